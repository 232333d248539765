"""Both games for OpenSpiel; importing this package registers them.

    import pyspiel
    import gemkeep.envs.openspiel

    game = pyspiel.load_game("python_gemkeep_diamant(players=2,rounds=1,deck=5+7+spider*2)")

`docs/openspiel.md` has a card for each game.
"""

try:
    from gemkeep.envs.openspiel.bots import GemkeepBot
    from gemkeep.envs.openspiel.diamant import DiamantGame, DiamantState
    from gemkeep.envs.openspiel.hideouts import HideoutsGame, HideoutsState
    from gemkeep.envs.openspiel.tree import Tree, as_tree
except ModuleNotFoundError as error:
    if error.name != "pyspiel":
        raise
    raise ModuleNotFoundError(
        "OpenSpiel is not installed; `pip install 'gemkeep[envs]'` installs it (not on Windows)"
    ) from error

__all__ = [
    "DiamantGame",
    "DiamantState",
    "GemkeepBot",
    "HideoutsGame",
    "HideoutsState",
    "Tree",
    "as_tree",
]
