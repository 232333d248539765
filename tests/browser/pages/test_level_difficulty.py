"""How hard a level is, in the editor; and the gallery, from which levels are played."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from itertools import count

from playwright.sync_api import Route, expect

from gemkeep.games.hideouts.catalogue import LEVELS
from gemkeep.games.hideouts.levels.code import write_code
from gemkeep.minds.hideouts.levels.gallery import gallery
from gemkeep.minds.hideouts.levels.study import study
from tests.browser.conftest import Inviting
from tests.browser.screens.test_accessible import flawless
from tests.browser.screens.test_on_a_phone import fits
from tests.browser.words import word
from tests.minds.levels.level_team import SpareTeam
from tests.server_process import Server

LEVEL = replace(LEVELS[2], supply=14)


def test_the_editor_finds_out_how_hard_a_level_is(server: Server, visitors: Inviting) -> None:
    found = study(LEVEL, SpareTeam(), 100, "1", lambda _: None)
    asked = count(1)

    def answer(route: Route) -> None:
        """Stands in for the bots, which would take too long: halfway first, then the result."""
        done = next(asked) > 1
        told = {"progress": 1.0, "study": asdict(found)} if done else {"progress": 0.5}
        route.fulfill(body=json.dumps(told), content_type="application/json")

    visitor = visitors(server, axe=True, viewport={"width": 360, "height": 640})
    visitor.page.route("**/api/levels/*/study", answer)
    visitor.go(f"/level/{write_code(LEVEL)}")
    visitor.sees("editor-ready")
    visitor.press("hard-check")
    panel = visitor.page.get_by_role("region", name=word("hard-title"))
    expect(panel.get_by_text(word("grade-fair"), exact=True).first).to_be_visible()
    expect(panel.get_by_role("figure").get_by_role("listitem")).to_have_count(5)
    expect(visitor.page.get_by_text(word("editor-ready"))).to_have_count(0)
    fits(visitor)
    flawless(visitor, "editor")
    # Another level is checked again, and one that nobody can win gets no tick.
    visitor.page.get_by_role("slider").fill("9")
    expect(panel.get_by_role("figure")).to_have_count(0)
    expect(visitor.page.get_by_text(word("editor-ready"))).to_have_count(0)


def test_a_level_of_the_gallery_is_played(server: Server, visitors: Inviting) -> None:
    visitor = visitors(server, axe=True)
    visitor.go("/levels")
    visitor.press("gallery-title")
    cards = visitor.page.get_by_role("region", name=word("gallery-made")).get_by_role("listitem")
    expect(cards).to_have_count(len(gallery()))
    visitor.page.get_by_role("radio", name=word("grade-gentle")).check()
    expect(cards).to_have_count(sum(level.grade == "gentle" for level in gallery()))
    flawless(visitor, "gallery")
    cards.first.get_by_role("button").first.click()
    visitor.table()
