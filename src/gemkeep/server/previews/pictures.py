"""The pictures of previews."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, assert_never

from PIL import Image

from gemkeep.server.drawing.canvas import FINE, WIDTH, Canvas, Point, Tone
from gemkeep.server.drawing.letters import Letters
from gemkeep.server.drawing.palette import ASH, BONE, FELT, GOLD, STONE, TORCH
from gemkeep.server.games.interface.painting import Painter
from gemkeep.server.games.registry import served, served_games
from gemkeep.server.previews import wording
from gemkeep.server.previews.moments import moments, place_of
from gemkeep.server.previews.subjects import (
    DailyDay,
    DailyResult,
    Home,
    Invite,
    Moment,
    Sitter,
    Subject,
)
from gemkeep.server.previews.texts import TEXTS, all_titles, game_texts

CENTRE: Final = WIDTH / 2
LIGHTS: Final[Mapping[Tone, str]] = {"torch": TORCH, "felt": FELT}


def picture(subject: Subject, language: str, letters: Letters) -> Image.Image:
    """The picture for what a link leads to."""
    match subject:
        case Home():
            canvas = _home(language, letters)
        case Invite():
            canvas = _invite(subject, language, letters)
        case Moment():
            seen = moments(subject.table)
            view = seen[place_of(subject.at, seen)]
            canvas = moment(subject, view, language, letters, FINE)
        case DailyResult():
            canvas = _result(subject, language, letters)
        case DailyDay():
            canvas = _day(subject, language, letters)
        case _:
            assert_never(subject)
    return canvas.finished()


# The type of a view depends on the game.
def moment(subject: Moment, view: Any, language: str, letters: Letters, scale: int) -> Canvas:  # noqa: ANN401
    """A moment of a game; the names of the players if nobody can draw the game."""
    painter = served(subject.game).painter
    canvas = Canvas(letters, _tone(painter), scale)
    title = game_texts(subject.game, language).title
    _header(canvas, f"{title} · {TEXTS[language].replay}")
    if painter is None:
        canvas.text((CENTRE, 250), title, 84, face="caps", align="middle", widest=1080)
        _camp(canvas, subject.sitters, 480, language)
    else:
        painter.paint(canvas, view, wording.players(subject.sitters, language))
    return canvas


def _home(language: str, letters: Letters) -> Canvas:
    canvas = Canvas(letters, "torch")
    _emblem(canvas, (CENTRE, 205))
    canvas.text((CENTRE, 404), "Gemkeep", 108, face="caps", colour=TORCH, align="middle")
    _, _, promise = TEXTS[language].home.partition(": ")
    canvas.text((CENTRE, 466), promise.capitalize(), 40, align="middle", widest=600)
    _games(canvas, all_titles(language))
    return canvas


def _invite(invite: Invite, language: str, letters: Letters) -> Canvas:
    canvas = Canvas(letters, _tone(served(invite.game).painter))
    title = game_texts(invite.game, language).title
    _header(canvas, TEXTS[language].invited)
    headline = wording.headline(invite, language)
    canvas.text((CENTRE, 186), headline, 66, face="caps", colour=TORCH, align="middle", widest=1080)
    canvas.text((CENTRE, 252), title, 46, face="bold", align="middle", widest=1080)
    _camp(canvas, invite.sitters, 392, language)
    _pill(canvas, wording.seats(invite, language), 562)
    return canvas


def _result(result: DailyResult, language: str, letters: Letters) -> Canvas:
    painter = served(result.game).painter
    canvas = Canvas(letters, _tone(painter))
    texts = TEXTS[language]
    _header(canvas, texts.daily.format(day=result.day))
    title = game_texts(result.game, language).title
    canvas.text((CENTRE, 172), title, 48, face="caps", align="middle", widest=1080)
    if result.score is None:
        lost = wording.score(result, language)
        canvas.text((CENTRE, 350), lost, 130, face="caps", align="middle", widest=1080)
    else:
        _number(canvas, result.score, painter)
    name = result.name or texts.nameless
    canvas.text((CENTRE, 470), name, 60, face="caps", colour=TORCH, align="middle", widest=1080)
    canvas.text((CENTRE, 546), texts.daily_about, 34, colour=ASH, align="middle", widest=1080)
    return canvas


def _number(canvas: Canvas, score: int, painter: Painter | None) -> None:
    """A large number, next to what it counts."""
    canvas.glow((CENTRE, 300), 230, TORCH, 0.35)
    width = canvas.text((CENTRE, 360), str(score), 190, face="caps", colour=GOLD, align="middle")
    if painter is not None:
        for side in (-1, 1):
            _art_of(canvas, painter, painter.counted, (CENTRE + side * (width / 2 + 90), 300), 110)


def _day(day: DailyDay, language: str, letters: Letters) -> Canvas:
    canvas = Canvas(letters, "torch")
    words = wording.wording(day, language)
    _emblem(canvas, (CENTRE, 205))
    canvas.text(
        (CENTRE, 396), words.title, 64, face="caps", colour=TORCH, align="middle", widest=1000
    )
    canvas.text((CENTRE, 460), TEXTS[language].daily_about, 38, align="middle", widest=600)
    _games(canvas, all_titles(language))
    return canvas


def _header(canvas: Canvas, title: str) -> None:
    """The name of the program, and what the picture is about."""
    canvas.text((48, 66), "Gemkeep", 42, face="caps", colour=TORCH)
    canvas.text((1152, 64), title, 32, face="bold", colour=BONE, align="right", widest=760)


def _emblem(canvas: Canvas, middle: Point) -> None:
    """The ruby in the lit entrance of the cave."""
    x, y = middle
    canvas.glow((x, y + 20), 300, "#e2702c", 0.6)
    for wide, high, colour in ((92, 118, "#6a5645"), (78, 104, "#c4591f")):
        canvas.rectangle((x - wide, y - high, x + wide, y + 108), colour, radius=wide)
        canvas.rectangle((x - wide, y, x + wide, y + 108), colour)
    canvas.glow((x, y + 60), 110, "#ffb347", 0.8)
    canvas.art("ruby", (x, y + 14), 150)


def _games(canvas: Canvas, titles: str) -> None:
    """The emblems and titles of the games, and explorers on both sides."""
    canvas.text((CENTRE, 532), titles, 34, face="bold", colour=ASH, align="middle", widest=560)
    painters = [game.painter for game in served_games() if game.painter is not None]
    for painter, x in zip(painters, (236, 964), strict=False):
        canvas.glow((x, 216), 150, LIGHTS[painter.tone], 0.3)
        _art_of(canvas, painter, painter.emblem, (x, 216), 150)
    for place, colours in enumerate((("red", "teal"), ("blue", "purple"), ("green", "yellow"))):
        across, size = 84 + place * 92, 140 - place * 16
        for colour, x in zip(colours, (across, WIDTH - across), strict=True):
            canvas.art(f"explorer-{colour}", (x, 584 - size / 2), size)


def _camp(canvas: Canvas, sitters: tuple[Sitter, ...], y: float, language: str) -> None:
    """Everyone around the fire, free seats faint; the names below."""
    apart = min(170.0, 1080 / (len(sitters) + 1))
    half = -(-len(sitters) // 2)
    left = CENTRE - len(sitters) * apart / 2
    canvas.glow((left + half * apart, y + 20), 300, "#e2702c", 0.5)
    canvas.art("campfire", (left + half * apart, y + 34), 92)
    for seat, (sitter, player) in enumerate(
        zip(sitters, wording.players(sitters, language), strict=True)
    ):
        x = left + (seat if seat < half else seat + 1) * apart
        free = sitter.kind == "open"
        canvas.art(f"explorer-{player.colour}", (x, y), 138, opacity=0.32 if free else 1.0)
        if not free:
            canvas.text(
                (x, y + 106), player.name, 28, face="bold", align="middle", widest=apart - 12
            )


def _pill(canvas: Canvas, text: str, y: float) -> None:
    """A text in a lit frame."""
    width = canvas.measure(text, 38, face="bold")
    box = (CENTRE - width / 2 - 36, y - 42, CENTRE + width / 2 + 36, y + 20)
    canvas.rectangle(box, STONE, radius=30, edge=TORCH, line=3)
    canvas.text((CENTRE, y), text, 38, face="bold", colour=TORCH, align="middle")


def _art_of(canvas: Canvas, painter: Painter, name: str, middle: Point, height: float) -> None:
    """The game's own art, or what all games share."""
    own = (painter.folder / f"{name}.webp").exists()
    if own:
        canvas.art(name, middle, height, folder=painter.folder)
    else:
        canvas.art(name, middle, height)


def _tone(painter: Painter | None) -> Tone:
    return "torch" if painter is None else painter.tone
