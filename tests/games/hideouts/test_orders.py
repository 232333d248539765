"""The orders in which a level's hideouts can lie: as many as `count` says, each once."""

from collections import Counter
from math import factorial

import pytest

from gemkeep.games.hideouts import Hideouts
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
