from math import inf

import pytest

from gemkeep.core.game import Outcome
from gemkeep.minds.estimates import Sums, proportion, student
from gemkeep.minds.standings import Standings, TeamResults


def sums(*values: int) -> Sums:
    counted = Sums()
    for value in values:
        counted.add(value)
    return counted


@pytest.mark.parametrize(
    "freedom, quantile", [(5, 2.571), (10, 2.228), (30, 2.042), (100, 1.984), (10**6, 1.960)]
)
def test_students_quantile_matches_the_tables(freedom: int, quantile: float) -> None:
    assert student(freedom) == pytest.approx(quantile, abs=0.004)


def test_a_mean_with_its_interval() -> None:
    value, low, high = sums(4, 6, 8, 10, 12, 14).mean()
    assert value == 9
    assert (low, high) == pytest.approx((9 - 3.926, 9 + 3.926), abs=0.01)


def test_equal_values_have_an_empty_interval_and_a_single_one_an_infinite_one() -> None:
    assert sums(7, 7, 7).mean() == (7, 7, 7)
    assert sums(7).mean() == (7, -inf, inf)


@pytest.mark.parametrize(
    "won, games, low, high",
    [  # Wilson's interval, worked out by hand from its formula
        (0, 10, 0.0, 0.2775),
        (10, 10, 0.7225, 1.0),
        (50, 100, 0.4038, 0.5962),
        (1, 1, 0.2065, 1.0),
    ],
)
def test_a_share_with_wilsons_interval(won: int, games: int, low: float, high: float) -> None:
    assert proportion(won, games)[1:] == pytest.approx((low, high), abs=5e-5)


def outcome(scores: tuple[int, ...], winners: tuple[int, ...]) -> Outcome:
    return Outcome("counted", winners, scores, {})


def test_players_who_tie_share_the_win() -> None:
    standings = Standings(("ann", "ben", "cid"))
    standings.add(outcome((5, 5, 1), (0, 1)))
    standings.add(outcome((2, 9, 3), (1,)))
    ann, ben, cid = standings.rows()
    assert ann.score.value == 3.5
    assert (ann.wins.value, ben.wins.value, cid.wins.value) == (0.25, 0.75, 0)
    assert ben.over_fair == pytest.approx(0.75 - 1 / 3)


def test_equal_bots_are_pooled_game_by_game() -> None:
    standings = Standings(("ann", "ben", "ann", "ann"))
    standings.add(outcome((5, 5, 1, 0), (0, 1)))
    standings.add(outcome((2, 8, 9, 4), (2,)))
    ann, ben = standings.rows()
    assert (ann.bot, ann.seats) == ("ann", (0, 2, 3))
    assert ann.score.value == pytest.approx((6 + 15) / 6)
    assert ann.wins == proportion(1.5, 2).divided_by(3)
    assert ann.over_fair == pytest.approx(0.25 - 0.25)
    assert (ben.seats, ben.wins.value) == ((1,), 0.25)


def team_outcome(reason: str, supply: int) -> Outcome:
    winners = (0, 1) if reason == "finished" else ()
    return Outcome(reason, winners, (0, 0), {"supply": supply})


def test_a_teams_tokens_are_counted_over_its_wins_and_its_losses_by_reason() -> None:
    results = TeamResults()
    for reason, supply in [("finished", 4), ("finished", 8), ("misplaced", 9), ("stalled", 1)]:
        results.add(team_outcome(reason, supply))
    assert results.win_rate().value == 0.5
    assert results.tokens_left.mean().value == 6
    assert results.losses == {"misplaced": 1, "stalled": 1}
