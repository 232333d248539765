"""One Chromium and one server for all; a visitor's storage is their own."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Generator, Iterator
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any, NamedTuple
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.casket import AtCasket, level
from tests.browser.visitors import AXE, PATIENCE, Visitor, deep, set_pace
from tests.browser.words import TAGS
from tests.server_process import ROOT, STATIC, Server
from tools import chromium as installed

SLOW = float(os.environ.get("SLOW", "1"))
"""How many times slower than this machine Chromium works, to see what is not waited for."""
DESKTOP = {"width": 1280, "height": 800}

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
    """A server of the test's own, to be killed and to be empty; a second away there is long."""
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits", "--away-after", "1") as server:
        yield server


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item,
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Keep what the visitors of a failed test saw last."""
    report = yield
    present: list[Visitor] = item.stash.get(VISITORS, [])
    if report.failed and report.when == "call":
        SEEN_LAST.mkdir(parents=True, exist_ok=True)
        for at, visitor in enumerate(present):
            with suppress(Error):
                visitor.page.screenshot(path=SEEN_LAST / f"{item.name}-{at}.png")
            report.sections.append((f"visitor {at}", "\n".join(visitor.heard[-6:])))
    return report


@pytest.fixture
def visitors(chromium: Browser, request: pytest.FixtureRequest) -> Iterator[Inviting]:
    """Makes visitors; none of them may meet an error, nor another host."""
    present = request.node.stash[VISITORS] = []
    with ExitStack() as leaving:
        made: list[tuple[Visitor, str]] = []

        def come(
            server: Server,
            *,
            fast: bool = True,
            axe: bool = False,
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
                set_pace(context)
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
    """What a browser keeps of that person."""
    key: str


@pytest.fixture(scope="package")
def finished(chromium: Browser, server: Server) -> Finished:
    """A game of Diamant."""

    def play(visitor: Visitor) -> str:
        table = visitor.set_up("bot-1", "bot-2")
        visitor.play_out(deep)
        return table

    return _played(chromium, server, "diamant", play)


@pytest.fixture(scope="package")
def lifted(chromium: Browser, server: Server) -> Finished:
    """A game of Hideouts."""

    def play(visitor: Visitor) -> str:
        table = visitor.set_up("bot-3", page=level(2))
        AtCasket(visitor).play_out()
        return table

    return _played(chromium, server, "hideouts", play)


def _played(
    chromium: Browser, server: Server, game: str, play: Callable[[Visitor], str]
) -> Finished:
    context = chromium.new_context(base_url=server.url, locale="en", service_workers="block")
    set_pace(context)
    visitor = Visitor(context, context.new_page())
    table = play(visitor)
    person = visitor.page.evaluate("localStorage.getItem('gemkeep.person')")
    context.close()
    key = json.loads(person)["key"]
    server.counted(key, game)
    return Finished(table, person, key)


@pytest.fixture
def visitor(visitors: Inviting, server: Server) -> Visitor:
    """Someone at the shared server."""
    return visitors(server)
