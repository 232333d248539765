"""Random play on arrays: our batch engine next to OpenSpiel's C++ games and Pgx.

`make bench batch` runs it on this machine's processor. On a machine with a GPU,

    PYTHONPATH=src:. python -m bench.batch --gpu

needs JAX and NumPy only, tries several batch sizes, and leaves the peers out.

A step of ours is one decision with all that follows from it: in Diamant the choices of everyone in
the cave and the next card, in Hideouts one move. Each action is picked at random from the legal
ones, and a finished game is replaced by a new one in the same step.
"""

import argparse
import platform
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from random import Random
from statistics import median
from typing import Any, TypeAlias

import jax
import jax.numpy as jnp

from gemkeep.batch import diamant, hideouts
from gemkeep.batch.bits import WORD
from gemkeep.batch.environment import Environment
from gemkeep.batch.playouts import play

ROUNDS = 3
SECONDS = 1.0
GEMKEEP, OPENSPIEL, PGX = "Gemkeep", "OpenSpiel (C++)", "Pgx"

GAMES: dict[str, Environment[Any]] = {
    "Diamant, 4 players, no relics": diamant.make(4, "uk", "none"),
    "Diamant, 4 players, ascending relics": diamant.make(4, "uk", "ascending"),
    "Diamant, 4 players, escalating relics": diamant.make(4, "cs", "escalating"),
    "Hideouts, level 1, 2 players": hideouts.make(2, 1),
}
AIMS = {
    "Diamant, 4 players, no relics": {"cpu": 20e6, "gpu": 10e9},
    "Diamant, 4 players, ascending relics": {"cpu": 20e6, "gpu": 5e9},
    "Diamant, 4 players, escalating relics": {"cpu": 20e6, "gpu": 5e9},
    "Hideouts, level 1, 2 players": {"cpu": 5e6, "gpu": 1e9},
}
COLUMNS = (
    "batch",
    "steps/s",
    "steps per second of one core",
    "compiled in, s",
    "bytes of a state",
    "memory so far, MiB",
)
OPENSPIEL_GAMES = ("kuhn_poker", "leduc_poker", "pig", "tic_tac_toe", "goofspiel")
PGX_GAMES = ("kuhn_poker", "leduc_holdem", "2048", "tic_tac_toe")

Tree: TypeAlias = Any
"""A state or other pytree of arrays."""
Playout: TypeAlias = Callable[[Tree, Tree], Tree]
"""Advances many games by many steps, with random numbers that depend on the second argument."""


@dataclass
class Figures:
    """What was measured of one game."""

    side: str
    name: str
    batch: int
    compiled: float
    """Seconds it took to compile."""
    size: float
    """The bytes of one game's state."""
    memory: int
    """The most bytes in use on the device so far; 0 if it doesn't say."""
    wall: float
    """Steps per second that passed."""
    cpu: float
    """Steps per second of processor time, on one core."""


def played(env: Environment[Any], steps: int, unroll: int) -> Playout:
    """Random play with cheap random bits: a counter, scrambled."""
    return lambda states, seed: play(env, states, seed, steps, unroll)


def played_with_keys(env: Environment[Any], batch: int, steps: int) -> Playout:
    """Random play with JAX's own keys, one for each game and step."""

    def turn(state: Tree, key: Tree) -> Tree:
        choose, draw, begin = jax.random.split(key, 3)
        action = env.random_action(state, jax.random.bits(choose, (), WORD))
        after = env.step(state, action, draw)
        over = env.done(after)
        fresh = env.init(begin)
        return jax.tree.map(lambda new, old: jnp.where(over, new, old), fresh, after)

    def play(states: Tree, seed: Tree) -> Tree:
        def advance(step: Tree, states: Tree) -> Tree:
            keys = jax.random.split(jax.random.fold_in(jax.random.key(seed), step), batch)
            return jax.vmap(turn)(states, keys)

        return jax.lax.fori_loop(0, steps, advance, states)

    return play


def first_states(env: Environment[Any], batch: int) -> Tree:
    keys = jax.random.split(jax.random.key(1), batch)
    return jax.jit(jax.vmap(env.init))(keys)


def measure(  # noqa: PLR0913, PLR0917
    side: str, name: str, states: Tree, play: Playout, batch: int, steps: int
) -> Figures:
    """The figures of this playout; it is compiled first and then repeated for a while."""
    ready: Callable[[Tree], Tree] = jax.block_until_ready
    began = time.perf_counter()
    compiled = jax.jit(play).lower(states, WORD(0)).compile()
    took = time.perf_counter() - began
    states = ready(compiled(states, WORD(0)))
    walls, cpus = [], []
    for lap in range(ROUNDS):
        done, wall, cpu = 0, time.perf_counter(), time.process_time()
        while time.perf_counter() - wall < SECONDS:
            states = ready(compiled(states, WORD(1000 * (lap + 1) + done)))
            done += 1
        walls.append(done * batch * steps / (time.perf_counter() - wall))
        cpus.append(done * batch * steps / (time.process_time() - cpu))
    statistics = jax.devices()[0].memory_stats() or {}
    memory = statistics.get("peak_bytes_in_use", 0)
    size = sum(leaf.nbytes for leaf in jax.tree.leaves(states)) / batch
    return Figures(side, name, batch, took, size, memory, median(walls), median(cpus))


def ours(batches: Sequence[int], steps: int, unrolls: Sequence[int]) -> Iterator[Figures]:
    for name, env in GAMES.items():
        for batch in batches:
            states = first_states(env, batch)
            for unroll in unrolls:
                called = f"{name}, {unroll} steps in one" if unroll > 1 else name
                yield measure(GEMKEEP, called, states, played(env, steps, unroll), batch, steps)
    name, env = next(iter(GAMES.items()))
    states = first_states(env, batches[0])
    with_keys = played_with_keys(env, batches[0], steps)
    yield measure(GEMKEEP, f"{name}, with JAX's keys", states, with_keys, batches[0], steps)


def openspiel() -> Iterator[Figures]:
    import pyspiel  # noqa: PLC0415 - not on a machine that only has the GPU

    for name in OPENSPIEL_GAMES:
        game, random = pyspiel.load_game(name), Random(1)
        walls, cpus = [], []
        for _ in range(ROUNDS):
            done, wall, cpu = 0, time.perf_counter(), time.process_time()
            while time.perf_counter() - wall < SECONDS:
                done += _openspiel_game(game, random)
            walls.append(done / (time.perf_counter() - wall))
            cpus.append(done / (time.process_time() - cpu))
        yield Figures(OPENSPIEL, name, 1, 0.0, 0, 0, median(walls), median(cpus))


def _openspiel_game(game: Tree, random: Random) -> int:
    """The number of moves of one random game."""
    state, moves = game.new_initial_state(), 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        elif state.is_simultaneous_node():
            seats = range(game.num_players())
            state.apply_actions([random.choice(state.legal_actions(seat)) for seat in seats])
        else:
            state.apply_action(random.choice(state.legal_actions()))
        moves += 1
    return moves


def pgx(batch: int, steps: int) -> Iterator[Figures]:
    import pgx as library  # noqa: PLC0415 - not on a machine that only has the GPU
    from pgx.experimental import auto_reset  # noqa: PLC0415

    for name in PGX_GAMES:
        env = library.make(name)
        advance_one = jax.vmap(auto_reset(env.step, env.init))

        def play(states: Tree, seed: Tree, advance_one: Tree = advance_one) -> Tree:
            def advance(step: Tree, states: Tree) -> Tree:
                key = jax.random.fold_in(jax.random.key(seed), step)
                choose, draw = jax.random.split(key)
                chances = jnp.log(states.legal_action_mask.astype(jnp.float32))
                actions = jax.random.categorical(choose, chances, axis=-1)
                return advance_one(states, actions, jax.random.split(draw, batch))

            return jax.lax.fori_loop(0, steps, advance, states)

        states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(1), batch))
        yield measure(PGX, name, states, play, batch, steps)


def show(title: str, figures: Sequence[Figures]) -> None:
    """Print a table in the form of docs/benchmarks.md."""
    print(f"\n{title}\n")
    print(f"| | | {' | '.join(COLUMNS)} |")
    print(f"|---|---|{'---|' * len(COLUMNS)}")
    for found in figures:
        numbers = (f"{found.batch:,}", f"{found.wall:,.0f}", f"{found.cpu:,.0f}")
        memory = f"{found.memory / 2**20:,.0f}" if found.memory else ""
        compiled = f"{found.compiled:.1f}" if found.compiled else ""
        size = f"{found.size:.0f}" if found.size else ""
        cells = (found.side, found.name, *numbers, compiled, size, memory)
        print(f"| {' | '.join(cells)} |")


def compare(figures: Sequence[Figures], platform_name: str) -> None:
    """Say which aims are met."""
    mine = [found for found in figures if found.side == GEMKEEP]
    for name, aims in AIMS.items():
        speeds = [found.wall for found in mine if found.name.startswith(name)]
        if speeds:
            print(f"{name}: {max(speeds):,.0f} steps/s (goal: {aims[platform_name]:,.0f})")
    for side in (OPENSPIEL, PGX):
        peers = [found for found in figures if found.side == side]
        if peers:
            best = max(peers, key=lambda found: found.wall)
            slowest = min(mine, key=lambda found: found.wall)
            times = slowest.wall / best.wall
            print(f"our slowest row is {times:.1f} times {side}'s fastest, {best.name}")


def run_on_gpu(batches: Sequence[int], steps: int, unrolls: Sequence[int]) -> None:
    figures = []
    for found in ours(batches, steps, unrolls):
        print(f"{found.name}, batch {found.batch:,}: {found.wall:,.0f} steps/s", flush=True)
        figures.append(found)
    show(f"{jax.devices()[0].device_kind}, JAX {jax.__version__}", figures)
    compare(figures, "gpu")


def run() -> None:
    """The comparison on the processor."""
    figures = [*ours([1 << 16], 32, [1]), *pgx(1 << 12, 32), *openspiel()]
    show(f"{platform.processor() or platform.machine()}, JAX {jax.__version__}", figures)
    compare(figures, "cpu")


def main(arguments: Sequence[str]) -> None:
    parser = argparse.ArgumentParser(prog="python -m bench.batch", description=__doc__)
    parser.add_argument("--gpu", action="store_true", help="measure batch sizes on the GPU")
    parser.add_argument(
        "--batches", type=int, nargs="+", default=[1 << n for n in (16, 18, 20, 22)]
    )
    parser.add_argument("--steps", type=int, default=64, help="steps in one call")
    parser.add_argument("--unroll", type=int, nargs="+", default=[1])
    chosen = parser.parse_args(arguments)
    if chosen.gpu:
        run_on_gpu(chosen.batches, chosen.steps, chosen.unroll)
    else:
        run()


if __name__ == "__main__":
    main(sys.argv[1:])
