"""Nothing is lost: the server is killed and started again, and the game goes on."""

from __future__ import annotations

import asyncio
import json

from websockets.exceptions import ConnectionClosed

from tests.server.client import careful
from tests.server_process import Server


def test_kill_9_in_the_middle_of_a_game(database: str) -> None:
    async def play(server: Server) -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Eve", "bold", start=True)
        for _ in range(3):
            async with server.client(table, key) as ann:
                for seat in ann.to_choose()[:1]:
                    await ann.choose(seat, "on")
                known = ann.number, ann.shown
                server.kill_and_restart()
                gone = False
                while not gone:
                    try:
                        await ann.hear()
                        known = ann.number, ann.shown
                    except ConnectionClosed:
                        gone = True
            async with server.client(table, key) as ann:
                # Bots may have gone on since; what was sent before the kill still holds.
                assert ann.number >= known[0]
                if ann.number == known[0]:
                    seen = [shown["view"] for shown in known[1].values()]
                    now = [shown["view"] for shown in ann.shown.values()]
                    assert [view["path"] for view in now] == [view["path"] for view in seen]
        async with server.client(table, key) as ann:
            result = await ann.play_out(careful)
        record = server.call(f"/api/tables/{table}/record").json
        assert record["result"] == result
        # What was counted is counted once, even if the server dies before it is.
        server.kill_and_restart()
        assert server.counted(key, "diamant")["diamant"]["games"] == 1

    with Server(database, "--no-limits") as server:
        asyncio.run(play(server))


def test_a_move_that_was_answered_is_on_disk(fresh: Server) -> None:
    async def play() -> None:
        _, key = fresh.person("Ann")
        table, _ = fresh.table(key, "me", "device:Eve", "device:Ian", start=True)
        async with fresh.client(table, key) as ann:
            await ann.choose(1, "back")
            fresh.process.kill()
        fresh.kill_and_restart()
        async with fresh.client(table, key) as ann:
            assert ann.shown[1]["chosen"] == ["choose", "back"]

    asyncio.run(play())


def test_a_clean_stop_says_come_back(fresh: Server) -> None:
    async def play() -> None:
        _, key = fresh.person("Ann")
        table, _ = fresh.table(key, "me", "device:Eve", "device:Ian", start=True)
        async with fresh.client(table, key) as ann:
            fresh.process.terminate()
            assert await ann.closed_with() == 1012
        code, log = fresh.stop()
        assert code == 0, log
        assert key not in log
        for line in log.splitlines():
            assert json.loads(line)["what"]

    asyncio.run(play())
