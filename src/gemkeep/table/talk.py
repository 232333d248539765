"""Deciding what is said at the table: lines of chat, emotes and quick phrases."""

from __future__ import annotations

from gemkeep.core.errors import quote
from gemkeep.core.moves import Seat
from gemkeep.core.talking.phrases import Phrase
from gemkeep.table.commands import BotPoint, Point, Say
from gemkeep.table.entries import LineSaid
from gemkeep.table.refusal import Refusal
from gemkeep.table.rights import no_such_seat, not_theirs
from gemkeep.table.state import Table
from gemkeep.table.text import clean_text


def say(table: Table, command: Say) -> LineSaid | Refusal:
    """A person says a line or makes an emote."""
    seats = table.seats_of(command.person)
    if not seats:
        return Refusal("not_seated", "only people with a seat can chat at this table")
    text = None if command.text is None else clean_text(command.text)
    if text is None and command.emote is None:
        return Refusal("bad_text", f"the line is empty: {quote(command.text)}")
    name = table.chairs[seats[0]].name or ""
    return LineSaid(seats[0], name, text, command.emote)


def point(table: Table, command: Point) -> LineSaid | Refusal:
    """A person's seat says a quick phrase."""
    if refusal := not_theirs(table, command.person, command.seat):
        return refusal
    return _say_phrase(table, command.seat, command.phrase)


def bot_point(table: Table, command: BotPoint) -> LineSaid | Refusal:
    """A bot says a quick phrase."""
    if refusal := no_such_seat(table, command.seat):
        return refusal
    if table.chairs[command.seat].bot is None:
        return Refusal("not_your_seat", f"no bot plays seat {command.seat}")
    return _say_phrase(table, command.seat, command.phrase)


def _say_phrase(table: Table, seat: Seat, phrase: Phrase) -> LineSaid | Refusal:
    """Whether the phrase is true is not checked: a refusal must not reveal what is hidden."""
    book = table.game.phrasebook
    if book is None:
        return Refusal("illegal", "there is nothing to point at in this game")
    if table.phase == "gathering":
        return Refusal("not_started", "the game has not begun: there is nothing to point at")
    if not 0 <= phrase.number <= table.number:
        return Refusal("stale", f"{table.number} is the latest, and not {quote(phrase.number)}")
    if error := book.error_in(phrase):
        return Refusal("bad_text", error)
    return LineSaid(seat, table.chairs[seat].name or "", None, None, phrase)
