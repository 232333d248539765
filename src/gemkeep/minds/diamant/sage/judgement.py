"""The value of a position to each player, and the solution of a decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from importlib.resources import files
from typing import Any, Final, NamedTuple, TypeVar

import numpy as np

from gemkeep.core.moves import Seat
from gemkeep.games.diamant.types import ROUNDS
from gemkeep.minds.diamant.sage import stage
from gemkeep.minds.diamant.sage.network import Weights, logits, win_shares
from gemkeep.minds.diamant.sage.position import Position
from gemkeep.minds.diamant.sage.reading import Floats, after_choices

ROUNDS_OF_SOLVING: Final = 32
"""As in training: values are right only if everyone plays as they did there."""
FIRST_ROUNDS: Final = 10
"""Enough for most decisions."""


CACHED: Final = 64
Found = TypeVar("Found")


class Decision(NamedTuple):
    """A decision, solved."""

    seats: tuple[Seat, ...]
    """Those in the cave."""
    on: Floats
    """By number in `seats`, the probability of going on."""
    worth_on: Floats
    """By number in `seats`, the share of the victory if that player goes on."""
    worth_back: Floats
    shares: Floats
    """[seats of the table]: everyone's share of the victory, as expected before the choices."""
    outcomes: Floats
    """[2 ** number of seats, seats of the table]: everyone's share after each joint choice."""

    def worth(self, seat: Seat) -> tuple[float, float]:
        """What going on and going back are worth to this player."""
        number = self.seats.index(seat)
        return float(self.worth_on[number]), float(self.worth_back[number])

    def often(self, seat: Seat) -> float:
        """The probability that this player goes on."""
        return float(self.on[self.seats.index(seat)])


_solved: dict[bytes, Decision] = {}


@cache
def networks() -> dict[str, Weights]:
    """The trained networks, as arrays by name."""
    nets: dict[str, Weights] = {}
    with (files(__package__) / "weights.npz").open("rb") as file, np.load(file) as stored:
        for full in stored.files:
            net, name = full.split(".")
            nets.setdefault(net, {})[name] = stored[full].astype(np.float32)
    return nets


def shares(position: Position) -> Floats:
    """[seats]: everyone's share of the victory when the next card is due, or the game is over."""
    found: Floats = win_shares(np, networks()["value"], position)
    return found


def solve(position: Position) -> Decision:
    """The decision that is due in this position."""
    return kept(_solved, key_of(position), lambda: _solve(position))


def key_of(position: Position) -> bytes:
    """The same for positions that are equal."""
    return b"".join(part.tobytes() for part in position)


def kept(found: dict[bytes, Found], key: bytes, find: Callable[[], Found]) -> Found:
    """What was found for this key, if that was not long ago.

    Every copy of a bot at a table asks for the same, so the last few are kept.
    """
    if key not in found:
        if len(found) == CACHED:
            del found[next(iter(found))]
        found[key] = find()
    return found[key]


def _solve(position: Position) -> Decision:
    seats = tuple(int(seat) for seat in np.flatnonzero(position.inside))
    worth = outcomes(position, seats)
    odds = logits(np, networks()["actor"], position)[list(seats)]
    odds = np.clip(odds, -stage.SURE, stage.SURE)
    everyone = np.ones(len(seats))
    own = worth[:, list(seats)]
    mixture = stage.solve(np, own, everyone, odds, ROUNDS_OF_SOLVING, until_good)
    chances = stage.joint_chances(np, everyone, mixture.odds)
    sets = stage.on_sets(len(seats))
    on = 1 / (1 + np.exp(-mixture.odds))
    worth_on = np.sum(chances[:, None] * sets * own, 0) / on
    return Decision(seats, on, worth_on, worth_on - mixture.gain, chances @ worth, worth)


class Others(NamedTuple):
    """What is known of the players in decisions [..., players] besides that they think."""

    on: Floats
    """How likely they go on without thinking, by habit."""
    thinking: Floats
    """How likely they think."""


def solve_many(own: Floats, odds: Floats, others: Others | None = None) -> Floats:
    """[decisions, players]: how often each goes on in decisions of the same players.

    `own` [decisions, 2 ** players, players] is what each joint choice is worth to them; the search
    starts at these odds. Most decisions are solved soon, and only the rest are searched for long.
    """
    odds = np.clip(odds, -stage.SURE, stage.SURE)
    first = _search(own, odds, others, FIRST_ROUNDS)
    found = np.array(first.odds)
    rest = np.flatnonzero(first.regret >= stage.GOOD_ENOUGH)
    if len(rest):
        known = None if others is None else Others(*(part[rest] for part in others))
        found[rest] = _search(own[rest], odds[rest], known, ROUNDS_OF_SOLVING).odds
    often: Floats = (1 / (1 + np.exp(-found))).astype(np.float32)
    return often


def _search(own: Floats, odds: Floats, others: Others | None, rounds: int) -> stage.Mixture:
    everyone = np.ones(own.shape[-1])

    def seen_as(on: Floats) -> Floats:
        return on if others is None else others.on + others.thinking * on

    return stage.solve(np, own, everyone, odds, rounds, _until_all_good, seen_as)


def outcomes(position: Position, seats: Sequence[Seat]) -> Floats:
    """[2 ** number of seats, seats of the table]: everyone's share after each joint choice."""
    sets = stage.on_sets(len(seats))
    on = np.zeros((len(sets), len(position.present)), np.float32)
    on[:, list(seats)] = sets
    return shares(after_choices(position, on))


def _until_all_good(first: int, last: int, improve: Callable[..., Any], carry: Any) -> Any:  # noqa: ANN401
    """Repeat until all mixtures are good enough, or for as many rounds as allowed."""
    for count in range(first, last):
        if (carry.best.regret < stage.GOOD_ENOUGH).all():
            break
        carry = improve(count, carry)
    return carry


def until_good(first: int, last: int, improve: Callable[..., Any], carry: Any) -> Any:  # noqa: ANN401
    """Repeat until the mixture is good enough, or for as many rounds as allowed."""
    for count in range(first, last):
        if carry.best.regret < stage.GOOD_ENOUGH:
            break
        carry = improve(count, carry)
    return carry


assert ROUNDS == 5  # noqa: S101, PLR2004  the networks were trained for these
