from collections import Counter
from fractions import Fraction
from itertools import islice
from math import comb, factorial
from random import Random

import pytest

from gemkeep.core.deals.fair import numbers
from gemkeep.core.errors import Illegal
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.games.hideouts import Deal, Hideouts, Level
from gemkeep.games.hideouts.chance import _orders, why_impossible
from tests.games.hideouts.caskets import casket, own_level

ORDERS = factorial(9) * factorial(8) * 4**8


def drawn(level: int | Level, seats: int = 2, seed: int = 1, games: int = 400) -> list[Deal]:
    return dealt(Hideouts(level, seats), seed, games)


def dealt(game: Hideouts, seed: int = 1, games: int = 40) -> list[Deal]:
    random = Random(seed)
    chance = game.chance(game.start())
    deals = []
    for _ in range(games):
        deal = chance.draw(random).argument
        assert isinstance(deal, Deal)
        deals.append(deal)
    return deals


@pytest.mark.parametrize(
    "level, expected",
    [
        (
            2,
            (
                "bat start fox moth snail fish owl lizard hare",
                "rune:7 - mechanism rune:5 rune:3 mechanism mechanism mechanism rune:1",
                "fish - hare moth snail fox lizard bat owl",
                "N-ESSEWWW",
                2,
            ),
        ),
        (
            3,
            (
                "bat fox moth snail fish owl lizard hare start",
                "rune:5 rune:3 rune:1 lock:A rune:2 rune:6 rune:4 lock:B -",
                "bat owl snail hare fish fox lizard moth -",
                "NNWSSNWE-",
                0,
            ),
        ),
    ],
)
def test_a_deal_that_anyone_can_check_is_drawn_in_the_documented_order(
    level: int, expected: tuple[str, str, str, str, int]
) -> None:
    game = Hideouts(level, 3)
    verb, deal = game.chance(game.start()).pick(numbers(bytes(range(32)), 1))
    assert verb == "deal"
    assert isinstance(deal, Deal)
    found = (
        " ".join(deal.cells),
        " ".join(hideout or "-" for hideout in deal.hideouts),
        " ".join(box.home if box else "-" for box in deal.boxes),
        "".join(box.seal if box else "-" for box in deal.boxes),
        deal.first,
    )
    assert found == expected


@pytest.mark.clause("H2.1")
def test_amulets_and_start_token_are_shuffled_one_to_a_cell() -> None:
    deals = drawn(1)
    assert all(sorted(deal.cells) == sorted(casket().cells) for deal in deals)
    for cell in range(9):
        assert len({deal.cells[cell] for deal in deals}) == 9
        assert 20 < sum(deal.cells[cell] == "start" for deal in deals) < 70


@pytest.mark.clause("H2.1")
def test_a_deal_with_an_amulet_in_two_cells_is_refused() -> None:
    twice = casket(cells="start fish fish owl fox moth hare snail bat")
    game = Hideouts(1, 2)
    with pytest.raises(Illegal, match=r"each of fish, .* must be in one cell"):
        game.apply(game.start(), Move(CHANCE, "deal", twice))


@pytest.mark.clause("H2.2")
def test_the_levels_hideouts_are_shuffled_over_the_amulets_and_the_start_token_has_none() -> None:
    for deal in drawn(3):
        assert deal.hideouts[deal.start] is None
        assert deal.cells[deal.start] == "start"
        laid = sorted(name for name in deal.hideouts if name)
        assert laid == sorted(Hideouts(3, 2).setup.level.hideouts)
    for cell in range(9):
        assert len({deal.hideouts[cell] for deal in drawn(3)}) == 9


@pytest.mark.clause("H2.2")
def test_the_gap_is_at_first_on_the_start_token() -> None:
    game = Hideouts(1, 2)
    middle = casket(
        cells="fish lizard owl fox start moth hare snail bat",
        boxes="fish:N lizard:N owl:N fox:N . moth:N hare:N snail:N bat:N",
    )
    state = game.apply(game.start(), Move(CHANCE, "deal", middle)).state
    assert state.gap == 4
    assert game.view(state, None).cells[4].start


@pytest.mark.clause("H2.3")
def test_boxes_are_set_at_random_and_turned_at_random() -> None:
    deals = drawn(1)
    for cell in range(9):
        boxes = [deal.boxes[cell] for deal in deals]
        assert len({box.home for box in boxes if box}) == 8
        walls = Counter(box.seal for box in boxes if box)
        assert set(walls) == set("NESW")
        assert min(walls.values()) > 55


def test_who_begins_is_drawn_too() -> None:
    firsts = Counter(deal.first for deal in drawn(1, seats=4))
    assert set(firsts) == {0, 1, 2, 3}
    assert min(firsts.values()) > 60


@pytest.mark.parametrize("first", [0, 1, 2])
def test_a_seat_can_be_chosen_to_begin(first: int) -> None:
    any_begins = Hideouts(1, 3)
    game = any_begins.with_first(first)
    chance = game.chance(game.start())
    assert chance.count() * 3 == any_begins.chance(any_begins.start()).count()
    for deal in dealt(game):
        assert deal.first == first
        for seat in range(3):
            share = Fraction(seat == first, chance.count())
            assert chance.probability(Action("deal", deal._replace(first=seat))) == share
    for action, share in islice(chance.outcomes(), 20):
        assert chance.probability(action) == share


@pytest.mark.parametrize(
    "game",
    [
        Hideouts(4, 3, advanced=True, supply=17, memory="own"),
        Hideouts(own_level(" ".join(f"rune:{number}" for number in range(1, 9)), 9), 4),
    ],
)
def test_the_rules_do_not_depend_on_who_begins(game: Hideouts) -> None:
    same = game.with_first(1)
    assert (same.rules(), same.seats, same.setup) == (game.rules(), game.seats, game.setup)
    assert {deal.first for deal in dealt(same)} == {1}
    assert {deal.first for deal in dealt(game)} == set(range(game.seats)), "it was left as it is"


@pytest.mark.parametrize("first", [-1, 3, 7])
def test_a_seat_that_is_not_at_the_table_cannot_begin(first: int) -> None:
    with pytest.raises(Illegal) as refused:
        Hideouts(1, 3).with_first(first)
    assert str(refused.value) == f"seats 0 to 2 may begin, not {first}"


def test_every_draw_is_a_deal_of_its_level() -> None:
    for level in (1, 2, 3, 4, 5):
        game = Hideouts(level, 3)
        assert all(why_impossible(game.setup, deal) is None for deal in drawn(level, 3, games=30))


@pytest.mark.clause("H6.0")
@pytest.mark.parametrize("level, runes", [(2, 4), (4, 5)])
def test_runes_are_drawn_from_all_eight(level: int, runes: int) -> None:
    seen: Counter[str] = Counter()
    for deal in drawn(level):
        names = [name for name in deal.hideouts if name and name.startswith("rune")]
        assert len(set(names)) == len(names) == runes
        seen.update(names)
    assert len(seen) == 8
    assert min(seen.values()) > 0.8 * 400 * runes / 8


@pytest.mark.clause("H6.0")
def test_with_a_lock_the_runes_are_those_listed() -> None:
    listed = "lock:A rune:1 rune:2 rune:3 rotation rotation action mechanism"
    for deal in drawn(own_level(listed), games=20):
        assert sorted(name for name in deal.hideouts if name) == sorted(listed.split())


def test_the_number_of_deals_is_exact() -> None:
    def deals(level: int | Level, seats: int = 2) -> int:
        return Hideouts(level, seats).chance(Hideouts(level, seats).start()).count()

    assert deals(1) == ORDERS * factorial(8) * 2
    assert deals(1, seats=3) == ORDERS * factorial(8) * 3
    assert deals(2) == ORDERS * comb(8, 4) * factorial(8) // factorial(4) * 2
    assert deals(3) == deals(5) == deals(1)
    assert deals(4) == ORDERS * comb(8, 5) * factorial(8) // 2 * 2


def test_outcomes_come_one_by_one_each_as_likely_as_any_other() -> None:
    game = Hideouts(2, 2)
    chance = game.chance(game.start())
    listed = list(islice(chance.outcomes(), 3000))
    assert len({action for action, _ in listed}) == 3000
    assert {share for _, share in listed} == {Fraction(1, chance.count())}
    assert all(chance.probability(action) == share for action, share in listed[::100])


def test_orders_of_hideouts_come_once_each() -> None:
    orders = list(_orders(Counter(["a", "a", "b", "c"])))
    assert len(orders) == len(set(orders)) == 12
    assert all(sorted(order) == ["a", "a", "b", "c"] for order in orders)


def test_an_impossible_deal_has_probability_zero() -> None:
    game = Hideouts(2, 2)
    chance = game.chance(game.start())
    deal = chance.draw(Random(3)).argument
    assert isinstance(deal, Deal)
    assert chance.probability(Action("deal", deal)) == Fraction(1, chance.count())
    assert chance.probability(Action("slide", deal)) == 0
    assert chance.probability(Action("deal", None)) == 0
    assert chance.probability(Action("deal", casket())) == 0
    assert chance.probability(Action("deal", deal._replace(first=2))) == 0


@pytest.mark.parametrize(
    "change, complaint",
    [
        ({"cells": ()}, "a casket has 9 cells"),
        (
            {"cells": ("owl",) * 9},
            r"each of fish, lizard, .*, start must be in one cell, unlike in \('owl', ",
        ),
        ({"hideouts": (*casket().hideouts[1:], None)}, "no hideout and no box .* cell 0"),
        ({"boxes": (*casket().boxes[1:], None)}, "no hideout and no box .* cell 0"),
        (
            {"hideouts": (None, *8 * ("rune:1",))},
            r"impossible: level 'Simple hideouts' is not dealt with the hideouts \(None, 'r",
        ),
        (
            {"hideouts": (*casket().hideouts[:8], None)},
            r"impossible: level 'Simple hideouts' is not dealt with the hideouts \(None, 'r",
        ),
        ({"boxes": (*casket().boxes[:8], casket().boxes[1])}, "every guardian has one box"),
        ({"boxes": (*casket().boxes[:8], None)}, "every guardian has one box"),
        ({"first": 2}, "seats 0 to 1 may be first, not 2"),
        ({"first": -1}, "seats 0 to 1 may be first, not -1"),
        ({"first": True}, "seats 0 to 1 may be first, not True"),
    ],
)
def test_an_impossible_deal_is_refused_with_the_reason(
    change: dict[str, object], complaint: str
) -> None:
    game = Hideouts(1, 2)
    deal = casket()._replace(**change)  # type: ignore[arg-type]
    with pytest.raises(Illegal, match=complaint):
        game.apply(game.start(), Move(CHANCE, "deal", deal))


def test_a_seal_is_on_one_of_four_walls() -> None:
    game = Hideouts(1, 2)
    boxes = ". fish:N lizard:N owl:N fox:N moth:N hare:N snail:N bat:X"
    with pytest.raises(Illegal, match="a seal is on wall N, E, S, W"):
        game.apply(game.start(), Move(CHANCE, "deal", casket(boxes=boxes)))


@pytest.mark.parametrize(
    "hideouts",
    [
        ". rune:1 rune:1 rune:2 rune:3 mechanism mechanism mechanism mechanism",
        ". rune:1 rune:2 rune:3 rune:4 rune:5 mechanism mechanism mechanism",
        ". rune:1 rune:2 rune:3 . mechanism mechanism mechanism mechanism",
    ],
)
def test_drawn_runes_are_different_and_as_many_as_the_level_has(hideouts: str) -> None:
    game = Hideouts(2, 2)
    with pytest.raises(Illegal, match="'Moving boxes' is not dealt with"):
        game.apply(game.start(), Move(CHANCE, "deal", casket(hideouts=hideouts)))
    good = ". rune:8 rune:2 rune:7 rune:5 mechanism mechanism mechanism mechanism"
    assert game.apply(game.start(), Move(CHANCE, "deal", casket(hideouts=good))).state.gap == 0


def test_the_casket_is_dealt_once() -> None:
    game = Hideouts(1, 2)
    state = game.apply(game.start(), Move(CHANCE, "deal", casket())).state
    with pytest.raises(Illegal, match="no deal is due"):
        game.chance(state)
    with pytest.raises(Illegal, match="chance may not deal"):
        game.apply(state, Move(CHANCE, "deal", casket()))


def test_only_chance_deals_and_only_a_deal() -> None:
    game = Hideouts(1, 2)
    assert game.actors(game.start()) == (CHANCE,)
    assert game.legal(game.start(), 0) == ()
    with pytest.raises(Illegal, match=r"seat 0 may not deal .* chance has yet to deal the casket"):
        game.apply(game.start(), Move(0, "deal", casket()))
    with pytest.raises(Illegal, match="chance may not deal 'x' now"):
        game.apply(game.start(), Move(CHANCE, "deal", "x"))
