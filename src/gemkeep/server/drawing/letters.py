"""The program's typefaces, for drawing.

The built client has each typeface in one file per script, so a text is drawn in runs, each with the
file that has its letters.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from itertools import groupby
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeAlias

from PIL import ImageFont

Face: TypeAlias = Literal["caps", "bold", "plain"]
Font: TypeAlias = ImageFont.FreeTypeFont | ImageFont.ImageFont

FILES: Final[Mapping[Face, str]] = {
    "caps": "alegreya-sc-{script}-700-normal-*.woff2",
    "bold": "alegreya-sans-{script}-700-normal-*.woff2",
    "plain": "alegreya-sans-{script}-400-normal-*.woff2",
}
SCRIPTS: Final[Mapping[str, tuple[range, ...]]] = {
    "latin": (range(0x20, 0x100), range(0x2010, 0x2028), range(0x20AC, 0x20AD)),
    "latin-ext": (range(0x100, 0x250), range(0x1E00, 0x1EFA)),
    "cyrillic": (range(0x400, 0x460), range(0x490, 0x492)),
}
"""The characters in each file, as in web/src/app/fonts.css."""
UNKNOWN: Final = "\N{MIDDLE DOT}"
"""Drawn for a character that no typeface has."""
MOST_FONTS: Final = 256
RAQM: Final = ImageFont.Layout.RAQM
LINING: Final = ["lnum"]
"""Digits as high as capitals."""


class Run(NamedTuple):
    """A part of a text, and the font that has all of its letters."""

    font: Font
    text: str

    @property
    def features(self) -> list[str] | None:
        """The features of the font that are used, where its layout engine has any."""
        return LINING if getattr(self.font, "layout_engine", None) == RAQM else None

    @property
    def width(self) -> float:
        """How wide it is."""
        if isinstance(self.font, ImageFont.FreeTypeFont):
            return self.font.getlength(self.text, features=self.features)
        return self.font.getlength(self.text)


class Letters:
    """The typefaces of one build of the client; without a build, Pillow's own."""

    def __init__(self, static: Path) -> None:
        """Take the files from this folder of static files."""
        self._files = {
            (face, script): next((static / "assets").glob(pattern.format(script=script)), None)
            for face, pattern in FILES.items()
            for script in SCRIPTS
        }
        self._font = lru_cache(MOST_FONTS)(self._load)

    def runs(self, text: str, face: Face, size: int) -> list[Run]:
        """The text as runs; characters that can't be drawn are replaced."""
        drawable = "".join(each if _script_of(each) else UNKNOWN for each in text)
        return [
            Run(self._font(face, script, size), "".join(run))
            for script, run in groupby(drawable, lambda each: _script_of(each) or "latin")
        ]

    def width(self, text: str, face: Face, size: int) -> float:
        """How wide the text is."""
        return sum(run.width for run in self.runs(text, face, size))

    def _load(self, face: Face, script: str, size: int) -> Font:
        file = self._files[face, script]
        return ImageFont.load_default(size) if file is None else ImageFont.truetype(file, size)


def _script_of(character: str) -> str | None:
    code = ord(character)
    return next(
        (name for name, ranges in SCRIPTS.items() if any(code in each for each in ranges)), None
    )
