"""A record finds its game by name."""

import pytest

from gemkeep.core.moves import Json
from gemkeep.core.record import BadRecord, Record
from gemkeep.games.catalogue import GAMES, recorded_game
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts


def recorded(game: str, rules: dict[str, Json], seats: int) -> Record:
    return Record(game, rules, tuple("abcdefgh"[:seats]), ())


def test_there_are_two_games() -> None:
    assert dict(GAMES) == {"diamant": Diamant, "hideouts": Hideouts}


def test_a_records_game_has_its_rules_and_players() -> None:
    diamant = recorded_game(recorded("diamant", {"edition": "ru", "relics": "ascending"}, 5))
    assert isinstance(diamant, Diamant)
    assert (diamant.seats, diamant.setup.edition, diamant.setup.mode) == (5, "ru", "ascending")
    hideouts = recorded_game(recorded("hideouts", {"level": 4, "memory": "own"}, 3))
    assert isinstance(hideouts, Hideouts)
    assert (hideouts.seats, hideouts.setup.number, hideouts.setup.memory) == (3, 4, "own")


def test_an_unknown_game_is_reported_with_the_known_ones() -> None:
    with pytest.raises(BadRecord) as caught:
        recorded_game(recorded("chess", {}, 2), 7)
    assert str(caught.value) == "line 7: no game is called 'chess'; there are diamant, hideouts"
    assert (caught.value.line, caught.value.move) == (7, None)


def test_unknown_rules_are_reported_with_the_line_of_the_record() -> None:
    with pytest.raises(BadRecord) as caught:
        recorded_game(recorded("diamant", {"edition": "xx"}, 3))
    assert str(caught.value) == "line 1: no edition is called 'xx'; there are uk, cs, sr, ru"
    with pytest.raises(BadRecord, match=r"^line 1: Hideouts is for 2 to 4 players, not 5$"):
        recorded_game(recorded("hideouts", {"level": 1}, 5))
