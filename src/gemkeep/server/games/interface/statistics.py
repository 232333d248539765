"""Statistics of finished games: one row per player, and a summary of someone's rows."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from msgspec import Struct

from gemkeep.core.game import Outcome
from gemkeep.core.moves import Seat
from gemkeep.server.games.interface.history import PastEvent
from gemkeep.server.store.log.writer import Statement
from gemkeep.table.state import Table, is_gone


class Play(NamedTuple):
    """One player's part in a finished game, as the database keeps it."""

    table_id: str
    seat: Seat
    who: str
    """A person's public id, or `bot:` and the bot's name."""
    game: str
    over_at: float
    score: int
    won: float
    """1 for a victory, or a share of it; 0 for a defeat."""
    facts: Mapping[str, Any]
    """What else the game counts; only its own statistics know the keys."""


class Summary(Struct, frozen=True):
    """How someone fares at a game."""

    games: int
    won: float
    """The share of games won; a shared victory counts as its share."""
    score: float
    best: int


class Statistics:
    """Scores and victories alone, for a game that counts nothing else."""

    summary_type: type[Struct] = Summary
    facts_type: type[Struct] | None = None
    """The shape of `Play.facts`; None if the game has no facts of its own."""

    def plays(self, table: Table, history: Sequence[PastEvent], over_at: float) -> list[Play]:
        """A row for each player that `who_played` finds."""
        outcome = table.outcome
        if outcome is None:
            return []
        return [
            Play(
                table_id=table.id,
                seat=seat,
                who=who,
                game=table.game.name,
                over_at=over_at,
                score=outcome.scores[seat],
                won=share_of_victory(outcome, seat),
                facts=self.facts(table, history, seat),
            )
            for seat in range(len(table.chairs))
            if (who := who_played(table, seat)) is not None
        ]

    def tallies(self, table: Table) -> list[Statement]:
        """What else to count once when this game is over."""
        del table
        return []

    def facts(self, table: Table, history: Sequence[PastEvent], seat: Seat) -> Mapping[str, Any]:
        """What the game counts for this seat besides score and victory."""
        del table, history, seat
        return {}

    def summary(self, plays: Sequence[Play]) -> Struct:
        """A summary of someone's games, of which there is at least one."""
        games = len(plays)
        return Summary(
            games=games,
            won=sum(play.won for play in plays) / games,
            score=sum(play.score for play in plays) / games,
            best=max(play.score for play in plays),
        )


def who_played(table: Table, seat: Seat) -> str | None:
    """The owner of a seat's result: the bot or person that held it at the first decision.

    None for a second player on someone's device, who has no key, for someone who has deleted
    themselves, and for a bot's seat that a latecomer took over.
    """
    began = table.began_with[seat]
    if began.person is None:
        return None if is_taken_over(table, seat) else f"bot:{began.bot}"
    return None if began.device or is_gone(began.person) else began.person


def is_taken_over(table: Table, seat: Seat) -> bool:
    """Whether a person took over a bot's seat during the game."""
    return table.began_with[seat].person is None and table.chairs[seat].person is not None


def share_of_victory(outcome: Outcome, seat: Seat) -> float:
    """1 for the only winner, and an equal share for each of several."""
    return (seat in outcome.winners) / max(1, len(outcome.winners))
