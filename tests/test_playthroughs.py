"""Replays the golden playthroughs and compares them with what was recorded."""

import pytest

from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.games.diamant.catalogue import FEWEST_SEATS as FEWEST_EXPLORERS
from gemkeep.games.diamant.catalogue import MOST_SEATS as MOST_EXPLORERS
from gemkeep.games.hideouts.catalogue import FEWEST_SEATS, LEVELS, MOST_SEATS
from gemkeep.games.hideouts.types import MEMORIES
from tests.playthroughs import HERE, PLAYTHROUGHS, Playthrough, game_in, record_in, written

LARGEST = 100_000
RECORDS = [record_in(path.read_text(encoding="utf-8")) for path in sorted(HERE.glob("*.txt"))]


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda it: it.name)
def test_a_playthrough_is_unchanged(playthrough: Playthrough) -> None:
    text = playthrough.file.read_text(encoding="utf-8")
    game = game_in(text)
    assert written(game, record_in(text)) == text
    assert game.rules() == playthrough.game.rules()
    assert game.seats == playthrough.game.seats


@pytest.mark.parametrize("playthrough", PLAYTHROUGHS, ids=lambda it: it.name)
def test_a_playthrough_is_short_enough_to_read(playthrough: Playthrough) -> None:
    assert playthrough.file.stat().st_size < LARGEST


def test_every_file_is_a_playthrough() -> None:
    assert {path.name for path in HERE.glob("*.txt")} == {it.file.name for it in PLAYTHROUGHS}


def test_every_edition_and_relic_mode_has_a_playthrough() -> None:
    played = {
        (record.rules["edition"], record.rules["relics"])
        for record in RECORDS
        if record.game == "diamant"
    }
    there_are = {(name, mode) for name, edition in EDITIONS.items() for mode in edition.modes}
    assert played == there_are


def test_every_level_has_a_playthrough_in_both_modes() -> None:
    played = {
        (record.rules["level"], record.rules["advanced"])
        for record in RECORDS
        if record.game == "hideouts" and "advanced" in record.rules
    }
    assert played == {(level, advanced) for level in LEVELS for advanced in (False, True)}


def test_a_custom_level_has_a_playthrough() -> None:
    assert any(isinstance(record.rules.get("level"), dict) for record in RECORDS)


def test_every_number_of_players_and_every_memory_aid_has_a_playthrough() -> None:
    seats = {game: set[int]() for game in ("diamant", "hideouts")}
    for record in RECORDS:
        seats[record.game].add(len(record.seats))
    assert seats["diamant"] == set(range(FEWEST_EXPLORERS, MOST_EXPLORERS + 1))
    assert seats["hideouts"] == set(range(FEWEST_SEATS, MOST_SEATS + 1))
    aids = {record.rules["memory"] for record in RECORDS if record.game == "hideouts"}
    assert aids == set(MEMORIES)
