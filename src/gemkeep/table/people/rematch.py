"""Deciding who plays again: one asks, and each of the others says yes or not now."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from dataclasses import replace
from typing import Final

from gemkeep.table.commands import AcceptRematch, DeclineRematch, Rematch
from gemkeep.table.entries import RematchAccepted, RematchDeclined, RematchMade, TableMade
from gemkeep.table.refusal import Refusal
from gemkeep.table.rights import not_seated, played_alone
from gemkeep.table.state import Chair, Line, Person, Table, is_gone

LINES_KEPT: Final = 20
"""How many lines of chat are copied to the next table."""


def next_table(
    table: Table, new: str, invite: str, by: Person | None, present: AbstractSet[Person]
) -> TableMade:
    """The table where this person plays again, with seats kept for the others."""
    return TableMade(
        new,
        invite,
        replace(table.settings, repeats=None),
        tuple(_chair(chair, by, present) for chair in table.chairs),
        by,
        after=table.id,
        talk=_kept_lines(table),
        removed=table.removed,
        begins_when_full=True,
    )


def rematch(table: Table, command: Rematch) -> RematchMade | Refusal | None:
    """A person asks the others to play again; None if somebody has done so already."""
    if refusal := played_alone(table) or not_seated(table, command.person):
        return refusal
    if table.phase != "over":
        return Refusal("not_over", "the game is not over yet")
    if table.abandoned:
        return Refusal("over", "this game was given up")
    return None if table.rematch is not None else RematchMade(command.table, command.person)


def accept(table: Table, command: AcceptRematch) -> RematchAccepted | Refusal | None:
    """A person takes the seats that are kept for them; None if they have a seat already."""
    person = command.person
    if person is None or table.seats_of(person):
        return None
    if table.phase != "gathering":
        return Refusal("already_started", "the others have begun without you")
    if table.is_removed(person):
        return Refusal("removed", "the host has removed you from this table")
    if not _is_asked(table, person):
        return Refusal("seat_taken", f"your seat is taken; {table.open_seats()}")
    return RematchAccepted(person)


def decline(table: Table, command: DeclineRematch) -> RematchDeclined | None:
    """A person does not want to play again now; their seat is open to others."""
    person = command.person
    answers = (chair.declined for chair in table.chairs if chair.kept_for == person)
    if person is None or all(answers):
        return None
    return RematchDeclined(person)


def _is_asked(table: Table, person: Person) -> bool:
    return any(chair.kept_for == person for chair in table.chairs)


def _chair(chair: Chair, by: Person | None, present: AbstractSet[Person]) -> Chair:
    """The asker's seats stay theirs and bots stay; a seat is kept for everyone else who is asked.

    People who left the seat to a bot are not asked, nor are people who have deleted themselves.
    """
    if chair.person is None or is_gone(chair.person):
        return Chair(chair.colour, bot=chair.bot)
    if chair.person == by:
        return Chair(chair.colour, by, chair.name, device=chair.device)
    if chair.bot is not None and chair.person not in present:
        return Chair(chair.colour, bot=chair.bot)
    return Chair(chair.colour, None, chair.name, device=chair.device, kept_for=chair.person)


def _kept_lines(table: Table) -> tuple[Line, ...]:
    """What was written last; quick phrases were about a game that is over, and seats may change."""
    written = [line for line in table.talk if line.point is None][-LINES_KEPT:]
    return tuple(
        line._replace(number=number, seat=None) for number, line in enumerate(written, start=1)
    )
