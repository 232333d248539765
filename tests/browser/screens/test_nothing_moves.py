"""What comes late finds its place kept: nothing that is read or pressed moves."""

from __future__ import annotations

import pytest
from playwright.sync_api import Locator, Route, expect

from tests.browser.conftest import Finished, Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import word
from tests.server_process import Server


@pytest.fixture(params=[360, 1280])
def visitor(
    request: pytest.FixtureRequest, visitors: Inviting, server: Server, finished: Finished
) -> Visitor:
    """Someone who has played, on a phone or a desktop."""
    visitor = visitors(server, viewport={"width": request.param, "height": 800})
    visitor.be(finished.person)
    return visitor


def _hold(visitor: Visitor, path: str) -> list[Route]:
    """Keep the answers of these requests back until they are continued."""
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    visitor.page.route(f"**{path}", hold)
    return held


def _top(of: Locator) -> float:
    box = of.bounding_box()
    assert box is not None
    return box["y"]


def test_todays_challenge_moves_no_table(visitor: Visitor) -> None:
    held = _hold(visitor, "/api/daily")
    visitor.go("/")
    visitor.sees("home-ended")
    visitor.at_rest()
    tables = visitor.heading("home-open")
    before = _top(tables)
    held[0].continue_()
    expect(visitor.page.get_by_role("timer")).to_be_attached()
    assert _top(tables) == pytest.approx(before, abs=1)


def test_the_calendar_moves_nothing_below_it(visitor: Visitor) -> None:
    held = _hold(visitor, "/api/me/daily")
    visitor.go("/daily")
    below = visitor.page.get_by_text(word("daily-fair"), exact=True)
    expect(below).to_be_attached()
    visitor.at_rest()
    before = _top(below)
    held[0].continue_()
    expect(visitor.page.get_by_role("region", name=word("calendar"))).to_be_attached()
    assert _top(below) == pytest.approx(before, abs=1)


def test_our_typeface_moves_no_seat_of_a_new_table(visitors: Inviting, server: Server) -> None:
    """A phone whose width is close to that of the three buttons above the seats."""
    visitor = visitors(server, painted=True, viewport={"width": 412, "height": 823})
    held = _hold(visitor, "/*.woff2")
    visitor.go("/new")
    seats = visitor.page.get_by_role("listitem").filter(has=visitor.page.get_by_role("textbox"))
    expect(seats).to_be_visible()
    visitor.page.wait_for_function("() => document.fonts.status === 'loading'")
    visitor.at_rest()
    before = _top(seats)
    for route in held:
        route.continue_()
    visitor.page.unroute("**/*.woff2")
    visitor.page.evaluate("() => document.fonts.ready.then(() => null)")
    assert _top(seats) == pytest.approx(before, abs=1)
