"""What a bad move gets (D9.2): one of our errors, and the game exactly as it was."""

from __future__ import annotations

from unittest.mock import ANY

import pytest

from gemkeep.core.errors import GemkeepError, Illegal, Malformed, Unknown
from gemkeep.core.moves import CHANCE, Move
from tests.games.diamant.cave import Cave

UK_CARDS = (
    "treasure:1, treasure:2, treasure:3, treasure:4, treasure:5, treasure:7, treasure:9, "
    "treasure:11, treasure:13, treasure:14, treasure:15, treasure:17, "
    "hazard:spider, hazard:snake, hazard:lava, hazard:boulder, hazard:ram"
)


def refused(cave: Cave, move: Move, kind: type[GemkeepError], sentence: str) -> None:
    """The move is refused with exactly this message, and nothing has changed."""
    before = repr(cave.state)
    with pytest.raises(GemkeepError) as error:
        cave.game.apply(cave.state, move)
    assert str(error.value) == sentence
    assert type(error.value) is kind
    assert repr(cave.state) == before


def deciding() -> Cave:
    """Seat 0 is back in camp, seat 2 has chosen, seats 1 and 3 are to choose."""
    cave = Cave("uk", 4)
    cave.walk("treasure:9")
    cave.back(0)
    cave.reveal("hazard:ram")
    cave.choose(2, "on")
    return cave


def over() -> Cave:
    cave = Cave("uk", 3)
    cave.quick_rounds(5)
    return cave


@pytest.mark.clause("D9.2")
def test_a_choice_by_someone_back_in_camp() -> None:
    refused(
        deciding(),
        Move(0, "choose", "on"),
        Illegal,
        "seat 0 may not choose now: it is back in camp; seats 1, 3 have yet to choose",
    )


@pytest.mark.clause("D9.2")
def test_a_second_choice() -> None:
    cave = deciding()
    sentence = "seat 2 may not choose now: it has already chosen; "
    refused(cave, Move(2, "choose", "back"), Illegal, sentence + "seats 1, 3 have yet to choose")
    cave.choose(1, "on")
    refused(cave, Move(2, "choose", "back"), Illegal, sentence + "seat 3 has yet to choose")


@pytest.mark.clause("D9.2")
@pytest.mark.parametrize("by", [-1, 4, 99, 10**30])
def test_a_choice_by_a_seat_that_is_not_at_the_table(by: int) -> None:
    refused(
        deciding(),
        Move(by, "choose", "on"),
        Unknown,
        f"there is no seat {by} at this table; seats are 0 to 3",
    )


@pytest.mark.clause("D9.2")
@pytest.mark.parametrize("by", [True, False, 1.0, None, "1", "*", [1], {}])
def test_a_choice_by_something_that_is_not_a_seat(by: object) -> None:
    refused(
        deciding(),
        Move(by, "choose", "on"),  # type: ignore[arg-type]
        Malformed,
        f"a choice is made by a seat's number, not by {by!r}",
    )


@pytest.mark.clause("D9.2")
@pytest.mark.parametrize("choice", ["", "On", "forth", None, True, 0, ["on"], 10**30])
def test_a_choice_that_is_neither_on_nor_back(choice: object) -> None:
    refused(
        deciding(),
        Move(1, "choose", choice),
        Unknown,
        f"{choice!r} is not a choice; choose on or back",
    )


@pytest.mark.clause("D9.2")
def test_a_choice_that_says_it_equals_everything() -> None:
    """It would be on and back at once."""
    refused(deciding(), Move(1, "choose", ANY), Unknown, "<ANY> is not a choice; choose on or back")


@pytest.mark.clause("D9.2")
def test_a_choice_while_a_reveal_is_due() -> None:
    refused(
        Cave("uk", 3),
        Move(1, "choose", "on"),
        Illegal,
        "seat 1 may not choose now: a reveal is due",
    )


@pytest.mark.clause("D9.2")
def test_a_reveal_while_choices_are_due() -> None:
    cave = deciding()
    move = Move(CHANCE, "reveal", "treasure:5")
    sentence = "no reveal of 'treasure:5' now: "
    refused(cave, move, Illegal, sentence + "seats 1, 3 have yet to choose")
    cave.choose(3, "on")
    refused(cave, move, Illegal, sentence + "seat 1 has yet to choose")


@pytest.mark.clause("D9.2")
def test_a_reveal_of_a_card_that_is_not_in_the_deck() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:9")
    cave.on()
    refused(
        cave,
        Move(CHANCE, "reveal", "treasure:9"),
        Illegal,
        f"treasure:9 is not in the deck; it holds {UK_CARDS.replace('treasure:9, ', '')}",
    )


@pytest.mark.clause("D9.2")
def test_a_reveal_of_a_relic_that_has_yet_to_join() -> None:
    with pytest.raises(
        Illegal, match=r"relic:7 is not in the deck; it holds treasure:1, .*, relic"
    ):
        Cave("uk", 3, "ascending").reveal("relic:7")


@pytest.mark.clause("D9.2")
@pytest.mark.parametrize(
    "card", ["treasure:6", "hazard:scorpion", "relic", "relic:5", "", None, 9, True, ["relic"]]
)
def test_a_reveal_of_an_unknown_card(card: object) -> None:
    refused(
        Cave("uk", 3),
        Move(CHANCE, "reveal", card),
        Unknown,
        f"no card is called {card!r}; there are {UK_CARDS}",
    )


@pytest.mark.clause("D9.2")
@pytest.mark.parametrize("by", [0, 3, True, None, "", 10**30])
def test_a_reveal_by_a_player(by: object) -> None:
    refused(
        Cave("uk", 3),
        Move(by, "reveal", "treasure:9"),  # type: ignore[arg-type]
        Illegal,
        f"only chance ('*') reveals a card, not {by!r}",
    )


@pytest.mark.clause("D9.2")
@pytest.mark.parametrize("verb", ["pass", "", "Choose", None, True, 7, ["choose"]])
def test_a_move_with_an_unknown_verb(verb: object) -> None:
    for by in (1, CHANCE):
        refused(
            deciding(),
            Move(by, verb, "on"),  # type: ignore[arg-type]
            Unknown,
            f"no move of Diamant is called {verb!r}; there are reveal and choose",
        )


@pytest.mark.clause("D9.2")
def test_any_move_after_the_end() -> None:
    refused(
        over(),
        Move(1, "choose", "on"),
        Illegal,
        "seat 1 may not choose now: the game is over",
    )
    refused(
        over(),
        Move(CHANCE, "reveal", "treasure:5"),
        Illegal,
        "the game is over: 'treasure:5' can't be revealed",
    )


@pytest.mark.clause("D9.2")
def test_a_number_too_long_to_print_is_refused_like_any_other() -> None:
    endless = 10**5000
    for move in (
        Move(endless, "choose", "on"),
        Move(1, "choose", endless),
        Move(CHANCE, "reveal", endless),
        Move(endless, "reveal", "treasure:5"),
        Move(1, endless, "on"),  # type: ignore[arg-type]
    ):
        for cave in (Cave("uk", 3), deciding(), over()):
            with pytest.raises((Malformed, Unknown, Illegal)):
                cave.game.apply(cave.state, move)
