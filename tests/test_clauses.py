"""Every clause in docs/rules/ is proved by a test, and every mark names an existing clause."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
RULES = sorted((ROOT / "docs" / "rules").glob("*.md"))
CLAUSE = re.compile(r"\*\*([DH]\d+\.\d+[a-z]?)\b")


def clauses(page: Path) -> list[str]:
    """The ids on a page of rules, in order."""
    return CLAUSE.findall(page.read_text(encoding="utf-8"))


def marks(source: str) -> Iterator[tuple[int, str]]:
    """The clause ids in this source with their lines.

    Only marks on test functions, test classes and modules count.
    """
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.FunctionDef | ast.ClassDef) and node.name.lower().startswith(
            "test"
        ):
            for decorator in node.decorator_list:
                for part in ast.walk(decorator):
                    yield from _marked(part)
        elif isinstance(node, ast.Assign) and "pytestmark" in map(ast.unparse, node.targets):
            for value in ast.walk(node.value):
                yield from _marked(value)


def _marked(node: ast.AST) -> Iterator[tuple[int, str]]:
    if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause":
        for argument in node.args:
            yield node.lineno, ast.literal_eval(argument)


@pytest.fixture(scope="module")
def carried() -> dict[str, list[str]]:
    """The clause ids that tests carry, with the places of their marks."""
    found: dict[str, list[str]] = {}
    for file in sorted((ROOT / "tests").rglob("test_*.py")):
        for line, clause in marks(file.read_text(encoding="utf-8")):
            found.setdefault(clause, []).append(f"{file.relative_to(ROOT)}:{line}")
    return found


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_every_clause_is_carried_by_a_test(page: Path, carried: dict[str, list[str]]) -> None:
    assert [clause for clause in clauses(page) if clause not in carried] == []


def test_every_mark_names_an_existing_clause(carried: dict[str, list[str]]) -> None:
    known = {clause for page in RULES for clause in clauses(page)}
    assert {clause: places for clause, places in carried.items() if clause not in known} == {}


@pytest.mark.parametrize("page", RULES, ids=lambda page: page.stem)
def test_no_clause_is_listed_twice(page: Path) -> None:
    ids = clauses(page)
    assert len(ids) == len(set(ids)) > 0


def test_the_rules_of_diamant_are_found() -> None:
    assert "diamant" in {page.stem for page in RULES}


def test_only_marks_on_tests_count() -> None:
    source = """
import pytest
pytestmark = [pytest.mark.clause("D1.1")]

@pytest.mark.clause("D4.8")
@pytest.mark.parametrize("seats", [3])
def test_a(seats): ...

@pytest.mark.clause("D9.9")
def not_one(): ...

class TestB:
    @pytest.mark.clause("H1.2b")
    def test_c(self): ...
"""
    assert sorted(clause for _, clause in marks(source)) == ["D1.1", "D4.8", "H1.2b"]
