"""Values that are made from one another."""

from typing import NamedTuple

import pytest

from gemkeep.core.value import quick_replace


@quick_replace
class Place(NamedTuple):
    """A value of three fields."""

    row: int
    column: int
    name: str = ""


def test_only_the_named_fields_are_replaced() -> None:
    here = Place(1, 2, "here")

    there = here._replace(column=5, name="there")

    assert there == Place(1, 5, "there")
    assert type(there) is Place
    assert here == Place(1, 2, "here")


def test_replacing_nothing_gives_the_same() -> None:
    assert Place(1, 2)._replace() == Place(1, 2)


def test_a_field_that_does_not_exist_can_not_be_replaced() -> None:
    with pytest.raises(KeyError, match="depth"):
        Place(1, 2)._replace(depth=3)  # type: ignore[call-arg]
