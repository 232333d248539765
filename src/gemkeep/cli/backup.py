"""`gemkeep backup` and `gemkeep restore`: the whole database as one file."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from pathlib import Path
from typing import Final

SAVE_EXAMPLE: Final = """
The server may be running: the file holds everything as it was at one moment. It is an SQLite
file that only you can read, whichever kind of database it comes from. Protect it like the database:
it contains the secret of the daily challenges.

example:
  gemkeep backup tables-2026-11-16.db
"""
RESTORE_EXAMPLE: Final = """
The server must not be running. If the database is a file, the one in its place is kept under
another name; a PostgreSQL database must be empty. A backup of one kind of database can be restored
into the other.

example:
  gemkeep restore tables-2026-11-16.db
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add both commands."""
    save = commands.add_parser(
        "backup",
        help="save the database to a file, even while the server runs",
        description="Saves all tables, people and statistics to a new file.",
        epilog=SAVE_EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    save.add_argument("file", type=Path, metavar="FILE", help="the file to create")
    save.set_defaults(run=run_backup)
    restore = commands.add_parser(
        "restore",
        help="restore the database from a backup",
        description="Restores the database to what it was when the file was saved.",
        epilog=RESTORE_EXAMPLE,
        formatter_class=RawDescriptionHelpFormatter,
    )
    restore.add_argument("file", type=Path, metavar="FILE", help="made by `gemkeep backup`")
    restore.set_defaults(run=run_restore)
    for command in (save, restore):
        command.add_argument(
            "--db", default="", metavar="URL", help="a file, or postgresql://…, as for `serve`"
        )


def run_backup(arguments: Namespace) -> None:
    """Save the database, and print what was saved."""
    # Slow to import, and few commands need them.
    from gemkeep.server.config import Config, database_url  # noqa: PLC0415
    from gemkeep.server.store.backup.save import save  # noqa: PLC0415

    saved = save(database_url(Config(db=arguments.db)), arguments.file)
    print(f"saved {saved.tables} tables and {saved.people} people to {arguments.file}")


def run_restore(arguments: Namespace) -> None:
    """Restore the database, and print what was restored and where the old one is."""
    from gemkeep.server.config import Config, database_url  # noqa: PLC0415
    from gemkeep.server.store.backup.restore import restore  # noqa: PLC0415

    restored = restore(arguments.file, database_url(Config(db=arguments.db)))
    tables, people = restored.contents
    print(f"restored {tables} tables and {people} people from {arguments.file}")
    if restored.kept is not None:
        print(f"the database that was there before is now {restored.kept}")
