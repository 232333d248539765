"""The lesson of Diamant, played to the end in every language."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import LANGUAGES, all_is_said, word
from tests.server_process import Server

PHONE: ViewportSize = {"width": 360, "height": 640}
DESKTOP: ViewportSize = {"width": 1280, "height": 800}

NEXT = """() => {
    const coach = document.querySelector('.coach:not(.nowhere)');
    if (document.querySelector('dialog[open]')) return { kind: 'done' };
    if (coach) {
        const room = document.documentElement;
        const [box, target] = [coach, document.querySelector(coach.dataset.about)]
            .map((it) => it.getBoundingClientRect());
        const apart = box.left >= target.right || target.left >= box.right
            || box.top >= target.bottom || target.top >= box.bottom;
        const inside = box.left >= 0 && box.top >= 0
            && box.right <= room.clientWidth && box.bottom <= room.clientHeight;
        // Things are still laid when it comes: it follows them.
        return apart && inside && { kind: 'hint', words: coach.querySelector('p').textContent };
    }
    const acts = [...document.querySelectorAll('.decision button')];
    const open = acts.some((act) => act.ariaDisabled !== 'true' && act.ariaPressed !== 'true');
    if (!open || acts.some((act) => act.ariaPressed === 'true')) return null;
    const cards = document.querySelectorAll('[data-anchor^="card-"]').length;
    return document.querySelector('.coach') ? null : { kind: 'choice', cards };
}"""
"""What a newcomer meets next: a hint next to what it explains, a choice, or the last word."""

IN_ORDER = (
    "treasure",
    "carry",
    "choose",
    "path",
    "hazard",
    "risk",
    "relic",
    "alone",
    "safe",
    "struck",
    "left",
)


def hints(visitor: Visitor) -> Iterator[str]:
    """Every hint up to the last word, while the newcomer does as the hints say."""
    while True:
        met = visitor.page.wait_for_function(NEXT).json_value()
        if met["kind"] == "done":
            return
        if met["kind"] == "hint":
            yield met["words"].replace("\N{NO-BREAK SPACE}", " ")
            visitor.page.locator(".coach button").first.click()
            expect(visitor.page.get_by_text(met["words"], exact=True)).to_have_count(0)
        else:
            assert visitor.on_turn()
            visitor.choose("on" if met["cards"] < 4 else "back")


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_a_newcomer_learns_everything_in_order(
    visitors: Inviting, server: Server, language: str, size: ViewportSize
) -> None:
    visitor = visitors(server, language=language, viewport=size)
    visitor.go("/")
    visitor.press("home-guided")
    welcome, *told = hints(visitor)
    all_is_said(welcome, language)
    for text, name in zip(told, IN_ORDER, strict=True):
        if name != "left":  # it begins with a name
            assert text.startswith(word(f"lesson-{name}", language)), name
    assert visitor.page.get_by_role("dialog").get_by_role("heading").inner_text() == word(
        "lesson-done-title", language
    )
    visitor.press("lesson-play-on")
    expect(visitor.act("on")).to_be_enabled()


def test_a_newcomer_may_choose_before_reading_and_ask_for_no_more_hints(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.press("home-guided")
    coach = visitor.page.get_by_role("complementary")
    expect(coach).to_be_visible()
    visitor.act("on").click()
    expect(visitor.page.locator('[data-anchor="card-1"]')).to_be_visible()
    expect(coach).to_be_visible()
    coach.get_by_role("button", name=word("coach-stop")).click()
    expect(coach).to_have_count(0)
    visitor.act("back").click()
    visitor.page.wait_for_function(
        "() => document.querySelector('.entrances').ariaLabel.includes('2')"
    )


def test_the_real_game_is_one_press_from_the_last_word(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.press("home-guided")
    lesson = visitor.table()
    assert list(hints(visitor))
    visitor.press("lesson-real-game")
    visitor.goes_along(lesson)


def test_the_rules_show_a_turn_and_lead_into_the_lesson(visitor: Visitor) -> None:
    visitor.go("/rules/diamant")
    expect(visitor.page.locator("main figure").nth(2)).to_be_attached()  # drawn topic by topic
    visitor.press("home-guided")
    visitor.table()
    expect(visitor.page.get_by_role("complementary")).to_be_visible()
