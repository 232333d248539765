"""Bots as team mates: they answer, they advise, they wait, and they talk one after another."""

from __future__ import annotations

import asyncio
import json
from random import Random

from tests.server.client import Client, Message
from tests.server.hideouts.test_hideouts import hideouts, play_on
from tests.server_process import Server


async def on_turn(ann: Client) -> Message:
    """Wait until it is ann's turn to slide; what she is shown."""
    while not any(verb == "slide" for verb, _ in ann.shown[0]["legal"]):
        if ann.shown[0]["legal"]:
            await ann.done("act", seat=0, number=ann.number, action=ann.shown[0]["legal"][-1])
        else:
            await ann.hear()
    return ann.shown[0]


async def said(ann: Client, *phrases: str) -> Message:
    """The next line with one of these phrases that a bot says."""
    while True:
        line: Message = (await ann.until("said"))["line"]
        if line["seat"] != 0 and line["point"]["phrase"] in phrases:
            return line


def test_asking_whose_box_it_is_gets_the_best_answer(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        rules = {"level": 1, "memory": "own"}
        table, _ = hideouts(server, key, "me", "stroller", rules=rules, start=True)
        async with server.client(table, key) as ann:
            view = (await on_turn(ann))["view"]
            for box in view["boxes"]:
                asked = {"phrase": "whose", "cell": box["cell"]}
                await ann.done("point", seat=0, number=ann.number, **asked)
                line = await said(ann, "seal_is", "seal_on", "seal_on_either")
                while line["point"]["cell"] != box["cell"]:
                    line = await said(ann, "seal_is", "seal_on", "seal_on_either")
                mine = next((inner["wall"] for inner in box["inside"] if inner["picture"]), None)
                # Who sits across sees from inside just the walls that face ann.
                expected = {"seal_on_either"} if mine else {"seal_on"}
                assert line["point"]["phrase"] in expected | {"seal_is"}

    asyncio.run(play())


def test_where_a_seal_is_needs_no_answer_but_whose_it_is(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        rules = {"level": 1, "memory": "own"}
        table, _ = hideouts(server, key, "me", "stroller", rules=rules, start=True)
        async with server.client(table, key) as ann:
            view = (await on_turn(ann))["view"]
            cell, wall = next(
                (box["cell"], inner["wall"])
                for box in view["boxes"]
                for inner in box["inside"]
                if inner["picture"]
            )
            told = {"phrase": "seal_on", "cell": cell, "wall": wall}
            await ann.done("point", seat=0, number=ann.number, **told)
            other = next(box["cell"] for box in view["boxes"] if box["cell"] != cell)
            await ann.done("point", seat=0, number=ann.number, phrase="whose", cell=other)
            phrases = ("seal_is", "seal_on", "seal_on_either", "not_sure")
            while (line := await said(ann, *phrases))["point"]["cell"] != other:
                assert line["point"]["cell"] != cell or line["point"]["phrase"] == "seal_is"

    asyncio.run(play())


def test_a_player_who_is_not_sure_is_shown_a_box_that_can_move(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = hideouts(server, key, "me", "walker", rules={"level": 1}, start=True)
        async with server.client(table, key) as ann:
            shown = await on_turn(ann)
            await ann.done("point", seat=0, number=ann.number, phrase="not_sure")
            line = await said(ann, "move_this")
            assert ["slide", line["point"]["cell"]] in shown["legal"]

    asyncio.run(play())


def test_the_quiet_one_suggests_when_asked_and_not_before(server: Server) -> None:
    """It thinks in a worker process, like the keeper."""

    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = hideouts(server, key, "me", "quiet", rules={"level": 1}, start=True)
        async with server.client(table, key) as ann:
            shown = await on_turn(ann)
            await ann.done("point", seat=0, number=ann.number, phrase="not_sure")
            line = await said(ann, "move_this")
            assert ["slide", line["point"]["cell"]] in shown["legal"]
            heard = [json.loads(text) for text in ann.heard]
            unasked = [one["line"]["point"]["phrase"] for one in heard if one["type"] == "said"]
            assert set(unasked) <= {"not_sure", "move_this", "plan_look", "plan_read", "leave"}

    asyncio.run(play())


def test_bots_wait_when_asked_to_and_go_on_at_the_next_word(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = hideouts(server, key, "me", "walker", rules={"level": 1}, start=True)
        async with server.client(table, key) as ann:
            await on_turn(ann)
            await ann.done("point", seat=0, number=ann.number, phrase="wait")
            while ann.shown[0]["view"]["turn"] == 0:
                action = ann.shown[0]["legal"][0]
                await ann.done("act", seat=0, number=ann.number, action=action)
            number = ann.number
            for _ in range(3):  # a bot that is quick would have moved by now
                await ann.done("point", seat=0, number=number, phrase="wait")
            assert ann.number == number
            await ann.done("point", seat=0, number=number, phrase="agreed")
            await ann.until("update")
            assert ann.number > number

    asyncio.run(play())


def test_what_bots_say_comes_after_the_move_and_never_twice_in_a_breath(server: Server) -> None:
    """At most two things unasked after each move, however much came into sight."""

    async def play() -> None:
        _, key = server.person("Ann")
        rules = {"level": 1, "memory": "own"}
        table, _ = hideouts(server, key, "me", "walker", "walker", rules=rules, start=True)
        async with server.client(table, key) as ann:
            await play_on(ann, Random(3))
            lines = [
                message["line"]["point"]
                for message in map(json.loads, ann.heard)
                if message["type"] == "said"
            ]
        seen = ("seal_is", "seal_on", "seal_on_either")
        unasked = [point["number"] for point in lines if point["phrase"] in seen]
        assert unasked
        assert max(map(unasked.count, unasked)) <= 2

    asyncio.run(play())


def test_a_bot_says_what_it_plans_after_a_person_and_why_it_undoes(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = hideouts(server, key, "me", "stroller", rules={"level": 1}, start=True)
        async with server.client(table, key) as ann:
            await play_on(ann, Random(5))
            heard = [json.loads(text) for text in ann.heard]
        points = [one["line"]["point"] for one in heard if one["type"] == "said"]
        updates = [one for one in heard if one["type"] == "update"]
        events = [event for update in updates for event in update["events"]]
        slid = [event for event in events if event["event"] == "slid"]
        gaps = [slid[0]["gap"], *(event["cell"] for event in slid)]
        bots = [at for at, event in enumerate(slid) if event["seat"] == 1]
        undone = [at for at in bots if at and gaps[at - 1] == gaps[at + 1]]
        announced = [at for at in bots if at and slid[at - 1]["seat"] == 0 and at not in undone]
        phrases = [point["phrase"] for point in points]
        plans = [phrase for phrase in phrases if phrase.startswith("plan")]
        assert phrases.count("undo") == len(undone)
        assert len(plans) == len(announced) > 0
        assert len(set(plans)) > 1, "each with its reason"
        assert phrases.count("few_tokens") <= 1

    asyncio.run(play())


def test_a_bot_warns_once_when_tokens_run_low(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        rules = {"level": 1, "supply": 14}
        table, _ = hideouts(server, key, "me", "walker", rules=rules, start=True)
        async with server.client(table, key) as ann:
            await play_on(ann, Random(5))
            heard = [json.loads(text) for text in ann.heard]
        warnings = [
            one
            for one in heard
            if one["type"] == "said" and one["line"]["point"]["phrase"] == "few_tokens"
        ]
        assert len(warnings) == 1

    asyncio.run(play())
