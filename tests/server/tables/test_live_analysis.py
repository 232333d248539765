"""The analysis of a running game: for spectators, if the table allows it, one decision behind."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace

import pytest

from gemkeep.core.moves import CHANCE
from gemkeep.games.diamant import Diamant
from gemkeep.minds.diamant.analysis import best_evaluator
from gemkeep.server.games.diamant.analysis import LiveAnalystOfDiamant
from gemkeep.server.games.diamant.wire import DiamantLiveAnalysis
from gemkeep.table.state import Table
from tests.minds.analysis.purses import Purses
from tests.server.client import Client, careful
from tests.server_process import Server
from tests.table.tables import Match, made


async def choose(*choosing: tuple[Client, int, str]) -> None:
    for client, seat, choice in choosing:
        await client.choose(seat, choice)


def test_it_reaches_spectators_and_nobody_who_holds_a_seat(server: Server) -> None:
    async def play() -> None:
        (_, ann_key), (_, bob_key), (_, eve_key) = map(server.person, ("Ann", "Bob", "Eve"))
        table, invite = server.table(ann_key, "me", "open", "device:Cid", live_analysis=True)
        async with (
            server.client(table, ann_key) as ann,
            server.client(table, ann_key) as elsewhere,
            server.client(table, bob_key, invite) as bob,
            server.client(table, eve_key) as eve,
        ):
            assert bob.table["live_analysis"], "players can see it before they sit down"
            await bob.done("sit", seat=1, name="Bob", colour="teal")
            await ann.done("start")
            first = (await eve.until("analysed"))["analysis"]
            assert [moment["move"] for moment in first["curve"]] == [0]
            assert first["choices"] == []
            await bob.done("stand", seat=1)  # a bot plays, but the seat is still Bob's
            await choose((ann, 0, "on"), (ann, 2, "back"))
            told = (await eve.until("analysed"))["analysis"]
            assert {made["seat"]: made["chosen"] for made in told["choices"]}.items() >= {
                (0, "on"),
                (2, "back"),
            }
            assert told["curve"][-1]["move"] == len("*") + 3, "not the card revealed since"
            async with server.client(table) as stranger:
                assert {"type": "analysed", "analysis": told} in map(json.loads, stranger.heard)
            await ann.play_out(careful)
            for seated in (elsewhere, bob):
                await seated.until_phase("over")
            heard = "".join([*ann.heard, *elsewhere.heard, *bob.heard])
            assert "analysed" not in heard
            assert '"curve"' not in heard

    asyncio.run(play())


def test_a_table_that_does_not_allow_it_has_none(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "device:Ben", "device:Cid", start=True)
        async with server.client(table, key) as ann, server.client(table) as eve:
            assert eve.table["live_analysis"] is False
            await ann.play_out(careful)
            await eve.until_phase("over")
            assert "analysed" not in "".join(eve.heard)

    asyncio.run(play())


def test_hidden_totals_and_other_games_have_none(server: Server) -> None:
    async def change() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "open", "open")
        wanted = {"rules": {"edition": "cs"}, "clock": "none", "live_analysis": True}
        async with server.client(table, key) as ann:
            assert await ann.refused("change", **wanted, totals="hidden") == "illegal"
            await ann.done("change", **wanted)
            assert ann.table["live_analysis"] is True
        seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
        for game, rules, totals in (("diamant", {}, "hidden"), ("hideouts", {"level": 1}, "open")):
            asked = {"game": game, "rules": rules, "seats": seats, "totals": totals}
            refused = server.call("/api/tables", asked | {"live_analysis": True}, key)
            assert refused.json["code"] == "malformed"

    asyncio.run(change())


# --- What it may depend on ------------------------------------------------------------------------


def followed(table: Table) -> DiamantLiveAnalysis:
    assert isinstance(table.game, Diamant)
    return LiveAnalystOfDiamant(table.game).follow(table, lambda _: None)


def test_nothing_that_belongs_to_the_open_decision_changes_it(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(best_evaluator, "best_evaluator", Purses)
    entry = made()
    match = Match(replace(entry, settings=replace(entry.settings, live_analysis=True))).started()
    game = match.table.game
    assert isinstance(game, Diamant)
    analyst = LiveAnalystOfDiamant(game)
    revealed: list[int] = []
    while match.table.phase == "playing":
        table = match.table
        told = followed(table)
        assert analyst.follow(table, lambda _: None) == told, "the same if it went along"
        before, card = table.moves[:-1], table.moves[-1]
        assert card.by == CHANCE
        others = [name for name in ("treasure:1", "treasure:17") if name != card.argument]
        for other in others:
            assert followed(table._replace(moves=(*before, card._replace(argument=other)))) == told
        assert told.curve[-1].move == len(before)
        revealed.append(told.choices[-1].decided if told.choices else 0)
        for seat in table.waiting[:-1]:
            match.choose(seat, "on")
            assert followed(match.table) == told, "a secret choice changes nothing"
        match.choose(table.waiting[-1], "back")
    assert revealed == sorted(set(revealed)), "every decision is sent once it is revealed"
