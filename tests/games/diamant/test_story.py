"""Events as sentences."""

from __future__ import annotations

import pytest

from gemkeep.core.errors import Unknown
from gemkeep.core.game import Event
from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.games.diamant.events import (
    Chose,
    CountedOut,
    Decided,
    EntranceClosed,
    EntranceOpened,
    Rescued,
    Returned,
    Revealed,
    Struck,
)
from gemkeep.games.diamant.story import tell
from tests.games.diamant.cave import Cave

NAMES = ("Ann", "Bob", "Cid")


@pytest.mark.parametrize(
    "event, line",
    [
        (
            Revealed("treasure:9", 1, 4),
            "The torch shows a treasure of 9 rubies: 1 each, 4 stay on the card.",
        ),
        (
            Revealed("treasure:4", 1, 1),
            "The torch shows a treasure of 4 rubies: 1 each, 1 stays on the card.",
        ),
        (Revealed("treasure:15", 5, 0), "The torch shows a treasure of 15 rubies: 5 each."),
        (
            Revealed("treasure:2", 0, 2),
            "The torch shows a treasure of 2 rubies: too few to share, 2 stay on the card.",
        ),
        (
            Revealed("treasure:1", 0, 1),
            "The torch shows a treasure of 1 ruby: too few to share, 1 stays on the card.",
        ),
        (
            Revealed("treasure:17", 17, 0),
            "The torch shows a treasure of 17 rubies, all for the last one in the cave.",
        ),
        (Revealed("hazard:snake", 0, 0), "The torch shows a snake."),
        (Revealed("hazard:lava", 0, 0), "The torch shows a pool of lava."),
        (Revealed("relic", 0, 0), "The torch shows a relic."),
        (Revealed("relic:7", 0, 0), "The torch shows a relic worth 7."),
        (Chose(1), "Bob has chosen."),
        (Decided((0, 1, 2), ()), "Ann, Bob and Cid go on."),
        (Decided((0,), (1, 2)), "Ann goes on; Bob and Cid turn back."),
        (Decided((), (2,)), "Cid turns back."),
        (Returned((2,), 0, 0, (7,)), "Cid comes home with 7 rubies."),
        (Returned((2,), 0, 0, (0,)), "Cid comes home with nothing."),
        (Returned((0, 1), 0, 0, (0, 0)), "Ann and Bob come home with nothing."),
        (Returned((2,), 1, 0, (1,)), "Cid comes home with 1 ruby, picked up on the path."),
        (
            Returned((2,), 4, 0, (7,)),
            "Cid comes home with 7 rubies, 4 of them picked up on the path.",
        ),
        (
            Returned((0, 1), 2, 1, (5, 5)),
            (
                "Ann and Bob come home with 5 rubies each, 2 of them picked up on the path; "
                "1 ruby stays on the path."
            ),
        ),
        (
            Returned((0, 1, 2), 0, 2, (1, 1, 1)),
            "Ann, Bob and Cid come home with 1 ruby each; 2 rubies stay on the path.",
        ),
        (Rescued(0, (5,)), "Ann left alone and rescues a relic worth 5."),
        (Rescued(0, (5, 10)), "Ann left alone and rescues 2 relics worth 5 and 10."),
        (Struck("hazard:snake", (1,), (3,)), "A snake again: Bob flees and loses 3 rubies."),
        (
            Struck("hazard:ram", (0, 1), (1, 1)),
            "A battering ram again: Ann and Bob flee and lose 1 ruby each.",
        ),
        (Struck("hazard:lava", (0,), (0,)), "A pool of lava again: Ann flees empty-handed."),
        (
            Struck("hazard:lava", (0, 1), (0, 0)),
            "A pool of lava again: Ann and Bob flee empty-handed.",
        ),
        (EntranceClosed(1, 0, ()), "Entrance 1 is closed."),
        (EntranceClosed(2, 1, ()), "Entrance 2 is closed; 1 ruby goes back to the reserve."),
        (
            EntranceClosed(2, 3, ("hazard:spider",)),
            (
                "Entrance 2 is closed; 3 rubies go back to the reserve; "
                "a giant spider leaves the game."
            ),
        ),
        (
            EntranceClosed(3, 0, ("hazard:spear", "relic", "relic")),
            "Entrance 3 is closed; a spear and 2 relics leave the game.",
        ),
        (
            EntranceClosed(3, 0, ("relic:5", "relic:7")),
            "Entrance 3 is closed; a relic worth 5 and a relic worth 7 leave the game.",
        ),
        (EntranceOpened(2, None), "Entrance 2 opens: everyone goes in."),
        (
            EntranceOpened(2, "relic:7"),
            "Entrance 2 opens: everyone goes in, and a relic worth 7 is somewhere in it.",
        ),
        (
            CountedOut((31, 12, 40), (2,)),
            (
                "The chests are counted: Ann has 31, Bob has 12 and Cid has 40. "
                "Cid wins with 40 points."
            ),
        ),
        (
            CountedOut((1, 0, 1), (0, 2)),
            (
                "The chests are counted: Ann has 1, Bob has 0 and Cid has 1. "
                "Ann and Cid share the victory with 1 point each."
            ),
        ),
    ],
)
def test_an_event_is_one_line(event: Event, line: str) -> None:
    assert tell([event], NAMES) == [line]


def test_events_become_sentences_in_order() -> None:
    cave = Cave("cs", 3)
    cave.walk("relic", "treasure:4")
    assert tell(cave.back(1), NAMES) == [
        "Cid has chosen.",
        "Ann and Cid go on; Bob turns back.",
        "Bob comes home with 2 rubies, 1 of them picked up on the path.",
        "Bob left alone and rescues a relic worth 5.",
    ]


@pytest.mark.parametrize("edition", EDITIONS)
def test_every_hazard_has_its_words(edition: str) -> None:
    words = {
        "spider": "a giant spider",
        "scorpion": "a giant scorpion",
        "snake": "a snake",
        "lava": "a pool of lava",
        "boulder": "a rolling boulder",
        "ram": "a battering ram",
        "spear": "a spear",
    }
    for hazard in EDITIONS[edition].hazards:
        assert tell([Revealed(f"hazard:{hazard}", 0, 0)], NAMES) == [
            f"The torch shows {words[hazard]}."
        ]


def test_an_event_of_another_game_has_no_story_here() -> None:
    class Landslide(Event):
        def __repr__(self) -> str:
            return "Landslide()"

    with pytest.raises(Unknown) as refused:
        tell([Landslide()], NAMES)
    assert str(refused.value) == "there is no sentence for the event Landslide()"
