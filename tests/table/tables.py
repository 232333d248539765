"""Tables for tests, and a short way to play at them."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

from gemkeep.core.chance import Chance
from gemkeep.core.game import Event
from gemkeep.core.moves import Action, Move
from gemkeep.server.games.making import game_for
from gemkeep.table import Chair, Refusal, Settings, Table, decide, evolve, open_table
from gemkeep.table.commands import Act, BotAct, Command, Start
from gemkeep.table.entries import Entry, TableMade
from gemkeep.table.state import COLOURS, Totals, Watching

PEOPLE = ("ann", "bob", "cid", "dan")


def made(
    chairs: Iterable[Chair] | None = None,
    *,
    seconds: float | None = None,
    totals: Totals = "open",
    guided: bool = False,
    watching: Watching = "public",
) -> TableMade:
    if chairs is None:
        chairs = (
            Chair(colour, person, person.title())
            for colour, person in zip(COLOURS, PEOPLE, strict=False)
        )
    settings = Settings(
        "diamant",
        {"edition": "cs"},
        totals,
        "none",
        seconds,
        guided=guided,
        watching=watching,
    )
    return TableMade("table", "invite", settings, tuple(chairs), PEOPLE[0])


class Match:
    """A table with its log, and chance drawn from a seed."""

    def __init__(self, entry: TableMade | None = None, seed: int = 1) -> None:
        entry = entry or made()
        self.table: Table = open_table(entry, game_for)
        self.log: list[tuple[Entry, float]] = [(entry, 0.0)]
        self.at = 0.0
        self.draws = 0
        self.events: tuple[Event, ...] = ()
        """What the last command let everyone see."""
        self._random = Random(seed)

    def draw(self, chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
        del part
        assert moves[: len(self.table.moves)] == self.table.moves
        self.draws += 1
        return chance.draw(self._random)

    def ask(self, command: Command) -> Refusal | None:
        """The refusal, or None after the command has taken effect."""
        step = decide(self.table, command, self.at, self.draw)
        if isinstance(step, Refusal):
            return step
        if step is not None:
            assert step.before is self.table
            assert evolve(self.table, step.entry, self.at) == step[2:]
            self.log.append((step.entry, self.at))
            self.table = step.after
            self.events = step.events
        return None

    def do(self, command: Command) -> None:
        refusal = self.ask(command)
        assert refusal is None, refusal

    def refused(self, command: Command) -> str:
        """The code of the refusal, which must leave the table unchanged."""
        before = self.table
        refusal = self.ask(command)
        assert refusal is not None, command
        assert self.table is before
        assert refusal.reason
        return refusal.code

    def started(self) -> Match:
        host = self.table.host
        self.do(Start(host))
        return self

    def choose(self, seat: int, choice: str) -> None:
        person = self.table.chairs[seat].person
        self.do(Act(person, seat, self.table.number, "choose", choice))

    def bot_choose(self, seat: int, choice: str) -> None:
        self.do(BotAct(seat, self.table.number, "choose", choice))

    def play_out(self, choice: str = "back") -> Match:
        while self.table.phase == "playing":
            self.choose(self.table.undecided()[0], choice)
        return self
