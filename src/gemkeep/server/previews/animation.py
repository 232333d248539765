"""A short animation of what led to a moment, and of what came next."""

from __future__ import annotations

from io import BytesIO
from typing import Final

from PIL import Image

from gemkeep.server.drawing.letters import Letters
from gemkeep.server.previews import pictures
from gemkeep.server.previews.moments import moments, place_of
from gemkeep.server.previews.subjects import Moment

BEFORE: Final = 8
AFTER: Final = 3
"""How many moments before and after the one that is shared are shown."""
SMALLER: Final = 2
"""An animation is 600 pixels wide; at its size no finer drawing is needed."""
COLOURS: Final = 128
"""Half of the palette."""
A_MOMENT: Final = 750
THE_MOMENT: Final = 1800
THE_END: Final = 2400
"""Milliseconds."""


def animation(subject: Moment, language: str, letters: Letters) -> bytes:
    """The animation as a GIF, which every messenger plays."""
    seen = moments(subject.table)
    at = place_of(subject.at, seen)
    shown = range(max(0, at - BEFORE), min(len(seen), at + AFTER + 1))
    frames = [
        pictures.moment(subject, seen[place], language, letters, 1).finished(SMALLER)
        for place in shown
    ]
    times = [THE_MOMENT if place == at else A_MOMENT for place in shown]
    times[-1] = THE_END
    return _gif(frames, times)


def _gif(frames: list[Image.Image], times: list[int]) -> bytes:
    palette = _palette(_side_by_side(frames))
    reduced = [frame.quantize(palette=palette, dither=Image.Dither.NONE) for frame in frames]
    written = BytesIO()
    reduced[0].save(
        written, "GIF", save_all=True, append_images=reduced[1:], duration=times, loop=0
    )
    return written.getvalue()


def _palette(whole: Image.Image) -> Image.Image:
    """One palette for all frames, so that what stands still does not flicker.

    Half of it are the most frequent colours, for the many shades of the dark; the other half are as
    different as possible, so that a small thing of a rare colour keeps it.
    """
    colours: list[int] = []
    for method in (Image.Quantize.MEDIANCUT, Image.Quantize.MAXCOVERAGE):
        found = whole.quantize(COLOURS, method, dither=Image.Dither.NONE).getpalette() or []
        colours += found[: 3 * COLOURS]
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    return palette


def _side_by_side(frames: list[Image.Image]) -> Image.Image:
    """The first, the middle and the last frame in one picture."""
    some = [frames[0], frames[len(frames) // 2], frames[-1]]
    whole = Image.new("RGB", (frames[0].width, frames[0].height * len(some)))
    for row, frame in enumerate(some):
        whole.paste(frame, (0, row * frame.height))
    return whole
