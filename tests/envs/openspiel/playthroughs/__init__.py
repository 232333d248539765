"""Golden playthroughs in OpenSpiel's own format; `python -m tests.envs.openspiel.playthroughs`.

OpenSpiel writes everything that a game says about itself and about each state of one random game.
"""

from pathlib import Path
from typing import Final

HERE: Final = Path(__file__).parent

PLAYTHROUGHS: Final = {
    "diamant": "python_gemkeep_diamant(players=2,rounds=1,deck=5+spider*2)",
    "hideouts": "python_gemkeep_hideouts(guardians=1,supply=1,memory=own)",
}
"""The game in each file, by the file's name."""
