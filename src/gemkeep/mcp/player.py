"""One person at one table: what they know, and what they do there."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any, Final

from gemkeep.core.errors import GemkeepError, Illegal, quote
from gemkeep.core.moves import Action
from gemkeep.mcp.connection import Connection
from gemkeep.mcp.errors import NotSeated, ServerGone
from gemkeep.mcp.site import Invite
from gemkeep.mcp.table_text import describe_table, names_of, tell_event, tell_line
from gemkeep.texts.catalogue import TEXTS
from gemkeep.texts.game_text import GameText
from gemkeep.texts.replies import read_reply
from gemkeep.wire import incoming, outgoing
from gemkeep.wire.table import Line, Me, Shown, TableInfo

OLD_EVENTS: Final = 12
OLD_LINES: Final = 6
"""How many past sentences a newcomer gets."""


class Player:
    """A connection to a table, and the table as it is known over it."""

    table: TableInfo
    me: Me

    def __init__(self, invite: Invite, table: str, key: str) -> None:
        """Prepare to play at this table as the person with this key."""
        self.number = 0
        self.shown: Shown | None = None
        self._ahead = 0.0
        """How many seconds the server's clock is ahead of ours."""
        self._chosen: set[int] = set()
        """The seats that have chosen since the view was made."""
        self._news: list[str] = []
        self._heard = 0
        """The number of the last line of chat."""
        self._changed = asyncio.Event()
        address = f"{invite.site.replace('http', 'ws', 1)}/ws/{table}"
        self.connection = Connection(
            address, lambda ref: incoming.Hello(ref, key, invite.code), self._take, self._wake
        )

    # --- What is known ---------------------------------------------------------------------------

    @property
    def text(self) -> GameText[Any]:
        """How the game is written."""
        try:
            return TEXTS[self.table.game]
        except KeyError:
            raise ServerGone(f"the game {self.table.game} is not known to this client") from None

    @property
    def seat(self) -> int:
        """My seat."""
        if not self.me.seats:
            raise NotSeated("you have no seat at this table any more; join again with its link")
        return self.me.seats[0]

    @property
    def view(self) -> object | None:
        """The game as my seat sees it; None before it begins."""
        return None if self.shown is None else self.text.view_from(self.shown.view)

    @property
    def legal(self) -> tuple[Action, ...]:
        """What I may do now."""
        return () if self.shown is None else tuple(map(_action, self.shown.legal))

    @property
    def to_act(self) -> bool:
        """Whether the game waits for me."""
        return bool(self.legal) and self.shown is not None and self.shown.chosen is None

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.table.phase == "over"

    def describe(self) -> str:
        """The table and the game as I see them, and what I may do."""
        if self.shown is None:
            return describe_table(self.table, self.me.seats)
        view = self.view
        parts = [
            self.text.describe(view, names_of(self.table)),
            self._choices(),
            self._clock(),
            self.text.menu(view, self.legal),
        ]
        return "\n".join(part for part in parts if part)

    def _choices(self) -> str:
        """My choice, and who else has chosen since the view was made."""
        names, shown = names_of(self.table), self.shown
        others = [names[seat] for seat in sorted(self._chosen - set(self.me.seats))]
        lines = [f"Chosen meanwhile: {', '.join(others)}."] if others else []
        if shown is not None and shown.chosen is not None:
            mine = self._written(shown.chosen)
            lines.append(f"You have chosen {mine}; you may change that until all have chosen.")
        return "\n".join(lines)

    def seconds_left(self) -> int | None:
        """How long the open decision may take; None if there is no clock."""
        if self.table.deadline is None:
            return None
        return max(0, int(self.table.deadline - self._ahead - time.time()))

    def _clock(self) -> str:
        left, shown = self.seconds_left(), self.shown
        if left is None or not self.to_act or shown is None:
            return ""
        late = "a bot decides" if shown.by_clock is None else self._written(shown.by_clock)
        return f"You have {left} seconds; after that: {late}."

    def _written(self, action: tuple[str, Any]) -> str:
        return f"[{self.text.write(_action(action))}]"

    def news(self) -> list[str]:
        """What has happened since this was last asked."""
        told, self._news = self._news, []
        return told

    async def wait(self, until: Callable[[], bool], seconds: float) -> bool:
        """Whether this becomes true in the given time."""
        deadline = asyncio.get_running_loop().time() + seconds
        while not until() and self.connection.ended is None:
            left = deadline - asyncio.get_running_loop().time()
            try:
                await asyncio.wait_for(self._changed.wait(), left)
            except TimeoutError:
                break
        return until()

    # --- What is done ----------------------------------------------------------------------------

    async def sit(self, name: str, *, take_bot: bool) -> None:
        """Take a seat, unless I have one."""
        if self.me.seats:
            return
        number = self._free_seat(take_bot=take_bot)
        colour = self.table.seats[number].colour
        await self.connection.ask(lambda ref: incoming.Sit(ref, number, name, colour))
        await self.wait(lambda: bool(self.me.seats), 5)

    async def act(self, reply: str) -> None:
        """Take the action in this reply; anything else in it is not sent."""
        await self.come_back()
        if self.shown is None:
            raise NotSeated("the game has not begun")
        if not self.legal:
            why = "the game is over" if self.over else "it is not your turn; call wait_for_turn"
            raise Illegal(f"{quote(reply)} can't be done: {why}")
        seat, number = self.seat, self.number
        verb, argument = read_reply(reply, self.text, self.view, self.legal).action
        await self.connection.ask(lambda ref: incoming.Act(ref, seat, number, (verb, argument)))

    async def say(self, words: str) -> None:
        """Say a line of chat."""
        await self.connection.ask(lambda ref: incoming.Say(ref, words))

    async def point(
        self, phrase: str, cell: int | None, piece: str | None, side: str | None
    ) -> None:
        """Say a quick phrase of the game."""
        seat, number = self.seat, self.number
        await self.connection.ask(
            lambda ref: incoming.Point(ref, seat, number, phrase, cell, piece, side)
        )

    async def come_back(self) -> None:
        """Take my seat back, if a bot sits in."""
        seat = self.seat
        if self.table.phase == "playing" and self.table.seats[seat].bot is not None:
            await self.connection.ask(lambda ref: incoming.Return(ref, seat))

    async def stand(self) -> None:
        """Give up my seat; during a game a bot sits in."""
        if self.me.seats and not self.over:
            seat = self.seat
            await self.connection.ask(lambda ref: incoming.Stand(ref, seat))

    def _free_seat(self, *, take_bot: bool) -> int:
        seats = list(enumerate(self.table.seats))
        mine = (None, self.me.person)
        for number, seat in seats:
            if seat.kind == "open" and (seat.kept_for in mine or seat.declined):
                return number
        bots = [number for number, seat in seats if seat.kind == "bot"]
        if bots and take_bot and self.table.phase == "playing":
            return bots[0]
        hint = " Join with take_bot to play on for a bot." if bots and not self.over else ""
        described = describe_table(self.table, ())
        raise NotSeated(f"no seat is free at this table.{hint}\n{described}")

    # --- What is heard ---------------------------------------------------------------------------

    def _take(self, message: outgoing.Outgoing) -> None:
        match message:
            case outgoing.Whole():
                self._take_whole(message)
            case outgoing.Update() | outgoing.Chosen() if message.number > self.number + 1:
                self.connection.send_soon(lambda ref: incoming.Missed(ref, self.number))
                return
            case outgoing.Update():
                self._take_update(message)
            case outgoing.Chosen():
                self.number = message.number
                self._chosen.add(message.seat)
            case outgoing.Mine():
                self._take_choice(message)
            case outgoing.Presence():
                self.table = message.table
            case outgoing.Said():
                self._hear(message.line)
            case _:  # for spectators, or about the deal
                return
        self._wake()

    def _wake(self) -> None:
        self._changed.set()
        self._changed = asyncio.Event()

    def _take_whole(self, whole: outgoing.Whole) -> None:
        first = self.number == 0
        self._ahead = whole.now - time.time()
        self.table, self.me = whole.table, whole.me
        told = [event for number, event in whole.told if number > self.number]
        self._tell(told[-OLD_EVENTS:] if first else told)
        for line in whole.chat[-OLD_LINES:]:
            self._hear(line)
        self.number = whole.number
        self._show(whole.shown)

    def _take_update(self, update: outgoing.Update) -> None:
        self.number = update.number
        self._ahead = update.now - time.time()
        self.table, self.me = update.table or self.table, update.me or self.me
        self._tell(update.events)
        if update.shown is not None:
            self._show(update.shown)

    def _take_choice(self, mine: outgoing.Mine) -> None:
        if self.shown is not None and self.shown.seat == mine.seat:
            old = self.shown
            self.shown = Shown(old.seat, old.view, old.legal, mine.chosen, old.by_clock)

    def _show(self, shown: tuple[Shown, ...]) -> None:
        """Keep my seat's view; the public's is of no use to a player."""
        self.shown = next((each for each in shown if each.seat in self.me.seats), None)
        self._chosen.clear()

    def _tell(self, events: Any) -> None:  # noqa: ANN401 - the game's own, as JSON
        names = names_of(self.table)
        for event in events:
            self._news += tell_event(self.text, event, names)

    def _hear(self, line: Line) -> None:
        if line.number > self._heard:
            self._heard = line.number
            if line.seat is None or line.seat not in self.me.seats:
                self._news.append(tell_line(self.text, line, names_of(self.table)))


def _action(given: tuple[str, Any]) -> Action:
    verb, argument = given
    return Action(verb, tuple(argument) if isinstance(argument, list) else argument)


def why_not(error: GemkeepError) -> str:
    """The sentence for an error, with a capital letter."""
    said = str(error)
    return said[:1].upper() + said[1:]
