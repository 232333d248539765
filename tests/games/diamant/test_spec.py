"""Diamant in numbers, in positions that can be checked by hand."""

from __future__ import annotations

import pytest

from gemkeep.core.game import Outcome
from gemkeep.core.moves import CHANCE, Action, Move, Viewer
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.spec import CARDS, SPEC
from tests.games.diamant.cave import Cave

TREASURES = [f"treasure:{rubies}" for rubies in (1, 2, 3, 4, 5, 7, 9, 11, 13, 14, 15, 17)]
LAYOUT = SPEC.layout()


def observed(cave: Cave, viewer: Viewer = 0) -> dict[str, list[int]]:
    """The observation of a viewer, by feature."""
    numbers = SPEC.observe(cave.game.view(cave.state, viewer))
    assert SPEC.observation_shape == (len(numbers),)
    return {name: list(numbers[part]) for name, part in LAYOUT.items()}


def cards(numbers: list[int]) -> dict[str, int]:
    """The cards that are there, with how many there are."""
    return {name: count for name, count in zip(CARDS, numbers, strict=True) if count}


def test_back_is_0_and_on_is_1() -> None:
    assert SPEC.actions == (Action("choose", "back"), Action("choose", "on"))


def test_the_layout_is_fixed() -> None:
    """Trained networks depend on it: a change here needs a new version of the environments."""
    assert SPEC.observation_shape == (144,)
    sizes = {feature.name: (feature.size, feature.highest) for feature in SPEC.features}
    assert sizes == {
        "seated": (1, 1),
        "relics": (3, 1),
        "phase": (3, 1),
        "closed": (1, 5),
        "choice": (2, 1),
        "on_path": (1, 124),
        "path": (23, 5),
        "deck": (23, 5),
        "removed": (23, 5),
        "present": (8, 1),
        "in_cave": (8, 1),
        "chosen": (8, 1),
        "carried": (8, 124),
        "chest_known": (8, 1),
        "chest": (8, 655),
        "rescued": (8, 5),
        "worth": (8, 42),
    }
    numbered = [f"relic:{worth}" for worth in (5, 7, 8, 10, 12)]
    assert list(CARDS) == [*TREASURES, *(f"hazard:{kind}" for kind in range(5)), "relic", *numbered]


def test_each_feature_says_what_it_is() -> None:
    about = {feature.name: feature.about for feature in SPEC.features}
    assert about["carried"] == "the rubies carried, by seat, mine first"
    assert about["path"] == (
        "cards on the path, by card: treasures by value, hazards, the relic, numbered relics"
    )


def test_before_the_first_card() -> None:
    seen = observed(Cave("uk", 3, "ascending"), None)
    assert seen["seated"] == [0]
    assert seen["relics"] == [0, 1, 0]
    assert seen["phase"] == [1, 0, 0]
    assert seen["closed"] == [0]
    assert seen["choice"] == [0, 0]
    assert seen["present"] == seen["in_cave"] == seen["chest_known"] == [1] * 3 + [0] * 5
    assert cards(seen["path"]) == cards(seen["removed"]) == {}
    assert cards(seen["deck"]) == (
        dict.fromkeys(TREASURES, 1)
        | {"treasure:5": 2, "treasure:7": 2, "treasure:11": 2}
        | {f"hazard:{kind}": 3 for kind in range(5)}
        | {"relic:5": 1}
    )


def test_in_the_middle_of_a_decision() -> None:
    cave = Cave("ru", 4, "none")
    cave.walk("hazard:spear", "treasure:9")
    cave.choose(1, "back")
    cave.choose(2, "on")
    mine = observed(cave, 2)
    assert mine["seated"] == [1]
    assert mine["relics"] == [1, 0, 0]
    assert mine["phase"] == [0, 1, 0]
    assert mine["choice"] == [0, 1]
    assert mine["on_path"] == [1]
    assert cards(mine["path"]) == {"treasure:9": 1, "hazard:4": 1}
    assert cards(mine["deck"])["hazard:4"] == 2
    assert mine["carried"] == [2] * 4 + [0] * 4
    assert mine["chosen"] == [1, 0, 0, 1, 0, 0, 0, 0], "mine first, then seats 3, 0 and 1"
    assert observed(cave, 1)["choice"] == [1, 0]
    assert observed(cave, 0)["choice"] == [0, 0]
    assert observed(cave, None)["chosen"] == [0, 1, 1, 0, 0, 0, 0, 0]


def test_what_was_brought_home_and_rescued() -> None:
    cave = Cave("cs", 3)
    cave.walk("relic", "treasure:17")
    cave.back(1)
    cave.bust("hazard:lava")
    seen = observed(cave, 1)
    assert seen["relics"] == [0, 0, 1]
    assert seen["closed"] == [1]
    assert seen["chest"] == [5 + 2 + 5] + [0] * 7
    assert seen["rescued"] == [1] + [0] * 7
    assert seen["worth"] == [5] + [0] * 7
    assert seen["carried"] == [0] * 8
    assert cards(seen["removed"]) == {"hazard:2": 1}
    assert cards(seen["deck"])["relic"] == 4
    assert observed(cave, 0)["chest"] == [0, 12, 0, 0, 0, 0, 0, 0]
    assert observed(cave, 2)["chest"] == [0, 0, 12, 0, 0, 0, 0, 0]


def test_hidden_totals_stay_hidden() -> None:
    cave = Cave("uk", 3)
    cave.game = cave.game.with_totals("hidden")
    cave.walk("treasure:17")
    cave.back(0)
    assert observed(cave, 0)["chest"] == [7] + [0] * 7
    assert observed(cave, 0)["chest_known"] == [1] + [0] * 7
    assert observed(cave, 1)["chest"] == [0] * 8
    assert observed(cave, 1)["chest_known"] == [1] + [0] * 7


def test_the_end() -> None:
    cave = Cave("uk", 3)
    cave.quick_rounds(5)
    seen = observed(cave)
    assert seen["phase"] == [0, 0, 1]
    assert seen["closed"] == [5]


@pytest.mark.parametrize(
    "winners, seats, paid",
    [
        ((1,), 4, (-0.25, 0.75, -0.25, -0.25)),
        ((0, 2), 4, (0.25, -0.25, 0.25, -0.25)),
        ((0, 1, 2), 3, (0, 0, 0)),
    ],
)
def test_a_share_of_victory_is_paid_less_the_fair_share(
    winners: tuple[int, ...], seats: int, paid: tuple[float, ...]
) -> None:
    assert SPEC.rewards(Outcome("counted", winners, (0,) * seats, {})) == pytest.approx(paid)
    assert SPEC.zero_sum
    assert SPEC.reward_range == pytest.approx((-1 / 3, 7 / 8))


@pytest.mark.parametrize("edition, relics", [("cs", "escalating"), ("ru", "ascending")])
def test_the_longest_game_takes_as_many_moves_as_the_spec_says(edition: str, relics: str) -> None:
    """Everyone always goes on, and each round shows all it can before a hazard comes twice."""
    game = Diamant(edition, 8, relics)
    state, moves = game.start(), 0
    while actors := game.actors(state):
        for actor in actors:
            move = Move(actor, "choose", "on")
            if actor == CHANCE:
                on_path = {card.name for card in state.path}
                left = [card for card in game.setup.cards if state.deck[card.number]]
                harmless = [
                    card for card in left if card.kind != "hazard" or card.name not in on_path
                ]
                move = Move(CHANCE, "reveal", (harmless or left)[0].name)
            state = game.apply(state, move).state
            moves += 1
    assert moves == SPEC.max_moves == 950
