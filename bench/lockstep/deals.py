"""Cards for many positions at once."""

from __future__ import annotations

from typing import Final

import numpy as np

from gemkeep.games.diamant.catalogue import (
    ASCENDING_RELICS,
    CARDS_OF_EACH_HAZARD,
    ESCALATING_RELICS,
    ESCALATING_WORTH,
    TREASURES,
)
from gemkeep.games.diamant.spec import KINDS_OF_HAZARD
from gemkeep.games.diamant.types import ROUNDS, RelicMode
from gemkeep.minds.diamant.sage.position import MODES, Numbers, Position
from gemkeep.minds.diamant.sage.reading import FULL_DECK, WORTHS, Floats, next_relics

CARDS: Final = 40
"""More than can be dealt in a round."""
TWINS: Final = tuple(place for place, worth in enumerate(WORTHS[1:]) if worth == WORTHS[place])
"""The treasures that are followed by one of the same worth."""
FIRST_HAZARD: Final = len(TREASURES)
FIRST_RELIC: Final = FIRST_HAZARD + KINDS_OF_HAZARD


class Dealer:
    """Deals to many games; the same seed deals the same cards, as far as the decks are the same."""

    def __init__(self, games: int, seed: list[int]) -> None:
        """Draw all the luck there will be."""
        random = np.random.default_rng(seed)
        self._luck = random.random((games, ROUNDS, CARDS), np.float32)
        self._dealt = np.zeros((games, ROUNDS), int)

    def deal(self, it: Position, games: Numbers) -> Position:
        """The positions of these games after the next card, and the first of a new round."""
        it = revealed(it, self._draw(it, games))
        again = np.flatnonzero(_untouched(it) & (it.closed < ROUNDS))
        if not len(again):
            return it
        some = Position(*(part[again] for part in it))
        first = revealed(some, self._draw(some, games[again]))
        for part, new in zip(it, first, strict=True):
            part[again] = new
        return it

    def _draw(self, it: Position, games: Numbers) -> Floats:
        closed = it.closed.astype(int)
        number = self._dealt[games, closed]
        self._dealt[games, closed] += 1
        found: Floats = self._luck[games, closed, number]
        return found


def first_positions(games: int, players: int, mode: RelicMode) -> Position:
    """New games before their first card."""
    ones = np.ones((games, players), np.float32)
    zeros = np.zeros(games, np.float32)
    relics = {
        "none": [0] * ESCALATING_RELICS,
        "ascending": [1, *[0] * (ESCALATING_RELICS - 1)],
        "escalating": [1] * ESCALATING_RELICS,
    }[mode]
    hazards = [CARDS_OF_EACH_HAZARD] * KINDS_OF_HAZARD
    return Position(
        present=ones,
        inside=ones.copy(),
        scores=np.zeros_like(ones),
        closed=zeros,
        purse=zeros.copy(),
        on_path=zeros.copy(),
        treasures=_rows(games, FULL_DECK),
        hazards=_rows(games, hazards),
        threats=_rows(games, [0] * KINDS_OF_HAZARD),
        mode=_rows(games, [name == mode for name in MODES]),
        relics_in_deck=_rows(games, relics),
        relics_on_path=zeros.copy(),
        relics_worth=zeros.copy(),
        rescued=zeros.copy(),
    )


def _rows(games: int, row: Numbers) -> Floats:
    return np.tile(np.asarray(row, np.float32), (games, 1))


def _untouched(it: Position) -> Numbers:
    """Whether no card of the round has been dealt yet."""
    cards = it.threats.sum(-1) + it.relics_on_path
    return (it.treasures.sum(-1) == len(TREASURES)) & (cards == 0)


def revealed(it: Position, luck: Floats) -> Position:
    """The positions after one card each."""
    weights = np.concatenate([it.treasures, it.hazards, it.relics_in_deck], -1)
    below = np.cumsum(weights, -1)
    card = (below <= (luck * below[:, -1])[:, None]).sum(-1)
    drawn = (np.arange(weights.shape[-1]) == card[:, None]).astype(np.float32)
    treasure = drawn[:, :FIRST_HAZARD]
    hazard, relic = drawn[:, FIRST_HAZARD:FIRST_RELIC], drawn[:, FIRST_RELIC:]
    struck = (hazard * it.threats).sum(-1) > 0
    ends = struck[:, None]
    worth = treasure @ np.asarray(WORTHS, np.float32)
    share = np.floor(worth / it.inside.sum(-1))
    closed = it.closed + struck
    left, found = _relics_after(it, relic)
    hazards = it.hazards - hazard
    return it._replace(
        inside=np.where(ends, it.present, it.inside),
        closed=closed,
        purse=np.where(struck, 0, it.purse + share),
        on_path=np.where(struck, 0, it.on_path + worth - share * it.inside.sum(-1)),
        treasures=np.where(ends, FULL_DECK, _sorted(it.treasures - treasure)),
        hazards=np.where(ends, hazards + it.threats, hazards),
        threats=np.where(ends, 0, np.maximum(it.threats, hazard)),
        relics_in_deck=np.where(ends, next_relics(it), left),
        relics_on_path=np.where(struck, 0, it.relics_on_path + relic.sum(-1)),
        relics_worth=np.where(struck, 0, it.relics_worth + found),
    )


def _sorted(treasures: Floats) -> Floats:
    """Of two equal treasures the first stays longer."""
    for place in TWINS:
        pair = treasures[:, place : place + 2]
        treasures[:, place : place + 2] = np.sort(pair, -1)[:, ::-1]
    return treasures


def _relics_after(it: Position, relic: Floats) -> tuple[Floats, Floats]:
    """The relics left in the deck, and what the one that was dealt is worth."""
    ascending = it.mode[:, MODES.index("ascending")] != 0
    found = relic.sum(-1)
    left = it.relics_in_deck.sum(-1) - found
    fewer = np.arange(ESCALATING_RELICS) < left[:, None]
    known = (it.rescued + it.relics_on_path).astype(int)
    next_worth = np.asarray((*ESCALATING_WORTH, 0))[np.minimum(known, ESCALATING_RELICS)]
    worth = np.where(
        ascending, relic @ np.asarray(ASCENDING_RELICS, np.float32), found * next_worth
    )
    return np.where(ascending[:, None], it.relics_in_deck - relic, fewer), worth
