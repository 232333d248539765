"""Deals that anyone can check: shares are collected, secrets opened, and cheats are caught."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gemkeep.core.deals.fair import promise_of
from gemkeep.core.deals.proof import replay_and_check
from gemkeep.core.moves import Move
from gemkeep.core.record import BadRecord, read_record
from gemkeep.games.catalogue import recorded_game
from gemkeep.server.config import Config
from gemkeep.server.store.queries.tables import log_of
from gemkeep.server.tables.dealing import exchange
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.logs import replays
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.server.websocket.connection import Connection
from gemkeep.table.commands import Abandon, Act, Stand, Start
from gemkeep.table.entries import GameStarted, TableMade
from gemkeep.table.evolve import rebuild
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Chair, Settings, Table
from gemkeep.wire.incoming import BadMessage, decode
from tests.server.client import careful
from tests.server.tables.test_live_table import Heard, come, three, with_registry
from tests.server_process import Server

UNSEEDED = Config(bot_pace=0.0)
SHARES = {"ann": "0a" * 32, "bob": "0b" * 32, "cid": "0c" * 32}


class Player:
    """Somebody at a table whose client adds a share to the deal."""

    def __init__(self, live: LiveTable, person: str, share: str | None = None) -> None:
        self.live, self.person = live, person
        self.share = share or SHARES[person]
        self.heard = Heard()
        self.connection = Connection(self.heard)
        self.connection.person = person
        live.arrive(self.connection)

    def promise(self, *, alone: bool = False) -> Refusal | None:
        promise = promise_of(self.live.table.id, self.share)
        share = self.share if alone else None
        return self.live.exchange.promise(self.connection, promise, share)

    def open(self, share: str | None = None) -> Refusal | None:
        return self.live.exchange.open(self.connection, share or self.share)

    def opening(self) -> dict[str, Any] | None:
        return next((it for it in self.heard.messages() if it["type"] == "opening"), None)


def run(
    tmp_path: Path, use: Callable[[TableRegistry], Awaitable[None]], config: Config = UNSEEDED
) -> None:
    with_registry(tmp_path / "gemkeep.db", use, config)


async def play_out(live: LiveTable, until: Callable[[Table], bool] | None = None) -> None:
    """Let everyone choose at random, to the end or for as long as this does not hold."""
    random = Random(7)
    while live.table.phase == "playing" and not (until and until(live.table)):
        seat = next(seat for seat in live.table.waiting if live.table.choice_of(seat) is None)
        person = live.table.chairs[seat].person
        assert person is not None
        verb, argument = random.choice(live.table.game.legal(live.table.before, seat))
        written = live.table.game.write_move(Move(seat, verb, argument))[2]
        answer = await live.submit_and_wait(Act(person, seat, live.table.number, verb, written))
        assert answer.refusal is None, answer


async def start(live: LiveTable, *players: Player) -> None:
    """Everyone promises, the host starts, and everyone opens."""
    for player in players:
        assert player.promise() is None
    starting = asyncio.create_task(live.submit_and_wait(Start("ann")))
    await asyncio.sleep(0)
    for player in players:
        assert player.open() is None
    assert (await starting).refusal is None


def check(record: dict[str, Any]) -> None:
    written = read_record(json.dumps(record))
    for _ in replay_and_check(recorded_game(written), written):
        pass


def hideouts() -> TableMade:
    chairs = tuple(
        Chair(colour, person, person)  # type: ignore[arg-type]
        for colour, person in (("red", "ann"), ("blue", "bob"))
    )
    settings = Settings("hideouts", {"level": 2}, first=1)
    return TableMade("casket", "invite", settings, chairs, "ann")


@cache
def played(path: Path, game: str) -> str:
    """The record of a game of people who all added a share."""
    records: list[str] = []

    async def use(registry: TableRegistry) -> None:
        made = three() if game == "diamant" else hideouts()
        live = await registry.make(made, start=False)
        players = [Player(live, person) for person in live.table.people()]
        await start(live, *players)
        await play_out(live)
        records.append(replays.record(live.table))

    with_registry(path / f"{game}.db", use, UNSEEDED)
    return records[0]


@pytest.fixture(scope="module", params=["diamant", "hideouts"])
def record(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> str:
    return played(tmp_path_factory.getbasetemp(), request.param)


# --- What a deal is made of -----------------------------------------------------------------------


def test_the_record_of_a_game_proves_its_deal(record: str) -> None:
    written = json.loads(record)
    people = ["ann", "bob", "cid"] if written["game"] == "diamant" else ["ann", "bob"]
    assert [share["share"] for share in written["deal"]["shares"]] == [SHARES[it] for it in people]
    assert len(written["deal"]["secrets"]) == (5 if written["game"] == "diamant" else 1)
    check(written)


def test_the_server_deals_by_its_shares_and_opens_each_secret_when_its_round_is_over(
    tmp_path: Path,
) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=False)
        ann, bob, cid = (Player(live, person) for person in SHARES)
        watcher = come(live, None)
        secrets = [secret.hex() for secret in registry._secrets_of(live.table.id)]
        whole = ann.heard.messages()[0]
        assert whole["table"]["deal"]["commitment"] == live.table.deal.commitment  # type: ignore[union-attr]
        await start(live, ann, bob, cid)
        for closed in range(5):
            heard = b"".join(
                frame
                for heard in (ann.heard, bob.heard, cid.heard, watcher)
                for frame in heard.frames
            )
            assert all(secret.encode() in heard for secret in secrets[:closed])
            assert not any(secret.encode() in heard for secret in secrets[closed:])
            await play_out(live, lambda table, over=closed: table.state.closed > over)  # type: ignore[misc]
        log = await registry.store.read(log_of(live.table.id))
        assert registry.store.daily_secret.hex() not in repr(log)
        assert secrets[5] not in repr(log)

    run(tmp_path, use)


def test_promises_are_known_to_all_before_any_share_is(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=False)
        players = [Player(live, person) for person in SHARES]
        for player in players:
            assert player.promise() is None
        starting = asyncio.create_task(live.submit_and_wait(Start("ann")))
        await asyncio.sleep(0)
        for player in players:
            opening = player.opening()
            assert opening is not None
            assert [promise["seat"] for promise in opening["promises"]] == [0, 1, 2]
            assert not any(share in str(player.heard.frames) for share in SHARES.values())
        for player in players:
            player.open()
        await starting

    run(tmp_path, use)


def test_after_a_crash_the_rest_is_dealt_from_the_same_secrets(tmp_path: Path) -> None:
    async def begin(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=False)
        await start(live, *(Player(live, person) for person in SHARES))
        await play_out(live, lambda table: table.state.closed == 2)

    async def go_on(registry: TableRegistry) -> None:
        live = await registry.open("table")
        assert live is not None
        assert live.table.deal is not None
        assert len(live.table.deal.secrets) == 2
        await play_out(live)
        check(json.loads(replays.record(live.table)))

    run(tmp_path, begin)
    run(tmp_path, go_on)


def test_a_killed_server_deals_on_from_the_same_secrets(tmp_path: Path) -> None:
    async def begin(server: Server, table: str, keys: list[str], invite: str) -> None:
        ann, bob = keys
        async with server.client(table, ann) as one, server.client(table, bob, invite) as two:
            await two.done("sit", seat=1, name="Bob", colour="teal")
            for client, share in ((one, SHARES["ann"]), (two, SHARES["bob"])):
                await client.done("promise", promise=promise_of(table, share))
            await one.say("start")
            for client, share in ((one, SHARES["ann"]), (two, SHARES["bob"])):
                await client.until("opening")
                await client.say("share", share=share)
            await one.until_phase("playing")
            await one.choose(0, "on")

    async def go_on(server: Server, table: str, keys: list[str]) -> None:
        ann, bob = keys
        async with server.client(table, ann) as one, server.client(table, bob) as two:
            await asyncio.gather(one.play_out(careful), two.play_out(careful))

    with Server(str(tmp_path / "gemkeep.db"), "--no-limits", seed=None) as server:
        keys = [server.person(name)[1] for name in ("Ann", "Bob")]
        table, invite = server.table(keys[0], "me", "open", "bold")
        asyncio.run(begin(server, table, keys, invite))
        server.kill_and_restart()
        asyncio.run(go_on(server, table, keys))
        record = server.call(f"/api/tables/{table}/record").json
    shares = [share["share"] for share in record["deal"]["shares"]]
    assert shares == [SHARES["ann"], SHARES["bob"]]
    check(record)


def test_a_game_that_is_given_up_opens_what_was_dealt(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three("ann", None, None), start=True)
        assert (await live.submit_and_wait(Abandon("ann"))).refusal is None
        record = json.loads(replays.record(live.table))
        assert len(record["deal"]["secrets"]) == 1
        check(record)

    run(tmp_path, use)


def test_a_log_from_before_there_were_proofs_goes_on_as_it_was(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True)
        (made, _), *later = await registry.store.read(log_of(live.table.id))
        assert isinstance(made, TableMade)
        old = rebuild([(replace(made, commitment=None), 0.0), *later], live.table.make_game)
        assert old.deal is None
        assert old.moves == live.table.moves
        assert "deal" not in json.loads(replays.record(old))

    run(tmp_path, use)


@pytest.mark.parametrize("kind", [{"daily": "2026-11-16"}, {"lesson": True}])
def test_what_is_dealt_by_a_script_has_no_proof(tmp_path: Path, kind: dict[str, Any]) -> None:
    async def use(registry: TableRegistry) -> None:
        made = three("ann", None, None)
        settings = replace(made.settings, **kind)
        live = await registry.make(replace(made, settings=settings), start=True)
        assert live.table.deal is None

    run(tmp_path, use)


# --- Nobody delays the game -----------------------------------------------------------------------


def test_without_shares_a_game_begins_at_once(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=False)
        for person in SHARES:
            come(live, person)
        assert (await live.submit_and_wait(Start("ann"))).refusal is None
        assert live.table.phase == "playing"
        assert live.table.deal is not None
        assert live.table.deal.shares == ()

    run(tmp_path, use)


def test_alone_with_bots_nobody_is_asked_twice(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three("ann", None, None), start=True, shares=True)
        assert live.table.begins_by_itself
        ann = Player(live, "ann")
        assert ann.promise(alone=True) is None
        await ann.heard.until(lambda: live.table.phase == "playing")
        assert ann.opening() is None
        assert [share.share for share in live.table.deal.shares] == [SHARES["ann"]]  # type: ignore[union-attr]

    run(tmp_path, use)


def test_whoever_comes_and_never_promises_does_not_hold_it_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "PROMISE_WITHIN", 0.01)

    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=True, shares=True)
        heard = come(live, "ann")
        bob = Player(live, "bob")
        assert bob.promise(alone=True) is None, "not alone, so it is opened like any other"
        await bob.heard.until(lambda: bob.opening() is not None)
        assert bob.open() is None
        await heard.until(lambda: live.table.phase == "playing")
        assert [share.seat for share in live.table.deal.shares] == [1]  # type: ignore[union-attr]

    run(tmp_path, use)


def test_a_client_that_never_promises_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=False)
        come(live, "bob")
        come(live, "cid")
        ann = Player(live, "ann")
        ann.promise()
        monkeypatch.setattr(exchange, "PROMISE_WITHIN", 0.0)  # as if they had come long ago
        starting = asyncio.create_task(live.submit_and_wait(Start("ann")))
        await asyncio.sleep(0)
        assert ann.opening() is not None
        assert ann.open() is None
        assert (await starting).refusal is None

    run(tmp_path, use)


def test_a_share_that_is_not_opened_in_time_is_left_out_and_the_record_says_so(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(exchange, "OPEN_WITHIN", 0.01)

    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=False)
        ann, bob, cid = players = [Player(live, person) for person in SHARES]
        for player in players:
            player.promise()
        starting = asyncio.create_task(live.submit_and_wait(Start("ann")))
        await asyncio.sleep(0)
        assert ann.open() is None
        assert ann.open() is None, "sent twice, it is the same share"
        live.leave(bob.connection)
        assert (await starting).refusal is None
        late = cid.open()
        assert late is not None
        assert late.code == "stale"
        await play_out(live)
        record = json.loads(replays.record(live.table))
        shares = record["deal"]["shares"]
        assert [share["share"] for share in shares] == [SHARES["ann"], None, None]
        check(record)

    run(tmp_path, use)


def test_whoever_leaves_while_shares_are_opened_changes_no_deal_unnoticed(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=False)
        players = [Player(live, person) for person in SHARES]
        for player in players:
            player.promise()
        starting = asyncio.create_task(live.submit_and_wait(Start("ann", bot="bold")))
        await asyncio.sleep(0)
        players[0].open()
        players[1].open()
        await live.submit_and_wait(Stand("cid", 2, "bold"))
        players[2].open()
        answer = await starting
        assert answer.refusal is not None
        assert answer.refusal[0] == "stale"
        assert live.table.phase == "gathering"

    run(tmp_path, use)


# --- Cheating as a player -------------------------------------------------------------------------


def test_a_player_can_change_neither_promise_nor_share_once_they_are_fixed(tmp_path: Path) -> None:
    async def use(registry: TableRegistry) -> None:
        live = await registry.make(three(), start=False)
        ann, bob, cid = players = [Player(live, person) for person in SHARES]
        twin = Player(live, "bob", "dd" * 32)
        stranger = Player(live, "eve", "ee" * 32)
        assert (refused := stranger.promise()) is not None
        assert refused.code == "not_seated"
        assert (refused := ann.open()) is not None, "before anyone asked"
        assert refused.code == "stale"
        for player in players:
            player.promise()
        assert (refused := twin.promise()) is not None, "another device of bob's"
        assert refused.code == "already_seated"
        starting = asyncio.create_task(live.submit_and_wait(Start("ann")))
        await asyncio.sleep(0)
        assert (refused := bob.open("dd" * 32)) is not None
        assert refused.code == "illegal"
        bob.share = "bb" * 32
        assert bob.promise() is None, "a promise for another game, not for this one"
        assert (refused := bob.open()) is not None
        for player in (ann, cid):
            player.open()
        assert live.table.phase == "gathering", "it still waits for bob's own share"
        assert bob.open(SHARES["bob"]) is None
        assert (await starting).refusal is None
        log = await registry.store.read(log_of(live.table.id))
        started = log[-1][0]
        assert isinstance(started, GameStarted)
        assert [share.share for share in started.shares] == list(SHARES.values())
        assert (refused := ann.promise()) is not None
        assert refused.code == "already_started"

    run(tmp_path, use)


@pytest.mark.parametrize("share", ["", "0a", "0a" * 33, "0A" * 32, "zz" * 32, None, 7])
def test_a_share_has_32_bytes(share: object) -> None:
    message = {"type": "share", "ref": 1, "share": share}
    with pytest.raises(BadMessage):
        decode(json.dumps(message))


# --- Cheating as the server -----------------------------------------------------------------------

OTHER = "f0" * 32


def another_secret(record: dict[str, Any]) -> str:
    record["deal"]["secrets"][0] = OTHER
    return "secret of part 1 is not the one that was committed to"


def another_commitment(record: dict[str, Any]) -> str:
    record["deal"]["commitment"] = OTHER
    return "secret of part 1 is not the one that was committed to"


def a_dropped_share(record: dict[str, Any]) -> str:
    del record["deal"]["shares"][1]
    return "was dealt, but it should be"


def a_share_called_late(record: dict[str, Any]) -> str:
    record["deal"]["shares"][0]["share"] = None
    return "was dealt, but it should be"


def a_changed_share(record: dict[str, Any]) -> str:
    record["deal"]["shares"][1]["share"] = OTHER
    return "share of seat 1 is not the one that was promised"


def shares_in_another_order(record: dict[str, Any]) -> str:
    record["deal"]["shares"].reverse()
    return "not in the order of their seats"


def a_withheld_secret(record: dict[str, Any]) -> str:
    record["deal"]["secrets"].pop()
    return "secrets are open"


def another_table(record: dict[str, Any]) -> str:
    record["id"] = "another"
    return "secret of part 1 is not the one that was committed to"


def a_changed_deal(record: dict[str, Any]) -> str:
    move = record["moves"][0]
    if move[1] == "reveal":
        move[2] = "treasure:1" if move[2] != "treasure:1" else "treasure:2"
    else:
        cells = move[2]["cells"]
        at = [place for place, it in enumerate(cells) if it != "start"]
        cells[at[0]], cells[at[1]] = cells[at[1]], cells[at[0]]
    return "line 1, move 1: the deal does not match"


def no_proof_to_speak_of(record: dict[str, Any]) -> str:
    record["deal"]["secrets"] = "none"
    return "the deal can't be checked"


@pytest.mark.parametrize(
    "cheat",
    [
        another_secret,
        another_commitment,
        a_dropped_share,
        a_share_called_late,
        a_changed_share,
        shares_in_another_order,
        a_withheld_secret,
        another_table,
        a_changed_deal,
        no_proof_to_speak_of,
    ],
)
def test_a_server_that_cheats_is_caught(
    record: str, cheat: Callable[[dict[str, Any]], str]
) -> None:
    written = json.loads(record)
    expected = cheat(written)
    with pytest.raises(BadRecord) as caught:
        check(written)
    assert expected in str(caught.value)
