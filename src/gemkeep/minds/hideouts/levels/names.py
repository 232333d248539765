"""Names for made levels: invented words that can be read aloud in every language."""

from __future__ import annotations

from random import Random
from typing import Final

from gemkeep.games.hideouts.types import Level

BEGIN: Final = ("Bar", "Dal", "Fen", "Gor", "Kal", "Lun", "Mar", "Nor", "Oril", "Tal", "Vel", "Zor")
MIDDLE: Final = ("a", "adi", "ami", "e", "eri", "i", "ili", "o", "oni", "uvi")
END: Final = ("dar", "len", "lis", "mir", "nar", "ra", "ris", "sta", "tan", "ven", "vor")


def name_of(level: Level) -> str:
    """The name of a level; the same hideouts, supply and mode always get the same name."""
    random = Random(f"{sorted(level.hideouts)} {level.supply} {level.advanced}")
    return random.choice(BEGIN) + random.choice(MIDDLE) + random.choice(END)
