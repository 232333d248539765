"""The same deal for another team, and how both fared."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import expect

from tests.browser.casket import AtCasket, play_together
from tests.browser.conftest import Inviting
from tests.browser.hideouts.test_casket_acts import both_corners
from tests.browser.screens.test_accessible import flawless
from tests.browser.words import word
from tests.server_process import Server


def test_another_team_plays_the_same_deal_and_both_results_are_compared(
    visitors: Inviting, tmp_path: Path
) -> None:
    with Server(str(tmp_path / "gemkeep.db"), "--no-limits", seed=None) as server:
        ana, bob, cid = visitors(server), visitors(server, axe=True), visitors(server)
        both_corners(ana, server).play_out()
        table = ana.table()
        ana.press("samedeal-offer")
        dialog = ana.page.get_by_role("dialog", name=word("samedeal-title"))
        expect(dialog.get_by_text(f"/deal/{table}")).to_be_visible()
        bob.go(f"/deal/{table}")
        teams = bob.page.get_by_role("region", name=word("samedeal-teams")).get_by_role("listitem")
        expect(teams).to_have_count(1)
        won = AtCasket(ana).view["result"]["won"]
        expect(teams).to_contain_text(re.compile(r"\bWon · \d+ tokens? left" if won else "Lost"))
        expect(teams, "it was another team").not_to_contain_text("You won")
        bob.press("samedeal-play")
        cid.sit_down(bob.invite(), "Cid")
        bob.press("start")
        people = [AtCasket(bob), AtCasket(cid)]
        for person in people:
            person.page.wait_for_selector("button[data-cell]")
        play_together(people)
        bob.page.get_by_role("button", name=word("samedeal-compare")).last.click()
        compared = bob.page.get_by_role("dialog").get_by_role("listitem")
        expect(compared).to_have_count(2)
        expect(compared.filter(has_text="Ana")).to_contain_text(word("samedeal-first"))
        expect(compared.filter(has_text="Cid")).to_contain_text(word("samedeal-here"))
        flawless(bob, "the teams")
