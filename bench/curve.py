"""A picture of strength against time: a line for each kind of game, with its intervals."""

from collections.abc import Callable, Mapping, Sequence
from html import escape
from math import log10
from pathlib import Path

from gemkeep.minds.estimates import Estimate

Point = tuple[float, Estimate]
"""Milliseconds per decision, and the share of games won."""

WIDTH, HEIGHT = 720, 420
LEFT, RIGHT, TOP, BOTTOM = 60, 190, 20, 50
COLOURS = ("#c2571a", "#1f6fb2", "#3f8a3f", "#8a4fa3", "#8a6d1a")
LEAST_WON = 0.5


def draw(lines: Mapping[str, Sequence[Point]], limit: float, path: Path) -> None:
    """Write the picture as SVG; the limit is a time that is marked."""
    times = [time for points in lines.values() for time, _ in points] + [limit]
    first, last = log10(min(times) / 1.5), log10(max(times) * 1.5)

    def across(time: float) -> float:
        return LEFT + (WIDTH - LEFT - RIGHT) * (log10(time) - first) / (last - first)

    parts = [*_heights(), *_times(first, last, across), _marked(across(limit), limit)]
    for number, (name, points) in enumerate(lines.items()):
        colour = COLOURS[number % len(COLOURS)]
        placed = [(across(time), found) for time, found in points]
        parts += _line(placed, colour)
        parts.append(_text(WIDTH - RIGHT + 14, TOP + 20 + 22 * number, name, colour))
    path.write_text(
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}" '
        f'font-family="sans-serif" font-size="12">\n'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>\n'
        + "\n".join(parts)
        + "\n</svg>\n",
        "utf-8",
    )


def _up(won: float) -> float:
    share = (max(won, LEAST_WON) - LEAST_WON) / (1 - LEAST_WON)
    return HEIGHT - BOTTOM - (HEIGHT - TOP - BOTTOM) * share


def _heights() -> list[str]:
    parts = []
    for tenth in range(round(10 * LEAST_WON), 11):
        height = _up(tenth / 10)
        parts.append(_stroke(LEFT, height, WIDTH - RIGHT, height, "#ddd"))
        parts.append(_text(LEFT - 32, height + 4, f"{tenth / 10:.1f}"))
    return parts


def _times(first: float, last: float, across: Callable[[float], float]) -> list[str]:
    times = [10.0**power for power in range(-4, 5) if first <= power <= last]
    parts = [_text(across(time) - 12, HEIGHT - BOTTOM + 18, f"{time:g}") for time in times]
    return [*parts, _text(LEFT + 100, HEIGHT - 10, "milliseconds of one core per decision, mean")]


def _marked(at: float, limit: float) -> str:
    line = _stroke(at, TOP, at, HEIGHT - BOTTOM, "#999")
    return line + _text(at - 46, TOP + 12, f"{limit:g} ms", "#666")


def _line(placed: Sequence[tuple[float, Estimate]], colour: str) -> list[str]:
    """The line, and at each point its interval."""
    corners = " ".join(f"{at:.1f},{_up(found.value):.1f}" for at, found in placed)
    parts = [f'<polyline points="{corners}" fill="none" stroke="{colour}" stroke-width="2"/>']
    for at, found in placed:
        parts.append(_stroke(at, _up(found.low), at, _up(found.high), colour))
        parts.append(f'<circle cx="{at:.1f}" cy="{_up(found.value):.1f}" r="3.5" fill="{colour}"/>')
    return parts


def _stroke(x1: float, y1: float, x2: float, y2: float, colour: str) -> str:
    ends = f'x1="{x1:.1f}" y1="{y1:.1f}" x2="{x2:.1f}" y2="{y2:.1f}"'
    return f'<line {ends} stroke="{colour}"/>'


def _text(x: float, y: float, words: str, colour: str = "#333") -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" fill="{colour}">{escape(words)}</text>'
