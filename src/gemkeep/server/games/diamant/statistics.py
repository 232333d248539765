"""Diamant's statistics: rounds, busts, cards seen and relics, counted from the events."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

import msgspec

from gemkeep.core.moves import Seat
from gemkeep.games.diamant.events import EntranceClosed, Rescued, Returned, Revealed, Struck
from gemkeep.server.games.diamant.wire import DiamantStatistics
from gemkeep.server.games.interface.history import PastEvent
from gemkeep.server.games.interface.statistics import Play, Statistics
from gemkeep.table.state import Table

LATEST: Final = 30


class DiamantFacts(msgspec.Struct, frozen=True):
    """What is counted for each player of a game."""

    rounds: int = 0
    busts: int = 0
    cards: int = 0
    """The cards seen before going back or fleeing, over all rounds."""
    relics: int = 0
    empty: int = 0
    """The rounds in which they came home with nothing; busts are counted apart."""


class StatisticsOfDiamant(Statistics):
    """How deep people go, how often they lose everything, and what they bring home."""

    summary_type: type[msgspec.Struct] = DiamantStatistics
    facts_type: type[msgspec.Struct] | None = DiamantFacts

    def facts(self, table: Table, history: Sequence[PastEvent], seat: Seat) -> Mapping[str, Any]:
        """The seat's part in the events of the game."""
        del table
        facts: dict[str, Any] = msgspec.to_builtins(count(history, seat))
        return facts

    def summary(self, plays: Sequence[Play]) -> DiamantStatistics:
        """Means over all games, and the latest scores."""
        games = len(plays)
        facts = [msgspec.convert(play.facts, DiamantFacts) for play in plays]
        rounds = sum(each.rounds for each in facts)
        return DiamantStatistics(
            games=games,
            won=sum(play.won for play in plays) / games,
            score=sum(play.score for play in plays) / games,
            best=max(play.score for play in plays),
            rounds=rounds,
            bust=sum(each.busts for each in facts) / rounds,
            empty=sum(each.empty for each in facts) / rounds,
            depth=sum(each.cards for each in facts) / rounds,
            relics=sum(each.relics for each in facts),
            history=tuple(play.score for play in plays[-LATEST:]),
        )


def count(history: Sequence[PastEvent], seat: Seat) -> DiamantFacts:
    """What the events of a game say about one seat."""
    rounds = busts = cards = relics = path = 0
    empty: set[int] = set()
    for past in history:
        event = past.event
        match event:
            case Revealed():
                path += 1
            case Returned(seats=seats, banked=banked) if seat in seats:
                cards += path
                if not banked[seats.index(seat)]:
                    empty.add(rounds)
            case Rescued(seat=rescuer, worth=worth) if rescuer == seat:
                relics += len(worth)
                empty.discard(rounds)
            case Struck(fled=fled) if seat in fled:
                cards, busts = cards + path, busts + 1
            case EntranceClosed():
                rounds, path = rounds + 1, 0
            case _:
                pass
    return DiamantFacts(rounds, busts, cards, relics, len(empty))
