"""A game of Diamant analysed: the curve of chances, every choice, luck and skill, accuracy.

Everything is derived from one value function. At any moment each seat has a share of the victory: 1
over the number of seats at the start, and the result at the end. Between two moments a card or a
decision changes it, so the changes add up to the result exactly:

- a card changes it from what it was after the last decision to what it is before the next one;
- the seat's own choice, from there to what that choice is worth against the policies of the others;
- the choices of the others, from there to what it is once all have chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias, cast

from gemkeep.core.moves import CHANCE, Move, Seat
from gemkeep.games.diamant import Diamant, State
from gemkeep.games.diamant.types import HAZARD, Choice
from gemkeep.minds.diamant.analysis.evaluator import (
    Decision,
    Evaluator,
    Shares,
    Worth,
    solve,
    value,
)
from gemkeep.minds.diamant.analysis.turning_points import TurningPoint, most_important

Advance: TypeAlias = Callable[[int], None]
"""Called with the number of moves done so far."""


class Moment(NamedTuple):
    """Everyone's chance to win after a move."""

    move: int
    closed: int
    """How many rounds were over."""
    shares: Shares


class ChoiceMade(NamedTuple):
    """One choice of one player, and what it was worth."""

    move: int
    """The choice, counted from 1 as in the record."""
    revealed: int
    """The move that revealed the card before it."""
    decided: int
    """The move by which all had chosen."""
    round: int
    seat: Seat
    chosen: Choice
    worth: Worth
    on: float
    """How often the evaluator would go on."""

    @property
    def loss(self) -> float:
        """How much less it was worth than the best choice."""
        return self.worth.loss(self.chosen)

    @property
    def stake(self) -> float:
        """How much depended on it: the difference between the two choices."""
        return abs(self.worth.on - self.worth.back)


@dataclass
class Balance:
    """What gave one seat its result; the parts add up to it."""

    start: float
    cards: float = 0.0
    own: float = 0.0
    """By the seat's own choices."""
    others: float = 0.0
    """By the choices of the others."""
    result: float = 0.0
    """The share of the victory, or the chance to win where an unfinished game ends."""
    accuracy: float | None = None
    """From 0 to 100; None for a seat without a choice that mattered."""


@dataclass
class GameAnalysis:
    """Everything an analysis says about a game."""

    evaluator: str
    curve: list[Moment] = field(default_factory=list)
    choices: list[ChoiceMade] = field(default_factory=list)
    balances: list[Balance] = field(default_factory=list)
    turning_points: tuple[TurningPoint, ...] = ()


def analyse(
    game: Diamant, moves: Sequence[Move], evaluator: Evaluator, advance: Advance | None = None
) -> GameAnalysis:
    """The analysis of a finished game, or of an unfinished one up to its last full decision."""
    walk = Walk(game, evaluator)
    walk.follow(moves, advance)
    return walk.finish()


def accuracy(choices: Sequence[ChoiceMade]) -> float | None:
    """How much of the chance to win that depended on these choices they kept, out of 100."""
    stakes = sum(choice.stake for choice in choices)
    if not stakes:
        return None
    return 100 * (1 - sum(choice.loss for choice in choices) / stakes)


class Walk:
    """Goes through a game move by move and records what changed."""

    def __init__(self, game: Diamant, evaluator: Evaluator) -> None:
        """At the start of a game."""
        self._done = 0
        self._game = game
        self._evaluator = evaluator
        self._state = game.start()
        self._shares = value(game, [self._state], evaluator)[0]
        self._decision: Decision | None = None
        self._before = self._state
        """The state in which everyone in the cave had yet to choose."""
        self._revealed = 0
        self._chosen: dict[Seat, tuple[int, Choice]] = {}
        self._points: list[TurningPoint] = []
        self._analysis = GameAnalysis(
            self._evaluator.name,
            curve=[Moment(0, 0, self._shares)],
            balances=[Balance(share) for share in self._shares],
        )

    @property
    def curve(self) -> Sequence[Moment]:
        """Everyone's chance after each card and each full decision so far."""
        return self._analysis.curve

    @property
    def last_decision(self) -> Sequence[ChoiceMade]:
        """The choices of the latest full decision."""
        choices = self._analysis.choices
        return [made for made in choices if made.decided == choices[-1].decided]

    def follow(self, moves: Sequence[Move], advance: Advance | None = None) -> None:
        """Go on to the last of these moves; the first ones have been seen already."""
        for move in moves[self._done :]:
            self._done += 1
            if move.by == CHANCE:
                self._reveal(self._done, move)
            else:
                self._choose(self._done, move)
            if advance is not None:
                advance(self._done)

    def _reveal(self, number: int, move: Move) -> None:
        """A card: it changes everyone's chances."""
        inside = self._state
        self._state = self._game.apply(inside, move).state
        self._before, self._revealed, self._chosen = self._state, number, {}
        if self._state.to_choose:
            self._decision = solve(self._game, self._state, self._evaluator)
            after = self._decision.shares
        else:
            after = value(self._game, [self._state], self._evaluator)[0]
        changes = [new - old for new, old in zip(after, self._shares, strict=True)]
        for balance, change in zip(self._analysis.balances, changes, strict=True):
            balance.cards += change
        seat = max(range(self._game.seats), key=lambda one: abs(changes[one]))
        self._points.append(
            TurningPoint(
                kind="card",
                move=number,
                moment=number,
                seat=seat,
                change=changes[seat],
                carried=inside.carried[seat],
                hazards=_hazards(inside),
                card=str(move.argument),
            )
        )
        self._moment(number, after)

    def _choose(self, number: int, move: Move) -> None:
        """A choice: once all have chosen, it changes everyone's chances."""
        self._state = self._game.apply(self._state, move).state
        self._chosen[cast("Seat", move.by)] = number, cast("Choice", move.argument)
        if len(self._chosen) == len(self._before.to_choose):
            self._decide(number)

    def finish(self) -> GameAnalysis:
        """The analysis, complete."""
        done = self._analysis
        for seat, balance in enumerate(done.balances):
            balance.result = self._shares[seat]
            balance.accuracy = accuracy([one for one in done.choices if one.seat == seat])
        done.turning_points = most_important(self._points)
        return done

    def _decide(self, number: int) -> None:
        decision = self._decision
        assert decision is not None  # noqa: S101 - solved when the card was revealed
        after = decision.after[tuple(self._chosen[seat][1] for seat in self._before.to_choose)]
        for seat, balance in enumerate(self._analysis.balances):
            before = self._shares[seat]
            if seat in self._chosen:
                own = decision.worth[seat].of(self._chosen[seat][1])
                balance.own += own - before
                before = own
            balance.others += after[seat] - before
        for seat, (at, chosen) in sorted(self._chosen.items(), key=lambda each: each[1]):
            self._choice(
                ChoiceMade(
                    move=at,
                    revealed=self._revealed,
                    decided=number,
                    round=self._before.round,
                    seat=seat,
                    chosen=chosen,
                    worth=decision.worth[seat],
                    on=decision.on[seat],
                )
            )
        self._moment(number, after)

    def _choice(self, choice: ChoiceMade) -> None:
        self._analysis.choices.append(choice)
        self._points.append(
            TurningPoint(
                kind="choice",
                move=choice.move,
                moment=choice.revealed,
                seat=choice.seat,
                change=-choice.loss,
                carried=self._before.carried[choice.seat],
                hazards=_hazards(self._before),
                choice=choice.chosen,
            )
        )

    def _moment(self, number: int, shares: Shares) -> None:
        self._shares = shares
        self._analysis.curve.append(Moment(number, self._state.closed, shares))


def _hazards(state: State) -> int:
    return sum(card.kind == HAZARD for card in state.path)
