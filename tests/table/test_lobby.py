"""What the host changes before the game: seats, settings, the invite, who may come back."""

from __future__ import annotations

from dataclasses import replace

from gemkeep.server.games.making import game_for
from gemkeep.table import Chair, rebuild
from gemkeep.table.commands import (
    AddSeat,
    ChangeInvite,
    ChangeSettings,
    LetIn,
    Remove,
    RemoveSeat,
    Rename,
    Say,
    Sit,
    Start,
)
from gemkeep.table.state import Line, RemovedPerson
from tests.table.tables import Match, made

OPEN = (Chair("red", "ann", "Ann"), Chair("blue"), Chair("green"), Chair("yellow", bot="bold"))


def gathering() -> Match:
    return Match(made(OPEN))


def test_seats_can_be_added_up_to_the_most_that_the_game_has() -> None:
    match = gathering()
    for _ in range(4):
        match.do(AddSeat("ann"))
    assert len({chair.colour for chair in match.table.chairs}) == 8
    assert match.table.game.seats == 8
    assert match.refused(AddSeat("ann")) == "illegal"
    match.do(Sit("bob", 7, "Bob", match.table.chairs[7].colour, invited=True))


def test_seats_can_be_taken_away_down_to_the_fewest() -> None:
    match = gathering()
    match.do(Sit("bob", 2, "Bob", "green", invited=True))
    match.do(Say("bob", "hello", None))
    assert match.refused(RemoveSeat("ann", 2)) == "seat_taken"
    assert match.refused(RemoveSeat("ann", 9)) == "not_seated"
    match.do(RemoveSeat("ann", 1))
    assert [chair.person for chair in match.table.chairs] == ["ann", "bob", None]
    assert match.table.talk == (Line(1, 1, "Bob", "hello", None, 0.0),), "it is bob's seat still"
    assert match.table.game.seats == 3
    assert match.refused(RemoveSeat("ann", 2)) == "illegal"


def test_what_a_taken_away_seat_said_and_began_is_nobodys() -> None:
    match = Match(made((*OPEN, Chair("purple", "bob", "Bob"))))
    match.do(ChangeSettings("ann", replace(match.table.settings, first=4)))
    match.do(Say("bob", "hello", None))
    match.do(Remove("ann", 4))
    match.do(RemoveSeat("ann", 4))
    assert match.table.talk[0].seat is None
    assert match.table.settings.first is None


def test_the_rules_can_be_changed_until_the_game_begins() -> None:
    match = gathering()
    agreed = replace(match.table.settings, rules={"edition": "uk"}, clock="brisk", seconds=20.0)
    match.do(ChangeSettings("ann", agreed))
    assert match.table.game.rules()["edition"] == "uk"
    wrong = replace(agreed, rules={"edition": "none"})
    assert match.refused(ChangeSettings("ann", wrong)) == "illegal"
    match.do(Start("ann", "bold"))
    assert match.table.deadline == 20.0
    assert match.refused(ChangeSettings("ann", agreed)) == "already_started"
    assert match.refused(AddSeat("ann")) == "already_started"
    assert rebuild(match.log, game_for) == match.table


def test_only_the_host_changes_the_table() -> None:
    match = gathering()
    for command in (
        AddSeat("bob"),
        RemoveSeat("bob", 1),
        ChangeSettings("bob", match.table.settings),
        ChangeInvite("bob", "new"),
        LetIn("bob", "cid"),
        Start("bob", "bold"),
    ):
        assert match.refused(command) == "not_host"


def test_bots_take_the_free_seats_with_one_press() -> None:
    match = gathering()
    match.do(Sit("bob", 2, "Bob", "green", invited=True))
    match.do(Start("ann", "ev"))
    assert match.table.phase == "playing"
    assert [chair.bot for chair in match.table.chairs] == [None, "ev", None, "bold"]


def test_bots_alone_do_not_play() -> None:
    match = Match(made((Chair("red"), Chair("blue"), Chair("green"))))
    assert match.refused(Start("ann", "bold")) == "not_seated"


def test_a_removed_person_stays_out_until_the_host_lets_them_back_in() -> None:
    match = gathering()
    match.do(Sit("bob", 1, "Bob", "teal", invited=True))
    match.do(Remove("ann", 1))
    assert match.table.removed == (RemovedPerson("bob", "Bob"),)
    assert match.refused(Sit("bob", 1, "Bob", "teal", invited=True)) == "removed"
    match.do(LetIn("ann", "bob"))
    match.do(Sit("bob", 1, "Bob", "teal", invited=True))
    assert match.table.chairs[1].person == "bob"


def test_a_removed_person_stays_out_during_the_game() -> None:
    match = gathering()
    match.do(Sit("bob", 1, "Bob", "teal", invited=True))
    match.do(Remove("ann", 1))
    match.do(Start("ann", "bold"))
    assert match.refused(Sit("bob", 3, "Bob", "teal", invited=True)) == "removed"


def test_the_host_can_free_a_seat_of_their_own_device_without_being_kept_out() -> None:
    match = gathering()
    match.do(Sit("ann", 1, "Eve", "teal", invited=True))
    match.do(Remove("ann", 1))
    assert not match.table.removed


def test_the_invite_can_be_replaced() -> None:
    match = gathering()
    match.do(ChangeInvite("ann", "new"))
    assert match.table.invite == "new"


def test_no_two_names_at_a_table_look_the_same() -> None:
    match = gathering()
    match.do(Sit("bob", 1, "Ann", "teal", invited=True))
    match.do(Sit("cid", 2, "Аnn", "green", invited=True))  # noqa: RUF001 - that is the point
    assert [chair.name for chair in match.table.chairs] == ["Ann", "Ann 2", "Аnn 3", None]  # noqa: RUF001
    match.do(Rename("bob", 1, "Bob", "teal"))
    match.do(Rename("bob", 1, "Ann", "teal"))
    assert match.table.chairs[1].name == "Ann 2", "its own old name is not in the way"
