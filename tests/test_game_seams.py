"""Outside its adapter, the server, the wire, the table and the agents' client know no game."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from gemkeep.server.games.registry import served_games
from gemkeep.server.store.schema import METADATA

ROOT = Path(__file__).parent.parent
SOURCE = ROOT / "src" / "gemkeep"
NAMES = tuple(game.name for game in served_games())
ADAPTERS = SOURCE / "server" / "games"
REGISTRY = ADAPTERS / "registry.py"
"""The one file that names the adapters."""
OF_GAMES = ("gemkeep.games", *(f"gemkeep.minds.{name}" for name in NAMES))
"""Modules with the types of games; `gemkeep.games` is the room of all of them."""


def generic_files() -> Iterator[Path]:
    """The files that must not know a game."""
    own = {ADAPTERS / name for name in NAMES}
    for package in ("server", "wire", "table", "mcp"):
        for path in sorted((SOURCE / package).rglob("*.py")):
            if path != REGISTRY and not own & set(path.parents):
                yield path


def breaches(path: Path, text: str) -> list[str]:
    """Each place where this file knows a game, as file:line and what it is."""
    found = [
        (number, f"the name {name!r}")
        for number, line in enumerate(text.splitlines(), start=1)
        for name in NAMES
        if name in line.casefold()
    ]
    for node in ast.walk(ast.parse(text)):
        found += [(node.lineno, why) for why in _breaches_at(node)]  # type: ignore[attr-defined]
    return [f"{path}:{line}: {why}" for line, why in found]


def _breaches_at(node: ast.AST) -> Iterator[str]:
    if isinstance(node, ast.Import):
        yield from (f"imports {it.name}" for it in node.names if _is_of_game(it.name))
    elif isinstance(node, ast.ImportFrom):
        names = {f"{node.module}.{it.name}" for it in node.names} | {node.module or ""}
        yield from (f"imports {name}" for name in sorted(names) if _is_of_game(name))
    elif isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
        asked = ast.unparse(node.args[0])
        if asked == "game" or asked.endswith((".game", ".state", ".before", ".view")):
            yield f"asks for the type of {asked}"


def _is_of_game(module: str) -> bool:
    return any(f"{module}.".startswith(f"{room}.") for room in OF_GAMES)


def test_no_file_outside_the_adapters_knows_a_game() -> None:
    found = [
        breach
        for path in generic_files()
        for breach in breaches(path.relative_to(ROOT), path.read_text(encoding="utf-8"))
    ]
    assert not found, "\n".join(["ask the adapter of the game instead:", *found])


def test_the_database_has_no_column_for_one_game() -> None:
    facts = {
        name
        for game in served_games()
        if game.statistics.facts_type is not None
        for name in game.statistics.facts_type.__struct_fields__
    }
    columns = {column for table in METADATA.tables.values() for column in table.columns}
    found = [str(column) for column in columns if column.name in facts | set(NAMES)]
    assert facts, "the games have facts of their own"
    assert not found, "these belong into `plays.facts`"


@pytest.mark.parametrize(
    "text, why",
    [
        ("FIRST = 'diamant'", "the name 'diamant'"),
        ("# unlike Hideouts", "the name 'hideouts'"),
        ("class HideoutsDay: pass", "the name 'hideouts'"),
        ("from gemkeep.games.catalogue import GAMES", "imports gemkeep.games.catalogue"),
        ("from gemkeep import games", "imports gemkeep.games"),
        ("import gemkeep.games as every", "imports gemkeep.games"),
        ("isinstance(table.game, Other)", "asks for the type of table.game"),
        ("isinstance(after.state, Other)", "asks for the type of after.state"),
    ],
)
def test_this_test_can_fail(text: str, why: str) -> None:
    assert any(breach.endswith(f"x.py:1: {why}") for breach in breaches(Path("x.py"), text))


def test_it_looks_at_every_package() -> None:
    looked_at = {path.relative_to(SOURCE).parts[0] for path in generic_files()}
    assert looked_at == {"server", "wire", "table", "mcp"}
    assert ADAPTERS / "interface" / "base.py" in set(generic_files())
