"""The rules and moves of Hideouts in records."""

from __future__ import annotations

from collections.abc import Mapping

from gemkeep.core.encoding.notation import read_fields, whole_number
from gemkeep.core.encoding.notation import read_move as read_parts
from gemkeep.core.errors import Malformed, Unknown, quote
from gemkeep.core.moves import Json, Move
from gemkeep.games.hideouts.catalogue import GUARDIANS, HIDEOUTS
from gemkeep.games.hideouts.chance import LAID_OUT, why_impossible
from gemkeep.games.hideouts.levels.level import fields_of, level_from, set_up
from gemkeep.games.hideouts.types import (
    BLESS,
    CELLS,
    CORRECT,
    DEAL,
    FINISH,
    MEMORIES,
    PASS,
    PLACE,
    SLIDE,
    VERBS,
    WALLS,
    Cell,
    Deal,
    DealtBox,
    Memory,
    Setup,
    Wall,
)

DEFAULT_MEMORY: Memory = "team"


def read_rules(written: object, seats: int) -> Setup:
    """The setup with these `rules`; fields left out have their defaults."""
    rules = read_fields("Hideouts' rules", written, ("level",), ("advanced", "supply", "memory"))
    memory = _memory(rules.get("memory", DEFAULT_MEMORY))
    level = rules["level"]
    if isinstance(level, Mapping):
        read_fields("the rules of a custom level", rules, ("level",), ("memory",))
        return set_up(level_from(level), seats, advanced=False, supply=None, memory=memory)
    advanced, supply = rules.get("advanced", False), rules.get("supply")
    if not isinstance(level, int):
        raise Malformed(f"a level is a number or an object, not {quote(level)}")
    if not isinstance(advanced, bool):
        raise Malformed(f"advanced is true or false, not {quote(advanced)}")
    if not isinstance(supply, int) and "supply" in rules:
        raise Malformed(f"supply is a whole number, not {quote(supply)}")
    tokens = supply if isinstance(supply, int) else None
    return set_up(level, seats, advanced=advanced, supply=tokens, memory=memory)


def write_rules(setup: Setup) -> dict[str, Json]:
    """The `rules` of a record, complete."""
    level = setup.level
    if setup.number is None:
        return {"level": fields_of(level), "memory": setup.memory}
    return {
        "level": setup.number,
        "advanced": level.advanced,
        "supply": level.supply,
        "memory": setup.memory,
    }


def read_move(setup: Setup, written: object) -> Move:
    """The move written like this in a record."""
    by, verb, argument = read_parts(written, setup.seats)
    if verb == DEAL:
        return Move(by, DEAL, _read_deal(setup, argument))
    if verb in (SLIDE, BLESS):
        return Move(by, verb, _cell(verb, argument))
    if verb == PLACE:
        return Move(by, PLACE, None if argument is None else _cell(verb, argument))
    if verb == CORRECT:
        return Move(by, CORRECT, _read_correction(argument))
    if verb in (FINISH, PASS):
        if argument is not None:
            raise Malformed(f"{verb} is followed by null, not {quote(argument)}")
        return Move(by, verb, None)
    raise Unknown(f"no move of Hideouts is called {quote(verb)}; there are {', '.join(VERBS)}")


def write_move(move: Move) -> list[Json]:
    """The move as it is written in a record."""
    by, verb, argument = move
    if isinstance(argument, Deal):
        return [by, verb, write_deal(argument)]
    if isinstance(argument, tuple):
        guardian, cell = argument
        return [by, verb, [str(guardian), int(cell)]]
    if argument is None or isinstance(argument, int):
        return [by, verb, argument]
    raise Malformed(f"{quote([by, verb, argument])} is not a move of Hideouts")


def write_deal(deal: Deal) -> dict[str, Json]:
    """The deal as it is written in a record."""
    boxes: list[Json] = [
        None if box is None else {"home": box.home, "seal": box.seal} for box in deal.boxes
    ]
    return {
        "cells": list(deal.cells),
        "hideouts": list(deal.hideouts),
        "boxes": boxes,
        "first": deal.first,
    }


def _memory(given: object) -> Memory:
    for memory in MEMORIES:
        if given == memory:
            return memory
    raise Unknown(f"no memory aid is called {quote(given)}; there are {', '.join(MEMORIES)}")


def _cell(verb: str, given: object) -> Cell:
    if not isinstance(given, int) or not whole_number(given):
        raise Malformed(f"{verb} is followed by the number of a cell, not {quote(given)}")
    if given not in CELLS:
        raise Unknown(f"there is no cell {quote(given)}; cells are 0 to {CELLS[-1]}")
    return given


def _read_correction(given: object) -> tuple[str, Cell]:
    if not isinstance(given, (list, tuple)) or len(given) != len(("guardian", "cell")):
        raise Malformed(f"{CORRECT} is followed by [guardian, cell], not {quote(given)}")
    guardian, cell = given
    return _named("guardian", guardian, GUARDIANS), _cell(CORRECT, cell)


def _read_deal(setup: Setup, given: object) -> Deal:
    fields = read_fields("a deal", given, ("cells", "hideouts", "boxes", "first"))
    first = fields["first"]
    if not isinstance(first, int) or isinstance(first, bool):
        raise Malformed(f"first is the number of a seat, not {quote(first)}")
    deal = Deal(
        tuple(_named("amulet", name, LAID_OUT) for name in _nine("cells", fields)),
        tuple(
            None if name is None else _named("hideout", name, tuple(HIDEOUTS))
            for name in _nine("hideouts", fields)
        ),
        tuple(None if box is None else _read_box(box) for box in _nine("boxes", fields)),
        first,
    )
    wrong = why_impossible(setup, deal)
    if wrong is not None:
        raise Malformed(f"this is not a deal: {wrong}")
    return deal


def _nine(what: str, fields: Mapping[str, object]) -> list[object]:
    given = fields[what]
    if not isinstance(given, (list, tuple)) or len(given) != len(CELLS):
        raise Malformed(f"a deal's {what} are a list of {len(CELLS)}, not {quote(given)}")
    return list(given)


def _read_box(given: object) -> DealtBox:
    box = read_fields("a box", given, ("home", "seal"))
    return DealtBox(_named("guardian", box["home"], GUARDIANS), _wall(box["seal"]))


def _wall(given: object) -> Wall:
    for wall in WALLS:
        if given == wall:
            return wall
    raise Unknown(f"no wall is called {quote(given)}; there are {', '.join(WALLS)}")


def _named(what: str, given: object, known: tuple[str, ...]) -> str:
    if not isinstance(given, str):
        raise Malformed(f"no {what} is called {quote(given)}: a name is a word")
    if given not in known:
        raise Unknown(f"no {what} is called {quote(given)}; there are {', '.join(known)}")
    return given
