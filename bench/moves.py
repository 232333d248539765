"""One table in memory: the processor time of a move, from deciding it to the frames for four.

Without sockets and without a disk: the store commits at once, and frames are only counted.
"""

import asyncio
import gc
import os
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from time import process_time
from typing import NamedTuple, cast

from gemkeep.core.deals.fair import hashed, secrets_of
from gemkeep.core.moves import Viewer
from gemkeep.server.bots.pool import BotPool
from gemkeep.server.bots.port import Answer
from gemkeep.server.config import Config
from gemkeep.server.games.making import game_for
from gemkeep.server.serve import GC_THRESHOLDS
from gemkeep.server.store.database import Store
from gemkeep.server.store.log.bus import MemoryBus
from gemkeep.server.store.log.rows import Row
from gemkeep.server.store.log.writer import Landed
from gemkeep.server.tables.dealing.chance import luck_of
from gemkeep.server.tables.live_table import LiveTable, Services
from gemkeep.table.commands import Act, Start
from gemkeep.table.entries import TableMade
from gemkeep.table.evolve import open_table
from gemkeep.table.state import COLOURS, Chair, Settings

ROUNDS = int(os.environ.get("ROUNDS", "30"))
GAMES = 40
PEOPLE = ("ann", "bob", "cid", "dan")
LEAVING = 0.15
"""How often a player goes back."""


class InstantStore:
    """Stands for a store that commits every write at once."""

    def __init__(self) -> None:
        self.bus = MemoryBus()
        self.writer = self

    def submit(self, rows: Sequence[Row], statements: object, landed: Landed) -> None:
        del statements
        self.bus.publish(rows)
        landed(None)


class Client:
    """Counts the bytes it is sent."""

    through: Viewer = None

    def __init__(self, person: str) -> None:
        self.person: str | None = person
        self.received = 0

    def push(self, frame: bytes, /) -> None:
        self.received += len(frame)

    def close(self, code: int, reason: str, /) -> None:
        raise NotImplementedError


def new_table(services: Services, name: str) -> LiveTable:
    """A table of four people, whose deal can be checked."""
    secrets = secrets_of(b"always the same", name)
    chairs = tuple(
        Chair(colour, person, person) for colour, person in zip(COLOURS, PEOPLE, strict=False)
    )
    made = TableMade(
        name,
        "invite",
        Settings("diamant", {"edition": "cs"}),
        chairs,
        PEOPLE[0],
        commitment=hashed(name, secrets[0]).hex(),
    )
    table = open_table(made, game_for)
    return LiveTable(services, table, [], 0.0, luck_of(table, None, secrets))


def accepted(answer: Answer) -> None:
    assert answer.refusal is None, answer


def play(live: LiveTable, random: Random) -> int:
    """The number of moves of a whole game."""
    moves = 0
    while live.table.phase == "playing":
        for seat in live.table.undecided():
            choice = "back" if random.random() < LEAVING else "on"
            live.submit(Act(PEOPLE[seat], seat, live.table.number, "choose", choice), accepted)
            moves += 1
    return moves


class Played(NamedTuple):
    """What one game took."""

    moves: int
    seconds: float
    received: int
    """Bytes, by all four together."""


async def measure(services: Services, game: int) -> Played:
    """What a game takes; games with the same number are the same, move by move."""
    live = new_table(services, f"table {game}")
    clients = [Client(person) for person in PEOPLE]
    for client in clients:
        live.arrive(client)
    live.begin(Start(PEOPLE[0], shares=()), accepted)
    random, before = Random(game), sum(client.received for client in clients)
    began = process_time()
    moves = play(live, random)
    seconds = process_time() - began
    live.close()
    return Played(moves, seconds, sum(client.received for client in clients) - before)


def run() -> None:
    with ThreadPoolExecutor(1) as thread:
        store = cast("Store", InstantStore())
        services = Services(Config(), store, BotPool(), thread, lambda: None)
        gc.freeze()
        gc.set_threshold(*GC_THRESHOLDS)
        rounds = [
            [asyncio.run(measure(services, game)) for game in range(GAMES)] for _ in range(ROUNDS)
        ]
    # Other work on the machine only ever makes a game slower.
    fastest = [min(same, key=lambda played: played.seconds) for same in zip(*rounds, strict=True)]
    moves = sum(played.moves for played in fastest)
    seconds = sum(played.seconds for played in fastest)
    received = sum(played.received for played in fastest)
    print(f"{seconds / moves * 1e6:.1f} µs per move, {received / moves:.0f} bytes for four people")
    print(f"{moves} moves in {GAMES} games, each in its fastest of {ROUNDS} rounds")


if __name__ == "__main__":
    run()
