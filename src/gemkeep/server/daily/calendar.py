"""A person's daily challenges: the calendar of the last weeks, and days in a row."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date, timedelta
from typing import Final

from gemkeep.server.daily.service import DAY, day_at, opens
from gemkeep.server.store.database import Store
from gemkeep.server.store.queries import dailies
from gemkeep.wire.people import Calendar, CalendarDay, Streak

WEEKS: Final = 6


async def calendar(store: Store, person: str, now: float) -> Calendar:
    """The challenges that a person has finished in time, week by week up to this one."""
    today = day_at(now)
    first = today - timedelta(days=today.weekday()) - (WEEKS - 1) * timedelta(weeks=1)
    finished = await _finished(store, person)
    return Calendar(
        today=today.isoformat(),
        first=first.isoformat(),
        days=tuple(
            CalendarDay(day.isoformat(), tuple(games))
            for day, games in finished.items()
            if day >= first
        ),
        streak=streak_of(finished, today),
    )


async def streak(store: Store, person: str, now: float) -> Streak:
    """How many days in a row a person has finished a challenge."""
    return streak_of(await _finished(store, person), day_at(now))


def streak_of(finished: Iterable[date], today: date) -> Streak:
    """The rows of days among these, which are in order."""
    longest = length = 0
    last: date | None = None
    for day in finished:
        length = length + 1 if last is not None and day - last == DAY else 1
        longest, last = max(longest, length), day
    goes_on = last is not None and today - last <= DAY
    return Streak(length if goes_on else 0, longest, len(tuple(finished)))


async def _finished(store: Store, person: str) -> dict[date, list[str]]:
    """The games finished in time, by day, in order."""
    found: dict[date, list[str]] = {}
    for written, game, over_at in await store.read(dailies.finished_days(person)):
        day = date.fromisoformat(written)
        if over_at <= opens(day):
            found.setdefault(day, []).append(game)
    return found
