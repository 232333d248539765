"""The server as tests run it: chance brings the same after the same moves, on the same day.

Every table is dealt, and its bots have luck, as those of a daily challenge are: from a seed, which
is known here. So a test meets the same deal every time. To meet others: `LUCK=2 pytest ...`.
What may be asked within a minute is counted as if no time passed: the machine may be slow.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from datetime import UTC, datetime
from typing import Final
from unittest import mock

from gemkeep.server.__main__ import main
from gemkeep.server.games.seeds import seed_of
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.state import Table

SECRET: Final = hashlib.sha256(os.environ.get("LUCK", "").encode()).digest()
NOON: Final = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()
AHEAD: Final = NOON - time.time()
"""How far ahead the servers' clocks are: for all of them it was noon when the tests began."""


def known_seed(registry: TableRegistry, table: Table) -> bytes:
    """Of a daily challenge as ever; of all other tables of a game, one and the same."""
    day, game = table.settings.daily, table.settings.game
    return (
        seed_of(SECRET, "", game)
        if day is None
        else seed_of(registry.store.daily_secret, day, game)
    )


def run() -> int:
    """Serve until the process is stopped."""
    with (
        mock.patch.object(TableRegistry, "_seed_of", known_seed),
        mock.patch("secrets.token_hex", return_value=SECRET.hex()),
        mock.patch("litestar.middleware.rate_limit.time", return_value=NOON),
    ):
        return main()


if __name__ == "__main__":
    sys.exit(run())
