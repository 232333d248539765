"""Where tables are kept: an append-only log of what happened, and what is looked up of it."""

from gemkeep.server.store.database import Store
from gemkeep.server.store.writer import Row, Write, Writer

__all__ = ["Row", "Store", "Write", "Writer"]
