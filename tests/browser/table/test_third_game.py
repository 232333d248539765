"""A game that only the tests know, on the fallback screen: played by its buttons, and replayed."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor
from tests.browser.words import saying, word
from tests.server_process import Server

SEATS = [{"kind": "me"}, {"kind": "bot", "bot": "gambler"}, {"kind": "bot", "bot": "gambler"}]


@pytest.fixture
def third_server(tmp_path: Path) -> Iterator[Server]:
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits", module="tests.third_game") as server:
        yield server


def actions(visitor: Visitor) -> Locator:
    group = visitor.page.get_by_role("group", name=word("fallback-actions"))
    return group.get_by_role("button")


def test_the_third_game_is_played_by_its_buttons_to_the_end(
    visitors: Inviting, third_server: Server
) -> None:
    me = third_server.ask("/api/people", {"name": "Ana"})
    asked = {"game": "highest", "rules": {}, "seats": SEATS, "start": True}
    table = third_server.ask("/api/tables", asked, me["key"])["table"]
    ana = visitors(third_server)
    ana.context.add_init_script(f"localStorage['gemkeep.person'] = '{json.dumps(me)}'")
    ana.go(f"/t/{table}")
    expect(ana.page.get_by_role("heading", level=1)).to_have_text("highest")
    view = ana.page.get_by_role("region", name=word("fallback-view"))
    for number in (1, 2, 3):
        expect(view).to_contain_text(f"round {number}")
        expect(actions(ana)).to_have_text([f"pick {each}" for each in range(1, 10)])
        actions(ana).filter(has_text=f"pick {10 - number}").click()
    shown = ana.page.get_by_text(saying("fallback-result"))
    expect(shown).to_contain_text("winners")

    result = third_server.ask(f"/api/tables/{table}/record")["result"]
    wins = ", ".join(map(str, result["wins"]))
    expect(shown).to_contain_text(f"wins: {wins}")

    ana.press("watch-again")
    ana.page.wait_for_url(f"**/replay/{table}")
    slider = ana.page.get_by_role("slider")
    slider.press("Home")
    expect(view).not_to_contain_text("winners")
    slider.press("End")
    expect(view).to_contain_text("winners")
