"""Where tables are kept: an append-only log of entries, and projections of it for lookups."""

from gemkeep.server.store.database import Store
from gemkeep.server.store.log import Row
from gemkeep.server.store.writer import Write, Writer

__all__ = ["Row", "Store", "Write", "Writer"]
