"""The daily challenge: the same deal for everyone that day, once for each person and game.

Days are counted in UTC. A table belongs to the day it was begun on; for a while after the day's
end it may still be finished for the list, and until then the deal stays a secret.
"""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import replace
from datetime import UTC, date, datetime, timedelta
from typing import Final

from gemkeep.server.errors import ApiError
from gemkeep.server.games.interface.daily import DailyGame
from gemkeep.server.games.registry import served_games
from gemkeep.server.games.seeds import seal_of, seed_of
from gemkeep.server.store.queries import dailies
from gemkeep.server.store.queries.dailies import Finisher, Standing
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.server.tables.create import create_table
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.state import Person, Table
from gemkeep.wire import daily as wire
from gemkeep.wire.table import BotSeat, MySeat, NewTable

DAY: Final = timedelta(days=1)
STILL_COUNTS_FOR: Final = 3600.0
"""Seconds after the end of the day in which a table begun before still counts for the list."""
MOST_LISTED: Final = 20


def day_at(now: float) -> date:
    """The day at that time."""
    return datetime.fromtimestamp(now, UTC).date()


def ends(day: date) -> float:
    """When the day is over."""
    tomorrow = day + DAY
    return datetime(tomorrow.year, tomorrow.month, tomorrow.day, tzinfo=UTC).timestamp()


def opens(day: date) -> float:
    """When the day's deals become public."""
    return ends(day) + STILL_COUNTS_FOR


def daily_games() -> Mapping[str, DailyGame]:
    """The games that have daily challenges, by name."""
    return {game.name: game.daily for game in served_games() if game.daily is not None}


class DailyService:
    """The challenges of one server."""

    def __init__(self, registry: TableRegistry) -> None:
        """Challenges played at tables of this registry."""
        self._registry = registry
        self._beginning: dict[tuple[str, str, Person], asyncio.Task[str]] = {}

    def _now(self) -> float:
        return self._registry.config.clock()

    # --- Playing ---------------------------------------------------------------------------------

    async def begin(self, game: str, me: PersonRow, name: str | None) -> str:
        """The person's table of today's challenge: the one they began, or else a new one."""
        if game not in daily_games():
            raise ApiError("not_found", f"there are challenges for {' and '.join(daily_games())}")
        day = day_at(self._now())
        key = (day.isoformat(), game, me.id)
        task = self._beginning.get(key)
        if task is None:  # a second request waits for the table that the first one makes
            task = asyncio.get_running_loop().create_task(self._begin(day, game, me, name))
            self._beginning[key] = task
            task.add_done_callback(lambda _: self._beginning.pop(key, None))
        return await asyncio.shield(task)

    async def _begin(self, on: date, game: str, me: PersonRow, name: str | None) -> str:
        """Claim the table before making it: it stays the person's only one if making it fails."""
        store, day = self._registry.store, on.isoformat()
        challenge = daily_games()[game].challenge(on)
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
            assert mine is not None  # noqa: S101 - claimed just now, here or by another request
        if await self._registry.table(mine.table_id) is None:
            settings = replace(made.settings, daily=day)
            made = replace(made, table=mine.table_id, settings=settings)
            await self._registry.make(made, start=True)
        return mine.table_id

    # --- Showing ---------------------------------------------------------------------------------

    async def of_day(self, asked: str | None, me: PersonRow | None) -> wire.Daily:
        """The challenges of a day, as far as this person may know them."""
        now = self._now()
        day = day_at(now) if asked is None else _read_day(asked, day_at(now))
        return wire.Daily(
            day=day.isoformat(),
            now=now,
            ends=ends(day),
            opens=opens(day),
            challenges=tuple([await self._challenge(day, game, me, now) for game in daily_games()]),
        )

    async def _challenge(
        self, day: date, game: str, me: PersonRow | None, now: float
    ) -> wire.Challenge:
        daily = daily_games()[game]
        challenge = daily.challenge(day)
        until, person = opens(day), None if me is None else me.id
        ranking = await self._registry.store.read(
            dailies.standing(day.isoformat(), game, until, person, MOST_LISTED)
        )
        mine, over = ranking.mine, now >= until
        over_at = None if mine is None else mine.over_at
        finished = mine is not None and over_at is not None
        found = None
        if mine is not None and finished:
            found = await self._registry.readable(mine.table_id)
        return wire.Challenge(
            game=game,
            rules=challenge.rules,
            bots=challenge.bots,
            finished=ranking.finished,
            table=None if mine is None else mine.table_id,
            place=ranking.better + 1 if over_at is not None and over_at <= until else None,
            result=None if found is None else daily.result(found[0]),
            best=_lines(daily, ranking, person) if finished or over else None,
            seal=seal_of(self._seed(day, game)),
            next_seal=seal_of(self._seed(day + DAY, game)),
            seed=self._seed(day, game).hex() if over else None,
        )

    def _seed(self, day: date, game: str) -> bytes:
        return seed_of(self._registry.store.daily_secret, day.isoformat(), game)

    def is_missed(self, table: Table) -> bool:
        """Whether this is a challenge that was not finished while it counted."""
        day = table.settings.daily
        unfinished = day is not None and table.phase != "over"
        return unfinished and self._now() >= opens(date.fromisoformat(day or ""))

    async def may_see(self, table: Table, person: Person | None) -> bool:
        """Whether someone may see the game of this table.

        A challenge is shown to those who have finished it too, and to everyone after its day.
        """
        day = table.settings.daily
        if day is None or self._now() >= opens(date.fromisoformat(day)):
            return True
        if person is None:
            return False
        mine = await self._registry.store.read(dailies.claimed(day, table.settings.game, person))
        return mine is not None and mine.over_at is not None


def _lines(daily: DailyGame, ranking: Standing, me: Person | None) -> tuple[wire.DailyLine, ...]:
    lines: list[wire.DailyLine] = []
    before: Finisher | None = None
    for at, one in enumerate(ranking.best, start=1):
        tied = before is not None and one.points == before.points
        place = lines[-1].place if tied else at
        score = daily.score(one.points)
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
