"""A server that offers the third game as well."""

import os
import sys
from pathlib import Path

from gemkeep.server.games.registry import register
from tests.server.seeded_server import run
from tests.third_game.adapter import ServedHighest

ROOT = Path(__file__).parents[2]

if __name__ == "__main__":
    os.environ["PYTHONPATH"] = str(ROOT)  # where the processes of slow bots find this package
    register(ServedHighest())
    sys.exit(run())
