"""The next card: exact probabilities, and odds known from outside the engine."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import partial
from random import Random

import pytest

from gemkeep.core.errors import Illegal
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.chance import NextCard
from tests.games.diamant.cave import EVERY_WAY_TO_PLAY, Cave


def test_a_card_that_anyone_can_check_is_counted_off_in_the_order_of_the_list() -> None:
    game = Diamant("cs", 3)
    chance = game.chance(game.start())
    asked: list[int] = []

    def below(bound: int, place: int) -> int:
        asked.append(bound)
        return place

    picked = [chance.pick(partial(below, place=place)) for place in range(35)]
    assert set(asked) == {35}
    assert Counter(picked) == {card: 35 * share for card, share in chance.outcomes()}
    order = [card for card, _ in chance.outcomes()]
    assert picked == sorted(picked, key=order.index)


@pytest.mark.clause("D3.1")
@pytest.mark.clause("D4.1")
def test_each_card_is_as_likely_as_it_is_frequent_in_the_deck() -> None:
    cave = Cave("cs", 3)
    chance = cave.game.chance(cave.state)
    assert dict(chance.outcomes()) == {
        Action("reveal", name): Fraction(count, 35) for name, count in cave.deck.items()
    }
    assert chance.count() == 18
    assert sum(probability for _, probability in chance.outcomes()) == 1
    cave.walk("relic", "treasure:9", "treasure:5")
    cave.on()
    chance = cave.game.chance(cave.state)
    assert chance.count() == 17
    assert chance.probability(Action("reveal", "relic")) == Fraction(4, 32)
    assert chance.probability(Action("reveal", "treasure:5")) == Fraction(1, 32)
    assert chance.probability(Action("reveal", "treasure:9")) == 0
    assert Action("reveal", "treasure:9") not in dict(chance.outcomes())


@pytest.mark.parametrize(
    "action",
    [
        Action("reveal", "treasure:6"),
        Action("choose", "treasure:9"),
        Action("reveal", None),
        Action("reveal", ["relic"]),
    ],
)
def test_anything_but_a_card_of_the_deck_has_probability_zero(action: Action) -> None:
    cave = Cave("uk", 3)
    assert cave.game.chance(cave.state).probability(action) == 0


@pytest.mark.parametrize("edition, mode", EVERY_WAY_TO_PLAY)
def test_cards_are_drawn_from_the_deck_as_often_as_they_are_likely(edition: str, mode: str) -> None:
    cave = Cave(edition, 3, mode)
    cave.walk("treasure:3", "hazard:lava")
    cave.on()
    chance = cave.game.chance(cave.state)
    random = Random(7)
    drawn = Counter(chance.draw(random) for _ in range(20_000))
    expected = dict(chance.outcomes())
    assert drawn.keys() == expected.keys()
    for action, probability in expected.items():
        mean = 20_000 * float(probability)
        assert abs(drawn[action] - mean) < 5 * mean**0.5, action


class Torch(Random):
    """A generator that always returns the same number."""

    def __init__(self, number: float) -> None:
        super().__init__()
        self.number = number

    def random(self) -> float:
        return self.number


def test_the_whole_range_of_a_generator_falls_on_the_deck_card_by_card() -> None:
    cave = Cave("uk", 3)
    chance = cave.game.chance(cave.state)
    deck = [name for name, count in cave.deck.items() for _ in range(count)]
    drawn = [chance.draw(Torch((place + 0.5) / 30)).argument for place in range(30)]
    assert drawn == deck
    assert chance.draw(Torch(0.0)) == Action("reveal", "treasure:1")
    assert chance.draw(Torch(1 - 2**-53)) == Action("reveal", "hazard:ram")


def test_an_empty_deck_can_not_be_drawn_from() -> None:
    setup = Diamant("uk", 3).setup
    with pytest.raises(AssertionError, match=r"^the deck is empty, and a deck never runs out"):
        NextCard(setup, (0,) * len(setup.cards)).draw(Random(1))


def test_there_is_no_chance_event_while_choices_are_due_or_after_the_end() -> None:
    cave = Cave("uk", 3)
    cave.reveal("treasure:9")
    with pytest.raises(Illegal) as refused:
        cave.game.chance(cave.state)
    assert str(refused.value) == "no card is due: seats 0, 1, 2 have yet to choose"
    cave.choose(0, "on")
    cave.choose(2, "on")
    with pytest.raises(Illegal) as refused:
        cave.game.chance(cave.state)
    assert str(refused.value) == "no card is due: seat 1 has yet to choose"
    cave.choose(1, "back")
    cave.walk("treasure:4")
    cave.all_back()
    cave.quick_rounds(4)
    with pytest.raises(Illegal) as refused:
        cave.game.chance(cave.state)
    assert str(refused.value) == "no card is due: the game is over"


def still_inside(game: Diamant, cards: int) -> list[Fraction]:
    """For 0, 1, … cards of the first round, the chance that no hazard has struck, exactly.

    Everyone always goes on. Positions that differ only in what lies where or in the order of the
    path are one: only the deck matters to what may still come.
    """
    positions: dict[tuple[int, ...], tuple[State, Fraction]] = {
        game.start().deck: (game.start(), Fraction(1))
    }
    chances = [Fraction(1)]
    for _ in range(cards):
        further: dict[tuple[int, ...], tuple[State, Fraction]] = {}
        for state, reached in positions.values():
            for action, probability in game.chance(state).outcomes():
                after, _ = game.apply(state, Move(CHANCE, *action))
                if after.closed:
                    continue
                for seat in after.to_choose:
                    after, _ = game.apply(after, Move(seat, "choose", "on"))
                alike = _alike(game, after)
                sum_so_far = further[alike][1] if alike in further else Fraction(0)
                further[alike] = after, sum_so_far + reached * probability
        positions = further
        chances.append(sum((chance for _, chance in positions.values()), Fraction(0)))
    return chances


def _alike(game: Diamant, state: State) -> tuple[int, ...]:
    """How many hazards of each number of cards left, and how many harmless cards, are there.

    Which hazard it is makes no difference to the chances, nor does which treasure.
    """
    hazards = sorted(state.deck[card.number] for card in game.setup.cards if card.kind == "hazard")
    return (*hazards, sum(state.deck) - sum(hazards))


@pytest.mark.clause("D3.1")
@pytest.mark.clause("D4.4")
@pytest.mark.clause("D4.5")
@pytest.mark.parametrize(
    "edition, mode, safe",
    [
        ("uk", "none", (80.6, 57.6, 34.6)),
        ("ru", "none", (80.6, 57.6, 34.6)),
        ("cs", "escalating", (85.7, 67.6, 47.6)),
        ("sr", "escalating", (85.7, 67.6, 47.6)),
    ],
)
def test_the_chance_of_no_second_hazard_after_4_6_and_8_cards(
    edition: str, mode: str, safe: tuple[float, ...]
) -> None:
    chances = still_inside(Diamant(edition, 3, mode), 8)
    assert tuple(round(float(chances[cards]) * 100, 1) for cards in (4, 6, 8)) == safe


@pytest.mark.clause("D4.5")
def test_the_chance_of_a_second_hazard_within_two_cards_is_one_in_29_of_a_half() -> None:
    # The first card is one of 15 hazards in 30, the second one of its two twins in 29.
    assert still_inside(Diamant("uk", 3), 2) == [1, 1, 1 - Fraction(15, 30) * Fraction(2, 29)]


def test_the_last_card_of_the_list_is_drawn_when_it_is_the_only_one() -> None:
    setup = Diamant("uk", 3).setup
    deck = (*(0 for _ in setup.cards[1:]), 1)
    assert NextCard(setup, deck).draw(Random(1)) == setup.reveals[-1]
