"""A person at the casket of Hideouts: what they were shown, and what they press.

It chooses as a bot does, from the view that this browser was sent, and acts as a person does, by
pressing what the page offers.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any, NamedTuple, get_type_hints

import msgspec
from playwright.sync_api import Locator, expect

from gemkeep.core.moves import Action
from gemkeep.games.hideouts.types import BLESS, CORRECT, FINISH, PASS, PLACE, SLIDE
from gemkeep.games.hideouts.view import View
from gemkeep.minds.hideouts.walker import Walker
from tests.browser.visitors import Visitor
from tests.browser.words import saying
from tests.server.client import Client

FIELDS = get_type_hints(View)
LONGEST = 150
HAPPENED = re.compile(r'^{"type":"update".*"shown":\[')
"""The game has moved on, and the new view is drawn."""


def level(number: int) -> str:
    """Where a table for this level is set up."""
    return f"/new?game=hideouts&level={number}"


MAY_ACT = """() => {
    if (document.querySelector('.ending .next')) return 'over';
    const asked = document.querySelector('.curtain, .decision');
    return asked && !asked.inert ? asked.className.split(' ')[0] : null;
}"""


class Asked(NamedTuple):
    """A seat of mine that may act now."""

    seat: int
    view: View
    legal: tuple[Action, ...]


class AtCasket:
    """Someone who plays Hideouts in a browser, with one seat or several."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.walker = Walker(Random(1))
        self.shown: dict[int | None, dict[str, Any]] = {}
        self.over = False
        self._read = 0

    def frames(self) -> Iterator[dict[str, Any]]:
        """What came over the socket since this was last called."""
        heard = self.visitor.heard
        while self._read < len(heard):
            self._read += 1
            yield json.loads(heard[self._read - 1])

    def look(self) -> None:
        """Note what was sent."""
        for frame in self.frames():
            if frame.get("shown"):
                self.shown = {one["seat"]: one for one in frame["shown"]}

    @property
    def view(self) -> dict[str, Any]:
        """What the first of my seats sees, as it was sent."""
        self.look()
        view: dict[str, Any] = next(iter(self.shown.values()))["view"]
        return view

    # --- Seeing -----------------------------------------------------------------------------------

    def box(self, cell: int) -> Locator:
        return self.page.locator(f"button[data-cell='{cell}']")

    def labels(self) -> dict[int, str]:
        """What a screen reader says about each box, by cell."""
        self.page.wait_for_selector("button[data-cell]")  # the casket is drawn last
        boxes = self.page.locator("button[data-cell]").all()
        return {
            int(box.get_attribute("data-cell") or -1): box.get_attribute("aria-label") or ""
            for box in boxes
        }

    # --- Acting -----------------------------------------------------------------------------------

    def asked(self) -> Asked | None:
        """Wait for something to do, also behind the curtain; None once the game is over."""
        found = self.page.wait_for_function(MAY_ACT).json_value()
        if found == "over":
            self.over = True
            return None
        if found == "curtain":
            self.page.locator(".curtain button").click()
            self.page.wait_for_function("() => document.querySelector('.decision:not([inert])')")
        self.look()
        acting = next(one for one in self.shown.values() if one["legal"])
        return Asked(acting["seat"], _view(acting["view"]), tuple(map(_action, acting["legal"])))

    def advised(self, asked: Asked) -> Action:
        """What a careful player would do."""
        return self.walker.act(asked.view, asked.legal)

    def do(self, action: Action) -> None:
        """Do it with the page's controls, and wait for the update."""
        with self.visitor.sockets[-1].expect_event(
            "framereceived", lambda frame: HAPPENED.search(str(frame)) is not None
        ):
            self.press(action)

    def press(self, action: Action) -> None:
        """Press the page's control for it."""
        verb, argument = action
        if verb == CORRECT:
            assert isinstance(argument, Sequence)
            guardian, to = argument
            self.push(self.button("correct"))
            self.push(self.button(f"guardian-{guardian}"))
            self.push(self.box(int(str(to))))
            self.insist()
        elif argument is not None:
            assert verb in {SLIDE, PLACE, BLESS}, verb
            self.push(self.box(int(str(argument))))
            self.insist()
        elif verb == FINISH:
            self.push(self.button("finish"))
            self.push(self.button("finish-yes"))
        else:
            self.push(self.button({PASS: "pass", PLACE: "leave-lying"}[verb]))

    def insist(self) -> None:
        """Confirm it, if it contradicts the signs."""
        anyway = self.button("doubt-yes")
        if anyway.is_visible():
            self.push(anyway)

    def push(self, button: Locator) -> None:
        """How this person presses a button."""
        button.click()

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=saying(name, self.visitor.language))

    def turn(self) -> bool:
        """Do one action; False once the game is over."""
        asked = self.asked()
        if asked is None:
            return False
        self.do(self.advised(asked))
        return True

    def play_out(self) -> int:
        """Play to the end; returns the number of actions."""
        done = 0
        while self.turn():
            done += 1
            assert done < LONGEST
        return done

    def ended(self) -> bool:
        """Whether it was won, which must be what the page says."""
        result = self.view["result"]
        expect(self.visitor.heading("won" if result["won"] else "lost")).to_be_visible()
        won: bool = result["won"]
        return won


def _view(sent: dict[str, Any]) -> View:
    """The view as bots get it, without the result."""
    fields = {
        name: msgspec.convert(sent[name], kind) for name, kind in FIELDS.items() if name != "result"
    }
    return View(**fields, result=None)


def _action(sent: list[Any]) -> Action:
    verb, argument = sent
    return Action(verb, tuple(argument) if isinstance(argument, list) else argument)


async def walk_home(client: Client) -> None:
    """Play one seat to the end over the socket, as a careful player would."""
    walker = Walker(Random(1))
    while client.table.get("phase") != "over":
        (shown,) = client.shown.values()
        if shown["legal"] and client.shown_at == client.number:
            view, legal = _view(shown["view"]), tuple(map(_action, shown["legal"]))
            action = walker.act(view, legal)
            await client.done("act", seat=shown["seat"], number=client.number, action=action)
        else:
            await client.hear()


def play_together(people: list[AtCasket]) -> int:
    """All of them play to the end in turn, with nobody else; returns the number of actions."""
    turn, done = people[0].view["turn"], 0
    while turn is not None:
        who = people[turn]
        assert who.turn()
        turn = who.view["turn"]
        done += 1
        assert done < LONGEST
    for one in people:
        assert one.asked() is None
    return done
