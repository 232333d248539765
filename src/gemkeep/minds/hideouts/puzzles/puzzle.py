"""The two kinds of puzzles, their positions, and the puzzles that come with Gemkeep."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cache
from importlib.resources import files
from typing import Any, Final, TypeAlias

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.types import CORRECT, DEAL, START, WALLS, Box, Cell, Deal, DealtBox
from gemkeep.minds.hideouts.puzzles.diary import Boxes, Entry, Step, deduce, explain, in_sight

FILE: Final = "puzzles.jsonl"
SEATS: Final = 2
NOTHING: Final = "-"


@dataclass(frozen=True, slots=True)
class HomePuzzle:
    """A position from which the team can force a win with the tokens it has."""

    level: int
    advanced: bool
    supply: int
    """The tokens at the beginning of the game; no more than the position needs in the end."""
    cells: str
    hideouts: str
    boxes: str
    """Each box with its home and the wall of its seal, cell by cell."""
    moves: str
    """The moves from the deal to the position."""
    tokens: int
    """The tokens left in the position: with one less, no win can be forced."""
    keeping: int
    """How many of the legal actions keep the forced win."""
    wrong: float
    """The share of games that simple bots lose from here."""

    def game(self) -> Hideouts:
        """The game it is from."""
        return Hideouts(self.level, SEATS, advanced=self.advanced, supply=self.supply)


@dataclass(frozen=True, slots=True)
class WhosePuzzle:
    """A walk of the gap, a seal named at each moment, and a box whose home follows from them."""

    boxes: str
    gaps: str
    """The cells that the gap went through, from the start token's on."""
    named: str
    """The guardian named at each moment."""
    box: Box
    """The box in question, by its cell in the deal."""
    wrong: float
    """The share of simple players that would name another guardian."""

    def dealt(self) -> tuple[DealtBox | None, ...]:
        """The boxes, by their cells in the deal."""
        return read_boxes(self.boxes)

    def numbers(self) -> tuple[Box, ...]:
        """The boxes' numbers: the cells in the deal that have one."""
        return tuple(number for number, dealt in enumerate(self.dealt()) if dealt)

    def walk(self) -> tuple[Cell, ...]:
        """The cells of the gap, moment by moment."""
        return tuple(map(int, self.gaps))

    def entries(self) -> tuple[Entry, ...]:
        """What was in sight and what was named, moment by moment."""
        seen = in_sight(self.dealt(), self.walk())
        named = (None if name == NOTHING else name for name in self.named.split())
        return tuple(Entry(boxes, name) for boxes, name in zip(seen, named, strict=True))

    def answer(self) -> str:
        """Whose box it is."""
        dealt = self.dealt()[self.box]
        assert dealt is not None  # noqa: S101 - the box in question is a box
        return dealt.home

    def explanation(self) -> tuple[Step, ...]:
        """How the answer follows, box by box."""
        return explain(deduce(self.entries(), self.numbers()), self.box)


Puzzle: TypeAlias = HomePuzzle | WhosePuzzle
KINDS: Final[dict[str, type[HomePuzzle | WhosePuzzle]]] = {
    "home": HomePuzzle,
    "whose": WhosePuzzle,
}


def position_of(puzzle: HomePuzzle) -> State:
    """The state after the moves that led to the position."""
    game = puzzle.game()
    state = game.apply(game.start(), Move(CHANCE, DEAL, _deal(puzzle))).state
    for written in puzzle.moves.split(", "):
        state = game.apply(state, Move(state.turn, *read_action(written))).state
    return state


def _deal(puzzle: HomePuzzle) -> Deal:
    hideouts = tuple(None if name == NOTHING else name for name in puzzle.hideouts.split())
    return Deal(tuple(puzzle.cells.split()), hideouts, read_boxes(puzzle.boxes), 0)


def write_boxes(boxes: Boxes) -> str:
    """The boxes as a puzzle writes them."""
    return " ".join(f"{box.home}:{box.seal}" if box else START for box in boxes)


def read_boxes(written: str) -> tuple[DealtBox | None, ...]:
    """The boxes written like this."""
    return tuple(None if box == START else _box(box) for box in written.split())


def _box(written: str) -> DealtBox:
    home, seal = written.split(":")
    return DealtBox(home, next(wall for wall in WALLS if wall == seal))


def write_action(action: Action) -> str:
    """The action as a puzzle writes it."""
    verb, argument = action
    parts = argument if isinstance(argument, tuple) else (argument,)
    return " ".join([verb, *(NOTHING if part is None else str(part) for part in parts)])


def read_action(written: str) -> Action:
    """The action written like this."""
    verb, *parts = written.split()
    if verb == CORRECT:
        return Action(verb, (parts[0], int(parts[1])))
    return Action(verb, None if parts[0] == NOTHING else int(parts[0]))


def write_puzzle(puzzle: Puzzle) -> str:
    """The puzzle as one line of JSON."""
    kind = next(kind for kind, made in KINDS.items() if isinstance(puzzle, made))
    return to_json({"kind": kind, **asdict(puzzle)})


def read_puzzle(line: str) -> Puzzle:
    """The puzzle written like this."""
    given: dict[str, Any] = json.loads(line)
    return KINDS[given.pop("kind")](**given)


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with Gemkeep, in the order of their days."""
    written = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    return tuple(map(read_puzzle, written.splitlines()))
