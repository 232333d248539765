"""Text as a WebSocket frame, encoded once and sent to everyone who gets the same."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""The first byte of a text message in a single frame."""
SHORT: Final = 126
"""Payloads below this size have their length in the second byte."""
MEDIUM: Final = 65_536
"""Payloads below this size have their length in two bytes."""

MEDIUM_HEAD: Final = bytes((TEXT, 126))
LONG_HEAD: Final = bytes((TEXT, 127))


def frame(text: bytes) -> bytes:
    """A text message as one unmasked frame, as a server sends it."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < MEDIUM:
        return b"%b%b%b" % (MEDIUM_HEAD, size.to_bytes(2), text)
    return b"%b%b%b" % (LONG_HEAD, size.to_bytes(8), text)
