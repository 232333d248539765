"""What the browser offers when a table is set up is what the engine has."""

from __future__ import annotations

import json

from gemkeep.games.diamant.catalogue import EDITIONS, FEWEST_SEATS, MOST_SEATS
from tests.web.locales import SOURCE


def test_diamant_is_offered_as_the_engine_has_it() -> None:
    offered = json.loads((SOURCE / "games.json").read_text(encoding="utf-8"))
    assert offered == {
        "diamant": {
            "seats": {"fewest": FEWEST_SEATS, "most": MOST_SEATS},
            "editions": {
                edition.name: {"hazards": list(edition.hazards), "relics": list(edition.modes)}
                for edition in EDITIONS.values()
            },
        }
    }
