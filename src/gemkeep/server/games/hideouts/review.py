"""What went wrong in a finished game of Hideouts, where the tokens went, and how few suffice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields

from gemkeep.core.moves import Move
from gemkeep.games.hideouts import Deal, Hideouts
from gemkeep.games.hideouts.review import Review, Said
from gemkeep.minds.hideouts.prover import least_tokens


@dataclass(frozen=True, slots=True)
class HideoutsReview(Review):
    """The review of a finished game, with the par of its deal."""

    par: int | None
    """The fewest tokens that win this deal with everything open; None if there were fewer."""


def review(game: Hideouts, moves: Sequence[Move], said: Said) -> HideoutsReview:
    """The review of a finished game; par alone may take a tenth of a second."""
    found = game.review(moves, said)
    deal = moves[0].argument
    assert isinstance(deal, Deal)  # noqa: S101 - a game begins with its deal
    proof = least_tokens(game, deal)
    told = {field.name: getattr(found, field.name) for field in fields(found)}
    return HideoutsReview(**told, par=None if proof is None else proof.tokens)
