"""Who could have known: the review of a game whose talk is in the log."""

from __future__ import annotations

import pytest

from gemkeep.core.talking.phrases import Phrase
from gemkeep.games.hideouts.review import Fault
from gemkeep.server.games.hideouts.adapter import ServedHideouts
from gemkeep.server.games.hideouts.review import HideoutsReview
from gemkeep.table.entries import ChoiceMade, Entry, GameStarted, LineSaid, TableMade
from gemkeep.table.evolve import rebuild
from gemkeep.table.state import COLOURS, LONGEST_TALK, Chair, Settings
from tests.games.hideouts.caskets import Play, brought_home, casket

HARE = "start hare fish lizard owl fox moth snail bat"
SEALS = ". fish:N lizard:N hare:N owl:S fox:S moth:S snail:S bat:S"
WAVES = [LineSaid(1, "Bob", None, "wave") for _ in range(LONGEST_TALK)]


def hare_left_lying(*said: LineSaid, people: tuple[str, str] = ("ann", "bob")) -> Fault:
    """Bob leaves the hare, whose seal Ann can read from the start."""
    play = Play(deal=casket(HARE, boxes=SEALS, first=1), memory="own", supply=1)
    return reviewed(play.slide(1).place(None), *said, people=people).faults[0]


def reviewed(
    play: Play, *said: LineSaid, people: tuple[str, str] = ("ann", "bob")
) -> HideoutsReview:
    """The review of a game in which this was said after the deal."""
    chairs = tuple(Chair(COLOURS[seat], who, who) for seat, who in enumerate(people))
    moves = [play.game.write_move(move) for move in play.moves]
    entries: list[Entry] = [
        TableMade("t", "i", Settings("hideouts", play.game.rules()), chairs, "ann"),
        GameStarted((moves[0],)),
        *said,
        *(ChoiceMade(move, "person") for move in moves[1:]),
    ]
    table = rebuild(((entry, 0.0) for entry in entries), lambda *_: play.game)
    return ServedHideouts().review(table)


def seal_is(guardian: str) -> LineSaid:
    return LineSaid(0, "Ann", None, None, Phrase("seal_is", 3, guardian, None, 2))


def test_silence_is_named() -> None:
    found = hare_left_lying()
    assert (found.guardian, found.knew, found.untold) == ("hare", (0,), True)


@pytest.mark.parametrize(
    "said",
    [
        (seal_is("hare"),),
        (LineSaid(0, "Ann", "the hare lives in the west", None),),
        (*WAVES, WAVES[0]),
    ],
    ids=["with a phrase", "in the chat", "or perhaps in lines that are not kept"],
)
def test_whoever_may_have_said_it_is_not_blamed(said: tuple[LineSaid, ...]) -> None:
    assert not hare_left_lying(*said).untold


def test_other_words_are_not_taken_for_it() -> None:
    assert hare_left_lying(seal_is("fish"), LineSaid(1, "Bob", "hello", None)).untold


def test_people_at_one_screen_can_talk_aloud() -> None:
    assert not hare_left_lying(people=("ann", "ann")).untold


def test_par_is_what_the_deal_takes_with_everything_open() -> None:
    assert reviewed(brought_home().slide(5, 4, 1, 0).do("finish")).par == 10


def test_there_is_no_par_without_enough_tokens() -> None:
    play = Play(deal=casket(HARE, boxes=SEALS, first=1), memory="own", supply=1)
    assert reviewed(play.slide(1).place(None)).par is None
