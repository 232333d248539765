"""The daily challenge: the same deal for everyone that day, once for each person and game.

A day is one of UTC. A table belongs to the day it was begun on; for a while after the day's end
it may still be finished for the list, and until then the deal stays a secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Any, Final, NamedTuple

from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.games.hideouts.catalogue import LEVELS
from gemkeep.server.daily.results import result_of, score_of
from gemkeep.server.daily.seeds import seal_of, seed_of
from gemkeep.server.errors import ApiError
from gemkeep.server.store import dailies
from gemkeep.server.store.dailies import Finisher, Standing
from gemkeep.server.store.queries import PersonRow
from gemkeep.server.tables.create import create_table
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.state import Person, Table
from gemkeep.wire import daily as wire
from gemkeep.wire.table import BotSeat, MySeat, NewTable

GAMES: Final[tuple[wire.GameName, ...]] = ("diamant", "hideouts")
DAY: Final = timedelta(days=1)
STILL_COUNTS_FOR: Final = 3600.0
"""Seconds after the day's end in which a table begun before may be finished for the list."""
MOST_LISTED: Final = 20

EDITIONS_AND_RELICS: Final = tuple(
    {"edition": edition.name, "relics": mode}
    for edition in EDITIONS.values()
    for mode in edition.modes
)
RIVALS: Final = (
    ("two", "bold", "ev"),
    ("two", "cautious", "nine"),
    ("two", "cautious", "ev"),
    ("two", "bold", "nine"),
)
"""Of each strength one; each decides by what it sees alone, and never by chance."""
TEAMS: Final = (("walker", "walker"), ("walker", "walker", "walker"))


class Challenge(NamedTuple):
    """What is played on a day; all but its deal is known."""

    day: date
    game: wire.GameName
    rules: Mapping[str, Any]
    bots: tuple[str, ...]


def day_at(now: float) -> date:
    """The day it is at that time."""
    return datetime.fromtimestamp(now, UTC).date()


def ends(day: date) -> float:
    """When the day is over."""
    tomorrow = day + DAY
    return datetime(tomorrow.year, tomorrow.month, tomorrow.day, tzinfo=UTC).timestamp()


def opens(day: date) -> float:
    """When the day's deals are no secret any more."""
    return ends(day) + STILL_COUNTS_FOR


def challenge_of(day: date, game: wire.GameName) -> Challenge:
    """What is played on that day: editions and levels take turns."""
    number = day.toordinal()
    if game == "diamant":
        rules: dict[str, Any] = EDITIONS_AND_RELICS[number % len(EDITIONS_AND_RELICS)]
        return Challenge(day, game, rules, RIVALS[number % len(RIVALS)])
    levels = sorted(LEVELS)
    rules = {"level": levels[number % len(levels)], "memory": "team"}
    return Challenge(day, game, rules, TEAMS[number % len(TEAMS)])


class DailyService:
    """The challenges of one server."""

    def __init__(self, registry: TableRegistry) -> None:
        """Played at tables of this registry."""
        self._registry = registry
        self._beginning: dict[tuple[str, str, Person], asyncio.Task[str]] = {}

    def _now(self) -> float:
        return self._registry.config.clock()

    # --- Playing ---------------------------------------------------------------------------------

    async def begin(self, asked: str, me: PersonRow, name: str | None) -> str:
        """The table where I play today's challenge: the one I began, or else a new one."""
        game = next((game for game in GAMES if game == asked), None)
        if game is None:
            raise ApiError("not_found", f"there are challenges of {' and '.join(GAMES)}")
        challenge = challenge_of(day_at(self._now()), game)
        key = (challenge.day.isoformat(), game, me.id)
        task = self._beginning.get(key)
        if task is None:  # who asks while it is made waits for it
            task = asyncio.get_running_loop().create_task(self._begin(challenge, me, name))
            self._beginning[key] = task
            task.add_done_callback(lambda _: self._beginning.pop(key, None))
        return await asyncio.shield(task)

    async def _begin(self, challenge: Challenge, me: PersonRow, name: str | None) -> str:
        """The table is claimed first: then it is the one, even if it is made by a later try."""
        store, (day, game) = self._registry.store, (challenge.day.isoformat(), challenge.game)
        mine = await store.read(dailies.claimed(day, game, me.id))
        asked = NewTable(
            game,
            dict(challenge.rules),
            [MySeat(name), *map(BotSeat, challenge.bots)],
        )
        made = create_table(asked, me, self._registry.config)
        if mine is None:
            values = {
                "day": day,
                "game": game,
                "person": me.id,
                "table_id": made.table,
                "name": made.chairs[0].name,
                "begun_at": self._now(),
            }
            await store.writer.write((), (dailies.claim(values),))
            mine = await store.read(dailies.claimed(day, game, me.id))
            assert mine is not None  # noqa: S101 - it is there now, by us or by another
        if await self._registry.table(mine.table_id) is None:
            settings = replace(made.settings, daily=day)
            made = replace(made, table=mine.table_id, settings=settings)
            await self._registry.make(made, start=True)
        return mine.table_id

    # --- Telling ---------------------------------------------------------------------------------

    async def told(self, asked: str | None, me: PersonRow | None) -> wire.Daily:
        """The challenges of a day as this person may know them."""
        now = self._now()
        day = day_at(now) if asked is None else _read_day(asked, day_at(now))
        return wire.Daily(
            day=day.isoformat(),
            now=now,
            ends=ends(day),
            opens=opens(day),
            challenges=tuple(
                [await self._told(challenge_of(day, game), me, now) for game in GAMES]
            ),
        )

    async def _told(self, challenge: Challenge, me: PersonRow | None, now: float) -> wire.Challenge:
        day, game = challenge.day, challenge.game
        until, person = opens(day), None if me is None else me.id
        stands = await self._registry.store.read(
            dailies.standing(day.isoformat(), game, until, person, MOST_LISTED)
        )
        mine, over = stands.mine, now >= until
        over_at = None if mine is None else mine.over_at
        finished = mine is not None and over_at is not None
        table = await self._registry.table(mine.table_id) if mine is not None and finished else None
        return wire.Challenge(
            game=game,
            rules=challenge.rules,
            bots=challenge.bots,
            finished=stands.finished,
            table=None if mine is None else mine.table_id,
            place=stands.better + 1 if over_at is not None and over_at <= until else None,
            result=None if table is None else result_of(table),
            best=_lines(game, stands, person) if finished or over else None,
            seal=seal_of(self._seed(day, game)),
            next_seal=seal_of(self._seed(day + DAY, game)),
            seed=self._seed(day, game).hex() if over else None,
        )

    def _seed(self, day: date, game: str) -> bytes:
        return seed_of(self._registry.store.daily_secret, day.isoformat(), game)

    async def may_see(self, table: Table, person: Person | None) -> bool:
        """Whether someone may look at what was played at this table.

        A challenge is shown to who has finished the same, and to everyone once its day is over.
        """
        day = table.settings.daily
        if day is None or self._now() >= opens(date.fromisoformat(day)):
            return True
        if person is None:
            return False
        mine = await self._registry.store.read(dailies.claimed(day, table.settings.game, person))
        return mine is not None and mine.over_at is not None


def _lines(game: str, stands: Standing, me: Person | None) -> tuple[wire.DailyLine, ...]:
    lines: list[wire.DailyLine] = []
    before: Finisher | None = None
    for at, one in enumerate(stands.best, start=1):
        tied = before is not None and one.points == before.points
        place = lines[-1].place if tied else at
        score = score_of(game, one.points)
        lines.append(wire.DailyLine(place, one.name, score, one.person == me, one.table_id))
        before = one
    return tuple(lines)


def _read_day(written: str, today: date) -> date:
    try:
        day = date.fromisoformat(written)
    except ValueError:
        raise ApiError("malformed", "a day is written YYYY-MM-DD") from None
    if day > today:
        raise ApiError("malformed", f"that day is still to come; today is {today.isoformat()}")
    return day
