"""The lesson of Diamant, played to its last word in every language."""

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


def hints(visitor: Visitor) -> Iterator[None]:
    """Stop at every hint up to the last word, while the newcomer does as the hints say."""
    while True:
        met = visitor.page.wait_for_function(NEXT).json_value()
        if met["kind"] == "done":
            return
        if met["kind"] == "hint":
            yield
            visitor.page.locator(".coach button").first.click()
            words = met["words"].replace("\N{NO-BREAK SPACE}", " ")
            expect(visitor.page.get_by_text(words, exact=True)).to_have_count(0)
        else:
            assert visitor.on_turn()
            visitor.choose("on" if met["cards"] < 4 else "back")


def in_each_language(visitor: Visitor) -> Iterator[tuple[str, str]]:
    """What the hint says in each language, in a place where it covers nothing it is about."""
    for language in LANGUAGES:
        visitor.change_language(language)
        met = visitor.page.wait_for_function(NEXT).json_value()
        yield language, met["words"].replace("\N{NO-BREAK SPACE}", " ")
    visitor.change_language(visitor.language)


@pytest.mark.parametrize("size", [PHONE, DESKTOP], ids=["phone", "desktop"])
def test_a_newcomer_learns_everything_in_order_in_each_language(
    visitors: Inviting, server: Server, size: ViewportSize
) -> None:
    visitor = visitors(server, viewport=size)
    visitor.go("/")
    visitor.press("home-guided")
    names = ("welcome", *IN_ORDER)
    for _, name in zip(hints(visitor), names, strict=True):
        for language, text in in_each_language(visitor):
            if name == "welcome":
                all_is_said(text, language)
            elif name != "left":  # it begins with a name
                assert text.startswith(word(f"lesson-{name}", language)), name
    title = visitor.page.get_by_role("dialog").get_by_role("heading")
    for language in LANGUAGES:
        visitor.change_language(language)
        expect(title).to_have_text(word("lesson-done-title", language))
    visitor.change_language(visitor.language)
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
    assert len(list(hints(visitor))) > len(IN_ORDER)
    visitor.press("lesson-real-game")
    visitor.goes_along(lesson)
