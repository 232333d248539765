"""The TypeScript types match the Python types."""

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
