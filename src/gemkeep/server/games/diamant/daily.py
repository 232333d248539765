"""Diamant's daily challenge: editions take turns, and the deck of a round has a fixed order."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from msgspec import Struct

from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.games.diamant.events import Struck
from gemkeep.games.diamant.rules import scores
from gemkeep.server.games.diamant.wire import DiamantDay
from gemkeep.server.games.interface.daily import PLAYER, Challenge, DailyGame
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
        """The score, how it came about round by round, and how many bots have less."""
        outcome = table.outcome
        assert outcome is not None  # noqa: S101 - asked of finished games only
        score = outcome.scores[PLAYER]
        rounds = _rounds(table)
        return DiamantDay(
            score=score,
            won=PLAYER in outcome.winners,
            rounds=tuple(brought for brought, _ in rounds),
            busts=tuple(bust for _, bust in rounds),
            beaten=sum(other < score for other in outcome.scores),
        )

    def points(self, table: Table) -> int:
        """The score."""
        return self.result(table).score


def _rounds(table: Table) -> list[tuple[int, bool]]:
    """What each round added to the player's score, and whether it was lost to a hazard."""
    game = table.game
    assert isinstance(game, Diamant)  # noqa: S101 - `make` made it
    state, had, rounds = game.start(), 0, []
    for move in table.moves:
        before = state.closed
        state, events = game.apply(state, move)
        if state.closed != before:
            has = scores(game.setup, state)[PLAYER]
            bust = any(isinstance(each, Struck) and PLAYER in each.fled for each in events)
            rounds.append((has - had, bust))
            had = has
    return rounds
