"""The analysis of a game of Diamant as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gemkeep.cli.records.analysis.analysed import UNKNOWN, DecisionLine, bars
from gemkeep.cli.terminal.output import show_table
from gemkeep.cli.terminal.progress import Advance
from gemkeep.core.moves import Move
from gemkeep.core.talking.english import counted
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.story import card_in_words
from gemkeep.games.diamant.types import ROUNDS
from gemkeep.minds.diamant.analysis import best_evaluator
from gemkeep.minds.diamant.analysis.analysis import Balance, GameAnalysis, analyse
from gemkeep.minds.diamant.analysis.rounding import adding_up
from gemkeep.minds.diamant.analysis.turning_points import TurningPoint

NUMBERS: Final = ("no", "one", "two", "three", "four", "five")


class AnalysedDiamant:
    """A game of Diamant that was analysed."""

    def __init__(
        self, game: Diamant, moves: Sequence[Move], advance: Advance, *, finished: bool
    ) -> None:
        """Analyse the game."""
        self._analysis = analyse(game, moves, best_evaluator.best_evaluator(), advance)
        self._finished = finished

    def decisions(self) -> Iterator[DecisionLine]:
        """Every choice, in the order of the record."""
        for choice in sorted(self._analysis.choices, key=lambda made: made.move):
            yield DecisionLine(choice.move, choice.seat, choice.chosen, choice.worth._asdict())

    def print_report(self, names: Sequence[str]) -> None:
        """Print the curve, luck and skill, the turning points and every choice."""
        analysis = self._analysis
        print(f"Valued by {analysis.evaluator}; shares of victory in percent.\n")
        _print_curve(analysis, names)
        print()
        _print_balances(analysis, names, finished=self._finished)
        print()
        for sentence in sentences(analysis, names):
            print(sentence)
        print()
        _print_choices(analysis, names)
        if not self._finished:
            print("\nThe record ends here; the game was not over.")


def sentences(analysis: GameAnalysis, names: Sequence[str]) -> Iterator[str]:
    """The turning points, a sentence each."""
    if not analysis.turning_points:
        yield "No single choice or card decided this game."
    for point in analysis.turning_points:
        points = counted(round(abs(point.change) * 100), "point", "points")
        gave = "cost" if point.change < 0 else "gave"
        what = _choice(point) if point.kind == "choice" else _card(point)
        yield f"Move {point.move}: {what} {gave} {names[point.seat]} {points} of winning chance."


def _choice(point: TurningPoint) -> str:
    going = "going on" if point.choice == "on" else "going back"
    rubies = counted(point.carried, "ruby", "rubies")
    hazards = "hazard" if point.hazards == 1 else "hazards"
    return f"{going} with {rubies} and {NUMBERS[point.hazards]} {hazards} out"


def _card(point: TurningPoint) -> str:
    return card_in_words(point.card or "")


def _print_curve(analysis: GameAnalysis, names: Sequence[str]) -> None:
    over = analysis.curve[-1].closed
    rows = []
    for seat, name in enumerate(names):
        after = [
            next(moment for moment in analysis.curve if moment.closed >= closed).shares[seat]
            for closed in range(over + 1)
        ]
        cells = [f"{share * 100:.0f}" for share in after] + [UNKNOWN] * (ROUNDS - over)
        shares = [moment.shares[seat] for moment in analysis.curve]
        rows.append((name, *cells, bars(shares)))
    rounds = [f"round {number}>" for number in range(1, ROUNDS + 1)]
    show_table(("chance to win", "start>", *rounds, "over the game"), rows)


def _print_balances(analysis: GameAnalysis, names: Sequence[str], *, finished: bool) -> None:
    result = "result>" if finished else "now>"
    heads = ("player", "accuracy>", "start>", "cards>", "own choices>", "others' choices>", result)
    show_table(
        heads,
        [
            (name, _accuracy(balance), *_parts(balance))
            for name, balance in zip(names, analysis.balances, strict=True)
        ],
    )


def _accuracy(balance: Balance) -> str:
    return UNKNOWN if balance.accuracy is None else f"{balance.accuracy:.0f}"


def _parts(balance: Balance) -> tuple[str, ...]:
    start, cards, own, others, result = adding_up(balance)
    return (
        f"{start * 100:.1f}",
        *(f"{part * 100:+.1f}" for part in (cards, own, others)),
        f"{result * 100:.1f}",
    )


def _print_choices(analysis: GameAnalysis, names: Sequence[str]) -> None:
    heads = (
        "move>",
        "round>",
        "player",
        "chose",
        "on>",
        "back>",
        f"{analysis.evaluator}: on>",
        "loss>",
    )
    show_table(
        heads,
        [
            (
                str(choice.move),
                str(choice.round),
                names[choice.seat],
                choice.chosen,
                f"{choice.worth.on * 100:.1f}",
                f"{choice.worth.back * 100:.1f}",
                f"{choice.on:.0%}",
                f"{choice.loss * 100:.1f}",
            )
            for choice in analysis.choices
        ],
    )
