"""The storage of tables: an append-only log of entries, and projections of it for lookups."""

from gemkeep.server.store.database import Store
from gemkeep.server.store.log.rows import Row
from gemkeep.server.store.log.writer import Write, Writer

__all__ = ["Row", "Store", "Write", "Writer"]
