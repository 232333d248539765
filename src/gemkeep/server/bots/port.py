"""A live table as its bots, clocks and host watch see it."""

from __future__ import annotations

from collections.abc import Callable
from collections.abc import Set as AbstractSet
from typing import Protocol, TypeAlias

from msgspec import Struct

from gemkeep.table.commands import Command
from gemkeep.table.state import Person, Table
from gemkeep.wire.outgoing import RefusalCode

Refused: TypeAlias = tuple[RefusalCode, str]
"""A refusal, or why nothing was written, or may not have been."""


class Answer(Struct, frozen=True):
    """How a command went: refused with a code and a reason, or done by this update number."""

    refusal: Refused | None
    number: int

    @property
    def unavailable(self) -> bool:
        """Whether the entry is not known to be stored; it may be worth another try."""
        return self.refusal is not None and self.refusal[0] in {"unavailable", "in_doubt"}


OnAnswer: TypeAlias = Callable[[Answer], None]


class TablePort(Protocol):
    """What the parts of a live table may read from it and ask of it."""

    @property
    def table(self) -> Table:
        """The table with every committed entry applied."""

    def now(self) -> float:
        """The server's time, in seconds since 1970."""

    def present(self) -> AbstractSet[Person]:
        """The people who are connected."""

    def submit(self, command: Command, on_answer: OnAnswer) -> None:
        """Decide a command; the answer comes once its entry is committed, or refused."""


def ignore(answer: Answer) -> None:
    """The callback for commands whose answer nobody waits for."""
    del answer
