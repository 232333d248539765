"""Errors are sentences, and the client reconnects to a server that comes back."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

from gemkeep.mcp import connection
from gemkeep.mcp.errors import BadLink
from gemkeep.mcp.site import Invite, read_link
from tests.cli.conftest import (
    Run,
    gemkeep,  # noqa: F401 - a fixture
)
from tests.mcp.agent import agent
from tests.server_process import Port, Server

HERE = "http://127.0.0.1:8000"


@pytest.mark.parametrize(
    "link, server, invite",
    [
        (f"{HERE}/j/cfrgv3tbn6", None, Invite(HERE, "cfrgv3tbn6")),
        (f" {HERE}/j/cfrgv3tbn6/?lang=cs ", None, Invite(HERE, "cfrgv3tbn6")),
        ("cfrgv3tbn6", HERE, Invite(HERE, "cfrgv3tbn6")),
        ("https://play.example.org/j/abcd", "https://play.example.org", None),
    ],
)
def test_a_link_is_read(link: str, server: str | None, invite: Invite | None) -> None:
    assert invite is None or read_link(link, server) == invite
    assert read_link(link, server).site in {HERE, "https://play.example.org"}


@pytest.mark.parametrize(
    "link, server, said",
    [
        ("cfrgv3tbn6", None, "'cfrgv3tbn6' is not a link; one looks like http://"),
        ("", None, "not a link"),
        ("file:///etc/passwd", None, "not a link"),
        ("http://[::1/j/abcd", None, "not a link"),
        (f"{HERE}/t/cfrgv3tbn6", None, "not an invite link"),
        (f"{HERE}/j/../api/me", None, "not an invite link"),
        ("http://elsewhere.example/j/abcd", HERE, f"only {HERE} may be joined here"),
    ],
)
def test_a_bad_link_is_quoted(link: str, server: str | None, said: str) -> None:
    with pytest.raises(BadLink) as error:
        read_link(link, server)
    assert said in str(error.value)


def test_what_can_not_be_done_is_said_in_a_sentence(server: Server) -> None:
    async def tries() -> None:
        _, key = server.person("Ann")
        table, invite = server.table(key, "me", "open", "bold")
        link = f"{server.url}/j/{invite}"
        async with agent() as ada, agent(name="Bea") as bea, server.client(table, key) as ann:
            assert "at no table" in await ada.fails("look")
            assert "at no table" in await ada.fails("rules")
            assert "No game is called 'chess'" in await ada.fails("rules", game="chess")
            assert "not a link" in (await ada.fails("join", link="the cave")).casefold()
            assert "wrong_invite" in await ada.fails("join", link=f"{server.url}/j/aaaaaaaaaa")
            await ada.call("join", link=link)
            assert "already" in await ada.fails("join", link=link)
            full = await bea.fails("join", link=link)
            assert "No seat is free" in full
            assert "1: Ada" in full
            assert "has not begun" in await ada.fails("act", action="[on]")
            assert "not your turn" in (await ada.call("wait_for_turn", seconds=0))[0]
            await ann.done("start")
            await ada.call("wait_for_turn")
            illegal = await ada.fails("act", action="[fly]")
            assert "no action in '[fly]'. Legal: [on], [back]." in illegal
            assert "refused" not in (await ada.call("say", text="hello"))[0]
            assert "nothing to point at" in await ada.fails("say_phrase", phrase="seal_is", cell=1)
            assert "malformed" in await ada.fails("say", text="a" * 400)
            assert "Join with take_bot" in await bea.fails("join", link=link)
            assert "You sit in seat 2" in (await bea.call("join", link=link, take_bot=True))[0]
            assert "left the table" in (await ada.call("leave"))[0]
            assert "at no table" in await ada.fails("look")
            while ann.table["seats"][1]["bot"] is None:
                await ann.hear()

    asyncio.run(tries())


def test_a_server_that_is_not_there(server: Server) -> None:
    async def tries() -> None:
        port = Port()
        async with agent() as ada:
            link = f"http://127.0.0.1:{port.number}/j/cfrgv3tbn6"
            assert "does not answer" in await ada.fails("join", link=link)
        port.release()
        async with agent(server.url, "wrong.key") as bea:
            _, key = server.person("Ann")
            _, invite = server.table(key, "me", "open", "bold")
            assert "wrong_key" in await bea.fails("join", link=invite)

    asyncio.run(tries())


def test_the_connection_is_opened_again_and_the_seat_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play(fresh: Server) -> None:
        _, key = fresh.person("Ann")
        table, invite = fresh.table(key, "open", "bold", "ev")
        async with agent() as ada:
            await ada.call("join", link=f"{fresh.url}/j/{invite}")
            async with fresh.client(table, key) as ann:
                await ann.done("start")
            _, before = await ada.call("wait_for_turn")
            fresh.kill()
            with monkeypatch.context() as hurry:
                hurry.setattr(connection, "ANSWER_WITHIN", 0.2)
                assert "can't be reached" in await ada.fails("act", action="[on]")
            fresh.start()
            await ada.call("say", text="here I am")
            _, after = await ada.call("look")
            assert after["view"]["path"] == before["view"]["path"]
            assert "Done" in (await ada.call("act", action="[back]"))[0]

    with Server(str(tmp_path / "gemkeep.db"), "--no-limits") as fresh:
        asyncio.run(play(fresh))


def test_the_missing_extra_is_named(gemkeep: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    monkeypatch.delitem(sys.modules, "gemkeep.mcp.server", raising=False)
    monkeypatch.setitem(sys.modules, "mcp.server.mcpserver", None)
    status, _, err = gemkeep("mcp")
    assert status == 1
    assert "pip install 'gemkeep[mcp]'" in err


def test_a_key_is_for_one_server(gemkeep: Run, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: F811
    assert gemkeep("mcp", "--key", "a.b")[0] == 1
    monkeypatch.setenv("GEMKEEP_KEY", "a.b")
    status, _, err = gemkeep("mcp")
    assert (status, "--server" in err) == (1, True)
    status, _, err = gemkeep("mcp", "--server", "nowhere", "--key", "a.b")
    assert (status, "'nowhere' is not a link" in err) == (2, True)
