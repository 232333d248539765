"""Personal keys: changed, revoked everywhere, and everything stored with them taken or deleted."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable

from sqlalchemy import Connection, select

from gemkeep.server.accounts import people
from gemkeep.server.privacy.deletion import delete_person
from gemkeep.server.stats import counting
from gemkeep.server.store.queries.personal import tables_naming
from gemkeep.server.store.schema import METADATA
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.commands import Say
from gemkeep.wire.http import NewPerson
from tests.server.client import Client, careful
from tests.server.people.test_lobby import Place, with_lobby
from tests.server.tables.test_give_up import all_choose
from tests.server_process import Server


def everywhere(database: str, word: str) -> list[str]:
    """The tables of a database file where a word is."""
    with sqlite3.connect(database) as connection:
        return [
            name
            for name in METADATA.tables
            for row in connection.execute(f"SELECT * FROM {name}")  # noqa: S608 - our own names
            if any(word in str(value) for value in row)
        ]


async def two(ann: Client, bob: Client) -> None:
    """Bob sits down next to Ann, says something, and the game begins."""
    await bob.done("sit", seat=1, name="Robespierre", colour="teal")
    await bob.done("say", text="I live at number 7")
    await ann.done("say", text="nice to meet you")
    await ann.done("start")


def test_another_key_revokes_the_old_one_on_every_device(server: Server) -> None:
    async def play() -> None:
        (ann_id, old), (_, bob_key) = server.person("Ann"), server.person("Bob")
        table, _ = server.table(old, "me", "open", "ev")
        async with (
            server.client(table, old) as phone,
            server.client(table, old) as laptop,
            server.client(table, bob_key) as bob,
        ):
            changed = server.call("/api/me/key", method="POST", key=old)
            new = changed.json["key"]
            assert changed.json["id"] == ann_id
            assert changed.headers["cache-control"] == "no-store"
            assert await phone.closed_with() == await laptop.closed_with() == 1008
            while bob.table["seats"][0]["present"]:  # the others stay, and see that she left
                await bob.hear()
        for path, method in (("/api/me", "GET"), ("/api/me/key", "POST"), ("/api/me", "DELETE")):
            assert server.call(path, method=method, key=old).json["code"] == "wrong_key"
        async with server.socket(table) as socket:
            client = Client(socket)
            assert await client.refused("hello", key=old) == "wrong_key"
        assert server.call("/api/me", key=new).json["id"] == ann_id
        async with server.client(table, new) as ann:
            assert ann.me["seats"] == [0]

    asyncio.run(play())


def test_one_can_take_along_everything_that_is_stored(server: Server) -> None:
    async def play() -> None:
        (ann_id, ann_key), (_, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "ev")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
        ):
            await two(ann, bob)
            await ann.choose(0, "on")
            early = server.call("/api/me/data", key=bob_key)
            assert b'"choose"' not in early.body, "what others have chosen is still secret"
            await asyncio.gather(ann.play_out(careful), bob.play_out(careful))
        server.counted(ann_key, "diamant")
        server.call("/api/blocks", {"person": "zoe", "blocked": True}, ann_key)
        answer = server.call("/api/me/data", key=ann_key)
        assert answer.headers["content-disposition"].startswith("attachment")
        data = answer.json
        assert (data["person"]["id"], data["person"]["name"]) == (ann_id, "Ann")
        assert data["blocked"] == ["zoe"]
        assert [seat["table_id"] for seat in data["seats"]] == [table]
        assert [result["game"] for result in data["results"]] == ["diamant"]
        assert [rating["games"] for rating in data["ratings"]] == [1]
        (mine,) = data["tables"]
        deeds = [(deed["kind"], deed["what"]) for deed in mine["deeds"]]
        assert deeds[0] == (
            "made",
            {"host": True, "seats": {"0": "Ann"}, "asked": False, "removed": False},
        )
        assert ("chose", {"move": [0, "choose", "on"]}) in deeds
        assert [what["text"] for kind, what in deeds if kind == "said"] == ["nice to meet you"]
        for secret in (ann_key.partition(".")[2], invite, "number 7", "Robespierre", "reveal"):
            assert secret.encode() not in answer.body

    asyncio.run(play())
    assert server.call("/api/me/data").json["code"] == "wrong_key"


def test_a_person_who_is_deleted_is_forgotten_and_their_games_remain(fresh: Server) -> None:
    """The whole of it once, over the wire, with a game that is over and one that is not."""

    async def play() -> None:
        (_, ann_key), (bob_id, bob_key) = fresh.person("Ann"), fresh.person("Robespierre")
        over, invite = fresh.table(ann_key, "me", "open", "ev")
        async with (
            fresh.client(over, ann_key) as ann,
            fresh.client(over, bob_key, invite) as bob,
        ):
            await two(ann, bob)
            await asyncio.gather(ann.play_out(careful), bob.play_out(careful))
        fresh.counted(bob_key, "diamant")
        running, invite = fresh.table(ann_key, "me", "open", "ev", totals="hidden")
        daily = fresh.ask("/api/daily/diamant", {}, bob_key)["table"]
        async with (
            fresh.client(running, ann_key) as ann,
            fresh.client(running, bob_key, invite) as bob,
        ):
            await two(ann, bob)
            before = fresh.call(f"/api/tables/{over}/record").json
            assert everywhere(fresh.db, bob_id)
            assert fresh.call("/api/me", method="DELETE", key=bob_key).status == 204
            assert await bob.closed_with() == 1008
            while ann.table["seats"][1]["name"] is not None:
                await ann.hear()
            assert ann.table["seats"][1]["person"] is None
            assert ann.table["seats"][1]["bot"] is not None
            result = await ann.play_out(careful)
            assert len(result["scores"]) == 3
        for word in (bob_id, "Robespierre", "number 7"):
            assert everywhere(fresh.db, word) == []
        assert everywhere(fresh.db, "nice to meet you")
        after = fresh.call(f"/api/tables/{over}/record").json
        assert before["seats"] == ["Ann", "Robespierre", "bot:ev"]
        assert after == before | {"seats": ["Ann", "seat 1", "bot:ev"]}
        assert fresh.call("/api/me", key=bob_key).status == 401
        assert fresh.call(f"/api/people/{bob_id}").status == 404
        assert fresh.call("/api/me/companions", key=ann_key).json == []
        assert fresh.call(f"/api/tables/{daily}").status == 403
        assert fresh.counted(ann_key, "diamant", games=2)["rating"]["games"] == 2
        ladder = fresh.call("/api/ratings", key=ann_key).json
        assert all(line["bot"] for line in ladder["lines"])

    asyncio.run(play())


def test_nothing_is_left_of_someone_in_either_database(database: str) -> None:
    async def use(place: Place) -> None:
        registry, store = place.registry, place.registry.store
        ann, bob = [await place.person(name) for name in ("Ann", "Robespierre")]
        table = await place.played(ann, bob)
        live = await registry.open(table)
        assert live is not None
        await live.submit_and_wait(Say(bob.id, "I live at number 7", None))
        place.presence.note(bob.id)
        await place.invitations.set_blocked(ann.id, bob.id, blocked=True)
        asked = asyncio.create_task(_delete(place, bob.id))
        await asyncio.sleep(0)
        await live.submit_and_wait(Say(ann.id, "still here", None))
        await asked
        assert await store.read(tables_naming(bob.id)) == []
        assert await store.read(_rows_with(bob.id)) == []
        assert live.table.chairs[1].name is None
        assert live.table.chairs[1].bot is not None
        assert [line.text for line in live.table.talk] == ["still here"]
        assert place.presence.here() == frozenset()
        while live.table.phase != "over":
            await all_choose(live, "back")
        while await counting.count_some(registry):
            pass
        assert await store.read(_rows_with("gone-")) == ["entries"], "nobody is counted"

    with_lobby(database, use)


async def _delete(place: Place, person: str) -> None:
    await delete_person(place.registry, place.invitations, place.presence, person)


def _rows_with(word: str) -> Callable[[Connection], list[str]]:
    def ask(connection: Connection) -> list[str]:
        return [
            name
            for name, table in METADATA.tables.items()
            if any(word in str(tuple(row)) for row in connection.execute(select(table)))
        ]

    return ask


def test_a_hash_that_was_read_before_the_key_changed_is_read_again(database: str) -> None:
    """Else a device that says hello at the wrong moment would keep the old key alive."""

    async def use(place: Place) -> None:
        store = place.registry.store
        made = await people.make(store, NewPerson("Ann"))
        row = await place.person("Ann")
        me = row._replace(id=made.id)
        hello = asyncio.create_task(people.known(store, made.key))
        await asyncio.sleep(0)  # it reads
        changed = await people.change_key(store, me)
        await hello
        assert await people.known(store, made.key) is None
        assert await people.known(store, changed.key) == made.id

    with_lobby(database, use)


def test_a_table_that_is_being_used_goes_on_while_its_log_is_read_again(database: str) -> None:
    async def use(place: Place) -> None:
        registry: TableRegistry = place.registry
        ann, bob = [await place.person(name) for name in ("Ann", "Bob")]
        live = await registry.open(await place.played(ann, bob))
        assert live is not None
        said = [live.submit_and_wait(Say(ann.id, str(number), None)) for number in range(20)]
        answers = asyncio.gather(*said[:10])
        await asyncio.gather(answers, registry.reread([live.table.id]), *said[10:])
        assert [line.text for line in live.table.talk] == [str(number) for number in range(20)]

    with_lobby(database, use)
