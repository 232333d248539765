"""Draws a game of Hideouts: the tray with its boxes, as everyone at the table may know it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from gemkeep.games.hideouts.types import FULL_SUPPLY
from gemkeep.games.hideouts.view import BoxView, CellView, View
from gemkeep.server.drawing.canvas import Canvas, Point, Tone
from gemkeep.server.drawing.palette import ASH, BONE, FELT
from gemkeep.server.games.interface.painting import Painter, Player

ART: Final = Path(__file__).parent / "art"
ROW: Final = 3
MIDDLE: Final[Point] = (612, 348)
ACROSS: Final = 92
DOWN: Final = 55
HIGH: Final = 42
"""How far a step along a wall goes across and down, and how high a box is."""
REACH: Final = 0.465
RIM: Final = 0.39
FRAME: Final = 1.74
DEEP: Final = 44
"""How high the tray is."""
CORNERS: Final = {"NW": (-1.0, 1.0), "NE": (1.0, 1.0), "SE": (1.0, -1.0), "SW": (-1.0, -1.0)}
PANEL: Final = "#0f1817e6"
EDGE: Final = "#2d4a43"
PILE: Final = 5
"""The most coins drawn in one box."""


class Spot(NamedTuple):
    """A point of the tray, in cells from its middle."""

    east: float
    north: float

    def at(self, high: float = 0.0) -> Point:
        """Where it is in the picture; the south-west corner is nearest."""
        x = MIDDLE[0] + (self.east - self.north) * ACROSS
        return x, MIDDLE[1] - (self.east + self.north) * DOWN - high * HIGH

    def corners(self, reach: float, high: float = 0.0) -> list[Point]:
        """The corners of a square around it: west, south, east, north in the picture."""
        east, north = self
        around = ((-reach, reach), (-reach, -reach), (reach, -reach), (reach, reach))
        return [Spot(east + e, north + n).at(high) for e, n in around]


class HideoutsPainter(Painter):
    """Draws Hideouts."""

    tone: ClassVar[Tone] = "felt"
    folder: ClassVar[Path] = ART
    emblem: ClassVar[str] = "guardian-owl"
    counted: ClassVar[str] = "coin"

    def paint(self, canvas: Canvas, view: Any, players: Sequence[Player]) -> None:  # noqa: ANN401
        """The tray in the middle, the players on the left, the supply and the lid on the right."""
        seen: View = view
        _tray(canvas)
        _corners(canvas, seen, players)
        boxes = {box.cell: box for box in seen.boxes}
        cells = {cell.cell: cell for cell in seen.cells}
        for number in sorted(range(ROW * ROW), key=lambda cell: -sum(_middle(cell))):
            if number in boxes:
                _box(canvas, boxes[number])
            elif number in cells:
                _gap(canvas, cells[number])
        for box in seen.boxes:
            if box.seal is not None:
                _label(canvas, box)
        _players(canvas, seen, players)
        _supply(canvas, seen)


def _middle(cell: int) -> Spot:
    row, column = divmod(cell, ROW)
    return Spot(column - 1, 1 - row)


def _tray(canvas: Canvas) -> None:
    whole = Spot(0, 0)
    west, south, east, north = whole.corners(FRAME)
    canvas.glow((MIDDLE[0], MIDDLE[1] + 30), 430, "#000000", 0.6)
    canvas.polygon([west, south, (south[0], south[1] + DEEP), (west[0], west[1] + DEEP)], "#1f443b")
    canvas.polygon([south, east, (east[0], east[1] + DEEP), (south[0], south[1] + DEEP)], "#2f6355")
    canvas.polygon([west, south, east, north], "#4b8171", edge="#6da594")
    canvas.polygon(whole.corners(1.6), "#1c3d35")
    canvas.polygon(whole.corners(1.52), "#1a2c28")


def _box(canvas: Canvas, box: BoxView) -> None:
    spot = _middle(box.cell)
    low, high = spot.corners(REACH), spot.corners(REACH, 1)
    floor, rim = spot.corners(RIM, 0.1), spot.corners(RIM, 1)
    canvas.polygon(floor, "#3a281b")
    # The far walls from inside, then what is in it, then the near walls from outside.
    canvas.polygon([floor[0], floor[3], rim[3], rim[0]], "#5f432d")
    canvas.polygon([floor[3], floor[2], rim[2], rim[3]], "#7d5c3d")
    _contents(canvas, box, spot)
    canvas.polygon([low[0], low[1], high[1], high[0]], "#6b4a2d")
    canvas.polygon([low[1], low[2], high[2], high[1]], "#a97c4f")
    for one in range(4):
        other = (one + 1) % 4
        shade = "#c4945f" if one in (1, 3) else "#b58450"
        canvas.polygon([high[one], high[other], rim[other], rim[one]], shade, edge="#4a311c")


def _contents(canvas: Canvas, box: BoxView, spot: Spot) -> None:
    x, y = spot.at(0.35)
    many = len(box.guardians)
    for place, guardian in enumerate(box.guardians):
        middle = (x + (place - (many - 1) / 2) * 44, y - 8)
        _amulet(canvas, guardian, middle, 0.9 if many == 1 else 0.66)
    for number in range(min(box.tokens, PILE)):
        canvas.art("coin", (x + 56, y + 4 - number * 5), 22, folder=ART)
    if box.symbol:
        canvas.art("hideout-action", (x - 52, y), 30, folder=ART)


def _amulet(canvas: Canvas, guardian: str, at: Point, size: float) -> None:
    (x, y), wide, high = at, 34 * size, 21 * size
    canvas.ellipse((x - wide, y - high, x + wide, y + high), "#1d3530", edge=FELT)
    canvas.art(f"guardian-{guardian}", (x, y - 12 * size), 62 * size, folder=ART)


def _gap(canvas: Canvas, cell: CellView) -> None:
    spot = _middle(cell.cell)
    x, y = spot.at()
    canvas.polygon(spot.corners(0.48), "#10201c", edge="#3f7a6a")
    canvas.glow((x, y), 86, FELT, 0.25)
    if cell.start:
        canvas.art("start-token", (x, y), 56, folder=ART)
    if cell.guardian is not None and cell.guardian_lies == "up":
        _amulet(canvas, cell.guardian, (x, y), 1.25)
    if cell.hideout_lies in ("up", "down"):
        name = "back" if cell.hideout is None else cell.hideout.replace(":", "-")
        canvas.art(f"hideout-{name}", (x, y - 4), 56, folder=ART)


def _label(canvas: Canvas, box: BoxView) -> None:
    """Whose home a box is known to be."""
    x, y = _middle(box.cell).at(1)
    y -= 46
    canvas.polygon([(x - 9, y + 22), (x + 9, y + 22), (x, y + 32)], FELT)
    canvas.rectangle((x - 27, y - 23, x + 27, y + 23), PANEL, radius=9, edge=FELT)
    canvas.art(f"guardian-{box.seal}", (x, y), 36, folder=ART)


def _players(canvas: Canvas, view: View, players: Sequence[Player]) -> None:
    for seat, player in enumerate(players):
        top = 112 + seat * 78
        turn = view.turn == seat
        edge = FELT if turn else EDGE
        canvas.rectangle(
            (40, top, 250, top + 66), PANEL, radius=14, edge=edge, line=3 if turn else 2
        )
        canvas.art(f"explorer-{player.colour}", (70, top + 33), 54)
        canvas.text((100, top + 42), player.name, 26, face="bold", widest=148)


def _corners(canvas: Canvas, view: View, players: Sequence[Player]) -> None:
    """Who looks from which corner."""
    for seat, player in enumerate(players):
        east, north = CORNERS[view.corners[seat]]
        x, y = Spot(east * FRAME, north * FRAME).at(max(0.0, east + north) * 0.6)
        edge = FELT if view.turn == seat else EDGE
        canvas.ellipse((x - 24, y - 24, x + 24, y + 24), "#0f1817", edge=edge, line=3)
        canvas.art(f"explorer-{player.colour}", (x, y - 2), 38)


def _supply(canvas: Canvas, view: View) -> None:
    full = min(view.level.supply, FULL_SUPPLY)
    for number in range(full):
        row, column = divmod(number, 5)
        x, y = 988 + column * 38, 132 + row * 38
        if number < view.supply:
            canvas.art("coin", (x, y), 32, folder=ART)
        else:
            canvas.ellipse((x - 14, y - 14, x + 14, y + 14), "#00000066", edge=EDGE)
    rows = -(-full // 5)
    y = 132 + rows * 38
    canvas.text((972, y + 16), f"{view.supply}", 34, face="bold", colour=BONE)
    canvas.text((1020, y + 16), f"/ {full}", 28, face="plain", colour=ASH)
    for number, hideout in enumerate(view.lid.hideouts[:8]):
        row, column = divmod(number, 4)
        place = (990 + column * 46, y + 64 + row * 46)
        canvas.art(f"hideout-{hideout.replace(':', '-')}", place, 40, folder=ART)
