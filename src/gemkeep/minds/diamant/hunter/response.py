"""How to decide among players who may have habits, may play like `sage`, or may be hunters.

The decision is solved as a game in which everyone is a hunter with the probability that is believed
of them, and otherwise does what is believed. So a hunter exploits habits, but still accounts for
others who do the same: this is a restricted Nash response. All beliefs are public, so all hunters
at a table solve the same game.
"""

from __future__ import annotations

from typing import Final, NamedTuple

import numpy as np

from gemkeep.core.moves import Seat
from gemkeep.minds.diamant.hunter.beliefs import by_habit
from gemkeep.minds.diamant.hunter.habits import chances
from gemkeep.minds.diamant.hunter.measures import measure
from gemkeep.minds.diamant.sage import stage
from gemkeep.minds.diamant.sage.judgement import Others, kept, key_of, solve, solve_many
from gemkeep.minds.diamant.sage.position import Position
from gemkeep.minds.diamant.sage.reading import Floats

NEVER: Final = 1e-6


class Response(NamedTuple):
    """A decision, as a hunter sees it."""

    likely: Floats
    """[seats, types]: how likely a player of each type goes on; the last type hunts."""
    forecast: Floats
    """[seats]: how likely everyone is to go on."""
    sage: Floats
    """[seats]: how often `sage` would go on."""
    outcomes: Floats
    """[2 ** players inside, seats]: everyone's share of the victory after each joint choice."""
    seats: tuple[Seat, ...]
    """Those in the cave."""

    def often(self, seat: Seat) -> float:
        """How often a hunter at this seat goes on."""
        return float(self.likely[seat, -1])

    def worth(self, seat: Seat) -> tuple[float, float]:
        """What going on and going back are worth to a player at this seat."""
        number = self.seats.index(seat)
        sets = stage.on_sets(len(self.seats))
        on = self.forecast[list(self.seats)]
        likely = np.where(sets == 1, on, 1 - on)
        likely[:, number] = 1
        mine = sets[:, number] == 1
        worth = likely.prod(-1) * self.outcomes[:, seat]
        return float(worth[mine].sum()), float(worth[~mine].sum())


_responses: dict[bytes, Response] = {}


def respond(position: Position, beliefs: Floats) -> Response:
    """What hunters do in this position with these beliefs [seats, types] about everyone."""
    key = key_of(position) + beliefs.tobytes()
    return kept(_responses, key, lambda: _respond(position, beliefs))


def _respond(position: Position, beliefs: Floats) -> Response:
    decision = solve(position)
    inner = list(decision.seats)
    sage = np.full(len(beliefs), 0.5, np.float32)
    sage[inner] = decision.on
    likely = chances(measure(position), sage)
    habitual, hunting = by_habit(beliefs, likely), beliefs[:, -1]
    hunters = sage.copy()
    hunters[inner] = hunt(
        decision.outcomes[None][..., inner],
        sage[None, inner],
        Others(habitual[None, inner], hunting[None, inner]),
    )[0]
    return Response(
        likely=np.concatenate([likely, hunters[:, None]], -1),
        forecast=habitual + hunting * hunters,
        sage=sage,
        outcomes=decision.outcomes,
        seats=decision.seats,
    )


def hunt(own: Floats, sage: Floats, others: Others) -> Floats:
    """[decisions, players]: how often hunters go on in decisions of the same players.

    `own` [decisions, 2 ** players, players] is what each joint choice is worth to them, `sage`
    [decisions, players] how often it would go on, where the search starts.
    """
    on = np.clip(sage, NEVER, 1 - NEVER)
    return solve_many(own, np.log(on) - np.log1p(-on), others)
