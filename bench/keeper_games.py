"""Many games of the keeper, in rounds: a run can be stopped at any time, and goes on where it was.

Each round adds a few games of each kind to a file, RESULTS. Begin another file when the keeper
plays differently.
"""

import json
import os
import time
from collections.abc import Iterable, Iterator
from pathlib import Path
from tempfile import gettempdir
from typing import NamedTuple

from gemkeep.minds.estimates import proportion
from gemkeep.minds.hideouts.keeper.team import tokens_left

RESULTS = Path(os.environ.get("RESULTS", Path(gettempdir()) / "keeper-games.jsonl"))
A_ROUND = 25
"""The games of each kind in a round; the round is their seed."""


class Kind(NamedTuple):
    """What is played."""

    level: int
    advanced: bool
    supply: int
    effort: int


class Played(NamedTuple):
    """The games of one kind in one round."""

    kind: Kind
    seed: int
    won: int
    seconds: float


def play_rounds(kinds: Iterable[Kind], games: int) -> Iterator[Played]:
    """All games of these kinds: those that the file has, and those that are played now."""
    played = {(one.kind, one.seed): one for one in _written()}
    for seed in range(1, games // A_ROUND + 1):
        for kind in kinds:
            if (kind, seed) not in played:
                played[kind, seed] = _play(kind, seed)
                _write(played[kind, seed])
            yield played[kind, seed]


def summary(kind: Kind, rounds: Iterable[Played]) -> str:
    """The share of games won, with its interval, and the time that a game takes."""
    ours = [one for one in rounds if one.kind == kind]
    won, games = sum(one.won for one in ours), A_ROUND * len(ours)
    value, low, high = proportion(won, games)
    seconds = sum(one.seconds for one in ours) / games
    rate = f"{value:.4f} ({low:.4f} to {high:.4f})"
    return f"lost {games - won} of {games}: {rate}, {seconds:.2f} s each"


def _play(kind: Kind, seed: int) -> Played:
    level, advanced, supply, effort = kind
    began = time.process_time()
    left = tokens_left(
        level, advanced=advanced, supply=supply, games=A_ROUND, seed=seed, effort=effort
    )
    return Played(kind, seed, int((left >= 0).sum()), time.process_time() - began)


def _write(one: Played) -> None:
    row = {**one.kind._asdict(), "seed": one.seed, "won": one.won, "seconds": one.seconds}
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(json.dumps(row) + "\n")


def _written() -> Iterator[Played]:
    if RESULTS.exists():
        for line in RESULTS.read_text("utf-8").splitlines():
            row = json.loads(line)
            kind = Kind(*(row[field] for field in Kind._fields))
            yield Played(kind, row["seed"], row["won"], row["seconds"])
