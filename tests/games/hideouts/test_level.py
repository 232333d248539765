from pathlib import Path

import pytest

from gemkeep.core.errors import Illegal, Malformed, Unknown
from gemkeep.games.hideouts import Hideouts, Level
from gemkeep.games.hideouts.levels.errors import (
    LevelError,
    LockWithoutRune,
    MissingField,
    NotALevel,
    NotEightHideouts,
    NumberLeftOut,
    NumberTwice,
    SupplyOutOfBounds,
    TooManyOfAKind,
    UnknownField,
    UnknownHideout,
    WrongValue,
)
from gemkeep.games.hideouts.levels.level import LARGEST_FILE, LevelRefused, level_from, read_level
from tests.games.hideouts.caskets import own_level

OWN = """
name = "Clockwork"
hideouts = [
    "rune:1", "rune:2", "rune:3", "lock:A", "mechanism", "number:1", "number:2", "rotation",
]
supply = 20
advanced = true
advanced_charge = "once"
advanced_start = true
"""
EIGHT = ["rune:1", "rune:2", "rune:3", "rune:4", "rune:5", "rune:6", "rune:7", "rune:8"]


def breaches(**fields: object) -> list[tuple[type[LevelError], str]]:
    """What is wrong with a level of eight runes once these fields are changed."""
    with pytest.raises(LevelRefused) as refused:
        level_from({"name": "Own", "hideouts": EIGHT, **fields})
    return [(type(breach), str(breach)) for breach in refused.value.errors]


def places(**fields: object) -> list[tuple[str | None, object, str | None]]:
    """Where that is wrong: in which field, with which hideout, and what it lacks."""
    with pytest.raises(LevelRefused) as refused:
        level_from({"name": "Own", "hideouts": EIGHT, **fields})
    return [(breach.field, breach.hideout, breach.lacks) for breach in refused.value.errors]


def wrong(*hideouts: str) -> list[tuple[type[LevelError], str]]:
    """What is wrong with these hideouts, runes added to make eight."""
    spare = [rune for rune in EIGHT if rune not in hideouts]
    return breaches(hideouts=[*hideouts, *spare[: 8 - len(hideouts)]])


@pytest.mark.clause("H8.1")
def test_a_level_is_a_name_eight_hideouts_a_supply_and_options() -> None:
    level = read_level(OWN)
    assert level == Level(
        "Clockwork",
        ("rune:1", "rune:2", "rune:3", "lock:A", "mechanism", "number:1", "number:2", "rotation"),
        20,
        advanced=True,
        advanced_charge="once",
        advanced_start=True,
    )
    game = Hideouts(level, 3)
    assert game.start().supply == 20
    assert game.view(game.start(), 0).level == level
    assert game.view(game.start(), 0).number is None


@pytest.mark.clause("H8.1")
def test_omitted_fields_have_their_defaults() -> None:
    level = level_from({"name": "Own", "hideouts": EIGHT})
    assert level == Level("Own", tuple(EIGHT), 25, False, "every", False)  # noqa: FBT003


@pytest.mark.clause("H8.2")
def test_a_number_left_out_is_named() -> None:
    assert wrong("number:1", "number:4", "number:2") == [
        (NumberLeftOut, "number:3 is missing, although number:4 is there")
    ]
    assert wrong("number:3") == [
        (NumberLeftOut, "number:1 is missing, although number:3 is there"),
        (NumberLeftOut, "number:2 is missing, although number:3 is there"),
    ]


@pytest.mark.clause("H8.2")
def test_a_number_twice_is_named() -> None:
    assert wrong("number:1", "number:2", "number:2") == [
        (NumberTwice, "number:2 is listed 2 times; each number can be used only once")
    ]


@pytest.mark.clause("H8.2")
def test_a_lock_without_its_runes_is_named_with_each() -> None:
    hideouts = ["lock:A", "lock:B", "rune:1", "rune:4", "rune:5", "rune:6", "action", "mechanism"]
    assert breaches(hideouts=hideouts) == [
        (LockWithoutRune, "lock:A shows rune:2, which is not in the level"),
        (LockWithoutRune, "lock:A shows rune:3, which is not in the level"),
    ]


@pytest.mark.clause("H8.2")
@pytest.mark.parametrize(
    "hideout, held", [("mechanism", 4), ("rotation", 2), ("action", 1), ("rune:8", 1)]
)
def test_no_more_of_a_kind_than_the_box_holds(hideout: str, held: int) -> None:
    assert wrong(*(held + 1) * [hideout]) == [
        (TooManyOfAKind, f"{hideout} is listed {held + 1} times; the box holds {held}")
    ]
    if hideout != "rune:8":
        spare = EIGHT[: 8 - held]
        assert level_from({"name": "Own", "hideouts": [*held * [hideout], *spare]}).name == "Own"


@pytest.mark.clause("H8.2")
def test_a_lock_is_there_once() -> None:
    assert wrong("lock:A", "lock:A") == [
        (TooManyOfAKind, "lock:A is listed 2 times; the box holds 1")
    ]


@pytest.mark.clause("H8.2")
@pytest.mark.parametrize("hideouts", [EIGHT[:7], [*EIGHT, "action"], []])
def test_a_level_has_exactly_eight_hideouts(hideouts: list[str]) -> None:
    assert breaches(hideouts=hideouts) == [
        (NotEightHideouts, f"a level has 8 hideouts, and this has {len(hideouts)}")
    ]


@pytest.mark.clause("H8.2")
def test_an_unknown_hideout_is_named() -> None:
    ((kind, message),) = wrong("rune:9")
    assert kind is UnknownHideout
    assert message.startswith("no hideout is called 'rune:9'; there are rune:1, rune:2")
    ((kind, message),) = breaches(hideouts=[*EIGHT[:7], 5])
    assert (kind, message[:24]) == (UnknownHideout, "no hideout is called 5; ")


@pytest.mark.clause("H8.2")
@pytest.mark.parametrize("supply", [0, 26, -3])
def test_the_supply_is_within_bounds(supply: int) -> None:
    assert breaches(supply=supply) == [
        (SupplyOutOfBounds, f"the supply is 1 to 25 tokens, not {supply}")
    ]
    with pytest.raises(LevelRefused, match="the supply is 1 to 25 tokens"):
        Hideouts(1, 2, supply=supply)
    with pytest.raises(LevelRefused):
        Hideouts(own_level(" ".join(EIGHT), supply), 2)


@pytest.mark.clause("H8.2")
@pytest.mark.parametrize("supply", [1, 25])
def test_a_supply_at_the_bounds_is_accepted(supply: int) -> None:
    assert Hideouts(1, 2, supply=supply).start().supply == supply


@pytest.mark.clause("H8.2")
def test_all_breaches_are_reported_at_once() -> None:
    fields = {
        "title": "Own",
        "hideouts": ["rune:9", "lock:A", "rune:1", "number:2", "number:2", "action", "action"],
        "supply": 99,
    }
    with pytest.raises(LevelRefused) as refused:
        level_from(fields)
    assert [type(breach) for breach in refused.value.errors] == [
        UnknownField,
        MissingField,
        NotEightHideouts,
        UnknownHideout,
        LockWithoutRune,
        LockWithoutRune,
        TooManyOfAKind,
        NumberLeftOut,
        NumberTwice,
        SupplyOutOfBounds,
    ]
    message = str(refused.value)
    assert all(str(breach) in message for breach in refused.value.errors)
    assert message.count("; ") >= 9


@pytest.mark.parametrize(
    "field, given, message",
    [
        ("name", 5, "name is a line of 1 to 80 printable characters, not 5"),
        ("name", "", "name is a line of 1 to 80 printable characters, not ''"),
        ("name", "a\x1b[31m", "name is a line of 1 to 80 printable characters, not 'a\\x1b[31m'"),
        ("hideouts", "rune:1", "hideouts is a list of names, not 'rune:1'"),
        ("supply", True, "supply is a whole number, not True"),
        ("supply", "9", "supply is a whole number, not '9'"),
        ("advanced", 1, "advanced is true or false, not 1"),
        ("advanced_charge", "never", "advanced_charge is every or once, not 'never'"),
        ("advanced_charge", ["once"], "advanced_charge is every or once, not ['once']"),
        ("advanced_start", "yes", "advanced_start is true or false, not 'yes'"),
    ],
)
def test_a_wrong_value_is_quoted_with_what_would_be_right(
    field: str, given: object, message: str
) -> None:
    assert breaches(**{field: given}) == [(WrongValue, message)]


def test_a_name_has_at_most_eighty_characters() -> None:
    assert level_from({"name": 80 * "x", "hideouts": EIGHT}).name == 80 * "x"
    assert [kind for kind, _ in breaches(name=81 * "x")] == [WrongValue]


def test_an_unknown_field_is_named() -> None:
    assert breaches(tokens=9) == [
        (
            UnknownField,
            (
                "no field is called 'tokens'; there are name, hideouts, supply, advanced, "
                "advanced_charge, advanced_start"
            ),
        )
    ]


def test_missing_fields_are_named() -> None:
    with pytest.raises(LevelRefused) as refused:
        level_from({})
    assert [(breach.field, str(breach)) for breach in refused.value.errors] == [
        ("name", "a level needs the field 'name'"),
        ("hideouts", "a level needs the field 'hideouts'"),
    ]


@pytest.mark.parametrize(
    "hideouts, hideout, lacks",
    [
        ([*EIGHT[:7], "spider"], "spider", None),
        ([*EIGHT[:7], 5], 5, None),
        ([*EIGHT[:5], "rotation", "rotation", "rotation"], "rotation", None),
        ([*EIGHT[:6], "number:1", "number:1"], "number:1", None),
        ([*EIGHT[:6], "number:1", "number:3"], "number:3", "number:2"),
        ([*EIGHT[1:], "lock:A"], "lock:A", "rune:1"),
        (EIGHT[:7], None, None),
    ],
)
def test_a_breach_says_which_hideout_it_is_about_and_what_that_lacks(
    hideouts: list[object], hideout: object, lacks: str | None
) -> None:
    assert places(hideouts=hideouts) == [("hideouts", hideout, lacks)]


@pytest.mark.parametrize(
    "field, given",
    [
        ("name", ""),
        ("hideouts", "rune:1"),
        ("supply", 0),
        ("advanced", 1),
        ("advanced_charge", "never"),
        ("advanced_start", "yes"),
    ],
)
def test_a_breach_says_in_which_field_it_is(field: str, given: object) -> None:
    assert places(**{field: given}) == [(field, None, None)]


def test_an_error_about_an_unknown_field_names_no_field() -> None:
    assert places(tokens=9) == [(None, None, None)]


@pytest.mark.parametrize("given", [None, 7, "x", []])
def test_a_level_is_an_object(given: object) -> None:
    with pytest.raises(LevelRefused, match="a level is an object with fields, not"):
        level_from(given)


def test_a_file_that_is_not_toml_is_reported_with_the_position() -> None:
    with pytest.raises(LevelRefused, match=r"this is not TOML: .*line 2"):
        read_level("name = 'Own'\nsupply = x")
    with pytest.raises(LevelRefused, match="this TOML is nested too deeply"):
        read_level("a = " + 8000 * "[")


def test_a_level_is_read_from_a_file(tmp_path: Path) -> None:
    path = tmp_path / "own.toml"
    path.write_text(OWN)
    assert read_level(path) == read_level(OWN)


def test_a_file_that_cannot_be_read_is_reported(tmp_path: Path) -> None:
    with pytest.raises(LevelRefused, match=r"can't read .*none\.toml.*: No such file") as refused:
        read_level(tmp_path / "none.toml")
    assert isinstance(refused.value.errors[0], NotALevel)
    (tmp_path / "bytes.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(LevelRefused, match="is not text in UTF-8"):
        read_level(tmp_path / "bytes.toml")


def test_a_file_too_large_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "large.toml"
    path.write_text(OWN + "#" * (LARGEST_FILE + 1))
    with pytest.raises(LevelRefused, match="at most 16384 characters"):
        read_level(path)
    fits = OWN + "#" * (LARGEST_FILE - len(OWN))
    assert read_level(fits).name == "Clockwork"


@pytest.mark.clause("H8.4")
def test_advanced_mode_and_custom_levels_are_available_from_the_first_game() -> None:
    assert Hideouts(5, 2, advanced=True).setup.level.advanced
    assert Hideouts(read_level(OWN), 2).setup.level.name == "Clockwork"


def test_a_numbered_level_takes_options_and_a_custom_level_contains_them() -> None:
    setup = Hideouts(2, 3, advanced=True, supply=17, memory="own").setup
    assert (setup.level.supply, setup.level.advanced, setup.number) == (17, True, 2)
    assert (setup.level.name, setup.memory, setup.seats) == ("Moving boxes", "own", 3)
    with pytest.raises(Malformed, match="a custom level has its own advanced and supply"):
        Hideouts(read_level(OWN), 2, supply=20)
    with pytest.raises(Malformed, match="a custom level has its own advanced and supply"):
        Hideouts(read_level(OWN), 2, advanced=True)


@pytest.mark.parametrize("seats", [1, 5, 0, -2])
def test_two_to_four_play(seats: int) -> None:
    with pytest.raises(Illegal, match=f"Hideouts is for 2 to 4 players, not {seats}"):
        Hideouts(1, seats)


@pytest.mark.parametrize("seats", [True, "2", 2.0])
def test_the_number_of_players_is_a_whole_number(seats: object) -> None:
    with pytest.raises(Malformed, match="the number of players is a whole number, not"):
        Hideouts(1, seats)  # type: ignore[arg-type]


def test_unknown_levels_and_memories_are_named() -> None:
    with pytest.raises(Unknown, match="there is no level 6; levels are 1 to 5, or a custom one"):
        Hideouts(6, 2)
    with pytest.raises(Malformed, match="a level is a number or an object, not True"):
        Hideouts(True, 2)  # noqa: FBT003
    with pytest.raises(Unknown, match="no memory aid is called 'all'; there are none, own, team"):
        Hideouts(1, 2, memory="all")  # type: ignore[arg-type]
