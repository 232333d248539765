"""Diamant's daily challenge: editions take turns, and the deck of a round has a fixed order."""

from __future__ import annotations

from datetime import date
from typing import Any, Final

from msgspec import Struct

from gemkeep.core.chance import Chance
from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Move
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.games.diamant.rules import scores
from gemkeep.games.diamant.types import REVEAL, Card
from gemkeep.server.games.daily import PLAYER, Challenge, DailyGame
from gemkeep.server.games.diamant.wire import DiamantDay
from gemkeep.server.games.seeds import derive
from gemkeep.table.moves import Draw
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

    def draw(self, seed: bytes, game: Game[Any, Any]) -> Draw:
        """Cards from the day's deck: the same ones for everyone, whoever leaves when."""
        assert isinstance(game, Diamant)  # noqa: S101 - `make` made it

        def next_card(chance: Chance, moves: tuple[Move, ...]) -> Action:
            del chance
            return _next_card(seed, game, moves)

        return next_card


def deck_of(seed: bytes, game: Diamant, round_number: int, counts: tuple[int, ...]) -> list[Card]:
    """The deck of a round in the order of the day.

    Each card has its own place in the order, so a deck that lacks some has the others in the
    same order. Of identical cards, the last ones are those that have left the game.
    """
    cards = [
        (card, copy)
        for card, count in zip(game.setup.cards, counts, strict=True)
        for copy in range(count)
    ]
    cards.sort(key=lambda each: derive(seed, f"round {round_number} {each[0].name} {each[1]}"))
    return [card for card, _ in cards]


def _next_card(seed: bytes, game: Diamant, moves: tuple[Move, ...]) -> Action:
    """The card after those that were turned up in this round."""
    state = game.start()
    opened, turned_up = state, 0
    for move in moves:
        state, _ = game.apply(state, move)
        turned_up += move.verb == REVEAL
        if state.closed != opened.closed:
            opened, turned_up = state, 0
    card = deck_of(seed, game, opened.round, opened.deck)[turned_up]
    return game.setup.reveals[card.number]


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
