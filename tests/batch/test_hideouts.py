"""The batch engine plays Hideouts as the readable engine does."""

from __future__ import annotations

from collections import Counter

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from gemkeep.batch import hideouts
from gemkeep.core.errors import Illegal
from tests.batch.breaking import Breach, broken
from tests.batch.hideouts_breaches import BREACHES, noticed
from tests.batch.hideouts_games import FEW_KINDS, Kind, compare, make

SAMPLE = [breach for breach in BREACHES if breach.clause == "H6.3"]


@pytest.mark.parametrize("kind", FEW_KINDS, ids=lambda kind: f"{kind.level}-{kind.seats}")
def test_both_engines_agree_at_every_step(kind: Kind) -> None:
    assert compare(make(kind), kind, 60) == []


@pytest.mark.parametrize("breach", SAMPLE, ids=lambda breach: breach.clause)
def test_a_broken_rule_is_noticed(breach: Breach) -> None:
    with broken(breach):
        assert noticed(breach)


def test_random_actions_are_legal_and_equally_likely() -> None:
    """Words that are evenly spaced choose every legal action equally often, in all phases."""
    env = hideouts.make(3, 4)
    compiled = 0

    @jax.jit
    def look(state: hideouts.State, key: jax.Array) -> tuple[hideouts.State, jax.Array, jax.Array]:
        nonlocal compiled
        compiled += 1  # a function is called again whenever it is compiled
        words = jnp.arange(1 << 10, dtype=jnp.uint32) << 22
        picked = jax.vmap(env.random_action, (None, 0))(state, words)
        action = picked[jax.random.randint(key, (), 0, words.size)]
        return env.step(state, action, key), picked, env.legal(state)

    keys = jax.random.split(jax.random.key(5), 60)
    init = jax.jit(env.init)
    state, phases = init(keys[0]), set()
    for key in keys:
        after, picked, legal = look(state, key)
        phases.add(int(state.phase))
        times = Counter(picked.tolist())
        assert set(times) == set(np.flatnonzero(legal).tolist())
        assert max(times.values()) - min(times.values()) <= 1
        state = init(key) if env.done(after) else after
    assert len(phases) >= 3
    assert compiled == 1


def test_every_deal_is_equally_likely() -> None:
    env = hideouts.make(4, 2)
    states = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.key(2), 1 << 12))
    deal = jax.tree.map(np.asarray, states.deal)
    boxes = np.arange(8, dtype=np.uint32)
    shares = [
        (deal.start, 9),
        (np.asarray(states.turn), 4),
        *((deal.seals >> 2 * int(box) & 3, 4) for box in boxes),
        *((deal.homes >> 4 * int(box) & 15, 8) for box in boxes),
        *((deal.runes >> 3 * int(box) & 7, 8) for box in boxes),
        (deal.guardians >> 3 * ((deal.start + 1) % 9) & 7, 8),
        (deal.hideouts >> 3 * ((deal.start + 1) % 9) & 7, 8),
    ]
    for drawn, choices in shares:
        values, times = np.unique(drawn, return_counts=True)
        assert values.size == choices
        assert np.abs(times / drawn.size * choices - 1).max() < 0.25
    homes = deal.homes[:, None] >> 4 * boxes & 15
    assert (np.sort(homes, 1) == np.arange(1, 9)).all()


def test_what_the_rules_refuse_is_refused() -> None:
    with pytest.raises(Illegal, match="2 to 4 players, not 5"):
        hideouts.make(5)
