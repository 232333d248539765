"""Draws previews in a separate thread, each once, and caches the latest."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable
from concurrent.futures import ThreadPoolExecutor
from io import BytesIO
from pathlib import Path
from typing import Final

from gemkeep.server.drawing.letters import Letters
from gemkeep.server.previews.animation import animation
from gemkeep.server.previews.pictures import picture
from gemkeep.server.previews.subjects import HOME, Moment, Subject

MOST_REMEMBERED: Final = 200
"""Each is about 200 kB."""
MOST_WAITING: Final = 16
"""With more to draw than this, the picture of the program itself is sent."""


class Renderer:
    """Draws for one server."""

    def __init__(self, static: Path) -> None:
        """With the typefaces of the client built into this folder."""
        self._letters = Letters(static)
        # One thread: drawing must leave time for the tables, and fonts are not thread-safe.
        self._thread = ThreadPoolExecutor(1, thread_name_prefix="previews")
        self._drawn: OrderedDict[Hashable, bytes] = OrderedDict()
        self._drawing: dict[Hashable, asyncio.Future[bytes]] = {}

    async def picture(self, subject: Subject, language: str) -> bytes:
        """The picture as a PNG."""
        if self._busy() and subject != HOME:
            subject = HOME
        return await self._once(("png", subject, language), lambda: self._png(subject, language))

    async def animation(self, subject: Moment, language: str) -> bytes:
        """The animation as a GIF."""
        key = ("gif", subject, language)
        return await self._once(key, lambda: animation(subject, language, self._letters))

    def close(self) -> None:
        """Draw nothing more."""
        self._thread.shutdown(wait=True, cancel_futures=True)

    def _busy(self) -> bool:
        return len(self._drawing) >= MOST_WAITING

    async def _once(self, key: Hashable, draw: Callable[[], bytes]) -> bytes:
        """What was drawn before, is being drawn, or is drawn now."""
        drawn = self._drawn.get(key)
        if drawn is not None:
            self._drawn.move_to_end(key)
            return drawn
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = asyncio.get_running_loop().run_in_executor(self._thread, draw)
            self._drawing[key] = drawing
            drawing.add_done_callback(lambda done: self._finish(key, done))
        return await asyncio.shield(drawing)

    def _finish(self, key: Hashable, done: asyncio.Future[bytes]) -> None:
        del self._drawing[key]
        if done.cancelled() or done.exception() is not None:
            return
        self._drawn[key] = done.result()
        if len(self._drawn) > MOST_REMEMBERED:
            self._drawn.popitem(last=False)

    def _png(self, subject: Subject, language: str) -> bytes:
        written = BytesIO()
        picture(subject, language, self._letters).save(written, "PNG", compress_level=6)
        return written.getvalue()
