"""The program of a worker process: `python -m gemkeep.server.bots.worker_process`.

It holds bots that think for long, and answers one request at a time: requests come on standard
input, replies go to standard output. It ends when its input is closed, which also happens when the
server is killed, even if a bot is thinking at that moment.
"""

from __future__ import annotations

import os
import pickle
import sys
import threading
from queue import SimpleQueue
from typing import Final

from gemkeep.server.bots.player import Player
from gemkeep.server.bots.worker_protocol import (
    Ask,
    Forget,
    Make,
    Reply,
    Request,
    Work,
    receive,
    send,
)

NICENESS: Final = 10
"""The niceness of the process: the server, which has sockets waiting, comes first."""
READY: Final = b"ready"


def main() -> None:
    """Answer requests until the input is closed."""
    replies = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what bots print goes to standard error
    if hasattr(os, "nice"):  # not on Windows
        os.nice(NICENESS)
    requests: SimpleQueue[bytes] = SimpleQueue()
    threading.Thread(target=_read, args=(requests,), daemon=True).start()
    send(replies, READY)
    bots: dict[int, Player] = {}
    while True:
        send(replies, pickle.dumps(_reply(bots, requests.get())))


def _read(requests: SimpleQueue[bytes]) -> None:
    """Queue requests, and end the process when the server has closed its end."""
    try:
        while True:
            requests.put(receive(sys.stdin.buffer))
    except (EOFError, OSError):
        os._exit(0)


def _reply(bots: dict[int, Player], message: bytes) -> Reply:
    faults: list[str] = []
    try:
        request: Request = pickle.loads(message)  # noqa: S301 - sent by our own server
        match request:
            case Make(bot, spec):
                bots[bot] = Player(spec)
            case Ask(bot, news, question):
                return Reply(bots[bot].answer(news, question, faults.append), tuple(faults))
            case Forget(bot):
                del bots[bot]
            case Work(work):
                return Reply(work())
    except Exception as error:  # noqa: BLE001 - such as a module that can't be imported
        faults.append(str(error))
    return Reply(faults=tuple(faults))


if __name__ == "__main__":
    main()
