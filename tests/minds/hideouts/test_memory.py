"""What a seat remembers, and what it believes when others report."""

from __future__ import annotations

from random import Random

import pytest

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.types import WALLS, Memory
from gemkeep.minds.hideouts.memory import SeatMemory
from gemkeep.minds.hideouts.reports import SEAL_IS, SEAL_ON_EITHER, Report, visible_reports


def played(memory: Memory, level: int, seed: int) -> list[State]:
    """The states of a random game of slides, from the deal to before its end."""
    random = Random(seed)
    game = Hideouts(level, 2, memory=memory)
    state, states = game.start(), []
    while game.outcome(state) is None:
        actor = game.actors(state)[0]
        if actor == CHANCE:
            action = game.chance(state).draw(random)
        else:
            legal = game.legal(state, actor)
            action = random.choice([one for one in legal if one.verb != "correct"])
        state, _ = game.apply(state, Move(actor, *action))
        states.append(state)
    return states[:-1]


@pytest.mark.parametrize("level", [1, 2, 4])
def test_an_observer_remembers_what_the_table_would(level: int) -> None:
    """At a table without memory, its notes are what `own` would show."""
    for seed in range(4):
        forgetful, mindful = Hideouts(level, 2, memory="none"), Hideouts(level, 2, memory="own")
        notes = SeatMemory()
        for state in played("none", level, seed):
            view = forgetful.view(state, 0)
            notes.observe(view)
            for mine, drawn in zip(
                notes.recall(view).boxes, mindful.view(state, 0).boxes, strict=True
            ):
                assert mine.seal == drawn.seal
                assert set(mine.bare) >= set(drawn.bare)
                # Three bare walls imply the fourth; the table leaves that to its players.
                assert drawn.side in (None, mine.side)


@pytest.mark.parametrize("memory", ["none", "own"])
def test_two_bots_that_report_everything_know_what_the_team_knows(memory: Memory) -> None:
    for seed in range(4):
        game, team = Hideouts(4, 2, memory=memory), Hideouts(4, 2, memory="team")
        notes = [SeatMemory(), SeatMemory()]
        for state in played(memory, 4, seed):
            views = [game.view(state, seat) for seat in (0, 1)]
            for seat in (0, 1):
                notes[seat].observe(views[seat])
            for seat in (0, 1):
                for report in visible_reports(views[seat]):
                    notes[1 - seat].hear(seat, report)
            drawn = team.view(state, 0)
            recalled = notes[0].recall(views[0])
            assert [box.side for box in recalled.boxes] == [box.side for box in drawn.boxes]
            for mine, teams in zip(recalled.boxes, drawn.boxes, strict=True):
                # The table also concludes the eighth seal from seven; a bot does so when it plans.
                assert mine.seal == teams.seal or mine.seal is None
            assert notes[0].legible(views[0]) == set(WALLS)


def test_what_a_seat_saw_itself_overrides_what_others_say() -> None:
    game = Hideouts(1, 2, memory="own")
    notes = SeatMemory()
    for state in played("own", 1, 3):
        view = game.view(state, 0)
        notes.observe(view)
        for box in view.boxes:
            for guardian in ("owl", "fox"):
                notes.hear(1, Report(SEAL_IS, box.cell, guardian=guardian))
        recalled = {box.cell: box.seal for box in notes.recall(view).boxes}
        assert all(recalled[box.cell] == box.seal for box in view.boxes if box.seal)
        homes = [seal for seal in recalled.values() if seal]
        assert len(homes) == len(set(homes)), "nobody lives in two boxes"


def test_a_seal_on_one_of_two_walls_is_on_none_of_the_others() -> None:
    game = Hideouts(1, 2, memory="none")
    view = game.view(played("none", 1, 1)[0], 0)
    notes = SeatMemory()
    notes.observe(view)
    box = next(one for one in view.boxes if one.side is not None)
    assert view.corners[1] == "SE"
    notes.hear(1, Report(SEAL_ON_EITHER, box.cell, wall="E"))
    recalled = next(one for one in notes.recall(view).boxes if one.cell == box.cell)
    assert recalled.side == box.side, "seat 1 looks from the other side"


def test_after_a_missed_move_memories_of_boxes_are_dropped() -> None:
    game = Hideouts(1, 2, memory="none")
    for seed in range(6):
        notes = SeatMemory()
        for state in played("none", 1, seed)[::3]:
            view = game.view(state, 0)
            notes.observe(view)
            for box in notes.recall(view).boxes:
                dealt = state.deal.boxes[state.standing[box.cell]]
                assert dealt is not None
                assert box.seal in (None, dealt.home)


def test_nothing_is_noted_before_the_deal() -> None:
    game = Hideouts(1, 2, memory="none")
    notes = SeatMemory()
    notes.observe(game.view(game.start(), 0))
    notes.hear(1, Report(SEAL_IS, 3, guardian="owl"))
    view = game.view(played("none", 1, 1)[0], 0)
    assert all(box.seal is None for box in notes.recall(view).boxes)
