"""A newcomer, from the first page to the end of a game."""

from __future__ import annotations

import time

from playwright.sync_api import expect

from tests.browser.conftest import Inviting
from tests.browser.serving import House
from tests.browser.visitors import Visitor, deep


def test_the_first_choice_is_ten_seconds_and_three_presses_away(
    visitors: Inviting, house: House
) -> None:
    newcomer = visitors(house, hasty=False, reduced_motion="no-preference")
    began = time.monotonic()
    newcomer.go("/")
    newcomer.press("home-play")
    expect(newcomer.act("on")).to_be_enabled()
    newcomer.act("on").click()
    took = time.monotonic() - began
    assert took < 10, f"{took:.1f} s"


def test_one_person_and_bots_play_to_the_count_and_again(visitor: Visitor) -> None:
    visitor.go("/")
    visitor.press("home-play")
    first = visitor.table()
    assert visitor.play_out(deep) >= 5
    expect(visitor.page.get_by_role("region", name="The chests are opened")).to_be_visible()
    visitor.press("play-again")
    visitor.goes_along(first)
