"""Before the deal and right after it."""

import pytest

from gemkeep.core.moves import CHANCE
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.rules import won
from gemkeep.games.hideouts.types import UNDEALT
from tests.games.hideouts.caskets import Play, brought_home, casket


@pytest.mark.clause("H1.5")
def test_a_game_starts_with_an_empty_tray_and_a_full_supply() -> None:
    assert Hideouts(1, 3, supply=18).start() == State(
        deal=UNDEALT,
        phase="deal",
        turn=0,
        gap=0,
        standing=(0, 1, 2, 3, 4, 5, 6, 7, 8),
        supply=18,
        supply_before=18,
        idle=0,
        paid=0,
        discarded=0,
        boxed=8 * (None,),
        symbol=None,
        sealed=0,
        shown=0,
        resting=0,
        awake=0,
        lid=(),
        laid=0,
        exposed=0,
        rotations=0,
        remembered=(0, 0, 0),
        ending=None,
    )


@pytest.mark.clause("H2.2")
@pytest.mark.parametrize("start", range(9))
def test_a_guardian_is_under_a_hideout_in_every_cell_but_the_start_tokens(start: int) -> None:
    def around(token: str, others: list[str]) -> str:
        return " ".join([*others[:start], token, *others[start:]])

    guardians = ["fish", "lizard", "owl", "fox", "moth", "hare", "snail", "bat"]
    play = Play(
        deal=casket(
            cells=around("start", guardians),
            boxes=around(".", [f"{guardian}:N" for guardian in guardians]),
        )
    )
    view = play.view()
    assert view.gap == start
    assert [box.cell for box in view.boxes] == [cell for cell in range(9) if cell != start]
    for cell in view.cells:
        lies = "gone" if cell.cell == start else "down"
        assert (cell.hideout_lies, cell.guardian_lies) == (lies, lies)
        assert cell.start is (cell.cell == start)
    assert {box.tokens for box in view.boxes} == {0}
    assert (view.idle, view.rotations, view.lid.tokens) == (0, 0, 0)
    assert play.moves[0].by == CHANCE


@pytest.mark.clause("H5.1")
def test_no_game_is_won_while_a_guardian_is_in_no_box() -> None:
    play = Play()
    assert not won(play.state)
    assert not won(play.walk(1, 2, 5, 4, 3, 6, 7).state)
    assert won(brought_home().state)
