"""Many tables at once: everyone chooses, the choices are shown, and the next cards are dealt."""

import os
from functools import partial
from typing import NamedTuple

import numpy as np

from bench.lockstep.deals import Dealer, first_positions
from bench.lockstep.players import Seats, seated
from gemkeep.games.diamant.types import ROUNDS, RelicMode
from gemkeep.minds.diamant.hunter import beliefs as believing
from gemkeep.minds.diamant.hunter.habits import chances
from gemkeep.minds.diamant.hunter.measures import measure
from gemkeep.minds.diamant.hunter.response import hunt
from gemkeep.minds.diamant.sage import stage
from gemkeep.minds.diamant.sage.judgement import Others, networks, shares, solve_many
from gemkeep.minds.diamant.sage.network import final_shares, logits
from gemkeep.minds.diamant.sage.position import Numbers, Position
from gemkeep.minds.diamant.sage.reading import Floats, after_choices
from gemkeep.minds.parallel import Workers, run_in_order

CACHE = 1024
AT_ONCE = 2000
"""Tables; with more, their positions would take much memory."""
PROCESSES = int(os.environ.get("PROCESSES", "1"))


class Batch(NamedTuple):
    """Tables that advance in step."""

    names: Numbers
    """[tables, seats]: who plays."""
    first: int
    """The number of the first of them."""


def play(names: Numbers, seed: int, mode: RelicMode = "none") -> Floats:
    """[tables, seats]: everyone's share of the victory in one game of these players.

    The same seed deals the same cards to the same table, whoever sits there.
    """
    batches = [Batch(names[at : at + AT_ONCE], at) for at in range(0, len(names), AT_ONCE)]
    played = partial(_played, seed=seed, mode=mode)
    return np.concatenate(list(run_in_order(played, batches, Workers(PROCESSES))))


def _played(batch: Batch, seed: int, mode: RelicMode) -> Floats:
    """[tables, seats]: everyone's share of the victory."""
    tables = Tables(seated(batch.names), [seed, batch.first], mode)
    while len(tables.going):
        tables.step()
    found: Floats = final_shares(np, tables.position)
    return found


class Group(NamedTuple):
    """Tables with the same number of players inside."""

    rows: Numbers
    """[tables, 1]: their numbers."""
    inner: Numbers
    """[tables, players]: the seats of those inside."""
    own: Floats
    """[tables, 2 ** players, players]: what each joint choice is worth to them."""


class Tables:
    """Games in step, from the first card to the last."""

    def __init__(self, seats: Seats, seed: list[int], mode: RelicMode) -> None:
        """Deal the first cards."""
        games, players = seats.hunts.shape
        self._seats = seats
        self._random = np.random.default_rng([*seed, 1])
        self._dealer = Dealer(games, [*seed, 0])
        self.beliefs = believing.strangers(games, players)
        self._gone = np.zeros(games, bool)
        first = first_positions(games, players, mode)
        self.position = self._dealer.deal(first, np.arange(games))

    @property
    def going(self) -> Numbers:
        """The numbers of the games that are going on."""
        return np.flatnonzero(self.position.closed < ROUNDS)

    def step(self) -> None:
        """Play one decision at every table that is going on."""
        games = self.going
        likely = self.likely(games)
        it = picked(self.position, games)
        inside = it.inside != 0
        on = ((self._random.random(inside.shape) < likely) & inside).astype(np.float32)
        self._show(games, on, inside)
        then = picked(after_choices(widened(it), on[:, None]), (slice(None), 0))
        then = Position(*(np.array(part, np.float32) for part in then))
        live = np.flatnonzero(then.closed < ROUNDS)
        put(then, live, self._dealer.deal(picked(then, live), games[live]))
        put(self.position, games, then)

    def likely(self, games: Numbers) -> Floats:
        """[games, seats]: how likely everyone goes on; what hunters expect is kept."""
        it = picked(self.position, games)
        seats = Seats(*(part[games] for part in self._seats))
        measures = measure(it)
        by_habit = seats.going_on(measures, self._gone[games])
        thinks = seats.sage_from <= it.closed[:, None]
        watched = seats.hunts.any(-1)
        thinking = (thinks | seats.ambushes) & (it.inside != 0)
        groups = _groups(it, np.flatnonzero(watched | thinking.any(-1)))
        sage = np.full(by_habit.shape, 0.5, np.float32)
        for rows, inner, own in groups:
            odds = logits(np, networks()["actor"], picked(it, rows[:, 0]))
            sage[rows, inner] = solve_many(own, np.take_along_axis(odds, inner, -1))
        self._watched = games[watched]
        hunters = sage.copy()
        self._expected = chances(measures[watched], sage[watched])
        if watched.any():
            self._hunt(np.cumsum(watched) - 1, groups, sage, hunters, watched)
        self._expected = np.concatenate([self._expected, hunters[watched][..., None]], -1)
        likely = np.where(seats.hunts, hunters, np.where(thinks, sage, by_habit))
        for group in groups:
            _ambush(group, seats.ambushes, likely)
        return likely

    def _hunt(
        self, place: Numbers, groups: list[Group], sage: Floats, hunters: Floats, watched: Numbers
    ) -> None:
        """Write down what hunters do."""
        beliefs = self.beliefs[self._watched]
        habitual = believing.by_habit(beliefs, self._expected)
        for rows, inner, own in (_some(group, watched) for group in groups):
            at = place[rows]
            others = Others(habitual[at, inner], beliefs[at, inner, -1])
            if len(rows):
                hunters[rows, inner] = hunt(own, sage[rows, inner], others)

    def _show(self, games: Numbers, on: Floats, inside: Numbers) -> None:
        """Show the choices to those who learn from them."""
        number = {game: at for at, game in enumerate(games.tolist())}
        at = [number[game] for game in self._watched.tolist()]
        self.beliefs[self._watched] = believing.learnt(
            self.beliefs[self._watched], self._expected, on[at], inside[at]
        )
        left = inside.sum(-1) - on.sum(-1)
        self._gone[games] = (left > on.sum(-1)) & (on.sum(-1) > 0)


def _ambush(group: Group, ambushes: Numbers, likely: Floats) -> None:
    """Write down what is best for those who know how likely everyone else goes on."""
    rows, inner, own = group
    sets = stage.on_sets(inner.shape[-1])
    for at in range(inner.shape[-1]):
        some = np.flatnonzero(ambushes[rows[:, 0], inner[:, at]])
        on = likely[rows[some], inner[some]][:, None]
        chances = np.where(sets == 1, on, 1 - on)
        chances[..., at] = np.where(sets[:, at] == 1, 1, -1)  # worth on, less worth back
        ahead = (chances.prod(-1) * own[some][..., at]).sum(-1)
        likely[rows[some, 0], inner[some, at]] = ahead > 0


def _groups(it: Position, rows: Numbers) -> list[Group]:
    counts = it.inside[rows].sum(-1).astype(int)
    found = []
    for count in np.unique(counts):
        some = rows[counts == count]
        here = picked(it, some)
        inner = np.argsort(here.inside == 0, -1, kind="stable")[:, :count]
        sets = np.zeros((len(some), 2**count, it.inside.shape[-1]), np.float32)
        np.put_along_axis(sets, inner[:, None], stage.on_sets(count)[None], -1)
        worth = _shares(after_choices(widened(here), sets))
        found.append(Group(some[:, None], inner, np.take_along_axis(worth, inner[:, None], -1)))
    return found


def _shares(it: Position) -> Floats:
    """Everyone's share, with few enough positions at a time for the processor's cache."""
    size = max(1, CACHE // it.present.shape[1])
    parts = [picked(it, slice(at, at + size)) for at in range(0, len(it.present), size)]
    return np.concatenate([shares(part) for part in parts])


def _some(group: Group, wanted: Numbers) -> Group:
    return Group(*(part[wanted[group.rows[:, 0]]] for part in group))


def picked(it: Position, rows: Numbers) -> Position:
    """Some of many positions."""
    return Position(*(part[rows] for part in it))


def put(it: Position, rows: Numbers, some: Position) -> None:
    """Overwrite these positions."""
    for part, new in zip(it, some, strict=True):
        part[rows] = new


def widened(it: Position) -> Position:
    """The positions with an axis of length 1 for the choices."""
    return Position(*(part[:, None] for part in it))
