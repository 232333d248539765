"""The best play under uncertainty, exactly, on trays small enough: 2 x 2 or 2 x 3, fewer guardians.

A position is what the team knows. Each action leads to every position that it may lead to, with
its probability, and the best action is the one with the highest chance to win in the end. This is
independent of the keeper's own rules, so that each checks the other. Hideouts are runes (0) or
numbers (1, 2, …), which leave in order.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

HIDDEN: Final = -1
GONE: Final = -2
NOWHERE: Final = -1
CORRECTION: Final = 3

Action: TypeAlias = tuple[str, int, int]
"""A verb, a cell or box, and for a correction the guardian."""


class Tray(NamedTuple):
    """What is fixed: the tray, the walls with the seals, and the hideouts."""

    rows: int
    columns: int
    start: int
    walls: tuple[int, ...]
    """By box, the wall with its seal; a box has the number of the cell it was dealt to."""
    hideouts: tuple[int, ...]
    advanced: bool = False

    @property
    def cells(self) -> range:
        """Its cells, row by row."""
        return range(self.rows * self.columns)

    def beside(self, cell: int) -> Iterator[tuple[int, int]]:
        """The cells next to this one, each with the wall of a box there that faces it."""
        row, column = divmod(cell, self.columns)
        for south, east, facing in ((-1, 0, 2), (0, 1, 3), (1, 0, 0), (0, -1, 1)):
            if 0 <= row + south < self.rows and 0 <= column + east < self.columns:
                yield cell + south * self.columns + east, facing


class Known(NamedTuple):
    """A position as the team knows it."""

    gap: int
    supply: int
    phase: str
    standing: tuple[int, ...]
    """By cell, the box there."""
    homes: tuple[int, ...]
    """By box, the guardian whose home it is, or `HIDDEN`."""
    hideouts: tuple[int, ...]
    """By cell, the hideout, `HIDDEN` or `GONE`."""
    guardians: tuple[int, ...]
    """By cell, the guardian, `HIDDEN` or `GONE`."""
    boxed: tuple[int, ...]
    """By guardian, the box it is in, or `NOWHERE`."""
    next_number: int = 1


Policy: TypeAlias = Callable[[Known], Action]


def first_positions(tray: Tray, supply: int) -> Iterator[tuple[float, Known]]:
    """The positions before the first turn, with their probabilities: some seals may be in sight."""
    boxes = len(tray.cells) - 1
    covered = [cell != tray.start for cell in tray.cells]
    blank = tuple(HIDDEN if there else GONE for there in covered)
    undealt = Known(
        tray.start,
        supply,
        "turn",
        tuple(tray.cells),
        blank,
        blank,
        blank,
        (NOWHERE,) * boxes,
    )
    yield from _looked(tray, undealt)


class Solver:
    """The chance to win from any position: with the best play, or with a given policy."""

    def __init__(self, tray: Tray, policy: Policy | None = None) -> None:
        """Solve this tray; with a policy, say what that policy is worth."""
        self._tray = tray
        self._policy = policy
        self._worth: dict[Known, float] = {}

    def chance_to_win(self, supply: int) -> float:
        """The chance to win from the deal, with this supply."""
        return sum(
            share * self.worth(known) for share, known in first_positions(self._tray, supply)
        )

    def worth(self, known: Known) -> float:
        """The chance to win from this position."""
        if known.phase == "over":
            return 0.0
        known = _renamed(known)
        found = self._worth.get(known)
        if found is None:
            if self._policy is None:
                found = max(self._after(known, action) for action in actions(self._tray, known))
            else:
                found = self._after(known, self._policy(known))
            self._worth[known] = found
        return found

    def _after(self, known: Known, action: Action) -> float:
        if action[0] == "finish":
            return _chance_of_right(known)
        return sum(
            share * self.worth(after) for share, after in outcomes(self._tray, known, action)
        )


def actions(tray: Tray, known: Known) -> Iterator[Action]:
    """Every legal action."""
    boxes = [box for box in known.standing if box != tray.start]
    if known.phase == "place":
        yield "place", NOWHERE, 0
        for box in boxes:
            yield "place", box, 0
        return
    if _is_done(tray, known):
        yield "finish", 0, 0
    if known.phase == "close":
        yield "pass", 0, 0
        return
    for cell, _ in tray.beside(known.gap):
        yield "slide", cell, 0
    if known.supply >= CORRECTION:
        for guardian, lodging in enumerate(known.boxed):
            for box in boxes:
                if lodging not in {NOWHERE, box}:
                    yield "correct", box, guardian


def outcomes(tray: Tray, known: Known, action: Action) -> Iterator[tuple[float, Known]]:
    """The positions that an action may lead to, with their probabilities."""
    verb, to, guardian = action
    if verb == "pass":
        yield 1.0, _ended(known)
    elif verb == "place":
        yield 1.0, _settled(tray, _placed(known, to))
    elif verb == "correct":
        moved = _with(known.boxed, guardian, to)
        yield 1.0, _settled(tray, known._replace(boxed=moved, supply=known.supply - CORRECTION))
    else:
        standing = _with(_with(known.standing, known.gap, known.standing[to]), to, tray.start)
        slid = known._replace(gap=to, standing=standing, supply=known.supply - 1)
        for share, looked in _looked(tray, slid):
            for chance, after in _uncovered(tray, looked):
                yield share * chance, after


def _looked(tray: Tray, known: Known) -> Iterator[tuple[float, Known]]:
    """Read the seals that border the gap; all but one known give the last."""
    found = []
    for cell, facing in tray.beside(known.gap):
        box = known.standing[cell]
        if known.homes[box] == HIDDEN and tray.walls[box] == facing:
            found.append(box)
    strangers = [guardian for guardian in range(len(known.boxed)) if guardian not in known.homes]
    ways = list(permutations(strangers, len(found)))
    for way in ways:
        homes = list(known.homes)
        for box, guardian in zip(found, way, strict=True):
            homes[box] = guardian
        left = [guardian for guardian in strangers if guardian not in way]
        if len(left) == 1:
            homes[homes.index(HIDDEN)] = left[0]
        yield 1 / len(ways), known._replace(homes=tuple(homes))


def _uncovered(tray: Tray, known: Known) -> Iterator[tuple[float, Known]]:
    """Resolve what is on top in the gap."""
    here = known.hideouts[known.gap]
    if here == HIDDEN:
        left = face_down(tray, known)
        for name in left:
            turned = known._replace(hideouts=_with(known.hideouts, known.gap, name))
            for share, after in _uncovered(tray, turned):
                yield share / len(left), after
    elif here >= 0 and here <= known.next_number:
        opened = known._replace(
            hideouts=_with(known.hideouts, known.gap, GONE),
            next_number=known.next_number + (here > 0),
        )
        yield from _offered(opened)
    elif here >= 0:
        yield 1.0, _settled(tray, known)
    elif known.guardians[known.gap] != GONE:
        yield from _offered(known)
    else:
        owes = tray.advanced and known.supply > 0 and known.gap != tray.start
        yield 1.0, _settled(tray, known._replace(supply=known.supply - owes))


def face_down(tray: Tray, known: Known) -> list[int]:
    """The hideouts that are face down: those of the level but for the open and the gone ones."""
    numbers = [name for name in tray.hideouts if name >= known.next_number]
    for shown in known.hideouts:
        if shown > 0:
            numbers.remove(shown)
    down = sum(at == HIDDEN for at in known.hideouts)
    return numbers + [0] * (down - len(numbers))


def _offered(known: Known) -> Iterator[tuple[float, Known]]:
    """Turn up the guardian in the gap."""
    there = known._replace(phase="place")
    if known.guardians[known.gap] != HIDDEN:
        yield 1.0, there
        return
    seen = {*known.guardians, *(one for one, box in enumerate(known.boxed) if box != NOWHERE)}
    asleep = [guardian for guardian in range(len(known.boxed)) if guardian not in seen]
    for guardian in asleep:
        guardians = _with(known.guardians, known.gap, guardian)
        yield 1 / len(asleep), there._replace(guardians=guardians)


def _placed(known: Known, box: int) -> Known:
    if box == NOWHERE:
        return known
    guardian = known.guardians[known.gap]
    return known._replace(
        guardians=_with(known.guardians, known.gap, GONE),
        boxed=_with(known.boxed, guardian, box),
    )


def _settled(tray: Tray, known: Known) -> Known:
    return known._replace(phase="close") if _is_done(tray, known) else _ended(known)


def _ended(known: Known) -> Known:
    return known._replace(phase="turn" if known.supply else "over")


def _is_done(tray: Tray, known: Known) -> bool:
    return known.gap == tray.start and NOWHERE not in known.boxed


def _chance_of_right(known: Known) -> float:
    """The chance that every guardian is in its own box."""
    strangers = [one for one in range(len(known.boxed)) if one not in known.homes]
    unread = [box for box, home in enumerate(known.homes) if home == HIDDEN]
    for guardian, box in enumerate(known.boxed):
        if guardian not in strangers and known.homes[box] != guardian:
            return 0.0
    ways = list(permutations(unread))
    right = sum(
        all(known.boxed[one] == box for one, box in zip(strangers, way, strict=True))
        for way in ways
    )
    return right / len(ways)


def _with(values: tuple[int, ...], at: int, value: int) -> tuple[int, ...]:
    return (*values[:at], value, *values[at + 1 :])


def _renamed(known: Known) -> Known:
    """The same position with the guardians numbered as they come up: names make no difference."""
    names: dict[int, int] = {}
    for guardian in (*known.homes, *known.guardians):
        if guardian >= 0:
            names.setdefault(guardian, len(names))
    lodged = sorted((box, one) for one, box in enumerate(known.boxed) if one not in names)
    for _, guardian in lodged:
        names.setdefault(guardian, len(names))
    boxed = [NOWHERE] * len(known.boxed)
    for guardian, box in enumerate(known.boxed):
        boxed[names[guardian]] = box
    return known._replace(
        homes=tuple(names.get(one, one) for one in known.homes),
        guardians=tuple(names.get(one, one) for one in known.guardians),
        boxed=tuple(boxed),
    )
