"""`python -m gemkeep.minds.diamant.exact`: the tables of docs/small-diamant.md."""

from __future__ import annotations

from argparse import ArgumentParser

from gemkeep.minds.diamant.exact.lessons import LESSONS, Table


def main() -> None:
    """Print the tables of one lesson, or of all."""
    parser = ArgumentParser(
        prog="python -m gemkeep.minds.diamant.exact",
        description="Solves small games of Diamant exactly and prints what they teach.",
    )
    parser.add_argument("lesson", nargs="?", choices=LESSONS, help="which one (default: all)")
    lesson = parser.parse_args().lesson
    for name in LESSONS if lesson is None else [lesson]:
        for table in LESSONS[name]():
            _show(table)


def _show(table: Table) -> None:
    """Print a table as Markdown."""
    print(f"{table.title}\n")
    for row in (table.heads, ("---",) * len(table.heads), *table.rows):
        print(f"| {' | '.join(row)} |")
    print()


if __name__ == "__main__":
    main()
