"""The quick phrases of Hideouts: about a box, its seal, its guardian."""

from __future__ import annotations

from typing import Final

from gemkeep.core.phrases import Phrasebook, PhraseParts
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import CELLS, WALLS

PHRASEBOOK: Final = Phrasebook(
    phrases={
        "seal_is": PhraseParts("must", "must", "not"),  # whose home this box is
        "seal_far_side": PhraseParts("must", "not", "must"),  # the wall its seal is on
        "seal_near_side": PhraseParts("must", "not", "not"),  # on a wall that faces the speaker
        "move_this": PhraseParts("must", "not", "not"),
        "keep_this": PhraseParts("must", "not", "not"),
        "look_here": PhraseParts("must", "not", "not"),
        "whose": PhraseParts("must", "not", "not"),
        "put_here": PhraseParts("must", "may", "not"),
        "wait": PhraseParts("may", "not", "not"),
        "agreed": PhraseParts("may", "not", "not"),
        "not_sure": PhraseParts("may", "not", "not"),
        "finish": PhraseParts("not", "not", "not"),
        # What bots say about their own moves.
        "plan": PhraseParts("must", "not", "not"),  # the box the speaker is about to move
        "undo": PhraseParts("must", "not", "not"),  # a box that the speaker is putting back
        "guess": PhraseParts("must", "must", "not"),  # a guardian put into a box nobody has read
        "few_tokens": PhraseParts("not", "not", "not"),
    },
    cells=len(CELLS),
    pieces=tuple(GUARDIANS),
    sides=tuple(WALLS),
)
