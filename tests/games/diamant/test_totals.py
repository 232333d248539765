"""Hidden totals: an option of the table, not a rule of the game."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from gemkeep.core.errors import Unknown
from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant, State


def played(game: Diamant, seed: int) -> list[State]:
    """Every state of a game in which everyone chooses at random."""
    random, states = Random(seed), [game.start()]
    while game.outcome(states[-1]) is None:
        state = states[-1]
        actor = game.actors(state)[0]
        if actor == CHANCE:
            action = game.chance(state).draw(random)
        else:
            action = random.choice(game.legal(state, actor))
        states.append(game.apply(state, Move(actor, *action)).state)
    return states


def test_only_my_own_chest_is_open_until_the_end() -> None:
    openly = Diamant("cs", 4)
    hidden = openly.with_totals("hidden")
    for state in played(openly, seed=3):
        for viewer in (None, 0, 1, 2, 3):
            shown = openly.view(state, viewer)
            if not state.over:
                shown = replace(
                    shown,
                    explorers=tuple(
                        explorer if seat == viewer else replace(explorer, chest=None)
                        for seat, explorer in enumerate(shown.explorers)
                    ),
                )
            assert hidden.view(state, viewer) == shown, "nothing else differs"


def test_chests_are_open_by_default() -> None:
    game = Diamant("cs", 4)
    assert game.totals == "open"
    assert game.with_totals("hidden").totals == "hidden"
    hunt = Diamant("uk", 4, "ascending")
    assert hunt.with_totals("hidden").rules() == hunt.rules(), "all else stays"


def test_viewers_of_the_same_state_share_what_all_see() -> None:
    game = Diamant("cs", 3)
    for state in played(game, seed=5)[:9]:
        shown = [game.view(state, viewer) for viewer in (None, 0, 1, 2)]
        assert all(seen.explorers is shown[0].explorers for seen in shown), "made once for all"


def test_the_option_is_not_part_of_the_record() -> None:
    assert Diamant("cs", 4, totals="hidden").rules() == {"edition": "cs", "relics": "escalating"}


def test_totals_are_open_or_hidden() -> None:
    with pytest.raises(Unknown, match="totals are open or hidden, not 'shut'"):
        Diamant("uk", 4, totals="shut")  # type: ignore[arg-type]  # a caller without types
