"""Custom levels over HTTP: checked in the editor, and carried by a link."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any, get_args

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from gemkeep.server.games.hideouts.levels.drafts import check
from gemkeep.server.games.hideouts.wire import FaultKind, LevelDraft
from tests.server.hideouts.test_hideouts import hideouts, play_on
from tests.server_process import Answer, Server

RUNES = [f"rune:{number}" for number in range(1, 9)]
OWN = {
    "name": "Clockwork",
    "hideouts": ["number:1", "number:2", "mechanism", "lock:A", "rune:1", "rune:2", "rune:3"],
    "supply": 15,
    "advanced": True,
    "advanced_charge": "once",
    "advanced_start": True,
}
OWN["hideouts"] = [*OWN["hideouts"], "action"]  # type: ignore[misc]
FAULTS: list[tuple[dict[str, Any], tuple[str, str, list[int], str | None, str | None]]] = [
    ({"name": ""}, ("wrong_value", "name", [], None, None)),
    ({"name": "a\nb"}, ("wrong_value", "name", [], None, None)),
    ({"hideouts": RUNES[:7]}, ("not_eight_hideouts", "hideouts", [], None, None)),
    (
        {"hideouts": [*RUNES[:7], "spider"]},
        ("unknown_hideout", "hideouts", [7], "spider", None),
    ),
    (
        {"hideouts": ["rotation", *RUNES[:5], "rotation", "rotation"]},
        ("too_many_of_a_kind", "hideouts", [0, 6, 7], "rotation", None),
    ),
    (
        {"hideouts": ["number:1", *RUNES[:6], "number:1"]},
        ("number_twice", "hideouts", [0, 7], "number:1", None),
    ),
    (
        {"hideouts": ["number:1", *RUNES[:6], "number:3"]},
        ("number_left_out", "hideouts", [7], "number:3", "number:2"),
    ),
    (
        {"hideouts": [*RUNES[1:], "lock:A"]},
        ("lock_without_rune", "hideouts", [7], "lock:A", "rune:1"),
    ),
    ({"supply": 26}, ("supply_out_of_bounds", "supply", [], None, None)),
    ({"supply": -(10**30)}, ("supply_out_of_bounds", "supply", [], None, None)),
]


def _checked(server: Server, **change: object) -> Answer:
    return server.call("/api/levels/check", {"name": "Own", "hideouts": RUNES} | change)


def test_a_level_gets_a_code_that_leads_back_to_it(server: Server) -> None:
    answer = server.call("/api/levels/check", OWN)
    assert answer.status == 200
    assert answer.json["faults"] == []
    assert answer.json["level"] == OWN
    assert answer.json["least"] == 8, "the action symbol is in it"
    found = server.call(f"/api/levels/{answer.json['code']}")
    assert (found.status, found.json) == (200, answer.json)


@pytest.mark.parametrize("change,fault", FAULTS)
def test_what_is_wrong_is_told_where_it_is_made(
    server: Server, change: dict[str, object], fault: tuple[object, ...]
) -> None:
    answer = _checked(server, **change)
    assert answer.status == 200
    assert [answer.json[key] for key in ("code", "level", "least")] == [None] * 3
    told = [
        tuple(one[key] for key in ("kind", "field", "slots", "hideout", "lacks"))
        for one in answer.json["faults"]
    ]
    assert told == [fault]
    assert answer.json["faults"][0]["reason"]


def test_every_kind_of_fault_is_covered_here() -> None:
    assert {fault[0] for _, fault in FAULTS} == set(get_args(FaultKind))


def test_all_that_is_wrong_is_told_at_once(server: Server) -> None:
    faults = _checked(server, name="", hideouts=["lock:B", "number:2"], supply=0).json["faults"]
    kinds = ["wrong_value", "not_eight_hideouts", *["lock_without_rune"] * 3, "number_left_out"]
    assert [fault["kind"] for fault in faults] == [*kinds, "supply_out_of_bounds"]


@pytest.mark.parametrize(
    "body",
    [
        b"",
        b"[]",
        b"null",
        b'{"name": "x"}',
        b'{"name": 1, "hideouts": []}',
        b'{"name": "x", "hideouts": {}}',
        b'{"name": "x", "hideouts": [1]}',
        b'{"name": "x", "hideouts": [[[[[[[[[]]]]]]]]]}',
        b'{"name": "x", "hideouts": [], "supply": 1.5}',
        b'{"name": "x", "hideouts": [], "supply": true}',
        b'{"name": "x", "hideouts": [], "advanced_charge": "never"}',
        b'{"name": "x", "hideouts": [], "more": 1}',
        b'{"name": "\xff", "hideouts": []}',
        json.dumps({"name": "x" * 201, "hideouts": []}).encode(),
        json.dumps({"name": "x", "hideouts": ["x"] * 26}).encode(),
        json.dumps({"name": "x", "hideouts": ["x" * 21]}).encode(),
        b"[" * 10_000,
    ],
)
def test_what_is_no_draft_is_refused(server: Server, body: bytes) -> None:
    answer = server.call("/api/levels/check", raw=body)
    assert (answer.status, answer.json["code"]) == (400, "malformed"), answer


def test_too_much_is_refused(server: Server) -> None:
    answer = server.call("/api/levels/check", {"name": "x" * 20_000, "hideouts": []})
    assert answer.status == 413


drafts = st.builds(
    LevelDraft,
    st.text(max_size=100),
    st.lists(st.sampled_from([*RUNES, "lock:A", "number:2", "mechanism", ""]), max_size=25),
    st.integers(),
    st.booleans(),
)


@given(drafts)
@settings(max_examples=200)
def test_any_draft_has_a_code_or_faults_within_it(draft: LevelDraft) -> None:
    checked = check(draft)
    assert (checked.code is None) == (checked.level is None) == bool(checked.faults)
    for fault in checked.faults:
        assert {draft.hideouts[slot] for slot in fault.slots} <= {fault.hideout}


@pytest.mark.parametrize("code", ["x", "no-such-level", "%00", "AAAAAAAAAAAA", "a" * 300, "š"])
def test_a_link_that_carries_no_level_says_so(server: Server, code: str) -> None:
    answer = server.call(f"/api/levels/{code.encode().hex() if code == 'š' else code}")
    assert (answer.status, answer.json["code"]) == (404, "wrong_level")


def test_a_link_without_end_is_refused(server: Server) -> None:
    assert server.call(f"/api/levels/{'a' * 4000}").status == 400


def test_a_level_of_ones_own_is_played_and_played_again(server: Server) -> None:
    """What the link carries is what is on the table, and the new table has it too."""

    async def play() -> None:
        _, key = server.person("Ann")
        code = server.call("/api/levels/check", OWN).json["code"]
        level = server.call(f"/api/levels/{code}").json["level"]
        table, _ = hideouts(server, key, "me", "random", rules={"level": level}, start=True)
        async with server.client(table, key) as ann:
            assert ann.table["rules"]["level"] == OWN
            assert ann.shown[0]["view"]["level"] == OWN
            await play_on(ann, Random(3))
        again = server.call(f"/api/tables/{table}/again", {}, key).json["table"]
        mine = server.call("/api/me/tables", key=key).json
        assert [one["table"]["rules"]["level"] for one in mine] == [OWN, OWN]
        async with server.client(again, key) as ann:
            assert ann.shown[0]["view"]["level"] == OWN
        replay = server.call(f"/api/tables/{table}/replay?eyes=0").json
        assert replay["table"]["rules"]["level"]["name"] == "Clockwork"

    asyncio.run(play())


def test_checking_is_limited_as_all_else_is(tmp_path_factory: pytest.TempPathFactory) -> None:
    db = tmp_path_factory.mktemp("limited") / "gemkeep.db"
    with Server(str(db)) as limited:
        answers = [_checked(limited).status for _ in range(1_201)]
    assert set(answers[:1_200]) == {200}
    assert answers[-1] == 429
