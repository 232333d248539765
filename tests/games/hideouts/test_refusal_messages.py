"""Refusals are whole sentences: they quote the input and say what would be right."""

from pathlib import Path
from typing import Any, cast

import pytest

from gemkeep.core.errors import GemkeepError
from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import DealtBox, Hideouts
from gemkeep.games.hideouts.levels.level import LARGEST_FILE, LevelRefused, level_from, read_level
from gemkeep.games.hideouts.types import Wall
from tests.games.hideouts.caskets import casket

GAME = Hideouts(1, 2)


def test_all_that_is_wrong_with_a_level_is_one_sentence() -> None:
    with pytest.raises(LevelRefused) as refused:
        level_from({"supply": 0})
    assert str(refused.value) == (
        "a level needs the field 'name'; a level needs the field 'hideouts'; "
        "the supply is 1 to 25 tokens, not 0"
    )


def test_input_that_is_not_a_level_is_quoted() -> None:
    with pytest.raises(LevelRefused) as refused:
        level_from(7)
    assert str(refused.value) == "a level is an object with fields, not 7"


def test_a_name_may_be_one_letter() -> None:
    runes = [f"rune:{number}" for number in range(1, 9)]
    assert level_from({"name": "A", "hideouts": runes}).name == "A"


def test_a_wrong_number_of_players_is_quoted() -> None:
    with pytest.raises(GemkeepError) as refused:
        Hideouts(1, "two")  # type: ignore[arg-type]
    assert str(refused.value) == "the number of players is a whole number, not 'two'"


def test_a_supply_given_with_a_custom_level_is_refused() -> None:
    with pytest.raises(GemkeepError) as refused:
        Hideouts(GAME.setup.level, 2, supply=20)
    assert str(refused.value) == (
        "a custom level has its own advanced and supply; they can't be given separately"
    )


def test_toml_nested_too_deep_is_reported() -> None:
    with pytest.raises(LevelRefused) as refused:
        read_level("a = " + 8000 * "[")
    assert str(refused.value) == "this TOML is nested too deeply"


def test_an_endless_file_is_refused_without_reading_it_all() -> None:
    with pytest.raises(LevelRefused) as refused:
        read_level(Path("/dev/zero"))
    assert str(refused.value) == "a level has at most 16384 characters"


def test_a_file_is_reported_as_too_large_wherever_it_is_cut(tmp_path: Path) -> None:
    path = tmp_path / "long.toml"
    path.write_text("# " + "ї" * LARGEST_FILE, encoding="utf-8")
    with pytest.raises(LevelRefused, match="at most 16384 characters"):
        read_level(path)


@pytest.mark.parametrize(
    "rules, message",
    [
        ({"level": 1, "memory": "all"}, "no memory aid is called 'all'; there are none, own, team"),
        ({"level": "x"}, "a level is a number or an object, not 'x'"),
    ],
)
def test_wrong_rules_are_quoted_with_the_possible_ones(rules: object, message: str) -> None:
    with pytest.raises(GemkeepError) as refused:
        Hideouts.from_rules(rules, 2)
    assert str(refused.value) == message


def test_a_wrong_correction_is_quoted() -> None:
    with pytest.raises(GemkeepError) as refused:
        GAME.read_move([0, "correct", ["owl"]])
    assert str(refused.value) == "correct is followed by [guardian, cell], not ['owl']"


def test_input_that_is_not_a_move_is_quoted() -> None:
    with pytest.raises(GemkeepError) as refused:
        GAME.write_move(Move(0, "slide", "one"))
    assert str(refused.value) == "[0, 'slide', 'one'] is not a move of Hideouts"


def test_a_refusal_before_the_deal_says_that_the_deal_is_due() -> None:
    with pytest.raises(GemkeepError) as refused:
        GAME.apply(GAME.start(), Move(0, "slide", 1))
    assert str(refused.value) == ("seat 0 may not slide 1 now: chance has yet to deal the casket")


def test_after_the_deal_no_other_is_due() -> None:
    state = GAME.apply(GAME.start(), Move(CHANCE, "deal", casket())).state
    with pytest.raises(GemkeepError) as refused:
        GAME.chance(state)
    assert str(refused.value) == ("no deal is due: the casket is dealt once, before the first turn")


@pytest.mark.parametrize(
    "change, message",
    [
        ({"cells": ()}, "a casket has 9 cells, not ((), (None, 'rune:1', "),
        (
            {"boxes": (*casket().boxes[:8], None)},
            "every guardian has one box; the boxes are (None, DealtBox(home='fish', seal='N'), ",
        ),
        (
            {"boxes": (*casket().boxes[:8], DealtBox("bat", cast("Wall", "X")))},
            "a seal is on wall N, E, S, W; the boxes are (None, DealtBox(home='fish', ",
        ),
    ],
)
def test_an_impossible_deal_is_quoted(change: dict[str, Any], message: str) -> None:
    with pytest.raises(GemkeepError) as refused:
        GAME.apply(GAME.start(), Move(CHANCE, "deal", casket()._replace(**change)))
    assert str(refused.value).startswith(f"this deal is impossible: {message}")
