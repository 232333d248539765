"""docs/writing-bots.md is true: its code runs, and it lists every field of the views and events."""

from __future__ import annotations

import doctest
import re
import sys
from dataclasses import fields, is_dataclass
from pathlib import Path
from types import ModuleType
from typing import get_args, get_type_hints

import pytest

from gemkeep.core.game import Event
from gemkeep.games.diamant import events as diamant_events
from gemkeep.games.diamant import view as diamant
from gemkeep.games.hideouts import events as hideouts_events
from gemkeep.games.hideouts import types as hideouts_types
from gemkeep.games.hideouts import view as hideouts
from tests.cli.conftest import Run
from tests.cli.documents import blocks, commands_of

PAGE = Path(__file__).parents[2] / "docs" / "writing-bots.md"
TEXT = PAGE.read_text(encoding="utf-8")


@pytest.fixture
def mine(here: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The bots of the page in the current directory, as the page tells readers to have them."""
    (here / "mine.py").write_text("\n\n".join(blocks(TEXT, "python")))
    monkeypatch.syspath_prepend(here)
    monkeypatch.delitem(sys.modules, "mine", raising=False)
    return here


def test_the_commands_on_the_page_print_what_it_shows(mine: Path, gemkeep: Run) -> None:
    shown = commands_of(TEXT)
    assert len(shown) == 6
    for command, output in shown:
        _, out, err = gemkeep(*command, "--processes", "1")
        assert (out + err).replace(str(mine), "/home/ann") == output, command


def test_the_examples_on_the_page_work(mine: Path) -> None:
    examples = "\n".join(blocks(TEXT, "pycon"))
    parsed = doctest.DocTestParser().get_doctest(examples, {}, "page", str(PAGE), 0)
    runner = doctest.DocTestRunner()
    runner.run(parsed)
    assert runner.summarize() == (0, len(parsed.examples))
    assert len(parsed.examples) > 5


def listed(section: str) -> dict[str, list[str]]:
    """The fields in the tables of a section, by type."""
    text = TEXT.partition(f"\n## {section}\n")[2].partition("\n## ")[0]
    tables = re.findall(r"^`(\w+)`\n\n\| field .+\n\|.+\n((?:\|.+\n)+)", text, re.MULTILINE)
    return {name: re.findall(r"^\| `(\w+)` \|", rows, re.MULTILINE) for name, rows in tables}


@pytest.mark.parametrize(
    "section, kinds",
    [
        ("The view of Diamant", [getattr(diamant, name) for name in ("View", "PathCard")]),
        ("The view of Diamant", [diamant.Explorer, diamant.Threat]),
        ("The view of Hideouts", [hideouts.View, hideouts.BoxView, hideouts.CellView]),
        ("The view of Hideouts", [hideouts.OuterWall, hideouts.InnerWall, hideouts.Lid]),
        ("The view of Hideouts", [hideouts_types.Level]),
    ],
)
def test_every_field_of_the_views_is_described(section: str, kinds: list[type]) -> None:
    tables = listed(section)
    for kind in kinds:
        assert tables[kind.__name__] == [field.name for field in fields(kind)]


def test_every_type_within_a_view_has_its_table() -> None:
    assert set(listed("The view of Diamant")) == types_within(diamant.View)
    assert set(listed("The view of Hideouts")) == types_within(hideouts.View)


def types_within(kind: object) -> set[str]:
    """The names of the dataclasses in the fields of this type, and in theirs."""
    if isinstance(kind, type) and is_dataclass(kind):
        parts = get_type_hints(kind).values()
        return {kind.__name__}.union(*map(types_within, parts))
    return set().union(*map(types_within, get_args(kind)))


@pytest.mark.parametrize(
    "game, module", [("Diamant", diamant_events), ("Hideouts", hideouts_events)]
)
def test_every_event_is_listed_with_its_fields(game: str, module: ModuleType) -> None:
    text = TEXT.partition("\n## The events\n")[2].partition(f"\n{game} (")[2]
    rows = re.findall(
        r"^\| `(\w+)` \| (.*)\|$", text.partition("\n\n")[2].partition("\n\n")[0], re.MULTILINE
    )
    told = {name: set(re.findall(r"`(\w+)`", what)) for name, what in rows}
    kinds = [kind for kind in vars(module).values() if isinstance(kind, type)]
    events = [kind for kind in kinds if issubclass(kind, Event) and kind is not Event]
    assert told == {kind.__name__: {it.name for it in fields(kind)} for kind in events}  # type: ignore[arg-type]
