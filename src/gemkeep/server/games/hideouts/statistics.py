"""Hideouts' statistics: victories and tokens left, by level."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec

from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import FULL_SUPPLY, MEMORIES, Memory
from gemkeep.server.games.hideouts.levels.key import key_of
from gemkeep.server.games.hideouts.wire import HideoutsStatistics, LevelRecord
from gemkeep.server.games.interface.history import PastEvent
from gemkeep.server.games.interface.statistics import Play, Statistics, who_played
from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.queries import published
from gemkeep.table.state import Table


class HideoutsFacts(msgspec.Struct, frozen=True):
    """What is kept about each player of a game."""

    level: int | None = None
    """1 to 5; None for a custom level, or if the supply was not the full one."""
    advanced: bool = False
    memory: Memory | None = None
    """None for games counted before this was kept."""


class Station(NamedTuple):
    """What is summarised together: a level, with or without advanced mode."""

    level: int | None
    advanced: bool


class StatisticsOfHideouts(Statistics):
    """How a person fares at each level."""

    summary_type: type[msgspec.Struct] = HideoutsStatistics
    facts_type: type[msgspec.Struct] | None = HideoutsFacts

    def plays(self, table: Table, history: Sequence[PastEvent], over_at: float) -> list[Play]:
        """One row per player, even for a player with several seats; none for a lesson.

        Nor for someone who stood up: a team's victory is not theirs if a bot played it.
        """
        del history
        outcome = table.outcome
        if outcome is None or table.settings.lesson:
            return []
        supply = outcome.result["supply"]
        facts: dict[str, Any] = msgspec.to_builtins(_facts(table))
        plays: dict[str, Play] = {}
        for seat in range(len(table.chairs)):
            who = who_played(table, seat)
            left = table.chairs[seat].person is not None and table.chairs[seat].bot is not None
            if who is not None and who not in plays and not left:
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

    def tallies(self, table: Table) -> list[Statement]:
        """One game of a custom level, which someone may have published; bots alone don't count."""
        assert isinstance(table.game, Hideouts)  # noqa: S101 - `make` made it
        setup, outcome = table.game.setup, table.outcome
        people = any(began.person is not None for began in table.began_with)
        if outcome is None or setup.number is not None or not people:
            return []
        return [published.played(table.game.name, key_of(setup.level), won=bool(outcome.winners))]

    def summary(self, plays: Sequence[Play]) -> HideoutsStatistics:
        """The levels played, and how often each was won."""
        by_level: defaultdict[Station, list[Play]] = defaultdict(list)
        for play in plays:
            facts = _facts_of(play)
            by_level[Station(facts.level, facts.advanced)].append(play)
        return HideoutsStatistics(
            games=len(plays),
            won=sum(play.won for play in plays) / len(plays),
            levels=tuple(_record(at, by_level[at]) for at in sorted(by_level, key=_order)),
        )


def _facts(table: Table) -> HideoutsFacts:
    assert isinstance(table.game, Hideouts)  # noqa: S101 - `make` made it
    setup = table.game.setup
    number = setup.number if setup.level.supply == FULL_SUPPLY else None
    return HideoutsFacts(number, setup.level.advanced, setup.memory)


def _facts_of(play: Play) -> HideoutsFacts:
    return msgspec.convert(play.facts, HideoutsFacts)


def _record(at: Station, plays: list[Play]) -> LevelRecord:
    aids = {_facts_of(play).memory for play in plays if play.won}
    return LevelRecord(
        level=at.level,
        advanced=at.advanced,
        games=len(plays),
        won=sum(play.won > 0 for play in plays),
        best=max((play.score for play in plays if play.won), default=None),
        aids=tuple(memory for memory in MEMORIES if memory in aids),
    )


def _order(at: Station) -> tuple[bool, int, bool]:
    """By level, custom ones last; without advanced mode first."""
    return at.level is None, at.level or 0, at.advanced
