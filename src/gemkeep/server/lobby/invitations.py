"""Inviting someone to play again: a table like the last one, and a notice if they are online.

Only people who have played together can invite each other, and only a few times in a while. People
who switched notices off, or blocked the sender, see none; to the sender they seem to be away.
Notices are kept in memory, for a few minutes.
"""

from __future__ import annotations

import time
from collections import defaultdict, deque
from collections.abc import Callable
from dataclasses import replace
from typing import Final, NamedTuple

from gemkeep.server.accounts import keys
from gemkeep.server.accounts.people import named
from gemkeep.server.errors import ApiError
from gemkeep.server.lobby.presence import Presence
from gemkeep.server.store.queries import companions
from gemkeep.server.store.queries.people import PersonRow, person
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.entries import TableMade
from gemkeep.table.state import Chair, Person, Table
from gemkeep.wire.people import Companion, Invitation, InviteAgain, Reinvited

KEPT_FOR: Final = 600.0
"""Seconds for which a notice is shown."""
MOST_SENT: Final = 6
"""Invitations by one person in that time."""
MOST_SHOWN: Final = 3
MOST_COMPANIONS: Final = 30


class _Notice(NamedTuple):
    id: str
    by: PersonRow
    name: str
    table: str
    at: float


class Invitations:
    """The invitations of one server that are waiting for an answer."""

    def __init__(
        self,
        registry: TableRegistry,
        presence: Presence,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        """Invitations to tables of this registry, for people who are online."""
        self._registry = registry
        self._presence = presence
        self._clock = clock
        self._sent: defaultdict[Person, deque[float]] = defaultdict(deque)
        self._notices: defaultdict[Person, list[_Notice]] = defaultdict(list)

    # --- Sending ---------------------------------------------------------------------------------

    async def send(self, me: PersonRow, asked: InviteAgain) -> Reinvited:
        """A new table like the latest one of the two; the other is shown a notice if possible."""
        store = self._registry.store
        latest = await store.read(companions.latest_shared(me.id, asked.person))
        table = None if latest is None else await self._registry.table(latest)
        other = await store.read(person(asked.person))
        if table is None or other is None or not table.seats_of(me.id):
            raise ApiError("not_found", "you can invite only people you have played with")
        self._count(me.id)
        name = named(me.name or asked.name or _name_at(table, me.id))
        made = _like(table, me.id, name)
        told = await self._may_tell(me.id, other)
        await self._registry.make(made, start=False)  # last: if it fails, nothing has changed
        if told:
            earlier = [each for each in self._notices[other.id] if each.by.id != me.id]
            notice = _Notice(keys.new_id(), me, name, made.table, self._clock())
            self._notices[other.id] = [notice, *earlier][:MOST_SHOWN]
        return Reinvited(made.table, made.invite, told)

    def _count(self, sender: Person) -> None:
        """Refuse someone who invites too often."""
        now, sent = self._clock(), self._sent[sender]
        while sent and sent[0] < now - KEPT_FOR:
            sent.popleft()
        if len(sent) >= MOST_SENT:
            raise ApiError("too_fast", "that is enough invitations for now; share the link instead")
        sent.append(now)

    async def _may_tell(self, sender: Person, other: PersonRow) -> bool:
        if not other.invitations or other.id not in self._presence.here():
            return False
        return sender not in await self._registry.store.read(companions.blocked_by(other.id))

    # --- Answering -------------------------------------------------------------------------------

    async def of(self, me: Person) -> tuple[Invitation, ...]:
        """The invitations that wait for this person, while there is a seat for them."""
        if me not in self._notices:
            return ()
        since, shown = self._clock() - KEPT_FOR, list[Invitation]()
        for notice in list(self._notices[me]):
            found = await self._registry.readable(notice.table)
            if notice.at < since or found is None or not _has_seat_for(found[0], me):
                self.dismiss(me, notice.id)
                continue
            game, invite = found[0].settings.game, found[0].invite
            shown.append(Invitation(notice.id, notice.by.id, notice.name, game, invite))
        return tuple(shown)

    def dismiss(self, me: Person, notice: str) -> None:
        """The person does not want to see this notice any more."""
        left = [each for each in self._notices.get(me, ()) if each.id != notice]
        if left:
            self._notices[me] = left
        else:
            self._notices.pop(me, None)

    def forget(self, person: Person) -> None:
        """Drop the notices to and by someone who has deleted themselves."""
        self._notices.pop(person, None)
        self._sent.pop(person, None)
        for other, notices in list(self._notices.items()):
            for notice in [each for each in notices if each.by.id == person]:
                self.dismiss(other, notice.id)

    async def set_blocked(self, me: Person, other: Person, *, blocked: bool) -> None:
        """Hide or show the other person's notices for this person."""
        change = companions.block if blocked else companions.unblock
        await self._registry.store.writer.write((), (change(me, other),))
        for notice in [each for each in self._notices.get(me, ()) if each.by.id == other]:
            self.dismiss(me, notice.id)

    # --- Whom to invite --------------------------------------------------------------------------

    async def companions(self, me: Person) -> list[Companion]:
        """The people this person has played with, the latest first."""
        store, here = self._registry.store, self._presence.here()
        blocked = await store.read(companions.blocked_by(me))
        together: dict[Person, list[companions.SharedTable]] = {}
        for shared in await store.read(companions.shared_tables(me)):
            together.setdefault(shared.person, []).append(shared)
        return [
            Companion(
                id=other,
                name=tables[0].name or "",
                colour=tables[0].colour,
                game=tables[0].game,
                table=tables[0].table_id,
                at=tables[0].at,
                games=len(tables),
                here=other in here,
                blocked=other in blocked,
                hidden=tables[0].hidden,
            )
            for other, tables in list(together.items())[:MOST_COMPANIONS]
        ]


def _like(table: Table, host: Person, name: str) -> TableMade:
    """A new table with the same rules and bots; the seats of all others are open."""
    mine = min(table.seats_of(host))
    chairs = tuple(
        Chair(chair.colour, host, name)
        if seat == mine
        else Chair(chair.colour, bot=chair.bot if chair.person is None else None)
        for seat, chair in enumerate(table.chairs)
    )
    settings = replace(table.settings, listed=False, guided=False, daily=None, fills_at=None)
    return TableMade(keys.new_id(), keys.new_invite(), settings, chairs, host)


def _name_at(table: Table, person: Person) -> str:
    return table.chairs[min(table.seats_of(person))].name or ""


def _has_seat_for(table: Table, person: Person) -> bool:
    free = any(chair.is_open for chair in table.chairs)
    return table.phase == "gathering" and free and not table.seats_of(person)
