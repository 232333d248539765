"""The turning points of a game of Hideouts as English sentences."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from gemkeep.core.moves import Action
from gemkeep.core.talking.english import counted, listed
from gemkeep.games.hideouts.types import BLESS, CORRECT, FINISH, PASS, PLACE, SLIDE
from gemkeep.minds.hideouts.analysis.analysis import Choice, GameAnalysis
from gemkeep.minds.hideouts.analysis.turning_points import News, TurningPoint
from gemkeep.minds.hideouts.deduction.reasons import HomeReason
from gemkeep.minds.hideouts.deduction.words import home_clause


def sentences(analysis: GameAnalysis, names: Sequence[str]) -> Iterator[str]:
    """The turning points, each with its reason."""
    choices = {choice.move: choice for choice in analysis.choices}
    if not analysis.turning_points:
        yield "No single choice and nothing that came up decided this game."
    for point in analysis.turning_points:
        choice = choices[point.move]
        if point.kind == "luck":
            yield f"Turn {choice.turn}: {_luck(point)}"
        else:
            yield f"Turn {choice.turn}: {_mistake(choice, point, names)}"


def because(why: HomeReason, names: Sequence[str]) -> str:
    """A reason in words."""
    return home_clause(why, names)


def _mistake(choice: Choice, point: TurningPoint, names: Sequence[str]) -> str:
    parts = [f"{names[choice.seat]} {_done(choice.chosen, choice.guardian)}; {_price(point)}."]
    clue = choice.clue
    if clue is not None:
        others = listed([names[seat] for seat in choice.blamed])
        parts.append(
            f"{others} could have known that the box on cell {clue.cell} was the {clue.home}'s, "
            f"because {because(clue.why, names)}."
        )
    parts.append(f"Keeper would have {_done(choice.keeper, choice.guardian)}.")
    return " ".join(parts)


def _price(point: TurningPoint) -> str:
    """What a choice cost."""
    points, tokens = round(-point.chance * 100), round(-point.tokens, 1)
    parts = []
    if points:
        parts.append(f"{counted(points, 'point', 'points')} of winning chance")
    if tokens:
        parts.append("1 token" if tokens == 1 else f"{tokens:g} tokens")
    return f"that cost {listed(parts)}"


def _luck(point: TurningPoint) -> str:
    points = counted(round(abs(point.chance) * 100), "point", "points")
    gave = "cost" if point.chance < 0 else "gave"
    return f"{_news(point.news)}, which {gave} the team {points} of winning chance."


def _news(news: News) -> str:
    """What came to light."""
    found = []
    if news.hideout is not None:
        kind, _, mark = news.hideout.partition(":")
        found.append(f"{kind} {mark}" if mark else f"a {kind}")
    if news.guardian is not None:
        found.append(f"the {news.guardian}")
    found += [f"the {seal}'s seal" for seal in news.seals]
    if not found:
        return "nothing new came up"
    return f"{listed(found)} came up"


def _done(action: Action, guardian: str | None) -> str:
    """The action in the past tense."""
    verb, argument = action
    if verb == CORRECT and isinstance(argument, tuple):
        return f"moved the {argument[0]} to the box on cell {argument[1]} for three tokens"
    if verb == PLACE and argument is None:
        return f"left the {guardian} lying"
    return {
        SLIDE: f"slid the box on cell {argument}",
        PLACE: f"put the {guardian} into the box on cell {argument}",
        BLESS: f"put the action symbol into the box on cell {argument}",
        FINISH: "lifted the boxes",
        PASS: "waited with lifting the boxes",
    }[verb]
