"""Which pages may talk to this server: its own, and those of the configured origins."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit


def allowed(origin: str | None, host: str | None, others: Iterable[str]) -> bool:
    """Whether a page of this origin may talk to this host; only browsers send an origin."""
    if origin is None:
        return True
    if origin in others:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.casefold() == host.casefold()
    except ValueError:
        return False


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    """The value of a header in an ASGI request; None if it has no such header."""
    for key, value in headers:
        if key.lower() == name:
            return value.decode("latin-1")
    return None
