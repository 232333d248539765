"""Names that can be read and told apart."""

from __future__ import annotations

import pytest

from gemkeep.table.people.names import clean_name, distinct_name, looks


@pytest.mark.parametrize(
    "written",
    [
        "",
        "  ",
        "\u3164",  # Hangul filler
        "\u2800",  # Braille blank
        "\u200b\u202e",
        "\u200d",
        "\u0301",  # a mark without a letter
        "\u0301Ann",
        "\ufe00",
        "a" + "\u0301" * 22,
        "bot:ev",
        "BOT:ev",
        "b\u043et:ev",  # a Cyrillic o
        "\uff42ot:ev",  # a wide b
        "x" * 25,
    ],
)
def test_what_can_not_be_read_or_passes_for_a_bot_is_no_name(written: str) -> None:
    assert clean_name(written) is None


@pytest.mark.parametrize(
    "written",
    [
        "Ann",
        "Nguyễn",
        "Žofie",
        "Ђорђе",
        "Ганна",
        "आदित्य",
        "👨\u200d👩\u200d👧",
        "❤\ufe0f",
        "O'Neil",
        "Bot",
        "x" * 24,
    ],
)
def test_names_of_all_languages_stay_as_they_are(written: str) -> None:
    assert clean_name(written) == written


def test_what_shows_nothing_is_taken_out_of_a_name() -> None:
    assert clean_name("Ann\u200d") == "Ann"
    assert clean_name(" A\u3164nn\ufe0f ") == "Ann"
    assert clean_name("A\ufe00n\U000e0100n\u180b") == "Ann"


@pytest.mark.parametrize(
    "one,other",
    [
        ("Ann", "\u0410nn"),  # a Cyrillic A
        ("Ivan", "lvan"),  # a small L
        ("Bob", "B\u03bfb"),  # a Greek o
        ("B0B", "BOB"),
        ("Ann", "\uff21\uff4e\uff4e"),
        ("Ann", "ann"),
        ("Ann", "\U0001d400nn"),  # a mathematical A
    ],
)
def test_names_that_look_alike_get_a_number(one: str, other: str) -> None:
    assert distinct_name(other, [one]) == f"{other} 2"


@pytest.mark.parametrize("one,other", [("Ann", "Anna"), ("Ana", "Aná"), ("Jan", "Ján"), ("1", "2")])
def test_names_that_differ_visibly_are_left_alone(one: str, other: str) -> None:
    assert distinct_name(other, [one]) == other


def test_the_first_free_number_is_given_and_a_long_name_is_cut() -> None:
    assert distinct_name("Ann", ["Ann", "Ann 2"]) == "Ann 3"
    assert distinct_name("x" * 24, ["x" * 24]) == "x" * 22 + " 2"
    assert set(looks("Ann 2")).isdisjoint(looks("Ann"))
