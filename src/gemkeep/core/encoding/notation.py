"""Strict parsing of rules and moves in records; every error quotes the input."""

from __future__ import annotations

from collections.abc import Mapping

from gemkeep.core.errors import Malformed, Unknown, quote
from gemkeep.core.moves import CHANCE, Move

PARTS_OF_A_MOVE = 3


def whole_number(given: object) -> bool:
    """Whether this is a whole number; in Python, unlike in JSON, `True` is an `int` too."""
    return isinstance(given, int) and not isinstance(given, bool)


def read_fields(
    what: str, given: object, required: tuple[str, ...], optional: tuple[str, ...] = ()
) -> Mapping[str, object]:
    """The fields of an object, if it has all required ones and no unknown ones."""
    if not isinstance(given, Mapping):
        raise Malformed(f"{what} must be an object, not {quote(given)}")
    for name in required:
        if name not in given:
            raise Malformed(f"{what} lacks {name!r}; it has {quote(list(given))}")
    for name in given:
        if name not in required and name not in optional:
            known = ", ".join((*required, *optional))
            raise Unknown(f"{what} has an unknown field {quote(name)}; it may have {known}")
    return given


def read_move(written: object, seats: int) -> Move:
    """The move `[by, verb, argument]`, with the argument as it was written."""
    if not isinstance(written, (list, tuple)) or len(written) != PARTS_OF_A_MOVE:
        raise Malformed(f"a move is [by, verb, argument], not {quote(written)}")
    by, verb, argument = written
    if not isinstance(verb, str):
        raise Malformed(f"a move's verb is a word, not {quote(verb)}")
    if by == CHANCE:
        return Move(CHANCE, verb, argument)
    if not isinstance(by, int) or isinstance(by, bool):
        raise Malformed(f'a move is made by a seat\'s number or by "{CHANCE}", not by {quote(by)}')
    if not 0 <= by < seats:
        raise Unknown(f"there is no seat {quote(by)} at this table; seats are 0 to {seats - 1}")
    return Move(by, verb, argument)
