"""The options offered when setting up a table match the engine."""

from __future__ import annotations

import json

from gemkeep.games.diamant.catalogue import EDITIONS, FEWEST_SEATS, MOST_SEATS, TREASURES
from gemkeep.games.hideouts import catalogue as hideouts
from gemkeep.games.hideouts.board.tray import SEATED
from tests.web.locales import SOURCE

OFFERED = {
    game: json.loads((SOURCE / "games" / game / "catalogue.json").read_text(encoding="utf-8"))
    for game in ("diamant", "hideouts")
}


def test_the_options_of_diamant_match_the_engine() -> None:
    assert OFFERED["diamant"] == {
        "seats": {"fewest": FEWEST_SEATS, "most": MOST_SEATS},
        "treasures": list(TREASURES),
        "editions": {
            edition.name: {"hazards": list(edition.hazards), "relics": list(edition.modes)}
            for edition in EDITIONS.values()
        },
    }


def test_the_options_of_hideouts_match_the_engine() -> None:
    assert OFFERED["hideouts"] == {
        "seats": {"fewest": hideouts.FEWEST_SEATS, "most": hideouts.MOST_SEATS},
        "corners": {str(seats): list(corners) for seats, corners in SEATED.items()},
        "supply": {"fewest": hideouts.FEWEST_TOKENS, "most": hideouts.MOST_TOKENS},
        "box": {name: row.in_the_box for name, row in hideouts.HIDEOUTS.items()},
        "locks": {name: list(hideouts.HIDEOUTS[name].needs) for name in hideouts.LOCKS},
        "levels": {str(number): list(row.hideouts) for number, row in hideouts.LEVELS.items()},
    }
