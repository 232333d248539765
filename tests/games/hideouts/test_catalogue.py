from collections import Counter

import pytest

from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.board.tray import BESIDE, NEIGHBOURS
from gemkeep.games.hideouts.catalogue import GUARDIANS, HIDEOUTS, LEVELS, draws_runes
from tests.games.hideouts.caskets import Play, casket, own_level


@pytest.mark.clause("H1.1")
def test_nine_cells_in_a_square_and_eight_boxes_leave_one_gap() -> None:
    play = Play()
    assert [cell.cell for cell in play.view().cells] == list(range(9))
    assert [box.cell for box in play.view().boxes] == [1, 2, 3, 4, 5, 6, 7, 8]
    play.slide(1)
    assert play.view().gap == 1
    assert [box.cell for box in play.view().boxes] == [0, 2, 3, 4, 5, 6, 7, 8]


@pytest.mark.clause("H1.1")
def test_cells_are_neighbours_along_rows_and_columns_only() -> None:
    assert [set(cells) for cells in NEIGHBOURS] == [
        {1, 3},
        {0, 2, 4},
        {1, 5},
        {0, 4, 6},
        {1, 3, 5, 7},
        {2, 4, 8},
        {3, 7},
        {4, 6, 8},
        {5, 7},
    ]
    assert BESIDE[4] == ((1, 2), (3, 1), (5, 3), (7, 0))


@pytest.mark.clause("H1.2")
def test_eight_guardians_each_with_an_amulet_and_a_box() -> None:
    assert GUARDIANS == ("fish", "lizard", "owl", "fox", "moth", "hare", "snail", "bat")
    deal = casket()
    assert sorted(deal.cells) == sorted((*GUARDIANS, "start"))
    assert sorted(box.home for box in deal.boxes if box) == sorted(GUARDIANS)


@pytest.mark.clause("H1.3")
def test_a_seal_is_outside_on_one_wall_and_the_picture_inside_marks_the_same_wall() -> None:
    boxes = """
        .       fish:W  lizard:N
        owl:E   fox:N   moth:N
        hare:N  snail:N bat:N
    """
    play = Play(deal=casket(boxes=boxes))
    beside = play.box(1, viewer=0)  # seat 0, in the north-west, reads the west wall
    assert [(outer.wall, outer.seal) for outer in beside.outside] == [("W", "fish")]
    opposite = play.box(1, viewer=1)  # seat 1, in the south-east, sees the picture on it, no more
    assert [(inner.wall, inner.picture) for inner in opposite.inside] == [("N", False), ("W", True)]
    assert opposite.outside == ()


@pytest.mark.clause("H1.4")
def test_the_box_holds_twenty_five_hideouts() -> None:
    kinds: Counter[str] = Counter()
    for hideout in HIDEOUTS.values():
        kinds[hideout.kind] += hideout.in_the_box
    assert kinds == {
        "rune": 8,
        "mechanism": 4,
        "lock": 2,
        "rotation": 2,
        "action": 1,
        "number": 8,
    }
    assert HIDEOUTS["lock:A"].needs == ("rune:1", "rune:2", "rune:3")
    assert HIDEOUTS["lock:B"].needs == ("rune:4", "rune:5", "rune:6")
    assert HIDEOUTS["number:1"].needs == ()
    assert HIDEOUTS["number:4"].needs == ("number:1", "number:2", "number:3")
    assert HIDEOUTS["rune:8"].needs == HIDEOUTS["mechanism"].needs == ()


@pytest.mark.clause("H1.5")
def test_the_supply_is_twenty_five_action_tokens() -> None:
    for number in LEVELS:
        assert Hideouts(number, 2).start().supply == 25


def test_the_five_levels() -> None:
    runes = [f"rune:{number}" for number in range(1, 9)]
    numbers = [f"number:{number}" for number in range(1, 9)]
    assert {number: (row.name, sorted(row.hideouts)) for number, row in LEVELS.items()} == {
        1: ("Simple hideouts", runes),
        2: ("Moving boxes", sorted([*4 * ["mechanism"], *runes[:4]])),
        3: ("Magic locks", sorted(["lock:A", "lock:B", *runes[:6]])),
        4: ("Turning casket", sorted([*runes[:5], "rotation", "rotation", "action"])),
        5: ("Puzzle pieces", numbers),
    }


@pytest.mark.clause("H6.0")
def test_runes_are_drawn_where_there_are_fewer_than_eight_and_no_lock() -> None:
    assert [number for number, level in LEVELS.items() if draws_runes(level)] == [2, 4]
    locked = "lock:A rune:1 rune:2 rune:3 rotation rotation action mechanism"
    assert not draws_runes(own_level(locked))
    assert draws_runes(
        own_level("rune:1 mechanism mechanism mechanism mechanism " + 3 * "number:1 ")
    )
