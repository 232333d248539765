"""A game that the client has no module for: found, joined, played, replayed, all as plain text.

The server plays Diamant; on the way to the browser it gets a name that no client knows.
"""

from __future__ import annotations

import re
from contextlib import suppress

from playwright.sync_api import Error, Locator, Route, WebSocketRoute, expect

from tests.browser.conftest import Inviting
from tests.browser.screens.test_accessible import flawless
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server

KNOWN, UNKNOWN = "diamant", "nine-caves"


def unknown(visitor: Visitor) -> Visitor:
    """Everything this visitor receives gives the game an unknown name."""

    def fetch(route: Route) -> None:
        with suppress(Error):  # the page may have been closed or left while it was fetched
            answer = route.fetch(url=route.request.url.replace(UNKNOWN, KNOWN))
            route.fulfill(response=answer, body=answer.text().replace(KNOWN, UNKNOWN))

    def connect(socket: WebSocketRoute) -> None:
        server = socket.connect_to_server()
        server.on_message(lambda frame: socket.send(str(frame).replace(KNOWN, UNKNOWN)))

    visitor.page.route(re.compile("/api/"), fetch)
    visitor.page.route_web_socket(re.compile("/ws/"), connect)
    return visitor


def actions(visitor: Visitor) -> Locator:
    group = visitor.page.get_by_role("group", name=word("fallback-actions"))
    return group.get_by_role("button")


def result(visitor: Visitor) -> Locator:
    return visitor.page.get_by_text(saying("fallback-result"))


def view(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("region", name=word("fallback-view"))


def play_out(visitor: Visitor) -> None:
    """Press the last legal action until there is a result."""
    # A button that was pressed is left alone: at the end of the game it may vanish at any moment.
    back = visitor.page.locator(":enabled[aria-pressed=false]").and_(
        actions(visitor).filter(has_text="choose back")
    )
    while True:
        expect(back.or_(result(visitor)).first).to_be_visible()
        if result(visitor).is_visible():
            return
        back.click()


def test_a_game_without_a_module_is_played_to_its_end_and_watched_again(
    visitors: Inviting, server: Server
) -> None:
    ana = unknown(visitors(server, axe=True))
    table = ana.set_up("bot-1", "bot-2")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text(UNKNOWN)
    expect(actions(ana)).to_have_text(["choose on", "choose back"])
    seats = ana.page.get_by_role("list", name=word("fallback-players"))
    expect(seats.get_by_role("listitem")).to_have_count(3)
    expect(seats.get_by_role("listitem").first).to_contain_text(word("fallback-acts"))
    flawless(ana, "the table")

    play_out(ana)
    expect(result(ana)).to_contain_text("scores")
    expect(seats).to_contain_text(word("fallback-won"))
    flawless(ana, "the result")
    ana.press("log")
    expect(ana.page.get_by_role("dialog")).to_contain_text("revealed · card:")
    ana.page.keyboard.press("Escape")

    ana.press("watch-again")
    ana.page.wait_for_url(f"**/replay/{table}")
    slider = ana.page.get_by_role("slider")
    slider.press("End")
    expect(view(ana)).to_contain_text("scores")
    slider.press("Home")
    expect(view(ana)).not_to_contain_text("scores")
    expect(view(ana)).to_contain_text("round")
    flawless(ana, "the replay")

    ana.go("/")
    expect(ana.page.get_by_role("link", name=re.compile(UNKNOWN)).first).to_be_visible()
    ana.go("/me")
    expect(ana.page.get_by_role("link", name=re.compile(UNKNOWN)).first).to_be_visible()


def test_friends_join_a_game_without_a_module_and_the_host_starts_it(
    visitors: Inviting, server: Server
) -> None:
    ana, ben = (unknown(visitors(server)) for _ in range(2))
    ana.set_up("friend", "bot-1")
    invite = ana.invite()
    ben.go(invite)
    expect(ben.page.get_by_text(re.compile(f"^{UNKNOWN} · edition: "))).to_be_visible()
    expect(ben.button("home-rules")).to_have_count(0)
    ben.sit_down(invite, "Ben")
    ana.press("start")
    for person in (ana, ben):
        expect(actions(person)).to_have_text(["choose on", "choose back"])
    actions(ben).first.click()
    expect(actions(ben).first).to_have_attribute("aria-pressed", "true")
