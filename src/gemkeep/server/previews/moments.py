"""The moments of a finished game, numbered as the replay page numbers them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from gemkeep.core.encoding.jsonable import event_name
from gemkeep.table.state import Table

SECRET: Final = "chose"  # noqa: S105 - the name of an event
"""The event that only says that someone has chosen: nothing to see."""


def moments(table: Table) -> list[Any]:
    """The public views of the states after which something was seen to happen, and of the first.

    `moments` in web/src/replay/player.svelte.ts counts the same ones.
    """
    game = table.game
    state = game.start()
    found = [game.view(state, None)]
    for move in table.moves:
        state, events = game.apply(state, move)
        if any(event_name(type(event)) != SECRET for event in events):
            found.append(game.view(state, None))
    return found


def place_of(at: int | None, seen: Sequence[Any]) -> int:
    """The number of an existing moment: this one, or the nearest; the last if none is named."""
    last = len(seen) - 1
    return last if at is None else max(0, min(last, at))
