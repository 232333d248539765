"""A finger on the screen, as Chromium sees a real one: it touches, drags and lets go."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import CDPSession, Locator, Page

from tests.browser.visitors import Visitor, set_pace

STEPS = 6

Spot = tuple[float, float]


class Finger:
    """One finger; it is lifted at the end of every `with`."""

    def __init__(self, page: Page) -> None:
        self._session: CDPSession = page.context.new_cdp_session(page)
        self._at: Spot = (0, 0)

    @contextmanager
    def on(self, spot: Spot) -> Iterator[None]:
        """Touch this spot, and let go wherever the finger is then."""
        self._at = spot
        self._feel("touchStart", spot)
        yield
        self._session.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})

    def go(self, to: Spot) -> None:
        """Move there without lifting it."""
        (x, y), (right, down) = self._at, to
        for step in range(1, STEPS + 1):
            share = step / STEPS
            self._feel("touchMove", (x + (right - x) * share, y + (down - y) * share))
        self._at = to

    def carry(self, start: Spot, to: Spot) -> None:
        """Touch one spot, and let go at the other."""
        with self.on(start):
            self.go(to)

    def _feel(self, kind: str, spot: Spot) -> None:
        x, y = spot
        self._session.send(
            "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y}]}
        )


def never_long(visitor: Visitor) -> Visitor:
    """The same visitor, but no touch counts as a long one, however slow the machine is."""
    set_pace(visitor.context, patience=1000, sound=False)
    return visitor


def middle_of(what: Locator) -> Spot:
    """Where the middle of this is on the screen."""
    box = what.bounding_box()
    assert box
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
