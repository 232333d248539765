"""A WebSocket to one table, reopened whenever it breaks."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
from collections.abc import Callable
from typing import Any, Final

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from gemkeep.core.errors import GemkeepError
from gemkeep.mcp.errors import ServerGone, TableRefused
from gemkeep.wire import incoming, outgoing

ANSWER_WITHIN: Final = 20.0
"""Seconds that the server may take to answer, and to come back after it was lost."""
FIRST_DELAY: Final = 0.25
LONGEST_DELAY: Final = 5.0
PASSING: Final = frozenset({"unavailable", "too_fast"})
"""Refusals after which it is worth trying again."""

_DECODER: Final = msgspec.json.Decoder(outgoing.Outgoing)


class Connection:
    """One client of a table: requests and their answers, and everything else as it comes."""

    def __init__(
        self,
        address: str,
        hello: Callable[[int], incoming.Hello],
        on_message: Callable[[outgoing.Outgoing], None],
        on_end: Callable[[], None],
    ) -> None:
        """Send this hello on every new socket, and pass on everything that is not an answer."""
        self._address = address
        self._hello = hello
        self._on_message = on_message
        self._on_end = on_end
        self._refs = itertools.count(1)
        self._answers: dict[int, asyncio.Future[outgoing.Done | outgoing.Refused]] = {}
        self._socket: ClientConnection | None = None
        self._up = asyncio.Event()
        self._greeted: asyncio.Future[None] | None = None
        self._task: asyncio.Task[None] | None = None
        self.ended: GemkeepError | None = None
        """Why it will not be opened again."""

    async def open(self) -> None:
        """Connect for the first time; an error if that fails."""
        self._greeted = asyncio.get_running_loop().create_future()
        self._task = asyncio.create_task(self._run(self._greeted))
        try:
            await asyncio.wait_for(asyncio.shield(self._greeted), ANSWER_WITHIN)
        except TimeoutError:
            raise self._gone("no answer") from None
        finally:
            if self.ended is not None or not self._up.is_set():
                await self.close()

    def check(self) -> None:
        """An error if there is no connection now."""
        if self.ended is not None:
            raise self.ended
        if self._socket is None:
            raise self._gone("reconnecting; try again later")

    async def close(self) -> None:
        """Close it for good."""
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task
            self._task = None

    async def ask(self, make: Callable[[int], incoming.Incoming]) -> None:
        """Send a request and wait until it is done; a `TableRefused` error if it is refused."""
        socket = await self._connected()
        ref = next(self._refs)
        answer = self._answers[ref] = asyncio.get_running_loop().create_future()
        try:
            await socket.send(msgspec.json.encode(make(ref)).decode())
            given = await asyncio.wait_for(answer, ANSWER_WITHIN)
        except (TimeoutError, OSError, WebSocketException):
            raise self._gone(
                "it is not known whether this was done; look before you try again"
            ) from None
        finally:
            self._answers.pop(ref, None)
        if isinstance(given, outgoing.Refused):
            raise TableRefused(given.code, given.reason)

    def send_soon(self, make: Callable[[int], incoming.Incoming]) -> None:
        """Send a request whose answer nobody waits for."""
        if self._socket is not None:
            text = msgspec.json.encode(make(next(self._refs))).decode()
            self._soon = asyncio.ensure_future(self._socket.send(text))

    async def _connected(self) -> ClientConnection:
        with contextlib.suppress(TimeoutError):
            await asyncio.wait_for(self._up.wait(), ANSWER_WITHIN)
        self.check()
        assert self._socket is not None  # noqa: S101 - checked
        return self._socket

    def _gone(self, why: str) -> ServerGone:
        return ServerGone(f"the server at {self._address} can't be reached: {why}")

    async def _run(self, greeted: asyncio.Future[None]) -> None:
        delay = FIRST_DELAY
        while self.ended is None:
            try:
                async with connect(self._address) as socket:
                    await self._serve(socket, greeted)
                delay = FIRST_DELAY
            except (OSError, WebSocketException, TimeoutError) as error:
                if not greeted.done():
                    self.ended = self._gone(str(error) or type(error).__name__)
                    greeted.set_exception(self.ended)
            finally:
                self._drop()
            if self.ended is None:
                await asyncio.sleep(delay)
                delay = min(2 * delay, LONGEST_DELAY)
        self._up.set()  # wakes those who wait for it
        self._on_end()

    async def _serve(self, socket: ClientConnection, greeted: asyncio.Future[None]) -> None:
        ref = next(self._refs)
        await socket.send(msgspec.json.encode(self._hello(ref)).decode())
        async for text in socket:
            message = _read(text)
            if not isinstance(message, (outgoing.Done, outgoing.Refused)):
                if message is not None:
                    self._on_message(message)
            elif message.ref == ref:
                self._answered_hello(message, socket, greeted)
            else:
                self._answered(message)

    def _answered(self, message: outgoing.Done | outgoing.Refused) -> None:
        # What can't be decoded is refused without a ref; answers come in the order of requests.
        ref = next(iter(self._answers), None) if message.ref is None else message.ref
        answer = None if ref is None else self._answers.get(ref)
        if answer is not None and not answer.done():
            answer.set_result(message)

    def _answered_hello(
        self,
        message: outgoing.Done | outgoing.Refused,
        socket: ClientConnection,
        greeted: asyncio.Future[None],
    ) -> None:
        if isinstance(message, outgoing.Done):
            self._socket = socket
            self._up.set()
            if not greeted.done():
                greeted.set_result(None)
        elif not greeted.done() or message.code not in PASSING:
            self.ended = TableRefused(message.code, message.reason)
            if not greeted.done():
                greeted.set_exception(self.ended)

    def _drop(self) -> None:
        """Fail all pending requests, because the socket is closed."""
        self._socket = None
        self._up.clear()
        for answer in self._answers.values():
            if not answer.done():
                answer.set_exception(ConnectionError("the connection broke"))


def _read(text: Any) -> outgoing.Outgoing | None:  # noqa: ANN401 - text or bytes
    """The message; None for one that only newer clients know."""
    try:
        message: outgoing.Outgoing = _DECODER.decode(text)
    except msgspec.ValidationError:
        return None
    return message
