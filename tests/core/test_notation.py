import pytest

from gemkeep.core.encoding.notation import read_fields, read_move, whole_number
from gemkeep.core.errors import Malformed, Unknown
from gemkeep.core.moves import Action, Move


def test_a_move_is_read_with_its_argument_unchanged() -> None:
    assert read_move(["*", "reveal", "relic"], 3) == Move("*", "reveal", "relic")
    assert read_move([2, "choose", ["any", {}]], 3) == Move(2, "choose", ["any", {}])


def test_a_move_knows_the_action_in_it() -> None:
    assert read_move([0, "choose", "on"], 3).action == Action("choose", "on")


@pytest.mark.parametrize("written", [None, "choose", 5, {}, [], [0, "choose"], [0, "x", "y", "z"]])
def test_a_move_has_three_parts(written: object) -> None:
    with pytest.raises(Malformed, match="a move is"):
        read_move(written, 3)


@pytest.mark.parametrize("verb", [None, 1, True, ["choose"], {}])
def test_a_verb_is_a_string(verb: object) -> None:
    with pytest.raises(Malformed, match="verb"):
        read_move([0, verb, "on"], 3)


@pytest.mark.parametrize("by", [None, True, False, 0.0, 1.5, "0", "**", "", [0], {}])
def test_a_move_is_made_by_a_seat_number_or_by_chance(by: object) -> None:
    with pytest.raises(Malformed, match="is made by"):
        read_move([by, "choose", "on"], 3)


@pytest.mark.parametrize("by", [-1, 3, 10**100])
def test_an_unknown_seat_is_reported_with_the_existing_ones(by: int) -> None:
    with pytest.raises(Unknown, match="seats are 0 to 2"):
        read_move([by, "choose", "on"], 3)


@pytest.mark.parametrize("given", [0, 7, -3, 10**30])
def test_an_integer_is_a_whole_number(given: object) -> None:
    assert whole_number(given)


@pytest.mark.parametrize("given", [True, False, 1.0, "1", None, [1]])
def test_a_bool_a_float_or_text_is_not_a_whole_number(given: object) -> None:
    assert not whole_number(given)


def test_only_optional_fields_can_be_omitted() -> None:
    assert read_fields("a thing", {"a": 1}, ("a",), ("b",)) == {"a": 1}
    assert read_fields("a thing", {"a": 1, "b": 2}, ("a",), ("b",)) == {"a": 1, "b": 2}
    with pytest.raises(Malformed, match="a thing lacks 'a'"):
        read_fields("a thing", {"b": 2}, ("a",), ("b",))


def test_an_unknown_field_is_reported_with_the_known_ones() -> None:
    with pytest.raises(Unknown, match="unknown field 'c'; it may have a, b"):
        read_fields("a thing", {"a": 1, "c": 2}, ("a",), ("b",))


@pytest.mark.parametrize("given", [None, [], "a", 3])
def test_fields_must_be_an_object(given: object) -> None:
    with pytest.raises(Malformed, match="a thing must be an object"):
        read_fields("a thing", given, ("a",))
