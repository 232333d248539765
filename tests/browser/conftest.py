"""One Chromium and one server for all; a visitor's storage is their own."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable, Coroutine, Generator, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, suppress
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.casket import walk_home
from tests.browser.game_fixtures import kept, someone
from tests.browser.visitors import AXE, PATIENCE, Visitor, deep, set_pace
from tests.browser.words import TAGS
from tests.server.client import Client
from tests.server_process import ROOT, STATIC, Server
from tools import chromium as installed

SLOW = float(os.environ.get("SLOW", "1"))
"""How many times slower Chromium runs, to find tests that don't wait for something."""
DESKTOP = {"width": 1280, "height": 800}

UNPAINTED = """{
    window.unpainted = new CSSStyleSheet();
    window.unpainted.replaceSync('html { opacity: 0 !important }');
    document.adoptedStyleSheets.push(window.unpainted);
}"""
"""The page is laid out, so it can be searched, pressed and read, but no pixel is painted.

No test looks at pixels, and without a GPU they take up to 40 % of the time that a game takes.
"""

SEEN_LAST = ROOT / "build" / "browser"
VISITORS = pytest.StashKey[list[Visitor]]()

Inviting = Callable[..., Visitor]


# For the package, not the session: while Playwright runs, no other test can have an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = installed.find()
    assert path, installed.MISSING
    expect.set_options(timeout=PATIENCE)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, args=list(installed.FLAGS), timeout=PATIENCE
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """The server that most tests share."""
    assert (STATIC / "index.html").exists(), "the browser client is not built: make web"
    with Server(str(tmp_path_factory.mktemp("server") / "gemkeep.db"), "--no-limits") as server:
        yield server


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A new server that the test may kill; there, a second of absence counts as long."""
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits", "--away-after", "1") as server:
        yield server


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep screenshots of what the visitors of a failed test saw last."""
    report = yield
    present: list[Visitor] = item.stash.get(VISITORS, [])
    if report.failed and report.when == "call":
        SEEN_LAST.mkdir(parents=True, exist_ok=True)
        for at, visitor in enumerate(present):
            with suppress(Error):
                visitor.page.evaluate("if (window.unpainted) window.unpainted.disabled = true")
                visitor.page.screenshot(path=SEEN_LAST / f"{item.name}-{at}.png")
            report.sections.append((f"visitor {at}", "\n".join(visitor.heard[-6:])))
    return report


@pytest.fixture
def visitors(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Inviting]:
    """Makes visitors; the test fails if a page logs an error or asks another host."""
    present = request.node.stash[VISITORS] = []
    with ExitStack() as leaving:
        made: list[tuple[Visitor, str]] = []

        def come(
            server: Server,
            *,
            fast: bool = True,
            axe: bool = False,
            painted: bool = False,
            language: str = "en",
            **more: Any,  # noqa: ANN401
        ) -> Visitor:
            settings = {
                "base_url": server.url,
                "locale": TAGS.get(language, language),
                "viewport": DESKTOP,
                "service_workers": "block",
                "reduced_motion": "reduce",
            }
            context = chromium.new_context(**(settings | more))
            leaving.callback(context.close)
            if fast:
                set_pace(context, sound=False)
            if not painted:
                context.add_init_script(UNPAINTED)
            if axe:
                context.add_init_script(path=AXE)
            visitor = Visitor(context, context.new_page(), language)
            pace = context.new_cdp_session(visitor.page)
            pace.send("Emulation.setCPUThrottlingRate", {"rate": SLOW})
            present.append(visitor)
            made.append((visitor, urlsplit(server.url).netloc))
            return visitor

        yield come
        for visitor, host in made:
            assert not visitor.troubles()
            assert visitor.hosts <= {host}


class Finished(NamedTuple):
    """A game that was played to its end, and who played it."""

    table: str
    person: str
    """What the person's browser stores."""
    key: str


@pytest.fixture(scope="package")
def finished(server: Server) -> Finished:
    """A game of Diamant."""

    async def play(ana: Client) -> None:
        turns = count()
        await ana.play_out(lambda _: deep(next(turns)))

    return _played(server, play, "mouse", "bold")


@pytest.fixture(scope="package")
def lifted(server: Server) -> Finished:
    """A game of Hideouts."""
    return _played(server, walk_home, "walker", game="hideouts", rules={"level": 2})


def _played(
    server: Server,
    play: Callable[[Client], Coroutine[Any, Any, None]],
    *bots: str,
    game: str = "diamant",
    **more: object,
) -> Finished:
    """Played over the socket; other tests play whole games in a browser."""
    person = someone(server, "Ana")
    key = person["key"]
    table, _ = server.table(key, "me", *bots, game=game, start=True, **more)

    async def sit_down() -> None:
        async with server.client(table, key) as ana:
            await play(ana)

    with ThreadPoolExecutor(1) as elsewhere:  # Playwright's event loop is in this thread
        elsewhere.submit(asyncio.run, sit_down()).result()
    server.counted(key, game)
    return Finished(table, kept(person), key)


@pytest.fixture
def visitor(visitors: Inviting, server: Server) -> Visitor:
    """Someone at the shared server."""
    return visitors(server)
