"""The server as tests run it: the same moves meet the same chance, on the same day.

Every table is dealt from a known seed, and so are the daily challenges. To meet other deals:
`LUCK=2 pytest ...`. Limits per minute are counted as if no time passed, because the machine may be
slow.
"""

from __future__ import annotations

import hashlib
import os
import sys
import time
from datetime import UTC, datetime
from typing import Final
from unittest import mock

from sqlalchemy import update

from gemkeep.server.__main__ import main, read_config
from gemkeep.server.config import Config, database_url
from gemkeep.server.store.connect import connect
from gemkeep.server.store.schema import SECRETS

SEED: Final = os.environ.get("LUCK", "")
SECRET: Final = hashlib.sha256(SEED.encode()).digest()
NOON: Final = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()
AHEAD: Final = NOON - time.time()
"""How far ahead the servers' clocks are: for all of them it was noon when the tests began."""


def set_daily_secret(config: Config) -> None:
    """Replace the random secret that a new database is created with."""
    engine = connect(database_url(config))
    with engine.begin() as connection:
        known = update(SECRETS).where(SECRETS.c.name == "daily").values(value=SECRET.hex())
        connection.execute(known)
    engine.dispose()


def run() -> int:
    """Serve until the process is stopped."""
    set_daily_secret(read_config(sys.argv[1:])[0])
    with mock.patch("litestar.middleware.rate_limit.time", return_value=NOON):
        return main()


if __name__ == "__main__":
    sys.exit(run())
