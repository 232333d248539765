"""Games of Hideouts as rows: the level, how the team did, and what it spent its tokens on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any, Final

import polars as pl

from gemkeep.core.game import Event
from gemkeep.core.record import Record
from gemkeep.data.charts import Chart, Summary, share
from gemkeep.data.counting import counted, histogram, mean_and_range
from gemkeep.games.hideouts.events import Charged, Corrected, LeftLying, Placed, Slid
from gemkeep.games.hideouts.game import Hideouts
from gemkeep.minds.estimates import proportion

COLUMNS: Final = {
    "level": pl.UInt8,
    "level_name": pl.String,
    "advanced": pl.Boolean,
    "supply": pl.UInt8,
    "memory": pl.String,
    "won": pl.Boolean,
    "reason": pl.String,
    "tokens_left": pl.UInt8,
    "slides": pl.UInt16,
    "free_slides": pl.UInt16,
    "placed": pl.UInt16,
    "left_lying": pl.UInt16,
    "corrections": pl.UInt16,
    "charged": pl.UInt16,
}


def row(record: Record, events: Iterable[Event]) -> dict[str, Any]:
    """The columns of one game, without those that all games have."""
    setup = Hideouts.from_rules(record.rules, len(record.seats)).setup
    result = record.result or {}
    happened: Counter[object] = Counter()
    for event in events:
        happened[type(event)] += 1
        happened["free"] += isinstance(event, Slid) and not event.paid
    return {
        "level": setup.number,
        "level_name": setup.level.name,
        "advanced": setup.level.advanced,
        "supply": setup.level.supply,
        "memory": setup.memory,
        "won": result.get("won"),
        "reason": result.get("reason"),
        "tokens_left": result.get("supply"),
        "slides": happened[Slid],
        "free_slides": happened["free"],
        "placed": happened[Placed],
        "left_lying": happened[LeftLying],
        "corrections": happened[Corrected],
        "charged": happened[Charged],
    }


def summarise(frame: pl.DataFrame) -> Summary:
    """What these finished games have in common, in words and charts."""
    won = frame.filter("won")
    rate = proportion(len(won), len(frame))
    facts = (
        ("games", str(len(frame))),
        ("players", counted(frame, "players", "{}")),
        ("memory", counted(frame, "memory", "{}")),
        ("won", f"{rate.value:.1%} (95 %: {rate.low:.1%} to {rate.high:.1%})"),
        ("moves", mean_and_range(frame["moves"])),
        ("slides", mean_and_range(frame["slides"])),
        ("corrections", mean_and_range(frame["corrections"])),
        ("tokens left when won", mean_and_range(won["tokens_left"])),
    )
    named = frame.with_columns(
        name=pl.coalesce(pl.format("{} ({})", "level", "level_name"), "level_name")
        + pl.when("advanced").then(pl.lit(", advanced")).otherwise(pl.lit(""))
    )
    lost = frame.filter(~pl.col("won"))
    reasons = lost["reason"].value_counts(sort=True).sort("count", "reason", descending=True)
    charts = (
        _won_by("Games won by level", "level", named, "name"),
        _won_by("Games won by number of players", "players", frame, "players"),
        _won_by("Games won by memory aid", "memory aid", frame, "memory"),
        histogram("Tokens left when won", "tokens", won["tokens_left"]),
        histogram("Slides in a game", "slides", frame["slides"]),
        Chart(
            "Why games were lost",
            "",
            tuple(
                share(reason.replace("_", " "), times, len(lost))
                for reason, times in reasons.iter_rows()
            ),
        ),
    )
    return Summary("Hideouts", facts, charts)


def _won_by(title: str, label: str, frame: pl.DataFrame, column: str) -> Chart:
    bars = []
    for (value,), games in frame.sort(column).group_by(column, maintain_order=True):
        bars.append(share(str(value), int(games["won"].sum()), len(games), f"of {len(games)}"))
    return Chart(title, label, tuple(bars))
