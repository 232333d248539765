"""People with browsers: what they press and see, and what must never happen to them."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.browser.words import saying, word

HASTY = Path(__file__).with_name("hasty.js")
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"

WHAT_LIES_BEFORE_ME = """() => {
    const [group] = document.querySelectorAll('.decision');
    const acts = [...(group?.querySelectorAll('button') ?? [])];
    return {
        over: document.querySelector('.ending .next') !== null,
        open: acts.some((act) => !act.disabled),
        chosen: acts.some((act) => act.getAttribute('aria-pressed') === 'true'),
        moment: document.title + document.querySelector('.risk')?.getAttribute('aria-label'),
    };
}"""
"""The round and the cards left in the deck tell every moment of a game from every other."""


@dataclass
class Visitor:
    """One person: a browser with its own storage, and all that it said and heard."""

    context: BrowserContext
    page: Page
    language: str = "en"
    forgiven: list[re.Pattern[str]] = field(default_factory=list)
    """Complaints of the browser that a test brings about on purpose."""
    complaints: list[str] = field(default_factory=list)
    hosts: set[str] = field(default_factory=set)
    heard: list[str] = field(default_factory=list)
    """Every frame that came over a socket."""
    answers: list[str] = field(default_factory=list)
    """The address of every HTTP request."""
    moment: str = ""
    """The moment in which this person chose last."""

    def __post_init__(self) -> None:
        self.page.set_default_timeout(15_000)
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        self.page.on("websocket", self._listen)
        self.context.on("request", lambda request: self._asked(request.url))

    def _note(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"} and "Service Worker" not in message.text:
            self.complaints.append(f"{message.text} ({message.location.get('url')})")

    def _asked(self, url: str) -> None:
        self.answers.append(url)
        if not url.startswith(("data:", "blob:")):
            self.hosts.add(urlsplit(url).netloc)

    def _listen(self, socket: WebSocket) -> None:
        self.hosts.add(urlsplit(socket.url).netloc)
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def troubles(self) -> list[str]:
        """What the browser complained of, less what is forgiven."""
        return [
            complaint
            for complaint in self.complaints
            if not any(pattern.search(complaint) for pattern in self.forgiven)
        ]

    def forgive(self, pattern: str) -> None:
        self.forgiven.append(re.compile(pattern))

    # --- Finding things as a person does ----------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(path)

    def button(self, name: str) -> Locator:
        """A button, or a link that looks like one, by the message on it."""
        said = saying(name, self.language)
        return self.page.get_by_role("button", name=said).or_(
            self.page.get_by_role("link", name=said)
        )

    def press(self, name: str) -> None:
        self.button(name).first.click()

    def heading(self, name: str) -> Locator:
        return self.page.get_by_role("heading", name=saying(name, self.language))

    def sees(self, name: str) -> None:
        """The words of a message are in sight."""
        expect(self.page.get_by_text(saying(name, self.language)).first).to_be_visible()

    # --- Playing ----------------------------------------------------------------------------------

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("group", name=word("decide", self.language))

    def act(self, choice: str) -> Locator:
        return self.decision.get_by_role("button", name=saying(f"choice-{choice}", self.language))

    def on_turn(self) -> bool:
        """Wait until there is something new to choose; False once the game is over."""
        found = self.page.wait_for_function(
            f"""(before) => {{
                const now = ({WHAT_LIES_BEFORE_ME})();
                return now.over || (now.open && !now.chosen && now.moment !== before) ? now : null;
            }}""",
            arg=self.moment,
            timeout=30_000,
        ).json_value()
        if found["over"]:
            return False
        self.moment = found["moment"]
        return True

    def choose(self, choice: str) -> None:
        """Choose, and see that it is chosen or that the game went on."""
        self.act(choice).click()
        self.page.wait_for_function(
            f"""(before) => {{
                const now = ({WHAT_LIES_BEFORE_ME})();
                return now.chosen || !now.open || now.moment !== before;
            }}""",
            arg=self.moment,
        )

    def play_out(self, choice: Callable[[int], str]) -> int:
        """Play to the end, choosing by how often one has chosen; how often that was."""
        turns = 0
        while self.on_turn():
            self.choose(choice(turns))
            turns += 1
        return turns

    def table(self) -> str:
        """The table's id, from the address."""
        self.page.wait_for_url("**/t/*")
        return urlsplit(self.page.url).path.rpartition("/")[2]

    def text(self) -> str:
        """The whole page as it stands, attributes and all."""
        return self.page.content()


def deep(turn: int) -> str:
    """On, mostly; now and then back."""
    return "back" if turn % 4 == 3 else "on"
