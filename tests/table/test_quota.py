"""The quota of a table's log: talk and changes end there, games don't."""

from __future__ import annotations

import pytest

from gemkeep.table.commands import (
    Act,
    BotAct,
    ChangeInvite,
    Command,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    TimeUp,
)
from gemkeep.table.quota import LEFT_FOR_SEATS, MOST_ENTRIES
from tests.table.tables import Match, made


def long(length: int, *, seconds: float | None = None) -> Match:
    match = Match(made(seconds=seconds)).started()
    match.table = match.table._replace(length=length)
    return match


@pytest.mark.parametrize(
    "command", [Say("ann", "hello", None), Say("ann", None, "wave"), ChangeInvite("ann", "new")]
)
def test_a_full_log_takes_no_more_talk_or_changes(command: Command) -> None:
    assert long(MOST_ENTRIES).refused(command) == "log_full"
    long(MOST_ENTRIES - 1).do(command)


def test_a_choice_can_be_made_but_not_changed_forever() -> None:
    match = long(MOST_ENTRIES)
    match.choose(0, "on")
    number = match.table.number
    assert match.refused(Act("ann", 0, number, "choose", "back")) == "log_full"
    assert match.table.choice_of(0) is not None


def test_people_can_come_back_for_longer_and_leave_always() -> None:
    match = long(MOST_ENTRIES + LEFT_FOR_SEATS - 2)
    match.do(Stand("ann", 0, "bold"))
    match.do(Return("ann", 0))
    match.do(Stand("ann", 0, "bold"))
    assert match.refused(Return("ann", 0)) == "log_full"
    match.do(BotAct(0, match.table.number, "choose", "on"))
    assert match.refused(Sit("dee", 3, "Dee", "teal", invited=True)) == "log_full"


def test_before_the_game_bots_are_not_exchanged_forever() -> None:
    match = Match()
    match.table = match.table._replace(length=MOST_ENTRIES + LEFT_FOR_SEATS)
    assert match.refused(SeatBot("ann", 3, "ev", None)) == "log_full"
    match.started()


def test_a_whole_game_can_be_played_with_a_full_log() -> None:
    match = long(10 * MOST_ENTRIES, seconds=20.0)
    match.do(TimeUp(1, match.table.number, "choose", "on"))
    match.play_out()
    assert match.table.phase == "over"
