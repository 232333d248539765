"""Text as a WebSocket frame: made once and sent to everyone who gets the same."""

from __future__ import annotations

from typing import Final

TEXT: Final = 0x81
"""The first byte of a text message in a single frame."""
SHORT, LONG = 126, 65_536


def frame(text: bytes) -> bytes:
    """The text as one whole frame from a server."""
    size = len(text)
    if size < SHORT:
        return bytes((TEXT, size)) + text
    if size < LONG:
        return bytes((TEXT, 126)) + size.to_bytes(2) + text
    return bytes((TEXT, 127)) + size.to_bytes(8) + text
