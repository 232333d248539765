"""Statistics and ratings: what is told of them."""

from __future__ import annotations

from gemkeep.server.store.store import PersonRow, Store
from gemkeep.wire.http import Myself, Ranked


async def myself(kept: Store, me: PersonRow) -> Myself:
    """What someone may know of themselves."""
    del kept
    return Myself(me.id, me.name, me.colour, me.language, None, None)


async def ranked(kept: Store, game: str) -> list[Ranked]:
    """The list of ratings."""
    del kept, game
    return []
