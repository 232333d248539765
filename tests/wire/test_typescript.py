"""The browser's types are what the Python types say."""

from tools import typescript


def test_the_written_types_are_not_stale() -> None:
    written = typescript.WRITTEN_TO.read_text(encoding="utf-8")
    assert written == typescript.write(), "stale: run `make types`"


def test_every_message_is_in_its_union() -> None:
    written = typescript.write()
    for name in ("Hello", "Missed", "Whole", "Refused"):
        assert f"export interface {name} {{" in written
    for name in ("DiamantView", "DiamantCountedOut", "HideoutsView", "HideoutsTurnedUp"):
        assert f"export interface {name} {{" in written
