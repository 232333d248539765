"""The analysis of a game of Hideouts as text for a terminal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from gemkeep.cli.records.analysis.analysed import UNKNOWN, DecisionLine, bars
from gemkeep.cli.records.analysis.hideouts_sentences import because, sentences
from gemkeep.cli.terminal.output import show_table
from gemkeep.cli.terminal.progress import Advance
from gemkeep.core.moves import Action, Move
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.minds.hideouts.analysis.analysis import Balance, GameAnalysis, analyse
from gemkeep.minds.hideouts.analysis.par import Par
from gemkeep.texts.hideouts import write

ENDS: Final = {True: "won", False: "lost"}


class AnalysedHideouts:
    """A game of Hideouts that was analysed."""

    def __init__(self, game: Hideouts, moves: Sequence[Move], advance: Advance) -> None:
        """Analyse the game."""
        self._analysis = analyse(game, moves, advance)

    def decisions(self) -> Iterator[DecisionLine]:
        """Every decision, in the order of the record."""
        for choice in self._analysis.choices:
            worth = {write(action): value.chance for action, value in choice.worth.items()}
            yield DecisionLine(choice.move, choice.seat, write(choice.chosen), worth)

    def print_report(self, names: Sequence[str]) -> None:
        """Print the curve, what could be known, par, the turning points and every decision."""
        analysis = self._analysis
        print("Valued by keeper, from what the team could know; chances in percent.\n")
        _print_curve(analysis)
        print()
        _print_balances(analysis)
        print()
        print(_par(analysis))
        print()
        _print_boxes(analysis, names)
        print()
        for sentence in sentences(analysis, names):
            print(sentence)
        print()
        _print_shares(analysis, names)
        print()
        _print_choices(analysis, names)
        if analysis.won is None:
            print("\nThe record ends here; the game was not over, so what was dealt stays hidden.")


def _print_curve(analysis: GameAnalysis) -> None:
    chances = [moment.chance for moment in analysis.curve]
    homes = [moment.homes / len(GUARDIANS) for moment in analysis.curve]
    last = analysis.curve[-1].homes if analysis.curve else 0
    show_table(
        ("", "over the game", "at the end>"),
        [
            ("chance to win", bars(chances), f"{chances[-1] * 100:.0f}" if chances else UNKNOWN),
            ("homes known", bars(homes), f"{last} of {len(GUARDIANS)}"),
        ],
    )


def _print_balances(analysis: GameAnalysis) -> None:
    def row(name: str, balance: Balance, unit: int) -> tuple[str, ...]:
        start, choices, luck, result = (
            round(part * unit, 1)
            for part in (balance.start, balance.choices, balance.luck, balance.result)
        )
        return name, f"{start:.1f}", f"{choices:+.1f}", f"{luck:+.1f}", f"{result:.1f}"

    result = "now>" if analysis.won is None else "result>"
    show_table(
        ("", "start>", "choices>", "luck>", result),
        [
            row("chance to win", analysis.chance, 100),
            row("tokens left", analysis.tokens, 1),
        ],
    )


def _par(analysis: GameAnalysis) -> str:
    spent = f"{analysis.supply - analysis.left} of {analysis.supply} tokens were spent"
    if analysis.won is None or analysis.par is None:
        return f"So far {spent}."
    return f"The game was {ENDS[analysis.won]}: {spent}. {_par_sentence(analysis.par)}"


def _par_sentence(par: Par) -> str:
    least = (
        "The supply is too small for this deal, even with everything open"
        if par.everything_open is None
        else f"Par is {par.everything_open} with everything open"
    )
    if par.perfect_talk is None:
        return f"{least}; with perfect talk, keepers lost all of {par.games} games."
    won = f"keepers won {par.won} of {par.games} games"
    return f"{least}, and {par.perfect_talk:.1f} with perfect talk ({won})."


def _print_boxes(analysis: GameAnalysis, names: Sequence[str]) -> None:
    show_table(
        ("box from cell>", "home", "known after move>", "because"),
        [
            (
                str(box.box),
                box.home or UNKNOWN,
                UNKNOWN if box.known is None else str(box.known),
                "nobody could know" if box.why is None else because(box.why, names),
            )
            for box in analysis.boxes
        ],
    )


def _print_shares(analysis: GameAnalysis, names: Sequence[str]) -> None:
    show_table(
        ("could have known better", "decisions>", "chance lost>", "tokens wasted>"),
        [
            (name, str(share.choices), f"{share.loss * 100:.1f}", f"{share.waste:.1f}")
            for name, share in zip(names, analysis.shares, strict=False)
        ],
    )


def _print_choices(analysis: GameAnalysis, names: Sequence[str]) -> None:
    heads = ("move>", "turn>", "player", "chose", "worth>", "keeper", "loss>", "tokens wasted>")
    show_table(
        heads,
        [
            (
                str(choice.move),
                str(choice.turn),
                names[choice.seat],
                write(choice.chosen),
                f"{choice.worth[choice.chosen].chance * 100:.1f}",
                _instead(choice.chosen, choice.keeper, better=choice.loss + choice.waste > 0),
                f"{choice.loss * 100:.1f}",
                f"{choice.waste:.1f}",
            )
            for choice in analysis.choices
        ],
    )


def _instead(chosen: Action, keeper: Action, *, better: bool) -> str:
    """What the keeper would have done; nothing if the chosen action is as good."""
    if chosen == keeper:
        return "the same"
    return write(keeper) if better else "as good"
