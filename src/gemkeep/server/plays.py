"""What a finished game says of each who played it."""

from __future__ import annotations

from typing import NamedTuple

from gemkeep.core.game import Outcome
from gemkeep.core.moves import Seat
from gemkeep.games.diamant.events import (
    Chose,
    Decided,
    EntranceClosed,
    Rescued,
    Returned,
    Revealed,
    Struck,
)
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import FULL_SUPPLY
from gemkeep.table.match import Table


class Play(NamedTuple):
    """One seat's part in a game, as it is kept."""

    table_id: str
    seat: Seat
    who: str
    """A person's public id, or `bot:` and its name."""
    game: str
    over_at: float
    score: int
    """In Hideouts, the tokens left."""
    won: float
    """1 for a victory; in Diamant shared by as many as tie for it."""
    rounds: int
    busts: int
    cards: int
    """The cards seen before going back or fleeing, over all rounds."""
    relics: int
    level: int | None = None
    """Of Hideouts: 1 to 5, or None for one's own or with another supply."""
    advanced: bool | None = None


def plays_of(table: Table, over_at: float) -> list[Play]:
    """A part for each person who played their own seat to the end, and for each bot.

    Who shares a device has no key, so no statistics; what a bot did for someone is not theirs.
    """
    outcome = table.outcome
    if outcome is None:
        return []
    if isinstance(table.game, Hideouts):
        return _plays_of_hideouts(table, table.game, outcome, over_at)
    return _plays_of_diamant(table, outcome, over_at)


def _plays_of_diamant(table: Table, outcome: Outcome, over_at: float) -> list[Play]:
    rounds = _Rounds(table)
    return [
        Play(
            table_id=table.id,
            seat=seat,
            who=who,
            game=table.game.name,
            over_at=over_at,
            score=outcome.scores[seat],
            won=(seat in outcome.winners) / len(outcome.winners),
            rounds=rounds.played,
            busts=rounds.busts[seat],
            cards=rounds.cards[seat],
            relics=rounds.relics[seat],
        )
        for seat in range(len(table.chairs))
        if (who := who_played(table, seat)) is not None
    ]


def _plays_of_hideouts(
    table: Table, game: Hideouts, outcome: Outcome, over_at: float
) -> list[Play]:
    """Who plays several seats has played one game."""
    level, number = game.setup.level, game.setup.number
    supply = outcome.result["supply"]
    parts: dict[str, Play] = {}
    for seat in range(len(table.chairs)):
        who = who_played(table, seat)
        if who is not None:
            play = Play(
                table_id=table.id,
                seat=seat,
                who=who,
                game=game.name,
                over_at=over_at,
                score=supply if isinstance(supply, int) else 0,
                won=float(seat in outcome.winners),
                rounds=0,
                busts=0,
                cards=0,
                relics=0,
                level=number if level.supply == FULL_SUPPLY else None,
                advanced=level.advanced,
            )
            parts.setdefault(who, play)
    return list(parts.values())


def who_played(table: Table, seat: Seat) -> str | None:
    """Whose the result of a seat is; None if it is nobody's."""
    chair = table.chairs[seat]
    if chair.person is None:
        return f"bot:{chair.bot}"
    return None if chair.device or chair.bot is not None else chair.person


class _Rounds:
    """The rounds of a game of Diamant, counted from its events."""

    def __init__(self, table: Table) -> None:
        seats = len(table.chairs)
        self.played = 0
        self.busts = [0] * seats
        self.cards = [0] * seats
        self.relics = [0] * seats
        state, path = table.game.start(), 0
        for move in table.moves:
            state, events = table.game.apply(state, move)
            for event in events:
                match event:
                    case Chose() | Decided():  # most are
                        pass
                    case Revealed():
                        path += 1
                    case Returned(seats=home):
                        self._saw(home, path)
                    case Rescued(seat=seat, worth=worth):
                        self.relics[seat] += len(worth)
                    case Struck(fled=fled):
                        self._saw(fled, path)
                        for seat in fled:
                            self.busts[seat] += 1
                    case EntranceClosed():
                        self.played, path = self.played + 1, 0
                    case _:
                        pass

    def _saw(self, seats: tuple[Seat, ...], cards: int) -> None:
        for seat in seats:
            self.cards[seat] += cards
