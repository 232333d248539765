"""Hostile records, read and replayed in this process, as `gemkeep replay` does."""

from __future__ import annotations

import io
import json
from random import Random
from typing import Any, Final

from gemkeep.core.errors import GemkeepError
from gemkeep.core.moves import CHANCE, Move
from gemkeep.core.record import Record, read_records, write_record
from gemkeep.core.replay import replay
from gemkeep.games.catalogue import GAMES, recorded_game
from tools.fuzz.values import NASTY, spoiled_bytes, spoiled_text

RULES: Final[dict[str, tuple[dict[str, Any], int]]] = {
    "diamant": ({"edition": "cs"}, 3),
    "hideouts": ({"level": 3}, 2),
}
LONGEST: Final = 60
"""Moves of a game that is left unfinished, so that many can be tried."""


def played(name: str, luck: Random) -> Record:
    """The beginning of a game that was played at random."""
    rules, seats = RULES[name]
    game = GAMES[name].from_rules(rules, seats)
    state, moves = game.start(), list[Any]()
    for _ in range(luck.randrange(LONGEST)):
        if game.outcome(state) is not None:
            break
        actor = game.actors(state)[0]
        if actor == CHANCE:
            move = Move(CHANCE, *game.chance(state).draw(luck))
        else:
            move = Move(actor, *luck.choice(game.legal(state, actor)))
        state, _ = game.apply(state, move)
        moves.append(game.write_move(move))
    names = tuple(f"bot:{seat}" for seat in range(seats))
    return Record(name, game.rules(), names, tuple(moves), None, {"id": "x"})


class HostileRecords:
    """Records with something wrong in them."""

    def __init__(self, seed: str) -> None:
        """A few games, from which all others are made."""
        luck = Random(seed)
        self._good = [write_record(played(name, luck)) for name in RULES for _ in range(6)]

    def try_batch(self, luck: Random, cases: int) -> None:
        """Read and replay this many; anything but a refusal is an error of ours."""
        for _ in range(cases):
            file = io.BytesIO(self._spoiled(luck))
            try:
                for line, record in read_records(file):
                    for _step in replay(recorded_game(record, line), record, line):
                        pass
            except GemkeepError:
                continue

    def _spoiled(self, luck: Random) -> bytes:
        good = luck.choice(self._good)
        how = luck.randrange(4)
        if how == 0:
            return spoiled_bytes(luck, good.encode())
        if how == 1:
            return spoiled_text(luck, good).encode(errors="surrogatepass")
        record = json.loads(good)
        moves = record["moves"]
        if how == 2 and moves:  # noqa: PLR2004 - one of four ways
            moves[luck.randrange(len(moves))] = "@"
        else:
            record[luck.choice(tuple(record))] = "@"
        return json.dumps(record).replace('"@"', luck.choice(NASTY)).encode(errors="surrogatepass")
