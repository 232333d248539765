"""Hideouts: bring eight guardians home in a casket of sliding boxes, 2 to 4 players together."""

from gemkeep.games.hideouts.game import Hideouts
from gemkeep.games.hideouts.types import Deal, DealtBox, Level, State
from gemkeep.games.hideouts.view import View

__all__ = ["Deal", "DealtBox", "Hideouts", "Level", "State", "View"]
