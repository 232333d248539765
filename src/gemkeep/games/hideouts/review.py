"""The review of a finished game: what was missing, who could have known, and what was spent."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Literal, TypeAlias

from gemkeep.core.game import Event
from gemkeep.core.moves import Move, Seat
from gemkeep.games.hideouts import rules
from gemkeep.games.hideouts.board.sight import read_by_team, seen
from gemkeep.games.hideouts.board.tray import STEPS
from gemkeep.games.hideouts.catalogue import GUARDIANS, NUMBER_OF, PRICE_OF_A_CORRECTION
from gemkeep.games.hideouts.events import Charged, Corrected, LeftLying, Placed, Slid
from gemkeep.games.hideouts.types import Box, Cell, Setup, State

How: TypeAlias = Literal["placed", "corrected", "left", "hidden"]
"""Put into the wrong box, moved into it, found and left, or never found."""

NEVER: Final = 0


@dataclass(frozen=True, slots=True)
class Fault:
    """A guardian that was not in its own box when the game ended, and why."""

    guardian: str
    how: How
    cell: Cell
    """The cell where it was at the end, in a box or not."""
    home: Cell
    """The cell of its own box at the end."""
    owner: str | None
    """Whose box it was in; None if it was in none."""
    move: int | None
    """The move that put it there, counted from 1 as in the record; None if there was none."""
    seat: Seat | None
    """The seat that made that move."""
    seen: int | None
    """The move after which the team could have known better; None if it never could."""
    clue: str | None
    """The guardian on the seal that would have shown it; None if nobody has read such a seal."""
    knew: tuple[Seat, ...]
    """The seats that had read that seal before the move or, if none had, those that did later."""
    untold: bool
    """Whether nobody else can have learnt about that seal."""


@dataclass(frozen=True, slots=True)
class Said:
    """What was said during a game, as far as it is known."""

    seals: frozenset[str] = frozenset()
    """The guardians whose seals were named."""
    talkers: frozenset[Seat] = frozenset()
    """The seats that may have said more than that, in the chat or aloud."""


@dataclass(frozen=True, slots=True)
class Spent:
    """How the tokens of the supply were spent."""

    slides: int
    corrections: int
    charges: int
    """For cells whose guardian was gone, in advanced mode."""


@dataclass(frozen=True, slots=True)
class Review:
    """The review of a finished game."""

    moves: int
    """The number of moves, counted as in the record: the deal is the first."""
    free: int
    """The number of slides that cost nothing."""
    home: int
    """The number of guardians in their own boxes."""
    short: int
    """The number of slides between the gap and the start token; 0 if it was open."""
    spent: Spent
    faults: tuple[Fault, ...]
    """In the order in which things went wrong; guardians never found come last."""


@dataclass(slots=True)
class _Findings:
    """What is collected while the moves are replayed."""

    lodged: dict[str, tuple[How, int, Seat]] = field(default_factory=dict)
    """By guardian, how, by which move and by which seat it came to where it is."""
    known: dict[Box, int] = field(default_factory=dict)
    """By box, the move after which the team could know whose home it is."""
    read: dict[tuple[Box, Seat], int] = field(default_factory=dict)
    """By box and seat, the move after which the seat had read its seal."""
    slides: int = 0
    free: int = 0
    corrections: int = 0
    charges: int = 0


def review(setup: Setup, moves: Sequence[Move], said: Said | None = None) -> Review:
    """The review of these moves, from the deal to the end, and of what was said meanwhile."""
    state, findings = rules.start(setup), _Findings()
    for number, move in enumerate(moves, start=1):
        state, events = rules.apply(setup, state, move)
        for event in events:
            _note(findings, event, number)
        _look(setup, state, findings, number)
    homes = {box.home: at for at, box in enumerate(state.deal.boxes) if box is not None}
    faults = [
        _fault(setup, state, findings, guardian, homes[guardian], said or Said())
        for guardian in GUARDIANS
        if state.boxed[NUMBER_OF[guardian]] != homes[guardian]
    ]
    return Review(
        moves=len(moves),
        free=findings.free,
        home=len(GUARDIANS) - len(faults),
        short=STEPS[state.gap][state.deal.start],
        spent=Spent(findings.slides, findings.corrections, findings.charges),
        faults=tuple(sorted(faults, key=_order)),
    )


def _look(setup: Setup, state: State, findings: _Findings, number: int) -> None:
    """Note what can be known after this move, and which seat has read which seal."""
    for box in read_by_team(setup, state):
        findings.known.setdefault(box, number)
    for seat in range(setup.seats):
        sight = seen(setup, state, seat)
        for box, dealt in enumerate(state.deal.boxes):
            if dealt is not None and sight.reads(box, dealt):
                findings.read.setdefault((box, seat), number)


def _note(findings: _Findings, event: Event, number: int) -> None:
    match event:
        case Slid(paid=paid):
            findings.slides += paid
            findings.free += not paid
        case Placed(seat=seat, guardian=guardian):
            findings.lodged[guardian] = "placed", number, seat
        case Corrected(seat=seat, guardian=guardian):
            findings.lodged[guardian] = "corrected", number, seat
            findings.corrections += PRICE_OF_A_CORRECTION
        case LeftLying(seat=seat, guardian=guardian):
            findings.lodged[guardian] = "left", number, seat
        case Charged():
            findings.charges += 1
        case _:
            pass


def _fault(  # noqa: PLR0913, PLR0917 - all that is known about the game
    setup: Setup, state: State, findings: _Findings, guardian: str, home: Box, said: Said
) -> Fault:
    box = state.boxed[NUMBER_OF[guardian]]
    how: How
    how, move, seat = findings.lodged.get(guardian, ("hidden", None, None))
    # Either seal shows it: its own box is elsewhere, or the one it is in is another's.
    telling = [home] if box is None else [home, box]
    known = min((findings.known[one] for one in telling if one in findings.known), default=None)
    clue, knew = (None, ()) if move is None else _readers(findings, telling, move, known)
    owner = None if box is None else _home_of(state, box)
    seal = None if clue is None else _home_of(state, clue)
    cell_of = state.standing.index
    return Fault(
        guardian=guardian,
        how=how,
        cell=state.deal.cells.index(guardian) if box is None else cell_of(box),
        home=cell_of(home),
        owner=owner,
        move=move,
        seat=seat,
        seen=None if move is None else known,
        clue=seal,
        knew=knew,
        untold=(
            setup.memory != "team"
            and seal is not None
            and seal not in said.seals
            and not {seat, *said.talkers} & set(knew)
        ),
    )


def _readers(
    findings: _Findings, telling: list[Box], move: int, known: int | None
) -> tuple[Box | None, tuple[Seat, ...]]:
    """The box whose seal was read first, of these, and the seats that had read it by this move.

    If the team could only infer it in time, nobody had read it.
    """
    read = [(number, box) for (box, _), number in findings.read.items() if box in telling]
    first, clue = min(read, default=(NEVER, None))
    if clue is None or (known is not None and known < move <= first):
        return None, ()
    by = max(first, move - 1)
    return clue, tuple(
        sorted(seat for (box, seat), at in findings.read.items() if box == clue and at <= by)
    )


def _home_of(state: State, box: Box) -> str:
    dealt = state.deal.boxes[box]
    assert dealt is not None  # noqa: S101  a guardian can only be in a box
    return dealt.home


def _order(fault: Fault) -> tuple[bool, int]:
    return fault.move is None, fault.move or NEVER
