"""Deciding what the host changes: seats, settings, the invite, and who may come back."""

from __future__ import annotations

from gemkeep.core.errors import GemkeepError
from gemkeep.table.commands import AddSeat, ChangeInvite, ChangeSettings, LetIn, RemoveSeat
from gemkeep.table.entries import (
    InviteChanged,
    PersonLetIn,
    SeatAdded,
    SeatRemoved,
    SettingsChanged,
)
from gemkeep.table.refusal import Refusal
from gemkeep.table.rights import no_such_seat, not_host, played_alone
from gemkeep.table.state import COLOURS, Person, Settings, Table


def add_seat(table: Table, command: AddSeat) -> SeatAdded | Refusal:
    """The host adds an open seat, as far as the game has room."""
    if refusal := _not_before_start(table, command.person) or fixed_by_deal(table):
        return refusal
    if refusal := _unplayable(table, table.settings, len(table.chairs) + 1):
        return refusal
    worn = {chair.colour for chair in table.chairs}
    free = next((colour for colour in COLOURS if colour not in worn), None)
    return Refusal("illegal", "no more seats fit here") if free is None else SeatAdded(free)


def remove_seat(table: Table, command: RemoveSeat) -> SeatRemoved | Refusal:
    """The host removes a seat, as long as enough are left for the game."""
    refusal = _not_before_start(table, command.person) or no_such_seat(table, command.seat)
    refusal = refusal or fixed_by_deal(table)
    if refusal is not None:
        return refusal
    if table.chairs[command.seat].person is not None:
        return Refusal("seat_taken", f"a person has seat {command.seat}; remove them first")
    after = SeatRemoved(command.seat)
    return _unplayable(table, table.settings, len(table.chairs) - 1) or after


def change_settings(table: Table, command: ChangeSettings) -> SettingsChanged | Refusal | None:
    """The host changes what was agreed about the game."""
    if refusal := _not_before_start(table, command.person):
        return refusal
    if command.settings == table.settings:
        return None
    before, after = table.settings, command.settings
    if (before.rules, before.first) != (after.rules, after.first):
        refusal = fixed_by_deal(table)
        if refusal is not None:
            return refusal
    unplayable = _unplayable(table, command.settings, len(table.chairs))
    return unplayable or SettingsChanged(command.settings)


def change_invite(table: Table, command: ChangeInvite) -> InviteChanged | Refusal:
    """The host replaces the invite."""
    refusal = played_alone(table) or not_host(table, command.person)
    return refusal or InviteChanged(command.invite)


def let_in(table: Table, command: LetIn) -> PersonLetIn | Refusal | None:
    """The host lets somebody back in."""
    if refusal := not_host(table, command.person):
        return refusal
    return PersonLetIn(command.removed) if table.is_removed(command.removed) else None


def fixed_by_deal(table: Table) -> Refusal | None:
    """Refuses to change what another team's deal was dealt for."""
    if table.settings.repeats is None:
        return None
    return Refusal("illegal", "a repeated deal has fixed rules and a fixed number of seats")


def _not_before_start(table: Table, person: Person | None) -> Refusal | None:
    if refusal := not_host(table, person):
        return refusal
    if table.phase != "gathering":
        return Refusal("already_started", "the table can't be changed once the game has begun")
    return None


def _unplayable(table: Table, settings: Settings, seats: int) -> Refusal | None:
    """Refuses what the game can't be played with."""
    try:
        table.make_game(settings, seats)
    except GemkeepError as error:
        return Refusal("illegal", str(error))
    return None
