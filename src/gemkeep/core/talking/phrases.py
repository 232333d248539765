"""Quick phrases: what players of a game say with one tap, pointing at the board.

A game that has them lists them in a `Phrasebook`. A phrase may point at a cell, name a piece and
name a side of what is on the cell.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, NamedTuple, TypeAlias

from gemkeep.core.errors import quote

Needs: TypeAlias = Literal["must", "may", "not"]


class PhraseParts(NamedTuple):
    """Whether a phrase must, may or may not have each part."""

    cell: Needs
    piece: Needs
    side: Needs


class Phrase(NamedTuple):
    """A quick phrase as it was said."""

    phrase: str
    cell: int | None
    piece: str | None
    side: str | None
    number: int
    """What its speaker had seen: it is about whatever was on the cell after that update."""


class Phrasebook(NamedTuple):
    """The phrases of a game, and what they can point at."""

    phrases: Mapping[str, PhraseParts]
    cells: int
    pieces: tuple[str, ...]
    sides: tuple[str, ...]

    def error_in(self, said: Phrase) -> str | None:
        """Why this phrase can't be said like this; None if it can."""
        parts = self.phrases.get(said.phrase)
        if parts is None:
            return (
                f"{quote(said.phrase)} is not a quick phrase; there are {', '.join(self.phrases)}"
            )
        for part, needs in parts._asdict().items():
            has = getattr(said, part) is not None
            if (has and needs == "not") or (not has and needs == "must"):
                return f"{said.phrase} is said {'without' if has else 'with'} a {part}"
        if said.cell is not None and not 0 <= said.cell < self.cells:
            return f"there is no cell {said.cell}; cells are 0 to {self.cells - 1}"
        for name, given, known in (
            ("piece", said.piece, self.pieces),
            ("side", said.side, self.sides),
        ):
            if given is not None and given not in known:
                return f"{quote(given)} is not a {name} here; there are {', '.join(known)}"
        return None
