"""A short `make soak`, and whether its checker would notice anything."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tools.soak.checker import check
from tools.soak.databases import killed_postgres
from tools.soak.journal import Journal, Sent
from tools.soak.run import Plan, Soak


@pytest.fixture(scope="module")
def soaked() -> Iterator[tuple[str, Journal]]:
    """A database and what its players were sent, with one fault of each kind."""
    with killed_postgres() as database:
        plan = Plan(faults=3, moves=0, diamant=6, hideouts=2, seed=1, between=20)
        soak = Soak(database, plan)
        asyncio.run(soak.run())
        yield database.address, soak.journal


def wrong(soaked: tuple[str, Journal], **changed: object) -> list[str]:
    address, journal = soaked
    return check(address, replace(journal, **changed)).wrong  # type: ignore[arg-type]


def acknowledged(journal: Journal, kind: str) -> Sent:
    return next(sent for sent in journal.sent if sent.kind == kind and sent.answer == "done")


def test_killed_servers_and_databases_lose_double_and_leak_nothing(
    soaked: tuple[str, Journal],
) -> None:
    address, journal = soaked
    verdict = check(address, journal)
    assert verdict.wrong == []
    assert journal.acknowledged > 60
    assert {"server killed", "PostgreSQL killed"} < set(journal.faults)
    assert verdict.views > 100


def test_a_lost_move_is_noticed(soaked: tuple[str, Journal]) -> None:
    _, journal = soaked
    invented = replace(acknowledged(journal, "act"), what='["choose", "nowhere"]')
    (line,) = wrong(soaked, sent=[*journal.sent, invented])
    assert "was acknowledged 1 times and kept 0 times" in line


def test_a_move_that_was_kept_against_what_was_said_is_noticed(
    soaked: tuple[str, Journal],
) -> None:
    _, journal = soaked
    sent = acknowledged(journal, "act")
    others = [each for each in journal.sent if each is not sent]
    (line,) = wrong(soaked, sent=[*others, replace(sent, answer="unavailable")])
    assert "unavailable" in line
    (line,) = wrong(soaked, sent=others)
    assert "nobody" in line or "kept" in line


def test_a_view_that_is_not_one_s_own_is_noticed(soaked: tuple[str, Journal]) -> None:
    _, journal = soaked
    table = acknowledged(journal, "act").table
    views = journal.views[table]
    (number, seat), seen = next(iter(views.items()))
    seen.add(b"of another")
    (line,) = wrong(soaked)
    seen.discard(b"of another")
    assert line == f"{table}: seat {seat} was shown after {number} what it can't have seen"
