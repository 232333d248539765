"""Diamant in numbers: its actions, observations, longest game and rewards.

Observations begin with the viewer's seat, and the others follow in the order of play, so that all
seats see the table the same way; for the public, seat 0 comes first. A hazard is a number
from 0 to 4, its place in its edition's list, so the editions look alike.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Final, TypeAlias

from gemkeep.core.game import Outcome
from gemkeep.core.moves import Action
from gemkeep.core.spec import Feature, GameSpec, one_hot
from gemkeep.games.diamant.catalogue import (
    ASCENDING_RELICS,
    CARDS_OF_EACH_HAZARD,
    EDITIONS,
    ESCALATING_RELICS,
    ESCALATING_WORTH,
    FEWEST_SEATS,
    MOST_SEATS,
    TREASURES,
)
from gemkeep.games.diamant.types import CHOOSE, HAZARD, RELIC, ROUNDS, TREASURE, Choice, RelicMode
from gemkeep.games.diamant.view import Explorer, Phase, View

CHOICES: Final[tuple[Choice, ...]] = ("back", "on")
"""In the order of their numbers: 0 is back, 1 is on."""
MODES: Final[tuple[RelicMode, ...]] = ("none", "ascending", "escalating")
PHASES: Final[tuple[Phase, ...]] = ("reveal", "decide", "over")

KINDS_OF_HAZARD: Final = 5
TREASURE_VALUES: Final = tuple(sorted(set(TREASURES)))
CARDS: Final = (
    *(f"{TREASURE}:{rubies}" for rubies in TREASURE_VALUES),
    *(f"{HAZARD}:{number}" for number in range(KINDS_OF_HAZARD)),
    RELIC,
    *(f"{RELIC}:{worth}" for worth in ASCENDING_RELICS),
)
"""The cards in the order of their numbers, hazards by their number."""

MOST_RUBIES: Final = sum(TREASURES)
"""The most rubies that can be found in one round."""
MOST_IN_A_CHEST: Final = ROUNDS * MOST_RUBIES + sum(ESCALATING_WORTH)

# In a round every treasure and one card of each hazard can be revealed without ending it, and then
# a second card of one hazard: 15 + 5 + 1 reveals. A relic that was revealed never returns to the
# deck, so all rounds together reveal at most five. Each reveal but a round's last is followed by a
# choice of everyone inside. This is not only a bound: a game in which everyone always goes on can
# take exactly as long.
RELICS: Final = max(len(ASCENDING_RELICS), ESCALATING_RELICS)
REVEALS: Final = ROUNDS * (len(TREASURES) + KINDS_OF_HAZARD + 1) + RELICS
MAX_MOVES: Final = REVEALS + (REVEALS - ROUNDS) * MOST_SEATS

CaveFeature: TypeAlias = Feature[View]


def rewards(outcome: Outcome) -> tuple[float, ...]:
    """Each seat's share of the victory, less the fair share: they add up to 0."""
    fair = 1 / len(outcome.scores)
    share = 1 / len(outcome.winners)
    return tuple(
        (share if seat in outcome.winners else 0) - fair for seat in range(len(outcome.scores))
    )


def _seats(view: View) -> list[Explorer]:
    """The explorers, starting with the viewer."""
    me = view.me or 0
    return [*view.explorers[me:], *view.explorers[:me]]


def _by_seat(read: Callable[[Explorer], int], view: View) -> list[int]:
    """This number for each explorer, the viewer first; 0 for unused seats."""
    numbers = [read(explorer) for explorer in _seats(view)]
    return numbers + [0] * (MOST_SEATS - len(numbers))


def _counts(edition: str, cards: Iterable[str]) -> list[int]:
    """How often each card of `CARDS` is among these."""
    hazards = EDITIONS[edition].hazards
    counted = Counter(cards)
    names = (
        f"{HAZARD}:{hazards[int(name.removeprefix(f'{HAZARD}:'))]}"
        if name.startswith(HAZARD)
        else name
        for name in CARDS
    )
    return [counted[name] for name in names]


def _deck(view: View) -> Sequence[int]:
    return _counts(view.edition, Counter(view.deck).elements())


def _path(view: View) -> Sequence[int]:
    return _counts(view.edition, (laid.card for laid in view.path))


def _removed(view: View) -> Sequence[int]:
    return _counts(view.edition, view.removed)


MOST_ALIKE: Final = max(CARDS_OF_EACH_HAZARD, ESCALATING_RELICS)
BY_CARD: Final = "by card: treasures by value, hazards, the relic, numbered relics"
BY_SEAT: Final = "by seat, mine first"

FEATURES: Final[tuple[CaveFeature, ...]] = (
    Feature("seated", 1, 1, lambda view: [int(view.me is not None)], "0 for the public"),
    Feature("relics", 3, 1, lambda view: one_hot(view.relics, MODES), ", ".join(MODES)),
    Feature("phase", 3, 1, lambda view: one_hot(view.phase, PHASES), ", ".join(PHASES)),
    Feature("closed", 1, ROUNDS, lambda view: [view.closed], "how many rounds are over"),
    Feature("choice", 2, 1, lambda view: one_hot(view.choice, CHOICES), "mine: back, on, or none"),
    Feature(
        "on_path",
        1,
        MOST_RUBIES,
        lambda view: [sum(laid.rubies for laid in view.path)],
        "the rubies left on the path",
    ),
    Feature("path", len(CARDS), MOST_ALIKE, _path, f"cards on the path, {BY_CARD}"),
    Feature("deck", len(CARDS), MOST_ALIKE, _deck, f"cards in the deck, {BY_CARD}"),
    Feature("removed", len(CARDS), MOST_ALIKE, _removed, f"cards out of the game, {BY_CARD}"),
    Feature(
        "present",
        MOST_SEATS,
        1,
        partial(_by_seat, lambda _: 1),
        f"1 if somebody sits there, {BY_SEAT}",
    ),
    Feature(
        "in_cave",
        MOST_SEATS,
        1,
        partial(_by_seat, lambda explorer: int(explorer.in_cave)),
        f"1 if in the cave, {BY_SEAT}",
    ),
    Feature(
        "chosen",
        MOST_SEATS,
        1,
        partial(_by_seat, lambda explorer: int(explorer.chosen)),
        f"1 if chosen, and not yet shown, {BY_SEAT}",
    ),
    Feature(
        "carried",
        MOST_SEATS,
        MOST_RUBIES,
        partial(_by_seat, lambda explorer: explorer.carried),
        f"the rubies carried, {BY_SEAT}",
    ),
    Feature(
        "chest_known",
        MOST_SEATS,
        1,
        partial(_by_seat, lambda explorer: int(explorer.chest is not None)),
        f"0 for a hidden chest, {BY_SEAT}",
    ),
    Feature(
        "chest",
        MOST_SEATS,
        MOST_IN_A_CHEST,
        partial(_by_seat, lambda explorer: explorer.chest or 0),
        f"what is in the chest, {BY_SEAT}",
    ),
    Feature(
        "rescued",
        MOST_SEATS,
        RELICS,
        partial(_by_seat, lambda explorer: len(explorer.relics)),
        f"the relics rescued, {BY_SEAT}",
    ),
    Feature(
        "worth",
        MOST_SEATS,
        sum(ASCENDING_RELICS),
        partial(_by_seat, lambda explorer: sum(explorer.relics)),
        f"what the relics rescued are worth together, {BY_SEAT}",
    ),
)

SPEC: Final = GameSpec(
    actions=tuple(Action(CHOOSE, choice) for choice in CHOICES),
    features=FEATURES,
    max_moves=MAX_MOVES,
    rewards=rewards,
    reward_range=(-1 / FEWEST_SEATS, 1 - 1 / MOST_SEATS),
    zero_sum=True,
)
