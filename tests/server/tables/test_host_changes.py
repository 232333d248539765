"""The host's changes over the wire, removed people, invites, and the list of open tables."""

from __future__ import annotations

import asyncio

from tests.server_process import Server


def listed(server: Server) -> list[str]:
    return [table["id"] for table in server.call("/api/tables").json]


def test_a_removed_person_is_told_and_stays_out(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (bob_id, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "ev")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
        ):
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.done("remove", seat=1)
            assert ann.me["removed_people"] == [{"person": bob_id, "name": "Bob"}]
            assert await bob.refused("sit", seat=1, name="Bob", colour="teal") == "removed"
            assert bob.me["removed"]
            assert bob.me["removed_people"] == []
            await ann.done("letin", person=bob_id)
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            assert not bob.me["removed"]

    asyncio.run(play())


def test_whoever_had_a_seat_may_sit_down_again_without_the_link(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (bob_id, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "ev")
        async with server.client(table, bob_key, invite) as bob:
            await bob.done("sit", seat=1, name="Bob", colour="teal")
        async with server.client(table, ann_key) as ann, server.client(table, bob_key) as bob:
            await bob.done("stand", seat=1)
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.done("remove", seat=1)
            await ann.done("letin", person=bob_id)
            await bob.done("sit", seat=1, name="Bob", colour="teal")
        _, eve_key = server.person("Eve")
        async with server.client(table, ann_key) as ann, server.client(table, eve_key) as eve:
            await ann.done("remove", seat=1)
            assert await eve.refused("sit", seat=1, name="Eve", colour="teal") == "wrong_invite"

    asyncio.run(play())


def test_an_old_invite_stops_working_even_for_those_who_came_with_it(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "open", "ev")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, bob_key, invite) as bob,
        ):
            await ann.done("newinvite")
            new = ann.me["invite"]
            assert new != invite
            assert await bob.refused("sit", seat=1, name="Bob", colour="teal") == "wrong_invite"
        assert server.call(f"/api/invites/{invite}").status == 404
        assert server.ask(f"/api/invites/{new}")["table"]["id"] == table

    asyncio.run(play())


def test_the_host_is_told_whether_seats_can_be_added_and_taken_away(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "open", "ev")
        async with server.client(table, key) as ann:
            assert (ann.table["may_add"], ann.table["may_drop"]) == (True, False)
            for _ in range(5):
                await ann.done("addseat")
            assert (ann.table["may_add"], ann.table["may_drop"]) == (False, True)
            await ann.done("dropseat", seat=7)
            assert len(ann.table["seats"]) == 7
            assert ann.table["seats"][2]["strength"] == 3

    asyncio.run(play())


def test_options_that_the_game_does_not_have_are_refused(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "open", "ev")
        wanted = {"rules": {"edition": "cs"}, "clock": "none"}
        async with server.client(table, key) as ann:
            assert await ann.refused("change", **wanted, watching="seats") == "illegal"
            assert await ann.refused("change", rules={"edition": "xx"}, clock="none") == "illegal"
            assert await ann.refused("start", bot="nobody") == "unknown_bot"
            await ann.done("change", **wanted, totals="hidden", listed=True)
            assert ann.table["totals"] == "hidden"
            assert table in listed(server)

    asyncio.run(play())


def test_a_table_that_everyone_has_left_is_not_listed(fresh: Server) -> None:
    async def play() -> None:
        _, key = fresh.person("Ann")
        table, _ = fresh.table(key, "me", "open", "ev", listed=True)
        async with fresh.client(table, key), fresh.client(table):
            fresh.kill_and_restart()
        assert listed(fresh) == [], "nobody has come back"
        async with fresh.client(table):
            assert listed(fresh) == [table], "its people had no time to come back"
        async with fresh.client(table, key):
            assert listed(fresh) == [table]

    asyncio.run(play())


def test_a_seat_that_is_added_is_dealt_in_where_the_deal_is_seeded(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Ben", "device:Cid")
        async with server.client(table, key) as ann:
            await ann.done("addseat")
            await ann.done("start", bot="two")
            await ann.play_out(lambda _: "on")
        record = server.call(f"/api/tables/{table}/record").json
        assert len(record["result"]["scores"]) == 4

    asyncio.run(play())
