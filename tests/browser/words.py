"""The page's texts in each language, from its own files."""

from __future__ import annotations

import re

from fluent.syntax import ast

from tests.web.locales import wordings

LANGUAGES = ("en", "uk", "cs", "ru", "sr")
TAGS = {"sr": "sr-Latn"}
"""Where the tag of a language says more than its name."""


def word(name: str, language: str = "en") -> str:
    """The text of a message, as far as its first variable."""
    pattern = next(one.pattern for one in wordings(language) if one.name == name)
    first = pattern.elements[0]
    assert isinstance(first, ast.TextElement), name
    return re.sub(r"\n *", " ", first.value).strip()  # lines are broken for translators only


def saying(name: str, language: str = "en") -> re.Pattern[str]:
    """A pattern for a text that begins like this message; the build joins some words."""
    return re.compile("^" + re.escape(word(name, language)).replace(r"\ ", r"\s") + r"(?!\w)")


def all_is_said(text: str, language: str) -> None:
    """No message is shown by its name instead of its text."""
    names = {wording.name for wording in wordings(language) if "-" in wording.name}
    assert not names & set(text.split())
