"""What a finished game says of each who played it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, NamedTuple

import msgspec

from gemkeep.core.game import Outcome
from gemkeep.core.moves import Seat
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import FULL_SUPPLY
from gemkeep.table.state import Table


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


def plays_of(table: Table, told: Iterable[bytes], over_at: float) -> list[Play]:
    """A part for each person who played their own seat to the end, and for each bot.

    `told` are the events of the game as they were told, which say more than how it ended.
    Who shares a device has no key, so no statistics; what a bot did for someone is not theirs.
    """
    outcome = table.outcome
    if outcome is None:
        return []
    if isinstance(table.game, Hideouts):
        return _plays_of_hideouts(table, table.game, outcome, over_at)
    return _plays_of_diamant(table, outcome, _Rounds(told, len(table.chairs)), over_at)


def _plays_of_diamant(
    table: Table, outcome: Outcome, rounds: _Rounds, over_at: float
) -> list[Play]:
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


class _Event(msgspec.Struct):
    """What is looked at in an event of Diamant; all else is skipped as it is read."""

    event: str
    seat: Seat = 0
    seats: tuple[Seat, ...] = ()
    fled: tuple[Seat, ...] = ()
    worth: tuple[int, ...] = ()


_TOLD: Final = msgspec.json.Decoder(tuple[tuple[int, _Event], ...])


class _Rounds:
    """The rounds of a game of Diamant, counted from its events."""

    def __init__(self, told: Iterable[bytes], seats: int) -> None:
        self.played = 0
        self.busts = [0] * seats
        self.cards = [0] * seats
        self.relics = [0] * seats
        path = 0
        for _, event in _TOLD.decode(b"[%b]" % b",".join(told)):
            match event.event:
                case "revealed":
                    path += 1
                case "returned":
                    self._saw(event.seats, path)
                case "rescued":
                    self.relics[event.seat] += len(event.worth)
                case "struck":
                    self._saw(event.fled, path)
                    for seat in event.fled:
                        self.busts[seat] += 1
                case "entrance_closed":
                    self.played, path = self.played + 1, 0
                case _:
                    pass

    def _saw(self, seats: tuple[Seat, ...], cards: int) -> None:
        for seat in seats:
            self.cards[seat] += cards
