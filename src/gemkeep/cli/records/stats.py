"""`gemkeep stats`: what the games of a file have in common, in numbers and charts."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace, RawDescriptionHelpFormatter, _SubParsersAction
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from gemkeep.cli.records.files import Records, extra, is_parquet, opened
from gemkeep.cli.records.story import printable
from gemkeep.cli.terminal.exit import CommandFailed
from gemkeep.cli.terminal.output import atomic_path, show_table
from gemkeep.cli.terminal.progress import Advance, progress
from gemkeep.core.errors import quote
from gemkeep.core.record import Record
from gemkeep.data.charts import Bar, Chart, Summary

LONGEST_BAR: Final = 40
EIGHTHS: Final = " ▏▎▍▌▋▊▉"
KINDS: Final = ("png", "svg")
EXAMPLES: Final = """
examples:
  gemkeep stats games.jsonl
  gemkeep stats games.parquet --image games.svg
"""


def add_to(commands: _SubParsersAction[ArgumentParser]) -> None:
    """Add the command."""
    command = commands.add_parser(
        "stats",
        help="summarise and plot game records",
        description="Prints what the finished games of a file have in common: how long they were, "
        "when rounds ended, who won from which seat, how many tokens were left, and so on, with "
        "bars and 95 % intervals. Needs the extra gemkeep[data].",
        epilog=EXAMPLES,
        formatter_class=RawDescriptionHelpFormatter,
    )
    command.add_argument(
        "file", metavar="FILE", help="records, as JSON Lines or Parquet; - for standard input"
    )
    command.add_argument(
        "--image", type=Path, metavar="FILE", help="also draw the charts, as FILE.png or FILE.svg"
    )
    command.set_defaults(run=run)


def run(arguments: Namespace) -> None:
    """Print the summaries, and draw them if asked."""
    image: Path | None = arguments.image
    if image is not None and image.suffix.removeprefix(".") not in KINDS:
        raise CommandFailed(f"an image's name must end in .png or .svg, unlike {quote(str(image))}")
    found = _summaries(arguments.file)
    for count, summary in enumerate(found):
        print("\n" * bool(count), end="")
        _show(summary)
    if image is not None:
        with extra("data", "--image"):
            from gemkeep.data.image import draw  # noqa: PLC0415 - an extra
        with atomic_path(image) as path:
            draw(found, path, image.suffix.removeprefix("."))


def _summaries(name: str) -> list[Summary]:
    with extra("data", "`gemkeep stats`"):
        from gemkeep.data.games import summaries, tables  # noqa: PLC0415 - an extra
        from gemkeep.data.parquet import read_tables  # noqa: PLC0415
    if is_parquet(Path(name)):
        return summaries(read_tables(Path(name)))
    with opened(name) as records, progress("reading", records.total) as advance:
        return summaries(tables(_advancing(records, advance)))


def _advancing(records: Records, advance: Advance) -> Iterator[tuple[int, Record]]:
    for line, record in records:
        yield line, record
        advance(records.done)


def _show(summary: Summary) -> None:
    print(f"{summary.game}\n")
    width = max(len(name) for name, _ in summary.facts)
    for name, text in summary.facts:
        print(f"{name:<{width}}   {printable(text)}")
    for chart in summary.charts:
        if chart.bars:
            print(f"\n{chart.title}\n")
            _show_chart(chart)


def _show_chart(chart: Chart) -> None:
    most = max(bar.value for bar in chart.bars) or 1.0
    rows = [
        (
            printable(bar.label),
            f"{bar.value:.1%}",
            _drawn(bar.value / most),
            _interval(bar),
            bar.note,
        )
        for bar in chart.bars
    ]
    show_table((f"{chart.label}>", "share>", "", "95 %", ""), rows)


def _interval(bar: Bar) -> str:
    return f"{bar.low:.1%} to {bar.high:.1%}"


def _drawn(part: float) -> str:
    """A bar of blocks, to an eighth of a letter."""
    whole, rest = divmod(round(part * LONGEST_BAR * len(EIGHTHS)), len(EIGHTHS))
    return ("█" * whole + EIGHTHS[rest].strip()).ljust(LONGEST_BAR)
