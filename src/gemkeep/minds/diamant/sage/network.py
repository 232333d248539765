"""The networks: one number per seat, however many there are and in whatever order they sit."""

from __future__ import annotations

from typing import Any, Final

from gemkeep.games.diamant.types import ROUNDS
from gemkeep.minds.diamant.sage.features import seat_features, table_features
from gemkeep.minds.diamant.sage.position import Arrays, Numbers, Position

ABSENT: Final = -1e9
"""The logit of an empty seat."""

Weights = dict[str, Any]
"""Arrays by name."""


def logits(xp: Arrays, weights: Weights, it: Position) -> Numbers:
    """[..., seats]: one number for each seat."""
    return through(xp, weights, it, table_features(xp, it), seat_features(xp, it))


def through(xp: Arrays, weights: Weights, it: Position, table: Numbers, seat: Numbers) -> Numbers:
    """[..., seats]: what the network makes of these features of the tables and of the seats.

    Every layer treats all seats alike, and gives each the mean of those present and of those in the
    cave.
    """
    table, seat = (part.astype(weights["seat"].dtype) for part in (table, seat))
    present, inside = (
        _shares(xp, counted).astype(seat.dtype) for counted in (it.present, it.inside)
    )
    about_table = _times(table, weights["table"]) + weights["bias"]
    hidden = xp.maximum(_times(seat, weights["seat"]) + about_table[..., None, :], 0)
    layer = 0
    while f"own{layer}" in weights:
        means = _times(xp.sum(hidden * present, -2), weights[f"all{layer}"])
        means = means + _times(xp.sum(hidden * inside, -2), weights[f"inside{layer}"])
        new = _times(hidden, weights[f"own{layer}"])
        new = new + (means + weights[f"bias{layer}"])[..., None, :]
        hidden = hidden + xp.maximum(new, 0)
        layer += 1
    return _times(hidden, weights["out"])[..., 0]


def _times(rows: Numbers, matrix: Numbers) -> Numbers:
    """The product; NumPy would multiply every few rows of a larger array by themselves."""
    product = rows.reshape((-1, rows.shape[-1])) @ matrix
    return product.reshape((*rows.shape[:-1], matrix.shape[-1]))


def win_shares(xp: Arrays, weights: Weights, it: Position) -> Numbers:
    """[..., seats]: each player's expected share of the victory; exact once the game is over."""
    return as_shares(xp, logits(xp, weights, it), it)


def as_shares(xp: Arrays, raw: Numbers, it: Position) -> Numbers:
    """[..., seats]: the shares that these logits stand for; exact once the game is over."""
    raw = xp.where(it.present != 0, raw.astype(xp.float32), ABSENT)
    grown = xp.exp(raw - xp.max(raw, -1, keepdims=True))
    shares = grown / xp.sum(grown, -1, keepdims=True)
    return xp.where((it.closed == ROUNDS)[..., None], final_shares(xp, it), shares)


def final_shares(xp: Arrays, it: Position) -> Numbers:
    """[..., seats]: the share of the victory of each player if the game ended now."""
    points = xp.where(it.present != 0, it.scores, ABSENT)
    won = points == xp.max(points, -1, keepdims=True)
    return (won / xp.sum(won, -1, keepdims=True)).astype(xp.float32)


def _shares(xp: Arrays, counted: Numbers) -> Numbers:
    """[..., seats, 1]: weights that make a sum over seats a mean of those counted."""
    total = xp.maximum(xp.sum(counted, -1, keepdims=True), 1)
    return (counted / total)[..., None]
