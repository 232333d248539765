"""The pages about OpenSpiel and research tell the truth: their code runs, their sizes are right."""

import re
from pathlib import Path

import pyspiel
import pytest

from gemkeep.envs.openspiel import as_tree

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "openspiel.md").read_text(encoding="utf-8")
RESEARCH = (DOCS / "research.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```python\n(.*?)```", PAGE + RESEARCH, re.DOTALL)
LARGEST = 2_000
"""Larger trees take too long for every run."""
SIZES = [
    (given, *(int(number.replace(",", "")) for number in numbers))
    for given, *numbers in re.findall(
        r"^\| `(\S+=\S+)` \| ([\d,]+) \| ([\d,]+) \|", PAGE, re.MULTILINE
    )
]


@pytest.mark.parametrize("code", BLOCKS, ids=range(len(BLOCKS)))
def test_the_code_runs(
    code: str,
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.chdir(tmp_path)
    exec(compile(code, "page", "exec"), {})  # noqa: S102
    assert capsys.readouterr().out


@pytest.mark.parametrize("given, nodes, information", [row for row in SIZES if row[1] < LARGEST])
def test_the_trees_have_the_sizes_on_the_page(given: str, nodes: int, information: int) -> None:
    name = f"diamant(rounds=1,{given})" if "players" in given else f"hideouts({given})"
    tree = as_tree(pyspiel.load_game(f"python_gemkeep_{name}"))
    assert (tree.nodes, len(tree.information)) == (nodes, information)


def test_the_cards_name_every_parameter() -> None:
    for game in ("diamant", "hideouts"):
        card = PAGE.partition(f"`python_gemkeep_{game}`")[2].partition("\n## ")[0]
        kind = pyspiel.load_game(f"python_gemkeep_{game}").get_type()
        for name in kind.parameter_specification:
            assert f"`{name}`" in card


def test_the_numbers_on_the_cards_are_right() -> None:
    cave = pyspiel.load_game("python_gemkeep_diamant")
    assert cave.observation_tensor_size() == 144
    assert cave.information_state_tensor_shape() == [206, 144]
    assert (cave.max_game_length(), cave.max_chance_nodes_in_history()) == (100, 105)
    relics = pyspiel.load_game("python_gemkeep_diamant(relics=ascending)")
    assert (relics.max_game_length(), relics.max_chance_nodes_in_history()) == (105, 110)
    casket = pyspiel.load_game("python_gemkeep_hideouts")
    assert casket.information_state_tensor_shape() == [1007, 700]
    assert casket.max_game_length() == 40 * 25 + 5
    assert casket.max_chance_nodes_in_history() == 26
    assert (casket.num_distinct_actions(), casket.max_chance_outcomes()) == (102, 74)
