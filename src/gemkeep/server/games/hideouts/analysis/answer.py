"""The analysis of a finished game, rounded for the browser."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, Literal, cast

from gemkeep.core.moves import Action, Move
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import CORRECT, PLACE
from gemkeep.minds.hideouts.analysis.analysis import Balance, Choice, analyse
from gemkeep.minds.hideouts.analysis.clues import Clue
from gemkeep.minds.hideouts.analysis.par import Par
from gemkeep.minds.hideouts.deduction.reasons import HomeReason, SealRead
from gemkeep.server.games.hideouts.analysis.wire import (
    HideoutsAct,
    HideoutsAnalysis,
    HideoutsBalance,
    HideoutsBoxStory,
    HideoutsChoiceMade,
    HideoutsClue,
    HideoutsHomeReason,
    HideoutsMoment,
    HideoutsPar,
    HideoutsSeatShare,
    HideoutsTurningPoint,
    HideoutsWorth,
)

PLACES: Final = 4
PERCENTS: Final = 100
TENTHS: Final = 10

Verb = Literal["slide", "place", "bless", "correct", "finish", "pass"]


def analysis_of(
    game: Hideouts, moves: Sequence[Move], advance: Callable[[int], None]
) -> HideoutsAnalysis:
    """The analysis of a finished game."""
    found = analyse(game, moves, advance)
    assert found.par is not None  # noqa: S101 - the game is over
    return HideoutsAnalysis(
        supply=found.supply,
        left=found.left,
        won=bool(found.won),
        par=_par(found.par),
        curve=tuple(
            HideoutsMoment(at.move, at.turn, round(at.chance, PLACES), at.homes)
            for at in found.curve
        ),
        choices=tuple(_choice(choice) for choice in found.choices),
        boxes=tuple(
            HideoutsBoxStory(box.home, box.known, None if box.why is None else _reason(box.why))
            for box in found.boxes
        ),
        chance=_balance(found.chance, PERCENTS),
        tokens=_balance(found.tokens, TENTHS),
        shares=tuple(
            HideoutsSeatShare(share.choices, round(share.loss, PLACES), round(share.waste, PLACES))
            for share in found.shares
        ),
        turning_points=tuple(
            HideoutsTurningPoint(
                point.kind,
                point.move,
                round(point.chance, PLACES),
                round(point.tokens, PLACES),
                *point.news,
            )
            for point in found.turning_points
        ),
    )


def _par(par: Par) -> HideoutsPar:
    talk = None if par.perfect_talk is None else round(par.perfect_talk, 1)
    return HideoutsPar(par.everything_open, talk, par.won, par.games)


def _choice(choice: Choice) -> HideoutsChoiceMade:
    worths = sorted(choice.worth.items(), key=lambda each: -each[1].chance)
    return HideoutsChoiceMade(
        move=choice.move,
        turn=choice.turn,
        seat=choice.seat,
        chosen=_act(choice.chosen, choice.guardian),
        keeper=_act(choice.keeper, choice.guardian),
        worth=tuple(
            HideoutsWorth(_act(action, choice.guardian), round(worth.chance, PLACES))
            for action, worth in worths
        ),
        loss=round(choice.loss, PLACES),
        waste=round(choice.waste, PLACES),
        clue=None if choice.clue is None else _clue(choice.clue),
        blamed=choice.blamed,
    )


def _act(action: Action, guardian: str | None) -> HideoutsAct:
    verb, argument = cast("Verb", action.verb), action.argument
    if verb == CORRECT and isinstance(argument, tuple):
        return HideoutsAct(verb, int(argument[1]), str(argument[0]))
    cell = argument if isinstance(argument, int) else None
    return HideoutsAct(verb, cell, guardian if verb == PLACE else None)


def _clue(clue: Clue) -> HideoutsClue:
    return HideoutsClue(clue.guardian, clue.home, clue.cell, _reason(clue.why))


def _reason(why: HomeReason) -> HideoutsHomeReason:
    """Who read the seal, or the last of the other seals."""
    if isinstance(why, SealRead):
        first = why.by[0]
        seats = tuple(seen.seat for seen in why.by if seen.move == first.move)
        return HideoutsHomeReason("read", seats, first.turn, first.wall, str(first.seal))
    last = why.others[-1]
    return HideoutsHomeReason("left_over", (last.seat,), last.turn, last.wall, str(last.seal))


def _balance(balance: Balance, units: int) -> HideoutsBalance:
    """The balance rounded; what rounding leaves over goes to luck, so that it adds up."""
    start, choices, result = (
        round(part * units) for part in (balance.start, balance.choices, balance.result)
    )
    luck = result - start - choices
    return HideoutsBalance(*(part / units for part in (start, choices, luck, result)))
