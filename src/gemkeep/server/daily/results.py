"""What a finished challenge says of who played it."""

from __future__ import annotations

from gemkeep.core.moves import Seat
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.rules import scores
from gemkeep.games.hideouts import Hideouts
from gemkeep.table.state import Table
from gemkeep.wire.daily import DiamantDay, HideoutsDay

MY_SEAT: Seat = 0
"""Who plays a challenge sits first, and bots in the other seats."""


def points_of(table: Table) -> int:
    """By which the list is ordered: in Hideouts 0 for a lost game, else one more than are left."""
    result = result_of(table)
    if isinstance(result, DiamantDay):
        return result.score
    return result.left + 1 if result.won else 0


def score_of(game: str, points: int) -> int | None:
    """What the list shows for these points; None for a game that was lost."""
    if game == Diamant.name:
        return points
    return points - 1 if points else None


def result_of(table: Table) -> DiamantDay | HideoutsDay:
    """The result as it is told to who played it."""
    outcome = table.outcome
    assert outcome is not None  # noqa: S101 - asked of finished games only
    if isinstance(table.game, Hideouts):
        left = outcome.result["supply"]
        return HideoutsDay(
            won=MY_SEAT in outcome.winners,
            left=left if isinstance(left, int) else 0,
            moves=len(table.moves),
        )
    assert isinstance(table.game, Diamant)  # noqa: S101 - there are two games
    return DiamantDay(
        score=outcome.scores[MY_SEAT],
        won=MY_SEAT in outcome.winners,
        rounds=_rounds(table, table.game),
    )


def _rounds(table: Table, game: Diamant) -> tuple[int, ...]:
    """What each round has added to the score."""
    state, had, rounds = game.start(), 0, []
    for move in table.moves:
        before = state.closed
        state, _ = game.apply(state, move)
        if state.closed != before:
            has = scores(game.setup, state)[MY_SEAT]
            rounds.append(has - had)
            had = has
    return tuple(rounds)
