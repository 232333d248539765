"""The white-box attack: a best response to a table of copies of `sage`, learnt by self-play.

The attacker sits among players who solve every decision as `sage` does, and knows their networks.
It starts from their own value, so that its first policy is the one-step improvement on theirs, and
learns what is missing: the log-odds of winning that are to be added to each position.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from functools import partial
from typing import Any, Final, NamedTuple, TypeAlias

import jax
import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD
from gemkeep.batch.diamant.types import State
from gemkeep.games.diamant.types import ROUNDS, RelicMode
from gemkeep.minds.diamant.learning import tables
from gemkeep.minds.diamant.learning.initial import fresh_weights
from gemkeep.minds.diamant.learning.optimiser import Learner, learn, learner
from gemkeep.minds.diamant.learning.search import STRAYING, TRACE, Turn, Window
from gemkeep.minds.diamant.learning.selfplay import look
from gemkeep.minds.diamant.learning.tables import Kind
from gemkeep.minds.diamant.sage import stage
from gemkeep.minds.diamant.sage.network import Weights, final_shares, logits
from gemkeep.minds.diamant.sage.position import Position

ATTACKER: Final = 0
"""All seats are equivalent, so the attacker always takes the first."""
TIME: Final = 32
MEMORY: Final = 0.99
CERTAIN: Final = 1e-6
WIDTH: Final = 64
LAYERS: Final = 2


class Target(NamedTuple):
    """A table of copies of a bot."""

    players: int
    mode: RelicMode
    rounds: int
    """Of the solver, at each decision."""


class Table(NamedTuple):
    """One table between two decisions."""

    strays: Array
    state: State


class Moment(NamedTuple):
    """What is kept of one decision."""

    after: Position
    copies: Array
    """The log-odds that the copies' value gives the attacker."""
    worth: Array
    """What the position was worth to the attacker before the choices."""
    strayed: Array
    ended: Array
    share: Array


def _kind(target: Target) -> tuple[RelicMode, Kind]:
    """Tables without relics are played as those of mode `escalating` with an empty deck of them."""
    mode: RelicMode = "escalating" if target.mode == "none" else target.mode
    return mode, Kind(jnp.uint32(target.players), jnp.asarray(target.mode != "none"))


def new_table(target: Target, key: Array) -> Table:
    """A table with a new game."""
    mode, kind = _kind(target)
    first, second = jax.random.split(key)
    table = tables.crowd(target.players, mode, kind)
    return Table(jax.random.bernoulli(second), tables.first_state(table, kind, first))


def advance(
    target: Target, nets: dict[str, Weights], residual: Weights, now: Table, key: Array
) -> tuple[Table, Moment]:
    """The table at its next decision; a game that ends is followed by a new one."""
    keys = jax.random.split(key, 5)
    mode, kind = _kind(target)
    table = tables.crowd(target.players, mode, kind)
    seen = look(table, kind, now.state, nets, target.rounds)
    copies = _log_odds(seen.worth[:, ATTACKER])
    worth = _worth(seen.outcomes, copies, residual)
    on_worth, back_worth = _choices(seen.position, seen.mixture.odds, worth)
    inside = seen.position.inside[ATTACKER] != 0
    best = on_worth > back_worth
    other = now.strays & jax.random.bernoulli(keys[0], STRAYING)
    on = jax.random.bernoulli(keys[1], jax.nn.sigmoid(seen.mixture.odds))
    on = on.at[ATTACKER].set(best ^ other)
    chosen = jnp.sum(on.astype(WORD) << jnp.arange(target.players, dtype=WORD))
    state = tables.deal(table, tables.after_choices(table, now.state, chosen), keys[2])
    ended = state.closed == ROUNDS
    moment = Moment(
        after=jax.tree.map(lambda part: part[chosen], seen.outcomes),
        copies=copies[chosen],
        worth=jnp.where(inside, jnp.maximum(on_worth, back_worth), on_worth),
        strayed=other & inside,
        ended=ended,
        share=final_shares(jnp, tables.position(table, kind, state))[ATTACKER],
    )
    fresh = new_table(target, keys[3])._replace(strays=now.strays)
    going_on = now._replace(state=state)
    return jax.tree.map(partial(jnp.where, ended), fresh, going_on), moment


def fresh_residual(key: Array) -> Weights:
    """A network that adds nothing yet."""
    return fresh_weights(key, WIDTH, LAYERS)


def _log_odds(share: Array) -> Array:
    share = jnp.clip(share, CERTAIN, 1 - CERTAIN)
    return jnp.log(share) - jnp.log1p(-share)


def _worth(outcomes: Position, copies: Array, residual: Weights) -> Array:
    """What each outcome is worth to the attacker: exact once the game is over."""
    learnt = copies + logits(jnp, residual, outcomes)[..., ATTACKER]
    return jax.nn.sigmoid(jnp.where(outcomes.closed == ROUNDS, copies, learnt))


def _choices(position: Position, odds: Array, worth: Array) -> tuple[Array, Array]:
    """What going on and going back are worth to the attacker; both the same in camp."""
    inside = position.inside.at[ATTACKER].set(0)
    others = stage.joint_chances(jnp, inside, odds).reshape(-1, 2)
    both = worth.reshape(-1, 2)
    on = jnp.sum(others[:, 1] * both[:, 1])
    back = jnp.sum(others[:, 1] * both[:, 0])
    return on, jnp.where(position.inside[ATTACKER] != 0, back, on)


Later: TypeAlias = tuple[Array, Array, Array]
"""The target, the value and whether somebody deviated, at the next decision."""


def _targets(moments: Moment, last: Array) -> Array:
    def back(later: Later, now: Moment) -> tuple[Later, Array]:
        target, worth, strayed = later
        trace = jnp.where(strayed, 0.0, TRACE)
        mine = jnp.where(now.ended, now.share, (1 - trace) * worth + trace * target)
        return (mine, now.worth, now.strayed), mine

    start = (last, last, jnp.asarray(True))  # noqa: FBT003
    return jax.lax.scan(back, start, moments, reverse=True)[1]


def _loss(residual: Weights, moments: Moment, found: Array) -> Array:
    odds = moments.copies + logits(jnp, residual, moments.after)[..., ATTACKER]
    cross = -found * jax.nn.log_sigmoid(odds) - (1 - found) * jax.nn.log_sigmoid(-odds)
    return jnp.mean(cross * (moments.after.closed < ROUNDS))


class Tally(NamedTuple):
    """The games that ended at tables where the attacker does not explore."""

    games: Array
    shares: Array


def turn(  # noqa: PLR0913, PLR0917 -- jitted, with the first fixed
    target: Target,
    nets: dict[str, Weights],
    now: Table,
    it: Learner,
    key: Array,
    rate: Array,
) -> tuple[Table, Learner, Tally]:
    """Play a while, learn from it, and count what the attacker won."""

    def one(now: Table, key: Array) -> tuple[Table, Moment]:
        keys = jax.random.split(key, now.strays.shape[0])
        return jax.vmap(partial(advance, target, nets, it.mean))(now, keys)

    strays = now.strays
    now, moments = jax.lax.scan(one, now, jax.random.split(key, TIME))
    found = jax.vmap(_targets, (1, 0), 1)(moments, moments.worth[-1])
    moments, found = jax.tree.map(lambda part: part[:-1], (moments, found))

    def step(it: Learner, batch: tuple[Moment, Array]) -> tuple[Learner, None]:
        return learn(it, jax.grad(_loss)(it.weights, *batch), rate, MEMORY), None

    counted = moments.ended & ~strays
    shares = moments.share * counted
    tally = Tally(jnp.sum(counted), jnp.sum(shares))
    return now, jax.lax.scan(step, it, (moments, found))[0], tally


class Attack(NamedTuple):
    """One search for a best response, ready to run."""

    target: Target
    turn: Any
    """Compiled."""
    nets: Any
    now: Table
    learner: Learner


def tables_for(players: int) -> int:
    """How many tables at once keep this machine busy, and still give several windows a minute."""
    most = 1 << (10 if jax.default_backend() == "cpu" else 17)
    return max(16, most >> players)


def prepare(
    target: Target, nets: dict[str, Weights], count: int, seed: int, *, hastily: bool = False
) -> Attack:
    """An attack at this many tables at once; compiling it takes a while.

    With less compile-time optimisation it runs more slowly.
    """
    key = jax.random.key(seed)
    keys = jax.random.split(key, count)
    now = jax.jit(jax.vmap(partial(new_table, target)))(keys)
    it = jax.jit(lambda key: learner(fresh_residual(key)))(key)
    lowered = jax.jit(partial(turn, target)).lower(nets, now, it, key, jnp.float32(0))
    options: Any = {"xla_backend_optimization_level": 0} if hastily else None
    return Attack(target, lowered.compile(compiler_options=options), nets, now, it)


def as_jax(nets: dict[str, Weights]) -> dict[str, Weights]:
    """Networks that NumPy has read, for an attack."""
    return jax.tree.map(jnp.asarray, nets)  # type: ignore[no-any-return]


def run(attack: Attack, turns: Iterable[Turn], seed: int) -> Iterator[Window]:
    """Attack for this many turns; each stretch of games is reported as it ends."""
    key = jax.random.key(seed)
    now, it = attack.now, attack.learner
    begun = time.monotonic()
    for count, (_, learning, rate) in enumerate(turns):
        now, it, tally = attack.turn(
            attack.nets, now, it, jax.random.fold_in(key, count), jnp.float32(rate)
        )
        games, shares = int(tally.games), float(tally.shares)
        yield Window(time.monotonic() - begun, learning, games, shares)
