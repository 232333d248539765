"""Takes the pictures of docs/pictures from the running program: `make pictures`."""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, ViewportSize, expect, sync_playwright

from tests.browser import casket_pictures, language_pictures, people_pictures
from tests.browser.camera import DESKTOP, PHONE, PICTURES, sitting, take
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server
from tools import chromium

DEEP_ENOUGH = 5
TRIES = 12
SCHEMES = ("dark", "light")


def main() -> None:
    """Take them all."""
    PICTURES.mkdir(parents=True, exist_ok=True)
    path = chromium.find()
    assert path, chromium.MISSING
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(str(Path(folder) / "gemkeep.db"), "--no-limits", "--away-after", "1")
        browser = playwright.chromium.launch(executable_path=path, args=list(chromium.FLAGS))
        for scheme in SCHEMES:
            _pages(browser, server, scheme)
            _game(browser, server, scheme, DESKTOP, "game")
            _game(browser, server, scheme, PHONE, "phone")
        _afterwards(browser, server)
        _watched(browser, server)
        casket_pictures.take_all(browser, server)
        people_pictures.take_all(browser, server)
        language_pictures.take_all(browser, server)
        browser.close()
        server.stop()


def _pages(browser: Browser, server: Server, scheme: str) -> None:
    with sitting(browser, server, scheme) as visitor:
        visitor.go("/")
        expect(visitor.door()).to_be_visible()
        take(visitor, f"home-{scheme}")
        visitor.go("/new")
        expect(visitor.heading("new-title")).to_be_visible()
        take(visitor, f"new-{scheme}")


def _game(browser: Browser, server: Server, scheme: str, size: ViewportSize, name: str) -> None:
    """A game in which something is at stake: deep in the cave, with a hazard in sight."""
    with sitting(browser, server, scheme, size) as visitor:
        for _ in range(TRIES):
            visitor.moment = ""
            visitor.set_up("bot-1", "bot-2", "bot-3")
            deepest = _go_deep(visitor)
            if deepest >= DEEP_ENOUGH:
                break
        take(visitor, f"{name}-{scheme}")


def _go_deep(visitor: Visitor) -> int:
    """How many cards lie on the path when it is time to choose; few if the round ended before."""
    cards = visitor.page.get_by_role("region", name=word("word-path")).get_by_role("img")
    while visitor.on_turn():
        count = cards.count()
        if count >= DEEP_ENOUGH or "round 1" not in visitor.page.title():
            return count
        visitor.choose("on")
    return 0


def _afterwards(browser: Browser, server: Server) -> None:
    with sitting(browser, server, "dark") as visitor:
        table = visitor.set_up("bot-1", "bot-2", "bot-3")
        visitor.play_out(lambda turn: "back" if turn % 4 == 2 else "on")
        take(visitor, "count-dark")
        visitor.go(f"/replay/{table}")
        visitor.page.get_by_label(word("speed")).select_option("1")  # not the pace of the tests
        slider = visitor.page.get_by_role("slider", name=word("replay-moment"))
        slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
        take(visitor, "replay-dark")
        _analysis(visitor, "analysis-dark")
        _puzzle(visitor, "puzzle-dark")
    with sitting(browser, server, "light", PHONE) as visitor:
        visitor.go(f"/replay/{table}")
        _analysis(visitor, "analysis-phone-light")
        _puzzle(visitor, "puzzle-phone-light")


def _watched(browser: Browser, server: Server) -> None:
    """A game with an analysis for its spectators, after a few decisions."""
    with sitting(browser, server, "dark") as player:
        options = {"new_live_analysis": "new-live-analysis-on"}
        table = player.set_up("bot-1", "bot-2", "bot-3", **options)
        for _ in range(DEEP_ENOUGH):
            player.on_turn()
            player.choose("on")
        for scheme, size, look in (("dark", DESKTOP, "dark"), ("light", PHONE, "phone-light")):
            with sitting(browser, server, scheme, size) as spectator:
                spectator.go(f"/t/{table}")
                spectator.page.get_by_role("button", name=saying("analysis-chance")).click()
                panel = spectator.page.get_by_role("dialog", name=word("live-analysis"))
                panel.get_by_role("listitem").filter(has_text="Ana").wait_for()
                take(spectator, f"live-analysis-{look}")


def _analysis(visitor: Visitor, name: str) -> None:
    visitor.press("analysis")
    panel = visitor.page.get_by_role("dialog", name=word("analysis"))
    panel.get_by_role("table").wait_for()
    take(visitor, name)


def _puzzle(visitor: Visitor, name: str) -> None:
    visitor.go("/puzzle/2026-11-16")
    visitor.act("on").click()
    visitor.page.get_by_role("status").get_by_role("heading").wait_for()
    take(visitor, name)


if __name__ == "__main__":
    main()
