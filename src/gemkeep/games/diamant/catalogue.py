"""The published editions and their decks, as rows of data."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, NamedTuple, get_args

from gemkeep.core.errors import Illegal, Malformed, Unknown, quote
from gemkeep.core.moves import Action
from gemkeep.games.diamant.types import (
    HAZARD,
    RELIC,
    REVEAL,
    TREASURE,
    Card,
    RelicMode,
    Setup,
    Totals,
)

FEWEST_SEATS: Final = 3
MOST_SEATS: Final = 8

TREASURES: Final = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
CARDS_OF_EACH_HAZARD: Final = 3
ASCENDING_RELICS: Final = (5, 7, 8, 10, 12)
ESCALATING_RELICS: Final = 5

RUBIES_OF_A_DIAMOND: Final = 5

ESCALATING_WORTH: Final = (5, 5, 5, 10, 10)
"""The worth of the first, second, … relic rescued in a game in mode `escalating`."""


class Edition(NamedTuple):
    """One published edition."""

    name: str
    hazards: tuple[str, ...]
    modes: tuple[RelicMode, ...]
    """Its relic modes; the first is the default."""
    entrance_closed_by: str


BARRICADE: Final = "barricade"
TOKEN_TAKEN: Final = "token taken"
JUNGLE_HAZARDS: Final = ("spider", "snake", "lava", "boulder", "ram")
DESERT_HAZARDS: Final = ("scorpion", "snake", "lava", "boulder", "spear")

EDITIONS: Final = MappingProxyType(
    {
        edition.name: edition
        for edition in (
            Edition("uk", JUNGLE_HAZARDS, ("none", "ascending"), BARRICADE),
            Edition("cs", JUNGLE_HAZARDS, ("escalating",), BARRICADE),
            Edition("sr", JUNGLE_HAZARDS, ("escalating",), BARRICADE),
            Edition("ru", DESERT_HAZARDS, ("none", "ascending"), TOKEN_TAKEN),
        )
    }
)


def set_up(edition_name: object, mode: object, seats: object) -> Setup:
    """The setup of a game; an error quotes the input and lists what is possible.

    The input may come from anyone's file, so each part is checked first.
    """
    edition = _edition_named(edition_name)
    relic_mode = _mode_of(edition, mode)
    if not isinstance(seats, int) or isinstance(seats, bool):
        raise Malformed(f"the number of players is a whole number, not {quote(seats)}")
    if not FEWEST_SEATS <= seats <= MOST_SEATS:
        raise Illegal(f"Diamant is for {FEWEST_SEATS} to {MOST_SEATS} players, not {quote(seats)}")
    later = ASCENDING_RELICS[1:] if relic_mode == "ascending" else ()
    joining = tuple(f"{RELIC}:{worth}" for worth in later)
    return with_deck(edition.name, relic_mode, seats, _first_deck(edition, relic_mode), joining)


def with_deck(
    edition: str, mode: RelicMode, seats: int, deck: Mapping[str, int], joining: tuple[str, ...]
) -> Setup:
    """The setup with this many of each card, by name; studies use it for smaller decks."""
    counted = {**deck, **dict.fromkeys(joining, 0)}
    cards = tuple(_card(number, name) for number, name in enumerate(counted))
    named = MappingProxyType({card.name: card for card in cards})
    return Setup(
        edition=edition,
        mode=mode,
        seats=seats,
        cards=cards,
        named=named,
        reveals=tuple(Action(REVEAL, card.name) for card in cards),
        deck=tuple(counted.values()),
        joining=tuple(named[name] for name in joining),
    )


def totals_named(name: object) -> Totals:
    """Whether chests are open or hidden; an error for any other word."""
    for known in get_args(Totals):
        if name == known:
            totals: Totals = known
            return totals
    raise Unknown(f"totals are {' or '.join(get_args(Totals))}, not {quote(name)}")


def _edition_named(name: object) -> Edition:
    if not isinstance(name, str):
        raise Malformed(
            f"an edition is named by a word, not {quote(name)}; there are {', '.join(EDITIONS)}"
        )
    if name not in EDITIONS:
        raise Unknown(f"no edition is called {quote(name)}; there are {', '.join(EDITIONS)}")
    return EDITIONS[name]


def _mode_of(edition: Edition, mode: object) -> RelicMode:
    if mode is None:
        return edition.modes[0]
    has = f"edition {edition.name} has {' and '.join(edition.modes)}"
    if not isinstance(mode, str):
        raise Malformed(f"a relic mode is named by a word, not {quote(mode)}; {has}")
    for known in edition.modes:
        if mode == known:
            return known
    raise Unknown(f"no relic mode of edition {edition.name} is called {quote(mode)}; {has}")


def _first_deck(edition: Edition, mode: RelicMode) -> dict[str, int]:
    """The cards of the first round's deck by name, with how many there are of each."""
    deck = {f"{TREASURE}:{rubies}": TREASURES.count(rubies) for rubies in TREASURES}
    deck |= {f"{HAZARD}:{hazard}": CARDS_OF_EACH_HAZARD for hazard in edition.hazards}
    if mode == "ascending":
        deck[f"{RELIC}:{ASCENDING_RELICS[0]}"] = 1
    if mode == "escalating":
        deck[RELIC] = ESCALATING_RELICS
    return deck


def _card(number: int, name: str) -> Card:
    kind, _, printed = name.partition(":")
    if kind == TREASURE:
        return Card(number, name, TREASURE, int(printed))
    if kind == HAZARD:
        return Card(number, name, HAZARD, 0)
    return Card(number, name, RELIC, int(printed or 0))
