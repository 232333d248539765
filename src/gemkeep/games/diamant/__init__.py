"""Diamant: push your luck in the Tacora cave, 3 to 8 players."""

from gemkeep.games.diamant.game import Diamant
from gemkeep.games.diamant.types import State
from gemkeep.games.diamant.view import View

__all__ = ["Diamant", "State", "View"]
