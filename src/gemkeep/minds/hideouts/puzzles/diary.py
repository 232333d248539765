"""Whose box is this? After each slide somebody names one seal in sight, but not the box it is on.

A seal is in sight while its wall borders the gap, and everyone knows the walls. So the guardian
that is named lives in one of the boxes whose wall borders the gap at that moment. Several moments
together may leave one box for it, and every box that is settled helps with the others.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Literal, NamedTuple, TypeAlias

from gemkeep.games.hideouts.board.tray import AS_DEALT, BESIDE, SWAPS
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import WALLS, Box, Cell, DealtBox

Boxes: TypeAlias = Sequence[DealtBox | None]
Possible: TypeAlias = dict[str, frozenset[Box]]
"""By guardian, the boxes that may be its home."""
By: TypeAlias = Literal["guardian", "box"]


class Entry(NamedTuple):
    """One moment: before the first slide, or after one."""

    boxes: frozenset[Box]
    """The boxes whose seal is in sight."""
    named: str | None
    """The guardian on one of these seals; None if nothing is in sight."""


class Step(NamedTuple):
    """One box settled, and why."""

    box: Box
    guardian: str
    by: By
    """Whether only this box is left for the guardian, or only this guardian for the box."""
    moments: tuple[int, ...]
    """The moments that matter."""
    settled: tuple[Box, ...]
    """The boxes that were settled before and matter."""


def in_sight(boxes: Boxes, gaps: Sequence[Cell]) -> tuple[frozenset[Box], ...]:
    """The boxes whose seal was in sight before the first slide and after each."""
    standing = AS_DEALT
    seen = [_facing(boxes, standing, gaps[0])]
    for gap, cell in pairwise(gaps):
        standing = SWAPS[gap][cell](standing)
        seen.append(_facing(boxes, standing, cell))
    return tuple(seen)


def _facing(boxes: Boxes, standing: Sequence[Box], gap: Cell) -> frozenset[Box]:
    found = set()
    for cell, wall in BESIDE[gap]:
        dealt = boxes[standing[cell]]
        if dealt is not None and dealt.seal == WALLS[wall]:
            found.add(standing[cell])
    return frozenset(found)


def possible_boxes(entries: Sequence[Entry], boxes: Sequence[Box]) -> Possible:
    """By guardian, the boxes that were in sight each time it was named."""
    found = dict.fromkeys(GUARDIANS, frozenset(boxes))
    for entry in entries:
        if entry.named is not None:
            found[entry.named] &= entry.boxes
    return found


def possible_homes(entries: Sequence[Entry], boxes: Sequence[Box], box: Box) -> set[str]:
    """Whose this box can be, exactly: in some way to give every guardian a box of its own."""
    possible = possible_boxes(entries, boxes)
    return {
        guardian
        for guardian in GUARDIANS
        if box in possible[guardian] and _fits({**possible, guardian: frozenset({box})})
    }


def _fits(possible: Mapping[str, frozenset[Box]]) -> bool:
    """Whether every guardian can have one of its boxes for itself."""
    if not possible:
        return True
    guardian = min(possible, key=lambda one: len(possible[one]))
    return any(
        _fits({one: places - {box} for one, places in possible.items() if one != guardian})
        for box in possible[guardian]
    )


def deduce(entries: Sequence[Entry], boxes: Sequence[Box]) -> tuple[Step, ...]:
    """The boxes that can be settled one after the other, as a person would."""
    possible = possible_boxes(entries, boxes)
    settled: dict[Box, str] = {}
    steps: list[Step] = []
    while found := next(_singles(possible, boxes, settled), None):
        box, guardian, _ = found
        steps.append(_step(entries, settled, found))
        settled[box] = guardian
        for other in GUARDIANS:
            possible[other] -= {box}
        possible[guardian] = frozenset({box})
    return tuple(steps)


def _singles(
    possible: Possible, boxes: Sequence[Box], settled: Mapping[Box, str]
) -> Iterator[tuple[Box, str, By]]:
    """The guardians for which one box is left, then the boxes for which one guardian is."""
    for guardian, places in possible.items():
        if len(places) == 1 and not places & settled.keys():
            yield next(iter(places)), guardian, "guardian"
    for box in boxes:
        who = [guardian for guardian, places in possible.items() if box in places]
        if len(who) == 1 and box not in settled:
            yield box, who[0], "box"


def _step(entries: Sequence[Entry], settled: Mapping[Box, str], found: tuple[Box, str, By]) -> Step:
    """This box settled, with the fewest moments and settled boxes that show it."""
    box, guardian, by = found
    if by == "guardian":
        named = [at for at, entry in enumerate(entries) if entry.named == guardian]
        everywhere = frozenset[Box]().union(*(entry.boxes for entry in entries), settled, {box})
        moments = _fewest(named, entries, everywhere - {box} - settled.keys())
        left = everywhere.intersection(*(entries[at].boxes for at in moments))
        return Step(box, guardian, by, moments, tuple(sorted(left & settled.keys())))
    # Every other guardian lives in a settled box, or was named while this one was out of sight.
    taken = {name: other for other, name in settled.items()}
    away: dict[str, int] = {}
    for at, entry in enumerate(entries):
        if entry.named is not None and box not in entry.boxes:
            away.setdefault(entry.named, at)
    others = [name for name in GUARDIANS if name != guardian]
    moments = tuple(sorted(away[name] for name in others if name in away))
    return Step(
        box, guardian, by, moments, tuple(sorted(taken[one] for one in others if one not in away))
    )


def _fewest(
    named: Sequence[int], entries: Sequence[Entry], others: frozenset[Box]
) -> tuple[int, ...]:
    """Few of these moments, such that none of the other boxes was in sight at all of them."""
    chosen: list[int] = []
    left = others
    for at in sorted(
        named, key=lambda at: (len(entries[at].boxes & others), len(entries[at].boxes))
    ):
        if left - entries[at].boxes or not chosen:
            chosen.append(at)
            left &= entries[at].boxes
    return tuple(sorted(chosen))


def explain(steps: Sequence[Step], box: Box) -> tuple[Step, ...]:
    """The steps that lead to this box, in order; none if it is not settled."""
    by_box = {step.box: step for step in steps}
    if box not in by_box:
        return ()
    needed, todo = {box}, [box]
    while todo:
        for other in by_box[todo.pop()].settled:
            if other not in needed:
                needed.add(other)
                todo.append(other)
    return tuple(step for step in steps if step.box in needed)
