"""The contract that compares imports with the drawn arrows."""

from __future__ import annotations

from pathlib import Path

import pytest
from grimp import ImportGraph

from tools.contracts import DrawnArrows, reachable, read_arrows

DIAGRAM = """
Some words, and a --> that is no arrow.

```mermaid
flowchart BT
    games --> core
    minds --> games
    envs --> minds
```

    later --> nothing
"""
PACKAGES = ("core", "games", "minds")


def house(*imports: tuple[str, str]) -> ImportGraph:
    """Three packages with a module each, and these imports between the modules."""
    graph = ImportGraph()
    graph.add_module("house")
    for package in PACKAGES:
        graph.add_module(f"house.{package}")
        graph.add_module(f"house.{package}.one")
    for importer, imported in imports:
        graph.add_import(
            importer=f"house.{importer}.one",
            imported=f"house.{imported}.one",
            line_number=3,
            line_contents=f"import house.{imported}.one",
        )
    return graph


def breaches(tmp_path: Path, graph: ImportGraph, diagram: str = DIAGRAM) -> list[str]:
    drawn = tmp_path / "MAP.md"
    drawn.write_text(diagram)
    options = {"root": "house", "diagram": str(drawn)}
    contract = DrawnArrows("arrows", {"root_packages": ["house"]}, options)
    check = contract.check(graph, verbose=False)
    found: list[str] = check.metadata["breaches"]
    assert check.kept == (not found)
    return [breach.replace(str(drawn), "MAP.md") for breach in found]


def test_arrows_are_read_from_the_diagram_only() -> None:
    assert read_arrows(DIAGRAM) == {("games", "core"), ("minds", "games"), ("envs", "minds")}


def test_what_lies_below_is_reached_through_others() -> None:
    assert reachable("minds", read_arrows(DIAGRAM)) == {"games", "core"}
    assert reachable("core", read_arrows(DIAGRAM)) == set()


def test_drawn_imports_and_those_further_down_are_kept(tmp_path: Path) -> None:
    graph = house(("games", "core"), ("minds", "games"), ("minds", "core"), ("core", "core"))
    assert breaches(tmp_path, graph) == []


def test_an_import_that_is_not_drawn_is_named_with_its_line(tmp_path: Path) -> None:
    graph = house(("games", "core"), ("minds", "games"), ("games", "minds"))
    assert breaches(tmp_path, graph) == [
        "games --> minds is not drawn: house.games.one (line 3): import house.minds.one"
    ]


def test_an_arrow_that_nothing_uses_is_named(tmp_path: Path) -> None:
    graph = house(("games", "core"), ("minds", "core"))
    assert breaches(tmp_path, graph) == ["minds --> games is drawn, but no import uses it"]


def test_a_package_that_is_not_drawn_is_named(tmp_path: Path) -> None:
    graph = house(("games", "core"), ("minds", "games"))
    graph.add_module("house.cellar")
    assert breaches(tmp_path, graph) == ["house.cellar is not in the diagram of MAP.md"]


def test_arrows_that_lead_round_are_named(tmp_path: Path) -> None:
    graph = house(("games", "core"), ("minds", "games"))
    round_trip = DIAGRAM.replace("games --> core", "games --> core\n    core --> envs")
    found = breaches(tmp_path, graph, round_trip)
    assert "the arrows of MAP.md lead from core back to itself" in found


@pytest.mark.parametrize("room", ["core", "games", "minds", "table", "wire", "server", "cli"])
def test_the_map_of_this_repository_draws_every_room(room: str) -> None:
    arrows = read_arrows(Path("ARCHITECTURE.md").read_text(encoding="utf-8"))
    assert room in {package for arrow in arrows for package in arrow}
