"""Random games of Diamant, for the comparison of the two engines."""

from __future__ import annotations

from itertools import groupby
from random import Random
from typing import NamedTuple

import numpy as np

from gemkeep.batch import diamant as batch
from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.catalogue import EDITIONS, FEWEST_SEATS, MOST_SEATS
from gemkeep.games.diamant.spec import CARDS, CHOICES, SPEC
from gemkeep.games.diamant.types import CHOOSE, HAZARD, State, Totals
from tests.batch.replay import Facts, Line, Tree, differences, seen_and_due

BOLDNESS = (0.5, 0.7, 0.9, 0.97, 1.0)
"""How likely a player goes on; bold players see long paths, cautious ones all rounds."""


WATCHED = (4, 5)
"""With this many players, the views compared are the public's."""


class Kind(NamedTuple):
    """Games that one compiled function can replay."""

    mode: str
    players: int
    totals: Totals


MODES = ("none", "ascending", "escalating")
KINDS = {
    Kind(mode, players, "hidden" if players % 2 else "open"): [
        name for name, edition in EDITIONS.items() if mode in edition.modes
    ]
    for mode in MODES
    for players in range(FEWEST_SEATS, MOST_SEATS + 1)
}
"""Each kind with its editions."""


FEW_KINDS = [
    Kind("none", 4, "open"),
    Kind("ascending", 7, "hidden"),
    Kind("escalating", 3, "hidden"),
]


def games(kind: Kind, number: int, seed: int) -> list[Line]:
    """This many random games, spread over the editions."""
    editions = KINDS[kind]
    random = Random(f"{seed}/{kind}")
    return [_play(kind, editions[game % len(editions)], random) for game in range(number)]


def compare(env: batch.Diamant, kind: Kind, number: int, seed: int = 1) -> list[str]:
    """What this batch engine does differently in random games of this kind."""
    return differences(env, games(kind, number, seed), lambda states: unpacked(kind, states))


def make(kind: Kind) -> batch.Diamant:
    """The batch engine for this kind."""
    return batch.make(kind.players, KINDS[kind][0], kind.mode, kind.totals)


def card_number(game: Diamant, name: str) -> int:
    """The number of a card in the spec's list, where hazards are numbered."""
    kind, _, hazard = name.partition(":")
    if kind != HAZARD:
        return CARDS.index(name)
    return CARDS.index(f"{HAZARD}:{EDITIONS[game.setup.edition].hazards.index(hazard)}")


def _play(kind: Kind, edition: str, random: Random) -> Line:
    """One random game of the readable engine, written down where choices are due."""
    game = Diamant(edition, kind.players, kind.mode, kind.totals)
    boldness = random.choice(BOLDNESS)
    state, cards = _reveal(game, game.start(), random)
    line = Line(cards[0], [], [], [facts(game, state, random)])
    while not state.over:
        action = [int(random.random() < boldness) for _ in range(kind.players)]
        for seat in state.to_choose:  # what is chosen for players in camp is ignored
            state, _ = game.apply(state, Move(seat, CHOOSE, CHOICES[action[seat]]))
        state, cards = _reveal(game, state, random)
        line.actions.append(action)
        line.outcomes.append([*cards, 0, 0][:2])
        line.moments.append(facts(game, state, random))
    return line


def _reveal(game: Diamant, state: State, random: Random) -> tuple[State, list[int]]:
    """The state when choices are due or the game is over, and the cards revealed on the way."""
    cards = []
    while game.actors(state) == (CHANCE,):
        action = game.chance(state).draw(random)
        cards.append(card_number(game, str(action.argument)))
        state, _ = game.apply(state, Move(CHANCE, *action))
    return state, cards


def facts(game: Diamant, state: State, random: Random) -> Facts:
    """What is true after this many moves."""
    deck = [0] * len(CARDS)
    for card in game.setup.cards:
        deck[card_number(game, card.name)] += state.deck[card.number]
    relics = game.setup.mode == "ascending"
    viewer = None if game.seats in WATCHED else random.randrange(game.seats)
    return seen_and_due(game, SPEC, state, viewer) | {
        "closed": state.closed,
        "deck": deck,
        "path": _counted(game, [card.name for card in state.path]),
        "removed": _counted(game, [card.name for card in state.removed if card.kind == HAZARD]),
        "in_cave": [seat in state.in_cave for seat in range(game.seats)],
        "on_path": sum(state.left),
        "carried": state.carried,
        "chests": state.chests,
        "relics": [sorted(owned) + [0] * (5 - len(owned)) for owned in state.relics],
        "scores": [
            chest + sum(owned) * relics
            for chest, owned in zip(state.chests, state.relics, strict=True)
        ],
        "legal": [[seat in state.to_choose] * 2 for seat in range(game.seats)],
    }


def _counted(game: Diamant, names: list[str]) -> list[int]:
    counts = [0] * len(CARDS)
    for name in names:
        counts[card_number(game, name)] += 1
    return counts


# --- The batch engine's state, unpacked without the batch engine's own functions -----------------

TREASURES = (1, 2, 3, 4, 5, 5, 7, 7, 9, 11, 11, 13, 14, 15, 17)
PLACES = [
    [place for place, _ in group]
    for _, group in groupby(
        enumerate((*TREASURES, *(f"hazard {number // 3}" for number in range(15)))),
        key=lambda pair: pair[1],
    )
]
"""The bits of each numbered card."""


def unpacked(kind: Kind, states: Tree) -> dict[str, np.ndarray]:
    """The same facts, from states of the batch engine."""
    inside = _bits(states.in_cave, kind.players)
    words = np.stack([np.asarray(word) for word in states.chests], -1)
    chests = np.stack([words & 0xFFFF, words >> 16], -1).reshape(*words.shape[:-1], -1)
    chests = chests[..., : kind.players].astype(int)
    owned = _relics_owned(kind, states)
    path = (1 << 30) - 1 - (states.deck | states.gone)
    ascending = owned.sum(-1) if kind.mode == "ascending" else 0
    in_deck, on_path = (
        (None, None) if states.relics is None else (states.relics.deck, states.relics.path)
    )
    return {
        "closed": states.closed,
        "deck": _numbered(kind, states.deck, in_deck),
        "path": _numbered(kind, path, on_path),
        "removed": _numbered(kind, states.gone, None),
        "in_cave": inside,
        "on_path": states.on_path,
        "carried": inside * states.purse[..., None],
        "chests": chests,
        "relics": owned,
        "scores": chests + ascending,
    }


def _bits(things: np.ndarray, places: int) -> np.ndarray:
    return np.asarray(things)[..., None] >> np.arange(places) & 1


def _numbered(kind: Kind, cards: np.ndarray, relics: np.ndarray | None) -> np.ndarray:
    each = _bits(cards, 30)
    counts = [each[..., places].sum(-1) for places in PLACES]
    if relics is None:
        shown = np.zeros((*cards.shape, 6), int)
    elif kind.mode == "escalating":
        shown = np.pad(_bits(relics, 5).sum(-1)[..., None], [(0, 0)] * cards.ndim + [(0, 5)])
    else:
        shown = np.pad(_bits(relics, 5), [(0, 0)] * cards.ndim + [(1, 0)])
    return np.concatenate([np.stack(counts, -1), shown], -1)


def _relics_owned(kind: Kind, states: Tree) -> np.ndarray:
    """By player, the worth of each relic, ascending and padded with 0 as in `facts`."""
    shape = (*states.closed.shape, kind.players, 5)
    if states.relics is None:
        return np.zeros(shape, int)
    owners = np.asarray(states.relics.owners)[..., None] >> 4 * np.arange(5) & 15
    worth = np.array([5, 7, 8, 10, 12] if kind.mode == "ascending" else [5, 5, 5, 10, 10])
    has = owners[..., None, :] == np.arange(1, kind.players + 1)[:, None]
    sorted_first = np.sort(np.where(has, worth, 99), -1)
    return np.where(sorted_first == 99, 0, sorted_first)
