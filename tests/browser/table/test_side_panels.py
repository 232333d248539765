"""Panels are next to the game on wide screens, and over it on small ones."""

from __future__ import annotations

from playwright.sync_api import Locator, ViewportSize, expect

from tests.browser.casket import AtCasket, level
from tests.browser.conftest import Finished, Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import word
from tests.server_process import Server

PHONE: ViewportSize = {"width": 390, "height": 844}
NARROW: ViewportSize = {"width": 1000, "height": 800}


def _panel(visitor: Visitor, name: str = "chat") -> Locator:
    return visitor.page.get_by_role("dialog", name=word(name))


def _talking(visitor: Visitor) -> Locator:
    """Open the chat, with the line for typing."""
    visitor.press("chat")
    line = visitor.page.get_by_role("textbox", name=word("say-something"))
    expect(line).to_be_focused()
    return line


def test_the_cave_can_be_played_next_to_the_chat(visitor: Visitor) -> None:
    visitor.set_up("bot-1", "bot-2")
    assert visitor.on_turn()
    _talking(visitor)
    visitor.page.keyboard.type("o b oh, a bat")
    visitor.page.keyboard.press("Enter")
    expect(_panel(visitor).get_by_role("listitem")).to_contain_text("o b oh, a bat")
    chosen = visitor.page.locator("[aria-pressed=true]")
    expect(chosen, "what is written chooses nothing").to_have_count(0)
    acts, talk = visitor.decision.bounding_box(), _panel(visitor).bounding_box()
    assert acts is not None
    assert talk is not None
    assert acts["x"] + acts["width"] <= talk["x"], "nothing lies under it"
    visitor.choose("on")
    expect(_panel(visitor)).to_be_visible()
    assert visitor.on_turn()
    visitor.page.get_by_role("button", name=word("sign-wow")).click()
    with visitor.sockets[-1].expect_event("framesent", lambda frame: '"act"' in str(frame)):
        visitor.page.keyboard.press("o")


def test_the_casket_can_be_played_next_to_the_chat(visitor: Visitor) -> None:
    visitor.set_up("bot-2", page=level(1))
    casket = AtCasket(visitor)
    assert casket.asked()
    _talking(visitor)
    assert casket.turn()
    expect(_panel(visitor)).to_be_visible()


def test_one_panel_at_a_time_is_open_next_to_a_game(visitor: Visitor) -> None:
    visitor.set_up("bot-1", "bot-2")
    assert visitor.on_turn()
    _talking(visitor)
    visitor.press("log")
    expect(_panel(visitor, "log")).to_be_visible()
    expect(_panel(visitor)).to_have_count(0)
    visitor.press("log")
    expect(_panel(visitor, "log")).to_have_count(0)


def test_escape_closes_it_and_leads_back_to_where_it_was_opened(visitor: Visitor) -> None:
    visitor.set_up("bot-1", "bot-2")
    assert visitor.on_turn()
    _talking(visitor)
    visitor.page.keyboard.press("Escape")
    expect(_panel(visitor)).to_have_count(0)
    expect(visitor.button("chat")).to_be_focused()


def test_where_the_room_goes_it_lies_over_the_game(visitor: Visitor) -> None:
    visitor.set_up("bot-1", "bot-2")
    assert visitor.on_turn()
    _talking(visitor)
    visitor.page.set_viewport_size(NARROW)
    expect(visitor.page.locator("dialog:modal")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(_panel(visitor)).to_have_count(0)


def test_a_chat_goes_on_at_the_next_table(
    visitors: Inviting, server: Server, finished: Finished
) -> None:
    visitor = visitors(server)
    visitor.be(finished.person)
    visitor.go(f"/t/{finished.table}")
    _talking(visitor)
    visitor.press("play-again")
    visitor.goes_along(finished.table)
    expect(_panel(visitor)).to_be_visible()


def test_on_a_phone_it_leaves_the_casket_where_it_is(visitors: Inviting, server: Server) -> None:
    phone = visitors(server, viewport=PHONE, has_touch=True)
    phone.set_up("bot-2", page=level(1))
    casket = AtCasket(phone)
    assert casket.asked()
    before = [casket.box(cell).bounding_box() for cell in range(9)]
    for name in ("chat", "log"):
        phone.press(name)
        panel = _panel(phone, name)
        expect(panel).to_be_visible()
        assert [casket.box(cell).bounding_box() for cell in range(9)] == before
        area = panel.bounding_box()
        assert area
        assert area["y"] >= PHONE["height"] / 2 - 1, "half of the screen is the game's"
        phone.page.keyboard.press("Escape")
        expect(panel).to_have_count(0)


def test_a_chat_opens_at_its_newest_line(visitors: Inviting, server: Server) -> None:
    phone = visitors(server, viewport={"width": 360, "height": 640})
    phone.set_up("bot-2", page=level(1))
    assert AtCasket(phone).asked()
    phone.press("chat")
    line = phone.page.get_by_role("textbox", name=word("say-something"))
    for number in range(1, 7):
        line.fill(f"Line {number}")
        line.press("Enter")
        expect(_panel(phone)).to_contain_text(f"Line {number}")
    phone.page.keyboard.press("Escape")
    expect(_panel(phone)).to_have_count(0)
    phone.press("chat")
    newest = _panel(phone).get_by_role("listitem").filter(has_text="Line 6")
    expect(newest).to_be_in_viewport()
