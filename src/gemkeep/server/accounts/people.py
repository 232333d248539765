"""People, found by their keys."""

from __future__ import annotations

import asyncio
import time
from typing import Any

from sqlalchemy.exc import SQLAlchemyError

from gemkeep.server.accounts import keys
from gemkeep.server.errors import ApiError
from gemkeep.server.store.database import Store
from gemkeep.server.store.log.writer import InDoubt
from gemkeep.server.store.queries import people as queries
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.table.people.names import clean_name
from gemkeep.wire.http import Edit, NewPerson, Person

NOBODY = keys.hash_of("")
MOST_REMEMBERED = 20_000
"""The number of key hashes cached in memory."""
TRIES = 10
RETRY_AFTER = 0.5


async def find(kept: Store, key: str) -> PersonRow | None:
    """The person with this key; None if the key is not valid."""
    person_id, secret = keys.person_in(key)
    row = await kept.read(queries.person(person_id)) if person_id and secret else None
    # An unknown id takes as long to refuse as a wrong secret.
    fits = keys.same(secret, NOBODY if row is None else row.key_hash)
    return row if fits else None


async def known(kept: Store, key: str) -> str | None:
    """The id of the person with this key; None if the key is not valid.

    A key's hash is read once and cached; code that changes it calls `Store.key_changed`.
    """
    person_id, secret = keys.person_in(key)
    key_hash = kept.key_hashes.get(person_id)
    if key_hash is not None:
        return person_id if keys.same(secret, key_hash) else None
    changes = kept.key_changes
    person = await find(kept, key)
    if kept.key_changes != changes:
        return await known(kept, key)
    if person is None:
        return None
    if len(kept.key_hashes) >= MOST_REMEMBERED:
        kept.key_hashes.clear()
    kept.key_hashes[person_id] = person.key_hash
    return person_id


async def make(kept: Store, asked: NewPerson) -> Person:
    """A new person; only they ever get the key."""
    new = keys.new_key()
    values = {
        "id": new.id,
        "key_hash": new.hash,
        "name": None if asked.name is None else named(asked.name),
        "colour": None,
        "language": None,
        "made_at": time.time(),
        "hidden": False,
        "invitations": True,
    }
    await kept.writer.write((), (queries.new_person(values),))
    return Person(new.id, new.key)


async def change(kept: Store, me: PersonRow, edit: Edit) -> PersonRow:
    """The person after this change."""
    given: dict[str, Any] = {
        "name": None if edit.name is None else named(edit.name),
        "colour": edit.colour,
        "language": edit.language,
        "hidden": edit.hidden,
        "invitations": edit.invitations,
    }
    values = {name: value for name, value in given.items() if value is not None}
    if values:
        await kept.writer.write((), (queries.changed_person(me.id, values),))
    return me._replace(**values)


async def change_key(kept: Store, me: PersonRow) -> Person:
    """The person with a new key; the old one stops working."""
    new = keys.new_key_of(me.id)
    try:
        await kept.writer.write((), (queries.changed_person(me.id, {"key_hash": new.hash}),))
    except InDoubt:
        # If it was changed and they never got the new one, they would be locked out.
        if not await _has_key(kept, new):
            raise
    finally:
        kept.key_changed(me.id)
    return Person(new.id, new.key)


async def _has_key(kept: Store, new: keys.NewKey) -> bool:
    """Whether this key was stored after all; retried for a while, until the database answers."""
    for _ in range(TRIES):
        try:
            found = await kept.read(queries.person(new.id))
        except SQLAlchemyError:
            await asyncio.sleep(RETRY_AFTER)
        else:
            return found is not None and found.key_hash == new.hash
    return False


def named(written: str) -> str:
    """The name as it is stored; an `ApiError` if it is not a valid name."""
    name = clean_name(written)
    if name is None:
        raise ApiError("bad_name", f"{written!r} is not a name")
    return name
