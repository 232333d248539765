"""The guardians, the hideouts and the five levels, as rows of data."""

from __future__ import annotations

from types import MappingProxyType
from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.games.hideouts.types import FULL_SUPPLY, Level

FEWEST_SEATS: Final = 2
MOST_SEATS: Final = 4

GUARDIANS: Final = ("fish", "lizard", "owl", "fox", "moth", "hare", "snail", "bat")
NUMBER_OF: Final = MappingProxyType({name: number for number, name in enumerate(GUARDIANS)})

FEWEST_TOKENS: Final = 1
MOST_TOKENS: Final = FULL_SUPPLY
HIDEOUTS_OF_A_LEVEL: Final = 8
PRICE_OF_A_CORRECTION: Final = 3
IDLE_TURNS_THAT_LOSE: Final = 20

Kind: TypeAlias = Literal["rune", "mechanism", "lock", "rotation", "action", "number"]


class Hideout(NamedTuple):
    """One hideout token."""

    name: str
    kind: Kind
    needs: tuple[str, ...]
    """The hideouts that must have left the game before this one may."""
    in_the_box: int
    """How many of it the game has."""


def _runes(*numbers: int) -> tuple[str, ...]:
    return tuple(f"rune:{number}" for number in numbers)


RUNES: Final = _runes(1, 2, 3, 4, 5, 6, 7, 8)
RUNE_SET: Final = frozenset(RUNES)
NUMBERS: Final = tuple(f"number:{number}" for number in range(1, 9))
LOCKS: Final = ("lock:A", "lock:B")
MECHANISM: Final = "mechanism"
ROTATION: Final = "rotation"
ACTION: Final = "action"

HIDEOUTS: Final = MappingProxyType(
    {
        hideout.name: hideout
        for hideout in (
            *(Hideout(rune, "rune", (), 1) for rune in RUNES),
            Hideout(MECHANISM, "mechanism", (), 4),
            Hideout("lock:A", "lock", _runes(1, 2, 3), 1),
            Hideout("lock:B", "lock", _runes(4, 5, 6), 1),
            Hideout(ROTATION, "rotation", (), 2),
            Hideout(ACTION, "action", (), 1),
            *(Hideout(name, "number", NUMBERS[:lower], 1) for lower, name in enumerate(NUMBERS)),
        )
    }
)

LEVELS: Final = MappingProxyType(
    {
        1: Level("Simple hideouts", RUNES),
        2: Level("Moving boxes", (*_runes(1, 2, 3, 4), *4 * (MECHANISM,))),
        3: Level("Magic locks", (*LOCKS, *_runes(1, 2, 3, 4, 5, 6))),
        4: Level("Turning casket", (*_runes(1, 2, 3, 4, 5), ROTATION, ROTATION, ACTION)),
        5: Level("Puzzle pieces", NUMBERS),
    }
)


def runes_of(level: Level) -> tuple[str, ...]:
    """The runes the level lists."""
    return tuple(name for name in level.hideouts if HIDEOUTS[name].kind == "rune")


def draws_runes(level: Level) -> bool:
    """Whether chance decides which runes are in the casket, and the level only how many."""
    has_lock = any(HIDEOUTS[name].kind == "lock" for name in level.hideouts)
    return not has_lock and 0 < len(runes_of(level)) < len(RUNES)
