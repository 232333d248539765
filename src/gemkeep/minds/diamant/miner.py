"""The bot that weighs what it could lose against what is still in the deck.

Alone in the cave this is the best way to play for rubies (docs/small-diamant.md). With others,
every treasure is divided by those inside.
"""

from __future__ import annotations

from gemkeep.core.moves import Action
from gemkeep.games.diamant.types import TREASURE
from gemkeep.games.diamant.view import View
from gemkeep.minds.diamant.threshold_bots import BACK, ON, carried


def miner(view: View, _legal: tuple[Action, ...]) -> Action:
    """Back when carried rubies times dangerous cards reach my part of the rubies in the deck."""
    inside = sum(explorer.in_cave for explorer in view.explorers)
    dangerous = sum(threat.cards for threat in view.threats)
    return BACK if carried(view) * dangerous * inside >= rubies_in_deck(view) else ON


def rubies_in_deck(view: View) -> int:
    """The rubies on all treasures that are still in the deck."""
    return sum(
        int(card.partition(":")[2]) * cards
        for card, cards in view.deck.items()
        if card.startswith(TREASURE)
    )
