"""The values of Diamant: a card, the fixed setup of a game, and its state."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, TypeAlias

from gemkeep.core.moves import Action, Seat
from gemkeep.core.value import quick_replace

ROUNDS: Final = 5

Choice: TypeAlias = Literal["on", "back"]
CHOICES: Final[tuple[Choice, ...]] = ("on", "back")

RelicMode: TypeAlias = Literal["none", "ascending", "escalating"]

Totals: TypeAlias = Literal["open", "hidden"]
"""Whether everyone sees what is in each chest; the table decides, the rules say nothing."""

REVEAL: Final = "reveal"
CHOOSE: Final = "choose"

TREASURE: Final = "treasure"
HAZARD: Final = "hazard"
RELIC: Final = "relic"


class Card(NamedTuple):
    """A kind of card; cards with the same picture are the same."""

    number: int
    """Its index in the list of the game's cards, and in the counts of a deck."""
    name: str
    """Its name in records: `treasure:9`, `hazard:snake`, `relic:7`."""
    kind: Literal["treasure", "hazard", "relic"]
    worth: int
    """The rubies of a treasure or the number on a relic; 0 if none is printed."""


class Setup(NamedTuple):
    """Everything fixed before the first card."""

    edition: str
    mode: RelicMode
    seats: int
    cards: tuple[Card, ...]
    named: Mapping[str, Card]
    reveals: tuple[Action, ...]
    """For each card, the action that reveals it."""
    deck: tuple[int, ...]
    """The number of each card in the deck at the start of the first round."""
    joining: tuple[Card, ...]
    """The relics that join the deck before rounds two to five, one per round."""


@quick_replace
class State(NamedTuple):
    """The state of a game of Diamant.

    The deck has no order: its cards are only counted, and chance draws the next.
    """

    closed: int
    """The number of closed entrances, that is, of finished rounds."""
    deck: tuple[int, ...]
    """The number of each card in the face-down deck."""
    path: tuple[Card, ...]
    left: tuple[int, ...]
    """The rubies on each card of the path."""
    in_cave: tuple[Seat, ...]
    to_choose: tuple[Seat, ...]
    """The players who have yet to choose; nobody when a reveal is due."""
    choices: tuple[Choice | None, ...]
    """By seat, the choice in the current decision: secret until all have chosen."""
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
        """The current round, from 1; after the end, the last."""
        return min(self.closed + 1, ROUNDS)
