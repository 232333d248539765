"""The same deal for another team: what is dealt, who knows it, and what it counts for."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from gemkeep.server.store import Store
from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.queries import deals, tables
from tests.server.client import Client, Message
from tests.server.hideouts.test_hideouts import hideouts, play_on
from tests.server.stores import with_store
from tests.server_process import Server

RULES = {"level": 3, "memory": "own", "advanced": True, "supply": 6}
DEAL = ("cells", "hideouts", "boxes")
BOTH = [0, 1]
"""A person and everyone who shares their device know the same."""


class Team:
    """A person who plays both seats of a table."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.id, self.key = server.person(name)

    def first(self) -> str:
        """A game with its own deal, played to the end."""
        table, _ = hideouts(self.server, self.key, "me", "device:Eve", rules=RULES, start=True)
        asyncio.run(self._play(table))
        return table

    def make(self, origin: str) -> str:
        seats = [{"kind": "me"}, {"kind": "device", "name": "Eve"}]
        made = self.server.call(f"/api/deals/{origin}", {"seats": seats}, self.key)
        assert made.status == 201, made
        table: str = made.json["table"]
        return table

    def play(self, table: str) -> Client:
        return asyncio.run(self._play(table))

    def deal(self, table: str) -> Message:
        answer: Message = self.server.ask(f"/api/deals/{table}", key=self.key)
        return answer

    async def _play(self, table: str) -> Client:
        async with self.server.client(table, self.key) as client:
            if client.table["phase"] == "gathering":
                await client.done("start")
            await play_on(client, Random(7))
            return client


def record(server: Server, table: str) -> Message:
    answer: Message = server.ask(f"/api/tables/{table}/record")
    return answer


def knew(answer: Message) -> dict[str, list[int]]:
    return {team["table"]["id"]: team["knew"] for team in answer["teams"]}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another than the shared one, which deals the same at every table."""
    database = tmp_path_factory.mktemp("same-deal") / "gemkeep.db"
    with Server(str(database), "--no-limits", seed=None) as server:
        yield server


@pytest.fixture(scope="module")
def ann(server: Server) -> Team:
    return Team(server, "Ann")


@pytest.fixture(scope="module")
def origin(ann: Team) -> str:
    return ann.first()


def test_another_team_is_dealt_the_same_and_hears_nothing_of_it(
    server: Server, ann: Team, origin: str
) -> None:
    bob = Team(server, "Bob")
    table = bob.make(origin)
    told = json.dumps(bob.deal(table)).encode()
    client = bob.play(table)
    first, again = record(server, origin), record(server, table)
    deal = first["moves"][0][2]
    assert again["moves"][0] == first["moves"][0]
    assert (again["rules"], len(again["seats"])) == (first["rules"], len(first["seats"]))
    before_the_end = "".join(text for text in client.heard if '"misplaced"' not in text)
    for part in DEAL:
        assert json.dumps(deal[part]).encode() not in told
        assert json.dumps(deal[part], separators=(",", ":")) not in before_the_end

    assert "deal" in first, "the first one can be checked"
    assert "deal" not in again, "a known deal is no fair one"
    assert again["repeats"] == origin
    assert (client.table["repeats"], client.table["deal"]) == (origin, None)


def test_results_stand_side_by_side_wherever_one_asks(server: Server, ann: Team) -> None:
    origin, bob, cid = ann.first(), Team(server, "Bob"), Team(server, "Cid")
    second = bob.make(origin)
    bob.play(second)
    third = cid.make(second)
    assert knew(ann.deal(origin)) == {origin: [], second: []}
    cid.play(third)
    for table in (origin, second, third):
        answer = ann.deal(table)
        assert (answer["origin"], answer["table"]["id"]) == (origin, table)
        assert knew(answer) == {origin: [], second: [], third: []}
        lefts = [(team["result"]["won"], team["result"]["supply"]) for team in answer["teams"]]
        assert lefts == sorted(lefts, reverse=True)
        assert all(team["turns"] > 0 for team in answer["teams"])


def test_people_who_played_or_watched_it_are_marked(server: Server, ann: Team, origin: str) -> None:
    again = ann.make(origin)
    assert ann.deal(origin)["known"]
    assert ann.deal(again)["knowing"] == BOTH
    ann.play(again)
    assert knew(ann.deal(origin))[again] == BOTH

    fay = Team(server, "Fay")
    table = fay.make(origin)
    assert (fay.deal(table)["knowing"], fay.deal(origin)["known"]) == ([], False)
    server.ask(f"/api/tables/{origin}/replay?eyes=all", key=fay.key)
    assert fay.deal(table)["knowing"] == BOTH, "even once the table has been made"
    assert [row["table_id"] for row in server.ask("/api/me/data", key=fay.key)["watched"]] == [
        origin
    ]


def test_a_spectator_knows_the_deal_and_a_look_after_the_game_changes_no_result(
    server: Server, origin: str
) -> None:
    bob, gus = Team(server, "Bob"), Team(server, "Gus")
    table = bob.make(origin)

    async def watched() -> None:
        async with server.client(table, gus.key) as spectator:
            playing = asyncio.create_task(bob._play(table))
            await spectator.until_phase("over")
            await playing

    asyncio.run(watched())
    server.ask(f"/api/tables/{origin}/replay?eyes=all", key=bob.key)
    assert knew(bob.deal(table))[table] == [], "bob looked after the end"
    assert gus.deal(gus.make(origin))["knowing"] == BOTH


def test_a_known_deal_does_not_count(server: Server, origin: str) -> None:
    hal = Team(server, "Hal")
    table = hal.make(origin)
    hal.play(table)
    own = hal.first()
    server.counted(hal.key, "hideouts")
    results = server.ask("/api/me/data", key=hal.key)["results"]
    assert [row["table_id"] for row in results] == [own], "only what was not known before"


def test_what_it_was_dealt_for_stays_as_it_is(server: Server, origin: str) -> None:
    async def try_to_change() -> None:
        bob = Team(server, "Bob")
        async with server.client(bob.make(origin), bob.key) as client:
            table = client.table
            assert (table["may_add"], table["may_drop"]) == (False, False)
            assert await client.refused("addseat") == "illegal"
            change: dict[str, Any] = {"rules": table["rules"], "clock": "brisk"}
            await client.done("change", **change)
            other = table["rules"] | {"supply": 25}
            assert await client.refused("change", **(change | {"rules": other})) == "illegal"
            assert await client.refused("change", **change, first=1) == "illegal"

    asyncio.run(try_to_change())


def test_playing_again_is_a_new_deal(server: Server, origin: str) -> None:
    bob = Team(server, "Bob")
    table = bob.make(origin)
    bob.play(table)
    following = server.ask(f"/api/tables/{table}/again", {}, bob.key)["table"]
    info = server.ask(f"/api/tables/{following}", key=bob.key)
    assert info["repeats"] is None
    assert info["deal"] is not None


def test_what_can_not_be_dealt_again_is_refused(server: Server, ann: Team, origin: str) -> None:
    def refused(table: str, seats: int = 2, key: str | None = ann.key) -> str:
        asked = {"seats": [{"kind": "me"}, *[{"kind": "open"}] * (seats - 1)]}
        code: str = server.call(f"/api/deals/{table}", asked, key).json["code"]
        return code

    running, _ = hideouts(server, ann.key, "me", "device:Eve", rules=RULES, start=True)
    assert refused(running) == "not_over"
    assert refused("nowhere") == "unknown_table"
    assert refused(origin, key=None) == "wrong_key"
    assert refused(origin, seats=3) == "illegal"
    server.call(f"/api/tables/{running}/giveup", {}, ann.key)
    assert refused(running) == "illegal", "it was given up"


def test_a_game_whose_deals_are_not_for_others_has_no_such_page(server: Server, ann: Team) -> None:
    table, _ = server.table(ann.key, "me", "bold", "bold", start=True)
    asked = {"seats": [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]}
    for body in (None, asked):
        answer = server.call(f"/api/deals/{table}", body, ann.key)
        assert (answer.status, answer.json["code"]) == (404, "not_found"), "and not `not_over`"
        assert "diamant" in answer.json["reason"]


def test_both_databases_list_those_who_know_a_deal(database: str) -> None:
    def made(table: str, phase: str, over_at: float | None, *people: str) -> list[Statement]:
        names = ("id", "invite", "game", "phase", "listed", "made_at", "over_at", "scored")
        values = (table, f"to {table}", "hideouts", phase, False, 1.0, over_at, False)
        row = tables.new_table(dict(zip(names, values, strict=True)))
        return [row, *(tables.sitting(table, who, None, 2.0) for who in people)]

    async def use(store: Store) -> None:
        statements = [
            *made("first", "over", 5.0, "ann"),
            *made("again", "playing", None, "bob"),
            *made("later", "gathering", None, "cid"),
            *made("other", "over", 6.0, "dan"),
            deals.repeat("again", "first"),
            deals.repeat("later", "first"),
            deals.watched("first", "eve", 7.0),
            deals.watched("first", "eve", 9.0),
            deals.watched("later", "bob", 8.0),
        ]
        await store.writer.write((), statements)
        assert await store.read(deals.finished_with("first", 9)) == [("first", 5.0)]
        assert await store.read(deals.knowing("first", None, None)) == {"ann", "bob", "eve"}
        assert await store.read(deals.knowing("first", "again", None)) == {"ann", "eve", "bob"}
        assert await store.read(deals.knowing("first", "again", 7.5)) == {"ann", "eve"}
        assert await store.read(deals.knowing("first", "again", 6.5)) == {"ann"}

    with_store(database, use)
