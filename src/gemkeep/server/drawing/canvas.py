"""A canvas for pictures of one size, drawn larger and made smaller at the end for smooth edges."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import Final, Literal, TypeAlias

from PIL import Image, ImageChops, ImageColor, ImageDraw

from gemkeep.server.drawing.art import SHARED, sprite
from gemkeep.server.drawing.letters import Face, Letters
from gemkeep.server.drawing.palette import BONE, NIGHT, STONE

WIDTH: Final = 1200
HEIGHT: Final = 630
"""The size that sites show in full next to a link."""
FINE: Final = 2
"""Pixels drawn for each pixel of a side that is kept."""

Point: TypeAlias = tuple[float, float]
Box: TypeAlias = tuple[float, float, float, float]
"""Left, top, right, bottom."""
Align: TypeAlias = Literal["left", "middle", "right"]
Tone: TypeAlias = Literal["torch", "felt"]

LIGHT: Final[dict[Tone, tuple[str, str]]] = {
    "torch": (NIGHT, "#4a301d"),
    "felt": ("#0f1414", "#22403a"),
}
"""By tone, the dark of the cave and the light in it."""
ROOF: Final = (
    (0, 70), (60, 34), (118, 92), (176, 40), (250, 58), (316, 26), (402, 76), (470, 30),
    (566, 44), (640, 22), (716, 60), (800, 30), (880, 84), (948, 38), (1020, 52), (1092, 30),
    (1140, 78), (1200, 44),
)  # fmt: skip
FLOOR: Final = (
    (0, 600), (84, 618), (170, 596), (262, 620), (366, 606), (470, 622), (590, 610), (700, 622),
    (820, 604), (930, 620), (1030, 598), (1110, 618), (1200, 592),
)  # fmt: skip


class Canvas:
    """A picture under construction; all measures are in pixels of a picture 1200 by 630."""

    def __init__(self, letters: Letters, tone: Tone, scale: int = FINE) -> None:
        """An empty cave, drawn `scale` times as large."""
        self.scale = scale
        self._letters = letters
        self._image = _cave(tone, scale).copy()
        self._draw = ImageDraw.Draw(self._image, "RGBA")

    def finished(self, divided_by: int = FINE) -> Image.Image:
        """The picture, made smaller."""
        return self._image.reduce(divided_by)

    # --- Shapes ----------------------------------------------------------------------------------

    def rectangle(
        self, box: Box, fill: str, *, radius: float = 0, edge: str | None = None, line: float = 2
    ) -> None:
        """A rectangle with round corners."""
        self._draw.rounded_rectangle(
            self._scaled(*box),
            radius * self.scale,
            fill,
            edge,
            max(1, round(line * self.scale)) if edge else 0,
        )

    def ellipse(self, box: Box, fill: str, *, edge: str | None = None, line: float = 2) -> None:
        """An ellipse in a box."""
        width = max(1, round(line * self.scale)) if edge else 0
        self._draw.ellipse(self._scaled(*box), fill, edge, width)

    def polygon(self, corners: Sequence[Point], fill: str, *, edge: str | None = None) -> None:
        """A polygon, with a thin edge if wanted."""
        points = [(x * self.scale, y * self.scale) for x, y in corners]
        self._draw.polygon(points, fill)
        if edge is not None:
            self._draw.line([*points, points[0]], edge, self.scale, "curve")

    def line(self, points: Sequence[Point], colour: str, width: float) -> None:
        """A line from point to point."""
        scaled = [(x * self.scale, y * self.scale) for x, y in points]
        self._draw.line(scaled, colour, round(width * self.scale), "curve")

    def glow(self, middle: Point, reach: float, colour: str, strength: float = 0.6) -> None:
        """Light around a point."""
        side = round(2 * reach * self.scale)
        light = _disc(side).point(lambda value: round(value * strength))
        place = tuple(round((each - reach) * self.scale) for each in middle)
        self._image.paste(ImageColor.getrgb(colour), place, light)  # type: ignore[arg-type]

    # --- Art and text ----------------------------------------------------------------------------

    def art(
        self,
        name: str,
        middle: Point,
        height: float,
        *,
        folder: Path = SHARED,
        opacity: float = 1.0,
    ) -> None:
        """A picture of the sprite sheets, by its middle."""
        drawn = sprite(folder, name, round(height * self.scale), opacity)
        left = round(middle[0] * self.scale - drawn.width / 2)
        top = round(middle[1] * self.scale - drawn.height / 2)
        self._image.paste(drawn, (left, top), drawn)

    def text(  # noqa: PLR0913 - each has a sensible default
        self,
        at: Point,
        text: str,
        size: float,
        *,
        face: Face = "plain",
        colour: str = BONE,
        align: Align = "left",
        widest: float = WIDTH,
    ) -> float:
        """A line of text whose baseline begins, is centred or ends here; returns its width.

        A text that is too wide is set smaller and, if that is not enough, cut off with an ellipsis.
        """
        drawn, pixels = self._fitting(text, round(size * self.scale), face, widest * self.scale)
        width = self._letters.width(drawn, face, pixels)
        shift = {"left": 0.0, "middle": 0.5, "right": 1.0}[align]
        x, y = at[0] * self.scale - shift * width, at[1] * self.scale
        for run in self._letters.runs(drawn, face, pixels):
            self._draw.text((x, y), run.text, colour, run.font, anchor="ls", features=run.features)
            x += run.width
        return width / self.scale

    def measure(self, text: str, size: float, *, face: Face = "plain") -> float:
        """How wide a line of text is."""
        return self._letters.width(text, face, round(size * self.scale)) / self.scale

    def _fitting(self, text: str, size: int, face: Face, widest: float) -> tuple[str, int]:
        smallest = round(size * 0.62)
        while size > smallest and self._letters.width(text, face, size) > widest:
            size -= max(1, size // 20)
        if self._letters.width(text, face, size) <= widest:
            return text, size
        while text and self._letters.width(f"{text}…", face, size) > widest:
            text = text[:-1]
        return f"{text.rstrip()}…", size

    def _scaled(self, *measures: float) -> tuple[float, ...]:
        return tuple(each * self.scale for each in measures)


@lru_cache(4)
def _cave(tone: Tone, scale: int) -> Image.Image:
    """The inside of a cave: dark stone, with light from above."""
    night, light = LIGHT[tone]
    size = (WIDTH * scale, HEIGHT * scale)
    cave = Image.new("RGB", size, night)
    shine = _disc(256).resize((round(size[0] * 1.3), round(size[1] * 1.7)))
    place = ((size[0] - shine.width) // 2, round(-0.62 * shine.height))
    cave.paste(ImageColor.getrgb(light), place, shine)
    low = shine.resize((size[0], size[1] // 2)).point(lambda value: round(value * 0.45))
    cave.paste(ImageColor.getrgb(light), (0, round(size[1] * 0.62)), low)
    draw = ImageDraw.Draw(cave, "RGBA")
    for points, base in ((ROOF, 0), (FLOOR, HEIGHT)):
        for nearer, shade in ((0, f"{STONE}aa"), (1, "#0b0806cc")):
            edge = [(x * scale, _moved(y, base, nearer) * scale) for x, y in points]
            draw.polygon([(0, base * scale), *edge, (size[0], base * scale)], shade)
    return cave


def _moved(y: float, base: float, nearer: int) -> float:
    """A rock that is nearer hangs, or stands, less far into the picture."""
    return base + (y - base) * (0.55 if nearer else 1.0)


@lru_cache(32)
def _disc(side: int) -> Image.Image:
    """Light that is brightest in the middle."""
    small = ImageChops.invert(Image.radial_gradient("L"))
    # The gradient reaches the corners; one that ends at the edges shows no square.
    ends = small.point(lambda value: max(0, round((value - 75) * 255 / 180)))
    return ends.point(lambda value: round(255 * (value / 255) ** 1.6)).resize((side, side))
