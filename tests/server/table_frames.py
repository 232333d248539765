"""A table of people in every seat, without a network: what each of them is sent, frame by frame."""

from __future__ import annotations

import re
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from random import Random
from typing import Any, cast

from gemkeep.core.chance import Chance
from gemkeep.core.moves import CHANCE, Action, Move, Viewer
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import CELLS, CORRECT, FINISH, PASS, PLACE, SLIDE
from gemkeep.server.bots.pool import BotPool
from gemkeep.server.bots.port import Answer
from gemkeep.server.config import Config
from gemkeep.server.store.database import Store
from gemkeep.server.store.log.bus import MemoryBus
from gemkeep.server.store.log.rows import Row
from gemkeep.server.store.log.writer import Landed
from gemkeep.server.tables.broadcast import encoding
from gemkeep.server.tables.dealing.chance import Luck
from gemkeep.server.tables.live_table import LiveTable, Services
from gemkeep.server.websocket.connection import Connection
from gemkeep.table.commands import Act, Start
from gemkeep.table.entries import TableMade
from gemkeep.table.evolve import open_table
from gemkeep.table.state import COLOURS, Chair, Settings, Watching

LONGEST = 26
PEOPLE = ("ann", "bob", "cid", "dan")
TIMES = re.compile(rb'"(now|deadline|away_since|free_at|free_to_all_at|at)":[0-9.]+')


class Heard:
    """Stands for a socket: keeps what it is sent, with every time at zero."""

    def __init__(self) -> None:
        self.texts: list[bytes] = []

    def close(self, code: int, reason: str = "") -> None:
        raise NotImplementedError

    def send(self, frame: bytes) -> None:
        text = TIMES.sub(rb'"\1":0', frame[frame.index(b'{"type"') :])
        if not text.startswith(b'{"type":"presence"'):
            self.texts.append(text)


class InstantStore:
    """Stands for a store that commits every write at once."""

    def __init__(self) -> None:
        self.bus = MemoryBus()
        self.writer = self

    def submit(self, rows: Sequence[Row], statements: object, landed: Landed) -> None:
        del statements
        self.bus.publish(rows)
        landed(None)


class Showing:
    """A table of people in every seat and of watchers, that plays given moves."""

    def __init__(self, game: Hideouts, moves: Sequence[Move], watching: Watching) -> None:
        self.game = game
        chairs = tuple(
            Chair(colour, person, person)
            for colour, person, _ in zip(COLOURS, PEOPLE, range(game.seats), strict=False)
        )
        settings = Settings("hideouts", game.rules(), watching=watching)
        made = TableMade("table", "invite", settings, chairs, PEOPLE[0])

        def draw(chance: Chance, drawn_after: tuple[Move, ...], part: int) -> Action:
            del chance, drawn_after, part
            return moves[0].action

        store, thread = cast("Store", InstantStore()), ThreadPoolExecutor(1)
        services = Services(Config(), store, BotPool(), thread, lambda: None)
        self.live = LiveTable(services, open_table(made, lambda *_: game), [], 0.0, Luck(draw))
        self.connections: dict[Viewer, Connection] = {}
        self.heard: dict[Viewer, Heard] = {}
        self.through: dict[int, Heard] = {}
        """What those heard who watch through the eyes of a seat."""
        for eyes in (*range(game.seats), None):
            self._come(eyes)
        for seat in range(game.seats if watching == "seats" else 0):
            self._watch(seat)
        self.live.submit(Start(PEOPLE[0]), self._done)

    def _come(self, eyes: Viewer) -> None:
        heard = Heard()
        connection = Connection(heard)
        connection.person = None if eyes is None else PEOPLE[eyes]
        self.connections[eyes], self.heard[eyes] = connection, heard
        self.live.arrive(connection)

    def _watch(self, seat: int) -> None:
        heard = self.through[seat] = Heard()
        connection = Connection(heard)
        self.live.arrive(connection)
        assert self.live.broadcaster.look_through(connection, seat)

    def _done(self, answer: Answer) -> None:
        assert answer.refusal is None, answer

    def play(self, move: Move) -> None:
        assert move.by != CHANCE
        seat, verb, argument = self.game.write_move(move)
        assert isinstance(seat, int)
        number = self.live.table.number
        self.live.submit(Act(PEOPLE[seat], seat, number, str(verb), argument), self._done)

    def all_told(self, eyes: Viewer) -> list[Any]:
        """Everything this viewer was sent, and is sent on reconnecting or asking for anything."""
        told: list[Any] = list(self.heard[eyes].texts)
        number = self.live.table.number
        for since in (0, number - 1, max(1, number - 3)):
            self.live.broadcaster.send_missed(self.connections[eyes], since)
        newcomer = Heard()
        connection = Connection(newcomer)
        connection.person = self.connections[eyes].person
        self.live.arrive(connection)
        self.live.leave(connection)
        told += [*self.heard[eyes].texts[len(told) :], *newcomer.texts]
        told.append(TIMES.sub(b"", encoding.ENCODER.encode(encoding.info(self.live.table))))
        if eyes is not None:
            told += self._refusals(eyes)
            told += self.through[eyes].texts if eyes in self.through else ()
        return told

    def _refusals(self, seat: int) -> list[Any]:
        """The answers to everything that is not allowed now: refusals can leak, too."""
        before = self.live.table
        asked = [(verb, cell) for verb in (SLIDE, PLACE, "bless", "deal") for cell in CELLS]
        asked += [(CORRECT, [guardian, cell]) for guardian in GUARDIANS for cell in (0, 4)]  # type: ignore[misc]
        asked += [(verb, None) for verb in (FINISH, PASS, PLACE)]  # type: ignore[misc]
        legal = {
            repr(self.game.write_move(Move(seat, *action))[1:])
            for action in self.game.legal(before.before, seat)
        }
        answers: list[Any] = []
        for verb, argument in asked:
            if repr([verb, argument]) not in legal:
                act = Act(PEOPLE[seat], seat, before.number, verb, argument)
                self.live.submit(act, answers.append)
        assert self.live.table is before
        return answers


def random_game(game: Hideouts, random: Random) -> list[Move]:
    """Random moves, more slides than corrections; levels with rotations come to one."""
    state = game.start()
    moves: list[Move] = []
    while len(moves) < LONGEST and game.outcome(state) is None:
        actor = game.actors(state)[0]
        if actor == CHANCE:
            move = Move(CHANCE, *game.chance(state).draw(random))
        else:
            legal = game.legal(state, actor)
            slides = [action for action in legal if action.verb == SLIDE]
            likely = slides if slides and random.random() < 0.9 else legal
            move = Move(actor, *random.choice(likely))
        state, _ = game.apply(state, move)
        moves.append(move)
    turns = "rotation" in game.setup.level.hideouts
    return moves if not turns or state.rotations else random_game(game, random)


def shown(game: Hideouts, moves: Sequence[Move]) -> Showing:
    """A table at which the moves were made."""
    watching: Watching = "seats" if game.setup.memory == "own" else "public"
    showing = Showing(game, moves, watching)
    for move in moves[1:]:
        showing.play(move)
    return showing
