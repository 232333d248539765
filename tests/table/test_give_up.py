"""Giving up a table: only its last person ends it, and no result comes of it."""

from __future__ import annotations

from gemkeep.table import Chair
from gemkeep.table.commands import Abandon, Rematch, Return, Stand
from gemkeep.table.visibility import seat_view
from tests.table.tables import Match, made

ALONE = (Chair("red", "ann", "Ann"), Chair("blue", bot="bold"), Chair("green", bot="bold"))


def test_the_only_person_ends_the_game_and_there_is_no_result() -> None:
    match = Match(made(ALONE)).started()
    match.choose(0, "on")
    match.do(Abandon("ann"))
    table = match.table
    assert (table.phase, table.outcome, table.abandoned) == ("over", None, True)
    assert not table.waiting
    assert not table.choices
    assert seat_view(table, 0).legal == ()
    match.do(Abandon("ann"))
    assert match.table is table, "twice changes nothing"
    assert match.refused(Rematch("ann", "next")) == "over"
    assert match.refused(Return("ann", 0)) == "over"


def test_while_others_play_one_may_only_stand_up() -> None:
    match = Match().started()
    assert match.refused(Abandon("ann")) == "illegal"
    assert match.refused(Abandon(None)) == "illegal"
    for seat, person in enumerate(("bob", "cid", "dan"), start=1):
        match.do(Stand(person, seat, "bold"))
    match.do(Abandon("ann"))
    assert match.table.abandoned


def test_a_stranger_ends_nothing() -> None:
    assert Match(made(ALONE)).started().refused(Abandon("zoe")) == "not_seated"


def test_the_server_ends_a_game_with_at_most_one_person() -> None:
    match = Match(made(ALONE)).started()
    match.do(Abandon(None))
    assert match.table.abandoned
