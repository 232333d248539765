"""docs/environments.md is true: its tables are those of the specs, and its examples run."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tests.batch import replay  # noqa: F401  compiles quickly
from tools.environment_tables import PAGE, with_tables

TEXT = PAGE.read_text(encoding="utf-8")
EXAMPLES = re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL)


def test_the_tables_are_those_of_the_specs() -> None:
    assert with_tables(TEXT) == TEXT, "run python -m tools.environment_tables"
    assert TEXT.count("<!--") == 8


@pytest.mark.parametrize("example", EXAMPLES, ids=["gymnasium", "pettingzoo", "pgx"])
def test_the_examples_run(example: str) -> None:
    names: dict[str, Any] = {}
    exec(example, names)  # noqa: S102
    if "over" in names:
        assert names["over"], "the game is played to its end"
    else:
        assert names["state"].observation.shape[0] == 64
