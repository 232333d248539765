"""Exact solutions: equilibria that nobody gains by leaving, and values found in other ways."""

from fractions import Fraction
from functools import cache
from itertools import product
from pathlib import Path
from random import Random

import pytest

from gemkeep.core.errors import Illegal
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import ROUNDS, Setup, State
from gemkeep.minds.diamant.exact import SmallDeck, Solution, opening, small_game, solve
from gemkeep.minds.diamant.exact.lessons import SMALL_CAVE, after, leaving
from gemkeep.minds.diamant.exact.lone import REAL_DECK, Cave, LoneGame, solve_round
from gemkeep.minds.diamant.exact.positions import Goal
from gemkeep.minds.diamant.exact.stage_games import (
    TOLERANCE,
    Payoffs,
    Symmetric,
    equilibria,
    regret,
    symmetric_equilibria,
    values,
)
from tests.minds.diamant.exact_checks import BestResponse, largest_gain

TINY = SmallDeck(treasures=(2, 5, 7), hazards=(2, 2))
WITH_RELIC = SmallDeck(treasures=(2, 7), hazards=(2, 2), relics=2)


def game_of(*rows: tuple[tuple[float, float], tuple[float, float]]) -> Payoffs:
    """A game of two, as rows of the first player's choice: back, then on."""
    return {(first, second): rows[first][second] for first, second in product((0, 1), repeat=2)}


def test_a_game_of_two_has_all_its_equilibria_found() -> None:
    dilemma = game_of(((1, 1), (3, 0)), ((0, 3), (2, 2)))
    assert equilibria(dilemma) == [(0.0, 0.0)]
    meeting = game_of(((2, 1), (0, 0)), ((0, 0), (1, 2)))
    assert equilibria(meeting) == [(0, 0), (pytest.approx(1 / 3), pytest.approx(2 / 3)), (1, 1)]
    pennies = game_of(((1, -1), (-1, 1)), ((-1, 1), (1, -1)))
    assert equilibria(pennies) == [(0.5, 0.5)]
    assert values(pennies, (0.5, 0.5)) == (0, 0)


@pytest.mark.parametrize("players", [1, 2, 3])
def test_random_games_have_an_odd_number_of_equilibria(players: int) -> None:
    """Wilson's theorem: so does almost every game, and one that is missed would be noticed."""
    random = Random(players)
    for _ in range(150):
        payoffs = {
            choices: tuple(random.random() for _ in choices)
            for choices in product((0, 1), repeat=players)
        }
        found = equilibria(payoffs)
        assert len(found) % 2 == 1
        assert all(regret(payoffs, profile) <= TOLERANCE for profile in found)


def test_an_equilibrium_is_found_where_a_player_is_indifferent() -> None:
    same: Payoffs = dict.fromkeys(product((0, 1), repeat=3), (1.0, 1.0, 1.0))
    assert equilibria(same)


def test_players_who_are_alike_play_alike() -> None:
    """A path for one: taking it alone brings 6, together nothing; going on brings 2."""
    game = Symmetric(back=(0.0, 0.0, 6.0), on=(2.0, 2.0, 2.0))
    (on,) = symmetric_equilibria(game)
    assert 6 * on**2 == pytest.approx(2)
    assert game.value(on) == pytest.approx(2)
    assert symmetric_equilibria(Symmetric(back=(1.0, 0.0), on=(0.0, 1.0))) == [0, 0.5, 1]


SMALL_GAMES = [
    (TINY, 2, 1, None),
    (TINY, 3, 1, None),
    (TINY, 3, 1, (0, 2, 3)),
    (WITH_RELIC, 2, 1, None),
    (WITH_RELIC, 3, 1, (0, 1, 1)),
    (SmallDeck((2, 7), (2, 2)), 2, 2, None),
]


@pytest.mark.parametrize("goal", ["rubies", "win"])
@pytest.mark.parametrize("deck, seats, rounds, chests", SMALL_GAMES)
def test_nobody_gains_by_playing_otherwise(
    deck: SmallDeck, seats: int, rounds: int, chests: tuple[int, ...] | None, goal: Goal
) -> None:
    setup = small_game(deck, seats)
    start = opening(setup, rounds, chests)
    solution = solve(setup, goal, start)
    assert largest_gain(solution) <= TOLERANCE
    for seat in range(seats):
        best = BestResponse(solution, seat).value(start)
        assert best == pytest.approx(solution.value(start)[seat], abs=TOLERANCE)
    if goal == "win":
        assert sum(solution.value(start)) == pytest.approx(1)


# Two players, written down once more without the engine: what is out, not what is left.


def matrix_value(rows: list[list[Fraction]]) -> Fraction:
    """The value of a zero-sum game with two choices each."""
    (a, b), (c, d) = rows
    low = max(min(a, b), min(c, d))
    high = min(max(a, c), max(b, d))
    return low if low == high else (a * d - b * c) / (a + d - b - c)


@cache
def share_of_first(
    rest: tuple[int, ...], out: tuple[int, ...], purse: int, path: int, chests: tuple[int, int]
) -> Fraction:
    """The first player's share of victory with both inside and a card due; negative: a hazard."""
    total = Fraction(0)
    for card in rest:
        left = without(rest, card)
        if card in out:
            total += won(*chests)
        elif card < 0:
            total += both_choose(left, (*out, card), purse, path, chests)
        else:
            total += both_choose(left, out, purse + card // 2, path + card % 2, chests)
    return total / len(rest)


def without(rest: tuple[int, ...], card: int) -> tuple[int, ...]:
    at = rest.index(card)
    return rest[:at] + rest[at + 1 :]


def both_choose(
    rest: tuple[int, ...], out: tuple[int, ...], purse: int, path: int, chests: tuple[int, int]
) -> Fraction:
    home = purse + path // 2
    first, second = chests
    left_behind = lone_share(rest, out, purse, (first, second + purse + path))
    gone_ahead = 1 - lone_share(rest, out, purse, (second, first + purse + path))
    both_home = won(first + home, second + home)
    both_on = share_of_first(rest, out, purse, path, chests)
    return matrix_value([[both_home, gone_ahead], [left_behind, both_on]])


@cache
def lone_share(
    rest: tuple[int, ...], out: tuple[int, ...], purse: int, chests: tuple[int, int]
) -> Fraction:
    """What the one still inside wins, the other being home: the path is empty."""
    total = Fraction(0)
    for card in rest:
        if card in out:
            total += won(*chests)
        else:
            shown = (*out, card) if card < 0 else out
            carried = purse + max(card, 0)
            now = won(chests[0] + carried, chests[1])
            total += max(now, lone_share(without(rest, card), shown, carried, chests))
    return total / len(rest)


def won(mine: int, theirs: int) -> Fraction:
    return Fraction((mine > theirs) * 2 + (mine == theirs), 2)


@pytest.mark.parametrize("chests", [(0, 0), (0, 1), (0, 4), (3, 0)])
def test_two_players_get_what_a_second_computation_without_the_engine_says(
    chests: tuple[int, int],
) -> None:
    setup = small_game(SMALL_CAVE, 2)
    start = opening(setup, chests=chests)
    cards = (*SMALL_CAVE.treasures, -1, -1, -2, -2)
    exact = share_of_first(cards, (), 0, 0, chests)
    assert solve(setup, "win", start).value(start)[0] == pytest.approx(float(exact), abs=1e-12)


def test_counterfactual_regret_minimisation_comes_to_the_same() -> None:
    """What OpenSpiel's CFR finds for this game: see examples/cfr_diamant.py and its figures."""
    setup = small_game(SmallDeck((2, 5, 9), (3, 3)), 2)
    start = opening(setup, chests=(0, 1))
    solution = solve(setup, "win", start)
    assert solution.value(start) == pytest.approx((0.1475, 0.8525), abs=5e-4)
    behind, ahead = solution.policy(after(setup, ("treasure:5",), (0, 1))).values()
    assert (behind, ahead) == pytest.approx((0.61, 0.71), abs=0.01)


@pytest.mark.parametrize("rounds", [1, 2])
@pytest.mark.parametrize("relics", [0, 2])
def test_a_lone_player_is_solved_alike_by_arrays_and_by_the_engine(
    rounds: int, relics: int
) -> None:
    deck = SmallDeck((2, 5, 5, 7), (3, 2), relics)
    setup = small_game(deck, 1)
    start = opening(setup, rounds)
    exact = solve(setup, "rubies", start).value(start)[0]
    whole = LoneGame(deck.treasures).value(rounds, deck.hazards, relics)
    assert whole == pytest.approx(exact, abs=1e-9)


def test_a_lone_player_leaves_when_the_risk_outweighs_what_is_left_in_the_deck() -> None:
    """Carried times dangerous cards, against the rubies still in the deck: nothing else counts."""
    cave = Cave(REAL_DECK)
    solved = solve_round(cave, cave.home)
    assert solved.start == pytest.approx(17.339875, abs=1e-6)
    stakes, hazards = cave.stakes[:, None, None], cave.hazards_out[None, :, None]
    going = solved.on > solved.back
    assert (going == (stakes * 2 * hazards < sum(REAL_DECK.treasures) - stakes)).all()


def late(setup: Setup) -> State:
    """The last round with all five hazards and most treasures out, seat 2 back in camp."""
    hazards = [card.name for card in setup.cards if card.kind == "hazard"]
    treasures = [card.name for card in setup.cards if card.kind == "treasure"]
    state = after(setup, (*treasures[:9], "relic:5", *hazards))
    return state._replace(
        closed=ROUNDS - 1,
        in_cave=(0, 1),
        to_choose=(0, 1),
        carried=(*state.carried[:2], 0),
        chests=(20, 24, 31),
    )


@pytest.fixture(scope="module")
def endgame() -> Solution:
    setup = Diamant("uk", 3, "ascending").setup
    return solve(setup, "win", late(setup))


def test_an_endgame_of_the_real_game_is_solved_in_every_seat(endgame: Solution) -> None:
    assert largest_gain(endgame) <= TOLERANCE
    state = late(endgame.setup)
    turned = state._replace(in_cave=(1, 2), to_choose=(1, 2), carried=(0, *state.carried[:2]))
    turned = turned._replace(chests=(31, 20, 24))
    assert endgame.value(turned) == pytest.approx(
        tuple(endgame.value(state)[seat] for seat in (2, 0, 1))
    )
    assert set(endgame.policy(turned)) == {1, 2}


def test_a_rescued_relic_counts_like_rubies_in_the_chest(endgame: Solution) -> None:
    state = late(endgame.setup)
    rich = state._replace(chests=(13, 24, 31), relics=((7,), (), ()))
    assert endgame.value(rich) == endgame.value(state)


def test_a_deck_that_could_run_out_is_refused() -> None:
    setup = small_game(SmallDeck((5,), (2,)), 2)
    assert opening(setup).closed == ROUNDS - 1
    with pytest.raises(Illegal, match=r"hazards \[2\] are too few for 2 rounds"):
        opening(setup, rounds=2)


def test_a_decision_under_way_has_no_value() -> None:
    solution = Solution(small_game(TINY, 2), "win")
    state = after(solution.setup, ("treasure:5",))
    with pytest.raises(Illegal, match="in the middle"):
        solution.value(state._replace(choices=("on", None), to_choose=(1,)))


def test_the_page_has_the_figures_that_the_command_prints() -> None:
    page = Path("docs/small-diamant.md").read_text(encoding="utf-8")
    for table in leaving():
        for row in table.rows:
            assert f"| {' | '.join(row)} |" in page
