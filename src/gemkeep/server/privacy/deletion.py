"""Deleting a person: their games remain, without a name.

Their seats in games that are not over are given up first. Then, in one write, every row about them
is deleted, and the logs of their tables are rewritten: an alias replaces their id, their names and
the lines they wrote are removed, and the game itself is unchanged. A second pass, when their key no
longer works, finds what was written meanwhile.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Final, NamedTuple

from sqlalchemy import Connection
from sqlalchemy.exc import SQLAlchemyError

from gemkeep.server.accounts import keys
from gemkeep.server.errors import ApiError
from gemkeep.server.games.making import game_for
from gemkeep.server.lobby.invitations import Invitations
from gemkeep.server.lobby.presence import Presence
from gemkeep.server.privacy.devices import sign_out
from gemkeep.server.store.log.writer import Statement, Unwritten
from gemkeep.server.store.queries.personal import (
    changed_entries,
    tables_naming,
    unfinished_tables,
    without_person,
)
from gemkeep.server.store.queries.tables import entries_since
from gemkeep.server.tables.give_up import give_up
from gemkeep.server.tables.logs.damage import DamagedLog
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.people.erasure import SaidLine, erase
from gemkeep.table.state import GONE, Person

LOG: Final = logging.getLogger("gemkeep.privacy")

PASSES: Final = 2


class _Rewritten(NamedTuple):
    tables: dict[str, Person]
    """The tables whose logs mention a person, and the alias that replaces them there."""
    statements: list[Statement]


async def delete_person(
    registry: TableRegistry, invitations: Invitations, presence: Presence, person: Person
) -> None:
    """Delete everything about a person except the games they played."""
    await _leave_tables(registry, person)
    try:
        await _erase(registry, person)
    except (Unwritten, SQLAlchemyError):
        LOG.exception("a person could not be deleted altogether")
        raise ApiError(
            "in_doubt",
            "you have left your tables, but the rest may not have been deleted: try again",
        ) from None
    for live in registry.live_tables.values():
        live.broadcaster.forget(person)
    invitations.forget(person)
    presence.forget(person)


async def _erase(registry: TableRegistry, person: Person) -> None:
    aliases: dict[str, Person] = {}
    for _ in range(PASSES):
        found = await registry.store.read(_rewritten(person, aliases))
        await registry.store.writer.write((), [*without_person(person), *found.statements])
        registry.store.key_changed(person)
        sign_out(registry, person)
        aliases |= found.tables
        await registry.reread(aliases)


async def _leave_tables(registry: TableRegistry, person: Person) -> None:
    """Bots take over where others play, and games without others end."""
    for table_id in await registry.store.read(unfinished_tables(person)):
        try:
            await give_up(registry, table_id, person)
        except DamagedLog:
            continue
        except ApiError as error:
            if error.code in {"unavailable", "in_doubt"}:
                raise
            # A daily challenge can't be given up: it stays as it is, with nobody at it.


def _rewritten(person: Person, aliases: dict[str, Person]) -> Callable[[Connection], _Rewritten]:
    """The logs without a person: those with their id, and those with copies of their lines."""

    def ask(connection: Connection) -> _Rewritten:
        waiting = [*dict.fromkeys((*aliases, *tables_naming(person)(connection)))]
        tables, statements = dict[str, Person](), list[Statement]()
        copied: frozenset[SaidLine] = frozenset()
        for table_id in waiting:  # which grows
            alias = tables[table_id] = aliases.get(table_id) or GONE + keys.new_id()
            try:
                rows = entries_since(table_id, 0)(connection)
                erasure = erase(
                    [(row.entry, row.at) for row in rows], person, alias, copied, game_for
                )
            except Exception:
                LOG.exception("a log can't be read", extra={"table": table_id})
                continue
            statements += changed_entries(rows, erasure.changed)
            copied |= erasure.lines
            following = erasure.following
            if erasure.lines and following is not None and following not in waiting:
                waiting.append(following)
        return _Rewritten(tables, statements)

    return ask
