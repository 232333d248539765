"""Levels that people publish: who may, how many, and how often they are won."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from random import Random

from gemkeep.games.hideouts.catalogue import LEVELS
from gemkeep.games.hideouts.levels.code import write_code
from gemkeep.games.hideouts.levels.level import fields_of
from gemkeep.server.games.hideouts.levels.published import MOST_OF_ONE
from tests.server.hideouts.test_hideouts import hideouts, play_on
from tests.server_process import Server

CLOCKWORK = replace(LEVELS[2], name="Clockwork", supply=20)
CODE = write_code(CLOCKWORK)


def test_a_level_is_published_played_and_withdrawn(fresh: Server) -> None:
    ann, bob = (fresh.person(name)[1] for name in ("Ann", "Bob"))
    [mine] = fresh.call("/api/levels/published", {"code": CODE}, ann).json["levels"]
    assert (mine["by"], mine["mine"], mine["games"], mine["won"]) == ("Ann", True, 0, 0)
    assert mine["level"] == fields_of(CLOCKWORK)
    # The same under another name, and with its hideouts in another order, is there already.
    same = replace(CLOCKWORK, name="Mine", hideouts=tuple(reversed(CLOCKWORK.hideouts)))
    [still] = fresh.call("/api/levels/published", {"code": write_code(same)}, bob).json["levels"]
    assert (still["by"], still["mine"]) == ("Ann", False)

    async def play() -> None:
        rules = {"level": fields_of(same)}
        table, _ = hideouts(fresh, bob, "me", "random", rules=rules, start=True)
        async with fresh.client(table, bob) as client:
            await play_on(client, Random(3))

    asyncio.run(play())
    fresh.counted(bob, "hideouts")
    [played] = fresh.call("/api/levels/published").json["levels"]
    assert (played["games"], played["won"], played["mine"]) == (1, 0, False)
    data = fresh.call("/api/me/data", key=ann).json
    assert [row["code"] for row in data["published"]] == [CODE]
    gone = f"/api/levels/published/{mine['key']}"
    assert fresh.call(gone, key=bob, method="DELETE").json["levels"], "it is not his"
    assert fresh.call(gone, key=ann, method="DELETE").json["levels"] == []


def test_what_nobody_could_read_or_win_is_not_published(server: Server) -> None:
    _, ann = server.person("Ann")
    refused = {
        "x": "wrong_level",
        write_code(replace(CLOCKWORK, name="bot: x")): "bad_name",
        write_code(replace(CLOCKWORK, name="x" * 60)): "bad_name",
        write_code(replace(CLOCKWORK, supply=9)): "illegal",
    }
    for code, why in refused.items():
        assert server.call("/api/levels/published", {"code": code}, ann).json["code"] == why
    assert server.call("/api/levels/published", {"code": CODE}).json["code"] == "wrong_key"
    unnamed = server.call("/api/people", {}).json["key"]
    assert server.call("/api/levels/published", {"code": CODE}, unnamed).json["code"] == "bad_name"


def test_one_person_publishes_only_so_many(server: Server) -> None:
    _, cyril = server.person("Cyril")
    codes = [
        write_code(replace(LEVELS[number], supply=supply))
        for number in (1, 3)
        for supply in range(10, 22)
    ]
    answers = [server.call("/api/levels/published", {"code": code}, cyril).status for code in codes]
    assert answers == [200] * MOST_OF_ONE + [409] * (len(codes) - MOST_OF_ONE)
