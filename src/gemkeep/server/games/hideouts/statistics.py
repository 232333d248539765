"""Hideouts' statistics: victories and tokens left, by level."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any

import msgspec

from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import FULL_SUPPLY
from gemkeep.server.games.hideouts.wire import HideoutsStatistics, LevelRecord
from gemkeep.server.games.history import PastEvent
from gemkeep.server.games.statistics import Play, Statistics, who_played
from gemkeep.table.state import Table


class HideoutsFacts(msgspec.Struct, frozen=True):
    """What is kept about each player of a game."""

    level: int | None = None
    """1 to 5; None for a custom level, or if the supply was not the full one."""
    advanced: bool = False


class StatisticsOfHideouts(Statistics):
    """How a person fares at each level."""

    summary_type: type[msgspec.Struct] = HideoutsStatistics
    facts_type: type[msgspec.Struct] | None = HideoutsFacts

    def plays(self, table: Table, history: Sequence[PastEvent], over_at: float) -> list[Play]:
        """One row per player, even for a player with several seats."""
        del history
        outcome = table.outcome
        if outcome is None:
            return []
        supply = outcome.result["supply"]
        facts: dict[str, Any] = msgspec.to_builtins(_facts(table))
        plays: dict[str, Play] = {}
        for seat in range(len(table.chairs)):
            who = who_played(table, seat)
            if who is not None and who not in plays:
                plays[who] = Play(
                    table_id=table.id,
                    seat=seat,
                    who=who,
                    game=table.game.name,
                    over_at=over_at,
                    score=supply if isinstance(supply, int) else 0,
                    won=float(seat in outcome.winners),
                    facts=facts,
                )
        return list(plays.values())

    def summary(self, plays: Sequence[Play]) -> HideoutsStatistics:
        """The levels played, and how often each was won."""
        by_level: defaultdict[HideoutsFacts, list[Play]] = defaultdict(list)
        for play in plays:
            by_level[msgspec.convert(play.facts, HideoutsFacts)].append(play)
        return HideoutsStatistics(
            games=len(plays),
            won=sum(play.won for play in plays) / len(plays),
            levels=tuple(_record(facts, by_level[facts]) for facts in sorted(by_level, key=_order)),
        )


def _facts(table: Table) -> HideoutsFacts:
    assert isinstance(table.game, Hideouts)  # noqa: S101 - `make` made it
    setup = table.game.setup
    number = setup.number if setup.level.supply == FULL_SUPPLY else None
    return HideoutsFacts(number, setup.level.advanced)


def _record(facts: HideoutsFacts, plays: list[Play]) -> LevelRecord:
    return LevelRecord(
        level=facts.level,
        advanced=facts.advanced,
        games=len(plays),
        won=sum(play.won > 0 for play in plays),
        best=max((play.score for play in plays if play.won), default=None),
    )


def _order(facts: HideoutsFacts) -> tuple[bool, int, bool]:
    """By level, custom ones last; without advanced mode first."""
    return facts.level is None, facts.level or 0, facts.advanced
