"""How hard a level is: proven, played and put into figures."""

from __future__ import annotations

from dataclasses import replace

import numpy as np
import pytest
from numpy.typing import NDArray

from gemkeep.games.hideouts import Level
from gemkeep.games.hideouts.catalogue import LEVELS, NUMBERS, RUNES
from gemkeep.minds.hideouts.keeper import team as keeper_team
from gemkeep.minds.hideouts.levels.costs import costs, without_hideouts
from gemkeep.minds.hideouts.levels.games import PRECISE_ENOUGH
from gemkeep.minds.hideouts.levels.study import Study, grade, study
from gemkeep.minds.hideouts.levels.teams import KeeperTeam
from tests.minds.levels.level_team import SpareTeam


def studied(level: Level, team: SpareTeam | None = None, games: int = 400) -> Study:
    return study(level, team or SpareTeam(), games, "1", lambda _: None)


@pytest.mark.clause("H8.3")
def test_par_is_where_the_team_begins_to_win() -> None:
    found = studied(replace(LEVELS[2], supply=14))
    # 400 of 630 deals need 10 tokens and 605 need 12 at most; the team needs three more.
    assert (found.par_half, found.par_most) == (13, 15)
    assert (found.some, found.every, found.winnable) == (10, 14, "every")
    assert found.supplies == ((10, 400), (12, 205), (14, 25))
    assert found.team.supply == 14
    assert found.team.low < 400 / 630 < found.team.high
    assert [rate.supply for rate in found.curve] == sorted({rate.supply for rate in found.curve})


def test_no_games_are_played_where_nobody_can_win() -> None:
    found = studied(replace(LEVELS[1], supply=9))
    assert (found.grade, found.winnable, found.share) == ("impossible", "none", 0.0)
    assert found.team.games == 0
    assert found.par_half == 13, "it still says which supply would do"
    assert found.reliefs == ()


def test_a_team_that_never_wins_has_no_par() -> None:
    found = studied(LEVELS[1], SpareTeam(spare=16))
    assert (found.grade, found.par_half, found.par_most) == ("brutal", None, None)


def test_games_are_played_until_the_rate_is_known_well_enough() -> None:
    found = studied(LEVELS[1], games=5000)
    assert found.team.games == 100
    assert found.team.high - found.team.low <= 2 * PRECISE_ENOUGH
    half = studied(replace(LEVELS[3], supply=13), games=300)
    assert half.team.games == 300


def test_a_study_that_is_interrupted_ends() -> None:
    """The games and the search go on side by side, and neither outlives the other."""

    def interrupt(_: float) -> None:
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        study(LEVELS[5], SpareTeam(), 10**9, "1", interrupt)


def test_a_hideout_costs_what_a_rune_in_its_place_would_save() -> None:
    [numbers] = costs(LEVELS[5], "1")
    assert numbers.kind == "number"
    assert numbers.tokens == pytest.approx(8.0, abs=0.3)
    assert [name for name, _ in numbers.each] == list(NUMBERS)
    assert all(0 < tokens < numbers.tokens for _, tokens in numbers.each[1:])
    rotations, action = costs(LEVELS[4], "1")
    assert (rotations.tokens, action.tokens) == (0.0, -2.0)
    assert costs(LEVELS[1], "1") == ()


def test_runes_take_the_place_of_hideouts() -> None:
    swapped = without_hideouts(LEVELS[2], ["mechanism"])
    assert swapped.hideouts.count("mechanism") == 3
    assert set(without_hideouts(LEVELS[3], ["lock:A", "lock:B"]).hideouts) == set(RUNES)


@pytest.mark.parametrize(
    "won,word", [(0.0, "brutal"), (0.2, "hard"), (0.5, "fair"), (0.9, "easy"), (1.0, "gentle")]
)
def test_one_word_says_how_hard_it_is(won: float, word: str) -> None:
    assert grade("some", won) == word
    assert grade("none", won) == "impossible"


def test_the_examples_are_walks_that_win() -> None:
    found = studied(LEVELS[2], games=4)
    for example in (found.luckiest, found.hardest):
        assert example.walk[0] == example.walk[-1] == example.start
        assert set(example.walk) == set(range(9))
    assert (found.luckiest.supply, found.hardest.supply) == (found.some, found.every)


def test_keepers_play_their_games_in_chunks(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[tuple[int, int]] = []

    def tokens_left(level: Level, *, games: int, seed: int) -> NDArray[np.int64]:
        assert level == LEVELS[1]
        asked.append((games, seed))
        return np.arange(games) - 1  # the first game is lost

    monkeypatch.setattr(keeper_team, "tokens_left", tokens_left)
    assert KeeperTeam().wins(LEVELS[1], range(101, 114), "7") == 4 + 4 + 2
    assert [games for games, _ in asked] == [5, 5, 3]
    assert len({seed for _, seed in asked}) == 3, "each chunk has its own deals"
    first = list(asked)
    KeeperTeam().wins(LEVELS[1], range(101, 114), "7")
    assert asked[3:] == first
