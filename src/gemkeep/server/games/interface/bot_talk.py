"""How a game's bots talk to the people at a table, and ask before an important move."""

from __future__ import annotations

from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple, Protocol, TypeAlias

from gemkeep.core.moves import Action, Seat
from gemkeep.table.commands import BotPoint
from gemkeep.table.evolve import Step
from gemkeep.table.state import Person, Table


class BotTable(Protocol):
    """What the bots' talk may see of a live table and ask of it."""

    @property
    def table(self) -> Table:
        """The table as everyone was last sent it."""

    @property
    def pace(self) -> float:
        """How long bots take compared with a person; 0 for no delay."""

    def present(self) -> AbstractSet[Person]:
        """The people who are connected."""

    def say(self, line: BotPoint) -> None:
        """Let a bot say a quick phrase."""

    def hear(self, speaker: Seat, said: object) -> None:
        """Let every other bot hear what was said, in the form that the game's bots use."""

    async def advice(self, table: Table, seats: AbstractSet[Seat]) -> tuple[Seat, Any] | None:
        """The first of the bots in these seats that has advice, and its advice."""

    def wake(self) -> None:
        """Resume the bots that were held back."""


class Reconsider(NamedTuple):
    """The bot must choose again, without the actions of this verb."""

    verb: str


Verdict: TypeAlias = Action | BotPoint | Reconsider | None
"""What becomes of a bot's choice: the action itself, something said instead, another choice, or
None to wait until the bots are woken."""


class BotTalk:
    """The talk at one table, of bots that say nothing and ask nobody."""

    @property
    def asked_to_wait(self) -> bool:
        """Whether a person has asked the bots to wait."""
        return False

    def on_step(self, step: Step) -> None:
        """Take in that the table has changed or that something was said."""

    def consider(self, table: Table, seat: Seat, action: Action, why: object | None) -> Verdict:
        """What becomes of the action that a bot chose, which says this about it."""
        del table, seat, why
        return action

    def close(self) -> None:
        """Cancel everything that is still to be said."""
