"""People with browsers: what they press and see, and what must never happen to them."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket, expect

from tests.browser.words import TAGS, saying, word
from tests.server_process import STATIC

MOST_SCRIPT = 150_000
"""Bytes of script that a visitor may have to load to play a game to its end, with brotli."""
PATIENCE = 60_000.0
"""Milliseconds after which waiting fails; long enough for a busy machine."""
AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async (rules) => {
    window.unpainted.disabled = true;
    const found = await axe.run(document, rules);
    window.unpainted.disabled = false;
    return found;
}"""
"""axe judges no colours where nothing can be seen."""

WHAT_LIES_BEFORE_ME = """() => {
    const [group] = document.querySelectorAll('.decision');
    const acts = [...(group?.querySelectorAll('button') ?? [])];
    return {
        over: document.querySelector('.ending .next') !== null,
        open: acts.some((act) => act.ariaDisabled !== 'true'),
        chosen: acts.some((act) => act.getAttribute('aria-pressed') === 'true'),
        moment:
            document.title.split('·').at(-2) +
            document.querySelector('.risk')?.getAttribute('aria-label'),
    };
}"""
"""The round and the cards left in the deck tell every moment of a game from every other."""


SAID_TO_ALL = (
    "Service Worker",
    "was preloaded using link preload but not used within a few seconds",
)
"""Warnings not caused by the page: about workers that a test blocks, and about a slow machine."""

AT_REST = """(wanted) => {
    const [before, now] = [window.before, document.documentElement.outerHTML];
    window.before = now;
    return now === before && now === (wanted ?? now) && now;
}"""


def set_pace(
    context: BrowserContext, *, pace: float = 20, patience: float = 3, sound: bool = True
) -> None:
    """Speed up its pages' animations by one factor, and wait longer by the other.

    What is written to be read stays longer too: the machine may be slow. Sound takes a tenth of the
    processor time of a game, because the browser mixes it even while there is none.
    """
    chosen = json.dumps({"pace": pace, "patience": patience, "sound": sound})
    context.add_init_script(
        f"""if (location.origin !== 'null') {{
            const kept = JSON.parse(localStorage.getItem('gemkeep.settings') ?? '{{}}');
            Object.assign(kept, {chosen});
            localStorage.setItem('gemkeep.settings', JSON.stringify(kept));
        }}"""
    )


@dataclass
class Visitor:
    """One person: a browser with its own storage, and everything it sent and received."""

    context: BrowserContext
    page: Page
    language: str = "en"
    forgiven: list[re.Pattern[str]] = field(default_factory=list)
    """Errors in the browser's console that a test causes on purpose."""
    complaints: list[str] = field(default_factory=list)
    hosts: set[str] = field(default_factory=set)
    heard: list[str] = field(default_factory=list)
    """Every frame that came over a socket."""
    sent: list[str] = field(default_factory=list)
    """Every frame that went over a socket."""
    sockets: list[WebSocket] = field(default_factory=list)
    answers: list[str] = field(default_factory=list)
    """The address of every HTTP request."""
    moment: str = ""
    """The moment in which this person chose last."""

    def __post_init__(self) -> None:
        self.context.set_default_timeout(PATIENCE)
        self.page.on("console", self._note)
        self.page.on("pageerror", lambda error: self.complaints.append(f"{error}"))
        self.page.on("websocket", self._listen)
        self.context.on("request", lambda request: self._asked(request.url))

    def _note(self, message: ConsoleMessage) -> None:
        known = any(words in message.text for words in SAID_TO_ALL)
        if message.type in {"error", "warning"} and not known:
            self.complaints.append(f"{message.text} ({message.location.get('url')})")

    def _asked(self, url: str) -> None:
        self.answers.append(url)
        if not url.startswith(("data:", "blob:")):
            self.hosts.add(urlsplit(url).netloc)

    def _listen(self, socket: WebSocket) -> None:
        self.hosts.add(urlsplit(socket.url).netloc)
        self.sockets.append(socket)
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def script_bytes(self) -> int:
        """How many bytes of script the pages have loaded, as they are sent with brotli."""
        paths = {urlsplit(url).path for url in self.answers}
        scripts = [path for path in paths if path.startswith("/assets/") and path.endswith(".js")]
        return sum((STATIC / f"{path[1:]}.br").stat().st_size for path in scripts)

    def troubles(self) -> list[str]:
        """The errors in the browser's console, except for those that are expected."""
        return [
            complaint
            for complaint in self.complaints
            if not any(pattern.search(complaint) for pattern in self.forgiven)
        ]

    def forgive(self, pattern: str) -> None:
        self.forgiven.append(re.compile(pattern))

    def be(self, person: str) -> None:
        """Be a person who is known to the server."""
        kept = json.dumps(person)
        self.context.add_init_script(f"localStorage.setItem('gemkeep.person', {kept})")

    def change_language(self, language: str) -> None:
        """Choose another language in another tab, and come back: this page follows."""
        self.page.evaluate(
            """language => {
                document.cookie = `gemkeep.language=${language}; path=/`;
                window.dispatchEvent(new Event('focus'));
            }""",
            language,
        )
        tag = TAGS.get(language, language)
        self.page.wait_for_function("tag => document.documentElement.lang === tag", arg=tag)

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

    def door(self, game: str = "diamant") -> Locator:
        """The button on the first page that begins a game at once; its label names the game."""
        now, name = word("home-play", self.language), word(f"game-{game}", self.language)
        return self.page.get_by_role("button", name=f"{now} {name},")

    def heading(self, name: str) -> Locator:
        return self.page.get_by_role("heading", name=saying(name, self.language))

    def sees(self, name: str) -> None:
        """Wait until the text of a message is visible."""
        expect(self.page.get_by_text(saying(name, self.language)).first).to_be_visible()

    def title(self) -> str:
        """The page's title, without what asks for attention."""
        return self.page.title().split(" · ")[-2]

    # --- Playing ----------------------------------------------------------------------------------

    @property
    def decision(self) -> Locator:
        return self.page.get_by_role("group", name=word("decide", self.language), exact=True)

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
        ).json_value()
        if found["over"]:
            return False
        self.moment = found["moment"]
        return True

    def choose(self, choice: str) -> None:
        """Choose, and wait until that is shown or the game has moved on."""
        self.act(choice).click()
        self.page.wait_for_function(
            f"""(before) => {{
                const now = ({WHAT_LIES_BEFORE_ME})();
                return now.chosen || !now.open || now.moment !== before;
            }}""",
            arg=self.moment,
        )

    def play_out(self, choice: Callable[[int], str]) -> int:
        """Play to the end, each choice depending on the number before it; returns that number."""
        turns = 0
        while self.on_turn():
            self.choose(choice(turns))
            turns += 1
        return turns

    # --- Tables -----------------------------------------------------------------------------------

    def set_up(self, *others: str, page: str = "/new", **radios: str) -> str:
        """Set a table up for myself and these others; its id.

        The others are `friend`, `bot-1` to `bot-3`, a bot such as `bot:walker`, or the name of
        someone on this device. What else is to be chosen is named by its message:
        `new_totals="new-totals-hidden"`.
        """
        casket = "hideouts" in page
        self.go(page)
        self.page.get_by_role("textbox", name=word("new-me", self.language), exact=True).fill("Ana")
        chairs = self.page.get_by_role("combobox", name=saying("new-seat", self.language))
        expect(chairs.first).to_be_visible()
        while chairs.count() < len(others):
            self.press("new-more")
        while chairs.count() > len(others):
            self.press("new-fewer")
        for at, other in enumerate(others):
            known = other == "friend" or other.startswith("bot")
            chairs.nth(at).select_option(other if known else "device")
            if not known:
                named = f"{word('player-numbered', self.language)} {at + 2}"
                self.page.get_by_label(named, exact=True).fill(other)
        for legend, message in radios.items():
            group = self.page.get_by_role(
                "group", name=word(legend.replace("_", "-"), self.language)
            )
            group.get_by_role("radio", name=word(message, self.language)).check()
        begin = "new-into-casket" if casket else "new-start"
        self.press("new-invite" if "friend" in others else begin)
        return self.table()

    def invite(self) -> str:
        """The link for friends, as the page shows it."""
        link = self.page.get_by_text(re.compile(r"/j/[\w-]+$"))
        return "http://" + link.inner_text()

    def sit_down(self, invite: str, name: str) -> None:
        """Open an invite, enter a name, and sit down."""
        self.go(invite)
        self.page.get_by_label(word("your-name", self.language)).fill(name)
        self.press("join-sit")
        self.table()

    def table(self) -> str:
        """The table's id, from the address."""
        self.page.wait_for_url("**/t/*")
        return urlsplit(self.page.url).path.rpartition("/")[2]

    def goes_along(self, before: str) -> None:
        """Wait until the page is at another table, where the game has begun."""
        self.page.wait_for_url(lambda url: "/t/" in url and before not in url)
        expect(self.page.get_by_role("region", name=word("counting", self.language))).to_have_count(
            0
        )
        self.moment = ""
        assert self.on_turn()

    def hears(self, word: str) -> None:
        """Wait for a frame that holds this; it may have come already."""
        if not any(word in frame for frame in self.heard):
            self.sockets[-1].wait_for_event("framereceived", lambda frame: word in str(frame))

    def at_rest(self, text: str | None = None) -> str:
        """The page's HTML once nothing on it moves, or once it is this again."""
        found: str = self.page.wait_for_function(AT_REST, arg=text, polling=250).json_value()
        return found


def together(people: list[Visitor], cards: int = 4) -> int:
    """All of them play to the end, leaving at the same card; how often they chose."""
    turns = deep_in = 0
    round_now = ""
    while [person.on_turn() for person in people] == [True] * len(people):
        if people[0].title() != round_now:
            round_now, deep_in = people[0].title(), 0
        deep_in += 1
        turns += 1
        for person in people:
            person.choose("back" if deep_in == cards else "on")
    return turns


def deep(turn: int) -> str:
    """On, mostly; now and then back."""
    return "back" if turn % 4 == 3 else "on"
