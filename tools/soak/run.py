"""One soak: a server, its players, and the injected faults."""

from __future__ import annotations

import asyncio
import json
import random
import resource
import time
from collections import Counter
from collections.abc import Callable
from typing import Final, NamedTuple

import httpx

from tests.server_process import Server
from tools.soak.databases import Database
from tools.soak.journal import Journal
from tools.soak.player import RECONNECT_AFTER, Place, Player

KILLED: Final = "server killed"
NO_ROOM: Final = "disk full"
LONGEST_WAIT: Final = 20.0
LONGEST_FAULT: Final = 0.8
HURRY: Final = 20.0
LONGEST_LINE: Final = 200
EDITIONS: Final = ("cs", "uk", "ru", "sr")
BOTS: Final = {"diamant": ("bold", "ev", "two"), "hideouts": ("dawdler",)}


class Plan(NamedTuple):
    """How much is to happen."""

    faults: int
    moves: int
    """Acknowledged moves."""
    diamant: int
    """Tables of Diamant, with three people each, and of Hideouts, with two."""
    hideouts: int
    seed: int
    between: int = 150
    """Moves that are acknowledged between two faults, so that the server has something to lose."""


class WatchedServer(Server):
    """A server whose log is kept when it is killed."""

    def __init__(self, database: str, *options: str) -> None:
        """Start it with this database."""
        self.reported: Counter[str] = Counter()
        """What its log tells, with how often."""
        super().__init__(database, *options, seed=None)

    def kill(self) -> None:
        """`kill -9`: it gets no chance to tidy up."""
        self.process.kill()
        self.note_log(self._ended()[1])

    def note_log(self, log: str) -> None:
        """Count the lines of a log."""
        for line in filter(None, log.splitlines()):
            try:
                entry = json.loads(line)
            except ValueError:
                entry = {"what": line}
            self.reported[" ".join(str(entry.get("what")).split())[:LONGEST_LINE]] += 1


class Soak:
    """A run of many tables on one server."""

    def __init__(self, database: Database, plan: Plan) -> None:
        """On this database, as planned."""
        self.journal = Journal()
        self.reported: Counter[str] = Counter()
        self.took = 0.0
        self.on_fault: Callable[[int], None] = lambda _: None
        """Called after each fault with how many there were."""
        self._database = database
        self._plan = plan
        self._luck = random.Random(plan.seed)
        self._stopping = False

    async def run(self) -> None:
        """Play until there were enough faults and moves; then stop the server."""
        began = time.monotonic()
        options = ("--no-limits", "--hurry", str(HURRY))
        server = await asyncio.to_thread(WatchedServer, self._database.address, *options)
        try:
            await self._play(server)
        finally:
            _, log = await asyncio.to_thread(server.stop)
            server.note_log(log)
            self.reported = server.reported
            self.took = time.monotonic() - began

    async def _play(self, server: WatchedServer) -> None:
        games = ["diamant"] * self._plan.diamant + ["hideouts"] * self._plan.hideouts
        async with httpx.AsyncClient(base_url=server.url, timeout=10) as http:
            groups = [
                asyncio.create_task(self._group(server.url, http, game, number))
                for number, game in enumerate(games)
            ]
            try:
                await self._do_faults(server, groups)
            finally:
                self._stopping = True
                for group in groups:
                    group.cancel()
                ended = await asyncio.gather(*groups, return_exceptions=True)
        for error in ended:
            if isinstance(error, Exception):
                raise error

    # --- Faults ----------------------------------------------------------------------------------

    async def _do_faults(self, server: WatchedServer, groups: list[asyncio.Task[None]]) -> None:
        kinds = {KILLED: 2.0, **self._database.faults}
        if self._database.address.endswith(".db"):
            kinds[NO_ROOM] = 1.0
        for number in range(self._plan.faults):
            await self._until(self.journal.acknowledged + self._plan.between, groups)
            # Each kind at least once, however short the run is.
            kind = (
                tuple(kinds)[number]
                if number < len(kinds)
                else self._luck.choices(tuple(kinds), tuple(kinds.values()))[0]
            )
            seconds = self._luck.random() * LONGEST_FAULT
            await asyncio.to_thread(self._fault, server, kind, seconds)
            self.journal.faults[kind] += 1
            self.on_fault(number + 1)
        while self.journal.acknowledged < self._plan.moves:
            await self._until(self.journal.acknowledged + self._plan.between, groups)
        await self._until(self.journal.acknowledged + self._plan.between, groups)

    def _fault(self, server: WatchedServer, kind: str, seconds: float) -> None:
        if kind == KILLED:
            server.kill_and_restart()
        elif kind == NO_ROOM:
            pid, limit = server.process.pid, resource.RLIMIT_FSIZE
            before = resource.prlimit(pid, limit)
            resource.prlimit(pid, limit, (1, before[1]))
            time.sleep(seconds)
            resource.prlimit(pid, limit, before)
        else:
            self._database.suffer(kind, seconds)

    async def _until(self, moves: int, groups: list[asyncio.Task[None]]) -> None:
        """Wait until this many moves are acknowledged, or too long, as a fault may come at once."""
        began = time.monotonic()
        while self.journal.acknowledged < moves and time.monotonic() - began < LONGEST_WAIT:
            await asyncio.sleep(RECONNECT_AFTER)
            for group in groups:
                if group.done():
                    group.result()

    # --- Players ---------------------------------------------------------------------------------

    async def _group(self, url: str, http: httpx.AsyncClient, game: str, number: int) -> None:
        """Friends who play one game after another."""
        luck = random.Random(f"{self._plan.seed} {number}")
        people = 3 if game == "diamant" else 2
        keys = [await self._ask(http, "/api/people", {"name": None}) for _ in range(people)]
        friends = [
            Player(self.journal, each["key"], f"P{number}-{seat}", luck)
            for seat, each in enumerate(keys)
        ]
        self.journal.people += people
        while not self._stopping:
            asked = _new_table(game, people, luck)
            made = await self._ask(http, "/api/tables", asked, keys[0]["key"])
            where = url.replace("http", "ws")
            places = [Place(made["table"], made["invite"], seat, people) for seat in range(people)]
            await asyncio.gather(
                *(one.play(where, place) for one, place in zip(friends, places, strict=True))
            )
            self.journal.games += 1

    async def _ask(
        self, http: httpx.AsyncClient, path: str, body: object, key: str | None = None
    ) -> dict[str, str]:
        """The answer to a request, asked until there is one."""
        headers = {} if key is None else {"Authorization": f"Bearer {key}"}
        while True:
            try:
                answer = await http.post(path, json=body, headers=headers)
            except httpx.HTTPError:
                await asyncio.sleep(RECONNECT_AFTER)
                continue
            if answer.is_success:
                made: dict[str, str] = answer.json()
                return made
            if answer.status_code != httpx.codes.SERVICE_UNAVAILABLE:
                raise RuntimeError(f"{path} was answered with {answer.status_code}: {answer.text}")
            await asyncio.sleep(RECONNECT_AFTER)


def _new_table(game: str, people: int, luck: random.Random) -> dict[str, object]:
    """A table like those that people make."""
    rules: dict[str, object] = {"edition": luck.choice(EDITIONS)}
    if game == "hideouts":
        rules = {"level": luck.randint(1, 5)}
    seats: list[dict[str, str]] = [{"kind": "me", "name": "Host"}]
    seats += [{"kind": "open"}] * (people - 1)
    if luck.random() < 1 / 3:
        seats.append({"kind": "bot", "bot": luck.choice(BOTS[game])})
    clock = luck.choice(["none", "none", "relaxed"])
    return {"game": game, "rules": rules, "seats": seats, "clock": clock}
