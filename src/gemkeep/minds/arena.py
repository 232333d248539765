"""Many games between bots, in any number of processes, with the same results.

Each game is determined by its number, so it does not matter which process plays it; results come in
the order of the numbers. Processes are sent names and plain values and look up bots and games
themselves, custom bots included.
"""

from __future__ import annotations

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Iterator, Mapping
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from itertools import islice
from typing import Final, NamedTuple

from gemkeep.core.bot import BotFault
from gemkeep.core.moves import Json
from gemkeep.core.play import Played, Player, play
from gemkeep.games.catalogue import GAMES
from gemkeep.minds.registry import find_bot

GAMES_A_CHUNK: Final = 25
CHUNKS_AHEAD: Final = 4
"""How many chunks each process may be ahead of the reader of the results; it bounds the memory."""


class Contest(NamedTuple):
    """Which game is played, by which bots, how many times, and with which seed."""

    game: str
    rules: Mapping[str, Json]
    bots: tuple[str, ...]
    games: int
    seed: str


def run(contest: Contest, processes: int = 1) -> Iterator[Played]:
    """The games of the contest in order; they are the same for any number of processes."""
    numbers = range(1, contest.games + 1)
    chunks = range(0, contest.games, GAMES_A_CHUNK)
    if min(processes, len(chunks)) <= 1:
        return _games(contest, numbers)
    cut = (numbers[first : first + GAMES_A_CHUNK] for first in chunks)
    return _games_of_processes(contest, cut, min(processes, len(chunks)))


def play_chunk(contest: Contest, numbers: range) -> list[Played]:
    """The games of the contest with these numbers; what a process does at a time."""
    return list(_games(contest, numbers))


def _games(contest: Contest, numbers: range) -> Iterator[Played]:
    game = GAMES[contest.game].from_rules(contest.rules, len(contest.bots))
    players = [Player(name, find_bot(contest.game, name)) for name in contest.bots]
    for number in numbers:
        yield play(game, players, f"{contest.seed}/{number}")


def _games_of_processes(
    contest: Contest, chunks: Iterator[range], processes: int
) -> Iterator[Played]:
    # Spawned, not forked, so that they start the same on every platform, whatever threads (such
    # as a progress bar's) are running here.
    context = multiprocessing.get_context("spawn")
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(processes, mp_context=context, initializer=_end_with_parent)
    try:
        with _signals_blocked():
            ahead = deque(
                pool.submit(play_chunk, contest, chunk)
                for chunk in islice(chunks, CHUNKS_AHEAD * processes)
            )
        while ahead:
            yield from _results_of(ahead.popleft())
            for chunk in islice(chunks, 1):
                ahead.append(pool.submit(play_chunk, contest, chunk))
    except BaseException:
        # A bot that hangs would keep the pool waiting forever.
        for child in set(multiprocessing.active_children()) - others:
            child.kill()
        raise
    finally:
        pool.shutdown(cancel_futures=True)


def _results_of(chunk: Future[list[Played]]) -> list[Played]:
    try:
        return chunk.result()
    except BrokenProcessPool:
        raise BotFault("a process that played games died; a bot may have ended it") from None


def _end_with_parent() -> None:
    """End this process when its parent is gone, for whatever reason."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_wait_and_end, args=(parent,), daemon=True).start()


def _wait_and_end(parent: multiprocessing.process.BaseProcess) -> None:
    parent.join()
    os._exit(1)


@contextmanager
def _signals_blocked() -> Iterator[None]:
    """Block SIGINT and SIGTERM while processes start; they inherit the mask and ignore both.

    Only the parent handles these signals, after all have started, and then ends the others.
    """
    if not hasattr(signal, "pthread_sigmask"):  # Windows has no signals to block
        yield
        return
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT, signal.SIGTERM})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)
