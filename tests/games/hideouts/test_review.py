"""What went wrong in a game and when, found from its moves."""

from __future__ import annotations

from random import Random

import pytest

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.review import Fault, Said, Spent, _Findings, _readers
from gemkeep.games.hideouts.types import Memory
from tests.games.hideouts.caskets import Play, brought_home, casket

FINISHED = 25 - 13


def fault(play: Play, guardian: str) -> Fault:
    found = {fault.guardian: fault for fault in play.game.review(play.moves).faults}
    return found[guardian]


def test_nothing_is_wrong_with_a_game_that_was_won() -> None:
    play = brought_home().slide(5, 4, 1, 0).do("finish")
    review = play.game.review(play.moves)
    assert review.faults == ()
    assert review.spent == Spent(slides=FINISHED, corrections=0, charges=0)
    assert review.moves == len(play.moves), "the deal is the first, as in a record"


def test_a_guardian_moved_to_anothers_box_is_reported_with_the_move_and_the_seat() -> None:
    play = brought_home()
    seat, number = play.state.turn, len(play.moves) + 1
    wrong = play.state.standing[6]
    owner = play.state.deal.boxes[wrong]
    assert owner is not None
    play.correct("owl", 6).slide(5, 4, 1, 0).do("finish")
    review = play.game.review(play.moves)
    assert [one.guardian for one in review.faults] == ["owl"]
    found = review.faults[0]
    assert (found.how, found.move, found.seat, found.owner) == (
        "corrected",
        number,
        seat,
        owner.home,
    )
    assert play.state.standing[found.cell] == wrong
    assert play.state.standing[found.home] == 3, "where the owl's own box stands"
    assert review.spent.corrections == 3


def test_a_guardian_put_into_the_wrong_box_is_wrong_since_then() -> None:
    play = Play().slide(1).place(0).slide(2).place(0)
    number = len(play.moves)
    play.walk(5, 4, 3, 6, 7, 8).slide(5, 4, 1, 0).do("finish")
    found = fault(play, "lizard")
    assert (found.how, found.move, found.owner) == ("placed", number, "fish")


def test_a_mistake_corrected_in_time_is_not_a_fault() -> None:
    play = brought_home().correct("owl", 6)
    play.correct("owl", play.state.standing.index(3)).slide(5, 4, 1, 0).do("finish")
    assert play.game.review(play.moves).faults == ()


def test_guardians_left_in_their_cells_and_guardians_never_found() -> None:
    play = Play(supply=2).slide(1).place(None)
    seat = play.moves[-1].by
    play.slide(0)
    assert play.state.ending == "out_of_tokens"
    review = play.game.review(play.moves)
    first = review.faults[0]
    assert (first.guardian, first.how, first.cell, first.move, first.seat) == (
        "fish",
        "left",
        1,
        3,
        seat,
    )
    assert (first.owner, first.seen) == (None, None)
    assert first.home == 1, "its own box was slid away and back"
    others = review.faults[1:]
    assert len(others) == 7
    assert [(one.guardian, one.cell, one.home) for one in others] == [
        (guardian, cell, cell) for guardian, cell in zip(GUARDIANS[1:], range(2, 9), strict=True)
    ]
    assert {(one.how, one.move, one.seat, one.owner) for one in others} == {
        ("hidden", None, None, None)
    }


@pytest.mark.parametrize(
    "boxes, seen", [("fish:W lizard:N", 1), ("fish:N lizard:W", 2), ("fish:N lizard:E", 4)]
)
def test_the_review_has_the_move_after_which_the_team_could_know_better(
    boxes: str, seen: int
) -> None:
    """The fish is put into the lizard's box; either's seal gives it away, once it is in sight."""
    homes = f". {boxes} owl:S fox:S moth:S hare:S snail:S bat:S"
    play = Play(deal=casket(boxes=homes), supply=3).slide(1).place(2).slide(2)
    play.place(None)
    play.slide(5)
    assert fault(play, "fish").owner == "lizard"
    assert fault(play, "fish").seen == seen


def test_a_team_that_could_never_know_better_guessed() -> None:
    homes = ". fish:N lizard:N owl:S fox:S moth:S hare:S snail:S bat:S"
    play = Play(deal=casket(boxes=homes), supply=1).slide(1).place(2)
    assert fault(play, "fish").seen is None


def test_free_slides_and_advanced_modes_tokens_are_counted_separately() -> None:
    play = brought_home(advanced=True)
    play.slide(5)
    review = play.game.review(play.moves)
    assert review.spent == Spent(slides=9, corrections=0, charges=1)
    assert review.free == 0
    symbol = ". action rune:1 rune:2 rune:3 rune:4 rune:5 rotation rotation"
    play = Play(4, casket(hideouts=symbol)).slide(1).bless(0).place(None).slide(0)
    assert play.game.review(play.moves).free == 1


def test_every_free_slide_and_every_charge_is_counted() -> None:
    hideouts = ". rune:1 mechanism rune:2 mechanism rune:3 mechanism rune:4 mechanism"
    play = Play(2, casket(hideouts=hideouts), advanced=True)
    play.slide(1).place(0).slide(2, 1, 4, 1, 0)
    review = play.game.review(play.moves)
    assert review.free == 2
    assert review.spent == Spent(slides=4, corrections=0, charges=2)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_token_is_accounted_for(level: int) -> None:
    game, random = Hideouts(level, 3, advanced=True), Random(level)
    state, moves = game.start(), []
    while game.outcome(state) is None:
        actor = game.actors(state)[0]
        chosen = (
            game.chance(state).draw(random)
            if actor == CHANCE
            else random.choice(game.legal(state, actor))
        )
        moves.append(Move(actor, *chosen))
        state, _ = game.apply(state, moves[-1])
    review = game.review(moves)
    spent = review.spent
    assert (
        spent.slides + spent.corrections + spent.charges == game.setup.level.supply - state.supply
    )
    assert review.home == 8 - len(review.faults)
    assert [one.move or 10**6 for one in review.faults] == sorted(
        one.move or 10**6 for one in review.faults
    )


def test_the_open_view_hides_nothing_at_any_time() -> None:
    play = Play()
    for viewer in (0, 1, None):
        assert any(box.seal is None for box in play.view(viewer).boxes)
    for _ in range(3):
        seen = play.game.open_view(play.state)
        assert (seen.phase, seen.turn, seen.supply) == (
            play.state.phase,
            play.state.turn,
            play.state.supply,
        )
        for box in seen.boxes:
            dealt = play.state.deal.boxes[play.state.standing[box.cell]]
            assert dealt is not None
            assert (box.seal, box.side) == (dealt.home, dealt.seal)
            for wall in box.outside:
                assert wall.seal == (dealt.home if wall.wall == dealt.seal else None)
            assert [wall.wall for wall in box.inside if wall.picture] == [dealt.seal]
        at_gap = {box.cell for box in seen.boxes if box.outside}
        assert all(box.read for box in seen.boxes)
        assert at_gap == {cell for verb, cell in play.legal() if verb == "slide"}
        assert len(seen.boxes) == 8
        assert len(seen.cells) == 9
        under = [cell for cell in seen.cells if cell.guardian_lies != "gone" and not cell.start]
        assert all(play.state.deal.cells[cell.cell] == cell.guardian for cell in under)
        play.slide(next(int(str(cell)) for verb, cell in play.legal() if verb == "slide"))
        if play.state.phase == "place":
            play.place(None)


def test_before_the_deal_there_is_nothing_to_open() -> None:
    game = Hideouts(1, 2)
    assert game.open_view(game.start()) == game.view(game.start(), None)


@pytest.mark.parametrize(
    "on_the_way, short", [((), 4), ((5,), 3), ((5, 4, 1), 1), ((5, 4, 1, 0), 0)]
)
def test_all_are_home_but_the_start_token_is_some_slides_away(
    on_the_way: tuple[int, ...], short: int
) -> None:
    play = brought_home(supply=8 + len(on_the_way)).slide(*on_the_way)
    if not short:
        play.do("pass")
    assert play.state.ending == "out_of_tokens"
    review = play.game.review(play.moves)
    assert (review.home, review.short, review.faults) == (8, short, ())


HARE_READ_IN_THE_NORTH_WEST = ". fish:N lizard:N hare:N owl:S fox:S moth:S snail:S bat:S"
"""The hare's box is in the west, and its seal faces the gap and the corner of seat 0."""
HARE_IN_THE_NORTH = "start hare fish lizard owl fox moth snail bat"


def left_lying(memory: Memory, first: int) -> Play:
    """The hare is found by the seat that begins, and left; then the supply is empty."""
    deal = casket(HARE_IN_THE_NORTH, boxes=HARE_READ_IN_THE_NORTH_WEST, first=first)
    return Play(deal=deal, memory=memory, supply=1).slide(1).place(None)


def test_the_account_names_who_could_have_known_and_not_who_moved() -> None:
    play = left_lying("own", first=1)
    found = fault(play, "hare")
    assert (found.how, found.seat) == ("left", 1)
    assert (found.clue, found.knew, found.untold) == ("hare", (0,), True)
    assert found.seen == 1


@pytest.mark.parametrize("said", [Said(seals=frozenset({"hare"})), Said(talkers=frozenset({0}))])
def test_a_seal_that_was_named_or_may_have_been_is_not_called_untold(said: Said) -> None:
    play = left_lying("own", first=1)
    found = play.game.review(play.moves, said).faults[0]
    assert (found.guardian, found.knew, found.untold) == ("hare", (0,), False)


def test_another_seal_that_was_named_or_another_talker_does_not_help() -> None:
    play = left_lying("none", first=1)
    said = Said(seals=frozenset({"fish"}), talkers=frozenset({1}))
    assert play.game.review(play.moves, said).faults[0].untold


def test_a_player_who_moves_against_a_seal_they_read_had_the_information() -> None:
    found = fault(left_lying("own", first=0), "hare")
    assert (found.seat, found.knew, found.untold) == (0, (0,), False)


def test_the_teams_memory_shows_everyone_what_one_has_read() -> None:
    assert not fault(left_lying("team", first=1), "hare").untold


def test_a_seal_read_only_later_names_who_read_it_then() -> None:
    homes = ". fish:N lizard:E owl:S fox:S moth:S hare:S snail:S bat:S"
    play = Play(deal=casket(boxes=homes), supply=3, memory="own").slide(1).place(2).slide(2)
    play.place(None).slide(5)
    found = fault(play, "fish")
    assert found.move is not None
    assert found.seen is not None
    assert found.seen > found.move
    assert (found.clue, found.knew) == ("lizard", (1,))


def test_a_guess_names_nobody() -> None:
    homes = ". fish:N lizard:N owl:S fox:S moth:S hare:S snail:S bat:S"
    play = Play(deal=casket(boxes=homes), supply=1).slide(1).place(2)
    found = fault(play, "fish")
    assert (found.clue, found.knew, found.untold) == (None, (), False)


def test_a_guardian_never_found_could_not_be_known_better_even_if_its_seal_was_read() -> None:
    homes = ". fish:N lizard:W owl:S fox:S moth:S hare:S snail:S bat:S"
    play = Play(deal=casket(boxes=homes), supply=2).slide(1).place(None).slide(0)
    assert any(box.seal == "lizard" for box in play.game.view(play.state, None).boxes)
    assert (fault(play, "lizard").how, fault(play, "lizard").seen) == ("hidden", None)


@pytest.mark.parametrize(
    "move, known, expected",
    [
        (6, 2, (1, (0, 1))),
        (5, None, (1, (0,))),
        (3, 3, (1, (0,))),
        (3, 2, (None, ())),
        (2, 1, (None, ())),
    ],
)
def test_the_box_read_first_is_the_clue_unless_the_team_could_infer_it_before(
    move: int, known: int | None, expected: tuple[int | None, tuple[int, ...]]
) -> None:
    """Seat 0 reads box 1 after move 3, seat 1 reads box 2 after move 4 and box 1 after move 5."""
    findings = _Findings(read={(1, 0): 3, (2, 1): 4, (1, 1): 5})
    assert _readers(findings, [1, 2], move, known) == expected
