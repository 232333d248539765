"""What a team can know at a moment of a game, and why."""

from __future__ import annotations

from random import Random

import pytest

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.board.sight import known_boxes
from gemkeep.games.hideouts.types import OVER
from gemkeep.minds.hideouts.deduction import Deduction, deduce, evidence_after, evidence_by_move
from gemkeep.minds.hideouts.deduction.reasons import (
    OtherHomesKnown,
    OthersFound,
    OtherWallsBare,
    PictureSeen,
    SealRead,
    TurnedUp,
)
from gemkeep.minds.hideouts.deduction.words import home_clause
from tests.games.hideouts.caskets import CELLS, HOMES, ROUND, Play, casket

NAMES = ("Ann", "Bob")
ANN, BOB = 0, 1
SOUTH_SEALS = HOMES.replace(":N", ":S")
MOVING = """
    .       mechanism mechanism
    rune:3  rune:5    mechanism
    rune:1  rune:8    mechanism
"""


def known(play: Play, *seats: int) -> Deduction:
    return deduce(evidence_after(play.game, play.moves), seats or None)


def test_a_home_is_known_because_a_seal_was_read() -> None:
    owl = known(Play()).homes["owl"]
    assert (owl.home, owl.cell, owl.knows) == ("owl", 3, (ANN,))
    assert isinstance(owl.why, SealRead)
    assert [(seen.seat, seen.turn, seen.cell, seen.wall) for seen in owl.why.by] == [
        (ANN, 0, 3, "N")
    ]
    assert home_clause(owl.why, NAMES) == (
        "Ann read the seal on its north wall before the first turn, on cell 3"
    )


def test_a_box_not_read_may_belong_to_any_guardian_left() -> None:
    found = known(Play())
    fish = found.box_on(1)
    assert fish.home is None
    assert fish.may_be == ("fish", "lizard", "fox", "moth", "hare", "snail", "bat")
    assert len(found.where_home_may_be("fish")) == 7
    assert found.where_home_may_be("owl") == (found.homes["owl"],)


def test_the_home_left_over_is_known_when_the_seventh_seal_is_read() -> None:
    play = Play().walk(*ROUND, 5, 4)
    assert "fish" not in known(play).homes
    fish = known(play.walk(1)).homes["fish"]
    assert isinstance(fish.why, OtherHomesKnown)
    assert fish.why.since == len(play.moves)
    assert fish.knows == (ANN,), "north walls face only her"
    assert home_clause(fish.why, NAMES) == (
        "the seven other homes were known, since Ann read the lizard's seal in turn 11"
    )
    assert "fish" not in known(play, BOB).homes


def test_a_seal_must_be_on_the_only_wall_that_was_not_bare() -> None:
    play = Play(deal=casket(boxes=SOUTH_SEALS))
    assert known(play, BOB).box_on(1).walls == ("E", "S"), "he sees two walls from inside"
    assert known(play, BOB).box_on(1).side is None
    picture = known(play).box_on(1).side
    assert picture is not None
    assert isinstance(picture.why, PictureSeen)
    assert (picture.why.by.seat, picture.why.by.wall, picture.why.by.face) == (ANN, "S", "inner")
    side = known(play.slide(1), BOB).box_on(0).side
    assert side is not None
    assert side.wall == "S"
    assert isinstance(side.why, OtherWallsBare)
    assert {seen.wall for seen in side.why.bare} == {"N", "E", "W"}
    assert {seen.seat for seen in side.why.bare} == {BOB}


def test_guardians_and_hideouts_are_known_when_turned_up_or_left_over() -> None:
    play = Play().slide(1)
    fish = next(cell for cell in known(play).cells if cell.cell == 1)
    assert (fish.guardian, fish.hideout) == ("fish", "rune:1")
    assert isinstance(fish.why_guardian, TurnedUp)
    assert fish.why_guardian.found.turn == 1
    play.place(0).walk(*ROUND[1:-1])
    bat = next(cell for cell in known(play).cells if cell.cell == 8)
    assert (bat.guardian, bat.hideout) == ("bat", "rune:8")
    assert isinstance(bat.why_guardian, OthersFound)
    assert len(bat.why_guardian.others) == 7


def test_runes_drawn_at_random_are_known_only_as_runes() -> None:
    cells = known(Play(2, casket(hideouts=MOVING))).cells
    assert cells[0].hideouts == (*4 * ("rune",), *4 * ("mechanism",))
    assert cells[0].hideout is None


@pytest.mark.parametrize("level, seats", [(1, 2), (2, 3), (4, 2), (4, 3), (5, 4)])
def test_it_is_what_the_table_shows_with_the_memory_of_the_team(level: int, seats: int) -> None:
    """What one seat deduces alone is what a table with the memory `own` shows it."""
    moves, states = random_game(Hideouts(level, seats), f"{level}, {seats}")
    for evidence, state in zip(
        evidence_by_move(Hideouts(level, seats), moves), states, strict=True
    ):
        if state.phase == OVER:
            continue
        team = deduce(evidence)
        assert sees(team) == shown(Hideouts(level, seats), state, 0)
        for seat in range(seats):
            alone = deduce(evidence, [seat])
            knows = tuple(box.home is not None for box in alone.boxes)
            assert knows == tuple(seat in box.knows for box in team.boxes)
            own = shown(Hideouts(level, seats, memory="own"), state, seat)
            for deduced, remembered in zip(sees(alone), own, strict=True):
                assert set(remembered) <= {*deduced, None}


def test_nothing_depends_on_what_nobody_has_seen() -> None:
    """Two caskets that look the same so far lead to the same deduction."""
    swapped = casket(
        CELLS.replace("hare", "?").replace("bat", "hare").replace("?", "bat"),
        boxes=HOMES.replace("hare", "?").replace("bat", "hare").replace("?", "bat"),
    )
    dealt, other = (Play(deal=deal).walk(1, 4) for deal in (casket(), swapped))
    assert dealt.state.deal != other.state.deal
    assert known(dealt).boxes == known(other).boxes
    assert known(dealt).cells == known(other).cells


def random_game(game: Hideouts, seed: str) -> tuple[list[Move], list[State]]:
    random, state = Random(seed), game.start()
    moves, states = [], []
    while game.outcome(state) is None:
        actor = game.actors(state)[0]
        if actor == CHANCE:
            action = game.chance(state).draw(random)
        else:
            action = random.choice(game.legal(state, actor))
        moves.append(Move(actor, *action))
        state, _ = game.apply(state, moves[-1])
        states.append(state)
    return moves, states


def sees(deduction: Deduction) -> list[tuple[int, str | None, str | None]]:
    return [
        (box.box, None if box.side is None else box.side.wall, box.home) for box in deduction.boxes
    ]


def shown(game: Hideouts, state: State, seat: int) -> list[tuple[int, str | None, str | None]]:
    boxes = known_boxes(game.setup, state, seat)
    return [(box, boxes[box].side, boxes[box].seal) for box in sorted(boxes)]
