"""The art of the sprite sheets as pictures, drawn by tools/preview_art.py."""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path
from typing import Final

from PIL import Image, ImageEnhance

SHARED: Final = Path(__file__).parent / "art"
"""What all games share: explorers, gems, chests, the camp."""
MOST_SPRITES: Final = 512
DIM: Final = 0.35


@lru_cache(MOST_SPRITES)
def sprite(folder: Path, name: str, height: int, opacity: float = 1.0) -> Image.Image:
    """The picture of this name with this height in pixels; a faint one is also grey."""
    with Image.open(folder / f"{name}.webp") as file:
        drawn = file.convert("RGBA")
    width = max(1, round(drawn.width * height / drawn.height))
    drawn = drawn.resize((width, max(1, height)), Image.Resampling.LANCZOS)
    if opacity < 1.0:
        faded = drawn.getchannel("A").point(lambda alpha: round(alpha * opacity))
        drawn = ImageEnhance.Color(drawn).enhance(DIM)
        drawn.putalpha(faded)
    return drawn
