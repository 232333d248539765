"""Our server with one more bot for Diamant, which thinks in threads or in processes.

`python -m bench.thinking_server threads|processes OPTIONS`, with the options of `gemkeep.server`.
"""

from __future__ import annotations

import sys
from unittest import mock

from bench.thinking import BOT, PLACES, Ponderer
from gemkeep.minds import registry
from gemkeep.minds.registry import Registered
from gemkeep.server.__main__ import main

if __name__ == "__main__":
    place = sys.argv.pop(1)
    assert place in PLACES
    ponderer = Registered(BOT, Ponderer, "thinks for two seconds", 3, slow=place == "processes")
    bots = {**registry.REGISTERED, "diamant": (*registry.REGISTERED["diamant"], ponderer)}
    with mock.patch.object(registry, "REGISTERED", bots):
        sys.exit(main())
