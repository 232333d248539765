"""Thousands of games at once for one learner: a vector environment on the batch engine.

Bots written in Python can't play on arrays. The other seats are played by a function in JAX: by
default at random, or by your own policy, such as an earlier version of the learner's.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, ClassVar, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
import numpy as np
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from jax import Array

from gemkeep.batch import diamant, hideouts
from gemkeep.core.errors import Illegal, Malformed, Unknown, quote
from gemkeep.core.moves import Seat
from gemkeep.envs import arrays, making

Policy: TypeAlias = Callable[[Array, Array, Array], Array]
"""The number of an action, given an observation, a mask and a random key."""


def at_random(_observation: Array, mask: Array, key: Array) -> Array:
    """Any legal action, each with the same probability."""
    return jax.random.categorical(key, jnp.where(mask, 0.0, -jnp.inf))


class Lane(NamedTuple):
    """One game, and where the learner sits."""

    game: Any
    seat: Array


class Shown(NamedTuple):
    """What the learner gets: for one game in JAX, for all games in NumPy."""

    observation: Any
    mask: Any
    reward: Any
    over: Any
    seat: Any


class DiamantTable:
    """Diamant, with everyone in the cave choosing at once."""

    def __init__(self, others: Policy, **rules: Any) -> None:  # noqa: ANN401
        """Set up the game; the rules are those of `batch.diamant.make`."""
        self.engine = diamant.make(**{"relics": None, **rules})
        self._others = others

    def mask(self, lane: Lane) -> Array:
        """What the learner may choose."""
        return self.engine.legal(lane.game)[lane.seat]

    def step(self, lane: Lane, action: Array, key: Array) -> Lane:
        """The game after everyone's choices."""
        seats = jnp.arange(self.engine.seats)
        seen = jax.vmap(partial(self.engine.observe, lane.game))(seats)
        chance, *keys = jax.random.split(key, len(seats) + 1)
        others = jax.vmap(self._others)
        chosen = (
            others(seen, self.engine.legal(lane.game), jnp.stack(keys)).at[lane.seat].set(action)
        )
        return lane._replace(game=self.engine.step(lane.game, chosen, chance))


class HideoutsTable:
    """Hideouts, with one seat's turn at a time."""

    def __init__(
        self,
        others: Policy,
        players: int = 2,
        level: making.LevelSource = 1,
        **rules: Any,  # noqa: ANN401
    ) -> None:
        """Set up the game; the other rules are those of `batch.hideouts.make`."""
        self.engine = hideouts.make(players, making.read(level), **rules)
        self._others = others

    def mask(self, lane: Lane) -> Array:
        """What the learner may choose."""
        return self.engine.legal(lane.game) & (self.engine.turn(lane.game) == lane.seat)

    def step(self, lane: Lane, action: Array, key: Array) -> Lane:
        """The game after one move."""
        turn = self.engine.turn(lane.game)
        seen, legal = self.engine.observe(lane.game, turn), self.engine.legal(lane.game)
        chosen = jnp.where(turn == lane.seat, action, self._others(seen, legal, key))
        return lane._replace(game=self.engine.step(lane.game, chosen, key))


TABLES = {"diamant": DiamantTable, "hideouts": HideoutsTable}


class BatchedEnv(VectorEnv[arrays.Numbers, arrays.Numbers, arrays.Numbers]):
    """Many games of one kind; a game that is over begins again with the next step.

    Steps, observations, masks and rewards are those of the environment with one game.
    """

    metadata: ClassVar[dict[str, Any]] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # type: ignore[misc]

    def __init__(
        self,
        game: str,
        num_envs: int,
        *,
        opponents: Policy = at_random,
        seat: Seat | None = None,
        **rules: Any,  # noqa: ANN401
    ) -> None:
        """Set up the game; with no seat, the learner's is drawn for each game."""
        if game not in TABLES:
            raise Unknown(f"no game is called {quote(game)}; there are {', '.join(TABLES)}")
        if num_envs < 1:
            raise Malformed(f"at least one game is played at once, not {quote(num_envs)}")
        self._table: DiamantTable | HideoutsTable = TABLES[game](opponents, **rules)
        engine = self._table.engine
        if seat is not None and not 0 <= seat < engine.seats:
            raise Illegal(f"the learner sits at 0 to {engine.seats - 1}, not at {quote(seat)}")
        self.num_envs, self._seat = num_envs, seat
        self.single_observation_space = arrays.observation_space(engine.spec, 1)
        self.single_action_space = arrays.action_space(engine.spec)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._play = jax.jit(jax.vmap(self._played))

    def reset(
        self,
        *,
        seed: int | Sequence[int | None] | None = None,
        options: dict[str, Any] | None = None,
    ) -> tuple[arrays.Numbers, dict[str, Any]]:
        """New games, all drawn with one seed."""
        if isinstance(seed, Sequence):
            raise Illegal("all games are drawn with one seed, so one number is given, not several")
        super().reset(seed=seed, options=options)
        keys, nothing = self._keys(), np.zeros(self.num_envs, int)
        undealt = jax.tree.map(jnp.zeros_like, jax.eval_shape(jax.vmap(self._begun), keys))
        self._proceed(undealt, nothing, keys, begin=nothing == 0)
        return self._shown.observation, self._info(nothing != 0)

    def step(
        self, actions: arrays.Numbers
    ) -> tuple[arrays.Numbers, arrays.Numbers, arrays.Numbers, arrays.Numbers, dict[str, Any]]:
        """Every game at the learner's next decision, or over."""
        before = self._shown
        illegal = ~before.over & ~before.mask[np.arange(self.num_envs), actions]
        self._proceed(self._lanes, actions, self._keys(), begin=before.over)
        shown, never = self._shown, np.zeros(self.num_envs, bool)
        return shown.observation, shown.reward, shown.over, never, self._info(illegal)

    def _proceed(
        self, lanes: Lane, actions: arrays.Numbers, keys: Array, *, begin: arrays.Numbers
    ) -> None:
        """Play on; the games of `begin` begin again."""
        self._lanes, shown = self._play(lanes, actions, keys, begin)
        self._shown: Shown = jax.tree.map(np.array, shown)  # copies, which may be written to

    def _keys(self) -> Array:
        return jax.random.split(jax.random.key(self.np_random.integers(2**31)), self.num_envs)

    def _info(self, illegal: arrays.Numbers) -> dict[str, Any]:
        mask = self._shown.mask.astype(arrays.MASK)
        return {"action_mask": mask, "illegal": illegal, "seat": self._shown.seat}

    def _begun(self, key: Array) -> Lane:
        """A new game, and the learner's seat."""
        deal, place = jax.random.split(key)
        if self._seat is None:
            seat = jax.random.randint(place, (), 0, self._table.engine.seats)
        else:
            seat = jnp.full((), self._seat)
        return Lane(self._table.engine.init(deal), seat)

    def _played(self, lane: Lane, action: Array, key: Array, begin: Array) -> tuple[Lane, Shown]:
        """The game at the learner's next decision, or over; an illegal action changes nothing."""
        table, engine = self._table, self._table.engine
        fresh = self._begun(key)
        legal = ~begin & table.mask(lane)[action]
        lane = jax.tree.map(lambda new, old: jnp.where(begin, new, old), fresh, lane)

        def goes_on(carry: tuple[Lane, Array, Array]) -> Array:
            lane, _, first = carry
            return first | ~engine.done(lane.game) & ~table.mask(lane).any()

        def choose(carry: tuple[Lane, Array, Array]) -> tuple[Lane, Array, Array]:
            """In the first round the learner chooses too, if the action is legal."""
            lane, key, _ = carry
            now, later = jax.random.split(key)
            return table.step(lane, action, now), later, jnp.zeros((), bool)

        lane, *_ = jax.lax.while_loop(goes_on, choose, (lane, key, legal))
        seen, over = engine.observe(lane.game, lane.seat), engine.done(lane.game)
        reward = engine.rewards(lane.game)[lane.seat]
        return lane, Shown(seen, table.mask(lane) & ~over, reward, over, lane.seat)
