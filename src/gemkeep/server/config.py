"""How a server is run."""

from __future__ import annotations

import os
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from gemkeep.core.errors import GemkeepError
from gemkeep.table.match import SECONDS, Clock

DEFAULT_PORT: Final = 8000
STATIC: Final = Path(__file__).parent / "static"


class StorageUnavailable(GemkeepError):
    """There is no place where tables can be kept."""


@dataclass(frozen=True, slots=True)
class Limits:
    """What one client may ask of us; all of it is generous to people and tight for machines."""

    hello_within: float = 5.0
    """Seconds in which a connection must say who it is."""
    message_bytes: int = 4096
    messages_a_second: float = 30.0
    message_burst: float = 90.0
    strikes: int = 200
    """Refusals for form or speed before a client is disconnected."""
    strikes_forgiven_a_second: float = 1.0
    """How fast refusals are forgotten, so that a client that stays for hours may err at times."""
    sockets: int = 20_000
    sockets_of_one_address: int = 2_000
    people_a_minute: int = 60
    tables_a_minute: int = 120
    requests_a_minute: int = 1_200
    body_bytes: int = 16_384


UNBOUNDED: Final = 10**9
UNLIMITED: Final = Limits(
    messages_a_second=UNBOUNDED,
    message_burst=UNBOUNDED,
    sockets_of_one_address=UNBOUNDED,
    people_a_minute=UNBOUNDED,
    tables_a_minute=UNBOUNDED,
    requests_a_minute=UNBOUNDED,
)
"""For load tests."""


@dataclass(frozen=True, slots=True)
class Config:
    """One server."""

    db: str = ""
    """Where tables are kept: a database's URL, or "" for a file of the user's."""
    bot_pace: float = 1.0
    """How long bots take to answer, compared with a person; 0 for at once."""
    origins: tuple[str, ...] = ()
    """Origins beside our own whose pages may talk to us, such as a development server's."""
    limits: Limits = field(default_factory=Limits)
    clocks: tuple[tuple[Clock, float | None], ...] = tuple(SECONDS.items())
    away_after: float = 30.0
    idle_after: float = 600.0
    """Seconds after which a table that nobody is at leaves memory."""
    clock: Callable[[], float] = time.time
    """What time it is, in seconds since 1970."""
    static: Path = STATIC


def database_url(config: Config) -> str:
    """The database's URL as SQLAlchemy wants it."""
    given = config.db or f"sqlite:///{data_directory() / 'gemkeep.db'}"
    if given.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + given.partition("://")[2]
    return given if "://" in given else f"sqlite:///{given}"


def data_directory() -> Path:
    """The user's own place for data, made if it was not there."""
    try:
        base = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
        directory = Path(base) / "gemkeep"
        directory.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        why = f"{error.filename}: {error.strerror}"
        raise StorageUnavailable(
            f"no place for your tables ({why}); name one with --db FILE"
        ) from None
    except RuntimeError:  # who runs us has no home
        raise StorageUnavailable("no place for your tables; name one with --db FILE") from None
    return directory
