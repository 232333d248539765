"""The rules and moves of Diamant in records."""

from __future__ import annotations

from gemkeep.core.encoding.notation import read_fields
from gemkeep.core.encoding.notation import read_move as read_parts
from gemkeep.core.errors import Malformed, quote
from gemkeep.core.moves import Json, Move
from gemkeep.games.diamant.catalogue import set_up
from gemkeep.games.diamant.types import Setup


def read_rules(written: object, seats: int) -> Setup:
    """The setup with these `rules`; without `relics`, with the edition's default mode."""
    rules = read_fields("Diamant's rules", written, ("edition",), ("relics",))
    if "relics" in rules and rules["relics"] is None:
        raise Malformed("Diamant's rules name a relic mode in 'relics' or leave it out, not null")
    return set_up(rules["edition"], rules.get("relics"), seats)


def write_rules(setup: Setup) -> dict[str, Json]:
    """The `rules` of a record."""
    return {"edition": setup.edition, "relics": setup.mode}


def read_move(setup: Setup, written: object) -> Move:
    """The move written like this; what it names is looked up when it is applied."""
    move = read_parts(written, setup.seats)
    if not isinstance(move.argument, str):
        raise Malformed(f"a move of Diamant names a card or a choice, not {quote(move.argument)}")
    return move


def write_move(move: Move) -> list[Json]:
    """The move as it is written in a record."""
    return [move.by, move.verb, str(move.argument)]
