"""Codes of levels in links: every level survives encoding and decoding."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gemkeep.games.hideouts.catalogue import HIDEOUTS, LEVELS
from gemkeep.games.hideouts.levels.code import LONGEST_CODE, WrongCode, read_code, write_code
from gemkeep.games.hideouts.levels.errors import LevelError
from gemkeep.games.hideouts.levels.level import LONGEST_NAME, LevelRefused, check_level
from gemkeep.games.hideouts.types import CHARGES, Charge, Level

CLOCKWORK = Level(
    "Годинник, těžký",
    ("number:1", "number:2", "mechanism", "mechanism", "lock:A", "rune:1", "rune:2", "rune:3"),
    15,
    advanced=True,
    advanced_charge="once",
    advanced_start=True,
)
ITS_CODE = "KO5rkISAIn_Qk9C-0LTQuNC90L3QuNC6LCB0xJvFvmvDvQ"


def _breaches(level: Level) -> tuple[LevelError, ...]:
    try:
        check_level(level)
    except LevelRefused as refused:
        return refused.errors
    return ()


def _in_the_box(hideouts: list[str]) -> bool:
    return not _breaches(Level("any", tuple(hideouts)))


names = st.text(min_size=1, max_size=LONGEST_NAME).filter(str.isprintable)
numbers = st.integers(0, 8).map(lambda most: [f"number:{number}" for number in range(1, most + 1)])
others = st.permutations(
    [name for name, row in HIDEOUTS.items() if row.kind != "number" for _ in range(row.in_the_box)]
)
eights = st.tuples(numbers, others).map(lambda drawn: (drawn[0] + drawn[1])[:8])
levels = st.builds(
    Level,
    names,
    eights.filter(_in_the_box).flatmap(st.permutations).map(tuple),
    st.integers(1, 25),
    st.booleans(),
    st.sampled_from(CHARGES),
    st.booleans(),
)


def test_published_links_keep_their_meaning() -> None:
    assert write_code(CLOCKWORK) == ITS_CODE
    assert read_code(ITS_CODE) == CLOCKWORK
    for level in LEVELS.values():
        assert read_code(write_code(level)) == level


def test_only_padding_is_cut_off_the_end_of_a_code() -> None:
    level = Level("W", LEVELS[1].hideouts)
    assert write_code(level).endswith("X")
    assert read_code(write_code(level)) == level


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("charge", CHARGES)
@pytest.mark.parametrize("start", [False, True])
def test_every_option_of_advanced_mode_is_kept(
    advanced: bool,  # noqa: FBT001
    charge: Charge,
    start: bool,  # noqa: FBT001
) -> None:
    level = Level("Options", LEVELS[1].hideouts, 7, advanced, charge, start)
    assert read_code(write_code(level)) == level


@given(levels)
def test_any_level_survives_encoding_and_decoding(level: Level) -> None:
    code = write_code(level)
    assert len(code) <= LONGEST_CODE
    assert code.replace("-", "").replace("_", "").isalnum(), "it stands in an address as it is"
    assert read_code(code) == level


@given(st.text(max_size=60) | st.binary(max_size=60).map(lambda some: some.hex()))
def test_anything_but_a_code_is_refused(text: str) -> None:
    try:
        level = read_code(text)
    except WrongCode:
        return
    assert write_code(level) == text


@pytest.mark.parametrize("at", range(len(ITS_CODE)))
def test_a_code_that_was_cut_off_or_mistyped_is_refused(at: int) -> None:
    other = "A" if ITS_CODE[at] != "A" else "B"
    for damaged in (ITS_CODE[:at], ITS_CODE[:at] + other + ITS_CODE[at + 1 :]):
        with pytest.raises(WrongCode) as caught:
            read_code(damaged)
        assert str(caught.value) == damaged


@pytest.mark.parametrize("around", ["{}=", "{}==", " {}", "{}\n", "{}!", "{}A"])
def test_every_level_has_one_code(around: str) -> None:
    with pytest.raises(WrongCode) as caught:
        read_code(around.format(ITS_CODE))
    assert str(caught.value) == around.format(ITS_CODE)
