import pytest

from tests.games.hideouts.caskets import Play, brought_home, casket, own_level

RUNES = "rune:1 rune:2 rune:3 rune:4 rune:5 rune:6 rune:7 rune:8"
MECHANISMS = ". mechanism mechanism rune:1 mechanism rune:2 mechanism rune:3 rune:4"


def laid(play: Play) -> dict[int, int]:
    return {cell.cell: cell.tokens for cell in play.view().cells if cell.tokens}


@pytest.mark.clause("H7.1")
def test_a_cell_whose_guardian_is_gone_takes_a_token_every_time() -> None:
    play = Play(advanced=True).slide(1).place(0)
    assert laid(play) == {}  # it was there when the cell was uncovered
    play.slide(2).place(None).slide(1)
    assert play.happened() == ["Slid", "Charged"]
    assert laid(play) == {1: 1}
    assert play.state.supply == 25 - 3 - 1
    play.slide(2).place(None).slide(1)
    assert laid(play) == {1: 2}
    assert play.state.supply == 25 - 5 - 2


@pytest.mark.clause("H7.1")
def test_a_cell_with_its_guardian_costs_nothing() -> None:
    play = Play(advanced=True).slide(1).place(None).slide(2).place(None).slide(1)
    assert play.happened() == ["Slid", "Uncovered"]
    assert laid(play) == {}
    assert play.state.supply == 22


@pytest.mark.clause("H7.1")
def test_the_start_tokens_cell_owes_nothing_by_default() -> None:
    play = Play(advanced=True).slide(1).place(0).slide(0)
    assert laid(play) == {}
    assert play.state.supply == 23


@pytest.mark.clause("H7.1")
def test_without_advanced_mode_nothing_is_laid() -> None:
    level = own_level(RUNES, advanced_start=True)
    play = Play(level).slide(1).place(0).slide(0, 1)
    assert laid(play) == {}


@pytest.mark.clause("H7.1")
def test_charged_once_a_cell_that_holds_a_token_owes_no_more() -> None:
    level = own_level(RUNES, advanced=True, advanced_charge="once")
    play = Play(level).slide(1).place(0).slide(0, 1)
    assert laid(play) == {1: 1}
    play.slide(0, 1)
    assert play.happened() == ["Slid"]
    assert laid(play) == {1: 1}
    assert play.state.supply == 25 - 5 - 1


@pytest.mark.clause("H7.1")
def test_the_start_tokens_cell_owes_too_if_the_level_says_so() -> None:
    level = own_level(RUNES, advanced=True, advanced_start=True)
    play = Play(level).slide(1).place(0).slide(0)
    assert play.happened() == ["Slid", "Charged"]
    assert laid(play) == {0: 1}
    play.slide(1, 0)
    assert laid(play) == {0: 2, 1: 1}


@pytest.mark.clause("H7.1")
def test_a_mechanisms_move_is_charged_like_a_main_move() -> None:
    hideouts = ". rune:1 mechanism rune:2 mechanism rune:3 mechanism rune:4 mechanism"
    play = Play(2, casket(hideouts=hideouts), advanced=True).slide(1).place(0).slide(2)
    assert play.state.phase == "free"
    play.slide(1)  # back over the fish's cell
    assert play.happened() == ["Slid", "Charged"]
    assert laid(play) == {1: 1}
    assert play.state.supply == 25 - 2 - 1


@pytest.mark.clause("H7.1")
def test_a_token_is_laid_before_the_finish_is_offered() -> None:
    level = own_level(RUNES, advanced=True, advanced_start=True)
    play = brought_home(level=level).slide(5, 4, 1, 0)
    assert play.happened() == ["Slid", "Charged"]
    assert play.state.phase == "close"
    assert laid(play) == {0: 1, 1: 1, 4: 1, 5: 1}


@pytest.mark.clause("H7.2")
def test_with_the_supply_empty_nothing_is_paid_and_the_turn_ends_the_game() -> None:
    play = Play(advanced=True, supply=2).slide(1).place(0).slide(4).place(None)
    assert play.state.ending == "out_of_tokens"
    play = Play(advanced=True, supply=3).slide(1).place(0).slide(0, 1)
    assert play.happened() == ["Slid", "Ended"]
    assert laid(play) == {}
    assert play.state.supply == 0
    assert play.state.ending == "out_of_tokens"


@pytest.mark.clause("H7.2")
def test_the_owed_token_may_be_the_last() -> None:
    play = Play(advanced=True, supply=4).slide(1).place(0).slide(0, 1)
    assert play.happened() == ["Slid", "Charged", "Ended"]
    assert laid(play) == {1: 1}
    assert play.state.supply == 0


def test_a_token_laid_is_a_token_taken_for_the_stall() -> None:
    hideouts = ". action rune:1 rune:2 rune:3 rune:4 rune:5 rotation rotation"
    play = Play(4, casket(hideouts=hideouts), advanced=True).slide(1).bless(0).place(0)
    play.slide(0)
    assert play.state.idle == 1
    play.slide(1)
    assert play.state.idle == 0
    assert play.state.supply == 23
