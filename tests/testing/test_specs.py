"""Every game keeps to its spec, and the kit catches a spec that breaks each law."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from gemkeep.core.game import Game, Outcome
from gemkeep.core.moves import Action
from gemkeep.core.spec import Feature, GameSpec
from gemkeep.games.catalogue import GAMES, SPECS
from gemkeep.games.diamant import Diamant, View
from gemkeep.games.diamant.spec import SPEC
from gemkeep.games.hideouts import Hideouts, Level
from gemkeep.games.hideouts.types import MEMORIES
from gemkeep.testing import Law, LawBroken, check_game
from tests.games.diamant.cave import EVERY_WAY_TO_PLAY

LONG = Level(
    "All at once",
    ("action", "mechanism", "rotation", "number:1", "lock:A", "rune:1", "rune:2", "rune:3"),
    supply=9,
    advanced=True,
    advanced_charge="once",
    advanced_start=True,
)


def every_table() -> Iterator[Game[Any, Any]]:
    """Every edition and relic mode, every level, mode and memory aid, every number of seats."""
    for edition, relics in EVERY_WAY_TO_PLAY:
        for seats in range(3, 9):
            yield Diamant(edition, seats, relics)
    yield Diamant("uk", 4, "ascending", "hidden")
    for seats in range(2, 5):
        for memory in MEMORIES:
            for level in range(1, 6):
                yield Hideouts(level, seats, memory=memory, advanced=(level + seats) % 2 == 0)
            yield Hideouts(LONG, seats, memory=memory)


def name(game: Game[Any, Any]) -> str:
    return f"{game.name}-{game.seats}-{'-'.join(map(str, game.rules().values()))}"[:60]


def test_every_game_has_a_spec() -> None:
    assert set(SPECS) == set(GAMES)


@pytest.mark.parametrize("game", list(every_table()), ids=name)
def test_a_game_keeps_to_its_spec(game: Game[Any, Any]) -> None:
    check_game(game, games=1, positions=3, spec=SPECS[game.name])


def broken(spec: GameSpec[View], law: Law, why: str) -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(Diamant("cs", 3), games=3, spec=spec)
    assert caught.value.law is law
    assert why in caught.value.why


def test_an_action_without_a_number() -> None:
    broken(replace(SPEC, actions=SPEC.actions[:1]), Law.NUMBERED, "no number stands for")


class OffByOne(GameSpec[View]):
    def decode_action(self, number: int) -> Action:
        return super().decode_action(1 - number)


def test_a_number_that_stands_for_another_action() -> None:
    parts = {name: getattr(SPEC, name) for name in SPEC.__dataclass_fields__}
    broken(OffByOne(**parts), Law.NUMBERED, "its number is 1, which stands for")


def with_feature(feature: Feature[View]) -> GameSpec[View]:
    return replace(SPEC, features=(*SPEC.features, feature))


def test_a_feature_of_another_size() -> None:
    feature = Feature[View]("path", 3, 1, lambda view: [1] * len(view.path), "")
    broken(with_feature(feature), Law.OBSERVATIONS, "path of None has")


@pytest.mark.parametrize("number", [-1, 2])
def test_a_number_out_of_range(number: int) -> None:
    feature = Feature[View]("odd", 1, 1, lambda view: [number], "")
    broken(with_feature(feature), Law.OBSERVATIONS, f"odd of None goes from 0 to 1, not [{number}]")


def test_a_game_longer_than_its_spec_says() -> None:
    broken(replace(SPEC, max_moves=10), Law.LENGTH, "moves, not 10 or fewer")


@pytest.mark.parametrize(
    "rewards, why",
    [
        (lambda outcome: (0.0, 0.0), "3 seats are paid"),
        (lambda outcome: (0.9, -0.9, 0.0), "are not from"),
        (lambda outcome: (0.1, 0.1, 0.1), "add up to"),
        (lambda outcome: (0.0, 0.0, 0.0), "won, and"),
        (lambda outcome: tuple(-paid for paid in SPEC.rewards(outcome)), "are not from"),
    ],
)
def test_rewards_that_do_not_match_the_outcome(rewards: Any, why: str) -> None:  # noqa: ANN401
    broken(replace(SPEC, rewards=rewards), Law.REWARDS, why)


def test_winners_are_paid_alike() -> None:
    def uneven(outcome: Outcome) -> tuple[float, ...]:
        return tuple((seat + 1) / 10 if seat in outcome.winners else 0.0 for seat in range(2))

    spec = replace(SPECS["hideouts"], rewards=uneven)
    with pytest.raises(LawBroken, match="won, and"):
        check_game(AlwaysWon(1, 2), games=3, spec=spec)


class AlwaysWon(Hideouts):
    def outcome(self, state: Any) -> Outcome | None:  # noqa: ANN401
        outcome = super().outcome(state)
        return None if outcome is None else Outcome("finished", (0, 1), (1, 1), outcome.result)
