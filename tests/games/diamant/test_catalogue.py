"""The editions and their decks (D1, D2, D3.1) and what a bad setup gets (D9.1)."""

from __future__ import annotations

from collections import Counter

import pytest

from gemkeep.core.errors import GemkeepError, Illegal, Malformed, Unknown
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.catalogue import EDITIONS, RUBIES_OF_A_DIAMOND
from tests.games.diamant.cave import EVERY_WAY_TO_PLAY, Cave

TREASURES = {
    "treasure:1": 1,
    "treasure:2": 1,
    "treasure:3": 1,
    "treasure:4": 1,
    "treasure:5": 2,
    "treasure:7": 2,
    "treasure:9": 1,
    "treasure:11": 2,
    "treasure:13": 1,
    "treasure:14": 1,
    "treasure:15": 1,
    "treasure:17": 1,
}
HAZARDS = dict.fromkeys(
    ("hazard:spider", "hazard:snake", "hazard:lava", "hazard:boulder", "hazard:ram"), 3
)
RUSSIAN_HAZARDS = dict.fromkeys(
    ("hazard:scorpion", "hazard:snake", "hazard:lava", "hazard:boulder", "hazard:spear"), 3
)
FIRST_DECKS = {
    ("uk", "none"): TREASURES | HAZARDS,
    ("uk", "ascending"): TREASURES | HAZARDS | {"relic:5": 1},
    ("cs", "escalating"): TREASURES | HAZARDS | {"relic": 5},
    ("sr", "escalating"): TREASURES | HAZARDS | {"relic": 5},
    ("ru", "none"): TREASURES | RUSSIAN_HAZARDS,
    ("ru", "ascending"): TREASURES | RUSSIAN_HAZARDS | {"relic:5": 1},
}


@pytest.mark.clause("D1.1")
@pytest.mark.parametrize("seats", range(3, 9))
def test_three_to_eight_explorers_play_five_rounds(seats: int) -> None:
    cave = Cave("uk", seats)
    cave.quick_rounds(4)
    assert cave.game.outcome(cave.state) is None
    cave.quick_rounds(1)
    assert cave.game.outcome(cave.state) is not None
    assert cave.game.seats == seats


@pytest.mark.clause("D1.2")
@pytest.mark.parametrize("edition", EDITIONS)
def test_fifteen_treasures_have_124_rubies_and_5_7_and_11_occur_twice(edition: str) -> None:
    treasures = {
        name: count for name, count in Cave(edition).deck.items() if name.startswith("treasure")
    }
    assert treasures == TREASURES
    assert sum(treasures.values()) == 15
    assert sum(int(name[9:]) * count for name, count in treasures.items()) == 124


@pytest.mark.clause("D1.3")
@pytest.mark.parametrize(
    "edition, hazards",
    [("uk", HAZARDS), ("cs", HAZARDS), ("sr", HAZARDS), ("ru", RUSSIAN_HAZARDS)],
)
def test_three_of_each_of_five_hazards(edition: str, hazards: dict[str, int]) -> None:
    deck = Cave(edition).deck
    assert {name: count for name, count in deck.items() if name.startswith("hazard")} == hazards


@pytest.mark.clause("D1.4")
@pytest.mark.parametrize("edition, mode", EVERY_WAY_TO_PLAY)
def test_five_relics_are_in_play_or_none_as_the_mode_says(edition: str, mode: str) -> None:
    cave = Cave(edition, 3, mode)
    relics: Counter[str] = Counter()
    while cave.game.outcome(cave.state) is None:
        in_deck = {name: n for name, n in cave.deck.items() if name.startswith("relic")}
        relics |= Counter(in_deck)
        cave.quick_rounds(1)
    assert (
        relics
        == {
            "none": {},
            "ascending": {"relic:5": 1, "relic:7": 1, "relic:8": 1, "relic:10": 1, "relic:12": 1},
            "escalating": {"relic": 5},
        }[mode]
    )


@pytest.mark.clause("D1.5")
def test_the_engine_counts_rubies_and_five_of_them_make_a_diamond() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:17", "treasure:14")
    cave.all_back()
    assert cave.state.chests == (10, 10, 10)  # 5 + 4 each, and a third of the 2 + 2 left
    cave.walk("treasure:17")
    cave.back(0)
    chest = max(cave.state.chests)
    diamonds, rubies = divmod(chest, RUBIES_OF_A_DIAMOND)
    assert (chest, diamonds, rubies) == (17, 3, 2)


@pytest.mark.clause("D1.6")
def test_the_reserve_never_runs_out_however_much_is_found() -> None:
    cave = Cave("cs", 3)
    for _ in range(5):
        cave.walk(
            *(
                name
                for name, count in cave.deck.items()
                for _ in range(count)
                if name.startswith("treasure")
            )
        )
        cave.all_back()
    outcome = cave.game.outcome(cave.state)
    assert outcome is not None
    # 124 a round; what three can't divide of the sum of all leftovers goes back to the reserve.
    assert outcome.scores == (205, 205, 205)
    assert sum(outcome.scores) > 260


@pytest.mark.clause("D2.1")
def test_editions_are_rows_of_data() -> None:
    assert {
        edition.name: (edition.modes, edition.entrance_closed_by) for edition in EDITIONS.values()
    } == {
        "uk": (("none", "ascending"), "barricade"),
        "cs": (("escalating",), "barricade"),
        "sr": (("escalating",), "barricade"),
        "ru": (("none", "ascending"), "token taken"),
    }
    assert all(name == edition.name for name, edition in EDITIONS.items())


@pytest.mark.clause("D2.1")
@pytest.mark.parametrize(
    "edition, mode", [("uk", "none"), ("cs", "escalating"), ("sr", "escalating"), ("ru", "none")]
)
def test_without_a_relic_mode_the_editions_first_is_used(edition: str, mode: str) -> None:
    assert Diamant(edition, 3).rules() == {"edition": edition, "relics": mode}


@pytest.mark.clause("D2.1")
@pytest.mark.clause("D9.1")
@pytest.mark.parametrize(
    "edition, mode, has",
    [
        ("uk", "escalating", "none and ascending"),
        ("ru", "escalating", "none and ascending"),
        ("cs", "none", "escalating"),
        ("cs", "ascending", "escalating"),
        ("sr", "none", "escalating"),
        ("sr", "ascending", "escalating"),
        ("uk", "golden", "none and ascending"),
    ],
)
def test_a_relic_mode_the_edition_lacks_is_refused_with_those_it_has(
    edition: str, mode: str, has: str
) -> None:
    with pytest.raises(Unknown) as refused:
        Diamant(edition, 3, mode)
    assert str(refused.value) == (
        f"no relic mode of edition {edition} is called {mode!r}; edition {edition} has {has}"
    )


@pytest.mark.clause("D3.1")
@pytest.mark.parametrize("edition, mode", EVERY_WAY_TO_PLAY)
def test_the_first_deck_card_by_card(edition: str, mode: str) -> None:
    cave = Cave(edition, 3, mode)
    assert cave.deck == FIRST_DECKS[edition, mode]
    assert sum(cave.state.deck) == {"none": 30, "ascending": 31, "escalating": 35}[mode]
    assert cave.path == []


@pytest.mark.parametrize("edition, mode", EVERY_WAY_TO_PLAY)
def test_a_card_is_worth_the_number_printed_on_it_or_nothing(edition: str, mode: str) -> None:
    for number, card in enumerate(Diamant(edition, 3, mode).setup.cards):
        kind, _, printed = card.name.partition(":")
        assert card == (number, card.name, kind, int(printed) if printed.isdigit() else 0)


@pytest.mark.clause("D9.1")
@pytest.mark.parametrize("seats", [-1, 0, 1, 2, 9, 10**6])
def test_too_few_or_too_many_players_are_refused(seats: int) -> None:
    with pytest.raises(Illegal) as refused:
        Diamant("uk", seats)
    assert str(refused.value) == f"Diamant is for 3 to 8 players, not {seats}"


@pytest.mark.clause("D9.1")
@pytest.mark.parametrize("seats", [True, 3.0, "3", None, [3]])
def test_a_number_of_players_that_is_not_a_number_is_refused(seats: object) -> None:
    with pytest.raises(Malformed) as refused:
        Diamant("uk", seats)  # type: ignore[arg-type]
    assert str(refused.value) == f"the number of players is a whole number, not {seats!r}"


@pytest.mark.clause("D9.1")
def test_an_unknown_edition_is_refused_with_those_there_are() -> None:
    with pytest.raises(Unknown) as refused:
        Diamant("en", 3)
    assert str(refused.value) == "no edition is called 'en'; there are uk, cs, sr, ru"


@pytest.mark.clause("D9.1")
@pytest.mark.parametrize("edition", [None, 7, True, ["uk"], {"uk": 1}])
def test_an_edition_that_is_not_a_string_is_refused(edition: object) -> None:
    with pytest.raises(Malformed) as refused:
        Diamant(edition, 3)  # type: ignore[arg-type]
    assert str(refused.value) == (
        f"an edition is named by a word, not {edition!r}; there are uk, cs, sr, ru"
    )


@pytest.mark.clause("D9.1")
@pytest.mark.parametrize("mode", [7, True, ["none"], {}])
def test_a_relic_mode_that_is_not_a_string_is_refused(mode: object) -> None:
    with pytest.raises(Malformed) as refused:
        Diamant("uk", 3, mode)  # type: ignore[arg-type]
    assert str(refused.value) == (
        f"a relic mode is named by a word, not {mode!r}; edition uk has none and ascending"
    )


@pytest.mark.clause("D9.1")
def test_a_bad_setup_raises_one_of_our_errors() -> None:
    for edition, seats in (("uk", 2), ("xx", 3), ("uk", None)):
        with pytest.raises(GemkeepError):
            Diamant(edition, seats)  # type: ignore[arg-type]
