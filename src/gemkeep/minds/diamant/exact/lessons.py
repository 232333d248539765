"""What the small games teach: the tables of docs/small-diamant.md."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import rules
from gemkeep.games.diamant.catalogue import ESCALATING_RELICS
from gemkeep.games.diamant.types import CHOOSE, REVEAL, Setup, State
from gemkeep.minds.diamant.exact.lone import REAL_DECK, Cave, LoneGame, solve_round
from gemkeep.minds.diamant.exact.positions import Goal
from gemkeep.minds.diamant.exact.small_games import SmallDeck, opening, small_game
from gemkeep.minds.diamant.exact.solver import Solution, solve

SMALL_CAVE: Final = SmallDeck(treasures=(2, 3, 5, 7, 11), hazards=(2, 2))
RELIC_CAVE: Final = SmallDeck(treasures=(2, 5, 7), hazards=(2, 2), relics=1)
MOST_RIVALS: Final = 4
ROUNDS: Final = 5


class Table(NamedTuple):
    """A title, heads and rows."""

    title: str
    heads: tuple[str, ...]
    rows: Sequence[tuple[str, ...]]


def lone() -> Iterator[Table]:
    """How long a lone player stays in the real cave."""
    cave = Cave(REAL_DECK)
    solved = solve_round(cave, cave.home)
    going = solved.on > solved.back
    yield Table(
        "One player, the real deck, one round: ways to play",
        ("leave", "mean", "struck", "cards"),
        [
            _way("at the best moment", cave, going),
            _way("when carried times dangerous cards ≥ rubies in the deck", cave, _lone_rule(cave)),
            *(_best_way(cave, ways) for ways in _simple_ways(cave)),
        ],
    )
    yield Table(
        "The fewest rubies to leave with and the most to go on with, whatever is in the deck",
        ("hazards on the path", "leave from", "go on to"),
        [_limits(cave, going, hazards) for hazards in range(1, 5)],
    )
    whole = LoneGame()
    hazards = REAL_DECK.hazards
    totals = [whole.value(rounds, hazards) for rounds in range(ROUNDS + 1)]
    yield Table(
        "One player, whole games: hazards that struck leave the deck",
        ("rounds", "mean", "the last one adds"),
        [
            (str(rounds), f"{totals[rounds]:.3f}", f"{totals[rounds] - totals[rounds - 1]:.3f}")
            for rounds in range(1, ROUNDS + 1)
        ],
    )
    with_relics = Cave(REAL_DECK._replace(relics=ESCALATING_RELICS))
    mean = solve_round(with_relics, with_relics.home).start
    yield Table(
        "One player, one round, with and without relics",
        ("relics", "mean"),
        [("none", f"{solved.start:.3f}"), ("escalating", f"{mean:.3f}")],
    )


def _lone_rule(cave: Cave) -> NDArray[np.bool_]:
    """Where to go on by a rule of thumb: one more card is worth more than it risks."""
    dangerous = cave.danger * cave.cards_left
    stakes = cave.stakes[:, None, None]
    return np.asarray(stakes * dangerous < cave.stakes.max() - stakes, dtype=np.bool_)


def _simple_ways(cave: Cave) -> tuple[list[tuple[str, NDArray[np.bool_]]], ...]:
    """Rules that look at one number, around the best of each kind."""
    stakes = np.broadcast_to(cave.stakes[:, None, None], cave.shape)
    hazards = np.broadcast_to(cave.hazards_out[None, :, None], cave.shape)
    return (
        [(f"with {n} rubies", stakes < n) for n in range(22, 29)],
        [(f"at a danger of {n} %", cave.danger < n / 100) for n in range(13, 20)],
        [(f"at hazard {n}", hazards < n) for n in range(2, 5)],
    )


def _best_way(cave: Cave, ways: list[tuple[str, NDArray[np.bool_]]]) -> tuple[str, ...]:
    """The way with the highest mean."""
    name, rule = max(ways, key=lambda way: solve_round(cave, cave.home, rule=way[1]).start)
    return _way(name, cave, rule)


def _way(name: str, cave: Cave, rule: NDArray[np.bool_]) -> tuple[str, ...]:
    """A way to play: its mean, how often it is struck, and how many cards it sees."""
    nothing = np.zeros(cave.shape)
    mean = solve_round(cave, cave.home, rule=rule).start
    struck = solve_round(cave, nothing, lambda _kind, _relics: 1.0, rule).start
    cards = solve_round(cave, nothing, rule=rule, each_card=1).start
    return name, f"{mean:.3f}", f"{struck:.1%}", f"{cards:.2f}"


def _limits(cave: Cave, going: NDArray[np.bool_], hazards: int) -> tuple[str, ...]:
    """If the two leave no gap, only the rubies and the hazards matter."""
    masks = cave.hazards_out == hazards
    stakes = np.broadcast_to(cave.stakes[:, None, None], cave.shape)[:, masks]
    on = going[:, masks]
    return str(hazards), f"{stakes[~on].min():.0f}", f"{stakes[on].max():.0f}"


def rivals() -> Iterator[Table]:
    """What each further player in the cave changes, for players who want rubies."""
    solutions = [_solved(SMALL_CAVE, seats, "rubies") for seats in range(1, MOST_RIVALS + 2)]
    yield Table(
        "The small cave, for rubies, by players",
        ("players", "mean of each", "of all"),
        [
            (str(seats), f"{worth:.3f}", f"{seats * worth:.3f}")
            for seats, solution in enumerate(solutions, start=1)
            for worth in solution.value(opening(solution.setup))[:1]
        ],
    )
    paths = (
        ("treasure:11", "hazard:spider"),
        ("treasure:11", "treasure:7", "hazard:spider"),
        ("treasure:5", "hazard:spider", "hazard:snake"),
        ("treasure:11", "hazard:spider", "hazard:snake"),
    )
    yield Table(
        "How often a player goes on, by how many are in the cave",
        ("path", *(str(seats) for seats in range(1, MOST_RIVALS + 2))),
        [
            (
                ", ".join(path),
                *(f"{_on(solution, after(solution.setup, path)):.3f}" for solution in solutions),
            )
            for path in paths
        ],
    )


def leaving() -> Iterator[Table]:
    """What is on the path for a player who leaves alone."""
    solution = _solved(SMALL_CAVE, 3, "rubies")
    threat = "hazard:spider"
    paths = (
        ("treasure:2", threat),
        ("treasure:2", "treasure:5", threat),
        ("treasure:3", "treasure:7", threat),
        ("treasure:2", "treasure:11", threat),
        ("treasure:3", "treasure:11", threat),
        ("treasure:2", "treasure:5", "treasure:11", threat),
    )
    rows = []
    for path in paths:
        state = after(solution.setup, path)
        lying = sum(state.left)
        alone, together = (state.carried[0] + lying // leavers for leavers in (1, 3))
        on = _on(solution, state)
        worth = solution.value(state)[0]
        rows.append((", ".join(path), str(alone), str(together), f"{on:.3f}", f"{worth:.3f}"))
    yield Table(
        "Three players in the small cave, for rubies",
        ("path", "home alone", "home together", "goes on", "worth"),
        rows,
    )


def trailing() -> Iterator[Table]:
    """Being behind in the last round."""
    path = ("treasure:5", "treasure:7", "hazard:spider", "hazard:snake")
    rows: list[tuple[str, ...]] = []
    for lead in range(9):
        solution = _solved(SMALL_CAVE, 2, "win", (0, lead))
        state = after(solution.setup, path, (0, lead))
        policy = solution.policy(state)
        start = solution.value(opening(solution.setup, chests=(0, lead)))
        rows.append((str(lead), f"{start[0]:.3f}", f"{policy[0]:.3f}", f"{policy[1]:.3f}"))
    yield Table(
        f"Two players, last round, to win; who goes on after {', '.join(path)}",
        ("behind by", "wins", "behind goes on", "ahead goes on"),
        rows,
    )
    rows = []
    for chests in ((0, 0, 0), (0, 0, 3), (0, 3, 3), (0, 2, 4)):
        solution = _solved(SMALL_CAVE, 3, "win", chests)
        start = solution.value(opening(solution.setup, chests=chests))
        rows.append((", ".join(map(str, chests)), *(f"{share:.3f}" for share in start)))
    yield Table(
        "Three players, last round: the share of victory",
        ("chests", "first", "second", "third"),
        rows,
    )


def relics() -> Iterator[Table]:
    """What a relic on the path changes."""
    rows = []
    plain, golden = ("treasure:7", "hazard:spider"), ("treasure:7", "relic", "hazard:spider")
    for seats in range(1, MOST_RIVALS + 2):
        solution = _solved(RELIC_CAVE, seats, "rubies")
        worth = solution.value(opening(solution.setup))[0]
        on = [f"{_on(solution, after(solution.setup, path)):.3f}" for path in (plain, golden)]
        rows.append((str(seats), f"{worth:.3f}", *on))
    yield Table(
        f"A cave with one relic, for rubies: who goes on after {', '.join(plain)}",
        ("players", "mean of each", "without the relic", "with the relic on the path"),
        rows,
    )


LESSONS: Final = {
    "lone": lone,
    "rivals": rivals,
    "leaving": leaving,
    "trailing": trailing,
    "relics": relics,
}


def after(setup: Setup, path: tuple[str, ...], chests: tuple[int, ...] | None = None) -> State:
    """The decision after these cards, with everyone still in the cave."""
    state = opening(setup, chests=chests)
    for card in path:
        for seat in state.to_choose:
            state = rules.apply(setup, state, Move(seat, CHOOSE, "on")).state
        state = rules.apply(setup, state, Move(CHANCE, REVEAL, card)).state
    return state


def _solved(
    deck: SmallDeck, seats: int, goal: Goal, chests: tuple[int, ...] | None = None
) -> Solution:
    setup = small_game(deck, seats)
    return solve(setup, goal, opening(setup, chests=chests))


def _on(solution: Solution, state: State) -> float:
    return solution.policy(state)[0]
