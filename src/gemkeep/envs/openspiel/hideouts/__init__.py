"""Hideouts in OpenSpiel."""

from gemkeep.envs.openspiel.hideouts.game import HideoutsGame, HideoutsState

__all__ = ["HideoutsGame", "HideoutsState"]
