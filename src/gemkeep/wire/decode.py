"""Decoding what a client sent: bounded in depth, and a message of the closed union."""

from __future__ import annotations

from typing import Final

import msgspec

from gemkeep.wire.incoming import Act, Incoming

DEEPEST: Final = 6
"""No argument of any game nests deeper."""

_DECODER: Final[msgspec.json.Decoder[Incoming]] = msgspec.json.Decoder(Incoming)


class Malformed(Exception):
    """Not a message of the union; the text says why."""


def decode(text: str | bytes) -> Incoming:
    """The message in this text."""
    try:
        message: Incoming = _DECODER.decode(text)
    except msgspec.MsgspecError as error:
        raise Malformed(str(error)) from None
    except (RecursionError, ValueError):  # deeper than the decoder goes, or no UTF-8
        raise Malformed("nested too deeply, or not text") from None
    if isinstance(message, Act) and not shallow(message.action[1], DEEPEST):
        raise Malformed(f"nested deeper than {DEEPEST} levels - at `$.action[1]`")
    return message


def shallow(value: object, deepest: int) -> bool:
    """Whether a value is nested at most this deep."""
    if isinstance(value, dict):
        value = list(value.values())
    if not isinstance(value, list):
        return True
    return deepest > 0 and all(shallow(item, deepest - 1) for item in value)
