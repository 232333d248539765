import pytest

from gemkeep.core.errors import Illegal
from tests.games.hideouts.caskets import Play, brought_home, casket

SYMBOL_FIRST = ". action rune:1 rune:2 rune:3 rune:4 rune:5 rotation rotation"


def back_at_the_start(supply: int = 25) -> Play:
    """All guardians home, and the start token open."""
    return brought_home(supply=supply).slide(5, 4, 1, 0)


def idling(turns: int, supply: int = 25) -> Play:
    """A game in which a box with the action symbol goes back and forth."""
    play = Play(4, casket(hideouts=SYMBOL_FIRST), supply=supply).slide(1).bless(0).place(None)
    for turn in range(turns):
        play.slide(play.state.standing.index(1))
        if play.state.phase == "place":
            play.place(None)
        assert play.state.idle == turn + 1
    return play


@pytest.mark.clause("H5.1")
def test_every_guardian_home_and_the_start_token_open_wins() -> None:
    play = back_at_the_start().do("finish")
    assert play.happened() == ["Ended"]
    outcome = play.game.outcome(play.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("finished", (0, 1), (1, 1))
    assert outcome.result == {"won": True, "reason": "finished", "supply": 13}
    assert play.game.actors(play.state) == ()
    assert play.legal() == set()
    assert play.view().result == outcome.result


@pytest.mark.clause("H5.1")
@pytest.mark.clause("H5.2")
def test_one_guardian_in_anothers_box_loses() -> None:
    play = brought_home().correct("owl", 6).slide(5, 4, 1, 0).do("finish")
    outcome = play.game.outcome(play.state)
    assert outcome is not None
    assert (outcome.reason, outcome.winners, outcome.scores) == ("misplaced", (), (0, 0))
    assert outcome.result == {"won": False, "reason": "misplaced", "supply": 10}


@pytest.mark.clause("H5.1")
def test_two_guardians_in_each_others_boxes_lose() -> None:
    play = Play().slide(1).place(0).slide(2).place(0).walk(5, 4, 3, 6, 7, 8)
    play.correct("fish", 1).slide(5, 4, 1, 0).do("finish")
    assert play.state.ending == "misplaced"


@pytest.mark.clause("H5.2")
def test_a_finish_is_offered_right_after_the_move_that_opens_the_start_token() -> None:
    play = back_at_the_start()
    seat = play.state.turn
    assert play.legal() == {("finish", None), ("pass", None)}
    play.do("pass")
    assert play.happened() == ["Passed"]
    assert play.state.turn == (seat + 1) % 2


@pytest.mark.clause("H5.2")
def test_a_finish_is_offered_at_the_beginning_of_a_turn_besides_the_actions() -> None:
    play = back_at_the_start().do("pass")
    assert play.verbs() == {"slide", "correct", "finish"}
    play.do("finish")
    assert play.state.ending == "finished"


@pytest.mark.clause("H5.2")
def test_a_finish_is_offered_after_a_correction_while_the_start_token_is_open() -> None:
    play = brought_home().correct("owl", 6).slide(5, 4, 1, 0).do("pass")
    play.correct("owl", play.state.standing.index(3))
    assert play.state.phase == "close"
    play.do("finish")
    assert play.state.ending == "finished"


@pytest.mark.clause("H5.2")
def test_a_correction_with_the_start_token_covered_offers_no_finish() -> None:
    play = brought_home().correct("owl", 6)
    assert play.state.phase == "turn"
    assert play.verbs() == {"slide", "correct"}


@pytest.mark.clause("H5.2")
def test_no_finish_is_offered_while_a_guardian_is_in_no_box() -> None:
    play = Play().walk(1, 2, 5, 4, 3, 6, 7).slide(8).place(None).slide(5, 4, 1, 0)
    assert play.state.gap == 0
    assert play.state.phase == "turn"
    assert play.verbs() == {"slide", "correct"}
    with pytest.raises(Illegal, match="may not finish None now"):
        play.do("finish")


@pytest.mark.clause("H5.2")
def test_a_finish_costs_nothing() -> None:
    play = back_at_the_start()
    supply = play.state.supply
    assert play.do("finish").state.supply == supply


@pytest.mark.clause("H5.3")
def test_an_empty_supply_loses_when_the_turn_is_over() -> None:
    play = Play(supply=2).slide(1).place(0)
    assert play.game.outcome(play.state) is None
    play.slide(0)
    outcome = play.game.outcome(play.state)
    assert outcome is not None
    assert outcome.result == {"won": False, "reason": "out_of_tokens", "supply": 0}


@pytest.mark.clause("H5.3")
def test_the_last_token_may_be_the_one_that_wins() -> None:
    play = back_at_the_start(supply=12)
    assert play.state.supply == 0
    play.do("finish")
    assert play.state.ending == "finished"


@pytest.mark.clause("H5.3")
def test_a_correction_may_empty_the_supply_and_lose() -> None:
    play = Play(supply=4).slide(1).place(0).correct("fish", 4)
    assert play.state.ending == "out_of_tokens"


@pytest.mark.clause("H5.3")
def test_an_empty_supply_loses_even_if_a_box_could_move_for_free() -> None:
    play = Play(4, casket(hideouts=SYMBOL_FIRST), supply=2).slide(1).bless(0).place(None)
    assert play.state.supply == 1
    play.slide(2).place(None)
    assert play.state.ending == "out_of_tokens"


@pytest.mark.clause("H5.5")
def test_twenty_turns_in_a_row_that_take_no_token_lose() -> None:
    assert idling(19).state.ending is None
    play = idling(20)
    assert play.state.ending == "stalled"
    outcome = play.game.outcome(play.state)
    assert outcome is not None
    assert outcome.result == {"won": False, "reason": "stalled", "supply": 24}


@pytest.mark.clause("H5.5")
def test_taking_a_token_restarts_the_count() -> None:
    play = idling(19)
    gap = play.state.gap
    paid = 4 if gap == 1 else 3
    play.slide(paid).place(None)
    assert play.state.idle == 0
    assert play.view().idle == 0


@pytest.mark.clause("H5.5")
def test_a_correction_restarts_the_count_and_a_pass_counts_with_its_turn() -> None:
    play = Play(4, casket(hideouts=SYMBOL_FIRST), supply=25).slide(1).bless(0).place(0)
    play.walk(2, 5, 4, 3, 6, 7, 8)
    assert play.state.idle == 0
    play.slide(7, 4, 1)
    play.slide(0)  # the box with the symbol leaves the start token
    assert play.state.phase == "close"
    play.do("pass")
    assert play.state.idle == 1
    play.correct("fish", 8)
    play.do("pass")
    assert play.state.idle == 0
