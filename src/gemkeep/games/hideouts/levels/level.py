"""Custom levels, read from a file or a record; all errors are reported at once."""

from __future__ import annotations

import tomllib
from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Final

from gemkeep.core.encoding.notation import whole_number
from gemkeep.core.errors import Illegal, Malformed, Unknown, quote
from gemkeep.core.moves import Json
from gemkeep.games.hideouts.catalogue import (
    FEWEST_SEATS,
    FEWEST_TOKENS,
    HIDEOUTS,
    HIDEOUTS_OF_A_LEVEL,
    LEVELS,
    MOST_SEATS,
    MOST_TOKENS,
    draws_runes,
)
from gemkeep.games.hideouts.levels.errors import (
    LevelError,
    LockWithoutRune,
    MissingField,
    NotALevel,
    NotEightHideouts,
    NumberLeftOut,
    NumberTwice,
    SupplyOutOfBounds,
    TooManyOfAKind,
    UnknownField,
    UnknownHideout,
    WrongValue,
)
from gemkeep.games.hideouts.types import (
    CHARGES,
    FULL_SUPPLY,
    MEMORIES,
    Level,
    Memory,
    Setup,
)

LONGEST_NAME: Final = 80
LARGEST_FILE: Final = 16_384
"""In characters, or in bytes for a file; a level needs a few hundred."""


class LevelRefused(Malformed):
    """A level can't be played; it has all errors."""

    def __init__(self, errors: Sequence[LevelError]) -> None:
        """Join the messages of all errors."""
        super().__init__("; ".join(map(str, errors)))
        self.errors: tuple[LevelError, ...] = tuple(errors)


def read_level(source: str | Path) -> Level:
    """The level in this TOML text or file; `LevelRefused` has all that is wrong with it."""
    text = _text_of(source) if isinstance(source, Path) else source
    _check_size(text)
    try:
        table = tomllib.loads(text)
    except tomllib.TOMLDecodeError as error:
        raise LevelRefused([NotALevel(f"this is not TOML: {error}")]) from error
    except RecursionError as error:
        raise LevelRefused([NotALevel("this TOML is nested too deeply")]) from error
    return level_from(table)


def level_from(fields: object) -> Level:
    """The level with these fields, as in a TOML file or a record."""
    if not isinstance(fields, Mapping):
        raise LevelRefused([NotALevel(f"a level is an object with fields, not {quote(fields)}")])
    errors = list(_errors(fields))
    if errors:
        raise LevelRefused(errors)
    options = {key: fields[key] for key in fields if key != "hideouts"}
    return Level(hideouts=tuple(fields["hideouts"]), **options)


def check_level(level: Level) -> None:
    """Raise `LevelRefused` if the level can't be played."""
    level_from(fields_of(level))


def fields_of(level: Level) -> dict[str, Json]:
    """The level's fields, as they are written in a record."""
    return {
        "name": level.name,
        "hideouts": list(level.hideouts),
        "supply": level.supply,
        "advanced": level.advanced,
        "advanced_charge": level.advanced_charge,
        "advanced_start": level.advanced_start,
    }


def set_up(
    level: int | Level, seats: int, *, advanced: bool, supply: int | None, memory: Memory
) -> Setup:
    """The setup of a game; an error quotes the input and lists what is possible.

    `advanced` and `supply` are for numbered levels; a custom level has both itself.
    """
    if not whole_number(seats):
        raise Malformed(f"the number of players is a whole number, not {quote(seats)}")
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Illegal(f"Hideouts is for {FEWEST_SEATS} to {MOST_SEATS} players, not {quote(seats)}")
    if memory not in MEMORIES:
        raise Unknown(f"no memory aid is called {quote(memory)}; there are {', '.join(MEMORIES)}")
    if isinstance(level, Level):
        if advanced or supply is not None:
            raise Malformed(
                "a custom level has its own advanced and supply; they can't be given separately"
            )
        check_level(level)
        return Setup(level, None, memory, seats, draws_runes(level))
    row = _numbered(level)
    played = Level(row.name, row.hideouts, FULL_SUPPLY if supply is None else supply, advanced)
    check_level(played)
    return Setup(played, level, memory, seats, draws_runes(played))


def _numbered(number: object) -> Level:
    numbers = f"levels are {min(LEVELS)} to {max(LEVELS)}, or a custom one"
    if not isinstance(number, int) or isinstance(number, bool):
        raise Malformed(f"a level is a number or an object, not {quote(number)}; {numbers}")
    if number not in LEVELS:
        raise Unknown(f"there is no level {quote(number)}; {numbers}")
    return LEVELS[number]


def _text_of(path: Path) -> str:
    try:
        with path.open("rb") as file:
            content = file.read(LARGEST_FILE + 1)
    except OSError as error:
        raise LevelRefused([NotALevel(f"can't read {path}: {error.strerror}")]) from error
    _check_size(content)
    try:
        return content.decode()
    except UnicodeDecodeError as error:
        raise LevelRefused([NotALevel(f"{path} is not text in UTF-8")]) from error


def _check_size(written: str | bytes) -> None:
    if len(written) > LARGEST_FILE:
        raise LevelRefused([NotALevel(f"a level has at most {LARGEST_FILE} characters")])


def _errors(fields: Mapping[str, object]) -> Iterator[LevelError]:
    """All errors, field by field; what depends on a wrong field is skipped."""
    known = tuple(_CHECKS)
    for key in fields:
        if key not in known:
            yield UnknownField(f"no field is called {quote(key)}; there are {', '.join(known)}")
    for key, check in _CHECKS.items():
        if key in fields:
            yield from _in_field(key, check(fields[key]))
        elif key in ("name", "hideouts"):
            yield from _in_field(key, [MissingField(f"a level needs the field {key!r}")])


def _in_field(key: str, errors: Iterable[LevelError]) -> Iterator[LevelError]:
    for error in errors:
        error.field = key
        yield error


def _check_name(name: object) -> Iterator[LevelError]:
    if not isinstance(name, str) or not 0 < len(name) <= LONGEST_NAME or not name.isprintable():
        yield WrongValue(
            f"name is a line of 1 to {LONGEST_NAME} printable characters, not {quote(name)}"
        )


def _check_hideouts(hideouts: object) -> Iterator[LevelError]:
    if not isinstance(hideouts, (list, tuple)):
        yield WrongValue(f"hideouts is a list of names, not {quote(hideouts)}")
        return
    if len(hideouts) != HIDEOUTS_OF_A_LEVEL:
        yield NotEightHideouts(
            f"a level has {HIDEOUTS_OF_A_LEVEL} hideouts, and this has {len(hideouts)}"
        )
    counts = Counter(name for name in hideouts if isinstance(name, str))
    strangers = {quote(name): name for name in hideouts if not _known(name)}
    for quoted, name in strangers.items():
        there_are = ", ".join(HIDEOUTS)
        yield UnknownHideout(f"no hideout is called {quoted}; there are {there_are}", name)
    for name, hideout in HIDEOUTS.items():
        yield from _check_kind(name, counts, hideout.in_the_box)


def _check_kind(name: str, counts: Counter[str], in_the_box: int) -> Iterator[LevelError]:
    """The errors in how often this hideout is there, and in what it needs."""
    kind, needs = HIDEOUTS[name].kind, HIDEOUTS[name].needs
    times = counts[name]
    if times > in_the_box and kind == "number":
        yield NumberTwice(
            f"{name} is listed {times} times; each number can be used only once", name
        )
    elif times > in_the_box:
        yield TooManyOfAKind(f"{name} is listed {times} times; the box holds {in_the_box}", name)
    if times and kind == "lock":
        for rune in needs:
            if not counts[rune]:
                said = f"{name} shows {rune}, which is not in the level"
                yield LockWithoutRune(said, name, rune)
    if not times and kind == "number" and _higher_number(name, counts):
        highest = _higher_number(name, counts)
        yield NumberLeftOut(f"{name} is missing, although {highest} is there", highest, name)


def _higher_number(name: str, counts: Counter[str]) -> str | None:
    """The highest number in the level that needs this one to leave first."""
    needing = [other for other in counts if _known(other) and name in HIDEOUTS[other].needs]
    return max((other for other in needing if HIDEOUTS[other].kind == "number"), default=None)


def _check_supply(supply: object) -> Iterator[LevelError]:
    if not whole_number(supply):
        yield WrongValue(f"supply is a whole number, not {quote(supply)}")
    elif supply not in range(FEWEST_TOKENS, MOST_TOKENS + 1):
        yield SupplyOutOfBounds(
            f"the supply is {FEWEST_TOKENS} to {MOST_TOKENS} tokens, not {quote(supply)}"
        )


def _check_advanced(advanced: object) -> Iterator[LevelError]:
    if not isinstance(advanced, bool):
        yield WrongValue(f"advanced is true or false, not {quote(advanced)}")


def _check_charge(charge: object) -> Iterator[LevelError]:
    if charge not in CHARGES:
        yield WrongValue(f"advanced_charge is {' or '.join(CHARGES)}, not {quote(charge)}")


def _check_start(advanced_start: object) -> Iterator[LevelError]:
    if not isinstance(advanced_start, bool):
        yield WrongValue(f"advanced_start is true or false, not {quote(advanced_start)}")


_CHECKS: Final = {
    "name": _check_name,
    "hideouts": _check_hideouts,
    "supply": _check_supply,
    "advanced": _check_advanced,
    "advanced_charge": _check_charge,
    "advanced_start": _check_start,
}


def _known(name: object) -> bool:
    return isinstance(name, str) and name in HIDEOUTS
