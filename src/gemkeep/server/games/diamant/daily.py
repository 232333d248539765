"""Diamant's daily challenge: editions take turns, and the deck of a round has a fixed order."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from msgspec import Struct

from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.games.diamant.rules import scores
from gemkeep.server.games.daily import PLAYER, Challenge, DailyGame
from gemkeep.server.games.diamant.wire import DiamantDay
from gemkeep.table.state import Table

EDITIONS_AND_RELICS: Final = tuple(
    {"edition": edition.name, "relics": mode}
    for edition in EDITIONS.values()
    for mode in edition.modes
)
RIVALS: Final = (
    ("two", "bold", "ev"),
    ("two", "cautious", "nine"),
    ("two", "cautious", "ev"),
    ("two", "bold", "nine"),
)
"""One of each strength; each decides only by what it sees, never by chance."""


class DailyDiamant(DailyGame):
    """A challenge against three bots."""

    result_type: type[Struct] = DiamantDay

    def challenge(self, day: date) -> Challenge:
        """Editions, relic modes and rivals take turns."""
        number = day.toordinal()
        rules: dict[str, Any] = EDITIONS_AND_RELICS[number % len(EDITIONS_AND_RELICS)]
        return Challenge(rules, RIVALS[number % len(RIVALS)])

    def result(self, table: Table) -> DiamantDay:
        """The score, and what each round added to it."""
        outcome = table.outcome
        assert outcome is not None  # noqa: S101 - asked of finished games only
        return DiamantDay(
            score=outcome.scores[PLAYER],
            won=PLAYER in outcome.winners,
            rounds=_rounds(table),
        )

    def points(self, table: Table) -> int:
        """The score."""
        return self.result(table).score


def _rounds(table: Table) -> tuple[int, ...]:
    """What each round added to the player's score."""
    game = table.game
    assert isinstance(game, Diamant)  # noqa: S101 - `make` made it
    state, had, rounds = game.start(), 0, []
    for move in table.moves:
        before = state.closed
        state, _ = game.apply(state, move)
        if state.closed != before:
            has = scores(game.setup, state)[PLAYER]
            rounds.append(has - had)
            had = has
    return tuple(rounds)
