"""Playing again: one asks, and each of the others accepts or declines."""

from __future__ import annotations

from gemkeep.table import Chair
from gemkeep.table.commands import (
    AcceptRematch,
    AddSeat,
    DeclineRematch,
    Rematch,
    Remove,
    Say,
    SeatBot,
    Sit,
    Stand,
    StartFull,
)
from gemkeep.table.people.rematch import LINES_KEPT, next_table
from tests.table.tables import Match, made

CHAIRS = (
    Chair("red", "ann", "Ann"),
    Chair("blue", "bob", "Bob"),
    Chair("green", "bob", "Eve", device=True),
    Chair("yellow", bot="bold"),
)


def finished() -> Match:
    match = Match(made(CHAIRS)).started()
    match.do(Stand("ann", 0, "bold"))  # a bot can finish it without ann
    while match.table.phase == "playing":
        seat = match.table.undecided()[0]
        if match.table.chairs[seat].bot is None:
            match.choose(seat, "back")
        else:
            match.bot_choose(seat, "back")
    return match


def asked_by(person: str, present: frozenset[str] = frozenset({"ann", "bob"})) -> Match:
    """The table where people play again, as it is when this person has asked."""
    return Match(next_table(finished().table, "next", "other", person, present))


def test_only_players_ask_and_only_when_the_game_is_over() -> None:
    match = Match().started()
    assert match.refused(Rematch("bob", "next")) == "not_over"
    match.play_out()
    assert match.refused(Rematch("zoe", "next")) == "not_seated"
    match.do(Rematch("bob", "next"))
    assert (match.table.rematch, match.table.rematch_by) == ("next", "bob")


def test_a_second_one_who_asks_gets_the_same_table() -> None:
    match = Match().started().play_out()
    match.do(Rematch("bob", "next"))
    match.do(Rematch("ann", "other"))
    assert (match.table.rematch, match.table.rematch_by) == ("next", "bob")


def test_nobody_but_the_one_who_asks_has_a_seat_at_the_new_table() -> None:
    table = asked_by("ann").table
    assert table.host == "ann"
    assert table.people() == ("ann",)
    assert [chair.kept_for for chair in table.chairs] == [None, "bob", "bob", None]
    assert table.chairs[3] == Chair("yellow", bot="bold")
    assert table.chairs[0] == Chair("red", "ann", "Ann"), "no bot plays for her any more"


def test_whoever_left_their_seat_to_a_bot_and_went_away_is_not_asked() -> None:
    table = asked_by("bob", frozenset({"bob"})).table
    assert table.chairs[0] == Chair("red", bot="bold")
    assert asked_by("bob").table.chairs[0].kept_for == "ann"


def test_accepting_takes_all_the_seats_that_are_kept_for_a_person() -> None:
    match = asked_by("ann")
    match.do(AcceptRematch("bob"))
    assert match.table.chairs[1:3] == CHAIRS[1:3]
    match.do(AcceptRematch("bob"))  # once more changes nothing
    assert len(match.log) == 2


def test_the_game_begins_by_itself_when_everyone_has_accepted() -> None:
    match = asked_by("ann")
    phases = []
    for person in ("ann", "bob"):
        match.do(AcceptRematch(person))
        match.do(StartFull())
        phases.append(match.table.phase)
    assert phases == ["gathering", "playing"]


def test_it_waits_for_the_host_once_the_host_has_changed_the_table() -> None:
    match = asked_by("ann")
    match.do(AddSeat("ann"))
    match.do(SeatBot("ann", 4, "bold", None))
    match.do(AcceptRematch("bob"))
    match.do(StartFull())
    assert match.table.phase == "gathering"


def test_a_seat_is_kept_until_its_person_declines() -> None:
    match = asked_by("ann")
    assert match.refused(Sit("zoe", 1, "Zoe", "teal", invited=True)) == "seat_taken"
    match.do(DeclineRematch("bob"))
    assert all(chair.declined and chair.is_open for chair in match.table.chairs[1:3])
    match.do(Sit("zoe", 1, "Zoe", "teal", invited=True))
    match.do(AcceptRematch("bob"))  # who changed their mind, and gets what is left
    assert [chair.person for chair in match.table.chairs[1:3]] == ["zoe", "bob"]


def test_the_host_can_give_a_kept_seat_to_others() -> None:
    match = asked_by("ann")
    match.do(Remove("ann", 1))
    assert match.table.chairs[1] == Chair("blue")
    match.do(SeatBot("ann", 2, "bold", None))
    assert match.table.chairs[2] == Chair("green", bot="bold")
    assert not match.table.removed, "nobody was there"
    assert match.refused(AcceptRematch("bob")) == "seat_taken"


def test_declining_changes_nothing_for_those_who_were_not_asked() -> None:
    match = asked_by("ann")
    match.do(DeclineRematch("zoe"))
    match.do(DeclineRematch(None))
    assert len(match.log) == 1


def test_those_who_answer_too_late_find_that_the_others_have_begun() -> None:
    match = asked_by("ann")
    for seat in (1, 2):
        match.do(SeatBot("ann", seat, "bold", None))
    match.started()
    assert match.refused(AcceptRematch("bob")) == "already_started"


def test_the_chat_goes_along_without_the_seats_of_the_old_table() -> None:
    match = Match()
    for number in range(30):
        match.do(Say("bob", f"line {number}", None))
    new = next_table(match.table, "next", "other", "ann", frozenset())
    assert [line.text for line in new.talk] == [f"line {number}" for number in range(10, 30)]
    assert [line.number for line in new.talk] == list(range(1, LINES_KEPT + 1))
    assert {(line.seat, line.name) for line in new.talk} == {(None, "Bob")}
    following = Match(new)
    following.do(Say("ann", "on we go", None))
    assert following.table.talk[-1].number == LINES_KEPT + 1
