"""The hideouts, kind by kind."""

import pytest

from tests.games.hideouts.caskets import Play, casket, own_level

MECHANISMS = ". mechanism mechanism rune:1 mechanism rune:2 mechanism rune:3 rune:4"
LOCKS = ". lock:A rune:1 rune:2 rune:3 lock:B rune:4 rune:5 rune:6"
SYMBOL = ". action rotation rune:1 rune:2 rune:3 rune:4 rune:5 rotation"
NUMBERS = ". number:2 number:1 number:3 number:4 number:5 number:6 number:7 number:8"


@pytest.mark.clause("H6.1")
def test_a_rune_has_no_effect_and_leaves_the_game() -> None:
    play = Play().slide(1)
    assert play.state.lid == ("rune:1",)
    assert play.happened() == ["Slid", "TurnedUp", "Removed", "Uncovered"]
    assert play.state.phase == "place"


@pytest.mark.clause("H6.2")
def test_a_mechanism_leaves_its_amulet_face_down_and_moves_on_for_free() -> None:
    play = Play(2, casket(hideouts=MECHANISMS)).slide(1)
    assert play.happened() == ["Slid", "TurnedUp", "Removed"]
    assert play.state.lid == ("mechanism",)
    assert (play.cell(1).guardian_lies, play.cell(1).guardian) == ("down", None)
    assert play.state.turn == 0
    assert play.legal() == {("slide", 0), ("slide", 2), ("slide", 4)}  # and it must be made
    play.slide(4)
    assert play.state.turn == 0  # another mechanism
    assert play.state.supply == 24
    assert play.events[0].paid is False  # type: ignore[attr-defined]
    assert play.legal() == {("slide", 1), ("slide", 3), ("slide", 5), ("slide", 7)}
    play.slide(3)
    assert play.state.phase == "place"
    assert play.cell(3).guardian == "owl"
    play.place(None)
    assert play.state.turn == 1
    assert play.state.supply == 24
    assert [box.tokens for box in play.view().boxes] == [1, 0, 0, 0, 0, 0, 0, 0]


@pytest.mark.clause("H6.2")
def test_the_box_just_moved_may_go_back_and_the_turn_is_then_over() -> None:
    play = Play(2, casket(hideouts=MECHANISMS)).slide(1, 0)
    assert play.state.gap == 0
    assert play.state.turn == 1
    assert play.state.supply == 24


@pytest.mark.clause("H6.2")
def test_an_amulet_passed_over_is_turned_up_when_next_uncovered() -> None:
    play = Play(2, casket(hideouts=MECHANISMS)).slide(1, 0, 1)
    assert play.happened() == ["Slid", "Uncovered"]
    assert play.cell(1).guardian == "fish"
    assert play.state.supply == 23


@pytest.mark.clause("H6.2")
def test_sight_is_taken_at_every_step_of_a_mechanism() -> None:
    play = Play(2, casket(hideouts=MECHANISMS), memory="own").slide(1)
    assert play.box(4, 0).seal == "fox"
    play.slide(2)
    assert play.box(5, 0).seal == "moth"
    assert play.box(4, 0).seal == "fox"


@pytest.mark.clause("H6.3")
def test_a_lock_opens_only_when_its_three_runes_have_left() -> None:
    play = Play(3, casket(hideouts=LOCKS)).slide(1)
    assert play.state.turn == 1  # it stays, and the turn is over
    assert (play.cell(1).hideout, play.cell(1).hideout_lies) == ("lock:A", "up")
    assert play.cell(1).guardian_lies == "down"
    play.slide(4).place(None)  # rune 3
    play.slide(3).place(None)  # rune 2
    play.slide(4).place(None).slide(1)
    assert play.happened() == ["Slid", "Stayed"]
    play.slide(2).place(None)  # rune 1
    play.slide(1)
    assert play.happened() == ["Slid", "Removed", "Uncovered"]
    assert play.state.lid == ("rune:3", "rune:2", "rune:1", "lock:A")
    assert (play.cell(1).hideout_lies, play.cell(1).guardian) == ("gone", "fish")


@pytest.mark.clause("H6.3")
def test_the_other_lock_needs_the_other_runes() -> None:
    play = Play(3, casket(hideouts=LOCKS)).slide(1, 2)
    play.place(None).slide(5)
    assert play.happened() == ["Slid", "TurnedUp", "Stayed"]
    play.slide(8).place(None).slide(7).place(None).slide(6).place(None)
    assert play.state.lid == ("rune:1", "rune:6", "rune:5", "rune:4")
    play.slide(7).place(None).slide(8).place(None).slide(5)
    assert play.happened() == ["Slid", "Removed", "Uncovered"]


@pytest.mark.clause("H6.3")
def test_a_lock_met_after_its_runes_opens_at_once() -> None:
    play = Play(3, casket(hideouts=LOCKS)).walk(3, 4, 5).slide(2).place(None).slide(1)
    assert play.happened() == ["Slid", "TurnedUp", "Removed", "Uncovered"]


@pytest.mark.clause("H6.5")
def test_the_action_symbol_goes_into_any_box_and_then_the_amulet_is_resolved() -> None:
    play = Play(4, casket(hideouts=SYMBOL)).slide(1)
    assert play.happened() == ["Slid", "TurnedUp"]
    assert play.cell(1).guardian_lies == "down"
    assert play.legal() == {("bless", cell) for cell in (0, 2, 3, 4, 5, 6, 7, 8)}
    play.bless(4)
    assert play.happened() == ["Blessed", "Uncovered"]
    assert play.state.turn == 0
    assert play.cell(1).guardian == "fish"
    assert play.state.phase == "place"
    assert play.state.lid == ()


@pytest.mark.clause("H6.5")
def test_moving_the_box_with_the_symbol_costs_nothing_from_then_on() -> None:
    play = Play(4, casket(hideouts=SYMBOL)).slide(1).bless(4).place(0)
    assert play.state.supply == 24
    play.slide(4).place(None)
    assert play.state.supply == 24
    assert play.box(1).tokens == 0
    assert play.box(1).symbol
    play.slide(1)
    assert play.state.supply == 24
    play.slide(0)
    assert play.state.supply == 23


@pytest.mark.clause("H6.6")
def test_a_number_leaves_only_when_all_lower_ones_have() -> None:
    play = Play(5, casket(hideouts=NUMBERS)).slide(1)
    assert play.state.turn == 1
    assert (play.cell(1).hideout, play.cell(1).hideout_lies) == ("number:2", "up")
    assert play.cell(1).guardian_lies == "down"
    play.slide(2).place(None)
    assert play.view().lid.hideouts == ("number:1",)
    play.slide(5)  # number 5 stays: 2 has not left
    assert play.happened() == ["Slid", "TurnedUp", "Stayed"]
    play.slide(2).place(None).slide(1)
    assert play.happened() == ["Slid", "Removed", "Uncovered"]
    assert play.state.lid == ("number:1", "number:2")


@pytest.mark.clause("H6.6")
def test_a_number_is_looked_at_again_each_time() -> None:
    play = Play(5, casket(hideouts=NUMBERS)).slide(1, 0, 1)
    assert play.happened() == ["Slid", "Stayed"]
    assert play.state.turn == 1


@pytest.mark.clause("H4.7")
def test_a_rotation_under_a_mechanism_move_turns_and_then_resolves_the_amulet() -> None:
    level = own_level("mechanism rotation rune:1 rune:2 rune:3 rune:4 rune:5 rune:6")
    deal = casket(hideouts=". mechanism rotation rune:1 rune:2 rune:3 rune:4 rune:5 rune:6")
    play = Play(level, deal).slide(1, 2)
    assert play.happened() == ["Slid", "TurnedUp", "Removed", "Rotated", "Uncovered"]
    assert play.view().corners == ("SW", "NE")
    assert play.state.phase == "place"
    assert play.state.turn == 0
