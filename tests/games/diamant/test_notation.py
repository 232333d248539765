"""The notation of Diamant in records."""

from __future__ import annotations

import pytest

from gemkeep.core.errors import GemkeepError, Malformed, Unknown
from gemkeep.core.moves import CHANCE, Move
from gemkeep.games.diamant import Diamant
from tests.games.diamant.cave import EVERY_WAY_TO_PLAY


@pytest.mark.parametrize("edition, mode", EVERY_WAY_TO_PLAY)
def test_rules_are_written_and_read_back(edition: str, mode: str) -> None:
    game = Diamant(edition, 5, mode)
    assert game.rules() == {"edition": edition, "relics": mode}
    again = Diamant.from_rules(game.rules(), 5)
    assert again.setup == game.setup
    assert again.seats == 5


def test_rules_without_relics_use_the_editions_default_mode() -> None:
    assert Diamant.from_rules({"edition": "sr"}, 3).rules() == {
        "edition": "sr",
        "relics": "escalating",
    }


@pytest.mark.clause("D9.1")
@pytest.mark.parametrize(
    "rules, kind, sentence",
    [
        (None, Malformed, "Diamant's rules must be an object, not None"),
        ({}, Malformed, "Diamant's rules lacks 'edition'; it has []"),
        (
            {"edition": "uk", "level": 1},
            Unknown,
            "Diamant's rules has an unknown field 'level'; it may have edition, relics",
        ),
        (
            {"edition": "uk", "relics": None},
            Malformed,
            "Diamant's rules name a relic mode in 'relics' or leave it out, not null",
        ),
        (
            {"edition": "cs", "relics": "none"},
            Unknown,
            "no relic mode of edition cs is called 'none'; edition cs has escalating",
        ),
        ({"edition": "en"}, Unknown, "no edition is called 'en'; there are uk, cs, sr, ru"),
    ],
)
def test_bad_rules_are_refused(rules: object, kind: type[GemkeepError], sentence: str) -> None:
    with pytest.raises(GemkeepError) as refused:
        Diamant.from_rules(rules, 3)
    assert str(refused.value) == sentence
    assert type(refused.value) is kind


@pytest.mark.parametrize(
    "move, written",
    [
        (Move(CHANCE, "reveal", "treasure:9"), ["*", "reveal", "treasure:9"]),
        (Move(CHANCE, "reveal", "relic"), ["*", "reveal", "relic"]),
        (Move(2, "choose", "back"), [2, "choose", "back"]),
    ],
)
def test_moves_are_written_and_read_back(move: Move, written: list[object]) -> None:
    game = Diamant("cs", 3)
    assert game.write_move(move) == written
    assert game.read_move(written) == move


@pytest.mark.clause("D9.2")
@pytest.mark.parametrize(
    "written, kind, sentence",
    [
        ([0, "choose", 1], Malformed, "a move of Diamant names a card or a choice, not 1"),
        (["*", "reveal", None], Malformed, "a move of Diamant names a card or a choice, not None"),
        ([3, "choose", "on"], Unknown, "there is no seat 3 at this table; seats are 0 to 2"),
    ],
)
def test_anything_but_a_move_is_refused(
    written: object, kind: type[GemkeepError], sentence: str
) -> None:
    with pytest.raises(GemkeepError) as refused:
        Diamant("uk", 3).read_move(written)
    assert str(refused.value) == sentence
    assert type(refused.value) is kind
