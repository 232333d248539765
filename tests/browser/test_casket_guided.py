"""A first game of Hideouts that explains itself, followed to the end."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Error, Locator, WebSocket, expect

from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server

PRESSED = ".decision .button, [data-cell].does, .stock [aria-pressed]"
COVERED = f"""() => {{
    const bubble = document.querySelector('.coach');
    if (!bubble) return [];
    return [...document.querySelectorAll('{PRESSED}')].filter((one) => {{
        const {{ left, top, width, height }} = one.getBoundingClientRect();
        const there = document.elementFromPoint(left + width / 2, top + height / 2);
        return bubble.contains(there);
    }}).map((one) => one.textContent || one.getAttribute('aria-label'));
}}"""
"""What can be pressed now and is under the words of the lesson."""

MOMENT = """() => ({
    over: document.querySelector('.ending .next') !== null,
    mine: document.querySelector('.decision') !== null,
    said: document.querySelector('.coach p')?.textContent ?? null,
})"""


def learn(visitor: Visitor) -> None:
    """Begin the lesson from the first page."""
    visitor.go("/")
    door = visitor.page.get_by_role("navigation", name=word("game-hideouts", visitor.language))
    door.get_by_role("button", name=saying("home-guided", visitor.language)).click()
    visitor.table()


def bubble(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("complementary")


def moment(visitor: Visitor) -> dict[str, Any]:
    """What lies before me once there is something to read or to do."""
    found: dict[str, Any] = visitor.page.wait_for_function(
        f"() => {{ const now = ({MOMENT})(); return Object.values(now).some(Boolean) && now }}",
    ).json_value()
    return found


def advice(visitor: Visitor, socket: WebSocket) -> int:
    """The cell of the box that my team mate would move in this turn."""

    def given() -> int | None:
        told = [json.loads(text) for text in visitor.heard]
        number = max(one["number"] for one in told if one["type"] in {"whole", "update"})
        lines = [line for one in told if one["type"] == "whole" for line in one["chat"]]
        lines += [one["line"] for one in told if one["type"] == "said"]
        points = [line["point"] for line in lines if line["point"]]
        return next(
            (
                point["cell"]
                for point in points
                if point["phrase"] == "move_this" and point["number"] == number
            ),
            None,
        )

    while (cell := given()) is None:
        socket.wait_for_event("framereceived")
    return cell


def follow(visitor: Visitor, socket: WebSocket) -> None:
    """Do what the lesson says: home if that is known, else leave; and slide as advised."""
    page, say = visitor.page, visitor.language
    decision = page.locator(".decision")
    leave = decision.get_by_role("button", name=word("leave-lying", say))
    placing = leave.count() > 0
    if decision.locator(".lit").count():
        decision.locator(".lit").click()
        if not placing:
            page.get_by_role("button", name=word("finish-yes", say)).click()
    elif placing:
        leave.click()
    else:
        page.locator(f'[data-cell="{advice(visitor, socket)}"]').press("Enter")


PHONE = {"width": 360, "height": 740}
DESKTOP = {"width": 1280, "height": 800}


@pytest.mark.parametrize(
    "language, size, scheme", [("en", DESKTOP, "dark"), ("uk", PHONE, "light")]
)
def test_who_follows_the_lesson_wins(
    visitors: Inviting, server: Server, language: str, size: dict[str, int], scheme: str
) -> None:
    learner = visitors(server, language=language, viewport=size, color_scheme=scheme)
    with learner.page.expect_websocket() as opened:
        learn(learner)
    socket = opened.value
    told: list[str] = []
    while not (now := moment(learner))["over"]:
        if now["said"] and now["said"] not in told:
            told.append(now["said"])
            # The words find their place when all about them has.
            learner.page.wait_for_function(f"() => ({COVERED})().length === 0")
        if now["said"] and len(told) % 2:
            # Half of it is read and put away; the rest goes when it is done.
            understood = bubble(learner).get_by_role(
                "button", name=word("coach-understood", language)
            )
            with suppress(Error):  # it goes by itself when it is no longer so
                for button in understood.element_handles():
                    button.click()
        elif now["mine"]:
            follow(learner, socket)
    learner.sees("won")
    expected = {word(f"guide-{mark}", language) for mark in ("corner", "slide", "token")}
    assert expected <= set(told)


TOO_SOON = """
    window.tooSoon = [];
    const look = () => {
        const words = document.querySelector('.coach');
        const drawn = document.querySelector('[data-cell]');
        if (words && !drawn && words.checkVisibility({ visibilityProperty: true }))
            window.tooSoon.push(words.textContent);
        requestAnimationFrame(look);
    };
    look();
"""
"""Words of the lesson in sight before the boxes that they are about."""


def test_the_guide_says_nothing_before_the_boxes_are_drawn(visitor: Visitor) -> None:
    visitor.context.add_init_script(TOO_SOON)
    learn(visitor)
    expect(bubble(visitor)).to_be_visible()
    visitor.page.reload()
    expect(bubble(visitor)).to_be_visible()
    assert visitor.page.evaluate("window.tooSoon") == []


def test_a_lesson_goes_on_after_a_reload_and_can_be_stopped(visitor: Visitor) -> None:
    learn(visitor)
    first = bubble(visitor).locator("p")
    expect(first).to_have_text(word("guide-corner"))
    bubble(visitor).get_by_role("button", name=word("coach-understood")).click()
    expect(first).not_to_have_text(word("guide-corner"))
    visitor.page.reload()
    expect(bubble(visitor)).to_be_visible()
    expect(first).not_to_have_text(word("guide-corner"))
    bubble(visitor).get_by_role("button", name=word("coach-stop")).click()
    expect(bubble(visitor)).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.locator(".decision")).to_be_visible()
    expect(bubble(visitor)).to_have_count(0)
