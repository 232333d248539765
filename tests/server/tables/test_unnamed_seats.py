"""People on one device who gave no name: no language's default is kept for them."""

from __future__ import annotations

from gemkeep.server.config import Config
from gemkeep.server.games.making import game_for
from gemkeep.server.previews.subjects import sitters_of
from gemkeep.server.previews.wording import players
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.create import create_table
from gemkeep.table.evolve import rebuild
from gemkeep.table.state import Table
from gemkeep.wire.table import DeviceSeat, MySeat, NewTable, WantedSeat


def table() -> Table:
    seats: list[WantedSeat] = [MySeat("Ana"), DeviceSeat(), DeviceSeat("Ben"), DeviceSeat()]
    asked = NewTable("diamant", {"edition": "uk"}, seats)
    me = PersonRow("ana", "", "Ana", None, None)
    return rebuild([(create_table(asked, me, Config()), 0.0)], game_for)


def test_seats_without_a_name_are_told_apart_by_their_numbers() -> None:
    seats = encoding.info(table()).seats
    assert [(seat.name, seat.nth) for seat in seats] == [
        ("Ana", 1),
        (None, 2),
        ("Ben", 1),
        (None, 4),
    ]


def test_previews_name_them_in_the_reader_s_language() -> None:
    names = {language: players(sitters_of(table()), language) for language in ("en", "uk")}
    assert [player.name for player in names["en"]] == ["Ana", "Player 2", "Ben", "Player 4"]
    assert [player.name for player in names["uk"]] == ["Ana", "Гравець 2", "Ben", "Гравець 4"]
