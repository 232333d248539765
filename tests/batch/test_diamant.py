"""The batch engine plays Diamant as the readable engine does."""

from __future__ import annotations

import jax
import jax.numpy as jnp
import numpy as np
import pytest

from gemkeep.batch import diamant
from gemkeep.core.errors import Illegal, Unknown
from gemkeep.games.diamant.spec import CARDS
from tests.batch.breaking import Breach, broken
from tests.batch.diamant_breaches import BREACHES, noticed
from tests.batch.diamant_games import FEW_KINDS, Kind, compare, make, unpacked

SAMPLE = [breach for breach in BREACHES if breach.clause == "D4.8 the rest"]


@pytest.mark.parametrize("kind", FEW_KINDS, ids=lambda kind: f"{kind.mode}-{kind.players}")
def test_both_engines_agree_at_every_step(kind: Kind) -> None:
    assert compare(make(kind), kind, 100) == []


@pytest.mark.parametrize("breach", SAMPLE, ids=lambda breach: breach.clause)
def test_a_broken_rule_is_noticed(breach: Breach) -> None:
    with broken(breach):
        assert noticed(breach)


def test_every_card_of_the_deck_is_drawn_equally_often() -> None:
    """Words that are evenly spaced draw each card as often as its share says."""
    kind = Kind("ascending", 4, "open")
    env = diamant.make(4, "uk", "ascending")
    state = env.init_with(jnp.asarray(CARDS.index("hazard:2")))
    words = jnp.arange(1 << 14, dtype=jnp.uint32) << 18
    together = jnp.ones((words.size, 4), jnp.uint8)
    draw = jax.jit(jax.vmap(env.step_bits, (None, 0, 0)))
    after = unpacked(kind, jax.tree.map(np.asarray, draw(state, together, words)))
    before = unpacked(kind, jax.tree.map(np.asarray, state))
    struck = after["closed"] == 1
    drawn = (before["deck"] - after["deck"])[~struck].sum(0)
    drawn[CARDS.index("hazard:2")] += struck.sum()
    expected = words.size * before["deck"] / before["deck"].sum()
    assert np.abs(drawn - expected).max() <= 2

    # After the strike a whole deck is drawn from, with the second relic in it.
    second = after["path"][struck]
    assert (second.sum(-1) == 1).all()
    deck = after["deck"][struck][0] + second[0]
    assert np.abs(second.mean(0) - deck / deck.sum()).max() < 0.01


def test_games_played_with_keys_end_and_are_compiled_once() -> None:
    env = diamant.make(5, "cs", None)
    compiled = 0

    @jax.jit
    @jax.vmap
    def play(state: diamant.State, key: jax.Array) -> tuple[diamant.State, jax.Array]:
        nonlocal compiled
        compiled += 1  # a function is called again whenever it is compiled
        key, chance = jax.random.split(key)
        action = env.random_action(state, jax.random.key_data(chance)[0])
        return env.step(state, action, chance), key

    keys = jax.random.split(jax.random.key(3), 64)
    states = jax.jit(jax.vmap(env.init))(keys)
    while not env.done(states).all():
        states, keys = play(states, keys)
    assert compiled == 1
    rewards = jax.jit(jax.vmap(env.rewards))(states)
    assert np.abs(rewards.sum(1)).max() < 1e-6
    assert (rewards.max(1) > 0).any()


def test_what_the_rules_refuse_is_refused() -> None:
    with pytest.raises(Illegal, match="3 to 8 players, not 2"):
        diamant.make(2)
    with pytest.raises(Unknown, match="edition cs has escalating"):
        diamant.make(4, "cs", "none")
