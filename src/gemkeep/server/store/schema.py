"""The database's tables.

`entries` is the source of truth; everything but `people`, `blocks`, `published`, `watched` and
`secrets` can be rebuilt from it. `heartbeat` is a row that is written only to find out whether that
works.
"""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Float,
    Index,
    Integer,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

PEOPLE: Final = Table(
    "people",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("key_hash", String(64), nullable=False),
    Column("name", String(64)),
    Column("colour", String(16)),
    Column("language", String(8)),
    Column("made_at", Float, nullable=False),
    Column("hidden", Boolean, nullable=False),
    Column("invitations", Boolean, nullable=False),
)

BLOCKS: Final = Table(
    "blocks",
    METADATA,
    Column("person", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
)

ENTRIES: Final = Table(
    "entries",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("place", Integer, primary_key=True),
    Column("at", Float, nullable=False),
    Column("kind", String(16), nullable=False),
    Column("body", Text, nullable=False),
)

TABLES: Final = Table(
    "tables",
    METADATA,
    Column("id", String(32), primary_key=True),
    Column("invite", String(32), nullable=False, unique=True),
    Column("game", String(20), nullable=False),
    Column("phase", String(16), nullable=False),
    Column("listed", Boolean, nullable=False),
    Column("made_at", Float, nullable=False),
    Column("over_at", Float),
    Column("scored", Boolean, nullable=False),
    Index("tables_listed", "listed", "phase", "made_at"),
    Index("tables_to_score", "scored", "over_at"),
)

SITTERS: Final = Table(
    "sitters",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("since", Float, nullable=False),
    Column("name", String(64)),
    Column("gone", Boolean, nullable=False),
    Index("sitters_person", "person", "since"),
)

PLAYS: Final = Table(
    "plays",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("who", String(64), nullable=False),
    Column("game", String(20), nullable=False),
    Column("over_at", Float, nullable=False),
    Column("score", Integer, nullable=False),
    Column("won", Float, nullable=False),
    Column("facts", JSON, nullable=False),
    Index("plays_who", "who", "game", "over_at"),
)

RATINGS: Final = Table(
    "ratings",
    METADATA,
    Column("who", String(64), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("mu", Float, nullable=False),
    Column("sigma", Float, nullable=False),
    Column("games", Integer, nullable=False),
)

PUBLISHED: Final = Table(
    "published",
    METADATA,
    Column("game", String(20), primary_key=True),
    Column("key", String(64), primary_key=True),
    Column("code", String(512), nullable=False),
    Column("person", String(32), nullable=False),
    Column("at", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Column("won", Integer, nullable=False),
    Index("published_person", "person"),
)
"""What people made for others to play; its key is the same for what plays the same."""

SECRETS: Final = Table(
    "secrets",
    METADATA,
    Column("name", String(16), primary_key=True),
    Column("value", String(64), nullable=False),
)

HEARTBEAT: Final = Table(
    "heartbeat",
    METADATA,
    Column("id", Integer, primary_key=True),
    Column("at", Float, nullable=False),
)

DAILIES: Final = Table(
    "dailies",
    METADATA,
    Column("day", String(10), primary_key=True),
    Column("game", String(20), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("table_id", String(32), nullable=False, unique=True),
    Column("name", String(64)),
    Column("begun_at", Float, nullable=False),
    Column("over_at", Float),
    Column("points", Integer),
    Index("dailies_best", "day", "game", "points"),
)

REPEATS: Final = Table(
    "repeats",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("deal", String(32), nullable=False),
    Index("repeats_deal", "deal"),
)
"""Tables that repeat the deal of another table, `deal`."""

WATCHED: Final = Table(
    "watched",
    METADATA,
    Column("table_id", String(32), primary_key=True),
    Column("person", String(32), primary_key=True),
    Column("at", Float, nullable=False),
    Index("watched_person", "person"),
)
"""Who has watched a game of others, or its replay, and so may know what was dealt."""
