"""Train the networks of `sage` from scratch by self-play: `python -m …learning.train OUT`.

One pair of networks serves 3 to 8 players and all relic modes. Each turn plays a while at tables
of one size, then learns from every decision: the value from TD(lambda) targets, the actor from the
solutions of the decisions.
"""

from __future__ import annotations

import argparse
import math
import time
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from itertools import cycle
from pathlib import Path
from typing import Any, Final

import jax
import jax.numpy as jnp
import numpy as np
from jax import Array

from gemkeep.games.diamant.catalogue import MOST_SEATS
from gemkeep.games.diamant.types import ROUNDS, RelicMode
from gemkeep.minds.diamant.learning import tables
from gemkeep.minds.diamant.learning.initial import fresh_weights
from gemkeep.minds.diamant.learning.optimiser import Learner, learn, learner
from gemkeep.minds.diamant.learning.selfplay import (
    Moment,
    Seat,
    Shape,
    advance,
    look,
    new_seat,
    targets,
)
from gemkeep.minds.diamant.sage.judgement import ROUNDS_OF_SOLVING
from gemkeep.minds.diamant.sage.network import ABSENT, Weights, logits

WIDTH: Final = 128
LAYERS: Final = 2
TIME: Final = 32
"""How many decisions are played at each table before learning from them."""
FIRST_RATE: Final = 1.5e-3
LAST_RATE: Final = 1e-5
SHORT_MEMORY: Final = 0.99
LONG_MEMORY: Final = 0.9995
REPORT_EVERY: Final = 10


MODES_PLAYED: Final[tuple[RelicMode, ...]] = ("escalating", "ascending", "escalating")
"""One after the other: half of the first have no relics, so all three come up equally often."""
SIZES: Final = ((4, (3, 4)), (6, (5, 5, 6)), (8, (7, 8, 8)))
SHAPES: Final = tuple(
    Shape(seats, players, mode) for seats, players in SIZES for mode in MODES_PLAYED
)


def play(shape: Shape, rounds: int, seats: Seat, nets: dict[str, Weights], key: Array) -> Any:  # noqa: ANN401
    """The tables after some decisions, what was seen, and what it should have been worth."""

    def one(now: Seat, key: Array) -> tuple[Seat, Moment]:
        keys = jax.random.split(key, now.kind.players.shape[0])
        step = partial(advance, nets=nets, shape=shape, rounds=rounds)
        return jax.vmap(step)(now, keys)

    seats, moments = jax.lax.scan(one, seats, jax.random.split(key, TIME))

    def worth(seat: Seat) -> Array:
        table = tables.crowd(shape.seats, shape.mode, seat.kind)
        return look(table, seat.kind, seat.state, nets, rounds).expected

    last = jax.vmap(worth)(seats)
    found = jax.vmap(targets, (1, 0), 1)(moments, last)
    return seats, moments, found


def loss(nets: dict[str, Weights], moments: Moment, found: Array) -> tuple[Array, Array]:
    """How far the networks are from the targets, and the two parts of it."""
    after = moments.after
    raw = jnp.where(after.present != 0, logits(jnp, nets["value"], after), ABSENT)
    error = jnp.sum(found * (jnp.log(found + 1e-9) - jax.nn.log_softmax(raw)), -1)
    counted = after.closed < ROUNDS
    value = jnp.sum(error * counted) / jnp.maximum(jnp.sum(counted), 1)
    odds = logits(jnp, nets["actor"], moments.before)
    goal = jax.nn.sigmoid(moments.odds)
    cross = -goal * jax.nn.log_sigmoid(odds) - (1 - goal) * jax.nn.log_sigmoid(-odds)
    inside = moments.before.inside
    actor = jnp.sum(cross * inside) / jnp.maximum(jnp.sum(inside), 1)
    return value + 0.2 * actor, jnp.stack([value, actor])


def turn(  # noqa: PLR0913, PLR0917 -- jitted, with the first two fixed
    shape: Shape,
    rounds: int,
    seats: Seat,
    it: Learner,
    long: dict[str, Weights],
    key: Array,
    rate: Array,
) -> tuple[Seat, Learner, Any, Array]:
    """Play, then learn from what was played."""
    seats, moments, found = play(shape, rounds, seats, it.mean, key)

    def step(carry: tuple[Learner, Any], batch: tuple[Moment, Array]) -> tuple[Any, Array]:
        it, long = carry
        gradient, parts = jax.grad(loss, has_aux=True)(it.weights, *batch)
        it = learn(it, gradient, rate, SHORT_MEMORY)
        long = jax.tree.map(
            lambda old, new: LONG_MEMORY * old + (1 - LONG_MEMORY) * new, long, it.weights
        )
        return (it, long), parts

    (it, long), parts = jax.lax.scan(step, (it, long), (moments, found))
    return seats, it, long, jnp.mean(parts, 0)


def rate_at(done: float) -> float:
    """The size of a step when this share of the time is over."""
    warm = min(1.0, done / 0.01)
    return warm * (LAST_RATE + (FIRST_RATE - LAST_RATE) * 0.5 * (1 + math.cos(math.pi * done)))


def train(options: argparse.Namespace) -> None:
    """Train for as long as asked, and write the weights."""
    key = jax.random.key(options.seed)
    if options.start:
        nets = load(options.start)
    else:
        first, second = jax.random.split(jax.random.fold_in(key, 1))
        nets = {
            "value": fresh_weights(first, WIDTH, LAYERS),
            "actor": fresh_weights(second, WIDTH // 2, LAYERS),
        }
    it, long = learner(nets), nets
    shapes = [shape for shape in SHAPES if shape.seats in options.seats]
    playing = {shape: new_tables(shape, options.tables, key) for shape in shapes}
    begun = time.monotonic()
    turns = compiled(playing, options.rounds, it)
    print(f"compiled in {time.monotonic() - begun:.0f} s", flush=True)  # noqa: T201
    begun = time.monotonic()
    reports: dict[str, list[float]] = {}
    for count, shape in enumerate(cycle(shapes)):
        done = (time.monotonic() - begun) / options.seconds
        if done >= 1:
            break
        rate = jnp.float32(rate_at(done) * options.rate)
        started = time.monotonic()
        playing[shape], it, long, parts = turns[shape](
            playing[shape], it, long, jax.random.fold_in(key, count), rate
        )
        value, actor = (round(float(part), 5) for part in parts)
        name = f"{shape.seats} {shape.mode}"
        reports[name] = [value, actor, round(time.monotonic() - started, 3)]
        if count % (REPORT_EVERY * len(shapes)) == len(shapes) - 1:
            print(f"{time.monotonic() - begun:6.1f} s, turn {count}: {reports}", flush=True)  # noqa: T201
            save(options.out, long)
    save(options.out, long)
    print(f"{count} turns in {time.monotonic() - begun:.0f} s")  # noqa: T201


def new_tables(shape: Shape, most: int, key: Array) -> Seat:
    """Tables of this shape: the fewer seats, the more tables, as each costs less."""
    fewer = MOST_SEATS - shape.seats
    keys = jax.random.split(jax.random.fold_in(key, shape.seats), most * 2**fewer)
    make = partial(new_seat, seats=shape.seats, players=shape.players, mode=shape.mode)
    return jax.jit(jax.vmap(make))(keys)  # type: ignore[no-any-return]


def compiled(playing: dict[Shape, Seat], rounds: int, it: Learner) -> dict[Shape, Any]:
    """The turn of each shape, compiled side by side."""
    with ThreadPoolExecutor() as pool:
        waiting = {}
        for shape, seats in playing.items():
            lowered = jax.jit(partial(turn, shape, rounds), donate_argnums=0).lower(
                seats, it, it.weights, jax.random.key(0), jnp.float32(0)
            )
            waiting[shape] = pool.submit(lowered.compile)
        return {shape: future.result() for shape, future in waiting.items()}


def save(path: Path, nets: dict[str, Weights]) -> None:
    """Write the weights."""
    flat = {
        f"{net}.{name}": np.asarray(array, np.float32)
        for net, weights in nets.items()
        for name, array in weights.items()
    }
    with path.open("wb") as file:
        np.savez(file, **flat)  # type: ignore[arg-type]


def load(path: Path) -> dict[str, Weights]:
    """The weights that `save` wrote."""
    nets: dict[str, Weights] = {}
    with np.load(path) as stored:
        for full in stored.files:
            net, name = full.split(".")
            nets.setdefault(net, {})[name] = jnp.asarray(stored[full])
    return nets


def main() -> None:
    """Read the options and train."""
    parser = argparse.ArgumentParser(description="Train sage from scratch by self-play.")
    parser.add_argument("out", type=Path)
    parser.add_argument("--seconds", type=float, default=540.0)
    parser.add_argument("--tables", type=int, default=512, help="at a time, with eight players")
    parser.add_argument("--rounds", type=int, default=ROUNDS_OF_SOLVING, help="of the solver")
    parser.add_argument("--seats", type=int, nargs="+", default=[4, 6, 8])
    parser.add_argument("--rate", type=float, default=1.0)
    parser.add_argument("--start", type=Path, help="weights to go on from")
    parser.add_argument("--seed", type=int, default=0)
    train(parser.parse_args())


if __name__ == "__main__":
    main()
