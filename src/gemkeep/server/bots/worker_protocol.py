"""The messages between the server and a worker process: a length, then a pickled value."""

from __future__ import annotations

import struct
from collections.abc import Callable
from typing import BinaryIO, Final, NamedTuple, TypeAlias

from gemkeep.server.bots.player import BotSpec, News, Question

LENGTH: Final = struct.Struct("<Q")


class Make(NamedTuple):
    """Make a bot."""

    bot: int
    spec: BotSpec


class Ask(NamedTuple):
    """A question to a bot that was made, and what it needs to know first."""

    bot: int
    news: tuple[News, ...]
    question: Question


class Forget(NamedTuple):
    """A bot is not needed any more."""

    bot: int


class Work(NamedTuple):
    """A computation that needs no bot."""

    work: Callable[[], object]


Request: TypeAlias = Make | Ask | Forget | Work


class Reply(NamedTuple):
    """What a bot answers or a computation returns, None if nothing; and what went wrong."""

    answer: object | None = None
    faults: tuple[str, ...] = ()


def send(to: BinaryIO, message: bytes) -> None:
    """Write one message."""
    to.write(LENGTH.pack(len(message)) + message)
    to.flush()


def receive(source: BinaryIO) -> bytes:
    """The next message; an `EOFError` if there is none."""
    head = source.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    message = source.read(length)
    if len(message) < length:
        raise EOFError
    return message
