"""Positions of Diamant, reached by playing moves."""

from __future__ import annotations

from gemkeep.core.game import Event
from gemkeep.core.moves import CHANCE, Move, Seat
from gemkeep.games.diamant import Diamant, State

EVERY_WAY_TO_PLAY = (
    ("uk", "none"),
    ("uk", "ascending"),
    ("cs", "escalating"),
    ("sr", "escalating"),
    ("ru", "none"),
    ("ru", "ascending"),
)
"""Every edition with every relic mode it has."""


class Cave:
    """A game in progress, advanced by explorers and chance.

    Each move returns the events that everyone saw.
    """

    def __init__(self, edition: str = "uk", seats: int = 3, relics: str | None = None) -> None:
        self.game = Diamant(edition, seats, relics)
        self.state: State = self.game.start()
        self.moves: list[Move] = []

    def play(self, move: Move) -> tuple[Event, ...]:
        self.state, events = self.game.apply(self.state, move)
        self.moves.append(move)
        return events

    def reveal(self, card: str) -> tuple[Event, ...]:
        """The top card of the deck is this one."""
        return self.play(Move(CHANCE, "reveal", card))

    def choose(self, seat: Seat, choice: str) -> tuple[Event, ...]:
        return self.play(Move(seat, "choose", choice))

    def back(self, *leaving: Seat) -> tuple[Event, ...]:
        """These go back, all others in the cave go on; the events of the last to choose."""
        events: tuple[Event, ...] = ()
        for seat in self.state.in_cave:
            events = self.choose(seat, "back" if seat in leaving else "on")
        return events

    def on(self) -> tuple[Event, ...]:
        """Everyone in the cave goes on."""
        return self.back()

    def all_back(self) -> tuple[Event, ...]:
        return self.back(*self.state.in_cave)

    def walk(self, *cards: str) -> tuple[Event, ...]:
        """These cards come up, and between them everyone in the cave goes on."""
        events: tuple[Event, ...] = ()
        for card in cards:
            if self.state.to_choose:
                self.on()
            events = self.reveal(card)
        return events

    def bust(self, hazard: str = "hazard:snake") -> tuple[Event, ...]:
        """This hazard comes up until it has come twice."""
        closed = self.state.closed
        while self.state.closed == closed:
            events = self.walk(hazard)
        return events

    def quick_rounds(self, rounds: int) -> tuple[Event, ...]:
        """This many rounds in which a 1 comes up and everyone leaves with nothing."""
        events: tuple[Event, ...] = ()
        for _ in range(rounds):
            self.walk("treasure:1")
            events = self.all_back()
        return events

    @property
    def deck(self) -> dict[str, int]:
        """The cards in the deck by name, without those it lacks."""
        cards = self.game.setup.cards
        return {
            card.name: count for card, count in zip(cards, self.state.deck, strict=True) if count
        }

    @property
    def path(self) -> list[tuple[str, int]]:
        """The path's cards, each with the rubies on it."""
        return [
            (card.name, rubies)
            for card, rubies in zip(self.state.path, self.state.left, strict=True)
        ]

    @property
    def removed(self) -> list[str]:
        return [card.name for card in self.state.removed]
