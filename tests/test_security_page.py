"""SECURITY.md and docs/findings.md name tests that exist, for every adversary and finding."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
PAGE = (TESTS.parent / "SECURITY.md").read_text(encoding="utf-8")
FINDINGS = (TESTS.parent / "docs" / "findings.md").read_text(encoding="utf-8")
NAMED = sorted(set(re.findall(r"`([\w/]+\.py)::(\w+)`", PAGE + FINDINGS)))
ADVERSARIES = (
    "A player",
    "A teammate",
    "A spectator",
    "A stranger",
    "A bot's author",
    "A hostile record, level or link",
    "A hostile network",
    "A reader of the database or of a backup",
)


def exists(file: str, test: str) -> bool:
    path = TESTS / file
    written = path.read_text(encoding="utf-8") if path.is_file() else ""
    return re.search(rf"^(?:async )?def {test}\(", written, re.MULTILINE) is not None


def test_every_test_that_is_named_exists() -> None:
    assert len(NAMED) > 40
    assert [f"{file}::{test}" for file, test in NAMED if not exists(file, test)] == []


@pytest.mark.parametrize("adversary", ADVERSARIES)
def test_each_adversary_has_attacks_with_tests(adversary: str) -> None:
    section = PAGE.partition(f"\n### {adversary}\n")[2].partition("\n### ")[0].partition("\n## ")[0]
    rows = [row for row in section.splitlines() if row.startswith("|")][2:]
    assert rows
    for row in rows:
        assert "::test_" in row or "(no test: " in row, row


def test_every_finding_has_the_tests_that_are_marked_with_it() -> None:
    listed = re.findall(r"^\| (\d+) \| `([\w/]+\.py)::(\w+)` \|", FINDINGS, re.MULTILINE)
    marked = [
        (number, path.relative_to(TESTS).as_posix(), test)
        for path in sorted((TESTS / "findings").glob("test_*.py"))
        for number, test in re.findall(
            r"^@pytest\.mark\.finding\((\d+)\)\n(?:[@)\s].*\n)*def (\w+)\(",
            path.read_text(encoding="utf-8"),
            re.MULTILINE,
        )
    ]
    assert sorted(listed) == sorted(marked)
    assert {int(number) for number, *_ in listed} == set(range(1, 27))
