"""The scripted text agent of the examples, in a few games."""

from __future__ import annotations

import importlib.util
from pathlib import Path
from random import Random
from typing import Any, Final

import pytest

EXAMPLE: Final = Path(__file__).parents[2] / "examples" / "text_agent.py"
PAGE: Final = Path(__file__).parents[2] / "docs" / "textarena.md"


@pytest.fixture(scope="module")
def text_agent() -> Any:  # noqa: ANN401
    spec = importlib.util.spec_from_file_location("text_agent", EXAMPLE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_it_is_short() -> None:
    assert len(EXAMPLE.read_text().splitlines()) < 100


def test_it_reaches_what_the_page_says(text_agent: Any) -> None:  # noqa: ANN401
    printed = [f"    {line}" for line in text_agent.report(40).splitlines()]
    assert "\n".join(printed) in PAGE.read_text(encoding="utf-8")


def test_it_reads_what_a_random_agent_does_not(text_agent: Any) -> None:  # noqa: ANN401
    teams = [
        [text_agent.at_random(Random(seat)) for seat in range(2)],
        [text_agent.casket_agent] * 2,
    ]
    won = [
        sum(text_agent.play("Gemkeep-Hideouts-v1", team, seed)[0] for seed in range(5))
        for team in teams
    ]
    assert won[0] == 0 < won[1]
