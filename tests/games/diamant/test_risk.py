"""The risk that the table shows is what the engine's own chance outcomes give, everywhere.

The dial divides the threats' cards by the cards of the deck (`Risk.svelte`, which has a test of its
own); the engine is asked which of the next cards end the round.
"""

from __future__ import annotations

from fractions import Fraction
from random import Random

import pytest

from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.events import Struck
from gemkeep.games.diamant.types import Totals
from gemkeep.minds.diamant.threshold_bots import danger
from tests.games.diamant.cave import EVERY_WAY_TO_PLAY

GAMES = 3


def ending_cards(game: Diamant, state: State) -> dict[str, Fraction]:
    """By card, the probability that it comes next and ends the round."""
    ending = {}
    for action, probability in game.chance(state).outcomes():
        events = game.apply(state, Move(CHANCE, *action)).events
        if any(isinstance(event, Struck) for event in events):
            ending[str(action.argument)] = probability
    return ending


def check_risk(game: Diamant, decision: State, reveal: State) -> None:
    """The views of a decision, and those after it, against the reveal that follows."""
    ending = ending_cards(game, reveal)
    for state in (decision, reveal):
        for viewer in (None, *range(game.seats)):
            view = game.view(state, viewer)
            shown = {threat.hazard: Fraction(threat.cards, view.cards) for threat in view.threats}
            assert {hazard: risk for hazard, risk in shown.items() if risk} == ending
            assert danger(view) == sum(ending.values(), Fraction(0))
            assert sum(view.deck.values()) == view.cards


@pytest.mark.parametrize("edition, relics", EVERY_WAY_TO_PLAY)
@pytest.mark.parametrize("seats, totals", [(3, "hidden"), (8, "open")])
def test_the_risk_shown_is_the_chance_that_the_next_card_ends_the_round(
    edition: str, relics: str, seats: int, totals: Totals
) -> None:
    game = Diamant(edition, seats, relics).with_totals(totals)
    random = Random(f"{edition} {relics} {seats}")
    checked = struck = 0
    for _ in range(GAMES):
        state = game.start()
        while not state.over:
            if state.to_choose:
                decision = state
                for seat in decision.to_choose:
                    choice = "on" if random.random() < 0.9 else "back"
                    state = game.apply(state, Move(seat, "choose", choice)).state
                if state.in_cave and state.closed == decision.closed:
                    check_risk(game, decision, state)
                    checked += 1
            else:
                before = state
                state = game.apply(state, Move(CHANCE, *game.chance(state).draw(random))).state
                struck += state.closed != before.closed
    assert checked > 25
    assert struck > 3, "hazards that have left the game are in these positions, too"
