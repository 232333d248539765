"""What a seat of Hideouts sees, in the layout of the game's spec."""

from __future__ import annotations

from typing import Final, NamedTuple

import jax.numpy as jnp
from jax import Array

from gemkeep.batch.bits import WORD, bit
from gemkeep.batch.hideouts.actions import is_phase
from gemkeep.batch.hideouts.fields import count_at, field
from gemkeep.batch.hideouts.tray import EVERY_BOX, corner_of, near_walls, walls_at_gap
from gemkeep.batch.hideouts.types import (
    BOXES,
    LODGING,
    LODGING_MASK,
    PHASES,
    REASONS,
    Rules,
    State,
    widen,
)
from gemkeep.games.hideouts.board.tray import ALL_WALLS, WALLS_OF_A_BOX
from gemkeep.games.hideouts.catalogue import GUARDIANS, MOST_SEATS, RUNE_SET, RUNES
from gemkeep.games.hideouts.spec import FACES, NAMES, SPEC
from gemkeep.games.hideouts.types import CELLS, CORNERS, MEMORIES, OVER, WALLS

NUMBER: Final = jnp.int8
"""The type of observations; it holds the highest number of the spec."""
assert NAMES[: len(RUNES)] == RUNES  # noqa: S101  so the number of a rune is that of its name


class Sight(NamedTuple):
    """The walls that a seat sees, or has seen."""

    outside: Array
    """The outer faces, four bits for each box."""
    inside: Array
    """The inner faces, four bits for all boxes."""


class Known(NamedTuple):
    """By box, what is known about its seal."""

    home: Array
    read: Array
    walls: Array
    """The walls that were seen from outside or inside, as four bits."""


def observe(rules: Rules, state: State, seat: Array | int | None) -> Array:
    """What this seat, or (with None) the public, sees."""
    state = widen(state)
    over = is_phase(state, OVER)
    parts = {
        "me": _one_hot(MOST_SEATS if seat is None else seat, MOST_SEATS),
        "turn": _one_hot(state.turn, MOST_SEATS) & ~over,
        "corners": _corners(rules, state),
        "rotations": state.rotations,
        "phase": _one_hot(state.phase, len(PHASES)),
        "memory": jnp.asarray([rules.memory == memory for memory in MEMORIES]),
        "level": jnp.asarray([rules.hideouts.count(name) for name in NAMES]),
        "options": jnp.asarray([rules.advanced, rules.charged_once, rules.start_charged]),
        "tokens": jnp.asarray(rules.supply),
        "supply": state.supply,
        "idle": state.idle,
        "lid": _lid(rules, state),
        "discarded": state.discarded,
        "gap": _one_hot(state.gap, len(CELLS)),
        **_boxes(state, _known(rules, state, seat)),
        **_cells(rules, state),
        "ending": jnp.arange(1, len(REASONS) + 1) == state.ending,
    }
    return jnp.concatenate(
        [parts[feature.name].astype(NUMBER).reshape(feature.size) for feature in SPEC.features]
    )


def _one_hot(chosen: Array | int, choices: int) -> Array:
    return jnp.arange(choices) == chosen


def _corners(rules: Rules, state: State) -> Array:
    """By seat, a 1 for its corner; 0 for unused seats."""
    corners = [corner_of(rules.seats, seat, state.rotations) for seat in range(rules.seats)]
    unused = [jnp.full_like(state.rotations, len(CORNERS))] * (MOST_SEATS - rules.seats)
    return jnp.stack(corners + unused)[:, None] == jnp.arange(len(CORNERS), dtype=WORD)


def _names(rules: Rules, state: State) -> Array:
    """By place in the level's list, the number of the hideout's name."""
    names = jnp.asarray([NAMES.index(name) for name in rules.hideouts], WORD)
    if state.deal.runes is None:
        return names
    runes = field(state.deal.runes, jnp.arange(BOXES, dtype=WORD))
    return jnp.where(jnp.asarray([name in RUNE_SET for name in rules.hideouts]), runes, names)


def _lid(rules: Rules, state: State) -> Array:
    """By name, how many hideouts are in the lid."""
    gone = (state.lid >> jnp.arange(BOXES, dtype=WORD) & 1) != 0
    named = _names(rules, state)[:, None] == jnp.arange(len(NAMES), dtype=WORD)
    return jnp.sum(named & gone[:, None], axis=0)


def _boxes(state: State, known: Known) -> dict[str, Array]:
    """What is seen of the box on each cell."""
    cells = jnp.arange(len(CELLS), dtype=WORD)
    standing = field(state.standing, cells)
    there = cells != state.gap
    lodgings = state.boxed >> LODGING * jnp.arange(BOXES, dtype=WORD) & LODGING_MASK
    homes = state.deal.homes >> LODGING * jnp.arange(BOXES, dtype=WORD) & LODGING_MASK
    seal = state.deal.seals >> 2 * standing & 3
    on_wall = seal[:, None] == jnp.arange(len(WALLS), dtype=WORD)
    seen = (known.walls[standing][:, None] >> jnp.arange(len(WALLS), dtype=WORD) & 1) != 0
    symbol = jnp.zeros_like(there) if state.symbol is None else standing + 1 == state.symbol
    by_box = {
        "boxed": standing[:, None] + 1 == lodgings,
        "paid": count_at(state.paid, standing),
        "symbol": symbol,
        "seal": (standing[:, None] + 1 == homes) & known.home[standing][:, None],
        "read": known.read[standing],
        "side": on_wall & seen,
        "bare": ~on_wall & seen,
    }
    return {
        name: part * (there if part.ndim == 1 else there[:, None]) for name, part in by_box.items()
    }


def _known(rules: Rules, state: State, seat: Array | int | None) -> Known:
    """What the viewer knows about every box, with the help of the memory aid."""
    boxes = jnp.arange(BOXES, dtype=WORD)
    over = is_phase(state, OVER)
    if seat is None:
        nothing = jnp.broadcast_to(over, (BOXES,))
        return Known(nothing, nothing, nothing * WORD(ALL_WALLS))
    sights = [
        _in_sight(rules, state, seat) if rules.memory == "none" else _seen(rules, state, seat)
        for seat in range(rules.seats)
    ]
    own = Sight(*(jnp.stack(part)[seat] for part in zip(*sights, strict=True)))
    sight = own
    for other in sights if rules.memory == "team" else []:
        sight = Sight(sight.outside | other.outside, sight.inside | other.inside)
    seals = bit(WALLS_OF_A_BOX * boxes + (state.deal.seals >> 2 * boxes & 3))
    home, read = sight.outside & seals != 0, own.outside & seals != 0
    if rules.memory == "team":  # seven seals read give the eighth
        home |= jnp.sum(home) == BOXES - 1
    walls = sight.outside >> WALLS_OF_A_BOX * boxes & ALL_WALLS | sight.inside
    return Known(home | over, read | over, jnp.where(over, ALL_WALLS, walls))


def _in_sight(rules: Rules, state: State, seat: int) -> Sight:
    """What this seat's corner sees now."""
    near = near_walls(corner_of(rules.seats, seat, state.rotations))
    walls = walls_at_gap(state.gap, state.standing)
    return Sight(walls & near * WORD(EVERY_BOX), ALL_WALLS ^ near)


def _seen(rules: Rules, state: State, seat: int) -> Sight:
    """All that this seat has seen, from all the corners it has had."""
    inside = jnp.zeros_like(state.rotations)
    for rotations in range(rules.hideouts.count("rotation") + 1):
        near = near_walls(corner_of(rules.seats, seat, jnp.full_like(inside, rotations)))
        inside |= jnp.where(state.rotations >= rotations, ALL_WALLS ^ near, 0)
    near = near_walls(corner_of(rules.seats, seat, state.rotations))
    before = WORD(0) if state.remembered is None else state.remembered[seat]
    return Sight(before | state.exposed & near * WORD(EVERY_BOX), inside)


def _cells(rules: Rules, state: State) -> dict[str, Array]:
    """What is known to be in each cell; without a memory aid, only in the gap."""
    cells = jnp.arange(len(CELLS), dtype=WORD)
    over = is_phase(state, OVER)
    recalled = (cells == state.gap) | over | (rules.memory != "none")
    sealed, shown, resting, awake = (
        (things >> cells & 1) != 0
        for things in (state.sealed, state.shown, state.resting, state.awake)
    )
    names = _names(rules, state)[field(state.deal.hideouts, cells)]
    guardians = field(state.deal.guardians, cells)
    laid = jnp.zeros_like(cells) if state.laid is None else count_at(state.laid, cells)
    hideout_known = sealed & (shown | over | _all_alike(rules, names, sealed & ~shown))
    asleep = resting & ~awake
    guardian_known = resting & (awake | over | _last_one(rules, asleep))
    return {
        "start": recalled & (cells == state.deal.start),
        "hideout": (names[:, None] == jnp.arange(len(NAMES), dtype=WORD))
        & (recalled & hideout_known)[:, None],
        "hideout_lies": _lies(recalled, sealed, shown),
        "guardian": (guardians[:, None] == jnp.arange(len(GUARDIANS), dtype=WORD))
        & (recalled & guardian_known)[:, None],
        "guardian_lies": _lies(recalled, resting, awake),
        "laid_known": recalled,
        "laid": recalled * laid,
    }


def _all_alike(rules: Rules, names: Array, hidden: Array) -> Array:
    """Whether a team knows all hideouts that are face down, as they have the same name."""
    if rules.memory != "team":
        return jnp.zeros((), bool)
    most = jnp.max(jnp.where(hidden, names, 0))
    least = jnp.min(jnp.where(hidden, names, len(NAMES)))
    alike = jnp.any(hidden) & (most == least)
    return alike & (least >= len(RUNE_SET)) if rules.draws_runes else alike


def _last_one(rules: Rules, asleep: Array) -> Array:
    """Whether a team knows the last guardian that is face down."""
    return (jnp.sum(asleep) == 1) & (rules.memory == "team")


def _lies(recalled: Array, there: Array, face_up: Array) -> Array:
    """By cell and face, how a piece lies there, as far as the viewer knows."""
    faces = {
        "down": recalled & there & ~face_up,
        "up": recalled & there & face_up,
        "gone": recalled & ~there,
        "unknown": ~recalled,
    }
    return jnp.stack([faces[face] for face in FACES], axis=1)
