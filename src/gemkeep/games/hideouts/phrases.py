"""The quick phrases of Hideouts: about a box, its seal, its guardian."""

from __future__ import annotations

from typing import Final

from gemkeep.core.talking.phrases import Phrasebook, PhraseParts
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import CELLS, WALLS

PHRASEBOOK: Final = Phrasebook(
    phrases={
        "seal_is": PhraseParts("must", "must", "not"),  # whose home this box is
        "seal_on": PhraseParts("must", "not", "must"),  # the wall its seal is on
        "seal_on_either": PhraseParts("must", "not", "must"),  # that wall, or the next clockwise
        "seal_far_side": PhraseParts("must", "not", "must"),  # as said by older clients: seal_on
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
        # Said by the table for a player who takes a hint.
        "took_hint": PhraseParts("not", "not", "not"),
        "took_move": PhraseParts("not", "not", "not"),
        # What bots say about their own moves.
        "plan": PhraseParts("must", "not", "not"),  # the box the speaker is about to move, and why:
        "plan_fetch": PhraseParts("must", "must", "not"),  # a guardian whose home is known
        "plan_look": PhraseParts("must", "not", "not"),  # nobody has seen what is under it
        "plan_open": PhraseParts("must", "not", "not"),  # the lock or number under it opens now
        "plan_read": PhraseParts("must", "not", "not"),  # a seal will be in sight
        "plan_home": PhraseParts("must", "not", "not"),  # everything is done
        "undo": PhraseParts("must", "not", "not"),  # a box that the speaker is putting back
        "guess": PhraseParts("must", "must", "not"),  # a guardian put into a box nobody has read
        "only_left": PhraseParts("must", "must", "not"),  # the other seven homes are known
        "leave": PhraseParts("not", "must", "not"),  # a guardian whose home is not known
        "leave_for_now": PhraseParts("not", "must", "not"),  # its cell would cost a token
        "bless": PhraseParts("must", "not", "not"),  # the box that gets the action symbol
        "put_right": PhraseParts("must", "must", "not"),  # a correction
        "forgot": PhraseParts("must", "not", "not"),  # whose home the box is
        "forgot_home": PhraseParts("not", "must", "not"),  # which box is this guardian's
        "few_tokens": PhraseParts("not", "not", "not"),
    },
    cells=len(CELLS),
    pieces=tuple(GUARDIANS),
    sides=tuple(WALLS),
)
