"""Quick matches: those who want to play with anyone sit at one table, and bots fill it up."""

from __future__ import annotations

import asyncio
import logging
from collections import defaultdict
from collections.abc import Coroutine
from dataclasses import replace
from typing import Any, Final

from gemkeep.core.errors import Unknown
from gemkeep.server.accounts.people import named
from gemkeep.server.bots.port import Answer
from gemkeep.server.errors import ApiError
from gemkeep.server.games.interface.base import QuickMatch
from gemkeep.server.games.registry import served, served_games
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.server.tables.create import create_table
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.commands import Abandon, Command, SeatBot, Sit, Stand, Start
from gemkeep.table.state import COLOURS, Colour
from gemkeep.wire.http import ProblemCode
from gemkeep.wire.table import MySeat, NewTable, OpenSeat

LOG: Final = logging.getLogger("gemkeep.lobby")
RETRY_AFTER: Final = 1.0


class QuickMatches:
    """The tables at which people wait for others, at most one for each game."""

    def __init__(self, registry: TableRegistry) -> None:
        """Matches at tables of this registry."""
        self._registry = registry
        self._open: dict[str, LiveTable] = {}
        self._one_at_a_time: defaultdict[str, asyncio.Lock] = defaultdict(asyncio.Lock)
        self._timers: dict[str, asyncio.TimerHandle] = {}
        self._tasks: set[asyncio.Task[None]] = set()

    def waiting(self) -> dict[str, int]:
        """How many people wait, for each game that offers quick matches."""
        return {
            game.name: 0 if (live := self._waiting_at(game.name)) is None else len(live.present())
            for game in served_games()
            if game.quick_match is not None
        }

    async def join(self, game: str, me: PersonRow, name: str) -> str:
        """The id of the table where this person now has a seat."""
        match = _offered(game)
        called = named(me.name or name)
        async with self._one_at_a_time[game]:
            live = self._waiting_at(game)
            if live is None:
                live = await self._make(game, match, me, called)
            elif not live.table.seats_of(me.id):
                await self._sit(live, me, called)
            if not any(chair.is_open for chair in live.table.chairs):
                # They have their seat, even if this fails.
                await self._attempt(self._begin(game, live), game, live)
        return live.table.id

    def close(self) -> None:
        """Fill no more tables."""
        for timer in self._timers.values():
            timer.cancel()
        for task in self._tasks:
            task.cancel()

    def _waiting_at(self, game: str) -> LiveTable | None:
        """The table where people wait for this game."""
        live = self._open.get(game)
        if live is None or live.table.phase != "gathering" or not live.table.people():
            return None
        return live if any(chair.is_open for chair in live.table.chairs) else None

    async def _make(self, game: str, match: QuickMatch, me: PersonRow, name: str) -> LiveTable:
        config = self._registry.config
        seats: list[Any] = [MySeat(name), *(OpenSeat() for _ in range(match.seats - 1))]
        made = create_table(NewTable(game, dict(match.rules), seats, "relaxed"), me, config)
        fills_at = config.clock() + config.match_wait
        made = replace(made, settings=replace(made.settings, fills_at=fills_at))
        live = self._open[game] = await self._registry.make(made, start=False)
        self._fill_in(config.match_wait, game, live)
        return live

    def _fill_in(self, seconds: float, game: str, live: LiveTable) -> None:
        loop = asyncio.get_running_loop()
        self._timers[live.table.id] = loop.call_later(seconds, self._fill_soon, game, live)

    async def _sit(self, live: LiveTable, me: PersonRow, name: str) -> None:
        seat = next(seat for seat, chair in enumerate(live.table.chairs) if chair.is_open)
        sit = Sit(me.id, seat, name, _colour(live, me.colour), invited=True)
        await _ask(live, sit)

    def _fill_soon(self, game: str, live: LiveTable) -> None:
        task = asyncio.get_running_loop().create_task(self._fill(game, live))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _fill(self, game: str, live: LiveTable) -> None:
        """Time is up: bots take the open seats, and those of people who have left the page."""
        async with self._one_at_a_time[game]:
            if live.table.phase == "gathering":
                await self._attempt(self._fill_and_begin(game, live), game, live)

    async def _attempt(
        self, beginning: Coroutine[Any, Any, None], game: str, live: LiveTable
    ) -> None:
        """Begin; if that can't be written now, try again in a moment."""
        try:
            await beginning
        except ApiError as error:
            LOG.warning("a quick match did not begin", extra={"reason": error.reason})
            if error.code != "illegal":
                self._fill_in(RETRY_AFTER, game, live)

    async def _fill_and_begin(self, game: str, live: LiveTable) -> None:
        await self._seat_bots(live)
        await self._begin(game, live)

    async def _seat_bots(self, live: LiveTable) -> None:
        present = live.present()
        for seat, chair in enumerate(live.table.chairs):
            if chair.person is not None and chair.person not in present:
                await _ask(live, Stand(chair.person, seat, ""))
        bots = _offered(live.table.settings.game).bots
        free = [seat for seat, chair in enumerate(live.table.chairs) if chair.is_open]
        if live.table.host is None:  # nobody has waited
            await _ask(live, Abandon(None))
            return
        for at, seat in enumerate(free):
            await _ask(live, SeatBot(live.table.host, seat, bots[at % len(bots)], None))

    async def _begin(self, game: str, live: LiveTable) -> None:
        timer = self._timers.pop(live.table.id, None)
        if timer is not None:
            timer.cancel()
        if self._open.get(game) is live:
            del self._open[game]
        if live.table.phase != "gathering":
            return
        if live.exchange.is_anyone_sharing():
            # Not awaited: the last to come adds a share to the deal only after we have answered.
            live.submit(Start(live.table.host), _log_refusal)
        else:
            await _ask(live, Start(live.table.host))


def _offered(game: str) -> QuickMatch:
    try:
        match = served(game).quick_match
    except Unknown as error:
        raise ApiError("not_found", str(error)) from None
    if match is None:
        raise ApiError("not_found", f"{game} has no quick matches")
    return match


def _colour(live: LiveTable, wish: Colour | None) -> Colour:
    """The colour someone asked for, or the first free one."""
    worn = {chair.colour for chair in live.table.chairs if chair.person is not None}
    return wish if wish and wish not in worn else next(each for each in COLOURS if each not in worn)


def _log_refusal(answer: Answer) -> None:
    if answer.refusal is not None:
        LOG.warning("a quick match did not begin", extra={"reason": answer.refusal[1]})


async def _ask(live: LiveTable, command: Command) -> None:
    answer = await live.submit_and_wait(command)
    if answer.refusal is not None:
        code, reason = answer.refusal
        codes: dict[str, ProblemCode] = {"unavailable": "unavailable", "in_doubt": "in_doubt"}
        raise ApiError(codes.get(code, "illegal"), reason)
