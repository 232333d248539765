"""A puzzle, its position, and the puzzles that come with Gemkeep."""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.moves import Json, Seat
from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.types import RELIC, Choice, Setup

FILE: Final = "puzzles.jsonl"


class Puzzle(NamedTuple):
    """A decision of one seat with a clear best choice.

    The position is written without what follows from the rest: the deck, and who has yet to choose.
    """

    edition: str
    mode: str
    seat: Seat
    closed: int
    path: tuple[str, ...]
    left: tuple[int, ...]
    inside: tuple[Seat, ...]
    carried: tuple[int, ...]
    chests: tuple[int, ...]
    relics: tuple[tuple[int, ...], ...]
    removed: tuple[str, ...]
    on: float
    """The chance to win after going on, by the evaluator of analyses."""
    back: float
    rolled_on: float
    """The same by roll-outs, the second opinion."""
    rolled_back: float
    wrong: float
    """The share of simple players that choose the worse."""

    @property
    def best(self) -> Choice:
        """The better choice."""
        return "on" if self.on > self.back else "back"

    def game(self) -> Diamant:
        """The game it is from."""
        return Diamant(self.edition, len(self.chests), self.mode)


def position_of(puzzle: Puzzle) -> State:
    """The state in which everyone in the cave has yet to choose."""
    setup = puzzle.game().setup
    named = setup.named
    return State(
        closed=puzzle.closed,
        deck=_deck(setup, puzzle),
        path=tuple(named[card] for card in puzzle.path),
        left=puzzle.left,
        in_cave=puzzle.inside,
        to_choose=puzzle.inside,
        choices=(None,) * setup.seats,
        carried=puzzle.carried,
        chests=puzzle.chests,
        relics=puzzle.relics,
        removed=tuple(named[card] for card in puzzle.removed),
    )


def write_puzzle(puzzle: Puzzle) -> str:
    """The puzzle as one line of JSON."""
    return to_json(puzzle._asdict())


def read_puzzle(line: str) -> Puzzle:
    """The puzzle written like this."""
    given: dict[str, Json] = json.loads(line)
    return Puzzle(**{name: _frozen(value) for name, value in given.items()})  # type: ignore[arg-type]


@cache
def all_puzzles() -> tuple[Puzzle, ...]:
    """The puzzles that come with Gemkeep."""
    written = files(__package__).joinpath(FILE).read_text(encoding="utf-8")
    return tuple(read_puzzle(line) for line in written.splitlines())


def _deck(setup: Setup, puzzle: Puzzle) -> tuple[int, ...]:
    """The cards that are nowhere else."""
    deck = list(setup.deck)
    for card in setup.joining[: puzzle.closed]:
        deck[card.number] += 1
    rescued = [
        RELIC if setup.mode == "escalating" else f"{RELIC}:{worth}"
        for relics in puzzle.relics
        for worth in relics
    ]
    for name in (*puzzle.path, *puzzle.removed, *rescued):
        deck[setup.named[name].number] -= 1
    return tuple(deck)


def _frozen(value: Json) -> Json:
    return tuple(map(_frozen, value)) if isinstance(value, list) else value
