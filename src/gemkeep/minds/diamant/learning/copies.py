"""Games of one attacker against copies of any bot, which act from their own views.

Many games are played in step, so that the attacker can think about all of them at once. The copies
are black boxes: each is created for its seat, and gets its view and the events.
"""

from __future__ import annotations

from functools import partial
from random import Random
from typing import Any, NamedTuple

import numpy as np

from gemkeep.core.bot import BotSource, ask, make_bot
from gemkeep.core.moves import CHANCE, Move
from gemkeep.core.talking.talk import Talk
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import State
from gemkeep.minds.diamant.sage.position import Position
from gemkeep.minds.diamant.sage.reading import Floats, position_of
from gemkeep.minds.diamant.threshold_bots import BACK, ON


class Copies(NamedTuple):
    """What the attacker plays against."""

    game: Diamant
    name: str
    bot: BotSource


class Table:
    """One game and its bots; one of them also sits in the attacker's seat, to be imitated."""

    def __init__(self, copies: Copies, attacker: int, seed: str) -> None:
        """Deal the first card."""
        self.game, self._name = copies.game, copies.name
        self.attacker = attacker
        self._chance = Random(f"{seed}/chance")
        self._bots = [
            make_bot(copies.bot, Random(f"{seed}/seat {seat}")) for seat in range(self.game.seats)
        ]
        self._talk = Talk(self._bots, [self._name] * self.game.seats)
        self.state: State = self.game.start()
        self._deal()

    @property
    def over(self) -> bool:
        """Whether the game is over."""
        return self.state.over

    def position(self) -> Position:
        """The decision that is due, as the attacker sees it: their seat comes first."""
        view = self.game.view(self.state, self.attacker)
        seen = position_of(view, [explorer.chest or 0 for explorer in view.explorers])
        order = (np.arange(self.game.seats) + self.attacker) % self.game.seats
        return seen._replace(inside=seen.inside[order], scores=seen.scores[order])

    def choices(self, *, imitating: bool) -> Floats:
        """[seats]: who goes on, with the attacker's seat first, which is 1 unless imitating."""
        on = np.ones(self.game.seats, np.float32)
        for seat in self.state.to_choose:
            if seat == self.attacker and not imitating:
                continue
            view, legal = self.game.view(self.state, seat), self.game.legal(self.state, seat)
            chosen = ask(self._bots[seat], self._name, seat, view, legal)
            on[(seat - self.attacker) % self.game.seats] = chosen == ON
        return on

    def choose(self, on: Floats) -> None:
        """Go on to the next decision, or to the end."""
        for seat in self.state.to_choose:
            goes_on = on[(seat - self.attacker) % self.game.seats]
            self._apply(Move(seat, *(ON if goes_on else BACK)))
        self._deal()

    def share(self) -> float:
        """The attacker's share of the victory."""
        outcome = self.game.outcome(self.state)
        winners = () if outcome is None else outcome.winners
        return (self.attacker in winners) / max(len(winners), 1)

    def _deal(self) -> None:
        while not (self.state.over or self.state.to_choose):
            self._apply(Move(CHANCE, *self.game.chance(self.state).draw(self._chance)))

    def _apply(self, move: Move) -> None:
        self.state, events = self.game.apply(self.state, move)
        self._talk.after_move(partial(self.game.view, self.state), events)


def stacked(positions: list[Position]) -> Position:
    """Many positions as one."""
    return Position(*(np.stack(parts) for parts in zip(*positions, strict=True)))


def joined(positions: list[Position]) -> Position:
    """Many times many positions as one."""
    return Position(*(np.concatenate(parts) for parts in zip(*positions, strict=True)))


def picked(it: Position, rows: Any) -> Position:  # noqa: ANN401 -- an index
    """Some of many positions."""
    return Position(*(part[rows] for part in it))
