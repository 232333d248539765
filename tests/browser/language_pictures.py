"""Every page in four languages, in both themes, on desktops and phones: one strip for each page."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

from PIL import Image
from playwright.sync_api import Browser, ViewportSize, expect

from gemkeep.games.hideouts.types import FINISH
from tests.browser.camera import BETWEEN, DESKTOP, keep, look, sitting
from tests.browser.casket import AtCasket
from tests.browser.game_fixtures import OPEN, almost_lost
from tests.browser.game_fixtures import keep as lay_down
from tests.browser.visitors import Visitor
from tests.browser.words import TAGS
from tests.games.hideouts.caskets import brought_home
from tests.server_process import Server

SMALLEST: ViewportSize = {"width": 360, "height": 640}
LOOKS: tuple[tuple[str, str, ViewportSize], ...] = (
    ("cs", "dark", DESKTOP),
    ("sr", "light", DESKTOP),
    ("uk", "light", SMALLEST),
    ("ru", "dark", SMALLEST),
)
HIGH = 280
QUALITY = 70
BOXES = 8
Scene = Callable[[Visitor], None]


def take_all(browser: Browser, server: Server) -> None:
    """Take a strip of each page."""
    for name, scene in _Scenes(browser, server).all():
        keep(_strip(browser, server, scene), f"languages-{name}", QUALITY)


def _strip(browser: Browser, server: Server, scene: Scene) -> Image.Image:
    """A page in all languages and themes, side by side."""
    seen = []
    for language, scheme, size in LOOKS:
        with sitting(browser, server, scheme, size, locale=TAGS.get(language, language)) as visitor:
            visitor.language = language
            scene(visitor)
            seen.append(look(visitor))
    scaled = [one.resize((round(one.width * HIGH / one.height), HIGH)) for one in seen]
    wide = sum(one.width + BETWEEN for one in scaled) - BETWEEN
    strip = Image.new("RGB", (wide, HIGH), "#8a8f8c")
    left = 0
    for one in scaled:
        strip.paste(one, (left, 0))
        left += one.width + BETWEEN
    return strip


class _Scenes:
    """The pages, and tables that were set up for the pictures."""

    def __init__(self, browser: Browser, server: Server) -> None:
        with sitting(browser, server, "dark") as visitor:
            self.finished = visitor.set_up("bot-1", "bot-2", "bot-1")
            visitor.play_out(lambda turn: "back" if turn % 4 == 2 else "on")
            self.person = visitor.page.evaluate("localStorage.getItem('gemkeep.person')")
            self.lobby = visitor.set_up("friend", "friend", "bot-2", page="/new?game=hideouts")
            self.invite = visitor.invite()
            self.away = self._with_a_friend_who_leaves(browser, server, visitor)
        me = json.loads(self.person)
        server.counted(me["key"], "diamant")
        self.casket = lay_down(server, brought_home(), me)
        self.lost = lay_down(server, almost_lost().do(FINISH), me)

    def _with_a_friend_who_leaves(self, browser: Browser, server: Server, host: Visitor) -> str:
        table = host.set_up("friend", "bot-1", "bot-2")
        with sitting(browser, server, "dark") as friend:
            friend.sit_down(host.invite(), "Boris")
            host.press("start")
            host.moment = ""
            assert host.on_turn()
        return table

    def all(self) -> Iterator[tuple[str, Scene]]:
        """The name of each, and how to get there."""
        yield "home", self._page("/")
        yield "lobby", self._page(f"/t/{self.lobby}")
        yield "join", self._page(self.invite, me=False)
        yield "new", self._page("/new?game=hideouts&level=2")
        yield "away", self._away
        yield "count", self._page(f"/t/{self.finished}", ".ending .next")
        yield "replay", self._page(f"/replay/{self.finished}?at=9")
        yield "rules", self._page("/rules/hideouts")
        yield "lesson", self._lesson
        yield "casket", self._casket
        yield "lost", self._lost
        yield "me", self._page("/me")
        yield "levels", self._page("/levels")
        yield "daily", self._page("/daily")

    def _page(self, address: str, wanted: str = "h1", *, me: bool = True) -> Scene:
        def scene(visitor: Visitor) -> None:
            if me:
                visitor.be(self.person)
            visitor.go(address)
            expect(visitor.page.locator(wanted).first).to_be_attached()

        return scene

    def _away(self, visitor: Visitor) -> None:
        """Long enough after a friend has left that a bot may sit in."""
        visitor.be(self.person)
        visitor.go(f"/t/{self.away}")
        expect(visitor.button("away-bot")).to_be_visible()

    def _lesson(self, visitor: Visitor) -> None:
        visitor.go("/")
        visitor.press("home-guided")
        expect(visitor.button("coach-understood")).to_be_visible()

    def _casket(self, visitor: Visitor) -> None:
        visitor.context.add_init_script(OPEN)
        visitor.be(self.person)
        visitor.go(f"/t/{self.casket}")
        assert AtCasket(visitor).asked()
        _boxes_are_drawn(visitor)

    def _lost(self, visitor: Visitor) -> None:
        self._page(f"/t/{self.lost}", ".ending .next")(visitor)
        _boxes_are_drawn(visitor)


def _boxes_are_drawn(visitor: Visitor) -> None:
    expect(visitor.page.locator(".casket svg .box")).to_have_count(BOXES)
