"""How soon those who come at once are let in."""

import asyncio
import socket
import sys

import pytest

from gemkeep.server.serve import ACCEPTED_A_TURN, accepting, listen

if sys.platform == "win32":
    pytest.skip("there is no uvloop on Windows", allow_module_level=True)

import uvloop

COMING = 5 * ACCEPTED_A_TURN


def test_those_who_come_at_once_are_accepted_in_few_turns_of_the_loop() -> None:
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        turns = runner.run(_turns_to_accept(COMING))
    assert turns <= COMING / ACCEPTED_A_TURN + 2


async def _turns_to_accept(coming: int) -> int:
    """The turns of the loop in which this many are accepted who came before it listened."""
    loop = asyncio.get_running_loop()
    accepted: list[asyncio.BaseTransport] = []

    class Client(asyncio.Protocol):
        def connection_made(self, transport: asyncio.BaseTransport) -> None:
            accepted.append(transport)

    listening = listen("127.0.0.1", 0, exact=True)
    clients = [socket.create_connection(listening.getsockname()) for _ in range(coming)]
    servers = [await loop.create_server(Client, sock=each) for each in accepting(listening)]
    turns = 0
    while len(accepted) < coming:
        await asyncio.sleep(0)
        turns += 1
    for client in clients:
        client.close()
    for transport in accepted:
        transport.close()
    for server in servers:
        server.close()
    return turns
