"""The pictures of ladders and profiles, lessons, sharing a device, and what links show."""

from __future__ import annotations

import json
from io import BytesIO

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, expect

from tests.browser.camera import DESKTOP, PHONE, keep, side_by_side, sitting, take
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server

GAMES = ("diamant", "hideouts")
ENOUGH = 3
"""Games until somebody is on the ladder."""
LOOKS: tuple[tuple[str, ViewportSize, str], ...] = (
    ("dark", DESKTOP, "dark"),
    ("light", PHONE, "phone-light"),
)
HALF = 0.5


def take_all(browser: Browser, server: Server) -> None:
    """Each page on a desktop in the dark, and on a phone in the light."""
    with sitting(browser, server, "dark") as visitor:
        tables = [_play(visitor) for _ in range(ENOUGH)]
        person = visitor.page.evaluate("localStorage.getItem('gemkeep.person')")
        server.counted(json.loads(person)["key"], "diamant", ENOUGH)
        visitor.set_up("friend", "bot-2", "bot-3")
        invite = visitor.invite().rpartition("/")[2]
    for scheme, size, look in LOOKS:
        with sitting(browser, server, scheme, size) as visitor:
            visitor.be(person)
            visitor.go("/ladder/diamant")
            expect(visitor.page.get_by_text("Ana").first).to_be_visible()
            take(visitor, f"ladder-{look}")
            visitor.go(f"/player/{json.loads(person)['id']}")
            expect(visitor.page.get_by_role("heading", name="Ana")).to_be_visible()
            take(visitor, f"profile-{look}")
        for at, game in enumerate(GAMES):
            _lesson(browser, server, scheme, size, at, f"lesson-{game}-{look}")
    _openly(browser, server)
    _previews(server, invite, tables[0])


def _play(visitor: Visitor) -> str:
    visitor.moment = ""
    table = visitor.set_up("bot-1", "bot-2", "bot-3")
    visitor.play_out(lambda turn: "back" if turn % 3 == 2 else "on")
    return table


def _lesson(  # noqa: PLR0913, PLR0917 - one picture
    browser: Browser, server: Server, scheme: str, size: ViewportSize, at: int, name: str
) -> None:
    """The first words of a lesson."""
    with sitting(browser, server, scheme, size) as visitor:
        visitor.go("/")
        visitor.page.get_by_role("button", name=saying("home-guided")).nth(at).click()
        expect(visitor.page.get_by_role("button", name=word("coach-understood"))).to_be_visible()
        take(visitor, name)


def _openly(browser: Browser, server: Server) -> None:
    """Four people who share a phone; one of them has chosen."""
    with sitting(browser, server, "dark", PHONE) as visitor:
        visitor.go("/new")
        visitor.press("preset-device")
        visitor.page.get_by_role("radio", name=word("sharing-open")).check()
        visitor.press("new-start")
        back = visitor.page.get_by_role("button", name=word("choice-back"), exact=True)
        visitor.press("open-all-on")
        cards = visitor.page.get_by_role("region", name=word("word-path")).get_by_role("img")
        expect(cards).to_have_count(2)
        back.first.click()
        expect(back.first).to_have_attribute("aria-pressed", "true")
        take(visitor, "openly-phone-dark")


def _previews(server: Server, invite: str, table: str) -> None:
    """What sites show next to links."""
    day = server.ask("/api/daily")["day"]
    addresses = ("home.png", f"invite/{invite}.png", f"replay/{table}.png?at=9", f"daily/{day}.png")
    pictures = [
        Image.open(BytesIO(server.call(f"/preview/{address}").body)).convert("RGB")
        for address in addresses
    ]
    keep(side_by_side(pictures, 2, HALF), "previews")
