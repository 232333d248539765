import multiprocessing
import sys
from pathlib import Path

import pytest

from gemkeep.core.bot import BotFault
from gemkeep.core.play import Player, play
from gemkeep.core.record import write_record
from gemkeep.games.diamant import Diamant
from gemkeep.minds import arena
from gemkeep.minds.arena import BrokenGame, Contest, run
from gemkeep.minds.parallel import Workers
from gemkeep.minds.registry import find_bot

RULES = {"edition": "cs", "relics": "escalating"}


def contest(games: int, *bots: str) -> Contest:
    return Contest("diamant", RULES, bots or ("random", "two", "bold"), games, "s")


def lines(contest: Contest, processes: int) -> list[str]:
    return [write_record(played.record) for played in run(contest, Workers(processes))]


@pytest.fixture
def own_bots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    (tmp_path / "arena_bots.py").write_text(
        "import os\n\n"
        "def keen(view, legal):\n    return legal[view.round > 3]\n\n"
        "def broken(view, legal):\n    raise ValueError('no idea')\n\n"
        "def deadly(view, legal):\n    os._exit(3)\n"
    )
    return tmp_path


def test_each_game_is_fixed_by_its_number() -> None:
    played = list(run(contest(3)))
    players = [Player(name, find_bot("diamant", name)) for name in ("random", "two", "bold")]
    assert played == [play(Diamant("cs", 3), players, f"s/{number}") for number in (1, 2, 3)]


def test_more_games_begin_with_the_same_ones() -> None:
    assert lines(contest(9), 1)[:4] == lines(contest(4), 1)


def test_a_game_is_played_alone_by_its_number() -> None:
    alone = contest(1)._replace(first=4)
    assert lines(alone, 1) == lines(contest(4), 1)[3:]


def test_hidden_totals_are_hidden_from_bots_and_noted_in_the_record(own_bots: Path) -> None:
    (own_bots / "arena_nosy.py").write_text(
        "def nosy(view, legal):\n"
        "    shut = [it.chest is None for it in view.explorers]\n"
        "    return legal[0] if shut == [False, True, True] else None\n"
    )
    hidden = contest(2, "arena_nosy:nosy", "two", "bold")._replace(totals="hidden")
    assert [played.record.more["totals"] for played in run(hidden)] == ["hidden"] * 2
    with pytest.raises(BotFault, match="answered None"):
        list(run(hidden._replace(totals="open")))


def test_any_number_of_processes_plays_the_same_games_in_the_same_order() -> None:
    games = 2 * arena.GAMES_A_CHUNK + 3
    assert lines(contest(games), 3) == lines(contest(games), 1)


def test_custom_bots_are_found_in_every_process(own_bots: Path) -> None:
    games = contest(arena.GAMES_A_CHUNK + 1, "random", "arena_bots:keen", "ev")
    assert lines(games, 2) == lines(games, 1)


@pytest.mark.parametrize("processes", [1, 2])
def test_a_bots_fault_ends_the_contest_and_is_reported(own_bots: Path, processes: int) -> None:
    games = contest(arena.GAMES_A_CHUNK * 3, "random", "arena_bots:broken", "two")
    said = r"bot arena_bots:broken at seat 1 broke: .*no idea"
    with pytest.raises(BrokenGame, match=said) as caught:
        list(run(games, Workers(processes)))
    assert (caught.value.number, caught.value.seed) == (1, "s/1")
    assert "arena_bots.py" in caught.value.trace


def test_a_bot_that_ends_its_process_is_reported(own_bots: Path) -> None:
    games = contest(arena.GAMES_A_CHUNK * 2, "random", "arena_bots:deadly", "two")
    with pytest.raises(BotFault, match="died"):
        list(run(games, Workers(2)))


def test_a_contest_left_early_leaves_no_process_behind() -> None:
    before = set(multiprocessing.active_children())
    games = run(contest(arena.GAMES_A_CHUNK * 40), Workers(2))
    next(games)
    assert set(multiprocessing.active_children()) > before
    games.close()  # type: ignore[attr-defined]
    assert set(multiprocessing.active_children()) == before
