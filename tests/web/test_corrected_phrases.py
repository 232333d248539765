"""Phrases that were corrected stay out of the messages.

`corrected_phrases/<language>.txt` lists them, one to a line, as `message<TAB>phrase`:

- `go-home<TAB>Back to daylight`: this must not be the whole text of the message again. A phrase of
  three words or more must not be the whole text of any other message, either.
- `rules-hideouts-turn*<TAB>is on.`: this must not be a part of the message again.
- `*<TAB>team mate`: this must not be a part of any message.

A text is compared as it stands in the Fluent file, with every run of spaces and line breaks as one
space: `{ $count -> [one] { $count } watcher *[other] { $count } watchers }`. An attribute is named
as in the code: `memory-own.about`. Empty lines and lines that begin with `#` are skipped.
"""

from __future__ import annotations

from pathlib import Path
from typing import Final, NamedTuple

import pytest
from fluent.syntax.serializer import serialize_pattern

from tests.web import locales

DATA: Final = Path(__file__).parent / "corrected_phrases"
LANGUAGES: Final = sorted(path.stem for path in DATA.glob("*.txt"))
ANY: Final = "*"


class Correction(NamedTuple):
    message: str
    phrase: str


def corrections(language: str) -> list[Correction]:
    lines = (DATA / f"{language}.txt").read_text(encoding="utf-8").splitlines()
    return [Correction(*line.split("\t", 1)) for line in lines if line and not line.startswith("#")]


def texts(language: str) -> dict[str, str]:
    return {
        wording.name: " ".join(serialize_pattern(wording.pattern).split())
        for wording in locales.wordings(language)
    }


def is_back(correction: Correction, message: str, text: str) -> bool:
    """Whether a message has a corrected phrase again."""
    name, phrase = correction
    if name.endswith(ANY):
        return name.rstrip(ANY) in ("", message) and phrase in text
    distinctive = len(phrase.split()) > 2
    return phrase == text and (name == message or distinctive)


@pytest.mark.parametrize("language", LANGUAGES)
def test_corrected_phrases_stay_out(language: str) -> None:
    listed = corrections(language)
    assert listed
    back = {
        name: correction.phrase
        for name, text in texts(language).items()
        for correction in listed
        if is_back(correction, name, text)
    }
    assert back == {}


@pytest.mark.parametrize(
    "correction, message, text, back",
    [
        (Correction("chat", "Talk"), "chat", "Talk", True),
        (Correction("chat", "Talk"), "rules-talk", "Talk", False),
        (Correction("choice-on", "On"), "choice-on", "Onward", False),
        (Correction("new-more", "One more seat"), "new-add", "One more seat", True),
        (Correction("rules-turn*", "is on."), "rules-turn", "The next seat is on.", True),
        (Correction("rules-turn*", "is on."), "motion", "Motion is on.", False),
        (Correction("*", "team mate"), "guide-told", "Your team mate reads.", True),
    ],
)
def test_a_phrase_is_found_where_it_was_corrected(
    correction: Correction,
    message: str,
    text: str,
    back: bool,  # noqa: FBT001
) -> None:
    assert is_back(correction, message, text) is back
