from typing import cast

import pytest

from gemkeep.games.hideouts.types import MEMORIES, Memory
from tests.games.hideouts.caskets import ROUND, Play, brought_home, casket, own_level

MIDDLE = "fish lizard owl fox start moth hare snail bat"
AROUND = "fish:N lizard:S owl:N fox:E . moth:W hare:N snail:N bat:N"
"""The gap in the middle, and the seals of all four boxes next to it facing it."""


def outside(play: Play, cell: int, viewer: int) -> list[tuple[str, str | None]]:
    return [(outer.wall, outer.seal) for outer in play.box(cell, viewer).outside]


def inside(play: Play, cell: int, viewer: int) -> list[tuple[str, bool]]:
    return [(inner.wall, inner.picture) for inner in play.box(cell, viewer).inside]


@pytest.mark.clause("H2.4")
@pytest.mark.parametrize(
    "seats, corners",
    [(2, ("NW", "SE")), (3, ("NW", "NE", "SE")), (4, ("NW", "NE", "SE", "SW"))],
)
def test_seats_go_clockwise_from_the_north_west(seats: int, corners: tuple[str, ...]) -> None:
    assert Play(seats=seats).view().corners == corners


@pytest.mark.clause("H3.1")
@pytest.mark.clause("H3.2")
@pytest.mark.parametrize(
    "seat, read",
    [
        (0, {5: ("W", "moth"), 7: ("N", "snail")}),  # north-west
        (1, {3: ("E", "fox"), 7: ("N", "snail")}),  # north-east
        (2, {1: ("S", "lizard"), 3: ("E", "fox")}),  # south-east
        (3, {1: ("S", "lizard"), 5: ("W", "moth")}),  # south-west
    ],
)
def test_a_corner_reads_the_outer_walls_that_face_it_and_border_the_gap(
    seat: int, read: dict[int, tuple[str, str]]
) -> None:
    play = Play(deal=casket(cells=MIDDLE, boxes=AROUND), seats=4, memory="own")
    for cell in (0, 1, 2, 3, 5, 6, 7, 8):
        assert outside(play, cell, seat) == ([read[cell]] if cell in read else [])
        assert play.box(cell, seat).seal == (read[cell][1] if cell in read else None)


@pytest.mark.clause("H3.1")
@pytest.mark.parametrize(
    "seat, far", [(0, ["E", "S"]), (1, ["S", "W"]), (2, ["N", "W"]), (3, ["N", "E"])]
)
def test_a_corner_sees_the_inner_faces_of_the_far_walls_of_every_box(
    seat: int, far: list[str]
) -> None:
    play = Play(deal=casket(cells=MIDDLE, boxes=AROUND), seats=4)
    seals = {0: "N", 1: "S", 2: "N", 3: "E", 5: "W", 6: "N", 7: "N", 8: "N"}
    for cell, seal in seals.items():
        assert inside(play, cell, seat) == [(wall, wall == seal) for wall in far]


@pytest.mark.clause("H2.3")
@pytest.mark.parametrize("memory", MEMORIES)
def test_seals_next_to_the_first_gap_are_read_before_the_first_turn(memory: Memory) -> None:
    play = Play(memory=memory)
    assert play.moves[1:] == []
    assert play.box(3).seal == "owl"
    assert play.slide(1).place(0).box(3).seal == (None if memory == "none" else "owl")


@pytest.mark.clause("H3.2")
def test_a_bare_wall_at_the_gap_is_seen_to_be_bare() -> None:
    play = Play(memory="own")  # the gap in the north-west, all seals north
    assert outside(play, 1, 0) == [("W", None)]
    assert play.box(1, 0).bare == ("E", "S", "W")
    assert play.box(1, 0).seal is None
    assert outside(play, 3, 0) == [("N", "owl")]
    assert outside(play, 4, 0) == []


@pytest.mark.clause("H3.2")
def test_the_rim_hides_a_wall_as_a_box_does() -> None:
    play = Play(memory="own")
    assert play.box(2, 0).seal is None  # its seal is at the north rim
    assert play.box(2, 0).side is None
    assert play.box(2, 1).side == "N"  # seen from inside by the south-east


@pytest.mark.clause("H3.3")
def test_bare_far_walls_leave_only_the_two_near_walls() -> None:
    play = Play(memory="own")
    box = play.box(8, 0)
    assert (box.side, box.bare) == (None, ("E", "S"))
    assert (play.box(8, 1).side, play.box(8, 1).bare) == ("N", ("W",))


@pytest.mark.clause("H3.4")
@pytest.mark.parametrize("memory", ["none", "own", "team"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_gap_boxes_supply_and_lid_are_seen_by_all(memory: Memory, viewer: int | None) -> None:
    play = Play(memory=memory).slide(1).place(4).correct("fish", 8).slide(4)
    view = play.view(viewer)
    assert play.cell(4, viewer).guardian == "fox"
    assert play.cell(4, viewer).guardian_lies == "up"
    assert play.box(8, viewer).guardians == ("fish",)
    assert [box.tokens for box in view.boxes] == [1, 1, 0, 0, 0, 0, 0, 0]
    assert view.supply == 20
    assert view.lid.hideouts == ("rune:1", "rune:4")
    assert view.lid.tokens == 3


@pytest.mark.clause("H3.4")
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_nobody_sees_what_is_under_a_box(viewer: int | None) -> None:
    play = Play().slide(1).place(0)
    for cell in (2, 3, 4, 5, 6, 7, 8):
        seen = play.cell(cell, viewer)
        assert (seen.hideout, seen.hideout_lies) == (None, "down")
        assert (seen.guardian, seen.guardian_lies) == (None, "down")


@pytest.mark.clause("H3.4")
def test_the_action_symbol_is_seen_in_its_box() -> None:
    hideouts = ". action rune:1 rune:2 rune:3 rune:4 rune:5 rotation rotation"
    play = Play(4, casket(hideouts=hideouts)).slide(1).bless(5)
    assert [box.cell for box in play.view(None).boxes if box.symbol] == [5]
    assert play.view(None).lid.hideouts == ()


@pytest.mark.clause("H3.5")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_team_knows_the_same_union_for_any_number_of_players(seats: int) -> None:
    play = Play(deal=casket(cells=MIDDLE, boxes=AROUND), seats=seats)
    for viewer in range(seats):
        seals = {box.cell: box.seal for box in play.view(viewer).boxes if box.seal}
        assert seals == {1: "lizard", 3: "fox", 5: "moth", 7: "snail"}
        assert [box.side for box in play.view(viewer).boxes] == list("NSNEWNNN")
        assert all(len(box.bare) == 3 for box in play.view(viewer).boxes)


@pytest.mark.clause("H3.6")
def test_the_public_sees_no_seal_and_no_side() -> None:
    for memory in MEMORIES:
        play = Play(memory=memory).walk(1, 4, 5)
        for box in play.view(None).boxes:
            assert (box.seal, box.side, box.bare) == (None, None, ())
            assert (box.outside, box.inside) == ((), ())


@pytest.mark.clause("H3.6")
def test_before_the_deal_there_is_nothing_to_see() -> None:
    play = Play()
    view = play.game.view(play.game.start(), 0)
    assert (view.phase, view.turn, view.gap, view.boxes, view.cells) == ("deal", None, None, (), ())


@pytest.mark.clause("H3.7")
def test_memory_none_shows_only_what_is_in_sight() -> None:
    play = Play(memory="none")
    assert [cell.cell for cell in play.view().cells if cell.start] == [0]
    assert play.box(3, 0).seal == "owl"
    play.slide(1).place(0)
    assert play.box(3, 0).seal is None
    assert play.cell(1).guardian_lies == "gone"
    play.slide(4).place(None)
    assert play.cell(4).guardian == "fox"
    play.slide(7).place(None)
    covered = play.cell(4)
    assert (covered.guardian, covered.guardian_lies) == (None, "unknown")
    assert (covered.hideout, covered.hideout_lies) == (None, "unknown")
    assert covered.tokens is None
    assert play.cell(7).tokens == 0
    assert not any(cell.start for cell in play.view().cells), "it is covered now"


@pytest.mark.clause("H3.7")
def test_memory_own_keeps_what_my_seat_has_seen_and_not_what_others_have() -> None:
    play = Play(deal=casket(cells=MIDDLE, boxes=AROUND), memory="own")
    play.slide(1).place(4).slide(0).place(None)
    assert {box.seal for box in play.view(0).boxes} - {None} == {"moth", "snail"}
    assert {box.seal for box in play.view(1).boxes} - {None} == {"lizard", "fox"}
    assert (play.cell(1).guardian_lies, play.cell(0).guardian) == ("gone", "fish")


@pytest.mark.clause("H3.7")
@pytest.mark.parametrize("memory", ["own", "team"])
def test_memory_covers_cells_hideouts_and_tokens_that_are_covered_now(memory: Memory) -> None:
    hideouts = ". number:2 number:1 number:3 number:4 number:5 number:6 number:7 number:8"
    play = Play(5, casket(hideouts=hideouts), memory=memory, advanced=True)
    play.slide(1, 2).place(1).slide(1).place(None).slide(0, 1).place(None)
    play.slide(2, 1)  # to the empty cell, and back over the covered guardian
    assert play.state.phase == "place"
    play.place(0).slide(2, 1)
    assert play.cell(2, 1).tokens == 2
    assert play.cell(1, 1).tokens == 1
    assert play.cell(3, 1).tokens == 0


@pytest.mark.clause("H3.7")
def test_memory_keeps_a_face_up_lock_that_is_covered() -> None:
    hideouts = ". lock:A rune:1 rune:2 rune:3 lock:B rune:4 rune:5 rune:6"
    remembering = Play(3, casket(hideouts=hideouts), memory="own").slide(1, 4).place(None)
    assert (remembering.cell(1).hideout, remembering.cell(1).hideout_lies) == ("lock:A", "up")
    assert (remembering.cell(1).guardian, remembering.cell(1).guardian_lies) == (None, "down")
    assert remembering.cell(5).hideout is None
    forgetting = Play(3, casket(hideouts=hideouts), memory="none").slide(1, 4).place(None)
    assert (forgetting.cell(1).hideout, forgetting.cell(1).hideout_lies) == (None, "unknown")


@pytest.mark.clause("H3.7")
def test_seven_seals_known_give_the_team_the_eighth() -> None:
    # All seals are north: a box is read, by the north-west corner, when the gap is north of it.
    for memory, last in (("team", "lizard"), ("own", None)):
        play = Play(memory=cast("Memory", memory)).walk(1, 2, 5, 4, 3)
        seals = {box.cell: box.seal for box in play.view(0).boxes}
        assert seals == {
            0: None,  # the fish's box, at the north rim
            1: None,  # the lizard's
            2: "moth",
            4: "owl",
            5: "fox",
            6: "hare",
            7: "snail",
            8: "bat",
        }
        play.walk(0)
        assert play.box(3).seal == "fish"
        assert play.box(1).seal == last


@pytest.mark.clause("H3.7")
def test_what_i_read_myself_is_distinguished_from_what_the_team_knows() -> None:
    play = Play(deal=casket(cells=MIDDLE, boxes=AROUND), memory="team")
    play.slide(1).place(4).slide(0).place(None)
    known = {"moth", "snail", "lizard", "fox"}
    for viewer, own in ((0, {"moth", "snail"}), (1, {"lizard", "fox"})):
        boxes = play.view(viewer).boxes
        assert {box.seal for box in boxes} - {None} == known
        assert {box.seal for box in boxes if box.read} == own
    assert all(box.read is False for box in play.view(None).boxes)


@pytest.mark.parametrize("memory", ["none", "own"])
def test_without_team_memory_i_know_only_what_i_read_myself(memory: Memory) -> None:
    play = Play(deal=casket(cells=MIDDLE, boxes=AROUND), memory=memory)
    for viewer, own in ((0, {"moth", "snail"}), (1, {"lizard", "fox"})):
        boxes = play.view(viewer).boxes
        assert [box.read for box in boxes] == [box.seal in own for box in boxes]


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_once_the_game_is_over_everyone_has_read_every_seal(
    memory: Memory, viewer: int | None
) -> None:
    play = Play(memory=memory, supply=1).slide(1).place(0)
    assert play.state.phase == "over"
    assert all(box.read is True for box in play.view(viewer).boxes)


@pytest.mark.clause("H3.7")
def test_seven_guardians_seen_give_the_team_the_last() -> None:
    six = ROUND[:6]
    for memory, shown in (("team", "bat"), ("own", None)):
        play = Play(memory=cast("Memory", memory)).walk(*six)
        assert (play.cell(8).guardian, play.cell(8).guardian_lies) == (None, "down")
        play.walk(7)
        assert (play.cell(8).guardian, play.cell(8).guardian_lies) == (shown, "down")
        assert play.cell(8, viewer=None).guardian == shown


@pytest.mark.clause("H3.7")
def test_hideouts_that_must_be_the_last_ones_are_known_to_the_team() -> None:
    hideouts = ". rune:4 rune:2 rune:7 rune:1 mechanism mechanism mechanism mechanism"
    play = Play(2, casket(hideouts=hideouts)).walk(1, 2)
    play.walk(1, 4)
    assert play.cell(5).hideout is None
    play.walk(3)
    assert [play.cell(cell).hideout for cell in (5, 6, 7, 8)] == 4 * ["mechanism"]
    assert {play.cell(cell).hideout_lies for cell in (5, 6, 7, 8)} == {"down"}
    own = Play(2, casket(hideouts=hideouts), memory="own").walk(1, 2, 1, 4, 3)
    assert own.cell(5).hideout is None


@pytest.mark.clause("H3.7")
def test_the_last_rune_is_known_only_where_all_eight_are_in_the_casket() -> None:
    assert Play().walk(*ROUND[:7]).cell(8).hideout == "rune:8"
    drawn = own_level("rune:1 rune:2 rune:3 rune:4 rune:5 rune:6 rune:7 number:1")
    hideouts = ". rune:1 rune:2 rune:3 rune:4 rune:5 rune:6 number:1 rune:7"
    play = Play(drawn, casket(hideouts=hideouts)).walk(*ROUND[:7])
    assert (play.cell(8).hideout, play.cell(8).hideout_lies) == (None, "down")


@pytest.mark.clause("H5.4")
@pytest.mark.parametrize("memory", ["none", "own", "team"])
@pytest.mark.parametrize("viewer", [0, 1, None])
def test_a_finished_game_shows_everything(memory: Memory, viewer: int | None) -> None:
    play = Play(memory=memory, supply=2)
    play.slide(1).place(0).slide(0)
    view = play.view(viewer)
    assert view.phase == "over"
    assert view.turn is None
    homes = [box.seal for box in view.boxes]
    assert homes == ["fish", "lizard", "owl", "fox", "moth", "hare", "snail", "bat"]
    assert {box.side for box in view.boxes} == {"N"}
    assert {box.bare for box in view.boxes} == {("E", "S", "W")}
    assert [cell.guardian for cell in view.cells[1:]] == [None, *play.state.deal.cells[2:]]
    assert [cell.hideout for cell in view.cells[1:]] == [None, *play.state.deal.hideouts[2:]]
    assert {cell.guardian_lies for cell in view.cells[2:]} == {"down"}
    assert [cell.tokens for cell in view.cells] == 9 * [0]


TURNING = ". rotation rune:1 rune:2 rune:3 rune:4 rune:5 rotation action"


@pytest.mark.clause("H6.4")
def test_a_rotation_moves_every_seat_to_the_previous_corner() -> None:
    play = Play(4, casket(hideouts=TURNING), seats=4).slide(1)
    assert play.view().corners == ("SW", "NW", "NE", "SE")
    assert play.view().rotations == 1
    assert play.happened() == ["Slid", "TurnedUp", "Removed", "Rotated", "Uncovered"]
    assert play.events[3].corners == ("SW", "NW", "NE", "SE")  # type: ignore[attr-defined]
    assert play.state.turn == 0  # the seat that moved still places the guardian
    play.place(0)
    assert play.state.turn == 1
    assert play.view(None).lid.hideouts == ("rotation",)


@pytest.mark.clause("H4.7")
@pytest.mark.clause("H6.4")
def test_all_look_before_the_casket_turns_and_again_after_it() -> None:
    boxes = """
        .       fish:N  lizard:W
        owl:N   fox:N   moth:N
        hare:N  snail:N bat:N
    """
    play = Play(4, casket(hideouts=TURNING, boxes=boxes), memory="own")
    play.slide(1)  # seat 0 looks from the north-west, then from the south-west
    assert play.state.phase == "place"
    assert play.box(2, 0).seal == "lizard"  # read from both corners
    assert play.box(4, 0).seal == "fox"  # read before the turn only
    assert play.box(4, 0).outside == ()
    assert [outer.seal for outer in play.box(2, 0).outside] == ["lizard"]
    assert play.box(4, 1).seal == "fox"  # read by seat 1 after the turn only, from the north-east
    assert play.box(2, 1).seal is None
    assert play.box(8, 0).side == "N"  # far walls are now north and east
    assert set(play.box(8, 0).bare) == {"E", "S"}


@pytest.mark.clause("H3.7")
@pytest.mark.clause("H6.4")
def test_a_seat_remembers_what_it_saw_before_each_rotation() -> None:
    play = Play(4, casket(hideouts=TURNING), memory="own")
    play.slide(1).place(None)  # turned: seat 0 looks from the south-west now
    assert play.box(3, 0).seal == "owl"  # next to the first gap, read from the north-west
    play.slide(4).place(None).slide(7)  # turned again: from the south-east
    assert play.view(0).corners[0] == "SE"
    assert play.box(3, 0).seal == "owl"
    assert play.box(5, 0).seal is None  # its west wall was seen, its north wall never outside
    assert set(play.box(5, 0).bare) == {"E", "S", "W"}
    assert play.box(8, 0).side == "N"  # from inside


def test_everyone_home_is_seen_in_the_boxes() -> None:
    play = brought_home()
    assert all(box.guardians == (box.seal,) for box in play.view().boxes if box.seal)
    assert sum(len(box.guardians) for box in play.view().boxes) == 8
