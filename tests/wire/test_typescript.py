"""The TypeScript types match the Python types."""

import re
from collections import Counter

from tools import typescript


def test_the_generated_types_are_up_to_date() -> None:
    written = typescript.WRITTEN_TO.read_text(encoding="utf-8")
    assert written == typescript.write(), "stale: run `make types`"


def test_messages_views_and_events_are_exported() -> None:
    written = typescript.write()
    for name in ("Hello", "Missed", "Whole", "Refused"):
        assert f"export interface {name} {{" in written
    for name in ("DiamantView", "DiamantCountedOut", "HideoutsView", "HideoutsTurnedUp"):
        assert f"export interface {name} {{" in written


def test_no_two_types_have_the_same_name() -> None:
    """TypeScript would merge two interfaces of one name into a third that nothing is sent as."""
    names = re.findall(r"(?m)^export (?:interface|type) (\w+)", typescript.write())
    assert [name for name, count in Counter(names).items() if count > 1] == []
