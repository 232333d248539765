"""One Chromium and one server for all; a visitor's storage is their own."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.serving import STATIC, House
from tests.browser.visitors import HASTY, Visitor
from tools import chromium as installed

DESKTOP = {"width": 1280, "height": 800}

Inviting = Callable[..., Visitor]


# For the package, not the session: while Playwright runs, no other test can have an event loop.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    path = installed.find()
    assert path, installed.MISSING
    expect.set_options(timeout=15_000)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=list(installed.FLAGS))
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """The server that most tests share."""
    assert (STATIC / "index.html").exists(), "the browser's side is not built: make web"
    house = House(tmp_path_factory.mktemp("house"))
    yield house
    house.close()


@pytest.fixture
def own_house(tmp_path: Path) -> Iterator[House]:
    """A server of the test's own, to be killed and to be empty."""
    house = House(tmp_path, "--away-after", "1")
    yield house
    house.close()


@pytest.fixture
def visitors(chromium: Browser) -> Iterator[Inviting]:
    """Makes visitors; none of them may meet an error, nor another host."""
    with ExitStack() as leaving:
        made: list[tuple[Visitor, str]] = []

        def come(house: House, *, hasty: bool = True, language: str = "en", **more: Any) -> Visitor:  # noqa: ANN401
            settings = {
                "base_url": house.url,
                "locale": language,
                "viewport": DESKTOP,
                "service_workers": "block",
                "reduced_motion": "reduce",
            }
            context = chromium.new_context(**(settings | more))
            leaving.callback(context.close)
            if hasty:
                context.add_init_script(path=HASTY)
            visitor = Visitor(context, context.new_page(), language)
            made.append((visitor, urlsplit(house.url).netloc))
            return visitor

        yield come
        for visitor, host in made:
            assert not visitor.troubles()
            assert visitor.hosts <= {host}


@pytest.fixture
def visitor(visitors: Inviting, house: House) -> Visitor:
    """Someone at the shared server."""
    return visitors(house)
