"""Queries and statements for people."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from sqlalchemy import Connection, bindparam, insert, select, update

from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.schema import PEOPLE

NUL: Final = "\0"
"""PostgreSQL allows it in no text, so nothing can be found by an id that contains it."""

# Built once, because it runs often.
_PERSON = select(
    PEOPLE.c.id,
    PEOPLE.c.key_hash,
    PEOPLE.c.name,
    PEOPLE.c.colour,
    PEOPLE.c.language,
    PEOPLE.c.hidden,
    PEOPLE.c.invitations,
).where(PEOPLE.c.id == bindparam("person"))


class PersonRow(NamedTuple):
    """A person as stored."""

    id: str
    key_hash: str
    name: str | None
    colour: Any
    language: Any
    hidden: bool = False
    """Whether their profile is hidden from others."""
    invitations: bool = True
    """Whether people they played with may invite them by a notice."""


def person(person_id: str) -> Callable[[Connection], PersonRow | None]:
    """The person with this id."""
    if NUL in person_id:
        return lambda _: None

    def ask(connection: Connection) -> PersonRow | None:
        row = connection.execute(_PERSON, {"person": person_id}).first()
        return None if row is None else PersonRow(*row)

    return ask


def new_person(values: dict[str, Any]) -> Statement:
    """Inserts a person."""
    return insert(PEOPLE), values


def changed_person(person_id: str, values: dict[str, Any]) -> Statement:
    """Updates a person's name, colour or language."""
    return update(PEOPLE).where(PEOPLE.c.id == person_id).values(**values), {}
