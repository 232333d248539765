"""Pages are drawn in steps, so that none takes a phone long: in the end nothing is missing."""

from __future__ import annotations

from playwright.sync_api import expect

from gemkeep.games.hideouts.catalogue import LEVELS
from tests.browser.visitors import Visitor
from tests.server_process import Server

BOXES = 8
NOT_ON_THE_SHEET = """() => [...document.querySelectorAll('use')]
    .map((use) => use.getAttribute('href'))
    .filter((picture) => !document.querySelector(picture))"""


def table(server: Server) -> str:
    """Where someone's game of Hideouts can be watched."""
    person = server.ask("/api/people", {"name": "Ana"})
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "walker"}]
    wanted = {"game": "hideouts", "rules": {"level": 1}, "seats": seats, "start": True}
    return f"/t/{server.ask('/api/tables', wanted, person['key'])['table']}"


def every_picture_is_there(visitor: Visitor) -> None:
    visitor.page.wait_for_selector("#ruby", state="attached")
    assert visitor.page.evaluate(NOT_ON_THE_SHEET) == []


def test_behind_the_door_of_hideouts(visitor: Visitor) -> None:
    visitor.go("/")
    expect(visitor.page.locator(".hideouts .box")).to_have_count(BOXES)
    expect(visitor.page.locator(".hideouts .sign")).not_to_have_count(0)
    every_picture_is_there(visitor)


def test_at_a_casket(visitor: Visitor, server: Server) -> None:
    visitor.go(table(server))
    expect(visitor.page.locator(".casket .box")).to_have_count(BOXES)
    expect(visitor.page.locator(".coins svg")).to_have_count(LEVELS[1].supply)
    every_picture_is_there(visitor)


def test_on_the_journey(visitor: Visitor) -> None:
    visitor.go("/levels")
    expect(visitor.page.locator(".picture .thick")).to_have_count(len(LEVELS) * BOXES)
    every_picture_is_there(visitor)
