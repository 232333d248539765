"""What holds for chance in every game: probabilities add up to one, and draws match them."""

from collections import Counter
from fractions import Fraction
from itertools import islice
from random import Random
from typing import Any

import pytest

from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Move
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts

GAMES = [
    Diamant("uk", 3),
    Diamant("cs", 8),
    Diamant("ru", 5, "ascending"),
    Hideouts(1, 2),
    Hideouts(2, 3),
    Hideouts(5, 4),
]


@pytest.fixture(params=GAMES, ids=lambda game: f"{game.name}-{game.seats}")
def game(request: pytest.FixtureRequest) -> Game[Any, Any]:
    given: Game[Any, Any] = request.param
    return given


def test_there_are_as_many_outcomes_as_counted_and_they_add_up_to_one(game: Game[Any, Any]) -> None:
    chance = game.chance(game.start())
    listed = list(islice(chance.outcomes(), 2000))
    assert len(listed) == min(2000, chance.count())
    assert len({action for action, _ in listed}) == len(listed)
    if len(listed) == chance.count():
        assert sum(probability for _, probability in listed) == 1
    else:
        assert all(probability == Fraction(1, chance.count()) for _, probability in listed)


def test_an_outcome_has_the_probability_it_is_listed_with(game: Game[Any, Any]) -> None:
    chance = game.chance(game.start())
    for action, probability in islice(chance.outcomes(), 100):
        assert chance.probability(action) == probability


def test_every_draw_is_a_possible_outcome(game: Game[Any, Any]) -> None:
    state, random = game.start(), Random(5)
    for _ in range(50):
        action = game.chance(state).draw(random)
        assert game.chance(state).probability(action) > 0
        game.apply(state, Move("*", *action))


@pytest.mark.parametrize("action", [Action("reveal", "treasure:6"), Action("deal", None)])
def test_an_impossible_outcome_has_probability_zero(game: Game[Any, Any], action: Action) -> None:
    assert game.chance(game.start()).probability(action) == 0


def test_the_same_generator_draws_the_same(game: Game[Any, Any]) -> None:
    one = game.chance(game.start()).draw(Random("a"))
    assert one == game.chance(game.start()).draw(Random("a"))


def test_cards_are_drawn_as_often_as_they_are_likely() -> None:
    chance = Diamant("cs", 3).chance(Diamant("cs", 3).start())
    random, draws = Random(8), 20_000
    drawn = Counter(chance.draw(random) for _ in range(draws))
    for action, probability in chance.outcomes():
        expected = draws * probability
        assert abs(drawn[action] - expected) < 5 * float(expected) ** 0.5
