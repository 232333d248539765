"""Why something is known about the casket."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeAlias

from gemkeep.games.hideouts.types import Wall
from gemkeep.minds.hideouts.deduction.evidence import Found, WallSeen


@dataclass(frozen=True, slots=True)
class SealRead:
    """The seal was read."""

    by: tuple[WallSeen, ...]
    """Each seat's first sight of it, the earliest first."""

    @property
    def since(self) -> int:
        """The move after which it was known."""
        return self.by[0].move


@dataclass(frozen=True, slots=True)
class OtherHomesKnown:
    """The homes of all others are known, so this box belongs to the one left over."""

    others: tuple[WallSeen, ...]
    """The first sight of each of the other seals, in the order they were read."""

    @property
    def since(self) -> int:
        """The move after which it was known."""
        return self.others[-1].move


@dataclass(frozen=True, slots=True)
class PictureSeen:
    """The picture inside the box, or the seal itself, is on this wall."""

    by: WallSeen


@dataclass(frozen=True, slots=True)
class OtherWallsBare:
    """The three other walls are bare, so the seal is on the one left over."""

    bare: tuple[WallSeen, ...]


@dataclass(frozen=True, slots=True)
class TurnedUp:
    """It was turned up in its cell."""

    found: Found

    @property
    def since(self) -> int:
        """The move after which it was known."""
        return self.found.move


@dataclass(frozen=True, slots=True)
class OthersFound:
    """All others were found, so this is the one left over."""

    others: tuple[Found, ...]
    """In the order they were found."""

    @property
    def since(self) -> int:
        """The move after which it was known; 0 if it was before the first."""
        return self.others[-1].move if self.others else 0


HomeReason: TypeAlias = SealRead | OtherHomesKnown
SideReason: TypeAlias = PictureSeen | OtherWallsBare
CellReason: TypeAlias = TurnedUp | OthersFound


@dataclass(frozen=True, slots=True)
class Side:
    """The wall that has the seal, and how that is known."""

    wall: Wall
    why: SideReason
