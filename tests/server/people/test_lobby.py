"""Quick matches, people one played with, and invitations that nobody can abuse."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import NamedTuple

import pytest

from gemkeep.server.accounts import people
from gemkeep.server.config import Config, database_url
from gemkeep.server.errors import ApiError
from gemkeep.server.lobby.invitations import KEPT_FOR, MOST_SENT, Invitations
from gemkeep.server.lobby.presence import COUNTED_FOR, STAYS_FOR, Presence
from gemkeep.server.lobby.quick_match import QuickMatches
from gemkeep.server.store import Store
from gemkeep.server.store.queries.people import PersonRow, person
from gemkeep.server.store.queries.tables import tables_of
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.connection import Connection
from gemkeep.table.commands import Abandon, Start
from gemkeep.table.entries import TableMade
from gemkeep.table.state import COLOURS, Chair, Settings
from gemkeep.wire.http import Edit, NewPerson
from gemkeep.wire.people import InviteAgain


class Clock:
    """Says how much time has passed, as the test has it."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


class Silent:
    """Stands for a socket that nobody reads."""

    def send(self, frame: bytes) -> None:
        del frame

    def close(self, code: int, reason: str = "") -> None:
        del code, reason


class Place(NamedTuple):
    """A server's lobby, and a clock to turn."""

    registry: TableRegistry
    presence: Presence
    matches: QuickMatches
    invitations: Invitations
    clock: Clock

    async def person(self, name: str) -> PersonRow:
        made = await people.make(self.registry.store, NewPerson(name))
        found = await self.registry.store.read(person(made.id))
        assert found is not None
        return found

    async def played(self, *who: PersonRow) -> str:
        """A game that these people and a bot have begun."""
        chairs = [
            Chair(colour, one.id, one.name) for colour, one in zip(COLOURS, who, strict=False)
        ]
        name = f"t{len(self.registry.live_tables)}"
        settings = Settings("diamant", {"edition": "cs"})
        made = TableMade(name, f"i{name}", settings, (*chairs, Chair("teal", bot="ev")), who[0].id)
        await self.registry.make(made, start=True)
        return name


def come(live: LiveTable, who: PersonRow) -> Connection:
    connection = Connection(Silent())
    connection.person = who.id
    live.arrive(connection)
    return connection


def with_lobby(database: str, use: Callable[[Place], Awaitable[None]]) -> None:
    async def run() -> None:
        config = Config(db=database, bot_pace=1000.0, seed=bytes(32), match_wait=3600.0)
        store = Store(database_url(config), asyncio.get_running_loop())
        registry, clock = TableRegistry(config, store), Clock()
        presence = Presence(registry, clock)
        matches = QuickMatches(registry)
        try:
            await use(
                Place(registry, presence, matches, Invitations(registry, presence, clock), clock)
            )
        finally:
            matches.close()
            registry.close()
            store.close()

    asyncio.run(run())


# --- Who is online --------------------------------------------------------------------------------


def test_one_is_here_at_a_table_and_for_a_while_after_looking_at_a_page(tmp_path: object) -> None:
    async def use(place: Place) -> None:
        ann, bob = [await place.person(name) for name in ("Ann", "Bob")]
        assert place.presence.here() == frozenset()
        place.presence.note(ann.id)
        assert place.presence.here() == {ann.id}
        live = await place.registry.open(await place.played(bob, ann))
        assert live is not None
        come(live, bob)
        place.clock.now += COUNTED_FOR + 1
        assert place.presence.here() == {ann.id, bob.id}
        place.clock.now += STAYS_FOR
        assert place.presence.here() == {bob.id}

    with_lobby(f"{tmp_path}/gemkeep.db", use)


# --- Quick matches --------------------------------------------------------------------------------


async def matched(place: Place, who: PersonRow, game: str = "diamant") -> LiveTable:
    live = await place.registry.open(await place.matches.join(game, who, "Someone"))
    assert live is not None
    return live


def test_those_who_wait_for_the_same_game_meet_and_a_full_table_begins(database: str) -> None:
    async def use(place: Place) -> None:
        four = [await place.person(name) for name in ("Ann", "Bob", "Cid", "Dan")]
        first = await matched(place, four[0])
        come(first, four[0])
        assert place.matches.waiting() == {"diamant": 1, "hideouts": 0}
        assert await matched(place, four[0]) is first, "twice is once"
        for one in four[1:]:
            assert first.table.phase == "gathering"
            assert await matched(place, one) is first
        assert first.table.phase == "playing"
        assert [chair.name for chair in first.table.chairs] == ["Ann", "Bob", "Cid", "Dan"]
        assert first.table.settings.seconds is not None, "strangers play by the clock"
        assert place.matches.waiting()["diamant"] == 0
        eve = await place.person("Eve")
        assert await matched(place, eve) is not first

    with_lobby(database, use)


def test_bots_take_the_seats_of_those_who_did_not_come_or_left(tmp_path: object) -> None:
    async def use(place: Place) -> None:
        ann, bob = [await place.person(name) for name in ("Ann", "Bob")]
        live = await matched(place, bob)
        await matched(place, ann)
        come(live, ann)  # and Bob closes the page
        await place.matches._fill("diamant", live)
        assert live.table.phase == "playing"
        assert live.table.people() == (ann.id,)
        assert live.table.host == ann.id
        assert sum(chair.bot is not None for chair in live.table.chairs) == 3
        assert await place.registry.store.read(tables_of(bob.id, 9)) == []

    with_lobby(f"{tmp_path}/gemkeep.db", use)


def test_a_match_that_nobody_waits_for_ends(tmp_path: object) -> None:
    async def use(place: Place) -> None:
        live = await matched(place, await place.person("Ann"), "hideouts")
        await place.matches._fill("hideouts", live)
        assert live.table.abandoned
        assert place.matches.waiting()["hideouts"] == 0

    with_lobby(f"{tmp_path}/gemkeep.db", use)


def test_a_game_that_is_not_there_has_no_match(tmp_path: object) -> None:
    async def use(place: Place) -> None:
        with pytest.raises(ApiError) as refused:
            await matched(place, await place.person("Ann"), "chess")
        assert refused.value.code == "not_found"

    with_lobby(f"{tmp_path}/gemkeep.db", use)


# --- Playing again --------------------------------------------------------------------------------


def test_one_finds_those_one_played_with_the_latest_first(database: str) -> None:
    async def use(place: Place) -> None:
        ann, bob, cid = [await place.person(name) for name in ("Ann", "Bob", "Cid")]
        await place.played(ann, bob)
        await place.played(ann, bob)
        latest = await place.played(cid, ann)
        place.presence.note(bob.id)
        found = {one.name: one for one in await place.invitations.companions(ann.id)}
        assert list(found) == ["Cid", "Bob"]
        assert (found["Bob"].games, found["Bob"].here, found["Bob"].blocked) == (2, True, False)
        assert (found["Cid"].games, found["Cid"].here, found["Cid"].table) == (1, False, latest)
        assert [one.name for one in await place.invitations.companions(cid.id)] == ["Ann"]

    with_lobby(database, use)


def test_an_invitation_makes_a_table_and_shows_a_notice_to_those_who_are_here(
    database: str,
) -> None:
    async def use(place: Place) -> None:
        ann, bob = [await place.person(name) for name in ("Ann", "Bob")]
        await place.played(ann, bob)
        sent = await place.invitations.send(ann, InviteAgain(bob.id))
        assert not sent.told, "Bob is not here"
        assert await place.invitations.of(bob.id) == ()
        place.presence.note(bob.id)
        sent = await place.invitations.send(ann, InviteAgain(bob.id))
        assert sent.told
        (notice,) = await place.invitations.of(bob.id)
        assert (notice.name, notice.game, notice.invite) == ("Ann", "diamant", sent.invite)
        table = await place.registry.table(sent.table)
        assert table is not None
        assert [(chair.person, chair.bot) for chair in table.chairs] == [
            (ann.id, None),
            (None, None),
            (None, "ev"),
        ]
        assert sent.table not in await place.registry.store.read(tables_of(bob.id, 9)), (
            "it is Bob's table only if he sits down"
        )
        place.invitations.dismiss(bob.id, notice.id)
        assert await place.invitations.of(bob.id) == ()

    with_lobby(database, use)


def test_a_notice_goes_when_it_is_old_or_its_table_is_gone(tmp_path: object) -> None:
    async def use(place: Place) -> None:
        ann, bob = [await place.person(name) for name in ("Ann", "Bob")]
        await place.played(ann, bob)
        place.presence.note(bob.id)
        sent = await place.invitations.send(ann, InviteAgain(bob.id))
        live = await place.registry.open(sent.table)
        assert live is not None
        assert (await live.submit_and_wait(Abandon(ann.id))).refusal is None
        assert await place.invitations.of(bob.id) == ()
        await place.invitations.send(ann, InviteAgain(bob.id))
        assert len(await place.invitations.of(bob.id)) == 1
        place.clock.now += KEPT_FOR + 1
        assert await place.invitations.of(bob.id) == ()
        assert (await live.submit_and_wait(Start(ann.id))).refusal is not None

    with_lobby(f"{tmp_path}/gemkeep.db", use)


def test_nobody_can_be_flooded_with_invitations(database: str) -> None:
    async def use(place: Place) -> None:
        ann, bob, eve = [await place.person(name) for name in ("Ann", "Bob", "Eve")]
        await place.played(ann, bob)
        place.presence.note(bob.id)
        with pytest.raises(ApiError) as refused:
            await place.invitations.send(eve, InviteAgain(bob.id))
        assert refused.value.code == "not_found", "Eve has never played with Bob"
        for _ in range(MOST_SENT):
            await place.invitations.send(ann, InviteAgain(bob.id))
        assert len(await place.invitations.of(bob.id)) == 1, "the latest by each person"
        with pytest.raises(ApiError) as refused:
            await place.invitations.send(ann, InviteAgain(bob.id))
        assert refused.value.code == "too_fast"
        place.clock.now += KEPT_FOR + 1
        place.presence.note(bob.id)
        await place.invitations.set_blocked(bob.id, ann.id, blocked=True)
        assert not (await place.invitations.send(ann, InviteAgain(bob.id))).told
        assert await place.invitations.of(bob.id) == ()
        await place.invitations.set_blocked(bob.id, ann.id, blocked=True)
        await place.invitations.set_blocked(bob.id, ann.id, blocked=False)
        assert (await place.invitations.send(ann, InviteAgain(bob.id))).told
        await people.change(place.registry.store, bob, Edit(invitations=False))
        assert not (await place.invitations.send(ann, InviteAgain(bob.id))).told

    with_lobby(database, use)
