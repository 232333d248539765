"""The browser client's Fluent files, parsed for the tests."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

SOURCE = Path(__file__).parents[2] / "web" / "src"

LESSON_IN_SOURCE = re.compile(r"""\[\s*'((?:learn|lesson)-[a-z-]+)'""")
"""A step of a tutorial: its message, and where it is shown."""
SPOKEN_IN_SOURCE = re.compile(r"""\bt\(\s*(['"])([a-z][\w.-]*)\1""")
"""A message used by name: `t('close')`."""


class Wording(NamedTuple):
    """A message's value or one of its attributes, in one language."""

    name: str
    """The message, or message and attribute separated by a dot."""
    pattern: ast.Pattern
    file: str


class _Gathered(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.mentioned: set[str] = set()
        self.choices: list[frozenset[str]] = []
        self.texts: list[str] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.mentioned.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = (
            variant.key.name if isinstance(variant.key, ast.Identifier) else variant.key.value
            for variant in node.variants
        )
        self.choices.append(frozenset(keys))
        self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)


def _gathered(wording: Wording) -> _Gathered:
    found = _Gathered()
    found.visit(wording.pattern)
    return found


def entries(language: str) -> Iterator[tuple[str, ast.EntryType]]:
    """Every entry of every file of a language, with the file's path less the language's folder."""
    parser = FluentParser(with_spans=False)
    for path in sorted(SOURCE.glob(f"**/locales/{language}/*.ftl")):
        file = f"{path.parents[2].name}/{path.name}"
        for entry in parser.parse(path.read_text(encoding="utf-8")).body:
            yield file, entry


@cache
def wordings(language: str) -> tuple[Wording, ...]:
    """Every message and every attribute of a message, in the order of the files."""
    found: list[Wording] = []
    for file, entry in entries(language):
        if not isinstance(entry, ast.Message):
            continue
        if entry.value is not None:
            found.append(Wording(entry.id.name, entry.value, file))
        found += [
            Wording(f"{entry.id.name}.{attribute.id.name}", attribute.value, file)
            for attribute in entry.attributes
        ]
    return tuple(found)


def variables(wording: Wording) -> set[str]:
    """The names of its variables."""
    return _gathered(wording).variables


def mentioned(wording: Wording) -> set[str]:
    """The other messages it refers to."""
    return _gathered(wording).mentioned


def choices(wording: Wording) -> list[frozenset[str]]:
    """The keys of each of its select expressions."""
    return _gathered(wording).choices


def text(wording: Wording) -> str:
    """All its literal text."""
    return " ".join(" ".join(_gathered(wording).texts).split())


@cache
def source() -> str:
    """All the code of the browser client, without its tests."""
    files = (path for kind in ("*.svelte", "*.ts", "*.js") for path in SOURCE.rglob(kind))
    return "\n".join(
        path.read_text(encoding="utf-8") for path in sorted(files) if not is_test(path)
    )


def is_test(path: Path) -> bool:
    """Whether a file of the client is a unit test."""
    return path.name.endswith(".test.ts")
