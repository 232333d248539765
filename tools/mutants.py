"""Mutates the games' rules, one small change at a time, and reports changes no test notices.

mutmut generates and tests the mutants. This script starts it from scratch, counts the results by
game, and compares the survivors with `docs/mutants.md`, which lists each with a reason.
"""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).parents[1]
PAGE: Final = ROOT / "docs" / "mutants.md"
SCRATCH: Final = ROOT / "mutants"

FLOOR: Final = 98
"""The share that must be killed, in percent."""

KILLED: Final = "killed"
SURVIVED: Final = "survived"
NOT_COVERED: Final = "no tests"
TIMED_OUT: Final = "timeout"
COLUMNS: Final = {
    KILLED: "killed",
    SURVIVED: "survived",
    NOT_COVERED: "not covered",
    TIMED_OUT: "timed out",
}

RESULT: Final = re.compile(r"^\s*(gemkeep\S+): (.+)$", re.MULTILINE)
NAME: Final = re.compile(r"gemkeep\.games\.(?P<module>.+)\.x(?P<function>[_ǁ].+)__mutmut_\d+")
ENTRY: Final = re.compile(
    r"^(?:### `(?P<function>[^`]+)`|```diff\n(?P<diff>.*?)^```)$", re.MULTILINE | re.DOTALL
)


class Change(NamedTuple):
    """A mutation, identified independently of mutmut's numbering."""

    function: str
    """For example `hideouts.rules._open`."""
    was: str
    became: str

    @classmethod
    def read(cls, function: str, diff: str) -> Change:
        """The change that this diff shows, ignoring indentation."""
        lines = [line for line in diff.splitlines() if not line.startswith(("---", "+++", "#"))]
        was, became = (
            " ".join(" ".join(line[1:] for line in lines if line.startswith(sign)).split())
            for sign in "-+"
        )
        return cls(function, was, became)


def function_of(mutant: str) -> str:
    """The name of the mutated function, for example `hideouts.chance.TheDeal.draw`."""
    named = NAME.fullmatch(mutant)
    if named is None:
        raise ValueError(f"{mutant!r} is not a mutant of a game")
    function = named["function"]
    path = function[1:].replace("ǁ", ".") if function.startswith("ǁ") else function[1:]
    return f"{named['module']}.{path}"


def listed(page: str) -> Iterator[tuple[Change, str]]:
    """Each survivor that the page lists, with its reason: the text before its diff."""
    function, reason_from, reason = "", 0, ""
    for entry in ENTRY.finditer(page):
        between = page[reason_from : entry.start()].strip()
        if entry["function"]:
            function, reason = entry["function"], ""
        else:
            reason = between or reason  # consecutive diffs share a reason
            yield Change.read(function, entry["diff"]), reason
        reason_from = entry.end()


def verdicts(results: str) -> dict[str, str]:
    """The verdict on each mutant, by name."""
    return dict(RESULT.findall(results))


def table(found: Mapping[str, str]) -> str:
    """The number of mutants by game and verdict."""
    counts: dict[str, Counter[str]] = {}
    for mutant, verdict in found.items():
        game = function_of(mutant).partition(".")[0]
        for row in (game, "all"):
            counts.setdefault(row, Counter())[verdict if verdict in COLUMNS else "other"] += 1
    rows = [*sorted(counts.keys() - {"all"}), "all"]
    lines = [["", "mutants", *COLUMNS.values(), "other", "killed"]]
    for row in rows:
        count = counts[row]
        numbers = [count.total(), *(count[verdict] for verdict in (*COLUMNS, "other"))]
        lines.append([row, *map(str, numbers), f"{share(count):.1f} %"])
    widths = [max(map(len, column)) for column in zip(*lines, strict=True)]
    return "\n".join(
        "  ".join(cell.rjust(width) for cell, width in zip(line, widths, strict=True))
        for line in lines
    )


def share(count: Counter[str]) -> float:
    """The percentage killed. A timeout doesn't count: the test may only have been slow."""
    return 100 * count[KILLED] / count.total()


def main() -> int:
    """0 if enough mutants are killed and all survivors are listed, else 1."""
    workers = sys.argv[1] if len(sys.argv) > 1 else "2"
    # mutmut reuses the results of an earlier run even if tests have changed since.
    shutil.rmtree(SCRATCH, ignore_errors=True)
    _mutmut("run", "--max-children", workers)
    found = verdicts(_mutmut("results", "--all", "true"))
    on_page = dict(listed(PAGE.read_text(encoding="utf-8")))
    alive = {}
    for mutant, verdict in found.items():
        if verdict != KILLED:
            shown = _mutmut("show", mutant)
            alive[Change.read(function_of(mutant), shown)] = (mutant, verdict, shown)
    new = [entry for change, entry in alive.items() if change not in on_page]
    for mutant, verdict, shown in new:
        print(f"\n{function_of(mutant)}: {verdict}, and not listed in {PAGE.relative_to(ROOT)}")
        print("\n".join(shown.splitlines()[1:]))
    for change in on_page.keys() - alive.keys():
        print(f"\n{change.function}: listed but killed or gone; remove it from the list")
        print(f"-{change.was}\n+{change.became}")
    killed = share(Counter(found.values()))
    print(f"\n{table(found)}\n")
    print(f"{killed:.1f} % are killed; at least {FLOOR} % must be.")
    print(f"{len(new)} of the {len(alive)} survivors are not listed in {PAGE.relative_to(ROOT)}.")
    return 1 if new or killed < FLOOR else 0


def _mutmut(*arguments: str) -> str:
    """The output of mutmut; a run is shown live on a terminal, for it prints thousands of lines."""
    watched = arguments[0] == "run" and sys.stdout.isatty()
    done = subprocess.run(  # noqa: S603 - the arguments are ours and mutmut's own
        [sys.executable, "-m", "mutmut", *arguments],
        cwd=ROOT,
        # Hypothesis generates the same games every time, so the same mutants survive.
        env={**os.environ, "CI": "1"},
        stdout=None if watched else subprocess.PIPE,
        stderr=None if watched else subprocess.STDOUT,
        text=True,
        check=False,
    )
    if done.returncode:
        print((done.stdout or "")[-10_000:])
        sys.exit(f"mutmut {arguments[0]} failed")
    return done.stdout or ""


if __name__ == "__main__":
    sys.exit(main())
