"""Weights to start from."""

from __future__ import annotations

import math

import jax
import jax.numpy as jnp
from jax import Array

from gemkeep.minds.diamant.learning import tables
from gemkeep.minds.diamant.sage.features import seat_features, table_features
from gemkeep.minds.diamant.sage.network import Weights


def fresh_weights(key: Array, width: int, layers: int) -> Weights:
    """Random weights of one network; its output starts close to 0."""
    inputs = {name: read.shape[-1] for name, read in jax.eval_shape(_sample, key).items()}
    for layer in range(layers):
        inputs |= {f"{name}{layer}": width for name in ("own", "all", "inside")}
    keys = jax.random.split(key, len(inputs))
    weights: Weights = {
        name: jax.random.normal(each, (size, width)) * math.sqrt(1 / size)
        for each, (name, size) in zip(keys, inputs.items(), strict=True)
    }
    weights |= {f"bias{layer}": jnp.zeros(width) for layer in range(layers)}
    return weights | {"bias": jnp.zeros(width), "out": jnp.zeros((width, 1))}


def _sample(key: Array) -> dict[str, Array]:
    """What a network reads of some position."""
    kind = tables.Kind(jnp.uint32(4), jnp.asarray(True))  # noqa: FBT003
    table = tables.crowd(4, "escalating", kind)
    position = tables.position(table, kind, tables.first_state(table, kind, key))
    return {"table": table_features(jnp, position), "seat": seat_features(jnp, position)}
