"""Positions of Diamant as arrays, the same for training with JAX and for playing with NumPy."""

from __future__ import annotations

from typing import Any, Final, NamedTuple, TypeAlias

from gemkeep.games.diamant.types import RelicMode

Arrays: TypeAlias = Any
"""NumPy or `jax.numpy`: what both can do is called by the same names."""
Numbers: TypeAlias = Any
"""An array of either."""

MODES: Final[tuple[RelicMode, ...]] = ("none", "ascending", "escalating")


class Position(NamedTuple):
    """Many positions: every array starts with the same axes, here `...`; nothing is secret.

    A position is looked at when choices are due, or after choices and before the next card.
    """

    present: Numbers
    """[..., seats]: whether somebody sits there."""
    inside: Numbers
    """[..., seats]: whether they are in the cave."""
    scores: Numbers
    """[..., seats]: the points so far."""
    closed: Numbers
    """[...]: the number of finished rounds; five when the game is over."""
    purse: Numbers
    """[...]: what each player in the cave carries."""
    on_path: Numbers
    """[...]: the rubies on the path."""
    treasures: Numbers
    """[..., 15]: whether each treasure is in the deck, by worth."""
    hazards: Numbers
    """[..., 5]: how many of each hazard are in the deck."""
    threats: Numbers
    """[..., 5]: whether each hazard is on the path."""
    mode: Numbers
    """[..., 3]: the relic mode, as one of `MODES`."""
    relics_in_deck: Numbers
    """[..., 5]: whether each relic is in the deck; in mode `escalating`, how many are."""
    relics_on_path: Numbers
    """[...]: how many relics are on the path."""
    relics_worth: Numbers
    """[...]: what those on the path are worth to a player who takes them now."""
    rescued: Numbers
    """[...]: how many relics have been rescued."""
