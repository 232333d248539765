import json
from typing import Any

import pytest

from gemkeep.core.errors import GemkeepError, Malformed, Unknown
from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.levels.level import LevelRefused
from tests.games.hideouts.caskets import casket, own_level

EIGHT = [f"rune:{number}" for number in range(1, 9)]
GAME = Hideouts(1, 2)


def written_deal(**changes: object) -> dict[str, Any]:
    """The deal of `casket()` as a record writes it, changed."""
    homes = ["fish", "lizard", "owl", "fox", "moth", "hare", "snail", "bat"]
    deal: dict[str, Any] = {
        "cells": ["start", *homes],
        "hideouts": [None, *EIGHT],
        "boxes": [None, *({"home": home, "seal": "N"} for home in homes)],
        "first": 0,
    }
    return {**deal, **changes}


@pytest.mark.parametrize(
    "rules, full",
    [
        ({"level": 1}, {"level": 1, "advanced": False, "supply": 25, "memory": "team"}),
        (
            {"level": 4, "advanced": True, "supply": 9, "memory": "none"},
            {"level": 4, "advanced": True, "supply": 9, "memory": "none"},
        ),
        (
            {"level": {"name": "Own", "hideouts": EIGHT}, "memory": "own"},
            {
                "level": {
                    "name": "Own",
                    "hideouts": EIGHT,
                    "supply": 25,
                    "advanced": False,
                    "advanced_charge": "every",
                    "advanced_start": False,
                },
                "memory": "own",
            },
        ),
    ],
)
def test_rules_are_read_with_defaults_and_written_in_full(
    rules: object, full: dict[str, object]
) -> None:
    game = Hideouts.from_rules(rules, 3)
    assert game.seats == game.setup.seats == 3
    assert game.rules() == full
    assert list(game.rules()) == list(full)
    assert Hideouts.from_rules(json.loads(json.dumps(game.rules())), 3).setup == game.setup


@pytest.mark.parametrize(
    "rules, kind, message",
    [
        (None, Malformed, "Hideouts' rules must be an object"),
        ({}, Malformed, "Hideouts' rules lacks 'level'"),
        ({"level": 1, "edition": "ru"}, Unknown, "unknown field 'edition'"),
        ({"level": 0}, Unknown, "there is no level 0"),
        ({"level": 6}, Unknown, "there is no level 6"),
        ({"level": True}, Malformed, "a level is a number or an object, not True"),
        ({"level": "1"}, Malformed, "a level is a number or an object, not '1'"),
        ({"level": None}, Malformed, "a level is a number or an object, not None"),
        ({"level": 1, "advanced": 1}, Malformed, "advanced is true or false, not 1"),
        ({"level": 1, "supply": "9"}, Malformed, "supply is a whole number, not '9'"),
        ({"level": 1, "supply": None}, Malformed, "supply is a whole number, not None"),
        ({"level": 1, "supply": True}, Malformed, "supply is a whole number, not True"),
        ({"level": 1, "supply": 26}, LevelRefused, "the supply is 1 to 25 tokens, not 26"),
        ({"level": 1, "memory": "all"}, Unknown, "no memory aid is called 'all'"),
        ({"level": 1, "memory": ["own"]}, Unknown, "no memory aid is called"),
        ({"level": {"name": "Own"}}, LevelRefused, "needs the field 'hideouts'"),
        (
            {"level": {"name": "Own", "hideouts": EIGHT}, "supply": 25},
            Unknown,
            "the rules of a custom level has an unknown field 'supply'",
        ),
        (
            {"level": {"name": "Own", "hideouts": EIGHT}, "advanced": True},
            Unknown,
            "the rules of a custom level has an unknown field 'advanced'",
        ),
    ],
)
def test_wrong_rules_are_refused(rules: object, kind: type[GemkeepError], message: str) -> None:
    with pytest.raises(kind, match=message):
        Hideouts.from_rules(rules, 2)


@pytest.mark.parametrize(
    "written, move",
    [
        (["*", "deal", written_deal()], Move(CHANCE, "deal", casket())),
        ([0, "slide", 3], Move(0, "slide", 3)),
        ([1, "place", 8], Move(1, "place", 8)),
        ([1, "place", None], Move(1, "place", None)),
        ([0, "bless", 0], Move(0, "bless", 0)),
        ([0, "correct", ["owl", 8]], Move(0, "correct", ("owl", 8))),
        ([0, "finish", None], Move(0, "finish", None)),
        ([0, "pass", None], Move(0, "pass", None)),
    ],
)
def test_moves_are_written_and_read_back(written: list[object], move: Move) -> None:
    assert GAME.read_move(written) == move
    assert GAME.write_move(move) == written
    assert json.loads(json.dumps(GAME.write_move(move))) == written


@pytest.mark.parametrize(
    "written, kind, message",
    [
        ([0, "slide"], Malformed, r"a move is \[by, verb, argument\]"),
        ([2, "slide", 1], Unknown, "no seat 2"),
        ([0, "jump", 1], Unknown, "no move of Hideouts is called 'jump'; there are deal, slide"),
        ([0, "slide", True], Malformed, "slide is followed by the number of a cell, not True"),
        ([0, "slide", None], Malformed, "slide is followed by the number of a cell, not None"),
        ([0, "slide", 1.0], Malformed, "slide is followed by the number of a cell, not 1.0"),
        ([0, "slide", 9], Unknown, "there is no cell 9; cells are 0 to 8"),
        ([0, "slide", -1], Unknown, "there is no cell -1"),
        ([0, "bless", None], Malformed, "bless is followed by the number of a cell"),
        ([0, "place", "1"], Malformed, "place is followed by the number of a cell"),
        ([0, "place", 12], Unknown, "there is no cell 12"),
        ([0, "correct", "owl"], Malformed, r"correct is followed by \[guardian, cell\]"),
        ([0, "correct", ["owl"]], Malformed, r"correct is followed by \[guardian, cell\]"),
        ([0, "correct", ["cat", 1]], Unknown, "no guardian is called 'cat'; there are fish"),
        ([0, "correct", [3, 1]], Malformed, "no guardian is called 3: a name is a word"),
        ([0, "correct", ["owl", None]], Malformed, "correct is followed by the number of a cell"),
        ([0, "correct", ["owl", 9]], Unknown, "there is no cell 9"),
        ([0, "finish", 0], Malformed, "finish is followed by null, not 0"),
        ([0, "pass", False], Malformed, "pass is followed by null, not False"),
    ],
)
def test_a_wrong_move_is_refused(written: object, kind: type[GemkeepError], message: str) -> None:
    with pytest.raises(kind, match=message):
        GAME.read_move(written)


BOXES = written_deal()["boxes"]


@pytest.mark.parametrize(
    "changes, kind, message",
    [
        ({"extra": 1}, Unknown, "a deal has an unknown field 'extra'"),
        ({"first": True}, Malformed, "first is the number of a seat, not True"),
        ({"first": None}, Malformed, "first is the number of a seat, not None"),
        ({"first": 2}, Malformed, "this is not a deal: seats 0 to 1 may be first, not 2"),
        ({"cells": "start"}, Malformed, "a deal's cells are a list of 9, not 'start'"),
        ({"cells": ["start"]}, Malformed, "a deal's cells are a list of 9"),
        ({"cells": ["cat", *8 * ["owl"]]}, Unknown, "no amulet is called 'cat'; .* bat, start"),
        ({"cells": [None, *8 * ["owl"]]}, Malformed, "no amulet is called None: a name is a word"),
        ({"cells": 9 * ["owl"]}, Malformed, "this is not a deal: each of fish, .* in one cell"),
        ({"hideouts": [None, *EIGHT, None]}, Malformed, "a deal's hideouts are a list of 9"),
        ({"hideouts": [None, *EIGHT[:7], "rune:9"]}, Unknown, "no hideout is called 'rune:9'"),
        (
            {"hideouts": [None, *EIGHT[:7], 8]},
            Malformed,
            "no hideout is called 8: a name is a word",
        ),
        ({"hideouts": [*EIGHT, None]}, Malformed, "no hideout and no box is on the start"),
        ({"boxes": BOXES[:8]}, Malformed, "a deal's boxes are a list of 9"),
        ({"boxes": [*BOXES[:8], "bat"]}, Malformed, "a box must be an object, not 'bat'"),
        ({"boxes": [*BOXES[:8], {"home": "bat"}]}, Malformed, "a box lacks 'seal'"),
        (
            {"boxes": [*BOXES[:8], {"home": "bat", "seal": "N", "cell": 8}]},
            Unknown,
            "a box has an unknown field 'cell'",
        ),
        (
            {"boxes": [*BOXES[:8], {"home": "bat", "seal": "n"}]},
            Unknown,
            "no wall is called 'n'; there are N, E, S, W",
        ),
        (
            {"boxes": [*BOXES[:8], {"home": "cat", "seal": "N"}]},
            Unknown,
            "no guardian is called 'cat'",
        ),
        ({"boxes": [*BOXES[:8], BOXES[1]]}, Malformed, "every guardian has one box"),
    ],
)
def test_a_wrong_deal_is_refused(
    changes: dict[str, object], kind: type[GemkeepError], message: str
) -> None:
    with pytest.raises(kind, match=message):
        GAME.read_move(["*", "deal", written_deal(**changes)])


def test_a_deal_lacking_a_field_is_refused() -> None:
    deal = written_deal()
    del deal["first"]
    with pytest.raises(Malformed, match="a deal lacks 'first'"):
        GAME.read_move(["*", "deal", deal])


def test_anything_but_a_move_is_not_written() -> None:
    with pytest.raises(Malformed, match="is not a move of Hideouts"):
        GAME.write_move(Move(0, "slide", "one"))


def test_a_game_with_a_custom_level_is_read_back() -> None:
    level = own_level("rune:1 rune:2 rune:3 lock:A mechanism number:1 number:2 rotation", 7)
    game = Hideouts(level, 4, memory="none")
    again = Hideouts.from_rules(game.rules(), 4)
    assert again.setup == game.setup
    assert again.setup.level is not level
