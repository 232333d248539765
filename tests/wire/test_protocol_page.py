"""`docs/protocol.md` names every message, code and event, and its examples are valid."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from gemkeep.core.encoding.jsonable import event_name
from gemkeep.core.game import Event
from gemkeep.games.diamant import events as diamant
from gemkeep.games.hideouts import events as hideouts
from gemkeep.games.hideouts.phrases import PHRASEBOOK
from gemkeep.server.app import make_app
from gemkeep.server.config import Config
from gemkeep.server.errors import STATUS
from gemkeep.server.games.hideouts.wire import FaultKind
from gemkeep.table import events as of_events
from gemkeep.wire import table as of_table
from gemkeep.wire.http import ProblemCode
from gemkeep.wire.incoming import Incoming, decode
from gemkeep.wire.outgoing import Outgoing, RefusalCode
from gemkeep.wire.table import NewTable

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
INLINE = re.findall(r"`(\{\"type\":[^`]*\})`", PAGE)
BLOCKS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
TAGS = {str(kind.__struct_config__.tag) for kind in get_args(Incoming)}


@pytest.mark.parametrize("text", [text for text in INLINE if "…" not in text])
def test_an_example_is_a_valid_message(text: str) -> None:
    kind = json.loads(text)["type"]
    if kind in TAGS:
        decode(text)
    else:
        msgspec.json.decode(text, type=Outgoing)


def test_every_message_code_and_event_is_on_the_page() -> None:
    sent = {json.loads(text.replace("{…}", "{}"))["type"] for text in INLINE}
    in_blocks = set(re.findall(r'"type": ?"(\w+)"', "".join(BLOCKS)))
    named = sent | in_blocks
    assert named >= TAGS
    assert {str(kind.__struct_config__.tag) for kind in get_args(Outgoing)} <= named
    for code in (*PHRASEBOOK.phrases, *get_args(FaultKind)):
        assert f"`{code}`" in PAGE
    bases = {Event, of_events.TableEvent}
    for kind in (*vars(of_events).values(), *vars(diamant).values(), *vars(hideouts).values()):
        if isinstance(kind, type) and issubclass(kind, Event) and kind not in bases:
            assert f"`{event_name(kind)}`" in PAGE


def test_the_example_of_a_new_table_is_valid() -> None:
    asked = next(block for block in BLOCKS if '"kind": "me"' in block)
    assert msgspec.json.decode(asked, type=NewTable).clock == "relaxed"


def test_all_refusals_are_listed_with_their_status() -> None:
    section = PAGE.partition("## Refusals")[2].partition("## ")[0]
    rows = [line.split("|")[1] for line in section.splitlines() if line.startswith("| `")]
    listed = re.findall(r"`(\w+)`(?: \((\d+))?", "".join(rows))
    assert sorted(code for code, _ in listed) == sorted(
        {*get_args(RefusalCode), *get_args(ProblemCode)}
    )
    assert {code: int(status) for code, status in listed if status} == STATUS


@pytest.mark.parametrize("kind", ["whole", "update"])
def test_the_longest_examples_have_exactly_the_right_fields(kind: str) -> None:
    (text,) = [block for block in BLOCKS if f'{{"type": "{kind}"' in block]
    message = msgspec.json.decode(text, type=Outgoing)
    assert json.loads(msgspec.json.encode(message)) == json.loads(text)


@pytest.mark.parametrize(
    "words",
    ["Clock", "Totals", "Watching", "Phase", "Colour", "Emote", "Language"],
)
def test_every_allowed_value_is_on_the_page(words: str) -> None:
    for word in get_args(getattr(of_table, words)):
        assert f"`{word}`" in PAGE, word


@pytest.mark.parametrize("struct", [NewTable, of_table.SeatInfo, of_table.TableInfo, of_table.Me])
def test_every_field_of_a_table_is_on_the_page(struct: type[msgspec.Struct]) -> None:
    for field in struct.__struct_fields__:
        assert re.search(rf'[`."]{field}[`"]', PAGE), field


def test_the_listed_paths_are_those_of_the_api() -> None:
    section = PAGE.partition("## HTTP")[2].partition("### ")[0]
    listed = re.findall(r"(/[a-z/{}]+)[?`]", section.replace("{id}", "{}"))
    described = make_app(Config()).app.openapi_schema.to_schema()["paths"]
    here = {re.sub(r"\{\w+\}", "{}", path) for path in described}
    assert {re.sub(r"\{\w+\}", "{}", path) for path in listed} == here | {"/schema"}
