"""A server that offers the third game as well."""

import sys

from gemkeep.server.games.registry import register
from tests.server.seeded_server import run
from tests.third_game.adapter import ServedHighest

if __name__ == "__main__":
    register(ServedHighest())
    sys.exit(run())
