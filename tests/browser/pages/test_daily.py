"""The daily challenge in real browsers: played once, shared as a line, secret until then."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.casket import AtCasket
from tests.browser.conftest import Inviting
from tests.browser.screens.test_accessible import flawless
from tests.browser.screens.test_on_a_phone import fits
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server

PHONE: Any = {"width": 360, "height": 740}


def panel(visitor: Visitor, game: str) -> Locator:
    """The part of the page that is about one game."""
    return visitor.page.get_by_role("region", name=word(f"game-{game}", visitor.language))


def begin(visitor: Visitor, game: str) -> str:
    """Go from home to the challenge and begin it; the table."""
    visitor.go("/")
    today = visitor.page.get_by_role("region", name=word("daily", visitor.language))
    today.get_by_role("link", name=word(f"game-{game}", visitor.language)).click()
    visitor.page.wait_for_url("**/daily")
    said = saying("daily-play", visitor.language)
    panel(visitor, game).get_by_role("button", name=said).click()
    return visitor.table()


def test_todays_diamant_is_played_once_and_told_in_a_line(
    visitors: Inviting, own_server: Server
) -> None:
    ann = visitors(own_server)
    ann.context.grant_permissions(["clipboard-read", "clipboard-write"])
    table = begin(ann, "diamant")
    ann.play_out(lambda _: "back")
    expect(ann.page.get_by_role("status").get_by_text(word("daily-among"))).to_have_text(
        re.compile(r"players: place 1 of 1\s*You beat \d of 3 bots$")
    )
    expect(ann.button("play-again")).to_have_count(0)
    line = ann.page.locator(".line").inner_text()
    day = own_server.ask("/api/daily")["day"]
    rounds = r"(?:(?:◆\d+|◇|💥) ){5}"
    link = re.escape(f"{own_server.url}/daily/{day}?by={table}")
    assert re.fullmatch(rf"Gemkeep · Diamant · {day} · \d+ ◆ · {rounds}· {link}", line)
    ann.press("daily-copy")
    expect(ann.page.get_by_text(word("daily-copied"))).to_be_visible()
    assert ann.page.evaluate("navigator.clipboard.readText()") == line

    # Somebody who has not played sees no list and no result, and what was shared is still sealed.
    ben = visitors(own_server)
    ben.go("/daily")
    expect(panel(ben, "diamant")).to_contain_text(word("daily-sealed"))
    expect(ben.page.get_by_role("listitem")).to_have_count(0)
    ben.forgive("403")
    ben.go(f"/replay/{table}")
    ben.sees("refused-sealed")
    ben.press("daily")
    ben.page.wait_for_url("**/daily")
    ben.go(f"/t/{table}")
    ben.sees("refused-unknown-table")
    assert not [heard for heard in ben.heard if "view" in heard]

    # It can't be played twice, and after finishing it you see the list and the others' games.
    begin(ben, "diamant")
    ben.play_out(lambda _: "on")
    ben.press("daily-best")
    lines = panel(ben, "diamant").get_by_role("listitem")
    expect(lines).to_have_count(2)
    expect(lines.last).to_contain_text(re.compile(r"\b0 ◆"))
    expect(panel(ben, "diamant").get_by_role("button", name=saying("daily-play"))).to_have_count(0)
    lines.first.get_by_role("link").click()
    ben.page.wait_for_url(f"**/replay/{table}")
    expect(ben.page.get_by_role("slider").first).to_be_visible()


def test_the_casket_of_the_day_is_begun_left_and_played_to_the_end(
    visitors: Inviting, own_server: Server
) -> None:
    ann = visitors(own_server)
    table = begin(ann, "hideouts")
    casket = AtCasket(ann)
    asked = casket.asked()
    assert asked is not None
    casket.do(casket.advised(asked))
    ann.go("/daily")
    said = saying("daily-go-on")
    panel(ann, "hideouts").get_by_role("link", name=said).click()
    assert ann.table() == table
    casket.play_out()
    line = re.compile(r"level \d · [✔✘] .* · \d+ slides")
    expect(ann.page.locator(".line")).to_contain_text(line)
    expect(ann.button("play-again")).to_have_count(0)
    expect(ann.button("next-level")).to_have_count(0)


def test_it_fits_a_phone_and_axe_finds_nothing(visitors: Inviting, own_server: Server) -> None:
    phone = visitors(own_server, language="uk", viewport=PHONE, has_touch=True, axe=True)
    phone.context.add_init_script("navigator.share = async (what) => { window.shared = what }")
    phone.go("/daily")
    expect(panel(phone, "hideouts")).to_be_visible()
    fits(phone)
    begin(phone, "diamant")
    phone.play_out(lambda _: "back")
    expect(phone.page.locator(".line")).to_be_visible()
    fits(phone)
    flawless(phone, "the end")
    phone.press("share")
    shared = phone.page.wait_for_function("window.shared").json_value()
    line = phone.page.locator(".line").inner_text()
    assert shared == {"text": line}
    for path in ("/", "/daily"):
        phone.go(path)
        expect(phone.page.get_by_role("timer")).to_be_visible()
        fits(phone)
        flawless(phone, path)
    phone.press("daily-before")
    phone.sees("daily-of")
