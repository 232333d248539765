"""What Hideouts' statistics say about a level: how often it was won, and with which memory aid."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

from gemkeep.server.games.hideouts.statistics import StatisticsOfHideouts
from gemkeep.server.games.interface.statistics import Play
from gemkeep.table.state import Table


def played(level: int, left: int | None, **facts: Any) -> Play:  # noqa: ANN401
    """A game of this level, won with this many tokens left, or lost."""
    facts = {"level": level, "advanced": False} | facts
    return Play("t", 0, "ann", "hideouts", 1.0, left or 0, float(left is not None), facts)


def test_a_level_shows_the_memory_aids_it_was_won_with() -> None:
    plays = [
        played(2, 4, memory="team"),
        played(2, 1, memory="none"),
        played(2, None, memory="own"),
        played(1, 9, memory="team"),
    ]
    first, second = StatisticsOfHideouts().summary(plays).levels
    assert (first.level, first.games, first.aids) == (1, 1, ("team",))
    assert (second.level, second.games, second.won, second.best) == (2, 3, 2, 4)
    assert second.aids == ("none", "team")


def test_games_counted_before_aids_were_kept_name_none() -> None:
    (level,) = StatisticsOfHideouts().summary([played(1, 9)]).levels
    assert (level.won, level.aids) == (1, ())


def test_a_lesson_is_no_victory_at_level_1() -> None:
    lesson = SimpleNamespace(settings=SimpleNamespace(lesson=True), outcome=object())
    assert StatisticsOfHideouts().plays(cast("Table", lesson), (), 1.0) == []
