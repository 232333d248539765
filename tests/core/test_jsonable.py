import json
from dataclasses import dataclass
from types import MappingProxyType

import pytest

from gemkeep.core.encoding.jsonable import jsonable, same_json, to_json
from gemkeep.core.errors import Malformed
from gemkeep.core.game import Event
from gemkeep.core.moves import Action


@dataclass(frozen=True)
class Card:
    name: str
    worth: int


@dataclass(frozen=True)
class EntranceClosed(Event):
    round: int


@pytest.mark.parametrize(
    "value, written",
    [
        (None, "null"),
        (True, "true"),
        (1.5, "1.5"),
        ("жук", '"жук"'),
        ((1, (2,)), "[1,[2]]"),
        ({"a": [None]}, '{"a":[null]}'),
        (MappingProxyType({1: "x"}), '{"1":"x"}'),
        ({"b", "a"}, '["a","b"]'),
        (frozenset({10, 9}), "[10,9]"),
        (Card("ram", 0), '{"name":"ram","worth":0}'),
        (Action("slide", 3), '["slide",3]'),
        (EntranceClosed(2), '{"event":"entrance_closed","round":2}'),
    ],
)
def test_a_value_as_json(value: object, written: str) -> None:
    assert to_json(value) == written


def test_a_set_is_written_in_the_same_order_however_it_was_filled() -> None:
    names = [f"name {number}" for number in range(100)]
    backwards = names[::-1]
    assert to_json(set(names)) == to_json(set(backwards))


@pytest.mark.parametrize("value", [object(), b"bytes", Card, 1j])
def test_a_value_that_json_does_not_have_is_refused(value: object) -> None:
    with pytest.raises(Malformed, match="can't be written as JSON"):
        jsonable(value)


@pytest.mark.parametrize(
    "one, other", [({"a": 1, "b": 2}, {"b": 2, "a": 1}), ((1, 2), [1, 2]), ("x", "x")]
)
def test_the_same_once_written(one: object, other: object) -> None:
    assert same_json(one, other)


@pytest.mark.parametrize("one, other", [(1, True), (1, 1.0), ([1, 2], [2, 1]), ({}, []), ("1", 1)])
def test_not_the_same_once_written(one: object, other: object) -> None:
    assert not same_json(one, other)


def test_values_nested_too_deep_to_compare_are_not_the_same() -> None:
    deep = json.loads("[" * 900 + "]" * 900)
    assert not same_json(deep, [1])
