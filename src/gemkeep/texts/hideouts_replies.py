"""The actions of Hideouts in a player's words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from types import MappingProxyType
from typing import Final

from gemkeep.core.moves import Action
from gemkeep.games.hideouts import View
from gemkeep.games.hideouts.board.tray import NEIGHBOURS
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import BLESS, CORRECT, FINISH, PASS, PLACE, SLIDE

LEAVE: Final = "leave"
"""How `place` with nothing is written: the guardian stays where it is."""

WAYS: Final = MappingProxyType({"left": -1, "right": 1, "up": -3, "down": 3})
"""Which way a box slides, and what that adds to its cell; north is up."""
DIRECTIONS: Final = MappingProxyType(
    dict(WAYS) | {"west": -1, "east": 1, "north": -3, "south": 3, "w": -1, "e": 1, "n": -3, "s": 3}
)

_GUARDIAN: Final = "|".join(GUARDIANS)
_SLIDE: Final = "slide|move|push|shift"
_PUT: Final = "place|put|lodge|carry"
_CORRECT: Final = "correct|move|transfer"
_VERBS: Final = f"{_SLIDE}|{_PUT}|{_CORRECT}|bless"
_WORDS: Final = rf"(?:\s+(?!(?:{_VERBS})\b)[a-z']+){{0,8}}?"
"""Up to eight words that say nothing new: "the box on cell"."""
_NOT_A_GUARDIAN: Final = rf"(?:\s+(?!(?:{_VERBS}|{_GUARDIAN})\b)[a-z']+){{0,8}}?"

SLIDES: Final = re.compile(
    rf"\b(?:{_SLIDE}){_NOT_A_GUARDIAN}\s+(?:([0-8])|({'|'.join(DIRECTIONS)})(?!\s+of))\b"
)
PLACES: Final = re.compile(rf"\b(?:{_PUT}){_WORDS}\s+([0-8])\b")
LEAVES: Final = re.compile(rf"\b(?:{LEAVE}|(?:{_PUT})\s+(?:null|none|nothing))\b")
BLESSES: Final = re.compile(rf"\b(?:bless|put){_WORDS}\s+([0-8])\b")
CORRECTS: Final = re.compile(
    rf"\b(?:{_CORRECT}){_WORDS}\s+({_GUARDIAN})\b(?:.*?\bto\b|.*?\binto\b)?{_WORDS}\s+([0-8])\b"
)
FINISHES: Final = re.compile(r"\b(?:finish|lift)\b")
PASSES: Final = re.compile(r"\bpass\b")


def actions_in(words: str, view: View) -> list[Action]:
    """Every action that these words can mean: "put it into 3" is to place, or to bless."""
    return [*_slides(words, view), *_others(words)]


def _slides(words: str, view: View) -> Iterator[Action]:
    for cell, way in SLIDES.findall(words):
        if cell:
            yield Action(SLIDE, int(cell))
        elif view.gap is not None:
            from_cell = view.gap - DIRECTIONS[way]
            if from_cell in NEIGHBOURS[view.gap]:
                yield Action(SLIDE, from_cell)


def _others(words: str) -> Iterator[Action]:
    yield from (Action(PLACE, int(cell)) for cell in PLACES.findall(words))
    yield from (Action(BLESS, int(cell)) for cell in BLESSES.findall(words))
    yield from (Action(CORRECT, (name, int(cell))) for name, cell in CORRECTS.findall(words))
    for pattern, action in (
        (LEAVES, Action(PLACE, None)),
        (FINISHES, Action(FINISH, None)),
        (PASSES, Action(PASS, None)),
    ):
        if pattern.search(words):
            yield action
