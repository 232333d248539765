"""Who may take which seat, and what the host may do."""

from __future__ import annotations

from gemkeep.core.game import Event
from gemkeep.table import Chair, evolve
from gemkeep.table.commands import (
    Act,
    BotAct,
    Command,
    Remove,
    Rename,
    ReplaceHost,
    Return,
    Say,
    SeatBot,
    Sit,
    Stand,
    StandIn,
    Start,
    TimeUp,
    TransferHost,
)
from gemkeep.table.entries import BotSeated, SeatReturned
from gemkeep.table.events import BotSatIn, HostMoved, PlayerCameBack, TimeRanOut
from gemkeep.table.rights import absence
from gemkeep.table.visibility import seat_view
from tests.table.tables import Match, made

OPEN = (
    Chair("red", "ann", "Ann"),
    Chair("blue"),
    Chair("green"),
    Chair("yellow", bot="bold"),
)


def gathering() -> Match:
    return Match(made(OPEN))


def test_a_person_with_the_invite_can_take_an_open_seat() -> None:
    match = gathering()
    match.do(Sit("bob", 1, " Bob  B ", "teal", invited=True))
    assert match.table.chairs[1] == Chair("teal", "bob", "Bob B")


def test_nobody_can_sit_without_a_key_and_an_invite() -> None:
    match = gathering()
    assert match.refused(Sit(None, 1, "Bob", "teal", invited=True)) == "wrong_key"
    assert match.refused(Sit("bob", 1, "Bob", "teal", invited=False)) == "wrong_invite"


def test_only_an_open_seat_can_be_taken() -> None:
    match = gathering()
    assert match.refused(Sit("bob", 0, "Bob", "teal", invited=True)) == "seat_taken"
    assert match.refused(Sit("bob", 3, "Bob", "teal", invited=True)) == "seat_taken"
    assert match.refused(Sit("ann", 0, "Ann", "teal", invited=True)) == "already_seated"
    assert match.refused(Sit("bob", 9, "Bob", "teal", invited=True)) == "not_seated"


def test_bots_and_empty_chairs_give_up_their_colour_but_people_do_not() -> None:
    match = gathering()
    assert match.refused(Sit("bob", 1, "Bob", "red", invited=True)) == "colour_taken"
    match.do(Sit("bob", 1, "Bob", "yellow", invited=True))
    assert [chair.colour for chair in match.table.chairs] == ["red", "yellow", "green", "blue"]


def test_a_name_must_be_visible_and_not_look_like_a_bots() -> None:
    match = gathering()
    for name in ("  ", "\u202e", "\u200b\u200b", "bot:bold", "BOT:x", "x" * 25):
        assert match.refused(Sit("bob", 1, name, "teal", invited=True)) == "bad_name"
    match.do(Sit("bob", 1, "Bo\u202eb\n", "teal", invited=True))
    assert match.table.chairs[1].name == "Bob"


def test_one_person_can_have_several_seats_on_one_device() -> None:
    match = gathering()
    match.do(Sit("ann", 1, "Eve", "teal", invited=True))
    assert match.table.seats_of("ann") == (0, 1)
    assert [chair.device for chair in match.table.chairs[:2]] == [False, True]


def test_nobody_takes_a_second_seat_once_others_have_come() -> None:
    match = gathering()
    match.do(Sit("bob", 1, "Bob", "teal", invited=True))
    for person in ("ann", "bob"):
        assert match.refused(Sit(person, 2, "Eve", "white", invited=True)) == "already_seated"
    bots = (*OPEN[:1], *(Chair(chair.colour, bot="bold") for chair in OPEN[1:]))
    alone = Match(made(bots)).started()
    assert alone.refused(Sit("ann", 2, "Eve", "white", invited=True)) == "already_seated"


def test_name_and_colour_can_be_changed_until_the_game_starts() -> None:
    match = gathering()
    match.do(Rename("ann", 0, "Anna", "teal"))
    assert match.table.chairs[0] == Chair("teal", "ann", "Anna")
    assert match.refused(Rename("bob", 0, "Bob", "teal")) == "not_your_seat"
    full = Match().started()
    assert full.refused(Rename("ann", 0, "Anna", "teal")) == "already_started"


def test_only_the_host_can_start_and_only_when_every_seat_is_taken() -> None:
    match = gathering()
    assert match.refused(Start("bob")) == "not_host"
    assert match.refused(Start(None)) == "not_host"
    assert match.refused(Start("ann")) == "seats_open"
    for seat in (1, 2):
        match.do(SeatBot("ann", seat, "random", None))
    match.do(Start("ann"))
    assert match.table.phase == "playing"
    assert match.refused(Start("ann")) == "already_started"


def test_the_host_can_remove_people_and_seat_bots_before_the_game() -> None:
    match = gathering()
    match.do(Sit("bob", 1, "Bob", "teal", invited=True))
    assert match.refused(Remove("bob", 0)) == "not_host"
    assert match.refused(SeatBot("ann", 1, "bold", absence(0, 9))) == "seat_taken"
    match.do(Remove("ann", 1))
    assert match.table.chairs[1].is_open
    match.do(SeatBot("ann", 1, "bold", None))
    assert match.table.chairs[1].bot == "bold"
    assert match.refused(SeatBot("bob", 2, "bold", None)) == "not_host"
    started = Match().started()
    assert started.refused(Remove("ann", 1)) == "already_started"


def test_the_host_can_make_another_person_host() -> None:
    match = Match()
    assert match.refused(TransferHost("bob", 1)) == "not_host"
    match.do(TransferHost("ann", 1))
    assert match.table.host == "bob"
    assert match.refused(Start("ann")) == "not_host"
    bots = gathering()
    assert bots.refused(TransferHost("ann", 3)) == "not_seated"


def test_when_the_host_leaves_another_person_becomes_host() -> None:
    match = Match()
    match.do(Stand("ann", 0, "bold"))
    assert match.table.host == "bob"
    assert match.table.chairs[0].is_open
    playing = Match().started()
    playing.do(Stand("ann", 0, "bold"))
    assert playing.table.host == "bob"
    playing.do(Return("ann", 0))
    assert playing.table.host == "bob"


def test_when_everyone_leaves_the_first_to_return_becomes_host() -> None:
    match = Match().started()
    for seat, person in enumerate(("ann", "bob", "cid", "dan")):
        match.do(Stand(person, seat, "bold"))
    assert match.table.host is None
    assert match.refused(TransferHost(None, 0)) == "not_host", (
        "a visitor without a key is not the host of a table without one"
    )
    match.do(Return("cid", 2))
    assert match.table.host == "cid"


def test_an_absent_host_is_replaced_by_someone_who_is_present() -> None:
    match = Match()
    assert match.refused(ReplaceHost("ann", "zoe")) == "not_seated"
    match.do(ReplaceHost("ann", "cid"))
    assert match.table.host == "cid"
    match.do(ReplaceHost("ann", "bob"))  # too late: ann is not the host any more
    assert (match.table.host, match.table.away_host) == ("cid", "ann")
    match.do(ReplaceHost("cid", "bob"))
    match.do(ReplaceHost("bob", "ann"))
    assert (match.table.host, match.table.away_host) == ("ann", None), "ann is back"


def test_a_bot_plays_for_a_player_who_stands_up_and_gives_the_seat_back() -> None:
    match = Match().started()
    match.do(Stand("bob", 1, "bold"))
    assert match.table.chairs[1] == Chair("blue", "bob", "Bob", bot="bold")
    number = match.table.number
    assert match.refused(Act("bob", 1, number, "choose", "on")) == "not_your_seat"
    match.do(BotAct(1, number, "choose", "on"))
    match.do(Return("bob", 1))
    assert match.table.choice_of(1) is None, "the person chooses again"
    match.choose(1, "back")
    assert match.table.choice_of(1) == ("choose", "back")


def test_what_a_bot_chose_is_never_shown_to_whoever_takes_its_seat() -> None:
    chairs = (*OPEN[:1], *(Chair(chair.colour, bot="bold") for chair in OPEN[1:]))
    match = Match(made(chairs)).started()
    match.do(BotAct(1, match.table.number, "choose", "back"))
    match.do(Sit("bob", 1, "Bob", "teal", invited=True))
    seen = seat_view(match.table, 1)
    assert (seen.chosen, seen.view.choice) == (None, None)
    assert not seen.view.explorers[1].chosen
    assert seen.legal, "it is to be chosen again"


def test_what_a_bot_chose_is_hidden_from_the_person_it_plays_for() -> None:
    match = Match().started()
    match.do(Stand("bob", 1, "bold"))
    match.choose(0, "on")
    match.do(BotAct(1, match.table.number, "choose", "back"))
    seen = seat_view(match.table, 1)
    assert (seen.chosen, seen.view.choice, seen.legal) == (None, None, ())
    assert seen.view.explorers[0].chosen
    assert match.table.game.view(match.table.state, 1).choice == "back"


def test_a_log_from_before_choices_were_forgotten_gives_the_same_table() -> None:
    match = Match().started()
    match.do(Stand("bob", 1, "bold"))
    match.do(BotAct(1, match.table.number, "choose", "back"))
    old = SeatReturned(1)
    assert evolve(match.table, old, 0.0).table.choice_of(1) == ("choose", "back")


def test_the_host_may_let_a_bot_sit_in_before_the_others_may() -> None:
    match = Match().started()
    match.at = 100.0
    for person in ("ann", "cid"):
        assert match.refused(SeatBot(person, 1, "bold", None)) == "not_away"
    assert match.refused(SeatBot("ann", 1, "bold", absence(81.0, 20))) == "not_away"
    assert match.refused(SeatBot("cid", 1, "bold", absence(80.0, 20))) == "not_away"
    assert match.refused(SeatBot("cid", 1, "bold", absence(41.0, 20))) == "not_away"
    assert match.refused(SeatBot("zoe", 1, "bold", absence(0.0, 20))) == "not_seated"
    match.do(SeatBot("ann", 1, "bold", absence(80.0, 20)))
    match.do(SeatBot("cid", 3, "bold", absence(40.0, 20)))
    assert [chair.bot for chair in match.table.chairs] == [None, "bold", None, "bold"]
    assert match.refused(SeatBot("cid", 1, "bold", absence(0.0, 20))) == "seat_taken"
    assert match.table.host == "ann"


def test_the_log_tells_who_plays_for_whom() -> None:
    match = Match().started()
    match.at = 100.0
    commands: list[Command] = [
        SeatBot("ann", 1, "bold", absence(0.0, 20)),
        Return("bob", 1),
        Stand("ann", 0, "bold"),
    ]
    seen: list[Event] = []
    for command in commands:
        match.do(command)
        seen += match.events
    assert seen == [
        BotSatIn(1, "away"),
        PlayerCameBack(1),
        BotSatIn(0, "left"),
        HostMoved(1),
    ]


def test_after_two_timeouts_in_a_row_a_bot_sits_in() -> None:
    match = Match(made(seconds=20.0)).started()

    def decide_without_bob() -> None:
        for seat in (0, 2, 3):
            match.choose(seat, "on")
        match.at += 20.0
        match.do(TimeUp(1, match.table.number, "choose", "on"))
        assert match.events[0] == TimeRanOut((1,))

    decide_without_bob()
    assert match.refused(StandIn(1, "bold")) == "not_away"
    for seat in range(4):
        match.choose(seat, "on")
    decide_without_bob()
    assert match.refused(StandIn(1, "bold")) == "not_away", "one in a row"
    decide_without_bob()
    assert match.refused(StandIn(0, "bold")) == "not_away"
    match.do(StandIn(1, "bold"))
    assert match.log[-1][0] == BotSeated(1, "bold", late=True)
    assert match.events == (BotSatIn(1, "late"),)
    assert match.refused(StandIn(1, "bold")) == "seat_taken"
    match.do(Return("bob", 1))
    assert match.refused(StandIn(1, "bold")) == "not_away", "after coming back they have two again"


def test_that_the_clock_chose_is_told_only_when_all_is_shown() -> None:
    match = Match(made(seconds=20.0)).started()
    match.at += 20.0
    for seat in range(3):
        match.do(TimeUp(seat, match.table.number, "choose", "on"))
        assert match.events == ()
    match.do(TimeUp(3, match.table.number, "choose", "on"))
    assert match.events[0] == TimeRanOut((0, 1, 2, 3))


def test_a_latecomer_can_take_over_from_a_bot_but_not_from_a_person() -> None:
    chairs = (*OPEN[:1], *(Chair(chair.colour, bot="bold") for chair in OPEN[1:]))
    match = Match(made(chairs)).started()
    match.do(Sit("zoe", 2, "Zoe", "green", invited=True))
    assert match.table.chairs[2] == Chair("green", "zoe", "Zoe")
    assert match.refused(Sit("eve", 2, "Eve", "green", invited=True)) == "seat_taken"
    match.do(Stand("zoe", 2, "bold"))
    assert match.refused(Sit("eve", 2, "Eve", "green", invited=True)) == "seat_taken"


def test_only_people_with_a_seat_can_chat() -> None:
    match = Match()
    match.do(Say("bob", " hello   there ", None))
    match.do(Say("bob", None, "wave"))
    assert [(line.number, line.seat, line.text, line.sign) for line in match.table.talk] == [
        (1, 1, "hello there", None),
        (2, 1, None, "wave"),
    ]
    assert match.refused(Say("zoe", "hello", None)) == "not_seated"
    assert match.refused(Say("bob", "\u200b", None)) == "bad_text"
    for number in range(300):
        match.do(Say("ann", str(number), None))
    assert len(match.table.talk) == 100
    assert match.table.number == 1, "chat is not part of the game"


def test_nobody_sits_down_or_stands_up_once_the_game_is_over() -> None:
    match = Match().started().play_out()
    assert match.refused(Stand("ann", 0, "bold")) == "over"
    assert match.refused(Sit("zoe", 0, "Zoe", "teal", invited=True)) == "over"
