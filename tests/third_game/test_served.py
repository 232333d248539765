"""The third game on the real server: without a product file that knows it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

from gemkeep.core.record import read_record
from gemkeep.core.replay import replay
from tests.server.bots.test_bot_pool import gone
from tests.server.client import Client, Message
from tests.server_process import Server
from tests.third_game.game import Highest


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    db = str(tmp_path / "gemkeep.db")
    with Server(db, "--no-limits", module="tests.third_game") as running:
        yield running


def new_table(server: Server, key: str, *seats: str, **more: object) -> tuple[str, str]:
    return server.table(key, *seats, game="highest", rules={}, **more)


async def pick(client: Client, seat: int, number: int) -> None:
    await client.done("act", seat=seat, number=client.number, action=["pick", number])


async def until_shown(client: Client, seat: int, round_number: int) -> None:
    """Until this round is open, or the game is over."""
    while True:
        view = client.shown[seat]["view"]
        if view["result"] is not None or view["round"] == round_number:
            return
        await client.hear()


async def play_out(client: Client, seat: int, numbers: list[int]) -> Message:
    """Play the rounds that are left with these numbers; the result."""
    first = client.shown[seat]["view"]["round"]
    for round_number, number in enumerate(numbers, start=first):
        await until_shown(client, seat, round_number)
        await pick(client, seat, number)
    while client.shown[seat]["view"]["result"] is None:
        await client.hear()
    result: Message = client.shown[seat]["view"]["result"]
    return result


def test_people_and_bots_play_it_to_the_end(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, ben_key) = server.person("Ann"), server.person("Ben")
        table, invite = new_table(server, ann_key, "me", "open", "gambler")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, ben_key, invite) as ben,
        ):
            await ben.done("sit", seat=1, name="Ben", colour="teal")
            await ann.done("start")
            await ann.until_phase("playing")
            await ben.until_phase("playing")
            results = await asyncio.gather(play_out(ann, 0, [9, 8, 7]), play_out(ben, 1, [1, 2, 3]))
        assert results[0] == results[1]
        assert sum(results[0]["wins"]) <= 3

        checked = replay(Highest(3), read_record(server.call(f"/api/tables/{table}/record").body))
        assert [step.move.by for step in checked].count(0) == 3

        frames = server.call(f"/api/tables/{table}/replay?eyes=1").json["frames"]
        assert frames[-1]["view"]["result"] == results[0]
        assert [event["event"] for frame in frames for event in frame["events"]] == ["revealed"] * 3
        assert server.call(f"/api/tables/{table}/review").json is None
        assert server.call(f"/api/tables/{table}/replay?eyes=all").json["code"] == "malformed"

        # Nothing draws it, so its preview shows who played.
        page = server.call(f"/replay/{table}").body.decode()
        assert 'content="Highest · Replay"' in page
        assert server.call(f"/preview/replay/{table}.png").body.startswith(b"\x89PNG")
        assert server.call(f"/preview/replay/{table}.gif").body.startswith(b"GIF89a")

        statistics = server.counted(ann_key, "highest")["highest"]
        won = (0 in results[0]["winners"]) / len(results[0]["winners"])
        score = results[0]["wins"][0]
        assert statistics == {"games": 1, "won": won, "score": score, "best": score}

    asyncio.run(play())


def test_a_pick_is_on_nobody_elses_wire_before_the_reveal(server: Server) -> None:
    """Ann picks 7 or 8: until Ben has picked too, every byte that others get is the same."""

    async def frames_of_others(secret: int) -> list[str]:
        (_, ann_key), (_, ben_key) = server.person("Ann"), server.person("Ben")
        table, invite = new_table(server, ann_key, "me", "open")
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, ben_key, invite) as ben,
            server.client(table) as spectator,
        ):
            await ben.done("sit", seat=1, name="Ben", colour="teal")
            await ann.done("start")
            await ann.until_phase("playing")
            for client in (ben, spectator):
                await client.until_phase("playing")
                client.heard.clear()
            await pick(ann, 0, secret)
            for client in (ben, spectator):
                await client.until("chosen")
            async with server.client(table, ben_key) as again, server.client(table) as stranger:
                before = [*ben.heard, *spectator.heard, *map(without_ids, again.heard)]
                before += map(without_ids, stranger.heard)
                # When people come and go is announced a moment later, sooner or later than a pick.
                before = [text for text in before if not text.startswith('{"type":"presence"')]
            ben.heard.clear()
            await pick(ben, 1, 1)
            await until_shown(ben, 1, 2)
            assert f'"picks":[{secret},1]' in "".join(ben.heard), "the proof can fail"
            return before

    async def play() -> None:
        assert await frames_of_others(7) == await frames_of_others(8)

    asyncio.run(play())


def without_ids(text: str) -> str:
    """A whole table without what differs from table to table: ids, times, refs."""
    message = json.loads(text)
    kept = {name: message[name] for name in ("type", "shown", "told", "chat") if name in message}
    return json.dumps(kept)


def test_killed_in_the_middle_it_goes_on_from_its_log(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = new_table(server, key, "me", "device:Eve", start=True)
        async with server.client(table, key) as ann:
            await pick(ann, 0, 9)
            await pick(ann, 1, 2)
            await until_shown(ann, 0, 2)
            await pick(ann, 0, 4)
        server.kill_and_restart()
        async with server.client(table, key) as ann:
            view = ann.shown[0]["view"]
            assert (view["round"], view["wins"], view["mine"]) == (2, [1, 0], 4)
            assert ann.shown[1]["view"]["mine"] is None
            await pick(ann, 1, 4)
            await until_shown(ann, 0, 3)
            await pick(ann, 0, 1)
            await pick(ann, 1, 2)
            await ann.until_phase("over")
        result = server.call(f"/api/tables/{table}/record").json["result"]
        assert result == {"wins": [1, 1], "winners": [0, 1]}

    asyncio.run(play())


def test_it_has_its_own_bots_options_and_no_daily_challenge(server: Server) -> None:
    assert [bot["name"] for bot in server.call("/api/bots?game=highest").json] == ["gambler"]
    assert server.call("/api/bots").json[0]["game"] == "diamant"
    _, key = server.person("Ann")
    asked = {"game": "highest", "rules": {}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    for option, value in (
        ("totals", "hidden"),
        ("watching", "seats"),
        ("live_analysis", True),
        ("first", 1),
        ("hints", True),
    ):
        refused = server.call("/api/tables", asked | {option: value}, key).json
        assert refused == {"code": "malformed", "reason": f"highest has no option `{option}`"}
    assert server.call("/api/daily/highest", {}, key).json["code"] == "not_found"
    challenges = server.call("/api/daily").json["challenges"]
    assert [each["game"] for each in challenges] == ["diamant", "hideouts"]
    schema = server.call("/schema/openapi.json").json
    assert "highest" in schema["components"]["schemas"]["Myself"]["properties"]


def test_it_has_no_quick_phrases(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = new_table(server, key, "me", "gambler", start=True)
        async with server.client(table, key) as ann:
            assert await ann.refused("point", seat=0, number=ann.number, phrase="wait") == "illegal"

    asyncio.run(play())


def test_its_slow_bot_thinks_in_a_process_that_ends_with_the_server(server: Server) -> None:
    def children() -> list[int]:
        tasks = Path(f"/proc/{server.process.pid}/task")
        return [
            int(pid) for task in tasks.iterdir() for pid in (task / "children").read_text().split()
        ]

    async def play() -> None:
        _, key = server.person("Ann")
        assert children() == []
        table, _ = new_table(server, key, "me", "gambler", start=True)
        async with server.client(table, key) as ann:
            await play_out(ann, 0, [9, 8, 7])

    asyncio.run(play())
    (worker,) = children()
    with gone(worker):
        assert server.stop()[0] == 0
