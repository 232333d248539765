"""Draws a game of Diamant: the entrances, the path into the cave, and what everyone has."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any, ClassVar, Final, NamedTuple

from gemkeep.games.diamant.view import Explorer, PathCard, View
from gemkeep.server.drawing.canvas import Canvas, Point
from gemkeep.server.drawing.palette import ASH, BONE, EDGE, GOLD, RUBY, STONE, TORCH
from gemkeep.server.games.interface.painting import AREA, Painter, Player

ART: Final = Path(__file__).parent / "art"
LEFT, TOP, RIGHT, _ = AREA
ONE_ROW: Final = 8
"""The most cards side by side; a longer path has two rows."""
TALL: Final = 1.32
"""The height of a card, by its width."""
WIDEST_CARD: Final = 150
SMALLER_CARD: Final = 104
PATH: Final = (TOP + 64, 424)
"""Where the path is, from top to bottom."""
STRIP: Final = (446, 588)
"""Where the players are."""
FEW: Final = 3
"""Up to this many rubies are drawn one by one."""
MOST_RELICS: Final = 4


class CardColours(NamedTuple):
    """The colours of a kind of card."""

    face: str
    line: str


CARD_COLOURS: Final = {
    "treasure": CardColours("#30261f", "#6a5645"),
    "hazard": CardColours("#3a1c15", "#99412b"),
    "relic": CardColours("#3d3117", "#d4a032"),
}


class DiamantPainter(Painter):
    """Draws Diamant."""

    folder: ClassVar[Path] = ART
    emblem: ClassVar[str] = "relic-5"
    counted: ClassVar[str] = "ruby"

    def paint(self, canvas: Canvas, view: Any, players: Sequence[Player]) -> None:  # noqa: ANN401
        """The entrances, the path, and a strip with the players."""
        seen: View = view
        _entrances(canvas, seen)
        _path(canvas, seen, players)
        _strip(canvas, seen, players)


def _entrances(canvas: Canvas, view: View) -> None:
    """The five rounds: those that are over are boarded up, the current one is lit."""
    for number in range(view.rounds):
        x, foot = 620 - (view.rounds - 1) * 27 + number * 54, TOP + 42
        now = number == view.closed
        canvas.rectangle((x - 21, foot - 46, x + 21, foot), "#6a5645" if now else EDGE, radius=19)
        canvas.rectangle((x - 15, foot - 39, x + 15, foot), TORCH if now else "#120d0a", radius=14)
        canvas.rectangle((x - 21, foot - 4, x + 21, foot), "#6a5645" if now else EDGE)
        if number < view.closed:
            canvas.art("planks", (x, foot - 18), 34)
        else:
            colour = "#2a1408" if now else ASH
            canvas.text(
                (x, foot - 12), str(number + 1), 21, face="bold", colour=colour, align="middle"
            )


def _path(canvas: Canvas, view: View, players: Sequence[Player]) -> None:
    top, bottom = PATH
    cards = view.path
    rows = _rows(view.path)
    room = (RIGHT - LEFT) / max(1, len(rows[0]))
    width = min(WIDEST_CARD if len(rows) == 1 else SMALLER_CARD, room - 12)
    height, gap = width * TALL, 12
    middle = (top + bottom) / 2 - (18 if len(rows) == 1 else 0)
    inside = [seat for seat, explorer in enumerate(view.explorers) if explorer.in_cave]
    if not cards:
        canvas.glow((600, middle + 10), 240, TORCH, 0.25)
        canvas.art("campfire" if view.phase != "over" else "chest-open", (600, middle), 170)
    for row, laid in enumerate(rows):
        start = 600 - (len(laid) * (width + gap) - gap) / 2
        y = middle + (row - (len(rows) - 1) / 2) * (height + gap) - height / 2
        for place, card in enumerate(laid):
            last = row == len(rows) - 1 and place == len(laid) - 1
            _card(canvas, card, (start + place * (width + gap), y), width, lit=last)
            if last:
                _figures(
                    canvas, inside, players, (start + place * (width + gap) + width / 2, y + height)
                )


def _rows(cards: Sequence[PathCard]) -> list[Sequence[PathCard]]:
    half = -(-len(cards) // 2)
    return [cards] if len(cards) <= ONE_ROW else [cards[:half], cards[half:]]


def _card(canvas: Canvas, card: PathCard, at: Point, width: float, *, lit: bool) -> None:
    kind, _, rest = card.card.partition(":")
    colours, (x, y), height = CARD_COLOURS[kind], at, width * TALL
    if lit:
        canvas.glow((x + width / 2, y + height / 2), height * 0.95, TORCH, 0.5)
    edge = TORCH if lit else colours.line
    canvas.rectangle(
        (x, y, x + width, y + height), colours.face, radius=width * 0.12, edge=edge, line=3
    )
    middle = x + width / 2
    if kind == "treasure":
        canvas.text((middle, y + width * 0.36), rest, width * 0.32, face="caps", align="middle")
        canvas.art("niche", (middle, y + width * 0.66), width * 0.48)
        _rubies(canvas, card.rubies, (middle, y + height - width * 0.24), width)
    else:
        name = rest if kind == "hazard" else f"relic-{rest or 5}"
        canvas.art(name, (middle, y + height / 2 - width * 0.05), width * 0.82, folder=ART)
        if kind == "relic" and rest:
            canvas.text(
                (middle, y + height - width * 0.07),
                rest,
                width * 0.2,
                face="bold",
                colour=GOLD,
                align="middle",
            )


def _rubies(canvas: Canvas, rubies: int, at: Point, width: float) -> None:
    """What is left on the card."""
    x, y = at
    size = width * 0.22
    if rubies <= FEW:
        for number in range(rubies):
            canvas.art("ruby", (x + (number - (rubies - 1) / 2) * size * 1.1, y), size)
        return
    canvas.art("ruby", (x - size * 0.7, y), size)
    canvas.text(
        (x - size * 0.05, y + size * 0.36), str(rubies), size * 1.15, face="bold", colour=RUBY
    )


def _figures(canvas: Canvas, inside: Sequence[int], players: Sequence[Player], at: Point) -> None:
    """Those in the cave stand before the last card."""
    apart = min(46, 240 / max(1, len(inside)))
    left = min(at[0] - (len(inside) - 1) * apart / 2, RIGHT - 20 - (len(inside) - 1) * apart)
    for place, seat in enumerate(inside):
        canvas.art(f"explorer-{players[seat].colour}", (left + place * apart, at[1] + 14), 78)


def _strip(canvas: Canvas, view: View, players: Sequence[Player]) -> None:
    top, bottom = STRIP
    gap = 10
    width = min(220, (RIGHT - LEFT + gap) / len(players) - gap)
    left = 600 - (len(players) * (width + gap) - gap) / 2
    for seat, (player, explorer) in enumerate(zip(players, view.explorers, strict=True)):
        x = left + seat * (width + gap)
        edge = TORCH if explorer.in_cave else EDGE
        canvas.rectangle((x, top, x + width, bottom), f"{STONE}e6", radius=14, edge=edge)
        opacity = 1.0 if explorer.in_cave or view.phase == "over" else 0.55
        canvas.art(f"explorer-{player.colour}", (x + 34, top + 52), 70, opacity=opacity)
        canvas.text((x + 62, top + 46), player.name, 24, face="bold", widest=width - 70)
        _has(canvas, explorer, (x + 62, top + 92), width - 70)
        if explorer.in_cave:
            canvas.art("ruby", (x + 30, bottom - 24), 24)
            canvas.text((x + 48, bottom - 15), str(explorer.carried), 24, face="bold", colour=RUBY)
        for number, worth in enumerate(explorer.relics[:MOST_RELICS]):
            name = f"relic-{worth}" if view.relics == "ascending" else "relic-5"
            canvas.art(name, (x + width - 22 - number * 24, bottom - 24), 28, folder=ART)


def _has(canvas: Canvas, explorer: Explorer, at: Point, widest: float) -> None:
    """The chest and what is in it, if that is open to all."""
    x, y = at
    canvas.art("chest", (x + 18, y - 10), 32)
    has = "?" if explorer.chest is None else str(explorer.chest)
    colour = GOLD if explorer.chest is not None else BONE
    canvas.text((x + 44, y), has, 32, face="bold", colour=colour, widest=widest - 44)
