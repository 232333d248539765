"""docs/data.md is true: its examples run, and it lists every column with its type."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import polars as pl
import pytest

from gemkeep.data.games import BEFORE, KINDS
from tests.cli.conftest import Run
from tests.cli.documents import blocks, commands_of

PAGE = Path(__file__).parents[2] / "docs" / "data.md"
TEXT = PAGE.read_text(encoding="utf-8")


def test_the_examples_on_the_page_work(gemkeep: Run, here: Path) -> None:
    shown = commands_of(TEXT)
    assert len(shown) == 3
    for command, output in shown:
        status, out, _ = gemkeep(*command)
        assert status == 0
        kept, cut, _ = output.partition("…\n")
        assert out.startswith(kept) if cut else out == output
    examples = "\n".join(blocks(TEXT, "pycon"))
    parsed = doctest.DocTestParser().get_doctest(examples, {}, "page", str(PAGE), 0)
    runner = doctest.DocTestRunner()
    runner.run(parsed)
    assert runner.summarize() == (0, len(parsed.examples))


@pytest.mark.parametrize(
    "section, columns",
    [
        ("every table", BEFORE),
        ("Diamant", KINDS["diamant"].columns),
        ("Hideouts", KINDS["hideouts"].columns),
    ],
)
def test_every_column_is_described(section: str, columns: dict[str, pl.DataType]) -> None:
    table = TEXT.partition(f"\n## Columns of {section}\n")[2].partition("\n## ")[0]
    rows = re.findall(r"^\| `(\w+)` \| `(.+?)` \|", table, re.MULTILINE)
    assert rows == [(name, str(kind)) for name, kind in columns.items()]
