"""Chance deals what it lists, and lists every order of a level's hideouts once."""

from collections import Counter
from math import factorial
from random import Random

import pytest

from gemkeep.games.hideouts import Deal, Hideouts
from gemkeep.games.hideouts.chance import _every_order_of_hideouts
from tests.games.hideouts.caskets import own_level


@pytest.mark.clause("H6.0")
def test_every_order_of_hideouts_is_listed_with_every_rune_that_may_be_drawn() -> None:
    level = own_level("rune:1 mechanism mechanism mechanism mechanism rotation rotation action")
    orders = list(_every_order_of_hideouts(Hideouts(level, 2).setup))
    assert len(orders) == len(set(orders)) == 8 * factorial(8) // factorial(4) // factorial(2)
    runes = Counter(name for order in orders for name in order if name.startswith("rune"))
    assert len(runes) == 8
    assert len(set(runes.values())) == 1


@pytest.mark.clause("H6.0")
def test_with_a_lock_no_other_rune_is_in_any_order() -> None:
    listed = "lock:A rune:1 rune:2 rune:3 mechanism mechanism mechanism mechanism"
    orders = list(_every_order_of_hideouts(Hideouts(own_level(listed), 2).setup))
    assert len(orders) == len(set(orders)) == factorial(8) // factorial(4)
    assert all(sorted(order) == sorted(listed.split()) for order in orders)


@pytest.mark.parametrize("level", [1, 2, 3, 4, 5])
def test_every_draw_is_a_deal_with_a_probability(level: int) -> None:
    game = Hideouts(level, 3)
    chance = game.chance(game.start())
    action = chance.draw(Random(level))
    assert action.verb == "deal"
    assert isinstance(action.argument, Deal)
    assert chance.probability(action) * chance.count() == 1
