"""Metrics for Prometheus, in addition to the requests that Litestar counts.

They are served on a separate address and port, in a thread: collecting them takes milliseconds, and
only the operator should see them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import Counter, Gauge, start_http_server

SOCKETS: Final = Gauge("gemkeep_sockets", "Open WebSockets")
LIVE_TABLES: Final = Gauge("gemkeep_tables_in_memory", "Tables in memory")
REFUSALS: Final = Counter("gemkeep_refusals", "Messages refused, by code", ["code"])
ENTRIES: Final = Counter("gemkeep_entries", "Entries written to the log")


@contextmanager
def served_at(address: tuple[str, int] | None) -> Iterator[None]:
    """Serve the metrics there as long as this lasts; an `OSError` if the port is not free."""
    if address is None:
        yield
        return
    host, port = address
    server, thread = start_http_server(port, host)
    try:
        yield
    finally:
        server.shutdown()
        server.server_close()
        thread.join()
