"""How many entries a table's log may have, so that nobody fills the disk or slows a table down.

Opening a table reads its whole log. A game needs a few hundred entries, and its moves, the
clock's and the bots' are always accepted: the rules bound their number. So is leaving a seat.
"""

from __future__ import annotations

from typing import Final

from gemkeep.table.commands import (
    AcceptRematch,
    Act,
    AddSeat,
    ChangeInvite,
    ChangeSettings,
    Command,
    DeclineRematch,
    LetIn,
    Point,
    Remove,
    RemoveSeat,
    Rename,
    ReplaceHost,
    Return,
    Say,
    SeatBot,
    Sit,
    TransferHost,
)
from gemkeep.table.refusal import Refusal
from gemkeep.table.state import Table

MOST_ENTRIES: Final = 4000
"""From here on there is no more chat, no other names or settings, and no second thoughts."""
LEFT_FOR_SEATS: Final = 1000
"""Entries beyond that in which people still sit down and come back."""


def log_is_full(table: Table, command: Command) -> Refusal | None:
    """Refuses a command that a game can do without, once the log has `MOST_ENTRIES`."""
    match command:
        case Say() | Point() | Rename() | ChangeSettings() | ChangeInvite() | TransferHost():
            most = MOST_ENTRIES
        case AddSeat() | RemoveSeat() | Remove() | LetIn() | DeclineRematch():
            most = MOST_ENTRIES
        case Act() if table.choice_of(command.seat) is not None:
            most = MOST_ENTRIES
        case Sit() | Return() | ReplaceHost() | AcceptRematch():
            most = MOST_ENTRIES + LEFT_FOR_SEATS
        case SeatBot() if table.phase == "gathering":
            most = MOST_ENTRIES + LEFT_FOR_SEATS
        case _:
            return None
    if table.length < most:
        return None
    return Refusal("log_full", f"this table has {table.length} entries: only the game goes on here")
