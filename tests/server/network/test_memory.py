"""Memory is given back to the system some time after a flood, once for all of it."""

from __future__ import annotations

import asyncio

from gemkeep.server.network.memory import MemoryReturn, give_back


def test_a_flood_of_refusals_gives_memory_back_once() -> None:
    async def run() -> int:
        loop, given, times = asyncio.get_running_loop(), asyncio.Event(), [0]

        def how() -> None:
            times[0] += 1
            give_back()
            loop.call_soon_threadsafe(given.set)

        memory = MemoryReturn(how, after=0.0)
        for _ in range(1000):
            memory.soon()
        await given.wait()
        memory.soon()
        given.clear()
        await given.wait()
        return times[0]

    assert asyncio.run(run()) == 2
