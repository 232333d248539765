"""What each decision was worth, next to a count of all cards and choices by the rules."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product

import pytest

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.rules import scores
from gemkeep.minds.diamant.ev_bot import MOST_LEAVING
from gemkeep.server.games.diamant.review import review
from tests.games.diamant.cave import Cave

ME = 0


def choices(
    game: Diamant, state: State, mine: str, leaving: float
) -> Iterator[tuple[float, State]]:
    """Every way in which all may choose, if I choose this, with its probability."""
    others = [seat for seat in state.to_choose if seat != ME]
    for theirs in product(("on", "back"), repeat=len(others)):
        chance, after = 1.0, game.apply(state, Move(ME, "choose", mine)).state
        for seat, choice in zip(others, theirs, strict=True):
            chance *= leaving if choice == "back" else 1 - leaving
            after = game.apply(after, Move(seat, "choose", choice)).state
        yield chance, after


def worth(game: Diamant, state: State) -> tuple[float, float]:
    """What I take home on average by going back now, and after one more card."""
    threats = sum(threat.cards for threat in game.view(state, ME).threats)
    leaving = min(threats / sum(state.deck), MOST_LEAVING)

    def home(now: State) -> float:
        return sum(
            chance * (scores(game.setup, after)[ME] - scores(game.setup, now)[ME])
            for chance, after in choices(game, now, "back", leaving)
        )

    later = 0.0
    for chance, inside in choices(game, state, "on", leaving):
        for card, share in game.chance(inside).outcomes():
            after = game.apply(inside, Move(CHANCE, *card)).state
            if after.closed == state.closed:
                later += chance * float(share) * home(after)
    return home(state), later


@pytest.mark.parametrize(
    "edition, relics, cards, left",
    [
        ("uk", "none", ["treasure:17", "treasure:15"], ()),
        ("uk", "none", ["treasure:17", "hazard:snake", "treasure:11", "hazard:lava"], ()),
        ("uk", "ascending", ["treasure:7", "relic:5", "hazard:snake"], ()),
        ("cs", "escalating", ["treasure:9", "relic", "relic", "hazard:snake"], ()),
        ("cs", "escalating", ["treasure:13", "relic", "hazard:snake", "hazard:ram"], (2,)),
    ],
)
def test_a_decision_is_worth_what_the_rules_and_the_deck_say(
    edition: str, relics: str, cards: list[str], left: tuple[int, ...]
) -> None:
    cave = Cave(edition, 3, relics)
    cave.reveal(cards[0])
    cave.back(*left)
    for card in cards[1:]:
        cave.reveal(card)
        if card != cards[-1]:
            cave.on()
    state = cave.state
    back, on = worth(cave.game, state)
    cave.back(1)
    last = review(cave.game, cave.moves).decisions[-1]
    assert (last.back, last.on) == pytest.approx((back, on))
    assert last.best == ("on" if on > back else "back")
    assert last.followed == ((1,) if last.best == "back" else tuple(set(state.to_choose) - {1}))


def test_each_decision_is_named_by_its_moves() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:17", "treasure:15")
    cave.choose(0, "on")  # the last decision stays open
    (only,) = review(cave.game, cave.moves).decisions
    assert (only.move, only.decided) == (1, 4)
    assert only.best == "on"
    assert only.followed == (0, 1, 2)
