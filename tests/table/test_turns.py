"""Turn-based play: one seat acts at a time and each act takes effect at once; also phrases."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from gemkeep.core.chance import Chance
from gemkeep.core.moves import Action, Move
from gemkeep.core.talking.phrases import Phrase
from gemkeep.games.hideouts.phrases import PHRASEBOOK
from gemkeep.server.games.making import game_for
from gemkeep.table import Chair, Refusal, Settings, Table, decide, evolve, open_table, rebuild
from gemkeep.table.commands import Act, BotPoint, Command, Point, Start, TimeUp
from gemkeep.table.entries import ChoiceMade, Entry, TableMade
from gemkeep.table.state import LONGEST_TALK

RULES = {"level": 2, "memory": "own"}


class Turns:
    """A table for two, with its log."""

    def __init__(self, seconds: float | None = None) -> None:
        chairs = (Chair("red", "ann", "Ann"), Chair("blue", "bob", "Bob"))
        settings = Settings("hideouts", RULES, seconds=seconds)
        made = TableMade("table", "invite", settings, chairs, "ann")
        self.table: Table = open_table(made, game_for)
        self.log: list[tuple[Entry, float]] = [(made, 0.0)]
        self.at = 0.0
        self.random = Random(5)

    def ask(self, command: Command) -> str | None:
        """The code of the refusal, or None after the command has taken effect."""
        step = decide(self.table, command, self.at, self.draw)
        if isinstance(step, Refusal):
            assert step.reason
            return step.code
        if step is not None:
            assert evolve(self.table, step.entry, self.at) == step[2:]
            self.log.append((step.entry, self.at))
            self.table = step.after
        return None

    def draw(self, chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
        assert part == 0
        assert moves == self.table.moves == ()
        return chance.draw(self.random)

    def act(self, action: Action) -> str | None:
        (seat,) = self.table.waiting
        person = self.table.chairs[seat].person
        return self.ask(Act(person, seat, self.table.number, *action))

    def legal(self) -> tuple[Action, ...]:
        return self.table.game.legal(self.table.before, self.table.waiting[0])


def begun(seconds: float | None = None) -> Turns:
    turns = Turns(seconds)
    assert turns.ask(Start("ann")) is None
    return turns


def test_starting_deals_the_casket_and_gives_one_seat_the_turn() -> None:
    turns = begun()
    assert [move.verb for move in turns.table.moves] == ["deal"]
    assert turns.table.waiting == (turns.table.state.deal.first,)


def test_each_act_takes_effect_at_once_and_a_turn_can_have_several_acts() -> None:
    turns = begun()
    again = 0
    while turns.table.phase == "playing":
        seat, number, moves = turns.table.waiting[0], turns.table.number, len(turns.table.moves)
        assert turns.act(turns.random.choice(turns.legal())) is None
        assert turns.table.choices == ()
        assert (turns.table.number, len(turns.table.moves)) == (number + 1, moves + 1)
        again += turns.table.waiting == (seat,)
    assert again > 0
    assert all(entry.drawn == () for entry, _ in turns.log if isinstance(entry, ChoiceMade))
    again_from_log = rebuild(turns.log, game_for)
    assert again_from_log._replace(game=turns.table.game) == turns.table


def test_only_the_seat_whose_turn_it_is_can_act_and_only_on_the_current_state() -> None:
    turns = begun()
    (seat,) = turns.table.waiting
    other, action = 1 - seat, turns.legal()[0]
    person = ("ann", "bob")
    number = turns.table.number
    assert turns.ask(Act(person[other], other, number, *action)) == "illegal"
    assert turns.ask(Act(person[other], seat, number, *action)) == "not_your_seat"
    assert turns.ask(Act(person[seat], seat, number, *action)) is None
    assert turns.ask(Act(person[seat], seat, number, *action)) == "stale"


def test_every_act_has_its_own_time_limit() -> None:
    turns = begun(seconds=10.0)
    for _ in range(5):
        deadline = turns.table.deadline
        assert deadline == turns.at + 10
        (seat,) = turns.table.waiting
        action = turns.legal()[0]
        turns.at += 10
        assert turns.ask(TimeUp(seat, turns.table.number, *action)) is None


@pytest.mark.parametrize("phrase", PHRASEBOOK.phrases)
def test_a_phrase_takes_exactly_its_own_arguments(phrase: str) -> None:
    turns = begun()
    takes = PHRASEBOOK.phrases[phrase]
    for cell in (None, 4):
        for guardian in (None, "owl"):
            for wall in (None, "N"):
                given = {"cell": cell, "piece": guardian, "side": wall}
                right = all(
                    takes._asdict()[part] == "may"
                    or (value is None) == (takes._asdict()[part] == "not")
                    for part, value in given.items()
                )
                point = Phrase(phrase, cell, guardian, wall, turns.table.number)
                number = turns.table.number
                assert turns.ask(Point("ann", 0, point)) == (None if right else "bad_text")
                assert turns.table.number == number, "chat lines are numbered separately"
    assert turns.table.talk[-1].point is not None
    assert turns.table.talk[-1].point.phrase == phrase


@pytest.mark.parametrize(
    "said",
    [
        Phrase("sing", None, None, None, 1),
        Phrase("look_here", 9, None, None, 1),
        Phrase("look_here", -1, None, None, 1),
        Phrase("seal_is", 4, "dragon", None, 1),
        Phrase("seal_far_side", 4, None, "up", 1),
    ],
)
def test_a_phrase_outside_the_phrasebook_is_refused(said: Phrase) -> None:
    assert begun().ask(Point("ann", 0, said)) == "bad_text"


def test_only_seated_players_can_use_phrases_and_only_during_the_game() -> None:
    turns = Turns()
    wait = Phrase("wait", None, None, None, 0)
    assert turns.ask(Point("ann", 0, wait)) == "not_started"
    assert turns.ask(Start("ann")) is None
    assert turns.ask(Point("ann", 1, wait)) == "not_your_seat"
    assert turns.ask(Point(None, 0, wait)) == "not_your_seat"
    assert turns.ask(Point("ann", 7, wait)) == "not_seated"
    assert turns.ask(BotPoint(1, wait)) == "not_your_seat"
    assert turns.ask(BotPoint(7, wait)) == "not_seated"
    assert turns.ask(Point("ann", 0, wait._replace(number=99))) == "stale"
    chairs = (turns.table.chairs[0], replace(turns.table.chairs[1], bot="walker"))
    turns.table = turns.table._replace(chairs=chairs)
    assert turns.ask(BotPoint(1, wait)) is None


def test_only_the_latest_lines_are_kept() -> None:
    turns = begun()
    for _ in range(LONGEST_TALK + 5):
        assert turns.ask(Point("ann", 0, Phrase("wait", None, None, None, 1))) is None
    assert len(turns.table.talk) == LONGEST_TALK
    assert turns.table.lines == LONGEST_TALK + 5
