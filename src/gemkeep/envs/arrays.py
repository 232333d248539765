"""The numbers of a game as NumPy arrays, and the Gymnasium spaces they are in."""

from __future__ import annotations

import operator
from typing import Any, Final, SupportsIndex, TypeAlias

import numpy as np
from gymnasium.spaces import Box, Discrete
from numpy.typing import NDArray

from gemkeep.core.errors import Malformed, quote
from gemkeep.core.moves import Seat
from gemkeep.core.spec import GameSpec
from gemkeep.envs.episode import Episode

Numbers: TypeAlias = NDArray[Any]

MASK: Final = np.int8
"""The type that `Discrete.sample` takes a mask in."""


def number_type(spec: GameSpec[Any]) -> type[np.signedinteger[Any]]:
    """The smallest type for this game's observations; the batch engine uses the same."""
    return np.int8 if max(spec.highest()) <= np.iinfo(np.int8).max else np.int16


def observation_space(spec: GameSpec[Any], history: int) -> Box:
    """Every observation; with a history, a row for each view."""
    dtype = number_type(spec)
    high = np.asarray(spec.highest(), dtype)
    if history > 1:
        high = np.tile(high, (history, 1))
    return Box(np.zeros_like(high), high, dtype=dtype)


def action_space(spec: GameSpec[Any]) -> Discrete[np.int64]:
    """Every action by its number."""
    return Discrete(spec.num_actions)


def action_number(given: SupportsIndex) -> int:
    """The number of an action, from any whole number; a `Malformed` error for anything else."""
    try:
        return operator.index(given)
    except TypeError as error:
        raise Malformed(f"an action is a whole number, not {quote(given)}") from error


def observation(episode: Episode, seat: Seat, history: int) -> Numbers:
    """What this seat sees; with a history, what it has seen, a row for each view, now last."""
    seen = episode.observations(seat) if history > 1 else episode.observation(seat)
    return np.asarray(seen, number_type(episode.spec))


def mask(episode: Episode, seat: Seat) -> NDArray[np.int8]:
    """For each action, 1 if this seat may take it now and 0 if not."""
    return np.asarray(episode.spec.legal_mask(episode.legal(seat)), MASK)
