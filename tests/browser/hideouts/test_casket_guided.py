"""The lesson of Hideouts, followed to the end."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from gemkeep.core.moves import Move
from gemkeep.games.hideouts.types import CORRECT, FINISH, SLIDE
from gemkeep.server.games.hideouts.lesson import SCRIPT
from gemkeep.server.games.interface.lesson import LEARNER
from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import LANGUAGES, saying, word
from tests.server_process import Server

PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}

CLEAR = """(wide) => {
    const bubble = document.querySelector('.coach:not(.nowhere)');
    if (!bubble || innerWidth !== wide) return null;
    const { about } = bubble.dataset;
    const target = document.querySelector(about);
    if (!target) return null;
    const [box, thing] = [bubble, target].map((one) => one.getBoundingClientRect());
    const apart = bubble.classList.contains('card')
        || box.left >= thing.right || thing.left >= box.right
        || box.top >= thing.bottom || thing.top >= box.bottom;
    const inside = box.left >= 0 && box.top >= 0
        && box.right <= innerWidth && box.bottom <= innerHeight;
    const said = bubble.querySelector('p').textContent.replaceAll('\\u00a0', ' ');
    return apart && inside && { said, about };
}"""
"""A hint, once it covers nothing that it explains, in a window of this width."""

MARKS_IN_SIGHT = """() => {
    const rects = (query) =>
        [...document.querySelectorAll(query)].map((one) => one.getBoundingClientRect());
    const over = rects('.coach, .words li').filter(({ width }) => width);
    return rects('.corner').every((mark) => over.every((one) =>
        one.left >= mark.right || mark.left >= one.right
        || one.top >= mark.bottom || mark.top >= one.bottom));
}"""
"""Whether no hint and no speech covers the mark of a player's corner."""

MOMENT = """() => {
    if (document.querySelector('.coach')) return 'hint';
    const asked = document.querySelector('.decision');
    return asked && document.querySelector('[data-cell]') && 'turn';
}"""

IN_ORDER = (
    "goal",
    "corner",
    "gap",
    "seal",
    "told",
    "slide",
    "rune",
    "home",
    "token",
    "guess",
    "talk",
    "advice",
    "leave",
    "fetch",
    "wrong",
    "who",
    "where",
    "start",
    "lift",
    "done",
)
DONE_AS_TOLD = {"wrong", "who", "where"}
"""Hints that are followed by pressing what they point at."""


def learn(visitor: Visitor) -> None:
    """Begin the lesson from the first page."""
    visitor.go("/")
    door = visitor.page.get_by_role("navigation", name=word("game-hideouts", visitor.language))
    door.get_by_role("button", name=saying("home-guided", visitor.language)).click()
    visitor.table()


def bubble(visitor: Visitor) -> Locator:
    return visitor.page.get_by_role("complementary")


def read(visitor: Visitor, sizes: list[ViewportSize]) -> dict[str, Any]:
    """The hint, seen in windows of these sizes."""
    for size in sizes:
        visitor.page.set_viewport_size(size)
        met: dict[str, Any] = visitor.page.wait_for_function(CLEAR, arg=size["width"]).json_value()
    return met


def take(visitor: Visitor, move: Move) -> None:
    """Do what comes next in the script, as the page offers it."""
    page, decision = visitor.page, visitor.page.locator(".decision")
    if move.verb == SLIDE:
        page.locator(f'[data-cell="{move.argument}"]').press("Enter")
    elif move.verb == FINISH:
        decision.locator(".lit").click()
        visitor.press("finish-yes")
    elif move.argument is None:
        decision.get_by_role("button", name=word("leave-lying", visitor.language)).click()
    else:
        decision.locator(".lit").click()


def lesson(visitor: Visitor) -> Iterator[str]:
    """Every hint up to the last word, while the newcomer does as the hints say."""
    script = iter(move for move in SCRIPT if move.by == LEARNER and move.verb != CORRECT)
    hints = iter(IN_ORDER)
    sizes = [PHONE, DESKTOP]
    while True:
        if visitor.page.wait_for_function(MOMENT).json_value() == "turn":
            take(visitor, next(script))
            continue
        sizes.reverse()
        met, name = read(visitor, sizes), next(hints)
        yield met["said"]
        if met["about"].startswith("[data-cell") and name != "goal":
            # The frame is slanted like the box that it is around, not a rectangle over four.
            expect(visitor.page.locator(".coach + svg path")).to_have_count(2)
        if name == "corner":
            # The hint is about the viewer's corner, whose mark must be in sight, too.
            visitor.page.wait_for_function(MARKS_IN_SIGHT)
        if name == "token":
            # The bot, which never hesitates here, waits while the hint is open.
            expect(visitor.page.get_by_role("heading").get_by_text("24")).to_be_visible()
        if name == IN_ORDER[-1]:
            return
        if name in DONE_AS_TOLD:
            visitor.page.locator(met["about"]).click()
        else:
            bubble(visitor).get_by_role("button").first.click()
        expect(bubble(visitor).get_by_text(met["said"], exact=True)).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_who_follows_the_lesson_learns_everything_in_order_and_wins(
    visitors: Inviting, server: Server, language: str
) -> None:
    scheme = "light" if language in {"uk", "cs"} else "dark"
    learner = visitors(server, language=language, viewport=PHONE, color_scheme=scheme)
    learn(learner)
    for said, name in zip(lesson(learner), IN_ORDER, strict=True):
        assert saying(f"learn-{name}", language).match(said), f"{name}: {said}"
    learner.sees("won")
    before = learner.table()
    learner.press("learn-level")
    learner.page.wait_for_url(lambda url: "/t/" in url and before not in url)
    expect(learner.page.locator(".decision, [role=status]:visible").first).to_be_visible()
    expect(learner.page.locator(".coach")).to_have_count(0)


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
    expect(first).to_contain_text(word("learn-goal"))
    bubble(visitor).get_by_role("button", name=word("coach-understood")).click()
    expect(first).not_to_contain_text(word("learn-goal"))
    visitor.page.reload()
    expect(bubble(visitor)).to_be_visible()
    expect(first).not_to_contain_text(word("learn-goal"))
    bubble(visitor).get_by_role("button", name=word("coach-stop")).click()
    expect(bubble(visitor)).to_have_count(0)
    visitor.page.reload()
    expect(visitor.page.locator(".decision")).to_be_visible()
    expect(bubble(visitor)).to_have_count(0)
