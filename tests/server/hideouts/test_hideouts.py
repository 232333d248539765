"""Whole games of Hideouts over the socket: every level, 2 to 4 seats, people, bots and watchers."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

import pytest

from gemkeep.core.record import read_record
from gemkeep.core.replay import replay as check
from gemkeep.games.catalogue import recorded_game
from gemkeep.games.hideouts.types import WALLS
from tests.server.client import Client, Message
from tests.server_process import Server

OWN_LEVEL = {
    "name": "Two turns and a lock",
    "hideouts": [
        "rotation",
        "rotation",
        "lock:A",
        "rune:1",
        "rune:2",
        "rune:3",
        "action",
        "rune:8",
    ],
    "supply": 9,
    "advanced": True,
    "advanced_charge": "once",
    "advanced_start": True,
}


def any_action(shown: Message, random: Random) -> list[Any]:
    """A legal action, each verb as likely, so that not all of a game is corrections."""
    verbs = sorted({verb for verb, _ in shown["legal"]})
    verb = "slide" if "slide" in verbs and random.random() < 0.7 else random.choice(verbs)
    actions: list[list[Any]] = [action for action in shown["legal"] if action[0] == verb]
    return random.choice(actions)


async def play_on(client: Client, random: Random, acts: int = 1000) -> Message | None:
    """Act for all my seats until this many acts are done or the game is over; the result."""
    while True:
        for seat, shown in client.shown.items():
            if shown["view"]["result"] is not None:
                result: Message = shown["view"]["result"]
                return result
            if seat is not None and shown["legal"] and client.shown_at == client.number:
                if acts == 0:
                    return None
                acts -= 1
                action = any_action(shown, random)
                await client.done("act", seat=seat, number=client.number, action=action)
                break
        else:
            await client.hear()


def hideouts(server: Server, key: str, *seats: str, **more: Any) -> tuple[str, str]:  # noqa: ANN401
    return server.table(key, *seats, **({"game": "hideouts"} | more))


def check_record(server: Server, table: str, result: Message | None) -> Message:
    """The record of a finished game, which the rules accept."""
    body = server.call(f"/api/tables/{table}/record").body.decode()
    record = read_record(body)
    assert record.result == result
    assert len(list(check(recorded_game(record), record))) == len(record.moves)
    whole: Message = json.loads(body)
    return whole


RULES: list[Message] = [
    *(
        {"level": level, "advanced": advanced}
        for level in range(1, 6)
        for advanced in (False, True)
    ),
    {"level": OWN_LEVEL},
]


@pytest.mark.parametrize("number", range(len(RULES)))
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_whole_game_at_every_level(server: Server, seats: int, number: int) -> None:
    memory = ("none", "own", "team")[(number + seats) % 3]
    rules = RULES[number] | {"memory": memory}

    async def play() -> None:
        _, key = server.person("Ann")
        others = ("device:Eve", "device:Ian", "device:Una")[: seats - 1]
        table, _ = hideouts(server, key, "me", *others, rules=rules, start=True)
        async with server.client(table, key) as ann, server.client(table) as watcher:
            result = await play_on(ann, Random(number))
            await watcher.until_phase("over")
            assert watcher.shown[None]["view"]["result"] == result
        kinds = {json.loads(text)["type"] for text in ann.heard}
        assert not kinds & {"chosen", "mine"}, "each act is done at once, nothing is secret"
        record = check_record(server, table, result)
        assert record["rules"]["memory"] == memory
        for eyes in (*map(str, range(seats)), "public", "all"):
            frames = server.call(f"/api/tables/{table}/replay?eyes={eyes}").json["frames"]
            assert len(frames) == len(record["moves"]) + 1
            assert frames[-1]["view"]["result"] == result
        mine = server.call("/api/me/tables", key=key).json
        assert mine[0]["result"] == result

    asyncio.run(play())


@pytest.mark.parametrize("rules", [{"level": 0}, {"level": 6}, {"level": {"name": "x"}}, {}])
def test_a_level_that_is_none_is_refused(server: Server, rules: Message) -> None:
    _, key = server.person("Ann")
    asked = {"game": "hideouts", "rules": rules, "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = server.call("/api/tables", asked, key)
    assert (answer.status, answer.json["code"]) == (400, "malformed")


def test_five_are_too_many(server: Server) -> None:
    _, key = server.person("Ann")
    seats = [{"kind": "me"}, *[{"kind": "open"}] * 4]
    asked = {"game": "hideouts", "rules": {"level": 1}, "seats": seats}
    assert server.call("/api/tables", asked, key).json["code"] == "malformed"


def test_a_watcher_sees_what_the_public_sees(server: Server) -> None:
    """Until the end no wall, no seal and no side; memory `team` is the team's, not the public's."""

    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = hideouts(
            server, key, "me", "device:Eve", rules={"level": 4, "memory": "team"}, start=True
        )
        async with server.client(table, key) as ann, server.client(table) as watcher:
            await play_on(ann, Random(4))
            await watcher.until_phase("over")
        looked = 0
        for message in map(json.loads, watcher.heard):
            for shown in message.get("shown") or ():
                assert shown["seat"] is None
                assert shown["legal"] == []
                if shown["view"]["result"] is None:
                    looked += 1
                    for box in shown["view"]["boxes"]:
                        assert not any(
                            box[known] for known in ("outside", "inside", "seal", "side")
                        )
        assert looked > 5

    asyncio.run(play())


def test_a_watcher_may_look_through_one_seat_where_the_table_allows_it(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        seats = ("me", "device:Eve")
        open_eyes, _ = hideouts(
            server, key, *seats, rules={"level": 1}, start=True, watching="seats"
        )
        closed, _ = hideouts(server, key, *seats, rules={"level": 1}, start=True)
        async with server.client(open_eyes, key) as ann, server.client(open_eyes) as watcher:
            assert watcher.table["watching"] == "seats"
            assert watcher.shown.keys() == {None}
            await watcher.done("look", seat=1)
            assert watcher.shown[1]["view"] == ann.shown[1]["view"]
            assert watcher.shown[1]["legal"] == []
            assert await watcher.refused("look", seat=2) == "not_your_seat"
            assert await ann.refused("look", seat=1) == "not_your_seat"
            await play_on(ann, Random(3), acts=1)
            update = await watcher.until("update")
            assert [shown["seat"] for shown in update["shown"]] == [1]
            assert update["shown"][0]["view"] == ann.shown[1]["view"]
            await watcher.done("look", seat=None)
            assert json.loads(watcher.heard[-2])["shown"][0]["seat"] is None
        async with server.client(closed) as watcher:
            assert await watcher.refused("look", seat=1) == "not_your_seat"

    asyncio.run(play())


@pytest.mark.parametrize("first", [0, 1, 2])
def test_the_host_may_say_who_begins(server: Server, first: int) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        for _ in range(3):
            table, _ = hideouts(
                server,
                key,
                *("me", "device:Eve", "device:Ian"),
                rules={"level": 1},
                start=True,
                first=first,
            )
            async with server.client(table, key) as ann:
                assert ann.shown[0]["view"]["turn"] == first

    asyncio.run(play())


@pytest.mark.parametrize("wish", [{"first": 2}, {"first": -1}, {"watching": "all"}])
def test_a_wish_that_can_not_be_is_refused(server: Server, wish: Message) -> None:
    _, key = server.person("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}]
    asked = {"game": "hideouts", "rules": {"level": 1}, "seats": seats}
    assert server.call("/api/tables", asked | wish, key).json["code"] == "malformed"


@pytest.mark.parametrize("wish", [{"first": 1}, {"watching": "seats"}])
def test_diamant_has_no_such_wishes(server: Server, wish: Message) -> None:
    _, key = server.person("Ann")
    seats = [{"kind": "me"}, {"kind": "open"}, {"kind": "open"}]
    asked = {"game": "diamant", "rules": {"edition": "cs"}, "seats": seats}
    assert server.call("/api/tables", asked | wish, key).json["code"] == "malformed"


def test_a_replay_with_all_open_and_what_went_wrong(server: Server) -> None:
    async def play() -> str:
        _, key = server.person("Ann")
        table, _ = hideouts(server, key, "me", "device:Eve", rules={"level": 1}, start=True)
        for path in ("replay?eyes=all", "review"):
            answer = server.call(f"/api/tables/{table}/{path}", key=key)
            assert (answer.status, answer.json["code"]) == (409, "not_over")
        async with server.client(table, key) as ann:
            await play_on(ann, Random(9))
        return table

    table = asyncio.run(play())
    replay = server.call(f"/api/tables/{table}/replay?eyes=all").json
    assert replay["eyes"] == "all"
    deal = replay["frames"][1]["move"][2]
    for box in replay["frames"][1]["view"]["boxes"]:
        assert deal["boxes"][box["cell"]] == {"home": box["seal"], "seal": box["side"]}
    assert [cell["hideout"] for cell in replay["frames"][1]["view"]["cells"]] == deal["hideouts"]
    review = server.call(f"/api/tables/{table}/review").json
    assert replay["review"] == review
    assert review["moves"] == replay["frames"][-1]["number"]
    assert review["faults"]
    assert review["par"] == 10  # every deal of the first level takes as many


def test_walkers_play_together_with_a_person_and_say_what_they_see(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = hideouts(
            server,
            key,
            "me",
            "walker",
            "walker",
            rules={"level": 1, "memory": "own"},
            start=True,
        )
        async with server.client(table, key) as ann:
            result = await play_on(ann, Random(1))
            whole = next(json.loads(text) for text in ann.heard if '"whole"' in text)
            said = [
                message["line"]
                for message in map(json.loads, ann.heard)
                if message["type"] == "said"
            ]
        record = check_record(server, table, result)
        every = {line["number"]: line for line in (*whole["chat"], *said)}.values()
        lines = [line for line in every if line["point"]["phrase"].startswith("seal_")]
        assert {line["point"]["phrase"] for line in lines} == {"seal_is", "seal_on"}
        assert {line["seat"] for line in lines} <= {1, 2}
        told = [(line["point"]["phrase"], home(record, line["point"])) for line in lines]
        assert len(set(told)) == len(told), "each is said once"
        for line, (_, box) in zip(lines, told, strict=True):
            truth = record["moves"][0][2]["boxes"][box]
            assert line["point"]["guardian"] in (None, truth["home"])
            assert line["point"]["wall"] in (None, truth["seal"])

    asyncio.run(play())


def test_bots_give_their_word_when_they_are_asked(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = hideouts(server, key, "me", "walker", "walker", rules={"level": 1}, start=True)
        async with server.client(table, key) as ann:
            while not ann.shown[0]["legal"]:
                await ann.hear()
            await ann.done("point", seat=0, number=ann.number, phrase="finish")
            words: dict[int, str] = {}
            while len(words) < 2:
                line = (await ann.until("said"))["line"]
                if line["point"]["phrase"] != "finish" and line["point"]["cell"] is None:
                    words[line["seat"]] = line["point"]["phrase"]
            assert words == {1: "wait", 2: "wait"}, "not every guardian is in a box yet"

    asyncio.run(play())


def home(record: Message, point: Message) -> int:
    """Where the box that is pointed at stood at the deal."""
    gap = record["moves"][0][2]["cells"].index("start")
    standing = list(range(9))
    # Update 1 is the table, update 2 the deal, and every further move one more.
    for _, verb, argument in record["moves"][1 : point["number"] - 1]:
        if verb == "slide":
            standing[gap], standing[argument] = standing[argument], standing[gap]
            gap = argument
    return standing[point["cell"]]


def test_statistics_by_level_and_no_rating(fresh: Server) -> None:
    async def play() -> Message:
        _, key = fresh.person("Ann")
        for rules in (
            {"level": 1},
            {"level": 1},
            {"level": 2, "advanced": True},
            {"level": OWN_LEVEL},
        ):
            table, _ = hideouts(fresh, key, "me", "random", rules=rules, start=True)
            async with fresh.client(table, key) as ann:
                await play_on(ann, Random(7))
        return fresh.counted(key, "hideouts", 4)

    me = asyncio.run(play())
    assert me["rating"] is None
    assert me["diamant"] is None
    levels = [(one["level"], one["advanced"], one["games"]) for one in me["hideouts"]["levels"]]
    assert levels == [(1, False, 2), (2, True, 1), (None, True, 1)]
    assert [
        (line["name"], line["rating"], line["games"])
        for line in fresh.call("/api/ratings?game=hideouts").json["lines"]
    ] == [("Ann", None, 4)]


def test_acting_out_of_turn_is_refused_and_changes_nothing(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = hideouts(server, key, "me", "device:Eve", rules={"level": 1}, start=True)
        async with server.client(table, key) as ann:
            turn = ann.shown[0]["view"]["turn"]
            number, action = ann.number, ann.shown[turn]["legal"][0]
            other = 1 - turn
            assert await ann.refused("act", seat=other, number=number, action=action) == "illegal"
            far = ["slide", ann.shown[0]["view"]["gap"]]
            assert await ann.refused("act", seat=turn, number=number, action=far) == "illegal"
            await ann.done("act", seat=turn, number=number, action=action)
            assert await ann.refused("act", seat=turn, number=number, action=action) == "stale"

    asyncio.run(play())


def test_a_quick_phrase_reaches_everyone_and_stays_in_the_talk(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = hideouts(server, key, "me", "device:Eve", rules={"level": 1}, start=True)
        async with server.client(table, key) as ann, server.client(table) as watcher:
            number = ann.number
            point = {"phrase": "seal_is", "cell": 3, "guardian": "owl"}
            await ann.done("point", seat=1, number=number, **point)
            line = (await watcher.until("said"))["line"]
            assert (line["seat"], line["name"], line["text"], line["sign"]) == (
                1,
                "Eve",
                None,
                None,
            )
            assert line["point"] == point | {"wall": None, "number": number}
            assert ann.number == number, "talk is no part of the game"
            for wrong in (
                {"phrase": "seal_is", "cell": 3},
                {"phrase": "seal_on", "cell": 3},
                {"phrase": "move_this"},
                {"phrase": "finish", "cell": 1},
                {"phrase": "wait", "wall": WALLS[0]},
            ):
                assert await ann.refused("point", seat=0, number=number, **wrong) == "bad_text"
            later = number + 9
            assert await ann.refused("point", seat=0, number=later, phrase="wait") == "stale"
            assert await ann.refused("point", seat=0, number=0, phrase="insult") == "bad_text"
            assert await ann.refused("point", seat=0, number=0, phrase="wait", cell=9) == "bad_text"
            assert (
                await watcher.refused("point", seat=0, number=0, phrase="wait") == "not_your_seat"
            )
        async with server.client(table, key) as ann:
            whole = next(json.loads(text) for text in ann.heard if '"whole"' in text)
            assert whole["chat"] == [line]

    asyncio.run(play())


def test_there_is_nothing_to_point_at_in_diamant(server: Server) -> None:
    async def play() -> None:
        _, key = server.person("Ann")
        table, _ = server.table(key, "me", "bold", "ev", start=True)
        async with server.client(table, key) as ann:
            assert await ann.refused("point", seat=0, number=1, phrase="wait") == "illegal"

    asyncio.run(play())


@pytest.mark.parametrize("phase", ["place", "free", "bless"])
def test_kill_9_in_the_middle_of_a_turn(fresh: Server, phase: str) -> None:
    """A turn of several acts goes on after a restart where it was, for the same seat."""
    level = {"place": 1, "free": 2, "bless": 4}[phase]

    async def until_phase(ann: Client, random: Random) -> bool:
        while ann.shown[0]["view"]["phase"] != phase:
            if await play_on(ann, random, acts=1) is not None:
                return False
        return True

    async def play() -> None:
        _, key = fresh.person("Ann")
        for seed in range(50):
            table, _ = hideouts(fresh, key, "me", "device:Eve", rules={"level": level}, start=True)
            async with fresh.client(table, key) as ann:
                if not await until_phase(ann, Random(seed)):
                    continue
                number, shown = ann.number, ann.shown
                fresh.kill_and_restart()
            async with fresh.client(table, key) as ann:
                assert (ann.number, ann.shown) == (number, shown)
                result = await play_on(ann, Random(seed))
            check_record(fresh, table, result)
            return
        raise AssertionError(f"no game came to {phase}")

    asyncio.run(play())
