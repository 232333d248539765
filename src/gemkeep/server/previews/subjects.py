"""What a link leads to, as far as a stranger may know it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Literal, NamedTuple, TypeAlias

from gemkeep.server.daily.service import DailyService
from gemkeep.server.games.interface.daily import PLAYER
from gemkeep.server.games.registry import served
from gemkeep.server.store.queries.tables import table_of_invite
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.state import Colour, Person, Table

Status: TypeAlias = Literal["free", "full", "began", "over"]


class Sitter(NamedTuple):
    """A seat, and who sits there."""

    kind: Literal["open", "person", "bot"]
    colour: Colour
    name: str | None
    bot: str | None = None
    nth: int = 1
    """Distinguishes bots of a kind, as in the client."""


@dataclass(frozen=True, slots=True)
class Home:
    """The program itself; also used for anything that must not be shown or does not exist."""


@dataclass(frozen=True, slots=True)
class Invite:
    """An invitation to a table: what the invite page shows, and nothing of the game."""

    game: str
    host: str | None
    sitters: tuple[Sitter, ...]
    status: Status

    @property
    def free(self) -> int:
        """The number of free seats."""
        return sum(sitter.kind == "open" for sitter in self.sitters)


@dataclass(frozen=True, slots=True)
class Moment:
    """A moment of a finished game; the last one if none is named."""

    table_id: str
    game: str
    sitters: tuple[Sitter, ...]
    at: int | None
    table: Table = field(compare=False, repr=False)


@dataclass(frozen=True, slots=True)
class DailyResult:
    """Someone's result in a daily challenge: one number, nothing of the deal."""

    day: str
    game: str
    name: str | None
    score: int | None
    """None for a lost game."""


@dataclass(frozen=True, slots=True)
class DailyDay:
    """The challenges of a day; of today if none is named."""

    day: str | None


Subject: TypeAlias = Home | Invite | Moment | DailyResult | DailyDay
HOME = Home()


class Subjects:
    """Finds what links lead to."""

    def __init__(self, registry: TableRegistry, dailies: DailyService) -> None:
        """Tables and challenges of one server."""
        self._registry = registry
        self._dailies = dailies

    async def invite(self, code: str, *, listed: bool) -> Invite | Home:
        """An invite, by its code; of a listed table, by the id of the table."""
        table_id = code if listed else await self._registry.store.read(table_of_invite(code))
        table = None if table_id is None else await self._registry.table(table_id)
        if table is None or table.settings.daily is not None:
            return HOME
        if listed and not table.settings.listed:
            return HOME
        host = next((chair.name for chair in table.chairs if chair.person == table.host), None)
        return Invite(table.settings.game, host, sitters_of(table), _status(table))

    async def moment(self, table_id: str, at: int | None, person: Person | None) -> Moment | Home:
        """A moment of a game that is over, and that this person (or a stranger) may see."""
        table = await self._registry.table(table_id)
        if table is None or table.phase != "over":
            return HOME
        if not await self._dailies.may_see(table, person):
            return HOME
        return Moment(table.id, table.settings.game, sitters_of(table), at, table)

    async def daily(self, day: str | None, by: str | None) -> DailyResult | DailyDay | Home:
        """The result of the table `by`, if its game is a finished challenge of that day."""
        table = None if by is None or day is None else await self._registry.table(by)
        if table is None or table.settings.daily != day or table.phase != "over":
            return DailyDay(day)
        challenge = served(table.settings.game).daily
        if challenge is None or day is None:
            return DailyDay(day)
        score = challenge.score(challenge.points(table))
        return DailyResult(day, table.settings.game, table.chairs[PLAYER].name, score)


def sitters_of(table: Table) -> tuple[Sitter, ...]:
    """Who sits where."""
    return tuple(
        Sitter(seat.kind, seat.colour, seat.name, seat.bot, seat.nth)
        for seat in encoding.info(table).seats
    )


def _status(table: Table) -> Status:
    if table.phase == "gathering":
        return "free" if any(chair.is_open for chair in table.chairs) else "full"
    return "over" if table.phase == "over" else "began"
