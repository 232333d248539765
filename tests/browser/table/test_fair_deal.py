"""Two browsers add to a deal, check it by themselves, and show what they checked."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.conftest import Inviting
from tests.browser.visitors import RUN_AXE, together
from tests.browser.words import saying, word
from tests.server_process import Server


def test_the_seal_of_a_deal(visitors: Inviting, tmp_path: Path) -> None:
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits", seed=None) as server:
        ana, ben = visitors(server, axe=True), visitors(server)
        table = ana.set_up("friend", "bot-1")
        ben.sit_down(ana.invite(), "Ben")
        ana.press("start")
        ana.on_turn()
        seal = ana.page.get_by_role("button", name=saying("deal-seal")).first
        seal.click()
        dialog = ana.page.get_by_role("dialog", name=word("deal-seal"))
        expect(dialog).to_contain_text(word("deal-waiting"))
        expect(dialog).to_contain_text("Ana and Ben")
        ana.page.keyboard.press("Escape")
        expect(dialog).to_have_count(0)
        ana.moment = ""
        together([ana, ben])
        checked = ana.page.get_by_role("button", name=word("deal-checked"))
        checked.first.click()
        expect(dialog).to_contain_text(word("deal-right"))
        expect(dialog).to_contain_text(word("deal-mine"))
        expect(dialog).to_contain_text(re.compile(r"\d+ draws have been dealt again"))
        found = ana.page.evaluate(RUN_AXE, {})
        assert not found["violations"]
        ana.page.keyboard.press("Escape")
        ben.go(f"/replay/{table}")
        expect(ben.page.get_by_role("button", name=word("deal-checked"))).to_be_visible()
