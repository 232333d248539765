"""`docs/protocol.md` does not lie: it names every message, code and event, and its examples are."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from gemkeep.core.game import Event
from gemkeep.core.plain import event_name
from gemkeep.games.diamant import events as diamant
from gemkeep.games.hideouts import events as hideouts
from gemkeep.wire.decode import decode
from gemkeep.wire.http import FaultKind
from gemkeep.wire.incoming import Incoming
from gemkeep.wire.outgoing import Outgoing, Refusal
from gemkeep.wire.table import NewTable, Phrase

PAGE = (Path(__file__).parent.parent.parent / "docs" / "protocol.md").read_text(encoding="utf-8")
INLINE = re.findall(r"`(\{\"type\":[^`]*\})`", PAGE)
BLOCKS = re.findall(r"```json\n(.*?)```", PAGE, re.DOTALL)
TAGS = {str(kind.__struct_config__.tag) for kind in get_args(Incoming)}


@pytest.mark.parametrize("text", [text for text in INLINE if "…" not in text])
def test_an_example_is_a_message(text: str) -> None:
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
    for code in (*get_args(Refusal), *get_args(Phrase), *get_args(FaultKind)):
        assert f"`{code}`" in PAGE
    for kind in (*vars(diamant).values(), *vars(hideouts).values()):
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event:
            assert f"`{event_name(kind)}`" in PAGE


def test_the_table_that_is_made_in_the_example_can_be_made() -> None:
    asked = next(block for block in BLOCKS if '"kind": "me"' in block)
    assert msgspec.json.decode(asked, type=NewTable).clock == "relaxed"
