import pytest

from gemkeep.core.errors import Illegal
from gemkeep.core.moves import Move
from gemkeep.games.hideouts.types import count
from tests.games.hideouts.caskets import ROUND, Play, brought_home, casket


def tokens(play: Play) -> dict[int, int]:
    """The tokens in boxes, by the cell the box is on."""
    return {box.cell: box.tokens for box in play.view().boxes if box.tokens}


@pytest.mark.clause("H4.1")
@pytest.mark.parametrize("first", [0, 2])
def test_the_deal_says_who_begins_and_turns_go_clockwise(first: int) -> None:
    play = Play(deal=casket(first=first), seats=3)
    order = []
    for cell in (1, 0, 1, 0):
        order.append(play.state.turn)
        play.slide(cell)
        if play.state.phase == "place":
            assert play.state.turn == order[-1]  # a turn is not over before it is done
            play.place(None)
    assert order == [first, (first + 1) % 3, (first + 2) % 3, first]
    assert play.game.actors(play.state) == ((first + 1) % 3,)


@pytest.mark.clause("H4.1")
def test_a_turn_is_one_action_main_or_correcting() -> None:
    play = Play().slide(1).place(0)
    assert play.state.turn == 1
    assert play.verbs() == {"slide", "correct"}
    play.correct("fish", 5)
    assert play.state.turn == 0
    play.slide(0)
    assert play.state.turn == 1


@pytest.mark.clause("H4.2")
def test_a_main_action_puts_one_token_from_the_supply_into_the_box_for_good() -> None:
    play = Play().slide(1)
    assert play.state.supply == 24
    assert tokens(play) == {0: 1}
    play.place(None).slide(2).place(None).slide(1).place(None)
    assert play.state.supply == 22
    assert tokens(play) == {0: 1, 2: 2}
    assert count(play.state.paid, 1) == 1
    assert count(play.state.paid, 2) == 2


@pytest.mark.clause("H4.3")
def test_a_box_next_to_the_gap_slides_into_it_and_does_not_turn() -> None:
    play = Play()
    assert play.legal() == {("slide", 1), ("slide", 3)}
    play.slide(3)
    assert play.state.gap == 3
    assert play.box(0).seal == "owl"
    assert play.box(0).side == "N"
    slid = play.events[0]
    assert (slid.seat, slid.cell, slid.gap, slid.paid) == (0, 3, 0, True)  # type: ignore[attr-defined]


@pytest.mark.clause("H4.3")
@pytest.mark.parametrize("cell", [0, 2, 4, 8])
def test_no_other_box_moves(cell: int) -> None:
    with pytest.raises(Illegal):
        Play().slide(cell)


@pytest.mark.clause("H4.4")
@pytest.mark.clause("H4.4a")
def test_the_cell_the_box_left_is_uncovered_its_hideout_first_then_its_amulet() -> None:
    play = Play().slide(3)
    assert play.happened() == ["Slid", "TurnedUp", "Removed", "Uncovered"]
    assert [event.cell for event in play.events] == [3, 3, 3, 3]  # type: ignore[attr-defined]
    assert play.view().lid.hideouts == ("rune:3",)
    assert play.cell(3).hideout_lies == "gone"
    assert (play.cell(3).guardian, play.cell(3).guardian_lies) == ("owl", "up")


@pytest.mark.clause("H4.4a")
def test_a_face_up_hideout_is_looked_at_again_and_is_not_turned_up_twice() -> None:
    hideouts = ". lock:A rune:1 rune:2 rune:3 lock:B rune:4 rune:5 rune:6"
    play = Play(3, casket(hideouts=hideouts)).slide(1)
    assert play.happened() == ["Slid", "TurnedUp", "Stayed"]
    play.slide(2).place(None).slide(1)
    assert play.happened() == ["Slid", "Stayed"]
    assert play.state.turn == 1
    assert play.cell(1).guardian_lies == "down"


@pytest.mark.clause("H4.4b")
def test_the_uncovered_guardian_goes_into_any_box_or_stays_face_up() -> None:
    play = Play().slide(1)
    assert play.legal() == {("place", cell) for cell in (0, 2, 3, 4, 5, 6, 7, 8, None)}
    placed = Play().slide(1).place(7)
    assert placed.box(7).guardians == ("fish",)
    assert placed.cell(1).guardian_lies == "gone"
    assert placed.happened() == ["Placed"]
    left = Play().slide(1).place(None)
    assert left.happened() == ["LeftLying"]
    assert (left.cell(1).guardian, left.cell(1).guardian_lies) == ("fish", "up")
    assert all(box.guardians == () for box in left.view().boxes)


@pytest.mark.clause("H4.4b")
def test_a_guardian_left_face_up_can_be_taken_when_uncovered_again() -> None:
    play = Play().slide(1).place(None).slide(2).place(None)
    assert play.cell(1).guardian == "fish"
    play.slide(1)
    assert play.happened() == ["Slid", "Uncovered"]
    assert ("place", 4) in play.legal()
    play.place(4)
    assert play.box(4).guardians == ("fish",)


@pytest.mark.clause("H4.4c")
def test_the_start_token_does_nothing() -> None:
    play = Play().slide(1).place(None).slide(0)
    assert play.happened() == ["Slid"]
    assert play.state.phase == "turn"
    assert play.state.turn == 0


@pytest.mark.clause("H4.4d")
def test_an_empty_cell_does_nothing() -> None:
    play = Play().slide(1).place(0).slide(4).place(None).slide(1)
    assert play.happened() == ["Slid"]
    assert play.state.turn == 1
    assert play.state.supply == 22


@pytest.mark.clause("H4.4e")
def test_only_a_slide_uncovers() -> None:
    play = Play().slide(1).place(0).slide(4).place(None)
    assert play.state.phase == "turn"  # the fox is in the gap, and a new turn does not offer it
    assert play.verbs() == {"slide", "correct"}
    play.correct("fish", 5)
    assert play.happened() == ["Corrected"]
    assert play.state.phase == "turn"
    assert play.verbs() == {"slide", "correct"}


@pytest.mark.clause("H4.5")
def test_a_box_may_hold_several_guardians() -> None:
    play = Play().slide(1).place(8).slide(2).place(8).slide(5).place(8)
    assert play.box(8).guardians == ("fish", "lizard", "moth")


@pytest.mark.clause("H4.6")
def test_a_correction_moves_a_guardian_to_another_box_for_three_tokens_that_leave() -> None:
    play = Play().slide(1).place(8)
    expected = {("correct", ("fish", cell)) for cell in (0, 2, 3, 4, 5, 6, 7)}
    assert play.legal() == expected | {("slide", 0), ("slide", 2), ("slide", 4)}
    play.correct("fish", 0)
    assert play.box(0).guardians == ("fish",)
    assert play.box(8).guardians == ()
    assert play.state.supply == 21
    assert play.view().lid.tokens == 3
    corrected = play.events[0]
    assert (corrected.guardian, corrected.cell, corrected.to) == ("fish", 8, 0)  # type: ignore[attr-defined]
    assert play.state.gap == 1


@pytest.mark.clause("H4.6")
@pytest.mark.parametrize("supply, offered", [(3, False), (4, True)])
def test_a_correction_needs_three_tokens(supply: int, offered: bool) -> None:  # noqa: FBT001
    play = Play(supply=supply).slide(1).place(0)
    assert ("correct" in play.verbs()) is offered


@pytest.mark.clause("H4.6")
def test_a_correction_needs_a_guardian_in_a_box() -> None:
    play = Play().slide(1).place(None)
    assert play.verbs() == {"slide"}


def test_corrections_follow_a_box_that_has_moved() -> None:
    play = Play().slide(1).place(0).slide(0)  # the fish rides from cell 0 to cell 1
    assert play.box(1).guardians == ("fish",)
    targets = {argument for verb, argument in play.legal() if verb == "correct"}
    assert targets == {("fish", cell) for cell in (2, 3, 4, 5, 6, 7, 8)}


@pytest.mark.clause("H4.7")
def test_the_last_token_is_paid_before_the_cell_is_resolved_and_the_end_comes_after_it() -> None:
    play = Play(supply=1).slide(1)
    assert play.state.supply == 0
    assert play.state.phase == "place"  # the guardian is still offered
    play.place(0)
    assert play.happened() == ["Placed", "Ended"]
    assert play.state.ending == "out_of_tokens"


@pytest.mark.clause("H4.7")
def test_a_finish_is_offered_before_the_empty_supply_loses() -> None:
    play = brought_home(supply=12).slide(5, 4, 1, 0)
    assert play.state.supply == 0
    assert play.state.phase == "close"
    assert play.legal() == {("finish", None), ("pass", None)}
    play.do("pass")
    assert play.happened() == ["Passed", "Ended"]
    assert play.state.ending == "out_of_tokens"


def test_a_seat_may_do_nothing_out_of_turn() -> None:
    play = Play()
    assert play.game.legal(play.state, 1) == ()
    with pytest.raises(Illegal):
        play.apply(Move(1, "slide", 1))


def test_the_round_trip_uncovers_every_guardian() -> None:
    play = Play().walk(*ROUND)
    assert play.state.resting == 0
    assert play.state.awake == 0b111111110
    assert play.state.gap == 8
