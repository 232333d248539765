"""Many games between bots, in any number of processes or on a cluster, with the same results.

Each game is determined by its number, so it does not matter which process plays it; results come in
the order of the numbers. Processes are sent names and plain values and look up bots and games
themselves, custom bots included.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Final, NamedTuple, TypeVar

from gemkeep.core.bot import BotFault, Limit
from gemkeep.core.moves import Json
from gemkeep.core.play import Played, Player, play
from gemkeep.games.catalogue import GAMES
from gemkeep.games.diamant.types import Totals
from gemkeep.minds.parallel import ALONE, WorkerDied, Workers, run_in_order
from gemkeep.minds.registry import find_bot

Digest = TypeVar("Digest")

GAMES_A_CHUNK: Final = 25
"""How many games a process plays at a time."""


class Contest(NamedTuple):
    """Which game is played, by which bots, how many times, and with which seed."""

    game: str
    rules: Mapping[str, Json]
    bots: tuple[str, ...]
    games: int
    seed: str
    first: int = 1
    """The number of the first game; each is determined by the seed and its number."""
    totals: Totals = "open"
    limit: float | None = None
    """The seconds a bot may think for each action."""

    @property
    def numbers(self) -> range:
        """The numbers of the games."""
        return range(self.first, self.first + self.games)


class BrokenGame(BotFault):
    """A bot failed in one of the games."""

    number: int = 0
    """Which game it was."""
    seed: str = ""
    """The seed of that game alone."""


def run(contest: Contest, workers: Workers = ALONE) -> Iterator[Played]:
    """The games of the contest in order; they are the same wherever they are played."""
    return run_with(_as_it_is, contest, workers)


def run_with(
    digest: Callable[[Played], Digest], contest: Contest, workers: Workers = ALONE
) -> Iterator[Digest]:
    """The result of this function for each game of the contest, in order.

    It is called where the game was played, so it must be importable by name, or a partial of
    such a function.
    """
    numbers = contest.numbers
    if workers == ALONE:
        yield from map(digest, _games(contest, numbers))
        return
    chunks = [numbers[at : at + GAMES_A_CHUNK] for at in range(0, contest.games, GAMES_A_CHUNK)]
    work = partial(play_chunk, digest, contest)
    try:
        for chunk in run_in_order(work, chunks, workers):
            yield from chunk
    except WorkerDied:
        raise BotFault("a process that played games died; a bot may have ended it") from None


def play_chunk(
    digest: Callable[[Played], Digest], contest: Contest, numbers: range
) -> list[Digest]:
    """The digested games of the contest with these numbers: one job of a process."""
    return [digest(played) for played in _games(contest, numbers)]


def _as_it_is(played: Played) -> Played:
    return played


def _games(contest: Contest, numbers: range) -> Iterator[Played]:
    game = GAMES[contest.game].from_rules(contest.rules, len(contest.bots))
    game = game.with_totals(contest.totals)
    players = [Player(name, find_bot(contest.game, name)) for name in contest.bots]
    limit = Limit(contest.limit)
    for number in numbers:
        seed = f"{contest.seed}/{number}"
        try:
            played = play(game, players, seed, limit)
        except BotFault as fault:
            raise _broken(number, seed, fault) from fault
        yield played if contest.totals == "open" else _noting_totals(played, contest.totals)


def _noting_totals(played: Played, totals: Totals) -> Played:
    """The game with a note in its record: the rules don't say what bots were shown."""
    more = {**played.record.more, "totals": totals}
    return played._replace(record=replace(played.record, more=more))


def _broken(number: int, seed: str, fault: BotFault) -> BrokenGame:
    """The fault with its place; unlike causes, attributes survive the way from another process."""
    broken = BrokenGame(str(fault))
    broken.number, broken.seed, broken.trace = number, seed, fault.trace
    return broken
