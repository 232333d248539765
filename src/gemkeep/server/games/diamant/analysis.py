"""The analysis of a finished game, and of a running one for its spectators, as browsers get it."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from gemkeep.core.moves import Move
from gemkeep.games.diamant import Diamant
from gemkeep.minds.diamant.analysis.analysis import ChoiceMade, Moment, Walk, analyse
from gemkeep.minds.diamant.analysis.evaluator import Evaluator
from gemkeep.minds.diamant.analysis.rounding import POINTS, adding_up
from gemkeep.server.games.diamant.wire import (
    DiamantAnalysis,
    DiamantBalance,
    DiamantChoiceMade,
    DiamantLiveAnalysis,
    DiamantMoment,
    DiamantTurningPoint,
)
from gemkeep.server.games.interface.live_analysis import LiveAnalyst
from gemkeep.table.state import Table

PLACES: Final = 4


def analysis_of(
    game: Diamant, moves: Sequence[Move], advance: Callable[[int], None]
) -> DiamantAnalysis:
    """The analysis, rounded."""
    found = analyse(game, moves, _evaluator(), advance)
    return DiamantAnalysis(
        curve=tuple(map(_moment, found.curve)),
        choices=tuple(map(_choice, found.choices)),
        balances=tuple(
            DiamantBalance(*adding_up(balance, POINTS), accuracy=_whole(balance.accuracy))
            for balance in found.balances
        ),
        turning_points=tuple(
            DiamantTurningPoint(
                kind=point.kind,
                moment=point.moment,
                seat=point.seat,
                change=round(point.change, PLACES),
                carried=point.carried,
                hazards=point.hazards,
                choice=point.choice,
                card=point.card,
            )
            for point in found.turning_points
        ),
    )


class LiveAnalystOfDiamant(LiveAnalyst):
    """Follows a running game with open totals, one decision behind."""

    def __init__(self, game: Diamant) -> None:
        """Nothing is computed before the first decision is revealed."""
        self._game = game
        self._walk: Walk | None = None

    def follow(self, table: Table, advance: Callable[[int], None]) -> DiamantLiveAnalysis:
        """The curve and the last decision, without the card that the open decision is about."""
        if self._walk is None:
            self._walk = Walk(self._game, _evaluator())
        self._walk.follow(table.moves[:-1] if table.waiting else table.moves, advance)
        return DiamantLiveAnalysis(
            tuple(map(_moment, self._walk.curve)), tuple(map(_choice, self._walk.last_decision))
        )


def _evaluator() -> Evaluator:
    # NumPy takes a while to import, and most servers are started to play.
    from gemkeep.minds.diamant.analysis.best_evaluator import best_evaluator  # noqa: PLC0415

    return best_evaluator()


def _moment(moment: Moment) -> DiamantMoment:
    return DiamantMoment(
        moment.move, moment.closed, tuple(round(share, PLACES) for share in moment.shares)
    )


def _choice(made: ChoiceMade) -> DiamantChoiceMade:
    return DiamantChoiceMade(
        move=made.move,
        revealed=made.revealed,
        decided=made.decided,
        round=made.round,
        seat=made.seat,
        chosen=made.chosen,
        on=round(made.worth.on, PLACES),
        back=round(made.worth.back, PLACES),
        often=round(made.on, PLACES),
        loss=round(made.loss, PLACES),
    )


def _whole(accuracy: float | None) -> float | None:
    return None if accuracy is None else float(round(accuracy))
