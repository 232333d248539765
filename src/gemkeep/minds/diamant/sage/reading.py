"""Views of Diamant as positions, and every position that the choices of a decision lead to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, TypeAlias

import numpy as np

from gemkeep.games.diamant.catalogue import (
    ASCENDING_RELICS,
    ESCALATING_RELICS,
    MOST_SEATS,
    TREASURES,
)
from gemkeep.games.diamant.types import HAZARD, RELIC, ROUNDS, TREASURE
from gemkeep.games.diamant.view import View
from gemkeep.minds.diamant.sage.position import MODES, Position

Floats: TypeAlias = np.ndarray[Any, np.dtype[np.float32]]

WORTHS: Final = tuple(sorted(TREASURES))
FULL_DECK: Final = np.ones(len(TREASURES), np.float32)


def position_of(view: View, chests: Sequence[int]) -> Position:
    """The position in this view, with what is known to be in the chests."""
    hazards = [card for card in view.deck if card.startswith(HAZARD)]
    on_path = {laid.card for laid in view.path}
    relics = [sum(explorer.relics) * (view.relics == "ascending") for explorer in view.explorers]
    parts = Position(
        present=[True] * len(view.explorers),
        inside=[explorer.in_cave for explorer in view.explorers],
        scores=[chest + more for chest, more in zip(chests, relics, strict=True)],
        closed=view.closed,
        purse=max(explorer.carried for explorer in view.explorers),
        on_path=sum(laid.rubies for laid in view.path),
        treasures=_treasures(view),
        hazards=[view.deck[hazard] for hazard in hazards],
        threats=[hazard in on_path for hazard in hazards],
        mode=[mode == view.relics for mode in MODES],
        relics_in_deck=_relics_in_deck(view),
        relics_on_path=len(view.relic_worth),
        relics_worth=sum(view.relic_worth),
        rescued=sum(len(explorer.relics) for explorer in view.explorers),
    )
    return Position(*(np.asarray(part, np.float32) for part in parts))


def after_choices(it: Position, on: Floats) -> Position:
    """The positions after each of these joint choices, before the next card.

    `on` [..., choices, seats] says who goes on; those in camp do not count. Of many positions, the
    arrays have an axis of length 1 for the choices.
    """
    on = on * it.inside
    back = it.inside - on
    leaving = back.sum(-1)
    someone, alone = leaving > 0, leaving == 1
    share = np.floor(it.on_path / np.maximum(leaving, 1))
    gain = it.purse + share + alone * it.relics_worth
    ended = someone & (on.sum(-1) == 0)
    closed = it.closed + ended
    again = (ended & (closed < ROUNDS))[..., None]
    taken = alone | ended
    return Position(
        present=np.broadcast_to(it.present, on.shape),
        inside=np.where(again, it.present, on),
        scores=it.scores + back * gain[..., None],
        closed=closed,
        purse=np.where(ended, 0, it.purse),
        on_path=np.where(ended, 0, np.where(someone, it.on_path - share * leaving, it.on_path)),
        treasures=np.where(again, FULL_DECK, it.treasures),
        hazards=np.where(again, it.hazards + it.threats, it.hazards),
        threats=np.where(ended[..., None], 0, it.threats),
        mode=np.broadcast_to(it.mode, (*on.shape[:-1], len(MODES))),
        relics_in_deck=np.where(again, next_relics(it), it.relics_in_deck),
        relics_on_path=np.where(taken, 0, it.relics_on_path),
        relics_worth=np.where(taken, 0, it.relics_worth),
        rescued=it.rescued + alone * it.relics_on_path,
    )


def _treasures(view: View) -> list[bool]:
    """By worth, whether each treasure is in the deck; of two equal ones, the first stays longer."""
    return [
        view.deck[f"{TREASURE}:{worth}"] > WORTHS[:place].count(worth)
        for place, worth in enumerate(WORTHS)
    ]


def _relics_in_deck(view: View) -> list[bool]:
    if view.relics == "ascending":
        return [view.deck[f"{RELIC}:{worth}"] > 0 for worth in ASCENDING_RELICS]
    left = view.deck.get(RELIC, 0)
    return [number < left for number in range(ESCALATING_RELICS)]


def next_relics(it: Position) -> Floats:
    """The relics in the deck of the next round."""
    joining = np.arange(len(ASCENDING_RELICS)) == it.closed[..., None] + 1
    relics: Floats = np.maximum(
        it.relics_in_deck, joining * it.mode[..., MODES.index("ascending"), None], dtype=np.float32
    )
    return relics


assert MOST_SEATS == 8  # noqa: S101, PLR2004  the networks were trained for these
