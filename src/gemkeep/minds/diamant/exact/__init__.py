"""Exact solutions of Diamant where the game is small enough to be solved completely."""

from gemkeep.minds.diamant.exact.positions import Goal
from gemkeep.minds.diamant.exact.small_games import SmallDeck, opening, small_game
from gemkeep.minds.diamant.exact.solver import Solution, solve

__all__ = ["Goal", "SmallDeck", "Solution", "opening", "small_game", "solve"]
