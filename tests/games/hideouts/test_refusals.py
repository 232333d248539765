import re

import pytest

from gemkeep.core.errors import Illegal, Unknown
from gemkeep.core.moves import CHANCE, Move
from tests.games.hideouts.caskets import Play, brought_home, casket

SYMBOL = ". action rotation rune:1 rune:2 rune:3 rune:4 rune:5 rotation"
TURN_0 = "it is the turn of seat 0, which may slide 1, 3"
PLACING = "it is the turn of seat 0, which may place 0, 2, 3, 4, 5, 6, 7, 8, null"


def refused(play: Play, move: Move, message: str) -> None:
    """The move is refused with this sentence, and the game is exactly as it was."""
    before = play.state
    copy = type(before)(*before)
    with pytest.raises(Illegal, match=re.escape(message)) as error:
        play.apply(move)
    assert str(error.value).endswith(message)
    assert play.state is before
    assert before == copy


@pytest.mark.clause("H9.1")
def test_acting_out_of_turn_is_refused_with_whose_turn_it_is() -> None:
    message = f"seat 1 may not slide 1 now: {TURN_0}"
    refused(Play(), Move(1, "slide", 1), message)
    refused(Play(), Move(7, "slide", 1), f"seat 7 may not slide 1 now: {TURN_0}")
    refused(Play(), Move(CHANCE, "slide", 1), f"chance may not slide 1 now: {TURN_0}")


@pytest.mark.clause("H9.1")
def test_true_is_no_seat() -> None:
    play = Play(deal=casket(first=1))
    message = "it is the turn of seat 1, which may slide 1, 3"
    refused(play, Move(True, "slide", 1), f"seat True may not slide 1 now: {message}")  # noqa: FBT003
    assert play.slide(1).state.gap == 1


@pytest.mark.clause("H9.1")
@pytest.mark.parametrize("cell", [0, 2, 4, 8, 9, -1, 100, None, True, 1.0, "1", (1,), [1]])
def test_a_box_not_next_to_the_gap_or_none_at_all_is_refused(cell: object) -> None:
    refused(Play(), Move(0, "slide", cell), f"seat 0 may not slide {cell!r} now: {TURN_0}")


@pytest.mark.clause("H9.1")
@pytest.mark.parametrize("cell", [1, 9, -1, "2", True, 0.0, ("fish", 2)])
def test_a_guardian_goes_into_a_box_that_exists(cell: object) -> None:
    message = f"seat 0 may not place {cell!r} now: {PLACING}"
    refused(Play().slide(1), Move(0, "place", cell), message)


@pytest.mark.clause("H9.1")
@pytest.mark.parametrize("cell", [1, 9, -1, None, "2", True])
def test_the_symbol_goes_into_a_box_that_exists(cell: object) -> None:
    play = Play(4, casket(hideouts=SYMBOL)).slide(1)
    may = "it is the turn of seat 0, which may bless 0, 2, 3, 4, 5, 6, 7, 8"
    refused(play, Move(0, "bless", cell), f"seat 0 may not bless {cell!r} now: {may}")


@pytest.mark.clause("H9.1")
@pytest.mark.parametrize(
    "argument",
    [
        ("owl", 2),  # not in a box
        ("cat", 2),  # no guardian
        ("fish", 4),  # the box it is in
        ("fish", 1),  # the gap
        ("fish", 9),
        ("fish", -1),
        ("fish", True),
        ("fish", None),
        ("fish",),
        ("fish", 2, 3),
        (["fish"], 2),
        ["fish", 2],
        "fish",
        None,
        2,
    ],
)
def test_a_correction_that_cannot_be_made_is_refused(argument: object) -> None:
    play = Play().slide(1).place(4)
    targets = ", ".join(f"fish to {cell}" for cell in (0, 2, 3, 5, 6, 7, 8))
    may = f"it is the turn of seat 1, which may slide 0, 2, 4; or correct {targets}"
    refused(play, Move(1, "correct", argument), f"seat 1 may not correct {argument!r} now: {may}")


@pytest.mark.clause("H9.1")
def test_a_correction_without_three_tokens_is_refused() -> None:
    play = Play(supply=3).slide(1).place(4)
    message = (
        "seat 1 may not correct ('fish', 2) now: it is the turn of seat 1, which may slide 0, 2, 4"
    )
    refused(play, Move(1, "correct", ("fish", 2)), message)


@pytest.mark.clause("H9.1")
def test_a_finish_that_is_not_offered_is_refused() -> None:
    refused(Play(), Move(0, "finish", None), f"seat 0 may not finish None now: {TURN_0}")
    refused(Play(), Move(0, "pass", None), f"seat 0 may not pass None now: {TURN_0}")


@pytest.mark.clause("H9.1")
@pytest.mark.parametrize("verb", ["finish", "pass"])
def test_finish_and_pass_take_nothing(verb: str) -> None:
    play = brought_home().slide(5, 4, 1, 0)
    seat = play.state.turn
    may = f"it is the turn of seat {seat}, which may finish; or pass"
    refused(play, Move(seat, verb, 0), f"seat {seat} may not {verb} 0 now: {may}")


@pytest.mark.clause("H9.1")
@pytest.mark.parametrize(
    "verb, argument",
    [("place", 0), ("place", None), ("bless", 1), ("pass", None), ("deal", None)],
)
def test_what_is_not_due_at_the_beginning_of_a_turn_is_refused(verb: str, argument: object) -> None:
    refused(Play(), Move(0, verb, argument), TURN_0)


@pytest.mark.clause("H9.1")
@pytest.mark.parametrize(
    "verb, argument",
    [("slide", 0), ("slide", 2), ("bless", 0), ("correct", ("fish", 0)), ("finish", None)],
)
def test_what_is_not_due_while_a_guardian_is_offered_is_refused(
    verb: str, argument: object
) -> None:
    refused(Play().slide(1), Move(0, verb, argument), PLACING)


@pytest.mark.clause("H9.1")
def test_after_the_end_nothing_is_legal() -> None:
    play = Play(supply=1).slide(1).place(0)
    for verb, argument in (("slide", 0), ("finish", None), ("correct", ("fish", 2))):
        refused(play, Move(0, verb, argument), "now: the game is over")


def test_an_unknown_verb_is_named_with_those_there_are() -> None:
    known = "deal, slide, place, bless, correct, finish, pass"
    with pytest.raises(Unknown, match=f"no move of Hideouts is called 'jump'; there are {known}"):
        Play().do("jump", 1)
