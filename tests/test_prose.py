"""Docs, comments, docstrings and messages are free of phrases that aren't idiomatic English.

Each pattern has few false positives. If one hits a phrase that is right, rephrase it or narrow the
pattern; both are better than an exception.
"""

from __future__ import annotations

import io
import re
import shutil
import subprocess
import tokenize
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

ROOT = Path(__file__).parent.parent
FOLDERS = ("src", "tests", "tools", "bench", "examples", "docs", "web", ".ci")
SUFFIXES = {".py", ".md", ".ts", ".svelte", ".js", ".css", ".toml", ".html", ""}
GENERATED = {"wire.ts"}  # written by tools/typescript.py from docstrings that are checked here
THIS_FILE = "tests/test_prose.py"
BAD_EXAMPLES = "| instead of | write |"
"""The head of CONTRIBUTING's table; its first column is meant to be bad."""

# Strings in Python 3.12 and newer arrive in parts.
TEXT_TOKENS = {"STRING", "COMMENT", "FSTRING_MIDDLE"}
TEST_NAME = re.compile(r"^\s*(?:async )?def test_(\w+)")


class Phrase(NamedTuple):
    """A phrase to avoid, and what to write instead."""

    pattern: re.Pattern[str]
    instead: str


def phrase(pattern: str, instead: str) -> Phrase:
    return Phrase(re.compile(pattern, re.IGNORECASE), instead)


DETERMINER = "(?:the|a|an|its|each|that|this|their)"
PIECES = "(?:box(?:es)?|card|casket|cave|chest|gap|lid|path|relic|tray)"

PHRASES = (
    phrase(
        # Not `for who in people` or `for who, name in people`.
        r"\b(?:to|for|of|by|with|from|than|only|whether) who\b(?!,| in\b)",
        "'the player who', 'people who' or a noun",
    ),
    phrase(r"\banew\b", "'again'"),
    phrase(r"\bfor ever\b", "'forever'"),
    phrase(r"\balso (?:if|while|where|near|between)\b", "'even if', 'even while', 'even where'"),
    phrase(r"\bunless told(?! (?:not|otherwise))", "'by default'"),
    phrase(r"\bone's own\b", "'your own', 'custom' or 'its own'"),
    phrase(r"\bso often as\b", "the factor: 'this many times as often'"),
    phrase(r"\bso many (?:points|rounds|seconds|times|tokens|turns)\b", "'this many' or the unit"),
    phrase(
        r"\btold (?:of|again|beforehand|to (?:all|everyone|others|people|the|who))\b",
        "'sent', 'shown', 'reported'",
    ),
    phrase(r"\b(?:stands|lies) (?:so|already|ready)\b", "'is'"),
    phrase(r"\bgives? back (?:how|what|the|a)\b", "'returns'"),
    phrase(r"\bbrowser's side\b", "'browser client'"),
    phrase(r"\bof (?:its|one's|their|your) own accord\b", "'unprompted'"),
    phrase(r"\b(?:port|process|thread)(?:e?s)? of (?:its|their) own\b", "'a separate process'"),
    phrase(r"\b(?:bots?|columns?|levels?) of your own\b", "'your own bot'"),
    phrase(r"\blies? open\b", "'is face up', 'is visible'"),
    phrase(r"\bwho is gone\b", "'who has left', 'who is away'"),
    phrase(r"\bcounts? for nothing\b", "'is not counted', 'is ignored'"),
    phrase(r"\bsp(?:eaks?|oke) against\b", "'argues against'"),
    phrase(r"\bfilled in anyhow\b", "'filled in arbitrarily'"),
    phrase(r"\bin small letters\b", "'in lower case'"),
    phrase(r"\bas (?:good|hard|strong) as one\b", "'as hard as requested'"),
    phrase(
        r"\b(?:sa(?:y|ys|id|ying)|tell(?:s|ing)?|hear(?:s|d|ing)?) of (?!course\b)",
        "'say about', 'report', 'list'",
    ),
    phrase(r"\beach who\b", "'each player who'"),
    phrase(r"\bone.s eyes\b|\boneself\b", "'you', or the passive voice"),
    phrase(r"\b(?:as|before|that) one (?:can|reads|sees|sits)\b", "'you', or the passive voice"),
    phrase(r"\b(?:is|are) told (?:by|in|round|turn|with)\b", "'sent', 'described', 'listed'"),
    # The subject of a test's name; `who begins` and `who may write` are questions.
    phrase(
        r"(?:^test: |\b(?:describe|it|test)\(['\"`])who (?!begins|could|may)\w+s\b",
        "'a player who'",
    ),
)
BESIDE = phrase(
    # A piece of a game can be beside another; so can an element of a page, in `web`.
    rf"(?<![-\w])beside(?![-\w])(?! {DETERMINER}(?: \w+)? {PIECES}\b)(?! {DETERMINER}$)",
    "'besides', 'next to', 'alongside', 'compared with'",
)


def tracked() -> list[str]:
    """The text files that git tracks and this test covers, relative to the root."""
    git = shutil.which("git")
    if git is None or not (ROOT / ".git").exists():
        pytest.skip("needs git and a checkout")
    command = [git, "ls-files", "-z", "*.md", "Makefile", "pyproject.toml", *FOLDERS]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True)  # noqa: S603 - all of it is ours
    return [
        name
        for name in listed.stdout.split("\0")
        if name
        and name != THIS_FILE
        and Path(name).suffix in SUFFIXES
        and Path(name).name not in GENERATED
        and (ROOT / name).is_file()
    ]


def lines_of_python(source: str) -> Iterator[tuple[int, str]]:
    """The prose in Python code: comments, strings and the names of tests, with line numbers."""
    for token in tokenize.generate_tokens(io.StringIO(source).readline):
        if tokenize.tok_name[token.type] in TEXT_TOKENS:
            for offset, line in enumerate(token.string.splitlines()):
                yield token.start[0] + offset, line
    for number, line in enumerate(source.splitlines(), 1):
        if name := TEST_NAME.match(line):
            yield number, f"test: {name[1].replace('_', ' ')}"


def lines_of_text(text: str) -> Iterator[tuple[int, str]]:
    """All lines with their numbers, except the bad examples of CONTRIBUTING."""
    in_examples = False
    for number, line in enumerate(text.splitlines(), 1):
        in_examples = line.startswith("|") and (in_examples or line == BAD_EXAMPLES)
        if not in_examples:
            yield number, line


def found_in(name: str, text: str) -> Iterator[str]:
    """The phrases to avoid in a file, each with its place and what to write instead."""
    lines = lines_of_python(text) if name.endswith(".py") else lines_of_text(text)
    phrases = PHRASES if name.startswith("web/") else (*PHRASES, BESIDE)
    for number, line in lines:
        for pattern, instead in phrases:
            if hit := pattern.search(line):
                yield f"{name}:{number}: {hit[0]!r} in {line.strip()!r}; write {instead}"


def test_no_phrase_to_avoid_is_used() -> None:
    found = [
        hit
        for name in tracked()
        for hit in found_in(name, (ROOT / name).read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join((f"{len(found)} phrases to avoid:", *found))


@pytest.mark.parametrize(
    "name, text",
    [
        ("docs/a.md", "The last sentences, for who hears the game."),
        ("docs/a.md", "Only who has finished may see it."),
        ("docs/a.md", "Record the games anew."),
        ("docs/a.md", "It is kept, also if nobody looks."),
        ("docs/a.md", "How many play; 4 unless told."),
        ("docs/a.md", "Levels of one's own"),
        ("docs/a.md", "A bot of your own"),
        ("docs/a.md", "It says so of its own accord."),
        ("docs/a.md", "Metrics have a port of their own."),
        ("docs/a.md", "The owl lies open."),
        ("docs/a.md", "It is accurate also near 0."),
        ("docs/a.md", "each beside its peers"),
        ("docs/a.md", "kept beside the log"),
        ("src/a.py", '"""What is told again on reconnect."""'),
        ("src/a.py", "x = 1  # everything lies ready"),
        ("src/a.py", '"""Attack for so many turns."""'),
        ("src/a.py", "x = 1  # secrets are filled in anyhow"),
        ("tests/test_a.py", "def test_a_bot_sits_in_for_who_stands_up(): ..."),
        ("web/src/a.ts", "// Only for who plays the seat."),
        ("docs/a.md", "What the rules say of a hazard."),
        ("docs/a.md", "Each who is seated gets a view."),
        ("docs/a.md", "It turns over before one's eyes."),
        ("docs/a.md", "Boxes have letters so that one can name them."),
        ("web/src/a.test.ts", "test('a card is told with its price', () => {"),
        ("web/src/a.test.ts", "test('who leaves alone takes the relic', () => {"),
        ("tests/test_a.py", "def test_who_leaves_alone_takes_the_relic(): ..."),
    ],
)
def test_a_phrase_to_avoid_is_found(name: str, text: str) -> None:
    (hit,) = found_in(name, f"\n{text}\n")
    assert hit.startswith(f"{name}:2: ")


@pytest.mark.parametrize(
    "name, text",
    [
        ("docs/a.md", "For the player who hears the game, and for those who watch."),
        ("docs/a.md", "The seal of a box beside the gap is visible."),
        (
            "docs/a.md",
            f"{BAD_EXAMPLES}\n| What is told again to who comes anew | History |",
        ),
        ("src/a.py", "for who in people: beside = who"),
        ("src/a.py", 'WORDS = ("beside-gap-", "why-not-beside")'),
        ("web/src/a.ts", "// The camp is beside the other part of the page."),
        ("docs/a.md", "Say, of course, who begins, and say so aloud."),
        ("tests/test_a.py", "def test_who_begins_is_drawn_too(): ..."),
        ("web/src/a.test.ts", "describe('who could have known', () => {"),
    ],
)
def test_ordinary_english_is_left_alone(name: str, text: str) -> None:
    assert list(found_in(name, f"{text}\n")) == []
