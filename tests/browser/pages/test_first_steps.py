"""A newcomer, from the first page to the end of a game."""

from __future__ import annotations

import json
import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Inviting
from tests.browser.visitors import MOST_SCRIPT, Visitor, deep
from tests.browser.words import word
from tests.server_process import STATIC, Server


def test_the_first_choice_is_two_presses_away_at_the_usual_pace(
    visitors: Inviting, server: Server
) -> None:
    newcomer = visitors(server, fast=False, reduced_motion="no-preference")
    newcomer.go("/")
    newcomer.door().click()
    newcomer.act("on").click()
    newcomer.hears('"decided"')


def test_the_name_is_seen_before_any_style_and_nothing_is_drawn_without_it(
    visitors: Inviting, server: Server
) -> None:
    visitor = visitors(server, painted=True)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    index = (STATIC / "index.html").read_text(encoding="utf-8")
    sheet = re.search(r'<link rel="stylesheet"[^>]*href="([^"]+)"', index)
    assert sheet is not None
    english = json.loads((STATIC / "preload.json").read_bytes())["words"]["en"]
    visitor.page.route(f"**{sheet[1]}", hold)
    visitor.page.goto("/new", wait_until="commit")
    visitor.page.wait_for_function(
        """(words) => performance.getEntriesByName('first-contentful-paint').length
            && performance.getEntriesByType('resource').some((one) => one.name.endsWith(words))""",
        arg=english,
    )
    expect(visitor.page.get_by_text("Gemkeep")).to_be_visible()
    expect(visitor.page.get_by_role("heading")).to_have_count(0)
    held[0].continue_()
    visitor.sees("new-title")
    # Nothing below it is missing: what is drawn later is there, too.
    expect(visitor.button("new-invite")).to_be_visible()


def test_one_person_and_bots_play_to_the_count_and_again(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.door().click()
    first = visitor.table()
    assert visitor.play_out(deep) >= 5
    expect(visitor.page.get_by_role("region", name=word("counting"))).to_be_visible()
    visitor.press("play-again")
    visitor.goes_along(first)
    assert 0 < visitor.script_bytes() < MOST_SCRIPT


def test_a_listed_table_is_joined_from_the_first_page(
    visitors: Inviting, own_server: Server
) -> None:
    host, guest = visitors(own_server), visitors(own_server)
    host.set_up("friend", "bot-2", new_doors="new-listed")
    guest.go("/")
    tables = guest.page.get_by_role("region", name=word("home-open"))
    tables.get_by_role("link").click()
    guest.page.get_by_label(word("your-name")).fill("Ben")
    guest.press("join-sit")
    expect(host.page.get_by_text("Ben", exact=True)).to_be_visible()
    host.press("start")
    assert guest.on_turn()


def test_a_game_under_way_is_one_press_from_the_first_page(
    visitors: Inviting, server: Server
) -> None:
    visitor = visitors(server, viewport={"width": 360, "height": 740})
    table = visitor.set_up("bot-1", "bot-2")
    assert visitor.on_turn()
    visitor.go("/")
    onward = visitor.button("home-continue")
    expect(onward).to_be_in_viewport(ratio=1)
    visitor.heading("home-continue").scroll_into_view_if_needed()
    expect(onward, "not next to what it leads to").to_have_count(0)
    visitor.page.evaluate("scrollTo(0, 0)")
    onward.click()
    assert visitor.table() == table
