"""The messages between the server and a worker process: a length, then a pickled value."""

from __future__ import annotations

import struct
from typing import BinaryIO, Final, NamedTuple

from gemkeep.core.moves import Action
from gemkeep.server.bots.player import BotSpec, News, Question

LENGTH: Final = struct.Struct("<Q")


class Request(NamedTuple):
    """A question to one bot, and what it needs to know first."""

    bot: int
    new: BotSpec | None
    """How to make the bot; None if this process has it already."""
    news: tuple[News, ...]
    question: Question
    forgotten: tuple[int, ...]
    """Bots that are not needed any more."""


class Reply(NamedTuple):
    """A bot's answer, None if it has none; and what went wrong."""

    answer: Action | None
    faults: tuple[str, ...]
    made: bool = True
    """Whether the bot could be made."""


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
