"""The gallery of levels that comes with the program."""

from __future__ import annotations

from collections import Counter
from typing import get_args

import pytest

from gemkeep.games.hideouts.levels.code import read_code
from gemkeep.minds.hideouts.levels.gallery import gallery
from gemkeep.minds.hideouts.levels.names import name_of
from gemkeep.minds.hideouts.levels.study import Grade, grade
from gemkeep.minds.hideouts.levels.survey import survey


def test_the_gallery_goes_from_gentle_to_brutal() -> None:
    levels = gallery()
    assert len(levels) >= 30
    rates = [one.team.won for one in levels]
    assert rates == sorted(rates, reverse=True)
    grades = Counter(one.grade for one in levels)
    assert set(grades) == set(get_args(Grade)) - {"impossible"}
    assert max(grades.values()) - min(grades.values()) <= 4, "none is much rarer than another"
    assert len({one.code for one in levels}) == len({one.level.name for one in levels})


def test_every_level_is_what_its_code_and_its_figures_say() -> None:
    for one in gallery():
        assert read_code(one.code) == one.level
        assert one.level.name == name_of(one.level)
        assert one.grade == grade("some", one.team.won)
        assert one.team.supply == one.level.supply
        assert one.team.low <= one.team.won <= one.team.high


def test_the_means_are_those_of_all_deals() -> None:
    quickest = min(gallery(), key=lambda one: len(set(one.level.hideouts)))
    found = survey(quickest.level)
    assert float(found.mean) == pytest.approx(quickest.mean)
    assert found.fewest <= quickest.level.supply
