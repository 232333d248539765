"""Games of Hideouts, for the comparison of the two engines."""

from __future__ import annotations

from itertools import product
from random import Random
from typing import NamedTuple

import numpy as np

from gemkeep.batch import hideouts as batch
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.board.tray import STEPS
from gemkeep.games.hideouts.catalogue import GUARDIANS, LEVELS, NUMBER_OF, RUNE_SET, RUNES
from gemkeep.games.hideouts.spec import NAMES, PHASES, REASONS, SPEC
from gemkeep.games.hideouts.types import (
    CELLS,
    CORRECT,
    FINISH,
    MEMORIES,
    PASS,
    PLACE,
    SLIDE,
    WALLS,
    Deal,
    Level,
    Memory,
    State,
    count,
)
from tests.batch.replay import Facts, Line, Tree, differences, seen_and_due

CUSTOM = (
    Level(
        "locks",
        ("lock:A", "rune:1", "rune:2", "rune:3", "mechanism", "rotation", "action", "rotation"),
        20,
        advanced=True,
        advanced_charge="once",
        advanced_start=True,
    ),
    Level(
        "numbers",
        ("number:2", "action", "number:1", "number:3", *2 * ("mechanism",), "rune:8", "rotation"),
    ),
    Level("symbol", ("rune:7", "action", *4 * ("mechanism",), "rune:1", "rune:2"), 25),
    Level("few", tuple(RUNES), 9, advanced=True, advanced_start=True),
)
ILLEGAL = 0.1
"""How often an action that is not legal is tried."""


class Kind(NamedTuple):
    """Games that one compiled function can replay."""

    level: int
    """A numbered level, or (from -1 down) a custom one."""
    seats: int
    memory: Memory
    advanced: bool


KINDS = [
    Kind(level, seats, memory, level > 0 and (level + seats + MEMORIES.index(memory)) % 2 == 0)
    for level, seats, memory in product([*LEVELS, -1, -2, -3, -4], (2, 3, 4), MEMORIES)
]
FEW_KINDS = [
    Kind(-1, 2, "team", advanced=False),
    Kind(-2, 4, "none", advanced=False),
]
"""Both have a rotation, a mechanism and an action symbol; one has a lock, the other numbers."""


def readable(kind: Kind) -> Hideouts:
    """The readable engine for this kind."""
    if kind.level < 0:
        return Hideouts(CUSTOM[-1 - kind.level], kind.seats, memory=kind.memory)
    return Hideouts(kind.level, kind.seats, memory=kind.memory, advanced=kind.advanced)


def make(kind: Kind) -> batch.Hideouts:
    """The batch engine for this kind."""
    level = CUSTOM[-1 - kind.level] if kind.level < 0 else kind.level
    return batch.make(kind.seats, level, memory=kind.memory, advanced=kind.advanced)


def compare(env: batch.Hideouts, kind: Kind, number: int, seed: int = 1) -> list[str]:
    """What this batch engine does differently in games of this kind."""
    random = Random(f"{seed}/{kind}")
    lines = [_play(readable(kind), random) for _ in range(number)]
    return differences(env, lines, lambda states: unpacked(kind, states))


# --- Games of the readable engine ----------------------------------------------------------------


def _play(game: Hideouts, random: Random) -> Line:
    """One game, with some actions that are not legal and must change nothing."""
    habit = random.choice((_any_action, _towards_the_end, _towards_the_end, _for_free))
    drawn = game.chance(game.start()).draw(random)
    state, _ = game.apply(game.start(), Move(CHANCE, *drawn))
    line = Line(casket(game, state.deal), [], [], [facts(game, state, random)])
    while game.actors(state):
        legal = game.legal(state, state.turn)
        if random.random() < ILLEGAL:
            number = random.randrange(SPEC.num_actions)
            if SPEC.decode_action(number) not in legal:
                line.actions.append(number)
                line.moments.append(line.moments[-1])
        action = habit(state, legal, random)
        state, _ = game.apply(state, Move(state.turn, *action))
        line.actions.append(SPEC.encode_action(action))
        line.moments.append(facts(game, state, random))
    line.outcomes = [0] * len(line.actions)
    return line


def _any_action(_state: State, legal: tuple[Action, ...], random: Random) -> Action:
    return random.choice(legal)


def _towards_the_end(state: State, legal: tuple[Action, ...], random: Random) -> Action:
    """Mostly right actions, so that games are won, lost, passed and corrected at the end."""
    if random.random() < 0.1:
        return random.choice(legal)
    verb = legal[0].verb
    if verb == PLACE:
        home = next(
            cell
            for cell, box in enumerate(state.standing)
            if cell != state.gap and _home(state, box) == state.deal.cells[state.gap]
        )
        return Action(PLACE, home)
    if verb in (FINISH, PASS):
        return random.choice(legal)
    goals = [cell for cell in CELLS if state.resting >> cell & 1] or [state.deal.start]
    slides = [action for action in legal if action.verb == SLIDE]
    if not slides:
        return random.choice(legal)
    closer = min(min(STEPS[int(str(action.argument))][goal] for goal in goals) for action in slides)
    return random.choice(
        [
            action
            for action in slides
            if min(STEPS[int(str(action.argument))][goal] for goal in goals) == closer
        ]
    )


def _for_free(state: State, legal: tuple[Action, ...], random: Random) -> Action:
    """Boxes that move for free, back and forth, as soon as there is one."""
    free = [
        action
        for action in legal
        if action.verb == SLIDE and state.standing[int(str(action.argument))] == state.symbol
    ]
    cheap = [action for action in legal if action.verb != CORRECT]
    return random.choice(free or cheap)


def _home(state: State, box: int) -> str | None:
    dealt = state.deal.boxes[box]
    return None if dealt is None else dealt.home


def casket(game: Hideouts, deal: Deal) -> batch.Casket:
    """The deal as `init_with` takes it."""
    listed = game.setup.level.hideouts
    names = [name for name in deal.hideouts if name is not None]
    runes: list[int] = [0] * len(listed)
    places: list[int] = []
    for name in names:
        drawn = RUNE_SET if game.setup.draws_runes and name in RUNE_SET else {name}
        places.append(
            next(at for at, other in enumerate(listed) if other in drawn and at not in places)
        )
        if name in RUNE_SET:
            runes[places[-1]] = RUNES.index(name)
    boxes = [box for box in deal.boxes if box is not None]
    homes = [box.home for box in boxes]
    parts: dict[str, Tree] = {
        "start": deal.start,
        "first": deal.first,
        "guardians": [NUMBER_OF[name] for name in deal.cells if name in NUMBER_OF],
        "hideouts": places,
        "homes": [homes.index(guardian) for guardian in GUARDIANS],
        "seals": [WALLS.index(box.seal) for box in boxes],
        "runes": runes,
    }
    return batch.Casket(**parts)


def facts(game: Hideouts, state: State, random: Random) -> Facts:
    """What is true after this many moves."""
    start = state.deal.start
    boxes = [cell for cell in CELLS if cell != start]
    number = {box: place for place, box in enumerate(boxes)}
    viewer = (
        None if game.setup.memory == "own" and game.seats == 4 else random.randrange(game.seats)
    )
    return seen_and_due(game, SPEC, state, viewer) | {
        "phase": PHASES.index(state.phase),
        "turn": state.turn,
        "gap": state.gap,
        "standing": [
            number[box] if at != state.gap else 0 for at, box in enumerate(state.standing)
        ],
        "tokens": (state.supply, state.supply_before, state.idle, state.discarded),
        "paid": [count(state.paid, box) for box in boxes],
        "laid": [count(state.laid, cell) for cell in CELLS],
        "boxed": [0 if box is None else number[box] + 1 for box in state.boxed],
        "symbol": 0 if state.symbol is None else number[state.symbol] + 1,
        "cells": (state.sealed, state.shown, state.resting, state.awake),
        "lid": [state.lid.count(name) for name in NAMES],
        "exposed": _walls(state.exposed, start),
        "rotations": state.rotations,
        "remembered": [_walls(walls, start) for walls in state.remembered],
        "ending": 0 if state.ending is None else REASONS.index(state.ending) + 1,
        "legal": SPEC.legal_mask(game.legal(state, state.turn)),
    }


def _walls(walls: int, start: int) -> int:
    """A set of walls without the place of the box that isn't there."""
    below = (1 << 4 * start) - 1
    return walls & below | walls >> 4 & ~below


# --- The batch engine's state, unpacked without the batch engine's own functions -----------------


def unpacked(kind: Kind, states: Tree) -> dict[str, np.ndarray]:
    """The same facts, from states of the batch engine."""
    level, shape = readable(kind).setup.level, states.phase.shape
    seen = np.zeros((*shape, kind.seats), int)
    if states.remembered is not None:
        seen = np.stack(states.remembered, -1)
    return {
        "phase": states.phase,
        "turn": states.turn,
        "gap": states.gap,
        "standing": _fields(states.standing, 3, 9),
        "tokens": np.stack(
            [states.supply, states.supply_before, states.idle, states.discarded], -1
        ),
        "paid": _counts(states.paid, 8, shape),
        "laid": _counts(states.laid, 9, shape),
        "boxed": _fields(states.boxed, 4, 8),
        "symbol": np.zeros(shape, int) if states.symbol is None else states.symbol,
        "cells": np.stack([states.sealed, states.shown, states.resting, states.awake], -1),
        "lid": _lid(level, states),
        "exposed": states.exposed,
        "rotations": states.rotations,
        "remembered": seen,
        "ending": states.ending,
    }


def _fields(packed: np.ndarray, width: int, places: int) -> np.ndarray:
    numbers = packed[..., None] >> np.arange(places, dtype=np.uint32) * width
    return (numbers & (1 << width) - 1).astype(int)


def _counts(
    words: tuple[np.ndarray, ...] | None, places: int, shape: tuple[int, ...]
) -> np.ndarray:
    if words is None:
        return np.zeros((*shape, places), int)
    return np.concatenate([_fields(word, 6, 5) for word in words], -1)[..., :places]


def _lid(level: Level, states: Tree) -> np.ndarray:
    """By name, how many hideouts are in the lid."""
    counts = np.zeros((*states.lid.shape, len(NAMES)), int)
    for place, name in enumerate(level.hideouts):
        gone = states.lid >> place & 1
        if states.deal.runes is not None and name in RUNE_SET:
            rune = _fields(states.deal.runes, 3, 8)[..., place]
            counts += gone[..., None] * (rune[..., None] == np.arange(len(NAMES)))
        else:
            counts[..., NAMES.index(name)] += gone
    return counts
