"""Options of the command line about the network, for `gemkeep serve` and `python -m`."""

from __future__ import annotations

from argparse import ArgumentParser, ArgumentTypeError
from ipaddress import ip_network
from typing import Final

LOCAL: Final = "127.0.0.1"
LAST_PORT: Final = 65_535


def add_network_options(parser: ArgumentParser) -> None:
    """Add the options."""
    parser.add_argument(
        "--proxy",
        action="append",
        default=[],
        type=proxy,
        metavar="ADDRESS",
        help="a reverse proxy whose X-Forwarded-For and -Proto are trusted; may be repeated",
    )
    parser.add_argument(
        "--metrics",
        type=metrics_address,
        metavar="[ADDRESS:]PORT",
        help=f"serve metrics for Prometheus there (default address: {LOCAL})",
    )


def proxy(written: str) -> str:
    """An address or a network of proxies."""
    try:
        return str(ip_network(written, strict=False))
    except ValueError:
        reason = f"a proxy is an address or a network like 10.0.0.0/8, not {written!r}"
        raise ArgumentTypeError(reason) from None


def metrics_address(written: str) -> tuple[str, int]:
    """An address and a port."""
    host, _, port = written.rpartition(":")
    if not port.isascii() or not port.isdigit() or int(port) > LAST_PORT:
        reason = f"metrics need a port, as in 9100 or 10.0.0.1:9100, not {written!r}"
        raise ArgumentTypeError(reason)
    return host.strip("[]") or LOCAL, int(port)
