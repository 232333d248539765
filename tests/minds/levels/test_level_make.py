"""Levels made to order."""

from __future__ import annotations

from random import Random

import pytest

from gemkeep.games.hideouts.catalogue import HIDEOUTS
from gemkeep.games.hideouts.levels.level import check_level
from gemkeep.minds.hideouts.levels.make import CLOSE_ENOUGH, ImpossibleWish, Wish, candidates, make
from gemkeep.minds.hideouts.levels.names import name_of
from tests.minds.levels.level_team import SpareTeam


def kinds(hideouts: tuple[str, ...]) -> set[str]:
    return {HIDEOUTS[name].kind for name in hideouts}


def test_candidates_use_and_avoid_what_was_asked() -> None:
    wish = Wish(use=("lock", "mechanism"), avoid=("number",), advanced=True)
    found = list(candidates(wish, Random(1)))
    assert len(found) > 10
    assert len({level.hideouts for level in found}) == len(found)
    for level in found:
        assert {"lock", "mechanism"} <= kinds(level.hideouts)
        assert "number" not in kinds(level.hideouts)
        assert level.advanced


def test_a_kind_is_not_used_and_avoided() -> None:
    with pytest.raises(ImpossibleWish, match="lock can't be both"):
        make(Wish(use=("lock",), avoid=("lock",)), SpareTeam(), 1, "1", lambda _: None)


def test_levels_are_made_for_a_win_rate() -> None:
    done: list[float] = []
    wish = Wish(won=0.7, supply=None, avoid=("action",))
    made = make(wish, SpareTeam(), 2, "1", done.append)
    assert len(made) == 2
    for one in made:
        check_level(one.level)
        assert one.off == pytest.approx(abs(one.team.won - 0.7))
        assert one.team.supply == one.level.supply
        assert one.level.name == name_of(one.level)
    assert made[0].off <= made[1].off
    assert made[0].off <= 2 * CLOSE_ENOUGH
    assert done == sorted(done)
    assert done[-1] == 1.0
    assert make(wish, SpareTeam(), 2, "1", lambda _: None) == made


def test_levels_are_made_for_a_par() -> None:
    [one] = make(Wish(par=16, use=("number",)), SpareTeam(), 1, "1", lambda _: None)
    assert (one.par, one.level.supply, one.off) == (16, 16, 0.0)
    assert one.team.won >= 0.4
