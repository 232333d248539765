"""The fields of a view besides the casket, and what everyone learns at the end."""

import pytest

from gemkeep.games.hideouts.events import Ended
from gemkeep.games.hideouts.types import MEMORIES, Memory
from tests.games.hideouts.caskets import Play, brought_home, casket, own_level

RUNES = "rune:1 rune:2 rune:3 rune:4 rune:5 rune:6 rune:7 rune:8"
LOCKS = ". lock:A rune:1 rune:2 rune:3 lock:B rune:4 rune:5 rune:6"


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_a_view_says_which_game_it_is_and_who_its_viewer_is(
    memory: Memory, viewer: int | None
) -> None:
    view = Play(3, casket(hideouts=LOCKS), seats=3, memory=memory).view(viewer)
    assert (view.game, view.number, view.memory, view.me) == ("hideouts", 3, memory, viewer)
    assert view.level.name == "Magic locks"


def test_a_custom_level_has_no_number() -> None:
    view = Play(own_level(RUNES)).view()
    assert (view.level.name, view.number) == ("Own", None)


def test_a_view_says_whose_turn_it_is_until_the_game_is_over() -> None:
    play = Play(seats=3, deal=casket(first=1), supply=2)
    assert (play.view(0).phase, play.view(0).turn) == ("turn", 1)
    play.slide(1)
    assert (play.view(None).phase, play.view(None).turn) == ("place", 1)
    play.place(0)
    assert play.view(2).turn == 2
    play.slide(0)
    assert (play.view(2).phase, play.view(2).turn) == ("over", None)


@pytest.mark.clause("H5.1")
def test_everyone_sees_that_the_game_is_won_and_with_how_many_tokens() -> None:
    play = brought_home().slide(5, 4, 1, 0).do("finish")
    assert play.events == (Ended(won=True, reason="finished", supply=13),)


@pytest.mark.clause("H5.3")
def test_everyone_sees_that_the_game_is_lost_and_why() -> None:
    play = brought_home().correct("owl", 6).slide(5, 4, 1, 0).do("finish")
    assert play.events == (Ended(won=False, reason="misplaced", supply=10),)
    assert Play(supply=1).slide(1).place(0).events[-1] == Ended(
        won=False, reason="out_of_tokens", supply=0
    )


@pytest.mark.clause("H4.6")
def test_the_tokens_of_every_correction_are_in_the_lid() -> None:
    play = Play().slide(1).place(0).correct("fish", 4).correct("fish", 8)
    assert play.view().lid.tokens == 6
    assert play.state.supply == 18
