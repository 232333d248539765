"""Which address a connection counts towards."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv6Address, ip_address, ip_network

HOSTS_BITS = 64
"""A network of this many bits is what one customer gets in IPv6."""


@lru_cache(4096)
def counted_as(host: str) -> str:
    """The address or network that this host counts towards; anything but an address is itself."""
    try:
        address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if not isinstance(address, IPv6Address):
        return str(address)
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(ip_network((int(address) >> HOSTS_BITS << HOSTS_BITS, HOSTS_BITS)))


class Proxies:
    """The reverse proxies in front of this server, whose connections are their clients'."""

    def __init__(self, named: Iterable[str]) -> None:
        """Each is an address or a network."""
        self._networks = [ip_network(each, strict=False) for each in named]

    def __contains__(self, host: str) -> bool:
        """Whether this host is one of them."""
        if not self._networks:
            return False
        try:
            address = ip_address(host.partition("%")[0])
        except ValueError:
            return False
        return any(address in network for network in self._networks)
