"""Levels that people publish, rated by how often they are won."""

from __future__ import annotations

import time
from typing import Final

from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.levels.code import WrongCode, read_code
from gemkeep.minds.hideouts.levels.least_supply import least_supply
from gemkeep.server.errors import ApiError
from gemkeep.server.games.hideouts.levels.key import key_of
from gemkeep.server.games.hideouts.levels.wire import PublishedLevel, PublishedLevels
from gemkeep.server.store.database import Store
from gemkeep.server.store.queries import published
from gemkeep.server.store.queries.people import NUL, PersonRow
from gemkeep.table.people.names import clean_name

MOST_OF_ONE: Final = 20
"""Levels that one person may have published."""
MOST_OF_ALL: Final = 2000
MOST_SHOWN: Final = 200
GAME: Final = Hideouts.name


async def newest(store: Store, someone: PersonRow | None) -> PublishedLevels:
    """The newest levels; those of this person are marked."""
    found = await store.read(published.newest(GAME, MOST_SHOWN))
    me = None if someone is None else someone.id
    return PublishedLevels(
        tuple(
            PublishedLevel(
                key=one.key,
                code=one.code,
                level=read_code(one.code),
                by=one.name or "",
                mine=one.person == me,
                games=one.games,
                won=one.won,
            )
            for one in found
        )
    )


async def publish(store: Store, me: PersonRow, code: str) -> PublishedLevels:
    """The levels with this one, which is from now on this person's."""
    try:
        level = read_code(code)
    except WrongCode:
        raise ApiError("wrong_level", "there is no level in this link") from None
    if me.name is None or clean_name(level.name) != level.name:
        raise ApiError("bad_name", "you and the level need names that everyone can read")
    if level.supply < least_supply(level):
        raise ApiError("illegal", "nobody can win this level")
    room = await store.read(published.room(GAME, me.id))
    if room.by_one >= MOST_OF_ONE or room.by_all >= MOST_OF_ALL:
        raise ApiError("illegal", f"one person may publish {MOST_OF_ONE} levels; withdraw one")
    values = {"game": GAME, "key": key_of(level), "code": code, "person": me.id, "at": time.time()}
    await store.writer.write((), (published.publish(values),))
    return await newest(store, me)


async def withdraw(store: Store, me: PersonRow, key: str) -> PublishedLevels:
    """The levels without this one, if it was this person's."""
    if NUL not in key:
        await store.writer.write((), (published.withdraw(GAME, key, me.id),))
    return await newest(store, me)
