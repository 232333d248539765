"""Diamant in OpenSpiel."""

from gemkeep.envs.openspiel.diamant.game import DiamantGame, DiamantState

__all__ = ["DiamantGame", "DiamantState"]
