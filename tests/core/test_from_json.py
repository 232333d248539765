from dataclasses import dataclass

import pytest

from gemkeep.core.encoding.from_json import from_json
from gemkeep.core.encoding.jsonable import jsonable
from gemkeep.core.errors import Malformed


@dataclass(frozen=True)
class Card:
    name: str
    worth: int | None


@dataclass(frozen=True)
class Hand:
    cards: tuple[Card, ...]
    best: Card | None
    notes: dict[str, int]


HAND = Hand((Card("owl", 3), Card("fox", None)), Card("owl", 3), {"seen": 2})


@pytest.mark.parametrize("value", [HAND, Hand((), None, {})])
def test_a_value_survives_the_way_to_json_and_back(value: Hand) -> None:
    assert from_json(Hand, jsonable(value)) == value


def test_fields_of_a_newer_server_are_left_out() -> None:
    assert from_json(Card, {"name": "owl", "worth": 3, "colour": "red"}) == Card("owl", 3)


@pytest.mark.parametrize(
    "given, said", [({"name": "owl"}, "'worth'"), (["owl", 3], "a Card is an object, not ['owl'")]
)
def test_an_error_names_what_is_missing(given: object, said: str) -> None:
    with pytest.raises(Malformed) as error:
        from_json(Card, given)
    assert said in str(error.value)
