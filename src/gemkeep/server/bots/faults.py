"""Reporting failures of bots."""

from __future__ import annotations

import logging
from typing import Final

LOG: Final = logging.getLogger("gemkeep.bots")


def log_fault(fault: str) -> None:
    """Log that a bot failed; its table goes on without it."""
    LOG.warning("a bot failed", extra={"fault": fault})
