"""A log after one of its people has deleted themselves."""

from __future__ import annotations

from dataclasses import fields

from gemkeep.server.games.making import game_for
from gemkeep.server.store.log.rows import write_entry
from gemkeep.table import rebuild
from gemkeep.table.commands import (
    DeclineRematch,
    Remove,
    Rename,
    ReplaceHost,
    Say,
    Sit,
    Stand,
    TransferHost,
)
from gemkeep.table.entries import KINDS, Entry, RematchMade
from gemkeep.table.evolve import step
from gemkeep.table.people.erasure import Erasure, SaidLine, erase
from gemkeep.table.people.rematch import next_table
from gemkeep.table.state import Chair
from tests.table.tables import Match, made

NOTHING: frozenset[SaidLine] = frozenset()


def without(match: Match, person: str, copied: frozenset[SaidLine] = NOTHING) -> Erasure:
    return erase(match.log, person, "gone-1", copied, game_for)


def log_after(match: Match, erasure: Erasure) -> list[tuple[Entry, float]]:
    return [(erasure.changed.get(place, entry), at) for place, (entry, at) in enumerate(match.log)]


def written(log: list[tuple[Entry, float]]) -> str:
    return "".join(write_entry("t", 0, at, entry).body for entry, at in log)


def played() -> Match:
    """A game of Ann, Roberta and two bots, which they talked about."""
    chairs = (Chair("red", "ann", "Ann"), Chair("blue"), Chair("green", bot="ev"))
    match = Match(made(chairs))
    match.do(Sit("b0b", 1, "Rob", "teal", invited=True))
    match.do(Rename("b0b", 1, "Roberta", "blue"))
    match.do(Say("b0b", "my address is", None))
    match.do(Say("b0b", None, "wave"))
    match.do(Say("ann", "hello Rob", None))
    match.do(ReplaceHost("ann", "b0b"))
    match.started()
    match.do(Stand("b0b", 1, "ev"))
    while match.table.phase == "playing":
        seat = match.table.undecided()[0]
        (match.choose if seat == 0 else match.bot_choose)(seat, "back")
    return match


def test_the_game_is_the_same_and_nothing_of_the_person_is_left() -> None:
    match = played()
    erasure = without(match, "b0b")
    log = log_after(match, erasure)
    after = rebuild(log, game_for)
    for word in ("b0b", "Roberta", "my address is"):
        assert word not in written(log)
    assert (after.moves, after.outcome, after.length) == (
        match.table.moves,
        match.table.outcome,
        match.table.length,
    )
    assert after.chairs[1].person == "gone-1"
    assert after.chairs[1].name is None
    assert after.chairs[0] == match.table.chairs[0]
    assert [(line.text, line.sign) for line in after.talk] == [(None, "wave"), ("hello Rob", None)]
    assert after.lines == match.table.lines, "it is known that more was said"


def test_what_was_erased_once_stays_as_it_is() -> None:
    match = played()
    match.log = log_after(match, without(match, "b0b"))
    assert not without(match, "b0b").changed


def test_what_was_said_before_the_second_look_is_erased_then() -> None:
    match = Match()
    match.do(Say("bob", "one", None))
    match.log = log_after(match, without(match, "bob"))
    match.table = rebuild(match.log, game_for)
    match.do(Say("gone-1", "two", None))
    assert "two" not in written(log_after(match, without(match, "bob")))


def test_lines_that_went_along_to_the_next_table_are_erased_there_too() -> None:
    match = played()
    following = next_table(match.table, "next", "other", "ann", frozenset({"b0b"}))
    went_on = step(match.table, RematchMade("next", "b0b"), 0.0)
    match.log.append((went_on.entry, 0.0))
    erasure = without(match, "b0b")
    assert erasure.following == "next"
    again = Match(following)
    erased = without(again, "b0b", erasure.lines)
    log = log_after(again, erased)
    assert "b0b" not in written(log)
    assert "my address is" not in written(log)
    assert "hello Rob" in written(log)
    assert erased.lines, "and they may have gone further"
    chair = rebuild(log, game_for).chairs[1]
    assert not chair.is_kept_from("zoe"), "nobody waits for a deleted person"


def test_nobody_waits_for_a_deleted_person_or_makes_them_host() -> None:
    match = Match()
    match.log = log_after(match, without(match, "bob"))
    match.table = rebuild(match.log, game_for)
    assert match.refused(TransferHost("ann", 1)) == "not_seated"
    chairs = next_table(match.table, "next", "other", "ann", frozenset()).chairs
    assert chairs[1] == Chair("blue")
    assert chairs[2].kept_for == "cid"


def test_where_only_the_id_was_the_id_is_replaced() -> None:
    match = Match(next_table(played().table, "next", "other", "ann", frozenset({"b0b"})))
    match.do(DeclineRematch("b0b"))
    assert "b0b" not in written(log_after(match, without(match, "b0b")))
    removed = Match()
    removed.do(Remove("ann", 1))
    assert [one.person for one in removed.table.removed] == ["bob"]
    assert "bob" not in written(log_after(removed, without(removed, "bob"))).lower()


def test_other_peoples_logs_do_not_change() -> None:
    match = played()
    assert not without(match, "zoe").changed


def test_every_entry_that_names_a_person_is_known_here() -> None:
    """A new kind of entry with an id in it belongs in `erase`, and then in this list."""
    naming = {
        kind
        for kind, entry in KINDS.items()
        if any("Person" in str(field.type) for field in fields(entry))
    }
    known = {"made", "sat", "let_in", "handed_over", "abandoned", "went_on", "accepted", "declined"}
    assert naming == known
