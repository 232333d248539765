"""Finished or begun games of Hideouts, written into the log as if people had played them."""

from __future__ import annotations

import json
import secrets
import sqlite3
from typing import Any

from gemkeep.games.hideouts.types import DEAL
from gemkeep.server.store.log.batch import columns_of
from gemkeep.server.store.log.rows import write_entry
from gemkeep.table.entries import ChoiceMade, Entry, GameStarted, TableMade
from gemkeep.table.state import COLOURS, Chair, Settings
from tests.browser.visitors import Visitor
from tests.games.hideouts.caskets import Play, brought_home
from tests.server.seeded_server import NOON
from tests.server_process import Server

OPEN = "localStorage.setItem('gemkeep.settings', JSON.stringify({ open: true }))"


def someone(server: Server, name: str) -> dict[str, Any]:
    """A new person, as a browser stores them."""
    person: dict[str, Any] = server.ask("/api/people", {"name": name})
    return person


def keep(server: Server, play: Play, person: dict[str, Any], **settings: Any) -> str:  # noqa: ANN401
    """Store this game, finished or not, with this person in every seat; returns the table's id."""
    table, names = secrets.token_hex(6), ("Ann", "Bob", "Cid", "Dan")
    chairs = tuple(
        Chair(COLOURS[seat], person["id"], names[seat], device=seat > 0)
        for seat in range(play.game.seats)
    )
    entries: list[Entry] = [
        TableMade(
            table,
            secrets.token_hex(5),
            Settings("hideouts", play.game.rules(), **settings),
            chairs,
            person["id"],
        ),
        GameStarted((play.game.write_move(play.moves[0]),)),
        *(ChoiceMade(play.game.write_move(move), "person") for move in play.moves[1:]),
    ]
    assert play.moves[0].verb == DEAL
    rows = [write_entry(table, place, NOON, entry) for place, entry in enumerate(entries)]
    with sqlite3.connect(server.db) as log:
        log.executemany("INSERT INTO entries VALUES (?, ?, ?, ?, ?)", map(columns_of, rows))
    return table


def count(server: Server, person: dict[str, Any], table: str, level: int, left: int | None) -> None:
    """Count a game of this level as this person's: won with this many tokens left, or lost."""
    facts = json.dumps({"level": level, "advanced": False})
    play = (table, 0, person["id"], "hideouts", 1.0, left or 0, float(left is not None), facts)
    with sqlite3.connect(server.db) as log:
        log.execute("INSERT INTO plays VALUES (?, ?, ?, ?, ?, ?, ?, ?)", play)


def kept(person: dict[str, Any]) -> str:
    """What the browser of this person stores."""
    return json.dumps(person)


def opened(visitor: Visitor, server: Server, play: Play) -> str:
    """Someone who plays every corner comes to this game; the table's id."""
    person = someone(server, "Ann")
    table = keep(server, play, person)
    visitor.be(kept(person))
    visitor.context.add_init_script(OPEN)
    visitor.go(f"/t/{table}")
    return table


def almost_won(**options: Any) -> Play:  # noqa: ANN401
    """Every guardian at home and the start token open: only a finish is missing."""
    return brought_home(**options).slide(5, 4, 1, 0)


def almost_lost() -> Play:
    """The same, but the owl was moved into another's box on the way."""
    return brought_home().correct("owl", 6).slide(5, 4, 1, 0)
