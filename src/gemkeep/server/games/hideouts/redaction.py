"""The history that may be sent: without memory aids, only what is in sight (H3.7)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from gemkeep.core.game import Event
from gemkeep.core.talking.phrases import Phrase
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.events import Dealt, Slid
from gemkeep.server.games.interface.history import PastEvent, VisibleHistory
from gemkeep.table.events import TableEvent
from gemkeep.table.state import Table

ON_MY_SIDE: Final = "seal_near_side"
"""The only phrase about a seal that names neither its guardian nor its wall."""
ALWAYS_VISIBLE: Final[tuple[type[Event], ...]] = (Dealt, Slid, TableEvent)
"""How the boxes moved, and who played for whom, says nothing about what is under them."""


def visible_history(table: Table, history: Sequence[PastEvent]) -> VisibleHistory:
    """The whole history, or with memory `none` only what the last slide left in sight.

    Once the game is over, nothing is secret.
    """
    game = table.game
    assert isinstance(game, Hideouts)  # noqa: S101 - `make` made it
    if game.setup.memory != "none" or table.phase != "playing":
        return VisibleHistory(history, table.talk)
    slide = _last_slide(history)
    covered = [past for past in history[:slide] if isinstance(past.event, ALWAYS_VISIBLE)]
    since = history[slide].number if slide else 0
    talk = [line for line in table.talk if not _is_about_before(line.point, since)]
    return VisibleHistory([*covered, *history[slide:]], talk, since)


def _last_slide(history: Sequence[PastEvent]) -> int:
    """The index of the last slide, after which nothing was covered; 0 if there was none."""
    indices = range(len(history) - 1, -1, -1)
    return next((index for index in indices if isinstance(history[index].event, Slid)), 0)


def _is_about_before(point: Phrase | None, number: int) -> bool:
    """Whether a phrase from before this update is about the owner or the seal of a box."""
    if point is None or point.number >= number:
        return False
    return point.piece is not None or point.side is not None or point.phrase == ON_MY_SIDE
