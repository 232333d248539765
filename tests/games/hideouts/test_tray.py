"""The tray's tables: computed once, at import.

The functions that compute them are called again here, so that mutants of those functions are found.
"""

import pytest

from gemkeep.games.hideouts.board import tray
from gemkeep.games.hideouts.catalogue import _runes
from gemkeep.games.hideouts.types import WALLS

N, E, S, W = range(4)


@pytest.mark.clause("H1.1")
def test_a_box_turns_to_the_gap_the_wall_on_its_side() -> None:
    assert [tray._beside(cell) for cell in range(9)] == [
        ((1, W), (3, N)),
        ((0, E), (2, W), (4, N)),
        ((1, E), (5, N)),
        ((0, S), (4, W), (6, N)),
        ((1, S), (3, E), (5, W), (7, N)),
        ((2, S), (4, E), (8, N)),
        ((3, S), (7, W)),
        ((4, S), (6, E), (8, W)),
        ((5, S), (7, E)),
    ]
    assert tuple(tray._beside(cell) for cell in range(9)) == tray.BESIDE


def test_a_swap_changes_only_two_cells() -> None:
    boxes = (10, 11, 12, 13, 14, 15, 16, 17, 18)
    assert tray._swap(0, 3)(boxes) == (13, 11, 12, 10, 14, 15, 16, 17, 18)
    assert tray._swap(8, 5)(boxes) == (10, 11, 12, 13, 14, 18, 16, 17, 15)
    for one in range(9):
        for other in range(9):
            swap = tray.SWAPS[one][other]
            assert swap(boxes) == tray._swap(one, other)(boxes)
            assert swap(swap(boxes)) == boxes


def test_walls_of_every_box_are_four_bits_for_each_of_nine() -> None:
    assert tray.every_box(0b1001) == 0x999999999
    assert tray.every_box(0) == 0
    assert {corner: tray.every_box(walls) for corner, walls in tray.NEAR_WALLS.items()} == tray.NEAR


def test_runes_are_called_by_their_numbers() -> None:
    assert _runes(1, 8) == ("rune:1", "rune:8")
    assert _runes() == ()


def test_walls_follow_each_other_clockwise() -> None:
    assert [tray.next_wall(wall) for wall in WALLS] == ["E", "S", "W", "N"]
