"""The names by which browsers reach this server.

A page of another site can't read our answers, unless its own name is made to lead here (DNS
rebinding): then browsers take us for that site. So requests for a name that is not ours are
refused. IP addresses and `localhost` are nobody's to change.
"""

from __future__ import annotations

from collections.abc import Iterable
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = "localhost"


def is_ours(hosts: Iterable[str], names: Iterable[str], http_version: str) -> bool:
    """Whether a request with these Host headers is for a server with these names.

    Before HTTP/1.1 there was no such header, and some programs that check a server's health still
    send none; browsers always do.
    """
    given = tuple(hosts)
    if not given:
        return http_version == "1.0"
    name = name_in(given[0])
    if len(given) > 1 or name is None:
        return False
    return is_address(name) or name == LOCAL or name.endswith(f".{LOCAL}") or name in names


def name_in(host: str) -> str | None:
    """The name in a Host header, without its port, in small letters; None if it is malformed."""
    try:
        split = urlsplit(f"//{host}")
        _ = split.port  # raises if it is no port
    except ValueError:
        return None
    if split.netloc != host or split.username is not None or not split.hostname:
        return None
    return split.hostname.removesuffix(".")


def is_address(name: str) -> bool:
    """Whether this is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
