"""Games of Diamant as rows: what each round was like, and when each player went back."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

import polars as pl

from gemkeep.core.game import Event
from gemkeep.core.record import Record
from gemkeep.data.charts import Chart, Summary, share
from gemkeep.data.counting import counted, histogram, mean_and_range, most
from gemkeep.games.diamant.events import EntranceClosed, Rescued, Returned, Revealed, Struck
from gemkeep.minds.estimates import proportion

COLUMNS: Final = {
    "edition": pl.String,
    "relics": pl.String,
    "totals": pl.String,
    "scores": pl.List(pl.UInt16),
    "winners": pl.List(pl.UInt8),
    "round_cards": pl.List(pl.UInt8),
    "round_hazard": pl.List(pl.String),
    "left_after": pl.List(pl.List(pl.UInt8)),
    "brought_home": pl.List(pl.List(pl.UInt16)),
}

MOST_PLAYERS: Final = 20
"""How many players' results are shown: those with the most games."""


def row(record: Record, events: Iterable[Event]) -> dict[str, Any]:
    """The columns of one game, without those that all games have."""
    rounds = Rounds(len(record.seats))
    for event in events:
        rounds.add(event)
    result = record.result or {}
    return {
        "edition": record.rules["edition"],
        "relics": record.rules["relics"],
        "totals": record.more.get("totals", "open"),
        "scores": result.get("scores"),
        "winners": result.get("winners"),
        "round_cards": rounds.cards,
        "round_hazard": rounds.hazards,
        "left_after": rounds.left_after,
        "brought_home": rounds.brought_home,
    }


class Rounds:
    """What happened in each finished round."""

    def __init__(self, seats: int) -> None:
        """Start before the first card."""
        self.cards: list[int] = []
        self.hazards: list[str | None] = []
        self.left_after: list[list[int | None]] = [[] for _ in range(seats)]
        self.brought_home: list[list[int]] = [[] for _ in range(seats)]
        self._revealed = 0
        self._hazard: str | None = None
        self._left: list[int | None] = []
        self._brought: list[int] = []
        self._start_round()

    def add(self, event: Event) -> None:
        """Count one event."""
        match event:
            case Revealed():
                self._revealed += 1
            case Returned(seats=seats, banked=banked):
                for seat, rubies in zip(seats, banked, strict=True):
                    self._left[seat], self._brought[seat] = self._revealed, rubies
            case Rescued(seat=seat, worth=worth):
                self._brought[seat] += sum(worth)
            case Struck(hazard=hazard):
                self._hazard = hazard.partition(":")[2]
            case EntranceClosed():
                self._close()
            case _:
                pass

    def _start_round(self) -> None:
        seats = len(self.left_after)
        self._revealed, self._hazard = 0, None
        self._left, self._brought = [None] * seats, [0] * seats

    def _close(self) -> None:
        self.cards.append(self._revealed)
        self.hazards.append(self._hazard)
        for seat, (left, brought) in enumerate(zip(self._left, self._brought, strict=True)):
            self.left_after[seat].append(left)
            self.brought_home[seat].append(brought)
        self._start_round()


def summarise(frame: pl.DataFrame) -> Summary:
    """What these finished games have in common, in words and charts."""
    rounds = frame.select("players", "round_cards", "round_hazard").explode(
        "round_cards", "round_hazard"
    )
    struck = rounds["round_hazard"].is_not_null()
    scores = frame["scores"].explode()
    rate = proportion(int(struck.sum()), len(rounds))
    facts = (
        ("games", str(len(frame))),
        ("players", counted(frame, "players", "{}")),
        ("edition", counted(frame, "edition", "{}")),
        ("relics", counted(frame, "relics", "{}")),
        ("moves", mean_and_range(frame["moves"])),
        ("cards in a round", mean_and_range(rounds["round_cards"])),
        ("ended by a hazard", f"{rate.value:.1%} of {len(rounds)} rounds"),
        ("score", mean_and_range(scores)),
        ("winner's score", mean_and_range(frame["scores"].list.max())),
    )
    charts = (
        histogram("Cards in a round", "cards", rounds["round_cards"]),
        _busts_by_card(rounds),
        _busts_by_players(rounds),
        _left_after(frame),
        _wins_by_seat(frame),
        _wins_by_player(frame),
        histogram("Scores", "points", scores),
    )
    return Summary("Diamant", facts, charts)


def _busts_by_card(rounds: pl.DataFrame) -> Chart:
    bars = []
    for number in range(1, most(rounds["round_cards"]) + 1):
        reached = rounds.filter(pl.col("round_cards") >= number)
        ended = reached.filter(
            (pl.col("round_cards") == number) & pl.col("round_hazard").is_not_null()
        )
        bars.append(share(str(number), len(ended), len(reached), f"of {len(reached)}"))
    return Chart("Ended by a hazard at this card", "card of the round", tuple(bars))


def _busts_by_players(rounds: pl.DataFrame) -> Chart:
    bars = []
    for (players,), at_table in rounds.sort("players").group_by("players", maintain_order=True):
        ended = at_table["round_hazard"].is_not_null().sum()
        bars.append(share(str(players), int(ended), len(at_table), f"of {len(at_table)} rounds"))
    return Chart("Rounds ended by a hazard", "players", tuple(bars))


def _left_after(frame: pl.DataFrame) -> Chart:
    left = frame["left_after"].explode().explode()
    bars = [
        share(str(number), int((left == number).sum()), len(left))
        for number in range(1, most(left) + 1)
    ]
    bars.append(share("never", int(left.is_null().sum()), len(left)))
    return Chart("Went back after this many cards", "cards", tuple(bars))


def _wins_by_seat(frame: pl.DataFrame) -> Chart:
    bars = []
    for seat in range(most(frame["players"])):
        games = frame.filter(pl.col("players") > seat)
        won = games.select(_share_of(pl.lit(seat))).sum().item()
        fair = sum(1 / games["players"]) / len(games)
        bars.append(share(str(seat), won, len(games), f"fair {fair:.1%}"))
    return Chart("Share of wins by seat", "seat", tuple(bars))


def _wins_by_player(frame: pl.DataFrame) -> Chart:
    """By name; seats are taken as independent, which makes the interval of equal bots too wide."""
    seats = (
        frame.with_columns(seat=pl.int_ranges(pl.col("players"), dtype=pl.UInt8))
        .explode("seats", "seat")
        .with_columns(won=_share_of(pl.col("seat")), fair=1 / pl.col("players"))
        .group_by(pl.col("seats").str.strip_prefix("bot:"))
        .agg(pl.col("won").sum(), pl.col("fair").mean(), games=pl.len())
        .sort(["games", "seats"], descending=[True, False])
        .head(MOST_PLAYERS)
        .sort(pl.col("won") / pl.col("games"), "seats", descending=[True, False])
    )
    bars = [
        share(name, won, games, f"fair {fair:.1%}") for name, won, fair, games in seats.iter_rows()
    ]
    return Chart("Share of wins by player", "", tuple(bars))


def _share_of(seat: pl.Expr) -> pl.Expr:
    """The part of the win that this seat has in each game."""
    return pl.col("winners").list.contains(seat).cast(pl.Float64) / pl.col("winners").list.len()
