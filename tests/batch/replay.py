"""Games of the readable engine, replayed by the batch engine and compared at every step."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np

from gemkeep.batch.environment import Environment
from gemkeep.core.game import Game
from gemkeep.core.spec import GameSpec

Tree: TypeAlias = Any
"""A state or other pytree of arrays."""
Facts: TypeAlias = dict[str, Any]
"""A state in plain numbers, under names that both engines' states are unpacked to."""

PUBLIC = -1
CLOSE = 1e-6

# Each compiled function runs once, so optimising it would take longer than it saves.
jax.config.update("jax_disable_most_optimizations", True)  # type: ignore[no-untyped-call]  # noqa: FBT003


@dataclass
class Line:
    """One game: what was decided and drawn at each step, and what is true after it."""

    begins_with: Any
    actions: list[Any]
    outcomes: list[Any]
    moments: list[Facts]
    """After the first chance event and after each step."""

    def padded(self, steps: int) -> Line:
        """The game with more steps after its end, which must change nothing."""
        more = steps - len(self.actions)
        return Line(
            self.begins_with,
            self.actions + self.actions[-1:] * more,
            self.outcomes + self.outcomes[-1:] * more,
            self.moments + self.moments[-1:] * more,
        )


def seen_and_due(
    game: Game[Any, Any], spec: GameSpec[Any], state: Tree, viewer: int | None
) -> Facts:
    """What this viewer sees, and what the end is worth if it has come."""
    view = game.view(state, viewer)
    outcome = game.outcome(state)
    return {
        "viewer": PUBLIC if viewer is None else viewer,
        "observation": spec.observe(view),
        "done": outcome is not None,
        "rewards": (0.0,) * game.seats if outcome is None else spec.rewards(outcome),
    }


def differences(
    env: Environment[Any], lines: Sequence[Line], unpack: Callable[[Any], dict[str, np.ndarray]]
) -> list[str]:
    """What the batch engine does differently in these games; nothing if it is right.

    The observations are those of seats, or all of them the public's.
    """
    steps = max(len(line.actions) for line in lines)
    lines = [line.padded(steps) for line in lines]
    expected = _stacked([_stacked(line.moments) for line in lines])
    begins = _stacked([line.begins_with for line in lines])
    chosen = _stacked([_stacked(line.actions) for line in lines])
    drawn = _stacked([_stacked(line.outcomes) for line in lines])
    public = (expected["viewer"] == PUBLIC).all()

    def replay(begin: Tree, actions: Tree, outcomes: Tree, viewers: Tree) -> Tree:
        def follow(state: Tree, step: Tree) -> Tree:
            after = env.step_with(state, *step)
            return after, after

        first = env.init_with(begin)
        _, later = jax.lax.scan(follow, first, (actions, outcomes))
        states = jax.tree.map(lambda one, more: jnp.concatenate([one[None], more]), first, later)
        return states, jax.vmap(shown)(states, viewers)

    def shown(state: Tree, viewer: Tree) -> Tree:
        return {
            "observation": env.observe(state, None if public else viewer),
            "legal": env.legal(state),
            "rewards": env.rewards(state),
            "done": env.done(state),
        }

    compiled = jax.jit(jax.vmap(replay))
    states, found = compiled(begins, chosen, drawn, expected["viewer"])
    found |= unpack(jax.tree.map(np.asarray, states))
    return [
        _first_difference(name, np.asarray(found[name]), wanted)
        for name, wanted in expected.items()
        if name != "viewer" and not _alike(np.asarray(found[name]), wanted)
    ]


def _stacked(values: Sequence[Any]) -> Tree:
    """The values as arrays with one more dimension; entries and fields by themselves."""
    if isinstance(values[0], dict):
        return {name: _stacked([value[name] for value in values]) for name in values[0]}
    if hasattr(values[0], "_fields"):
        return type(values[0])(*(_stacked(parts) for parts in zip(*values, strict=True)))
    return np.asarray(values)


def _alike(found: np.ndarray, wanted: np.ndarray) -> bool:
    return found.shape == wanted.shape and bool(np.all(np.abs(found * 1.0 - wanted) < CLOSE))


def _first_difference(name: str, found: np.ndarray, wanted: np.ndarray) -> str:
    if found.shape != wanted.shape:
        return f"{name} has the shape {found.shape}, not {wanted.shape}"
    wrong = np.abs(found * 1.0 - wanted) >= CLOSE
    game, step = np.argwhere(wrong)[0][:2]
    return f"{name} in game {game}, step {step}: {found[game, step]}, not {wanted[game, step]}"
