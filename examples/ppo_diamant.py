"""PPO learns Diamant by self-play on the batch engine, then meets bots: [--updates] [--games]."""

import argparse
from functools import partial
from statistics import fmean, pstdev
from typing import Any

import gymnasium
import jax
import jax.numpy as jnp
import optax  # type: ignore[import-untyped]
from jax import Array, random, vmap

import gemkeep.envs  # noqa: F401  registers the environments
from gemkeep.batch import diamant

ENV = diamant.make(players=4)
GAMES, STEPS, MINIBATCHES = 512, 32, 16
SIZES = (*ENV.spec.observation_shape, 128, 128, 3)
OPTIMIZER = optax.chain(optax.clip_by_global_norm(0.5), optax.adam(1e-3))


def network(params: list[Array], seen: Array) -> tuple[Array, Array]:
    """For each observation, the log-probabilities of back and on, and the value."""
    hidden = jnp.log1p(seen.astype(jnp.float32))
    for weights in params[:-1]:
        hidden = jnp.tanh(hidden @ weights)
    out = hidden @ params[-1]
    return jax.nn.log_softmax(out[..., :2]), out[..., 2]


def play(params: list[Array], games: Any, key: Array) -> tuple[Any, tuple[Array, ...]]:  # noqa: ANN401
    """One choice of everyone in all games; a game that ended is followed by a new one."""
    choice, chance, deal = random.split(key, 3)
    seen = vmap(lambda game: vmap(partial(ENV.observe, game))(jnp.arange(4)))(games)
    logps, value = network(params, seen)
    action = random.categorical(choice, logps)[..., None]
    after = vmap(ENV.step)(games, action[..., 0], random.split(chance, GAMES))
    done, fresh = vmap(ENV.done)(after), vmap(ENV.init)(random.split(deal, GAMES))
    chose = vmap(ENV.legal)(games)[..., 0]  # whoever is in camp has nothing to choose
    logp = jnp.take_along_axis(logps, action, -1)
    step = (seen, action, logp, value, chose, vmap(ENV.rewards)(after), done[:, None])
    return jax.tree.map(partial(jnp.where, done), fresh, after), step


def loss(params: list[Array], steps: tuple[Array, ...]) -> Array:
    """PPO's clipped loss, with a bonus for entropy."""
    seen, action, logp, before, chose, gain = steps
    logps, value = network(params, seen)
    ratio = jnp.exp(jnp.take_along_axis(logps, action, -1) - logp)[:, 0]
    worth = gain / (jnp.std(gain) + 1e-6)
    better = jnp.minimum(ratio * worth, jnp.clip(ratio, 0.8, 1.2) * worth)
    entropy = -jnp.sum(jnp.exp(logps) * logps, -1)
    wrong = jnp.mean((value - before - gain) ** 2)
    return wrong / 2 - jnp.average(better + entropy / 100, weights=chose)


@jax.jit
def update(params: list[Array], memory: Any, games: Any, key: Array) -> Any:  # noqa: ANN401
    """Play some steps of all games, and learn from them; the new parameters, memory and games."""
    games, steps = jax.lax.scan(partial(play, params), games, random.split(key, STEPS))

    def advantage(later: Any, step: Any) -> Any:  # noqa: ANN401
        gain = step[0] - step[2] + ~step[1] * (later[1] + 0.95 * later[0])
        return (gain, step[2]), gain

    last, (*kept, reward, done) = (jnp.zeros((GAMES, 4)), steps[3][-1]), steps
    gain = jax.lax.scan(advantage, last, (reward, done, steps[3]), reverse=True)[1]
    flat = [part.reshape(-1, *part.shape[3:]) for part in (*kept, gain)]

    def learn(carry: Any, rows: Array) -> Any:  # noqa: ANN401
        slopes = jax.grad(loss)(carry[0], tuple(part[rows] for part in flat))
        changes, memory = OPTIMIZER.update(slopes, carry[1], carry[0])
        return (optax.apply_updates(carry[0], changes), memory), None

    rows = random.permutation(key, GAMES * STEPS * 4).reshape(MINIBATCHES, -1)
    return *jax.lax.scan(learn, (params, memory), rows)[0], games


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--updates", type=int, default=300)
parser.add_argument("--games", type=int, default=1000, help="against each table of bots")
options = parser.parse_args()
key = random.key(1)
shapes = zip(random.split(key, 3), SIZES, SIZES[1:], strict=False)
params = [random.normal(each, (size, to)) / size**0.5 for each, size, to in shapes]
memory, games = OPTIMIZER.init(params), vmap(ENV.init)(random.split(key, GAMES))
for number in range(options.updates):
    params, memory, games = update(params, memory, games, random.fold_in(key, number))
choose = jax.jit(lambda seen: jnp.argmax(network(params, seen)[0]))
for bots in (["random"] * 3, ["ev"] * 3, ["ev", "nine", "bold"]):
    env, shares = gymnasium.make("gemkeep/Diamant-v1", opponents=bots), []
    for seed in range(options.games):
        seen, over = env.reset(seed=seed)[0], False
        while not over:
            seen, reward, over, *_ = env.step(int(choose(seen)))
        shares.append(float(reward) + 1 / 4)
    mean, error = fmean(shares), 1.96 * pstdev(shares) / len(shares) ** 0.5
    print(f"{mean:.1%} ± {error:.1%} of victories against {', '.join(bots)} (fair: 25%)")
