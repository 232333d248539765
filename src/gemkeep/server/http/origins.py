"""Whose pages may talk to us: our own, and those the server was told of."""

from __future__ import annotations

from collections.abc import Iterable
from urllib.parse import urlsplit


def allowed(origin: str | None, host: str | None, others: Iterable[str]) -> bool:
    """Whether a page of this origin may; a client that is no browser names none."""
    if origin is None:
        return True
    if origin in others:
        return True
    try:
        return host is not None and urlsplit(origin).netloc.casefold() == host.casefold()
    except ValueError:
        return False


def header(headers: Iterable[tuple[bytes, bytes]], name: bytes) -> str | None:
    """A header of a request as ASGI has them."""
    for key, value in headers:
        if key.lower() == name:
            return value.decode("latin-1")
    return None
