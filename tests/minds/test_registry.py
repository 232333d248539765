import pickle
import sys
from pathlib import Path
from random import Random

import pytest

from gemkeep.core.bot import make_bot
from gemkeep.core.errors import GemkeepError, Malformed, Unknown
from gemkeep.core.moves import Action
from gemkeep.games.catalogue import GAMES
from gemkeep.minds.registry import (
    REGISTERED,
    STRENGTHS,
    BrokenModule,
    bots_of,
    find_bot,
    stand_in,
)

ON = Action("choose", "on")
BACK = Action("choose", "back")

EVERY_BOT = [(game, bot.name) for game in GAMES for bot in bots_of(game)]


@pytest.fixture
def here(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A temporary current directory, removed from the import path afterwards."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", list(sys.path))
    return tmp_path


def test_every_game_has_bots_and_every_bot_a_game() -> None:
    assert set(REGISTERED) == set(GAMES)


@pytest.mark.parametrize("game, name", EVERY_BOT)
def test_a_bot_is_found_by_its_name_and_has_a_description(game: str, name: str) -> None:
    registered = next(bot for bot in bots_of(game) if bot.name == name)
    assert find_bot(game, name) is registered.bot
    assert registered.about
    assert "\n" not in registered.about


@pytest.mark.parametrize("game", GAMES)
def test_names_are_unique_and_every_game_has_random(game: str) -> None:
    names = [bot.name for bot in bots_of(game)]
    assert len(set(names)) == len(names)
    assert "random" in names


@pytest.mark.parametrize("game", GAMES)
def test_bots_are_listed_from_the_weakest_to_the_strongest(game: str) -> None:
    strengths = [bot.strength for bot in bots_of(game)]
    assert strengths == sorted(strengths)
    assert set(strengths) == set(STRENGTHS)


def test_one_bot_of_each_game_stands_in_for_people() -> None:
    assert {game: stand_in(game).name for game in GAMES} == {
        "diamant": "bold",
        "hideouts": "stroller",
    }
    for game in GAMES:
        assert sum(bot.stand_in for bot in bots_of(game)) == 1


@pytest.mark.parametrize("game, name", EVERY_BOT)
def test_a_registered_bot_can_be_sent_to_another_process(game: str, name: str) -> None:
    bot = find_bot(game, name)
    assert pickle.loads(pickle.dumps(bot)) is bot  # noqa: S301 -- our own bytes


def test_an_unknown_name_is_reported_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match=r"'walker'; there are random, .*module:attribute"):
        find_bot("diamant", "walker")
    with pytest.raises(Unknown, match="no game is called 'chess'; there are diamant, hideouts"):
        find_bot("chess", "random")


def test_a_custom_bot_is_found_in_the_current_directory(here: Path) -> None:
    (here / "own_bots_found.py").write_text(
        "def first(view, legal):\n    return legal[0]\n\n"
        "class Last:\n    def __call__(self, view, legal):\n        return legal[-1]\n\n"
        "class Second:\n    def act(self, view, legal):\n        return legal[1]\n"
    )
    for name, answer in (("first", ON), ("Last", BACK), ("Second", BACK)):
        bot = make_bot(find_bot("diamant", f"own_bots_found:{name}"), Random(1))
        assert bot.act(None, (ON, BACK)) == answer


def test_a_file_in_the_current_directory_hides_no_installed_module(here: Path) -> None:
    (here / "statistics.py").write_text("raise RuntimeError('never imported')\n")
    with pytest.raises(Unknown, match=r"the module statistics \(.*\) has no 'bot'"):
        find_bot("diamant", "statistics:bot")
    assert sys.path[-1] == str(here)


@pytest.mark.parametrize(
    "name, kind, said",
    [
        ("no_such_module:bot", Unknown, "no module no_such_module was found"),
        ("json.no_such_part:bot", Unknown, "no module json.no_such_part was found"),
        ("json:no_such_bot", Unknown, "has no 'no_such_bot'"),
        (":bot", Malformed, "module:attribute"),
        ("json:", Unknown, "has no ''"),
        ("../bots:bot", Malformed, "module:attribute"),
        ("json:__name__", Malformed, "a function or a class, and json:__name__ is 'json'"),
        ("sys:path", Malformed, "a function or a class"),
    ],
)
def test_anything_but_a_bot_is_refused(name: str, kind: type[GemkeepError], said: str) -> None:
    with pytest.raises(kind, match=said):
        find_bot("diamant", name)


def test_an_object_is_refused_because_it_could_learn_from_game_to_game(
    here: Path,
) -> None:
    (here / "own_bots_object.py").write_text(
        "class Bot:\n    def __call__(self, view, legal):\n        return legal[0]\n\nbot = Bot()\n"
    )
    with pytest.raises(Malformed, match="a function or a class"):
        find_bot("diamant", "own_bots_object:bot")


@pytest.mark.parametrize(
    "text, said",
    [
        ("raise ValueError('half done')", "half done"),
        ("raise SystemExit(0)", "SystemExit"),
        ("def bot(", "SyntaxError"),
        ("import nothing_of_that_name", "nothing_of_that_name"),
    ],
)
def test_a_module_that_breaks_is_named(here: Path, text: str, said: str) -> None:
    name = f"own_bots_broken_{abs(hash(text))}"
    (here / f"{name}.py").write_text(text)
    with pytest.raises(BrokenModule, match=f"the module {name} broke: .*{said}"):
        find_bot("diamant", f"{name}:bot")
