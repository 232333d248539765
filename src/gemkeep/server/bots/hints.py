"""Hints at one table: first a conclusion from what was seen; on a second request, a move."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final, NamedTuple, TypeAlias

from gemkeep.core.moves import Seat
from gemkeep.core.talking.phrases import Phrase
from gemkeep.server.bots.faults import log_fault
from gemkeep.server.bots.pool import BotPool
from gemkeep.server.bots.port import Answer, OnAnswer, Refused, TablePort
from gemkeep.server.games.registry import served
from gemkeep.table.commands import Point
from gemkeep.table.refusal import Refusal
from gemkeep.table.rights import not_theirs
from gemkeep.table.state import Person, Table
from gemkeep.wire.outgoing import Hinted

Prepare: TypeAlias = Callable[[Table, Seat], Callable[[], object]]
"""Collects what the seat may know; what it returns is computed in a worker process."""

NO_HINT: Final[Refused] = ("unavailable", "no hint can be given right now")
MOVED_ON: Final[Refused] = ("stale", "the game has moved on")
NOT_HERE: Final[Refused] = ("illegal", "this table gives no hints")


class HintRequest(NamedTuple):
    """Who asks for a hint, and the last update they have seen."""

    person: Person | None
    seat: Seat
    number: int


class TableHints:
    """Who has taken a hint in the open decision, and who waits for one."""

    def __init__(self, live: TablePort, pool: BotPool) -> None:
        """Hints are computed in the pool, so nobody waits for other people's hints."""
        self._live = live
        self._pool = pool
        self._given: dict[Seat, int] = {}
        """By seat, the decision in which it took its last hint."""
        self._thinking: set[Seat] = set()

    def ask(
        self, request: HintRequest, send: Callable[[Hinted], None], on_answer: OnAnswer
    ) -> None:
        """Send a hint to the player who asks; everyone sees this before they get it."""
        table, seat = self._live.table, request.seat
        giver = served(table.settings.game).hints
        refusal = self._refusal(table, request)
        if giver is None or refusal is not None:
            on_answer(Answer(refusal or NOT_HERE, table.number))
            return
        again = self._given.get(seat) == table.opened
        word = giver.move_phrase if again else giver.clue_phrase
        self._thinking.add(seat)

        def seen(answer: Answer) -> None:
            if answer.refusal is not None:
                self._thinking.discard(seat)
                on_answer(answer)
                return
            prepare = giver.move if again else giver.clue
            asyncio.get_running_loop().create_task(think(prepare))

        async def think(prepare: Prepare) -> None:
            on_answer(await self._think(table, seat, prepare, send))

        phrase = Phrase(word, None, None, None, table.number)
        self._live.submit(Point(request.person, seat, phrase), seen)

    def _refusal(self, table: Table, request: HintRequest) -> Refused | None:
        seat = request.seat
        if (refusal := not_theirs(table, request.person, seat)) is not None:
            return refusal
        if not table.settings.hints:
            return NOT_HERE
        if table.chairs[seat].bot is not None or seat not in table.undecided():
            return Refusal("illegal", f"seat {seat} has nothing to decide now")
        if request.number < table.opened:
            return MOVED_ON
        return ("too_fast", "a hint is already being computed") if seat in self._thinking else None

    async def _think(
        self,
        table: Table,
        seat: Seat,
        prepare: Prepare,
        send: Callable[[Hinted], None],
    ) -> Answer:
        try:
            question = await asyncio.to_thread(prepare, table, seat)
            hint = await self._pool.compute(question)
        except Exception as error:  # noqa: BLE001 - the table must go on
            log_fault(f"no hint: {error!r}")
            hint = None
        finally:
            self._thinking.discard(seat)
        now = self._live.table
        if hint is None:
            return Answer(NO_HINT, now.number)
        if now.opened != table.opened:
            return Answer(MOVED_ON, now.number)
        self._given[seat] = table.opened
        send(Hinted(seat, table.number, hint))
        return Answer(None, now.number)
