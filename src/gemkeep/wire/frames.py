"""WebSocket framing of outgoing messages (RFC 6455, section 5.2)."""

from __future__ import annotations

from typing import Final

FINAL_TEXT: Final = 0x81
"""The first byte of a text message in a single frame."""
SHORT: Final = 126
"""Payloads below this size have their length in the second byte."""
MEDIUM: Final = 65_536
"""Payloads below this size have their length in two bytes."""


def frame(text: bytes) -> bytes:
    """A text message as one unmasked frame, ready for any number of clients."""
    size = len(text)
    if size < SHORT:
        return bytes((FINAL_TEXT, size)) + text
    if size < MEDIUM:
        return bytes((FINAL_TEXT, 126)) + size.to_bytes(2) + text
    return bytes((FINAL_TEXT, 127)) + size.to_bytes(8) + text
