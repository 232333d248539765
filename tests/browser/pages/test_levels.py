"""The levels of Hideouts: the journey with what was won, and custom levels."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.casket import AtCasket
from tests.browser.conftest import Inviting
from tests.browser.screens.test_accessible import flawless
from tests.browser.screens.test_on_a_phone import fits
from tests.browser.touch import Finger, middle_of, never_long
from tests.browser.visitors import Visitor
from tests.browser.words import LANGUAGES, saying, word
from tests.server_process import Server

NAME = "Годинник"
LOCKED = (
    "lock A",
    "the gate rune",
    "the star rune",
    "the tent rune",
    "number 1",
    "number 2",
    "a mechanism",
)
THE_LAST = "the action symbol"


class Bench:
    """Someone at the editor."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.visitor = visitor
        self.casket = self.page.get_by_role("group", name=word("editor-casket", visitor.language))
        self.box = self.page.get_by_role("region", name=word("editor-box", visitor.language))
        self.name = self.page.get_by_label(word("editor-name", visitor.language))

    def token(self, hideout: str) -> Locator:
        name = re.compile(rf"^{word('editor-in')} {hideout}( .\d)?$")
        return self.box.get_by_role("button", name=name)

    def slot(self, hideout: str) -> Locator:
        return self.casket.get_by_role("button", name=f"{word('editor-out')} {hideout}", exact=True)

    def put(self, *hideouts: str) -> None:
        for hideout in hideouts:
            self.token(hideout).click()
            expect(self.slot(hideout).last).to_be_visible()

    def code(self) -> str:
        """The level's code, once the level is valid; the address is the link."""
        self.visitor.sees("editor-ready")
        shown = self.page.get_by_text(re.compile(r"/level/[\w-]+$"))
        code = shown.inner_text().rpartition("/")[2]
        expect(self.page).to_have_url(re.compile(rf"/level/{code}$"))
        return code


def _bench(visitor: Visitor, path: str = "/editor") -> Bench:
    visitor.go(path)
    bench = Bench(visitor)
    # What is last on the page is drawn last; then nothing moves any more.
    expect(visitor.button("editor-play")).to_be_visible()
    return bench


def _station(visitor: Visitor, number: int) -> Locator:
    journey = visitor.page.get_by_role("list", name=word("levels-title"))
    return journey.get_by_role("listitem").nth(number - 1)


def test_the_journey_shows_what_was_won_and_invites_to_the_next(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.press("levels-title")
    first, second = _station(visitor, 1), _station(visitor, 2)
    expect(first.get_by_text(word("levels-next"))).to_be_visible()
    expect(visitor.page.get_by_text(word("levels-untried"))).to_have_count(10)
    assert not any("/api/me" in url for url in visitor.answers), "nobody is known yet"
    first.get_by_role("button", name=saying("levels-play")).click()
    visitor.table()
    casket, games = AtCasket(visitor), 1
    casket.play_out()
    while not casket.ended():
        visitor.go("/levels")
        first.get_by_role("button", name=saying("levels-play")).click()
        visitor.table()
        casket, games = AtCasket(visitor), games + 1
        casket.play_out()
    visitor.page.evaluate(
        """async () => {
            const { key } = JSON.parse(localStorage.getItem('gemkeep.person'));
            const headers = { authorization: `Bearer ${key}` };
            const asked = { headers, signal: AbortSignal.timeout(60_000) };
            const won = async () =>
                (await (await fetch('/api/me', asked)).json()).hideouts?.levels[0].won;
            while ((await won()) !== 1);
        }"""
    )
    visitor.go("/levels")
    expect(first).to_contain_text(f"won 1 of {games} game")
    expect(first).to_contain_text(f"best: {casket.view['supply']} token")
    expect(second.get_by_text(word("levels-next"))).to_be_visible()
    expect(first.get_by_text(word("levels-next"))).to_have_count(0)
    # Advanced mode comes after it, and is open all the same; friends are a press away.
    after = visitor.page.get_by_role("region", name=word("levels-after"))
    expect(after.get_by_role("button", name=saying("levels-play"))).to_have_count(5)
    after.get_by_role("link", name=saying("levels-friends")).nth(2).click()
    expect(visitor.page.get_by_role("radio", name=re.compile("3.*Magic locks"))).to_be_checked()
    advanced = visitor.page.get_by_role("group", name=word("advanced-mode"))
    expect(advanced.get_by_role("radio", name=word("new-on"), exact=True)).to_be_checked()


def test_a_level_is_made_mended_shared_and_played(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    bench = _bench(ana)
    bench.put("lock A", "number 2")
    # Each error is shown where it is, and the box offers what would fix it.
    expect(
        ana.page.get_by_text("Missing: the gate rune, the star rune, and the tent rune.")
    ).to_be_visible()
    expect(bench.slot("lock A")).to_have_class(re.compile("wrong"))
    expect(bench.token("number 1")).to_have_class(re.compile("lacking"))
    expect(ana.button("editor-play")).to_be_disabled()
    bench.put(*LOCKED[1:5], "a mechanism", THE_LAST)
    expect(bench.slot("lock A")).not_to_have_class(re.compile("wrong"))
    bench.name.fill(" ")
    ana.sees("fault-wrong-value")
    bench.name.fill(NAME)
    expect(ana.page.get_by_text(word("fault-wrong-value"))).to_have_count(0)
    code = bench.code()

    ben = visitors(server, language="uk")
    theirs = _bench(ben, f"/level/{code}")
    expect(theirs.name).to_have_value(NAME)
    assert theirs.code() == code
    ben.press("editor-play")
    table = ben.table()
    casket = AtCasket(ben)
    assert casket.asked()
    assert casket.view["level"]["name"] == NAME
    assert sorted(casket.view["level"]["hideouts"])[:2] == ["action", "lock:A"]
    expect(ben.page.get_by_text(NAME).first).to_be_visible()
    # It is stored, and its table's card gives its name.
    ben.go("/levels")
    expect(ben.page.get_by_role("heading", name=NAME)).to_be_visible()
    ben.go("/")
    expect(ben.page.locator(f"a.table[href='/t/{table}']")).to_contain_text(NAME)


def test_friends_are_invited_to_a_level_of_ones_own(visitors: Inviting, server: Server) -> None:
    ana = visitors(server)
    bench = _bench(ana, "/editor?from=4")
    bench.slot("a rotation").first.click()
    expect(bench.slot("a rotation")).to_have_count(1)
    bench.put("lock B")
    ana.sees("fault-lock-without-rune")
    bench.slot("lock B").click()
    bench.put("number 1")
    bench.name.fill(NAME)
    code = bench.code()
    # By its link alone, pasted on the page that sets up a table.
    ana.go("/new?game=hideouts")
    link = ana.page.get_by_label(word("levels-by-link"))
    link.fill("https://elsewhere.example/level/cut-off")
    link.press("Tab")
    ana.sees("refused-wrong-level")
    ana.forgive("404")
    link.fill(f"{server.url}/level/{code}")
    link.press("Tab")
    expect(ana.page.get_by_role("radio", name=NAME)).to_be_checked()
    expect(ana.page.get_by_text(word("refused-wrong-level"))).to_have_count(0)
    ana.press("new-invite")
    ana.table()
    expect(ana.page.get_by_text(re.compile(NAME))).to_be_visible()
    ben = visitors(server)
    ben.sit_down(ana.invite(), "Ben")
    expect(ben.page.get_by_text(re.compile(NAME)).first).to_be_visible()


def test_a_level_is_made_by_keyboard_alone(visitor: Visitor) -> None:
    bench = _bench(visitor)
    keyboard = visitor.page.keyboard
    bench.name.focus()
    for sign in ("gate", "star", "tent", "flag", "eye", "hourglass", "fir", "lightning"):
        _tab_to(visitor, bench.token(f"the {sign} rune"))
        keyboard.press("Enter")
    before = bench.code()
    keyboard.press("Enter")  # the casket is full: nothing happens
    _tab_to(visitor, bench.slot("the gate rune"), "Shift+Tab")
    keyboard.press("Space")
    expect(bench.slot("the star rune")).to_be_focused()
    expect(visitor.page.get_by_text("1 more hideout is needed.")).to_be_visible()
    _tab_to(visitor, bench.token("number 1"))
    keyboard.press("Enter")
    supply = visitor.page.get_by_role("slider")
    _tab_to(visitor, supply)
    keyboard.press("Home")
    expect(supply).to_have_value("1")
    expect(visitor.page.get_by_text("even the luckiest deal takes 10 tokens")).to_be_visible()
    for _ in range(9):
        keyboard.press("ArrowRight")
    expect(visitor.page.get_by_text("even the luckiest deal")).to_have_count(0)
    visitor.page.wait_for_function("before => !location.pathname.endsWith(before)", arg=before)
    assert bench.code() != before


def _tab_to(visitor: Visitor, wanted: Locator, key: str = "Tab") -> None:
    for _ in range(60):
        if wanted.evaluate("it => it === document.activeElement"):
            return
        visitor.page.keyboard.press(key)
    pytest.fail(f"{wanted} can't be reached by {key}")


def _drag(what: Locator, to: Locator) -> None:
    """Drag with the mouse as a person does: a little at first, then all the way."""
    what.scroll_into_view_if_needed()
    ends = [one.bounding_box() for one in (what, to)]
    (x, y), (to_x, to_y) = (
        (end["x"] + end["width"] / 2, end["y"] + min(end["height"] / 2, 150)) for end in ends if end
    )
    mouse = what.page.mouse
    mouse.move(x, y)
    mouse.down()
    mouse.move(x + 12, y + 12, steps=3)
    mouse.move(to_x, to_y, steps=3)
    mouse.up()


def test_hideouts_are_dragged_into_the_casket_and_out_of_it(visitor: Visitor) -> None:
    bench = _bench(visitor, "/editor?from=5")
    code = bench.code()
    _drag(bench.token("the eye rune"), bench.slot("number 8"))
    expect(bench.slot("the eye rune")).to_be_visible()
    expect(bench.slot("number 8")).to_have_count(0)
    # Wait each time for the text about the level: it moves what is below it.
    visitor.page.wait_for_url(lambda url: not url.endswith(code))
    _drag(bench.slot("the eye rune"), bench.box)
    expect(bench.slot("the eye rune")).to_have_count(0)
    expect(visitor.page.get_by_text("1 more hideout is needed.")).to_be_visible()
    _drag(bench.token("number 8"), bench.casket.locator(".free"))
    expect(bench.slot("number 8")).to_be_visible()
    assert bench.code() == code, "it is what it was"
    # The next one does not replace this one.
    visitor.press("editor-keep")
    expect(_bench(visitor).name).to_have_value("My level 2")


PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 740}, "has_touch": True}


def test_a_finger_that_rests_carries_hideouts(visitors: Inviting, server: Server) -> None:
    visitor = visitors(server, **PHONE)
    bench = _bench(visitor, "/editor?from=5")
    finger, held = Finger(visitor.page), visitor.page.locator(".held")

    def carry(what: Locator, to: Locator) -> None:
        bench.code()  # the text about the level moves what is below it
        what.scroll_into_view_if_needed()
        with finger.on(middle_of(what)):
            expect(held).to_be_visible()
            finger.go(middle_of(to))
        expect(held).to_have_count(0)

    carry(bench.token("the eye rune"), bench.slot("number 8"))
    expect(bench.slot("the eye rune")).to_be_visible()
    expect(bench.slot("number 8")).to_have_count(0)
    carry(bench.slot("the eye rune"), bench.token("the gate rune"))
    expect(bench.slot("the eye rune")).to_have_count(0)


def test_a_finger_that_goes_on_scrolls_the_page(visitors: Inviting, server: Server) -> None:
    visitor = never_long(visitors(server, **PHONE))
    visitor.forgive("cancel a touchstart event")  # a slow machine still scrolls at the next touch
    bench = _bench(visitor)
    x, y = middle_of(bench.token("the gate rune"))
    Finger(visitor.page).carry((x, y), (x, y - 300))
    visitor.page.wait_for_function("scrollY > 100")
    expect(bench.slot("the gate rune"), "who scrolls puts nothing in").to_have_count(0)
    bench.token("the gate rune").tap()
    expect(bench.slot("the gate rune")).to_be_visible()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_link_that_was_cut_says_so_and_axe_finds_nothing(
    language: str, visitors: Inviting, server: Server
) -> None:
    phone: dict[str, Any] = {"width": 360, "height": 740}
    visitor = visitors(server, language=language, axe=True, viewport=phone, has_touch=True)
    visitor.forgive("404")
    visitor.go("/level/cut-off")
    visitor.sees("refused-wrong-level")
    visitor.go("/levels")
    expect(visitor.heading("levels-own")).to_be_visible()
    fits(visitor)
    flawless(visitor, "/levels")
    visitor.go("/editor?from=3")
    visitor.sees("editor-ready")
    visitor.page.get_by_role("button", name=re.compile(word("editor-out", language))).last.tap()
    visitor.page.get_by_role("button", name=re.compile(word("editor-out", language))).last.tap()
    visitor.sees("fault-lock-without-rune")
    fits(visitor)
    flawless(visitor, "/editor")
