"""One client's socket, as a table sees it: something to push text to."""

from __future__ import annotations

import asyncio
import types
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine, Generator, MutableMapping
from typing import Any, TypeAlias

from gemkeep.server.faces import encode
from gemkeep.table.match import Person
from gemkeep.wire import outgoing as out

Send: TypeAlias = Callable[[MutableMapping[str, Any]], Awaitable[None]]

POLICY = 1008
RESTARTING = 1012
TRY_LATER = 1013


class Connection:
    """Sends at once while the client keeps up, queues while it does not, cuts it off at last."""

    __slots__ = ("_backlog", "_cut", "_most", "_send", "_waiting", "invited", "person")

    def __init__(self, send: Send, most: int) -> None:
        """A socket that was accepted; at most so many messages may wait for it."""
        self.person: Person | None = None
        self.invited = False
        self._send = send
        self._most = most
        self._backlog: deque[MutableMapping[str, Any]] = deque()
        self._waiting: asyncio.Task[None] | None = None
        self._cut = False

    @property
    def cut(self) -> bool:
        """Whether nothing more will be sent."""
        return self._cut

    def push(self, text: str) -> None:
        """Send a message, or queue it."""
        self._put({"type": "websocket.send", "text": text})

    def done(self, ref: int, number: int) -> None:
        """Say that what was asked is done and on disk."""
        self.push(f'{{"type":"done","ref":{ref},"number":{number}}}')

    def refuse(self, ref: int | None, code: out.Refusal, reason: str) -> None:
        """Say that what was asked is not done."""
        self.push(encode(out.Refused(ref, code, reason)))

    def close(self, code: int, reason: str = "") -> None:
        """Say goodbye; what is queued before is sent first."""
        self._put({"type": "websocket.close", "code": code, "reason": reason})
        self._cut = True

    def _put(self, message: MutableMapping[str, Any]) -> None:
        if self._cut:
            return
        if self._waiting is not None:
            self._backlog.append(message)
            if len(self._backlog) > self._most:
                self._cut_off()
            return
        # Nearly always the socket takes the message at once; only when it does not is a task
        # worth its price. So the coroutine is begun by hand, and handed on if it must wait.
        sending = self._send(message)
        assert isinstance(sending, Coroutine)  # noqa: S101 - as every server's is
        try:
            first = sending.send(None)
        except StopIteration:
            return
        except Exception:  # noqa: BLE001 - the client is gone; its reader will hear of it
            self._cut = True
            return
        self._waiting = asyncio.get_running_loop().create_task(self._catch_up(sending, first))

    async def _catch_up(self, sending: Coroutine[Any, Any, None], first: object) -> None:
        try:
            await _rest(sending, first)
            while self._backlog:
                await self._send(self._backlog.popleft())
        except Exception:  # noqa: BLE001 - the client is gone; its reader will hear of it
            self._cut = True
            self._backlog.clear()
        finally:
            self._waiting = None

    def _cut_off(self) -> None:
        """Too slow: what waits is dropped and the socket closed; the client may come anew."""
        self._cut = True
        self._backlog.clear()
        self._backlog.append({"type": "websocket.close", "code": TRY_LATER, "reason": "too slow"})


@types.coroutine
def _rest(sending: Coroutine[Any, Any, None], first: object) -> Generator[Any, Any, None]:
    """What is left of a coroutine that was begun by hand and waits for `first`."""
    waits_for = first
    while True:
        step: Callable[[Any], Any] = sending.send
        try:
            given = yield waits_for
        except BaseException as error:  # noqa: BLE001 - it belongs to what is being run
            step, given = sending.throw, error
        try:
            waits_for = step(given)
        except StopIteration:
            return
