"""A seat reports what its own corner sees or has seen, and nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import chain
from random import Random

import pytest

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.board.tray import next_wall
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import Memory
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.reports import (
    SEAL_IS,
    SEAL_ON,
    SEAL_ON_EITHER,
    Report,
    opinion_on_finishing,
    report_on,
    visible_reports,
    worth_reporting,
)

MEMORIES: tuple[Memory, ...] = ("none", "own", "team")


def looks(memory: Memory, seats: int, seed: int) -> Iterator[tuple[State, View]]:
    """What one seat sees after each move of a random game of level 4, with its rotations."""
    random = Random(seed)
    game = Hideouts(4, seats, memory=memory)
    state = game.start()
    while game.outcome(state) is None:
        actor = game.actors(state)[0]
        action = (
            game.chance(state).draw(random)
            if actor == CHANCE
            else random.choice(game.legal(state, actor))
        )
        state, _ = game.apply(state, Move(actor, *action))
        yield state, game.view(state, 1)


def is_true(report: Report, state: State, view: View) -> bool:
    """Whether the report is true in this state."""
    dealt = state.deal.boxes[state.standing[report.cell]]
    assert dealt is not None
    if report.phrase == SEAL_IS:
        return report.guardian == dealt.home
    assert report.wall is not None
    if report.phrase == SEAL_ON:
        return report.wall == dealt.seal
    far = {inner.wall for box in view.boxes for inner in box.inside}
    either = {report.wall, next_wall(report.wall)}
    return dealt.seal in either and not either & far


@pytest.mark.parametrize("memory", MEMORIES)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_reports_are_true_and_in_the_view(memory: Memory, seats: int) -> None:
    count = 0
    for seed in range(5):
        for state, view in looks(memory, seats, seed):
            if view.result is not None:
                continue
            boxes = {box.cell: box for box in view.boxes}
            answers = [report_on(view, cell) for cell in boxes]
            said = [*visible_reports(view), *worth_reporting(view), *filter(None, answers)]
            for report in said:
                count += 1
                box = boxes[report.cell]
                assert is_true(report, state, view)
                assert report.guardian in (None, box.seal)
                assert report.phrase != SEAL_ON_EITHER or box.inside
    assert count > 100


def test_only_what_is_in_sight_now_is_visible() -> None:
    for _, view in looks("own", 2, 1):
        read = {
            (box.cell, outer.seal)
            for box in view.boxes
            for outer in box.outside
            if outer.seal is not None
        }
        reported = {
            (one.cell, one.guardian) for one in visible_reports(view) if one.phrase == SEAL_IS
        }
        assert reported == (read if view.result is None else set())


def test_with_team_memory_only_what_comes_into_sight_is_news() -> None:
    for _, view in looks("team", 3, 2):
        assert set(worth_reporting(view)) <= {
            report for report in visible_reports(view) if report.phrase == SEAL_IS
        }


def test_guardians_whose_home_is_needed_come_first() -> None:
    found = 0
    for _, view in chain.from_iterable(looks("own", 2, seed) for seed in range(8)):
        if view.gap is None or view.cells[view.gap].guardian_lies != "up":
            continue
        reported = [one.guardian for one in worth_reporting(view)]
        if (guardian := view.cells[view.gap].guardian) in reported:
            found += 1
            assert reported[0] == guardian
    assert found > 0


def test_there_is_nothing_to_report_once_the_boxes_are_lifted() -> None:
    *_, (_, last) = looks("own", 2, 2)
    assert last.result is not None
    assert visible_reports(last) == worth_reporting(last) == ()
    assert report_on(last, last.boxes[0].cell) is None


def housed(homes: list[str], lodgers: list[str], known: int) -> View:
    """A game with these guardians in these boxes, some of whose homes are known."""
    game = Hideouts(1, 2)
    state, _ = game.apply(game.start(), Move(CHANCE, *game.chance(game.start()).draw(Random(1))))
    view = game.view(state, 0)
    boxes = tuple(
        replace(box, guardians=(lodger,) if lodger else (), seal=home if at < known else None)
        for at, (box, home, lodger) in enumerate(zip(view.boxes, homes, lodgers, strict=True))
    )
    return replace(view, boxes=boxes)


@pytest.mark.parametrize("known, word", [(8, "agreed"), (7, "agreed"), (6, "not_sure")])
def test_a_bot_agrees_when_every_guardian_must_be_at_home(known: int, word: str) -> None:
    homes = list(GUARDIANS)
    assert opinion_on_finishing(housed(homes, homes, known)) == word


def test_a_bot_says_wait_if_a_guardian_is_in_anothers_home_or_in_none() -> None:
    homes = list(GUARDIANS)
    swapped = [homes[1], homes[0], *homes[2:]]
    assert opinion_on_finishing(housed(homes, swapped, 2)) == "wait"
    assert opinion_on_finishing(housed(homes, swapped, 0)) == "not_sure"
    assert opinion_on_finishing(housed(homes, ["", *homes[1:]], 8)) == "wait"
