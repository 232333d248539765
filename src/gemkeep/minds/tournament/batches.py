"""The games of a tournament, played in batches; finished batches can be kept in a file.

The file has one JSON object per line: a head that says which tournament it is, then the batches in
order. A tournament that was stopped goes on after the last complete batch, and because every game
is determined by its number, it ends exactly as if it had never stopped.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import partial
from io import BufferedRandom
from itertools import islice
from pathlib import Path
from typing import Any, Final, NamedTuple

from gemkeep.core.bot import BotFault
from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.moves import Seat
from gemkeep.minds.arena import Contest, run
from gemkeep.minds.parallel import WorkerDied, Workers, run_in_order
from gemkeep.minds.tournament.schedule import Seating, Tournament, schedule

GAMES_A_BATCH: Final = 20
FORMAT: Final = "gemkeep arena 1"


class Result(NamedTuple):
    """How one game ended."""

    seats: Seating
    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Batch(NamedTuple):
    """Games that are played one after another."""

    first: int
    """The number of its first game, from 1."""
    seatings: tuple[Seating, ...]


class OtherTournament(GemkeepError):
    """The file to resume from can't be used for this tournament."""


def results(
    tournament: Tournament, games: int, workers: Workers, resume: Path | None = None
) -> Iterator[Result]:
    """The results of all games in order; with a file, batches in it are not played again."""
    batches = _batches(tournament, games)
    if resume is None:
        for played in _play(tournament, batches, workers):
            yield from played
        return
    with _opened(resume) as file:
        kept = _read(file, tournament, batches)
        for done in kept:
            yield from done
        for played in _play(tournament, batches[len(kept) :], workers):
            _write(file, {"games": [result._asdict() for result in played]})
            yield from played


def _batches(tournament: Tournament, games: int) -> list[Batch]:
    seatings = tuple(schedule(tournament, games))
    return [
        Batch(at + 1, seatings[at : at + GAMES_A_BATCH]) for at in range(0, games, GAMES_A_BATCH)
    ]


def _play(tournament: Tournament, batches: list[Batch], workers: Workers) -> Iterator[list[Result]]:
    try:
        yield from run_in_order(partial(play_batch, tournament), batches, workers)
    except WorkerDied:
        raise BotFault("a process that played games died; a bot may have ended it") from None


def play_batch(tournament: Tournament, batch: Batch) -> list[Result]:
    """The results of the games of a batch: one job of a process."""
    return [
        _result(tournament, batch.first + at, seating) for at, seating in enumerate(batch.seatings)
    ]


def _result(tournament: Tournament, number: int, seating: Seating) -> Result:
    contest = Contest(
        tournament.game,
        tournament.rules,
        seating,
        games=1,
        seed=tournament.seed,
        first=number,
        totals=tournament.totals,
    )
    ((_, outcome),) = run(contest)
    scores = outcome.scores
    if tournament.teams:  # what is left is the team's score, whether it won or not
        left = outcome.result["supply"]
        assert isinstance(left, int)  # noqa: S101 - as in every result of Hideouts
        scores = (left,) * tournament.players
    return Result(seating, scores, outcome.winners)


def _opened(path: Path) -> BufferedRandom:
    """The file to read and to continue; a new one is made if there is none."""
    path.touch()
    return path.open("r+b")


def _read(file: BufferedRandom, tournament: Tournament, batches: list[Batch]) -> list[list[Result]]:
    """The batches that the file has, from the first; what comes after them is cut off."""
    lines = file.read().splitlines(keepends=True)
    head = {"format": FORMAT, **_plain(tournament)}
    if lines and not _begins(lines[0], head):
        raise OtherTournament(
            f"{quote(file.name)} is from another tournament: its first line is "
            f"{quote(lines[0].decode(errors='replace').strip())}, "
            f"and this one's is {quote(json.dumps(head))}"
        )
    lines = [line for line in lines if line.endswith(b"\n")]
    kept: list[list[Result]] = []
    for batch, line in zip(batches, islice(lines, 1, None), strict=False):
        read = _batch_in(line)
        if tuple(result.seats for result in read) != batch.seatings:
            break
        kept.append(read)
    file.seek(sum(len(line) for line in lines[: len(kept) + 1]))
    file.truncate()
    if not lines:
        _write(file, head)
    return kept


def _begins(line: bytes, head: object) -> bool:
    """Whether this first line is that head, or what was written of it before a run was stopped."""
    return _parsed(line) == head if line.endswith(b"\n") else _line(head).startswith(line)


def _plain(tournament: Tournament) -> Any:  # noqa: ANN401 -- as JSON reads it
    """The tournament as it is read from a file."""
    return json.loads(json.dumps(tournament._asdict()))


def _parsed(line: bytes) -> Any:  # noqa: ANN401 -- a file may have anything
    try:
        return json.loads(line)
    except ValueError:
        return None


def _batch_in(line: bytes) -> list[Result]:
    """The results in a line; none if it is damaged, so that the games are played again."""
    try:
        return [
            Result(*(tuple(game[field]) for field in Result._fields))
            for game in json.loads(line)["games"]
        ]
    except (ValueError, TypeError, KeyError):
        return []


def _write(file: BufferedRandom, line: object) -> None:
    """Write a line immediately, so that every batch that was counted is saved."""
    file.write(_line(line))
    file.flush()


def _line(of: object) -> bytes:
    return json.dumps(of).encode() + b"\n"
