"""What players look at before they go back: a few numbers about every position."""

from __future__ import annotations

from math import comb
from typing import Final

import numpy as np

from gemkeep.games.diamant.catalogue import (
    ASCENDING_RELICS,
    ESCALATING_WORTH,
    MOST_SEATS,
    TREASURES,
)
from gemkeep.games.diamant.types import ROUNDS
from gemkeep.minds.diamant.challenger import FULL_LEAD, MOST_DARING
from gemkeep.minds.diamant.ev_bot import MOST_LEAVING
from gemkeep.minds.diamant.sage.position import MODES, Position
from gemkeep.minds.diamant.sage.reading import Floats

MEASURES: Final = (
    "hazards",
    "danger",
    "carried",
    "home",
    "path",
    "length",
    "stake",
    "miner",
    "ev",
    "alone",
    "challenger",
)
"""The hazards on the path; the chance that the next card ends the round; the rubies carried; those
taken home by a player who leaves alone; the rubies on the path, where a relic is always enough; the
cards on the path; the rubies that the next card is expected to take from me; what `miner` and `ev`
weigh, where both leave at 1; one divided by the number of players in the cave; and what
`challenger` weighs, which depends on the scores."""

ENOUGH: Final = 100.0
"""More than any threshold."""
BINOMIAL: Final = np.asarray(
    [[comb(many, some) for some in range(MOST_SEATS)] for many in range(MOST_SEATS)], np.float32
)
WORTHS: Final = np.asarray(sorted(TREASURES), np.float32)


def measure(it: Position) -> Floats:
    """[..., seats, measures]: the numbers in the order of `MEASURES`, as each player sees them."""
    inside = it.inside.sum(-1)
    dangerous = (it.hazards * it.threats).sum(-1)
    danger = dangerous / np.maximum(_cards(it), 1)
    rubies = (it.treasures * WORTHS).sum(-1)
    home, later = _home_and_later(it, danger)
    for_all = [
        it.threats.sum(-1),
        danger,
        it.purse,
        it.purse + it.on_path,
        np.where(it.relics_on_path > 0, ENOUGH, it.on_path),
        len(TREASURES) - it.treasures.sum(-1) + it.threats.sum(-1) + it.relics_on_path,
        danger * it.purse,
        it.purse * dangerous * inside / np.maximum(rubies, 1),
        home / np.maximum(later, 1e-6),
        1 / np.maximum(inside, 1),
    ]
    own = _daring(it, home, later)
    wide = [np.broadcast_to(number[..., None], own.shape) for number in for_all]
    found: Floats = np.stack([*wide, own], -1, dtype=np.float32)
    return found


def _cards(it: Position) -> Floats:
    cards: Floats = it.treasures.sum(-1) + it.hazards.sum(-1) + it.relics_in_deck.sum(-1)
    return cards


def _daring(it: Position, home: Floats, later: Floats) -> Floats:
    """[..., seats]: home over later, as `challenger` sees it from its place in the scores."""
    seats = it.scores.shape[-1]
    others = np.where(np.eye(seats) != 0, -np.inf, it.scores[..., None, :])
    behind = others.max(-1) - it.scores
    late = (it.closed / (ROUNDS - 1))[..., None]
    daring = MOST_DARING * late * np.clip(behind / FULL_LEAD, -1, 1)
    ratio = home[..., None] / np.maximum(later[..., None] * (1 + daring), 1e-6)
    alone = (it.purse + it.on_path + it.relics_worth)[..., None]
    hopeless = (it.closed == ROUNDS - 1)[..., None] & (alone < behind)
    return np.where(hopeless, 0, ratio)


def _home_and_later(it: Position, danger: Floats) -> tuple[Floats, Floats]:
    """What `ev` expects of going home now, and of going home one card later; see `ev_bot`."""
    leaving = np.minimum(danger, MOST_LEAVING)
    others = np.maximum(it.inside.sum(-1) - 1, 0).astype(int)
    most = int(others.max()) + 1
    gone = np.arange(most)
    crowd = _crowd(others, leaving, most)
    home = it.purse + _found(it.on_path, it.relics_worth, crowd)
    # From here on, the axes are: positions, those gone before the card, the card, those after it.
    worths, relics, counts = _next_cards(it)
    rubies = np.where(gone == 0, it.on_path[..., None], it.on_path[..., None] % np.maximum(gone, 1))
    lying = np.where(gone == 1, 0, it.relics_worth[..., None])
    staying = np.maximum(others[..., None] - gone, 0)
    sharing = (staying + 1)[..., None]
    share = np.floor(worths / sharing)
    after = rubies[..., None] + worths - share * sharing
    together = _crowd(staying, leaving[..., None], most)[..., None, :]
    found = _found(after, lying[..., None] + relics[..., None, :], together)
    brought = (it.purse[..., None, None] + share + found) * counts[..., None, :]
    later = (crowd * brought.sum(-1)).sum(-1) / np.maximum(_cards(it), 1)
    return home, later


def _crowd(others: Floats, leaving: Floats, most: int) -> Floats:
    """[..., most]: the probabilities that none of the others leaves, that one does, and so on."""
    gone = np.arange(most)
    stay = np.maximum(others[..., None] - gone, 0)
    leaving = leaving[..., None]
    chances: Floats = BINOMIAL[others][..., :most] * leaving**gone * (1 - leaving) ** stay
    return chances


def _found(rubies: Floats, relics: Floats, crowd: Floats) -> Floats:
    """What a leaver picks up, on average over how many leave as well."""
    shares = np.floor(rubies[..., None] / np.arange(1, crowd.shape[-1] + 1))
    found: Floats = (crowd * shares).sum(-1) + crowd[..., 0] * relics
    return found


def _next_cards(it: Position) -> tuple[Floats, Floats, Floats]:
    """The rubies on each kind of card, what a relic on it is worth, and how many there are.

    All treasures, then the hazards that do no harm as one, then the relics.
    """
    worths = np.concatenate([WORTHS, np.zeros(1 + len(ASCENDING_RELICS), np.float32)])
    known = (it.rescued + it.relics_on_path).astype(int)
    next_worth = np.asarray((*ESCALATING_WORTH, 0))[np.minimum(known, len(ESCALATING_WORTH))]
    ascending = it.mode[..., MODES.index("ascending"), None] != 0
    relics = np.where(ascending, np.asarray(ASCENDING_RELICS), next_worth[..., None])
    harmless = (it.hazards * (1 - it.threats)).sum(-1)
    nothing = np.zeros((*harmless.shape, len(TREASURES) + 1), np.float32)
    return (
        worths,
        np.concatenate([nothing, relics], -1),
        np.concatenate([it.treasures, harmless[..., None], it.relics_in_deck], -1),
    )
