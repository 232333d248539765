"""Hostile clients get their answer or are cut off, and other tables do not notice."""

from __future__ import annotations

import asyncio
import json
import socket
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any, get_args

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from websockets.exceptions import ConnectionClosed, InvalidStatus

from gemkeep.wire.incoming import BadMessage, Incoming, decode
from tests.server.client import PATIENCE, Client, careful
from tests.server.foreign_origins import foreign_origins
from tests.server_process import Server

KINDS = tuple(str(each.__struct_config__.tag) for each in get_args(Incoming))
scalars = st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20)
anything = st.recursive(
    scalars,
    lambda inner: (
        st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4)
    ),
    max_leaves=12,
)
fields = st.fixed_dictionaries(
    {},
    optional={
        "ref": st.integers(-1, 5) | anything,
        "seat": st.integers(-1, 9) | anything,
        "number": st.integers(-1, 9) | anything,
        "name": st.text(max_size=30) | anything,
        "colour": st.sampled_from(["red", "teal", "pink"]) | anything,
        "action": st.tuples(st.sampled_from(["choose", "reveal", ""]), anything) | anything,
        "bot": st.sampled_from(["bold", "os:system", ""]) | anything,
        "text": st.text(max_size=300) | anything,
        "sign": st.sampled_from(["wave", "rude"]) | anything,
        "since": st.integers(-5, 5) | anything,
        "key": st.text(max_size=70) | anything,
        "invite": anything,
        "extra": anything,
    },
)
messages = st.builds(
    lambda kind, rest: json.dumps({"type": kind, **rest}), st.sampled_from(KINDS) | anything, fields
)
garbage = st.text(max_size=60) | anything.map(json.dumps) | messages


@given(st.lists(st.binary(max_size=60) | garbage, max_size=5))
@settings(max_examples=100)
def test_anything_is_decoded_or_called_malformed(texts: list[str | bytes]) -> None:
    for text in texts:
        with suppress(BadMessage):
            decode(text)


@pytest.mark.parametrize(
    "text",
    [
        "[" * 4000,
        '{"a":' * 800,
        '{"type":"act","ref":1,"seat":0,"number":1,"action":["choose",'
        + "[" * 900
        + "]" * 900
        + "]}",
        '{"type":"act","ref":1,"seat":0,"number":1,"action":["choose",[[[[[[[1]]]]]]]]}',
        '{"type":"say","ref":1,"text":"' + "x" * 281 + '"}',
        '{"type":"say","ref":1,"text":"x","text2":"y"}',
        '{"type":"say","ref":' + "9" * 3000 + ',"text":"x"}',
        '{"type":"say","ref":1e400,"text":"x"}',
        '{"type":"shout","ref":1}',
        "\ud800",
        "NaN",
        "",
    ],
)
def test_too_deep_too_long_or_unknown_is_malformed(text: str) -> None:
    with pytest.raises(BadMessage):
        decode(text)


@asynccontextmanager
async def table_beside(server: Server) -> AsyncIterator[None]:
    """A table at which a whole game is played meanwhile, at an unhurried person's pace."""
    _, key = server.person("Neighbour")
    table, _ = server.table(key, "me", "bold", "ev", start=True)

    async def play() -> None:
        async with server.client(table, key) as client:
            await client.play_out(careful)

    playing = asyncio.create_task(play())
    yield
    await asyncio.wait_for(playing, PATIENCE)


@given(texts=st.lists(garbage, min_size=1, max_size=12))
@settings(
    max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture], deadline=None
)
def test_any_nonsense_over_a_socket_is_answered(server: Server, texts: list[str]) -> None:
    async def talk() -> None:
        (_, ann_key), (_, bob_key) = server.person("Ann"), server.person("Bob")
        table, invite = server.table(ann_key, "me", "device:Eve", "device:Ian", start=True)
        async with server.client(table, bob_key, invite) as mallory:
            number, chat = mallory.number, mallory.table
            sent = 0
            for text in texts:
                if text.isprintable():
                    await mallory.socket.send(text)
                    sent += 1
            await mallory.say("missed", since=0)
            answers = 0
            while answers <= sent:
                message = await mallory.hear()
                answers += message["type"] in {"done", "refused"}
            assert mallory.number == number, "a watcher changes nothing"
            assert mallory.table["seats"] == chat["seats"]

    asyncio.run(talk())


def test_other_peoples_tables_keys_and_seats_are_theirs(server: Server) -> None:
    async def talk() -> None:
        (_, ann_key), (_, eve_key) = server.person("Ann"), server.person("Eve")
        table, invite = server.table(ann_key, "me", "open", "bold")
        other, _ = server.table(ann_key, "me", "device:Ian", "bold", start=True)
        async with server.client(other, eve_key) as eve:
            number = eve.number
            act: dict[str, Any] = {"seat": 0, "number": number, "action": ["choose", "on"]}
            assert await eve.refused("act", **act) == "not_your_seat"
            assert await eve.refused("stand", seat=0) == "not_your_seat"
            assert await eve.refused("rename", seat=0, name="X", colour="red") == "not_your_seat"
            assert await eve.refused("handover", seat=0) == "not_host"
            assert await eve.refused("remove", seat=0) == "not_host"
            assert await eve.refused("start") == "not_host"
            assert await eve.refused("sitin", seat=0, bot="bold") == "not_seated"
            assert await eve.refused("sit", seat=2, name="E", colour="teal") == "wrong_invite"
            assert await eve.refused("hello", key=ann_key) == "malformed"
            assert eve.me["invite"] is None
        assert await turned_away(server, table, {"key": "x.y"}) == "wrong_key"
        assert await turned_away(server, table, {"key": eve_key, "invite": "zz"}) == "wrong_invite"
        assert await turned_away(server, "nowhere", {"key": eve_key}) == "unknown_table"
        async with server.client(table, eve_key) as eve:
            assert await eve.refused("sit", seat=1, name="E", colour="teal") == "wrong_invite"
        async with server.client(table, None, invite) as nobody:
            assert await nobody.refused("sit", seat=1, name="E", colour="teal") == "wrong_key"

    asyncio.run(talk())


def test_a_key_with_another_secret_is_nobodys_even_while_its_owner_is_here(server: Server) -> None:
    """The id in a key is public: everyone at the table gets it."""

    async def talk() -> None:
        ann_id, ann_key = server.person("Ann")
        table, _ = server.table(ann_key, "me", "device:Ian", "bold", start=True)
        async with server.client(table, ann_key) as ann:
            assert ann.table["seats"][0]["person"] == ann_id
            guesses = ("", "x", ann_id, ann_key[:-1].partition(".")[2], "x" * 32)
            for key in (ann_id, *(f"{ann_id}.{guess}" for guess in guesses)):
                assert await turned_away(server, table, {"key": key}) == "wrong_key"
                assert server.call("/api/me", key=key).json["code"] == "wrong_key"

    asyncio.run(talk())


async def turned_away(server: Server, table: str, hello: dict[str, str]) -> str:
    """The code with which a hello is refused before the socket is closed."""
    async with server.socket(table) as socket:
        await socket.send(json.dumps({"type": "hello", "ref": 1, **hello}))
        code: str = json.loads(await socket.recv())["code"]
        with pytest.raises(ConnectionClosed):
            await asyncio.wait_for(socket.recv(), PATIENCE)
        return code


def test_before_hello_nothing_is_heard(server: Server) -> None:
    async def talk() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Ian", "bold", start=True)
        async with server.socket(table) as socket:
            await socket.send('{"type":"start","ref":7}')
            answer = json.loads(await socket.recv())
            assert (answer["ref"], answer["code"]) == (7, "hello_first")
            await socket.send(json.dumps({"type": "hello", "ref": 8, "key": key}))
            assert json.loads(await socket.recv())["type"] == "whole"

    asyncio.run(talk())


def test_binary_and_huge_messages(server: Server) -> None:
    async def talk() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Ian", "bold", start=True)
        async with table_beside(server), server.client(table, key) as ann:
            await ann.socket.send(b"\0\1\2")
            assert (await ann.until("refused"))["code"] == "malformed"
            await ann.socket.send("x" * 5000)
            assert (await ann.until("refused"))["code"] == "too_large"
            await ann.choose(0, "on")
            await ann.socket.send("x" * 1_000_000)
            assert await ann.closed_with() == 1009

    asyncio.run(talk())


def test_another_sites_page_gets_no_socket(server: Server) -> None:
    async def talk() -> None:
        for origin in foreign_origins(server):
            with pytest.raises(InvalidStatus) as refused:
                async with server.socket("any", additional_headers={"Origin": origin}):
                    pass
            assert refused.value.response.status_code == 403, origin

    asyncio.run(talk())


def test_a_flood_is_slowed_and_then_cut_off(tmp_path_factory: pytest.TempPathFactory) -> None:
    async def talk(server: Server) -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Ian", "bold", start=True)
        async with table_beside(server), server.client(table, key) as ann:
            codes: list[str] = []
            with pytest.raises(ConnectionClosed):
                await asyncio.gather(flood(ann), listen(ann, codes))
            assert codes.count("too_fast") > 50

    async def flood(client: Client) -> None:
        for _ in range(5_000):
            await client.say("signal", sign="wave")
            await asyncio.sleep(0)  # it listens meanwhile

    async def listen(client: Client, codes: list[str]) -> None:
        while True:
            message = json.loads(await client.socket.recv())
            codes.append(message.get("code", ""))

    with Server(str(tmp_path_factory.mktemp("flood") / "gemkeep.db")) as limited:
        asyncio.run(talk(limited))


def test_a_thousand_sockets_that_never_speak_are_cut_off(server: Server) -> None:
    async def talk() -> None:
        silent = [await asyncio.open_connection("127.0.0.1", server.port) for _ in range(1000)]
        shake = (
            "GET /ws/any HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        for _, writer in silent:
            writer.write(shake.encode())
        async with table_beside(server):
            pass
        for reader, writer in silent:
            rest = await asyncio.wait_for(reader.read(), PATIENCE)  # to the end: they were cut off
            assert b"101" in rest
            writer.close()

    asyncio.run(talk())
    assert server.call("/health").status == 200


def masked(text: bytes) -> bytes:
    """A client's frame; a mask of zeros leaves the text as it is."""
    return bytes((0x81, 0x80 | len(text))) + b"\0\0\0\0" + text


def test_a_client_that_does_not_listen_is_cut_off_and_the_others_play_on(server: Server) -> None:
    async def talk() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "bold", "ev")
        deaf, writer = await asyncio.open_connection("127.0.0.1", server.port, limit=1024)
        sock = writer.get_extra_info("socket")
        # A small buffer: what the client does not read waits at the server.
        sock.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        shake = (
            f"GET /ws/{table} HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\n"
            "Connection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
            "Sec-WebSocket-Version: 13\r\n\r\n"
        )
        writer.write(shake.encode())
        await deaf.readuntil(b"\r\n\r\n")
        writer.write(masked(b'{"type":"hello","ref":1}'))
        async with server.client(table, key) as ann:
            while ann.table["watchers"] == 0:
                await ann.hear()
            writer.write(masked(b'{"type":"missed","ref":2,"since":0}') * 10_000)
            while ann.table["watchers"] > 0:  # until the deaf one is gone
                await ann.hear()
            await ann.done("start")
        writer.close()

    asyncio.run(talk())
