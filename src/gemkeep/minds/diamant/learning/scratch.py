"""A best response to a table of copies of any bot, learnt from scratch.

The attacker knows only the bot's actions. It learns two networks: one predicts how
likely each copy goes on, the other what a position after choices is worth to the attacker. At each
decision it takes the better choice against the predicted ones. At first it imitates the bot, to
learn what positions are worth to the bot itself; then it improves on that.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from typing import Any, Final, NamedTuple

import numpy as np

from gemkeep.games.diamant.types import ROUNDS
from gemkeep.minds.diamant.learning.copies import Copies, Table, joined, picked, stacked
from gemkeep.minds.diamant.learning.perceptron import Perceptron
from gemkeep.minds.diamant.learning.search import STRAYING, TRACE, Turn, Window
from gemkeep.minds.diamant.sage import stage
from gemkeep.minds.diamant.sage.features import seat_features, table_features
from gemkeep.minds.diamant.sage.network import final_shares
from gemkeep.minds.diamant.sage.position import Position
from gemkeep.minds.diamant.sage.reading import Floats, after_choices

GAMES: Final = 64
"""Played in step, in one turn."""
IMITATED: Final = 3
"""The turns in which the attacker does what the bot does."""
LIKELY: Final = 0.01
"""Joint choices of the copies are ignored if the likeliest ones are this much more likely."""
BATCH: Final = 256
PASSES: Final = 24
"""How often a position is learnt from, on average."""
KEPT: Final = 6_000
"""The attacker learns values from this many of the latest positions; older ones
have other values for its current policy."""
WATCHED: Final = 100_000
"""And the copies' behaviour, which does not change, from this many choices."""


class Lesson(NamedTuple):
    """Rows of features, and the probability to predict from each."""

    features: Floats
    targets: Floats


class Notes:
    """The latest rows of all lessons."""

    def __init__(self, size: int, inputs: int) -> None:
        """Make room for this many."""
        self._features = np.zeros((size, inputs), np.float32)
        self._targets = np.zeros(size, np.float32)
        self._seen = 0

    def add(self, lesson: Lesson) -> None:
        """Write these over the oldest."""
        at = (self._seen + np.arange(len(lesson.targets))) % len(self._targets)
        self._features[at], self._targets[at] = lesson
        self._seen += len(at)

    def draw(self, rows: int, random: np.random.Generator) -> Lesson:
        """Some of them."""
        at = random.integers(0, min(self._seen, len(self._targets)), rows)
        return Lesson(self._features[at], self._targets[at])


class Nets(NamedTuple):
    """What the attacker has learnt."""

    worth: Perceptron
    copies: Perceptron


class Moments(NamedTuple):
    """One decision at each table where the game is not over."""

    tables: Any
    """By number."""
    before: Position
    after: Position
    on: Floats
    worth: Floats
    """What the position was worth to the attacker before the choices."""
    strayed: Any


class Played(NamedTuple):
    """Some games, from the first decision to the last."""

    moments: list[Moments]
    shares: Floats
    """By table, the attacker's share of the victory."""


def play(copies: Copies, nets: Nets, seed: str, *, imitating: bool, strays: Floats) -> Played:
    """Play one game for each number in `strays`: how often the attacker tries the other choice."""
    random = np.random.default_rng(list(seed.encode()))
    tables = [
        Table(copies, number % copies.game.seats, f"{seed}/{number}")
        for number in range(len(strays))
    ]
    moments: list[Moments] = []
    while going := [number for number, table in enumerate(tables) if not table.over]:
        seen = [
            (tables[number].position(), tables[number].choices(imitating=imitating))
            for number in going
        ]
        before = stacked([position for position, _ in seen])
        on = np.stack([choices for _, choices in seen])
        on_worth, back_worth = choices_worth(nets, before)
        mine = on[:, 0] > 0 if imitating else on_worth > back_worth
        strayed = random.random(len(going)) < strays[going]
        on[:, 0] = mine ^ strayed
        moments.append(
            Moments(
                tables=np.asarray(going),
                before=before,
                after=picked(after_choices(_widened(before), on[:, None]), (slice(None), 0)),
                on=on,
                worth=np.maximum(on_worth, back_worth),
                strayed=strayed & (before.inside[:, 0] > 0),
            )
        )
        for number, choices in zip(going, on, strict=True):
            tables[number].choose(choices)
    return Played(moments, np.asarray([table.share() for table in tables], np.float32))


def choices_worth(nets: Nets, before: Position) -> tuple[Floats, Floats]:
    """What going on and going back are worth to the attacker; the same if they are in camp."""
    seats = before.inside.shape[-1]
    others = before.inside * (np.arange(seats) > 0)
    odds = np.clip(nets.copies.log_odds(seats_read(before)), -stage.SURE, stage.SURE)
    chances = stage.joint_chances(np, others, odds)[:, 1::2]
    rows, sets = np.nonzero(chances > LIKELY * chances.max(-1, keepdims=True))
    on = np.repeat(stage.on_sets(seats)[1::2][sets][:, None], 2, 1)
    on[:, 1, 0] = 0
    after = after_choices(_widened(picked(before, rows)), on)
    learnt = nets.worth.probability(seats_read(after)[..., 0, :])
    worth = np.where(after.closed == ROUNDS, final_shares(np, after)[..., 0], learnt)
    weights = chances[rows, sets]
    total = np.bincount(rows, weights)
    on_worth, back_worth = (
        (np.bincount(rows, weights * worth[:, choice]) / total).astype(np.float32)
        for choice in (0, 1)
    )
    return on_worth, back_worth


def _widened(it: Position) -> Position:
    """The positions with an axis for the choices."""
    return Position(*(part[:, None] for part in it))


def seats_read(it: Position) -> Floats:
    """[..., seats, features]: what the networks read of a position for each seat."""
    seats = seat_features(np, it)
    table = table_features(np, it)[..., None, :]
    table = np.broadcast_to(table, (*seats.shape[:-1], table.shape[-1]))
    return np.concatenate([seats, table], -1).astype(np.float32)


def lesson_on_worth(played: Played, trace: float) -> Lesson:
    """What each position after choices should be worth to the attacker."""
    found, worth = played.shares.copy(), played.shares.copy()
    strayed = np.zeros(len(found), bool)
    targets = []
    for now in reversed(played.moments):
        at = now.tables
        kept = np.where(strayed[at], 0, trace)
        found[at] = (1 - kept) * worth[at] + kept * found[at]
        worth[at], strayed[at] = now.worth, now.strayed & (trace < 1)
        targets.append(found[at])
    after = joined([now.after for now in played.moments])
    unknown = after.closed < ROUNDS
    features = seats_read(picked(after, unknown))[:, 0]
    return Lesson(features, np.concatenate(targets[::-1])[unknown])


def lesson_on_copies(played: Played) -> Lesson:
    """What the copies in the cave chose."""
    before = joined([now.before for now in played.moments])
    on = np.concatenate([now.on for now in played.moments])
    asked = (before.inside > 0) & (np.arange(on.shape[1]) > 0)
    return Lesson(seats_read(before)[asked], on[asked])


def _study(
    net: Perceptron, notes: Notes, lesson: Lesson, rate: float, random: np.random.Generator
) -> None:
    """Learn from batches of everything recorded; the more is new, the more batches."""
    notes.add(lesson)
    for _ in range(PASSES * len(lesson.targets) // BATCH):
        net.learn(*notes.draw(BATCH, random), rate)


def run(copies: Copies, turns: Iterable[Turn], seed: int) -> Iterator[Window]:
    """Attack for this many turns; each stretch of games is reported as it ends."""
    random = np.random.default_rng(seed)
    inputs = seats_read(Table(copies, 0, f"{seed}").position()).shape[-1]
    nets = Nets(Perceptron(inputs, random), Perceptron(inputs, random))
    kept, watched = Notes(KEPT, inputs), Notes(WATCHED, inputs)
    begun = time.monotonic()
    for count, (_, learning, rate) in enumerate(turns):
        imitating = learning and count < IMITATED
        strays = np.where(np.arange(GAMES) % 2, STRAYING * learning, 0)
        played = play(copies, nets, f"{seed}/{count}", imitating=imitating, strays=strays)
        if learning:
            trace = 1.0 if imitating else TRACE
            _study(nets.worth, kept, lesson_on_worth(played, trace), rate, random)
            _study(nets.copies, watched, lesson_on_copies(played), rate, random)
        shares = played.shares[strays == 0]
        yield Window(time.monotonic() - begun, learning, len(shares), float(shares.sum()))
