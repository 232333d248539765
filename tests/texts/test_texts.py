"""The texts of a game: complete, the same from JSON, and only what a seat sees."""

from __future__ import annotations

import re
from dataclasses import replace
from functools import cache
from random import Random
from typing import Any

import pytest

from gemkeep.core.encoding.jsonable import jsonable
from gemkeep.core.moves import Move
from gemkeep.games.catalogue import GAMES
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.catalogue import TREASURES
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.testing.hideouts_twins import twin
from gemkeep.texts.catalogue import TEXTS
from tests.texts.positions import Position, every_kind_of_game, random_game


@cache
def positions() -> list[Position]:
    return list(every_kind_of_game())


def names(game: Any) -> list[str]:  # noqa: ANN401
    return [f"P{seat}" for seat in range(game.seats)]


def test_every_game_has_a_text() -> None:
    assert list(TEXTS) == list(GAMES)


def test_views_and_events_are_read_back_from_json() -> None:
    for position in positions():
        text = TEXTS[position.game.name]
        for viewer in (None, 0, 1):
            view = position.game.view(position.state, viewer)
            assert text.view_from(jsonable(view)) == view
        for event in position.events:
            written = jsonable(event)
            assert isinstance(written, dict)
            assert text.event_from(written) == event


def test_every_view_of_every_kind_of_game_can_be_described() -> None:
    for position in positions():
        text = TEXTS[position.game.name]
        for viewer in (None, *range(position.game.seats)):
            described = text.describe(
                position.game.view(position.state, viewer), names(position.game)
            )
            assert "None" not in described
            assert "(you)" in described or viewer is None


def test_the_menu_names_every_legal_action() -> None:
    for position in positions():
        text = TEXTS[position.game.name]
        for _, view, legal in position.to_act():
            menu = text.menu(view, legal)
            for action in legal:
                written = text.write(action)
                general = re.sub(r"\b[0-8]$", "C", written)
                assert f"[{written}]" in menu or f"[{general}]" in menu, (menu, action)
                if f"[{written}]" not in menu:
                    line = next(line for line in menu.splitlines() if f"[{general}]" in line)
                    assert written[-1] in line.partition("one of ")[2]


def changed(view: Any, **fields: object) -> bool:  # noqa: ANN401
    """Whether the text changes with these fields."""
    text = TEXTS[view.game]
    who = [f"P{seat}" for seat in range(len(getattr(view, "corners", "012")))]
    return text.describe(view, who) != text.describe(replace(view, **fields), who)


def test_all_that_a_view_of_diamant_carries_is_written() -> None:
    to_act = [turn for it in random_game(Diamant("cs", 3), 2) for turn in it.to_act()]
    view = next(view for seat, view, _ in to_act if seat == 0 and view.threats)
    explorer, card, threat = view.explorers[0], view.path[0], view.threats[0]
    for fields in (
        {"edition": "sr"},
        {"relics": "none"},
        {"me": 2},
        {"round": 5},
        {"closed": 4},
        {"path": (replace(card, card="hazard:ram"), *view.path[1:])},
        {"explorers": (replace(explorer, in_cave=not explorer.in_cave), *view.explorers[1:])},
        {"explorers": (replace(explorer, carried=77), *view.explorers[1:])},
        {"explorers": (replace(explorer, chest=None), *view.explorers[1:])},
        {"explorers": (replace(explorer, chosen=True), *view.explorers[1:])},
        {"explorers": (replace(explorer, relics=(5, 10)), *view.explorers[1:])},
        {"choice": "on"},
        {"deck": {**view.deck, "relic": 9}},
        {"cards": 99},
        {"threats": (replace(threat, cards=9),)},
        {"removed": ("hazard:ram",)},
        {"home": ()},
        {"result": {"scores": [1, 2, 3], "winners": [2]}},
    ):
        assert changed(view, **fields), fields


def test_all_that_a_view_of_hideouts_carries_is_written() -> None:
    middle = list(random_game(Hideouts(4, 2, memory="own"), 4))[8]
    view = middle.game.view(middle.state, 0)
    first, cell = view.boxes[0], view.cells[0]
    for box in (
        {"guardians": ("owl",)},
        {"tokens": 9},
        {"symbol": True},
        {"seal": "owl" if first.seal != "owl" else "bat"},
        {"side": "N" if first.side != "N" else "S"},
        {"side": None, "bare": ("W",)},
        {"outside": ()} if first.outside else {"inside": ()},
        {"inside": ()},
    ):
        assert changed(view, boxes=(replace(first, **box), *view.boxes[1:])), box
    for of_cell in ({"start": not cell.start}, {"hideout": "lock:A"}, {"tokens": 3}):
        assert changed(view, cells=(replace(cell, hideout_lies="up", **of_cell), *view.cells[1:]))
    for lies in ("down", "up", "gone"):
        other = replace(cell, guardian="owl", guardian_lies=lies)
        assert changed(view, cells=(other, *view.cells[1:])) or other == cell
    for fields in (
        {"level": replace(view.level, name="Attic")},
        {"level": replace(view.level, advanced=True)},
        {"number": None},
        {"memory": "none"},
        {"me": 1},
        {"corners": ("SE", "NW")},
        {"rotations": 7},
        {"phase": "close"},
        {"turn": 1 - (view.turn or 0)},
        {"gap": (view.gap or 0) ^ 1},
        {"lid": replace(view.lid, tokens=9)},
        {"lid": replace(view.lid, hideouts=("rune:8",))},
        {"supply": 1},
        {"idle": 13},
        {"result": {"won": True, "reason": "finished", "supply": 3}},
    ):
        assert changed(view, **fields), fields


@pytest.mark.parametrize("memory", ["none", "own", "team"])
def test_twin_deals_read_the_same_to_a_seat_that_cannot_tell_them_apart(memory: Any) -> None:  # noqa: ANN401
    game, random = Hideouts(4, 2, memory=memory), Random(3)
    moves, state = [Move("*", *game.chance(game.start()).draw(random))], game.start()
    state, _ = game.apply(state, moves[0])
    for _ in range(12):
        seat = int(game.actors(state)[0])
        moves.append(Move(seat, *random.choice(game.legal(state, seat))))
        state, _ = game.apply(state, moves[-1])
    differ = False
    for eyes in (0, 1, None):
        other = game.start()
        twins = twin(game, moves, eyes, random)
        for move in twins:
            other, _ = game.apply(other, move)
        differ |= other != state
        describe = TEXTS["hideouts"].describe
        assert describe(game.view(state, eyes), names(game)) == describe(
            game.view(other, eyes), names(game)
        )
    assert differ


def test_the_rules_have_the_numbers_of_the_catalogues() -> None:
    diamant, hideouts = TEXTS["diamant"].rules, TEXTS["hideouts"].rules
    assert f"{', '.join(map(str, TREASURES[:-1]))} and {TREASURES[-1]} rubies" in diamant
    assert f"{', '.join(GUARDIANS[:-1])} and {GUARDIANS[-1]}" in hideouts
