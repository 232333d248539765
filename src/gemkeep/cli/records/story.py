"""Games as stories in a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from types import MappingProxyType
from typing import Any, Final

from gemkeep.core.game import Event, Game
from gemkeep.core.moves import Json
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.events import Chose
from gemkeep.games.diamant.story import tell as tell_diamant
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.story import tell as tell_hideouts

LONGEST_NAME: Final = 40
BOT: Final = "bot:"

Tell = Callable[[Sequence[Event], Sequence[str]], list[str]]
STORIES: Final[Mapping[str, Tell]] = MappingProxyType(
    {Diamant.name: tell_diamant, Hideouts.name: tell_hideouts}
)


def heading(game: Game[Any, Any], names: Sequence[str]) -> str:
    """The game, its rules and its players, in one line."""
    rules = ", ".join(_rule(name, value) for name, value in game.rules().items())
    seated = ", ".join(f"{seat} {name}" for seat, name in enumerate(names))
    return f"{game.name.capitalize()} ({rules}), at the table: {seated}"


def sentences(game: str, events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """The events as sentences, without `Chose`, as the choices follow."""
    return STORIES[game]([event for event in events if not isinstance(event, Chose)], names)


def names_of(seats: Sequence[str]) -> list[str]:
    """A name for each seat: short, printable and unique."""
    short = [printable(seat.removeprefix(BOT))[:LONGEST_NAME] or "?" for seat in seats]
    times = Counter(short)
    return [f"{name} ({seat})" if times[name] > 1 else name for seat, name in enumerate(short)]


def _rule(name: str, value: Json) -> str:
    if isinstance(value, Mapping):
        return f"{name} {value['name']}"
    if isinstance(value, bool):
        return name if value else f"not {name}"
    return f"{name} {value}"


def printable(name: str) -> str:
    """The name without control characters, which could move a terminal's cursor."""
    return "".join(letter if letter.isprintable() else "�" for letter in name)
