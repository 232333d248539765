"""What takes pictures of the running program for docs/pictures."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, FloatRect, Locator, ViewportSize

from tests.browser.visitors import Visitor, set_pace
from tests.server_process import ROOT, Server

PICTURES = ROOT / "docs" / "pictures"
LARGEST = 200_000
QUALITY = 84
DESKTOP: ViewportSize = {"width": 1280, "height": 800}
PHONE: ViewportSize = {"width": 390, "height": 844}
BETWEEN = 12
"""Pixels between pictures that are shown side by side."""


@contextmanager
def sitting(
    browser: Browser,
    server: Server,
    scheme: str,
    size: ViewportSize = DESKTOP,
    *,
    moving: bool = False,
    **more: Any,  # noqa: ANN401
) -> Iterator[Visitor]:
    """A visitor whose screen is photographed; nothing moves on it unless `moving` is set."""
    settings: dict[str, Any] = {
        "base_url": server.url,
        "locale": "en",
        "viewport": size,
        "color_scheme": scheme,
        "reduced_motion": "no-preference" if moving else "reduce",
        "service_workers": "block",
        "is_mobile": size is PHONE,
        "has_touch": size is PHONE,
    }
    context = browser.new_context(**(settings | more))
    if not moving:
        set_pace(context)
    yield Visitor(context, context.new_page())
    context.close()


def take(visitor: Visitor, name: str) -> None:
    """Keep a picture of the whole window."""
    keep(look(visitor), name)


def look(visitor: Visitor, at: Locator | None = None, clip: FloatRect | None = None) -> Image.Image:
    """A picture of the window, of one element, or of a part of the window."""
    visitor.page.wait_for_load_state("networkidle")
    visitor.page.evaluate("document.fonts.ready.then(() => {})")
    if at is not None:
        seen = at.screenshot(animations="disabled")
    else:
        seen = visitor.page.screenshot(animations="disabled", clip=clip)
    return Image.open(BytesIO(seen)).convert("RGB")


def keep(picture: Image.Image, name: str, quality: int = QUALITY) -> None:
    file = PICTURES / f"{name}.webp"
    picture.save(file, quality=quality, method=6)
    assert file.stat().st_size < LARGEST, f"{file} is too large"


def side_by_side(pictures: list[Image.Image], columns: int, scale: float = 1.0) -> Image.Image:
    """One picture from several of the same size."""
    wide, high = (round(side * scale) for side in pictures[0].size)
    rows = -(-len(pictures) // columns)
    size = (columns * (wide + BETWEEN) - BETWEEN, rows * (high + BETWEEN) - BETWEEN)
    whole = Image.new("RGB", size, "#8a8f8c")
    for at, picture in enumerate(pictures):
        row, column = divmod(at, columns)
        place = (column * (wide + BETWEEN), row * (high + BETWEEN))
        whole.paste(picture.resize((wide, high)), place)
    return whole
