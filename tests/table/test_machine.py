"""A table keeps its invariants whatever commands arrive, from anyone and at any time."""

from __future__ import annotations

from dataclasses import fields, replace

import msgspec
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.server.games.making import game_for
from gemkeep.table import Chair, rebuild
from gemkeep.table import commands as ask
from gemkeep.table.entries import KINDS, ChoiceMade, Entry
from gemkeep.table.rights import absence
from gemkeep.table.state import Colour
from gemkeep.table.visibility import seat_view
from tests.table.tables import Match, made

someone = st.sampled_from(["ann", "bob", "cid", "zoe", None])
seats = st.integers(-1, 4)
colours = st.sampled_from(["red", "blue", "green", "teal", "white"])
names = st.sampled_from(["Ann", "Bob", "  ", "bot:x", "Žofie"])
choices = st.sampled_from(["on", "back", "on", "back", "maybe"])
bots = st.just("bold")


class TableMachine(RuleBasedStateMachine):
    def __init__(self) -> None:
        super().__init__()
        chairs = (Chair("red", "ann", "Ann"), Chair("blue"), Chair("green"), Chair("yellow"))
        self.match = Match(made(chairs, seconds=60.0))

    def ask(self, command: ask.Command) -> None:
        """Submit a command; a refusal must leave the table unchanged."""
        before, length = self.match.table, len(self.match.log)
        refusal = self.match.ask(command)
        if refusal is not None:
            assert self.match.table is before
            assert len(self.match.log) == length

    @rule(person=someone, seat=seats, name=names, colour=colours, invited=st.booleans())
    def sit(self, person: str | None, seat: int, name: str, colour: Colour, invited: bool) -> None:  # noqa: FBT001
        self.ask(ask.Sit(person, seat, name, colour, invited))

    @rule(person=someone, seat=seats, name=names, colour=colours)
    def rename(self, person: str | None, seat: int, name: str, colour: Colour) -> None:
        self.ask(ask.Rename(person, seat, name, colour))

    @rule(person=someone, seat=seats)
    def stand(self, person: str | None, seat: int) -> None:
        self.ask(ask.Stand(person, seat, "bold"))

    @rule(person=someone, seat=seats)
    def come_back(self, person: str | None, seat: int) -> None:
        self.ask(ask.Return(person, seat))

    @rule(person=someone, seat=seats)
    def remove(self, person: str | None, seat: int) -> None:
        self.ask(ask.Remove(person, seat))

    @rule(person=someone, seat=seats, since=st.none() | st.floats(0, 90))
    def sit_in(self, person: str | None, seat: int, since: float | None) -> None:
        away = None if since is None else absence(since, 20.0)
        self.ask(ask.SeatBot(person, seat, "bold", away))

    @rule(seat=seats)
    def stand_in(self, seat: int) -> None:
        self.ask(ask.StandIn(seat, "bold"))

    @rule(person=someone, seat=seats)
    def hand_over(self, person: str | None, seat: int) -> None:
        self.ask(ask.TransferHost(person, seat))

    @rule(gone=someone.filter(bool), to=someone.filter(bool))
    def pass_on(self, gone: str, to: str) -> None:
        self.ask(ask.ReplaceHost(gone, to))

    @rule()
    def fill_and_start(self) -> None:
        host = self.match.table.host
        for seat in range(4):
            self.ask(ask.SeatBot(host, seat, "bold", None))
        self.ask(ask.Start(host))

    @rule(person=someone)
    def start(self, person: str | None) -> None:
        self.ask(ask.Start(person))

    @rule(person=someone, seat=seats, choice=choices, back=st.integers(0, 2))
    def act(self, person: str | None, seat: int, choice: str, back: int) -> None:
        self.ask(ask.Act(person, seat, self.match.table.number - back, "choose", choice))

    @rule(choice=choices, data=st.data())
    def whoever_may_acts(self, choice: str, data: st.DataObject) -> None:
        table = self.match.table
        if not table.waiting:
            return
        seat = data.draw(st.sampled_from(table.waiting))
        chair = table.chairs[seat]
        if chair.bot is not None:
            self.ask(ask.BotAct(seat, table.number, "choose", choice))
        else:
            self.ask(ask.Act(chair.person, seat, table.number, "choose", choice))

    @rule(seat=seats, choice=choices)
    def time_passes(self, seat: int, choice: str) -> None:
        self.match.at += 31.0
        if 0 <= seat < 4:
            self.ask(ask.TimeUp(seat, self.match.table.number, "choose", choice))

    @rule(person=someone, text=st.sampled_from(["hello", " ", "\u200b"]))
    def say(self, person: str | None, text: str) -> None:
        self.ask(ask.Say(person, text, None))

    @rule(person=someone)
    def give_up(self, person: str | None) -> None:
        self.ask(ask.Abandon(person))

    @rule(person=someone)
    def again(self, person: str | None) -> None:
        self.ask(ask.Rematch(person, "next"))

    @rule(person=someone)
    def add_seat(self, person: str | None) -> None:
        self.ask(ask.AddSeat(person))

    @rule(person=someone, seat=seats)
    def remove_seat(self, person: str | None, seat: int) -> None:
        self.ask(ask.RemoveSeat(person, seat))

    @rule(person=someone, edition=st.sampled_from(["cs", "uk", "none"]))
    def change_settings(self, person: str | None, edition: str) -> None:
        agreed = replace(self.match.table.settings, rules={"edition": edition})
        self.ask(ask.ChangeSettings(person, agreed))

    @rule(person=someone, removed=someone.filter(bool))
    def let_in(self, person: str | None, removed: str) -> None:
        self.ask(ask.LetIn(person, removed))

    @rule(person=someone)
    def fill_with_bots_and_start(self, person: str | None) -> None:
        self.ask(ask.Start(person, "bold"))

    @invariant()
    def the_log_gives_the_table(self) -> None:
        decoded = [(through_disk(entry), at) for entry, at in self.match.log]
        assert rebuild(decoded, game_for) == self.match.table

    @invariant()
    def the_host_is_someone_who_plays_or_made_the_table(self) -> None:
        table = self.match.table
        if table.host is None:
            playing = [chair for chair in table.chairs if chair.person and chair.bot is None]
            assert not playing
        else:
            assert table.host in table.people() or table.host == "ann"

    @invariant()
    def colours_differ(self) -> None:
        colours_here = [chair.colour for chair in self.match.table.chairs]
        assert len(set(colours_here)) == len(colours_here)

    @invariant()
    def pending_choices_are_visible_to_nobody_else(self) -> None:
        """If a player had chosen otherwise, everyone else would be shown the same."""
        table = self.match.table
        if not table.choices:
            return
        for chosen in table.choices:
            assert isinstance(chosen.by, int)
            other = "back" if chosen.action.argument == "on" else "on"
            twin = Match()
            twin.table = table
            chair = table.chairs[chosen.by]
            if chair.bot is not None:
                twin.do(ask.BotAct(chosen.by, table.number, "choose", other))
            else:
                twin.do(ask.Act(chair.person, chosen.by, table.number, "choose", other))
            for eyes in (None, *range(len(table.chairs))):
                if eyes != chosen.by:
                    assert to_json(seat_view(twin.table, eyes)) == to_json(seat_view(table, eyes))
            assert twin.table.number == table.number

    @invariant()
    def no_card_is_drawn_before_it_is_due(self) -> None:
        drawn = sum(len(getattr(entry, "drawn", ())) for entry, _ in self.match.log)
        assert drawn == self.match.draws
        reveals = sum(move.by == "*" for move in self.match.table.moves)
        assert reveals == drawn


def through_disk(entry: Entry) -> Entry:
    """The entry after encoding and decoding."""
    back: Entry = msgspec.json.decode(msgspec.json.encode(entry), type=type(entry))
    return back


def test_every_kind_of_entry_has_its_own_name() -> None:
    assert len(set(KINDS.values())) == len(KINDS)
    assert {field.name for field in fields(ChoiceMade)} == {"move", "by", "drawn", "opened"}


TestTable = TableMachine.TestCase
TestTable.settings = settings(max_examples=60, stateful_step_count=60, deadline=None)
