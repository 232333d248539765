"""What the networks read of a position: numbers about the table, and numbers about each seat."""

from __future__ import annotations

from typing import Final

from gemkeep.games.diamant.catalogue import (
    ASCENDING_RELICS,
    CARDS_OF_EACH_HAZARD,
    ESCALATING_RELICS,
    FEWEST_SEATS,
    MOST_SEATS,
    TREASURES,
)
from gemkeep.games.diamant.types import ROUNDS
from gemkeep.minds.diamant.sage.position import Arrays, Numbers, Position

NOBODY: Final = -1000.0
"""A score that is below every other."""
COARSE: Final = 12.0
FINE: Final = 3.0
"""Differences of scores are read on two scales, and cut off at both."""


def table_features(xp: Arrays, it: Position) -> Numbers:
    """[..., features]: what is the same for all seats."""
    inside = xp.sum(it.inside, -1)
    players = xp.sum(it.present, -1)
    cards = xp.sum(it.treasures, -1) + xp.sum(it.hazards, -1) + xp.sum(it.relics_in_deck, -1)
    share = 1 / xp.maximum(cards, 1)
    sharing = xp.maximum(inside, 1)
    rubies = xp.sum(it.treasures * xp.asarray(sorted(TREASURES), xp.float32), -1)
    danger = xp.sum(it.hazards * it.threats, -1) * share
    worth = xp.sum(it.relics_in_deck * xp.asarray(ASCENDING_RELICS, xp.float32), -1)
    hazards = [
        xp.sum((it.hazards == left) & (it.threats == seen), -1) / CARDS_OF_EACH_HAZARD
        for left in range(CARDS_OF_EACH_HAZARD + 1)
        for seen in (0, 1)
    ]
    numbers = [
        *(players == count for count in range(FEWEST_SEATS, MOST_SEATS + 1)),
        *(inside == count for count in range(1, MOST_SEATS + 1)),
        *(it.closed == count for count in range(ROUNDS)),
        it.purse / 10,
        xp.minimum(it.purse, 6) / 6,
        xp.maximum(it.purse - 15, 0) / 10,
        it.on_path / 10,
        xp.minimum(it.on_path, 4) / 4,
        xp.floor(it.on_path / sharing) / 4,
        *hazards,
        danger * 4,
        danger * (it.purse + it.on_path) / 4,
        rubies * share / 4,
        rubies * share / sharing,
        cards / 20,
        it.relics_on_path / 2,
        it.relics_worth / 10,
        it.rescued / 3,
        xp.sum(it.relics_in_deck, -1) / ESCALATING_RELICS,
        worth * share,
    ]
    plain = xp.stack(numbers, -1)
    return xp.concatenate([plain, it.treasures, it.mode, it.relics_in_deck], -1)


def seat_features(xp: Arrays, it: Position) -> Numbers:
    """[..., seats, features]: where each player stands against the best of the others."""
    purse, path, worth = (part[..., None] for part in (it.purse, it.on_path, it.relics_worth))
    banked = it.scores
    total = banked + it.inside * purse
    alone = total + it.inside * (path + worth)
    rivals = [_best_other(xp, it, points) for points in (banked, total)]
    others_inside = xp.sum(it.inside, -1)[..., None] - it.inside
    numbers = [
        it.present,
        it.inside,
        banked / 30,
        total / 30,
        xp.minimum(others_inside, 1),
        others_inside / 4,
    ]
    for mine in (banked, total, alone):
        for rival in rivals:
            gap = mine - rival
            numbers += [xp.clip(gap / COARSE, -4, 4), xp.clip(gap / FINE, -1, 1), xp.sign(gap)]
    numbers += [
        xp.sum((points[..., None, :] > points[..., None]) * it.present[..., None, :], -1) / 4
        for points in (banked, total)
    ]
    return xp.stack(numbers, -1)


def _best_other(xp: Arrays, it: Position, points: Numbers) -> Numbers:
    """[..., seats]: the most that another player has of these points."""
    seats = points.shape[-1]
    counted = xp.where(it.present != 0, points, NOBODY)
    others = xp.where(xp.eye(seats, dtype=bool), NOBODY, counted[..., None, :])
    return xp.max(others, -1)
