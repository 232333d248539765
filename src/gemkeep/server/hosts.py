"""The names by which browsers reach this server.

Another site's page can't read our responses, unless its own name resolves to this server (DNS
rebinding): then browsers take us for that site. So requests for a name that is not ours are
refused. Nobody can redirect IP addresses and `localhost`.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import ip_address
from typing import Final
from urllib.parse import urlsplit

LOCAL: Final = "localhost"
HOSTS_KEPT: Final = 64
"""Nearly all requests are for the same few."""


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


@lru_cache(maxsize=HOSTS_KEPT)
def name_in(host: str) -> str | None:
    """The name in a Host header, without its port, in lower case; None if it is malformed."""
    try:
        split = urlsplit(f"//{host}")
        _ = split.port  # raises if it is no port
    except ValueError:
        return None
    if split.netloc != host or split.username is not None or not split.hostname:
        return None
    return split.hostname.removesuffix(".")


@lru_cache(maxsize=HOSTS_KEPT)
def is_address(name: str) -> bool:
    """Whether this is an IP address."""
    try:
        ip_address(name)
    except ValueError:
        return False
    return True
