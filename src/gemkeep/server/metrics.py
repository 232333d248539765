"""Metrics for Prometheus, in addition to the requests that Litestar counts."""

from __future__ import annotations

from typing import Final

from prometheus_client import Counter, Gauge

SOCKETS: Final = Gauge("gemkeep_sockets", "Open WebSockets")
LIVE_TABLES: Final = Gauge("gemkeep_tables_in_memory", "Tables in memory")
REFUSALS: Final = Counter("gemkeep_refusals", "Messages refused, by code", ["code"])
ENTRIES: Final = Counter("gemkeep_entries", "Entries written to the log")
