"""Diamant with its parameters, small versions included."""

from __future__ import annotations

from collections import Counter
from typing import Final

from gemkeep.core.errors import Illegal, Malformed, Unknown, quote
from gemkeep.envs.openspiel.variant import Parameters, Variant, counted
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.catalogue import FEWEST_SEATS, MOST_SEATS
from gemkeep.games.diamant.rules import start
from gemkeep.games.diamant.spec import SPEC
from gemkeep.games.diamant.types import HAZARD, RELIC, ROUNDS, TREASURE, Setup

FEWEST_PLAYERS: Final = 2
"""The game is for three and more, but much of what is known about solving games is for two."""

DEFAULTS: Final[Parameters] = {
    "players": 4,
    "edition": "uk",
    "relics": "",
    "totals": "open",
    "rounds": ROUNDS,
    "deck": "",
    "chests": "",
}


class DiamantVariant(Variant):
    """Diamant with its parameters, some of which are not in the published game.

    Fewer rounds are the last rounds of a game that has lost no card so far, so the rules are the
    usual ones. A custom deck is a part of the edition's, and chests need not be empty.
    """

    def __init__(self, parameters: Parameters) -> None:
        """Set up the game; an error says which parameter is wrong."""
        super().__init__(parameters)
        given = dict(DEFAULTS) | self._parameters
        players, rounds = given["players"], given["rounds"]
        if not FEWEST_PLAYERS <= players <= MOST_SEATS:
            raise Illegal(f"players is {FEWEST_PLAYERS} to {MOST_SEATS}, not {quote(players)}")
        if not 1 <= rounds <= ROUNDS:
            raise Illegal(f"rounds is 1 to {ROUNDS}, not {quote(rounds)}")
        self.spec = SPEC
        self.game: Diamant = Diamant(
            given["edition"], max(players, FEWEST_SEATS), given["relics"] or None, given["totals"]
        )
        self.game.setup = _small(self.game.setup, players, rounds, given["deck"])
        self.game.seats = players
        chests = _chests(given["chests"], players)
        self.start = start(self.game.setup)._replace(closed=ROUNDS - rounds, chests=chests)
        self.decisions = _most_decisions(self.game.setup, rounds)
        self.draws = self.decisions + rounds

    @property
    def positions(self) -> int:
        """One before the first move, and one after each."""
        return 1 + self.decisions + self.draws


def _chests(given: str, players: int) -> tuple[int, ...]:
    """What is in each chest at the start, from a list such as `0/2/4`; nothing by default."""
    chests = given.split("/") if given else ["0"] * players
    if len(chests) != players or not all(chest.strip().isdecimal() for chest in chests):
        raise Malformed(f"chests has a number for each of {players} players, not {quote(given)}")
    return tuple(map(int, chests))


def _small(setup: Setup, players: int, rounds: int, deck: str) -> Setup:
    """The setup with this number of players and, unless `deck` is empty, with this deck."""
    if deck:
        small = setup._replace(seats=players, deck=_reduced(setup, deck), joining=())
    else:
        # The relics of the rounds before have joined the deck, and nobody has found them.
        joined = Counter(card.name for card in setup.joining[: ROUNDS - rounds])
        cards = tuple(
            count + joined[card.name] for card, count in zip(setup.cards, setup.deck, strict=True)
        )
        small = setup._replace(seats=players, deck=cards)
    _check_that_rounds_end(small, rounds)
    return small


def _reduced(setup: Setup, given: str) -> tuple[int, ...]:
    """The number of each card in a deck such as `5+7+spider*2`."""
    wanted: Counter[str] = Counter()
    for name, times in counted("deck", given).items():
        wanted[_card_name(name)] += times
    has = dict(zip(setup.named, setup.deck, strict=True))
    for name, times in wanted.items():
        if times > has.get(name, 0):
            cards = ", ".join(f"{known}*{count}" for known, count in has.items() if count)
            raise Unknown(f"a deck can't have {quote(name)} {times} times; the edition has {cards}")
    return tuple(wanted[card.name] for card in setup.cards)


def _card_name(short: str) -> str:
    """The card's name in records: `7` is `treasure:7` and `snake` is `hazard:snake`."""
    if short.isdecimal():
        return f"{TREASURE}:{short}"
    return short if short.startswith(RELIC) else f"{HAZARD}:{short}"


def _check_that_rounds_end(setup: Setup, rounds: int) -> None:
    """Refuse a deck that can run out within a round.

    A round can end with a hazard that strikes, and one card of it then leaves the game. So a second
    card of some hazard must be left for each round.
    """
    strikes = sum(
        count - 1
        for card, count in zip(setup.cards, setup.deck, strict=True)
        if card.kind == HAZARD and count
    )
    if strikes < rounds:
        raise Illegal(
            f"{rounds} rounds need hazards that can strike {rounds} times, and the deck's can "
            f"strike {strikes} times: a hazard strikes with each card after its first"
        )


def _most_decisions(setup: Setup, rounds: int) -> int:
    """Each card of a round but the last is followed by a decision; see `games.diamant.spec`."""
    counts = [(card.kind, n) for card, n in zip(setup.cards, setup.deck, strict=True) if n]
    treasures = sum(n for kind, n in counts if kind == TREASURE)
    hazards = sum(kind == HAZARD for kind, _ in counts)
    relics = sum(n for kind, n in counts if kind == RELIC)
    return rounds * (treasures + hazards) + relics + len(setup.joining)
