"""The values of Diamant: a card, the fixed setup of a game, and its state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.core.moves import Action, Seat

ROUNDS: Final = 5

Choice: TypeAlias = Literal["on", "back"]
CHOICES: Final[tuple[Choice, ...]] = ("on", "back")

RelicMode: TypeAlias = Literal["none", "ascending", "escalating"]

Totals: TypeAlias = Literal["open", "hidden"]
"""Whether everyone sees what is in each chest; no rule of the books, an agreement of a table."""

REVEAL: Final = "reveal"
CHOOSE: Final = "choose"

TREASURE: Final = "treasure"
HAZARD: Final = "hazard"
RELIC: Final = "relic"


class Card(NamedTuple):
    """One card of the deck, as all of its kind and worth are alike."""

    number: int
    """Its place in the list of the game's cards, by which a deck counts it."""
    name: str
    """The card as a record writes it: `treasure:9`, `hazard:snake`, `relic:7`."""
    kind: Literal["treasure", "hazard", "relic"]
    worth: int
    """The rubies of a treasure, the number on a relic; 0 where nothing is printed."""


class Setup(NamedTuple):
    """All that is fixed before the first card: who plays, and with which cards."""

    edition: str
    mode: RelicMode
    seats: int
    cards: tuple[Card, ...]
    named: Mapping[str, Card]
    reveals: tuple[Action, ...]
    """For each card, the action of turning it up."""
    deck: tuple[int, ...]
    """How many of each card the deck has at the start of the first round."""
    joining: tuple[Card, ...]
    """The relics that join the deck before rounds two to five, one a round."""


class State(NamedTuple):
    """Where a game of Diamant stands.

    The order of the deck is nowhere: the deck is only counted, and what comes next is chance's.
    """

    closed: int
    """How many entrances are closed: the rounds that are over."""
    deck: tuple[int, ...]
    """How many of each card are in the face-down deck."""
    path: tuple[Card, ...]
    left: tuple[int, ...]
    """The rubies lying on each card of the path."""
    in_cave: tuple[Seat, ...]
    to_choose: tuple[Seat, ...]
    """Who is in the cave and has yet to choose; nobody when a reveal is due."""
    choices: tuple[Choice | None, ...]
    """By seat, what was chosen in the decision under way: secret until all have chosen."""
    carried: tuple[int, ...]
    chests: tuple[int, ...]
    relics: tuple[tuple[int, ...], ...]
    """By seat, the worth of each relic rescued."""
    removed: tuple[Card, ...]
    """The cards that have left the game, in the order they left."""

    @property
    def over(self) -> bool:
        """Whether the fifth entrance is closed."""
        return self.closed == ROUNDS

    @property
    def round(self) -> int:
        """The round being played, from 1; after the end, the last."""
        return min(self.closed + 1, ROUNDS)
