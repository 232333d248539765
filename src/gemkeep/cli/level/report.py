"""How hard a level is, as lines of text."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from gemkeep.games.hideouts.catalogue import MOST_TOKENS
from gemkeep.games.hideouts.types import Level
from gemkeep.minds.hideouts.levels.costs import Cost
from gemkeep.minds.hideouts.levels.study import Example, Study

GRADE: Final = {
    "impossible": "impossible: nobody can win it",
    "brutal": "brutal",
    "hard": "hard",
    "fair": "a fair challenge",
    "easy": "easy",
    "gentle": "gentle",
}
WIDEST_BAR: Final = 40
NEGLIGIBLE: Final = 0.05
"""Tokens; less is not worth a mention."""


def report(level: Level, studied: Study) -> Iterator[str]:
    """The lines about this level."""
    mode = ", advanced mode" if level.advanced else ""
    yield f"{level.name}: {level.supply} tokens{mode}"
    yield ""
    yield f"verdict    {GRADE[studied.grade]}"
    yield f"winnable   {studied.winnable}"
    yield f"reason     {studied.reason}"
    yield f"supply     {_supplies(studied)}"
    if studied.winnable != "none":
        yield f"team       {_team(studied)}"
    yield f"par        {_par(studied)}"
    yield from _costs(studied)
    yield ""
    yield f"The supply that a deal needs if everything is known: {studied.mean:.1f} on average"
    yield from _bars(studied)
    yield ""
    yield _example("luckiest deal", studied.luckiest)
    yield _example("hardest deal", studied.hardest)


def _supplies(studied: Study) -> str:
    some = f"some deals can be won from {studied.some} tokens on"
    if studied.every > MOST_TOKENS:
        return f"{some}; for every deal {MOST_TOKENS} are too few"
    if studied.every == studied.some:
        return f"every deal can be won from {studied.every} tokens on, and none with fewer"
    return f"{some}, every deal from {studied.every} on"


def _team(studied: Study) -> str:
    rate = studied.team
    return (
        f"{studied.seats} {studied.bot} bots won {rate.won:.1%} of {rate.games} games "
        f"(95 %: {rate.low:.1%} to {rate.high:.1%})"
    )


def _par(studied: Study) -> str:
    if studied.par_half is None:
        return f"not even {MOST_TOKENS} tokens are enough for the team to win half of its games"
    half = f"the team wins half of its games with {studied.par_half} tokens"
    if studied.par_most is None:
        return f"{half}; for nine in ten {MOST_TOKENS} are too few"
    return f"{half}, nine in ten with {studied.par_most}"


def _costs(studied: Study) -> Iterator[str]:
    """What makes the level hard."""
    reliefs = {relief.kind: relief.won for relief in studied.reliefs}
    for cost in studied.costs:
        line = _cost(cost)
        if cost.kind in reliefs:
            line += f"; with runes instead the team wins {reliefs[cost.kind]:.0%}"
        yield f"cost       {line}"
    if studied.par_half is not None:
        blind = studied.par_half - studied.mean
        yield f"           not seeing through the boxes: about {max(0.0, blind):.1f} tokens"


def _cost(cost: Cost) -> str:
    named = f"{cost.count} {cost.kind}{'s' if cost.count > 1 else ''}"
    if abs(cost.tokens) < NEGLIGIBLE:
        said = f"{named}: no tokens"
    elif cost.tokens < 0:
        said = f"{named}: saves {-cost.tokens:.1f} tokens"
    else:
        said = f"{named}: {cost.tokens:.1f} tokens"
    if cost.count == 1:
        return said
    alone = ", ".join(f"{name} {tokens:.1f}" for name, tokens in cost.each)
    return f"{said} (alone: {alone})"


def _bars(studied: Study) -> Iterator[str]:
    """The supplies that deals need, as bars."""
    widest = max(ways for _, ways in studied.supplies)
    for supply, ways in studied.supplies:
        bar = "█" * max(1, round(WIDEST_BAR * ways / widest))
        yield f"  {supply:>2}  {bar} {ways / studied.deals:.1%}"


def _example(title: str, example: Example) -> str:
    laid = " ".join(name or "start" for name in example.hideouts)
    walk = " ".join(map(str, example.walk))
    return f"{title + ':':<15}{laid}\n{'':15}won with {example.supply} by the gap's walk {walk}"
