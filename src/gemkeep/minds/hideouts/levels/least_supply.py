"""The supply of the luckiest deal, without a search."""

from __future__ import annotations

from gemkeep.games.hideouts.catalogue import ACTION, MECHANISM
from gemkeep.games.hideouts.types import Level


def least_supply(level: Level) -> int:
    """The supply that the luckiest deal needs: with less, no deal can be won.

    It is what `survey` finds for each of the thirty combinations of mechanisms, action symbol and
    charge for the start token's cell: a walk of ten slides, of which one is free if the number of
    mechanisms is odd, or two with the action symbol. All other hideouts leave the game at once if
    they are laid in the right order.
    """
    if ACTION in level.hideouts:
        return 8
    return 10 - level.hideouts.count(MECHANISM) % 2
