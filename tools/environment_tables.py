"""Writes each game's actions and observation layout into docs/environments.md, from its spec.

`python -m tools.environment_tables` replaces the tables between the page's markers. A test fails if
the page and a spec differ.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from gemkeep.core.moves import Action
from gemkeep.core.spec import GameSpec
from gemkeep.envs.arrays import number_type
from gemkeep.games.catalogue import SPECS

MOST_LISTED: Final = 3
PAGE: Final = Path(__file__).parent.parent / "docs" / "environments.md"


def with_tables(page: str) -> str:
    """The page with up-to-date tables."""
    for game, spec in SPECS.items():
        for name, rows in (("actions", _actions(spec)), ("layout", _layout(spec))):
            marker = f"<!-- {game} {name} -->"
            before, _, after = page.split(marker)
            page = "\n".join([f"{before}{marker}", "", *rows, "", f"{marker}{after}"])
    return page


def _actions(spec: GameSpec[Any]) -> Iterator[str]:
    """A row for each verb and kind of argument."""
    yield "| numbers | action | argument |"
    yield "|---|---|---|"
    groups = groupby(spec.actions, lambda action: (action.verb, action.argument is None))
    for (verb, _), actions in groups:
        alike = list(actions)
        first, last = (spec.encode_action(alike[end]) for end in (0, -1))
        numbers = f"{first}" if first == last else f"{first} to {last}"
        yield f"| {numbers} | {verb} | {_arguments(alike)} |"


def _arguments(actions: list[Action]) -> str:
    named = [_argument(action) for action in actions]
    return ", ".join(named if len(named) <= MOST_LISTED else [*named[:2], f"… {named[-1]}"])


def _argument(action: Action) -> str:
    given = action.argument
    if given is None:
        return "none"
    return " ".join(map(str, given)) if isinstance(given, tuple) else f"{given}"


def _layout(spec: GameSpec[Any]) -> Iterator[str]:
    """The size and type, and a row for each feature."""
    size, kind = spec.observation_shape[0], number_type(spec).__name__
    yield f"An observation has {size} numbers (`{kind}`):"
    yield ""
    yield "| from | numbers | up to | feature | |"
    yield "|---|---|---|---|---|"
    layout = spec.layout()
    for feature in spec.features:
        numbers = f"{layout[feature.name].start} | {feature.size} | {feature.highest}"
        yield f"| {numbers} | `{feature.name}` | {feature.about} |"


if __name__ == "__main__":
    PAGE.write_text(with_tables(PAGE.read_text(encoding="utf-8")), encoding="utf-8")
