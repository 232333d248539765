"""The settings of a server."""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

from platformdirs import user_data_path

from gemkeep.core.errors import GemkeepError
from gemkeep.table.state import SECONDS, Clock

DEFAULT_PORT: Final = 8000
STATIC: Final = Path(__file__).parent / "static"


class StorageUnavailable(GemkeepError):
    """The database can't be opened, or there is no place for it."""


@dataclass(frozen=True, slots=True)
class Limits:
    """Limits per client: generous to people, tight for programs."""

    hello_within: float = 5.0
    """Seconds in which a new WebSocket must say hello."""
    message_bytes: int = 4096
    messages_a_second: float = 30.0
    message_burst: float = 90.0
    strikes: int = 200
    """Refusals for form or speed before a client is disconnected."""
    strikes_forgiven_a_second: float = 1.0
    """How fast refusals are forgiven, so that a client may err at times over hours."""
    connections: int = 22_000
    """Connections of any kind; fewer if the system does not allow that many open files."""
    connections_of_one_address: int = 2_500
    waiting: int = 4_000
    waiting_of_one_address: int = 2_000
    """Connections without a request in progress; the oldest is dropped for another."""
    head_within: float = 10.0
    """Seconds for a request's address and headers to arrive, and for its first byte."""
    body_within: float = 20.0
    keep_alive: int = 5
    """Seconds for which a connection waits for another request."""
    url_bytes: int = 4096
    headers: int = 100
    head_bytes: int = 16_384
    unfinished_bytes: int = 16_000_000
    """The memory that all incomplete requests may take together."""
    sockets: int = 20_000
    sockets_of_one_address: int = 2_000
    sockets_a_second: float = 20.0
    """Sockets that one address may open, in the long run."""
    socket_burst: float = 4_000.0
    """Sockets that it may open at once: after a restart all reconnect, some of them twice."""
    http_in_ten_seconds: int = 1_500
    """Requests of any kind, pages and their files included."""
    people_a_minute: int = 60
    downloads_a_minute: int = 10
    """Of everything about a person, or its deletion: both read many logs."""
    tables_a_minute: int = 120
    requests_a_minute: int = 1_200
    previews_a_minute: int = 120
    """Pictures and animations of links, which take longer to draw than others to answer."""
    body_bytes: int = 16_384


UNBOUNDED: Final = 10**9
UNLIMITED: Final = Limits(
    messages_a_second=UNBOUNDED,
    message_burst=UNBOUNDED,
    connections_of_one_address=UNBOUNDED,
    waiting=UNBOUNDED,
    waiting_of_one_address=UNBOUNDED,
    unfinished_bytes=UNBOUNDED,
    sockets_of_one_address=UNBOUNDED,
    sockets_a_second=UNBOUNDED,
    socket_burst=UNBOUNDED,
    http_in_ten_seconds=UNBOUNDED,
    people_a_minute=UNBOUNDED,
    downloads_a_minute=UNBOUNDED,
    tables_a_minute=UNBOUNDED,
    requests_a_minute=UNBOUNDED,
    previews_a_minute=UNBOUNDED,
)
"""For load tests."""


@dataclass(frozen=True, slots=True)
class Config:
    """The settings of one server."""

    db: str = ""
    """The database: a URL or a file; "" for a file in the user's data directory."""
    bot_pace: float = 1.0
    """How long bots take to answer, compared with a person; 0 for no delay."""
    origins: tuple[str, ...] = ()
    """Origins besides our own whose pages may use the API, such as a development server's."""
    proxies: tuple[str, ...] = ()
    """Addresses of reverse proxies, whose forwarding headers are trusted."""
    metrics: tuple[str, int] | None = None
    """The address and port where Prometheus finds the metrics; None for nowhere."""
    names: tuple[str, ...] = ()
    """The names by which browsers reach it, besides `localhost` and IP addresses."""
    limits: Limits = field(default_factory=Limits)
    clocks: tuple[tuple[Clock, float | None], ...] = tuple(SECONDS.items())
    away_after: float = 20.0
    """Seconds without a connection after which a person counts as absent."""
    idle_after: float = 600.0
    """Seconds after which a table without connections is dropped from memory."""
    match_wait: float = 25.0
    """Seconds for which a quick match waits for people before bots fill it up."""
    clock: Callable[[], float] = time.time
    """The current time, in seconds since 1970."""
    seed: bytes | None = None
    """Makes chance at every table reproducible, for tests; None for the system's randomness."""
    static: Path = STATIC


def database_url(config: Config) -> str:
    """The database's URL in SQLAlchemy's form."""
    given = config.db or f"sqlite:///{data_directory() / 'gemkeep.db'}"
    if given.startswith(("postgresql://", "postgres://")):
        return "postgresql+psycopg://" + given.partition("://")[2]
    return given if "://" in given else f"sqlite:///{given}"


def data_directory() -> Path:
    """The user's data directory for Gemkeep, created if it does not exist."""
    directory = user_data_path("gemkeep", appauthor=False)
    if not directory.is_absolute():  # the user has no home directory
        raise StorageUnavailable("no place to store your tables; name one with --db FILE")
    try:
        directory.mkdir(parents=True, exist_ok=True, mode=0o700)
    except OSError as error:
        why = f"{error.filename}: {error.strerror}"
        raise StorageUnavailable(
            f"no place to store your tables ({why}); name one with --db FILE"
        ) from None
    return directory
