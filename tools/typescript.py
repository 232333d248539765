"""The wire's types as TypeScript, for the browser: written to `web/src/net/wire.ts`.

Read from the message structs and from the games' views and events themselves, so that the two
sides can't drift apart; a test fails when the file is not what this would write.
"""

from __future__ import annotations

import inspect
import re
import types
import typing
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import fields, is_dataclass
from pathlib import Path
from typing import Annotated, Any, Final, Literal, TypeAlias, Union, get_args, get_origin

import msgspec

from gemkeep.core.encoding.jsonable import event_name
from gemkeep.core.game import Event
from gemkeep.games.diamant import events as diamant_events
from gemkeep.games.diamant import types as diamant_types
from gemkeep.games.diamant import view as diamant_view
from gemkeep.games.hideouts import events as hideouts_events
from gemkeep.games.hideouts import review as hideouts_review
from gemkeep.games.hideouts import types as hideouts_types
from gemkeep.games.hideouts import view as hideouts_view
from gemkeep.games.hideouts.catalogue import Kind
from gemkeep.games.hideouts.phrases import PHRASEBOOK
from gemkeep.minds.diamant.puzzles import reasons as diamant_reasons
from gemkeep.minds.hideouts.levels import costs as hideouts_costs
from gemkeep.minds.hideouts.levels import gallery as hideouts_gallery
from gemkeep.minds.hideouts.levels import games as hideouts_games
from gemkeep.minds.hideouts.levels import study as hideouts_study
from gemkeep.minds.hideouts.prover import Winnable
from gemkeep.minds.hideouts.teammates import clues as hideouts_clues
from gemkeep.minds.hideouts.teammates import hints as hideouts_hints
from gemkeep.server.games.diamant import wire as diamant_wire
from gemkeep.server.games.hideouts import wire as hideouts_wire
from gemkeep.server.games.hideouts.analysis import wire as hideouts_analysis
from gemkeep.server.games.hideouts.levels import wire as hideouts_levels
from gemkeep.server.games.hideouts.puzzles import wire as hideouts_puzzles
from gemkeep.server.games.hideouts.review import HideoutsReview
from gemkeep.server.games.registry import served_games
from gemkeep.server.games.schemas import response_types
from gemkeep.table import events as table_events
from gemkeep.table import state
from gemkeep.wire import daily, deals, http, incoming, outgoing, people, personal, table

TypeHint: TypeAlias = Any  # whatever may stand after a field's colon

WRITTEN_TO: Final = Path(__file__).parent.parent / "web" / "src" / "net" / "wire.ts"

HEADER: Final = """\
// The messages of the table and the bodies of the HTTP API.
// Made by `make types` from the Python types; change those, not this file.
"""

SCALARS: Final = {
    bool: "boolean",
    int: "number",
    float: "number",
    str: "string",
    type(None): "null",
    Any: "any",
    object: "unknown",
}

LITERALS: Final = {
    "Clock": state.Clock,
    "Totals": state.Totals,
    "Watching": state.Watching,
    "Phase": state.Phase,
    "Colour": state.Colour,
    "Sign": state.Emote,
    "Language": table.Language,
    "Phrase": Literal[tuple(PHRASEBOOK.phrases)],
    "Guardian": Literal[PHRASEBOOK.pieces],
    "Wall": Literal[PHRASEBOOK.sides],
    "FaultKind": hideouts_wire.FaultKind,
    "ProblemCode": http.ProblemCode,
    "Refusal": outgoing.RefusalCode,
    "DiamantPhase": diamant_view.Phase,
    "DiamantChoice": diamant_types.Choice,
    "DiamantRelicMode": diamant_types.RelicMode,
    "DiamantReason": diamant_reasons.Reason,
    "HideoutsPhase": hideouts_types.Phase,
    "HideoutsReason": hideouts_types.Reason,
    "HideoutsMemory": hideouts_types.Memory,
    "HideoutsCharge": hideouts_types.Charge,
    "HideoutsLies": hideouts_view.Lies,
    "Corner": hideouts_types.Corner,
    "HideoutsKind": Kind,
    "HideoutsGrade": hideouts_study.Grade,
    "HideoutsClueKind": hideouts_clues.ClueKind,
    "HideoutsWinnable": Winnable,
}

NAMED: Final = {
    diamant_view.View: "DiamantView",
    diamant_view.PathCard: "DiamantPathCard",
    diamant_view.Explorer: "DiamantExplorer",
    diamant_view.Threat: "DiamantThreat",
    hideouts_view.View: "HideoutsView",
    hideouts_view.Lid: "HideoutsLid",
    hideouts_view.CellView: "HideoutsCell",
    hideouts_view.BoxView: "HideoutsBox",
    hideouts_view.InnerWall: "HideoutsInnerWall",
    hideouts_view.OuterWall: "HideoutsOuterWall",
    hideouts_types.Level: "HideoutsLevel",
    HideoutsReview: "HideoutsReview",
    hideouts_review.Spent: "HideoutsSpent",
    hideouts_review.Fault: "HideoutsFault",
    hideouts_study.Study: "HideoutsStudy",
    hideouts_hints.Hint: "HideoutsHint",
    hideouts_hints.Suggestion: "HideoutsSuggestion",
    hideouts_clues.Clue: "HideoutsHintClue",
    hideouts_study.Example: "HideoutsExample",
    hideouts_study.Relief: "HideoutsRelief",
    hideouts_costs.Cost: "HideoutsCost",
    hideouts_games.Rate: "HideoutsRate",
}
"""Types that go by another name in the browser, where all games share one file."""

# What the structs leave open, for a server of many games: in the browser these are the types.
KNOWN: Final = {
    (table.Shown, "view"): "View",
    (table.Pointed, "phrase"): "Phrase",
    (table.Pointed, "piece"): "Guardian | null",
    (table.Pointed, "side"): "Wall | null",
    (incoming.Point, "phrase"): "Phrase",
    (incoming.Point, "piece"): "Guardian | null",
    (incoming.Point, "side"): "Wall | null",
    (outgoing.Whole, "told"): "[number, GameEvent | TableEvent][]",
    (outgoing.Update, "events"): "(GameEvent | TableEvent)[]",
    (outgoing.Analysed, "analysis"): "DiamantLiveAnalysis",
    (http.Frame, "move"): "Move | null",
    (http.Frame, "events"): "GameEvent[]",
    (http.Frame, "view"): "View",
    (outgoing.Hinted, "hint"): "HideoutsHint",
    (hideouts_hints.Suggestion, "action"): "[string, any]",
    (hideouts_hints.Suggestion, "why"): "Phrase | null",
    (hideouts_hints.Suggestion, "guardian"): "Guardian | null",
    (hideouts_clues.Clue, "guardian"): "Guardian | null",
    (http.MyTable, "result"): "Result | null",
    (diamant_view.View, "result"): "DiamantResult | null",
    (diamant_wire.DiamantPuzzle, "view"): "DiamantView",
    (hideouts_view.View, "result"): "HideoutsResult | null",
    (hideouts_puzzles.HideoutsPuzzleStep, "view"): "HideoutsView",
    (hideouts_puzzles.HideoutsPuzzleStep, "events"): "HideoutsEvent[]",
    (hideouts_puzzles.HideoutsPuzzleMoment, "view"): "HideoutsView",
    (hideouts_puzzles.HideoutsPuzzleMoment, "events"): "HideoutsEvent[]",
    (hideouts_puzzles.HideoutsPuzzleMoment, "named"): "Guardian | null",
    (hideouts_puzzles.HideoutsDeduction, "guardian"): "Guardian",
    (hideouts_puzzles.HideoutsWhoseSolution, "guardian"): "Guardian",
    (hideouts_view.OuterWall, "seal"): "Guardian | null",
    (hideouts_view.BoxView, "guardians"): "Guardian[]",
    (hideouts_view.BoxView, "seal"): "Guardian | null",
    (hideouts_view.CellView, "guardian"): "Guardian | null",
    (http.Replay, "review"): "DiamantReview | HideoutsReview | null",
    (hideouts_review.Fault, "guardian"): "Guardian",
    (hideouts_review.Fault, "owner"): "Guardian | null",
    (hideouts_events.Uncovered, "guardian"): "Guardian",
    (hideouts_events.Placed, "guardian"): "Guardian",
    (hideouts_events.LeftLying, "guardian"): "Guardian",
    (hideouts_events.Corrected, "guardian"): "Guardian",
}

LAST: Final = """\
/** The game through someone's eyes; `game` tells which. */
export type View = DiamantView | HideoutsView;
/** What everyone saw happen in the game; `event` tells what. */
export type GameEvent = DiamantEvent | HideoutsEvent;
/** How a game of Diamant ended, as a record writes it. */
export interface DiamantResult {
  scores: number[];
  winners: number[];
}
/** How a game of Hideouts ended, as a record writes it. */
export interface HideoutsResult {
  won: boolean;
  reason: HideoutsReason;
  supply: number;
}
/** How a game ended: of Diamant if it has scores, else of Hideouts. */
export type Result = DiamantResult | HideoutsResult;
/** A move of a record: [by, verb, argument]; "*" is chance. */
export type Move = [number | "*", string, any];
"""


def write() -> str:
    """The whole file."""
    parts = [HEADER, _seconds()]
    parts += [f"export type {name} = {_literals(kind)};\n" for name, kind in LITERALS.items()]
    for module in (
        table,
        incoming,
        outgoing,
        diamant_wire,
        hideouts_wire,
        hideouts_analysis,
        hideouts_gallery,
        hideouts_levels,
        hideouts_puzzles,
        http,
        people,
        personal,
        daily,
        deals,
    ):
        parts += [_struct(struct) for struct in _structs_of(module)]
    parts.append(_union("WantedSeat", get_args(table.WantedSeat)))
    parts.append(_union("Incoming", get_args(incoming.Incoming)))
    parts.append(_union("Outgoing", get_args(outgoing.Outgoing)))
    parts += [_dataclass(kind, name) for kind, name in reversed(NAMED.items())]
    rooms = {"Table": table_events, "Diamant": diamant_events, "Hideouts": hideouts_events}
    for game, room in rooms.items():
        events = {f"{game}{event.__name__}": event for event in _events_of(room)}
        parts += [_dataclass(kind, name, event=event_name(kind)) for name, kind in events.items()]
        parts.append(_union(f"{game}Event", events))
    parts.append(LAST)
    return "\n".join(part.rstrip("\n") for part in parts) + "\n"


def _seconds() -> str:
    listed = ", ".join(f"{name}: {each or 'null'}" for name, each in state.SECONDS.items())
    about = "/** How long a decision may take, in seconds. */"
    return f"{about}\nexport const SECONDS: Record<Clock, number | null> = {{ {listed} }};\n"


def _structs_of(module: types.ModuleType) -> list[type[msgspec.Struct]]:
    """The structs of a module, with the fields that depend on the registered games."""
    exact = response_types(served_games())
    return [
        exact.get(name, kind)
        for name, kind in vars(module).items()
        if inspect.isclass(kind)
        and issubclass(kind, msgspec.Struct)
        and kind.__module__ == module.__name__
        and not name.startswith("_")
    ]


def _events_of(room: types.ModuleType) -> list[type[Event]]:
    return [
        kind
        for kind in vars(room).values()
        if inspect.isclass(kind)
        and issubclass(kind, Event)
        and kind not in {Event, table_events.TableEvent}
    ]


def _union(name: str, members: typing.Iterable[Any]) -> str:
    listed = "\n  | ".join(
        member if isinstance(member, str) else member.__name__ for member in members
    )
    return f"export type {name} =\n  | {listed};\n"


def _literals(kind: TypeHint) -> str:
    return " | ".join(f'"{value}"' for value in get_args(kind))


def _struct(kind: type[msgspec.Struct]) -> str:
    config = kind.__struct_config__
    lines = []
    if config.tag_field is not None:
        lines.append(f'  {config.tag_field}: "{config.tag}";')
    hints = typing.get_type_hints(kind, include_extras=True)
    about = _about_fields(kind)
    for field in msgspec.structs.fields(kind):
        left_out = "" if field.required else "?"
        known = (KNOWN.get((base, field.name)) for base in kind.__mro__)
        written = next(filter(None, known), None) or _type(hints[field.name])
        lines += about.get(field.name, [])
        lines.append(f"  {field.encode_name}{left_out}: {written};")
    return _interface(kind, kind.__name__, lines)


def _dataclass(kind: type, name: str, event: str | None = None) -> str:
    lines = [] if event is None else [f'  event: "{event}";']
    hints = typing.get_type_hints(kind, include_extras=True)
    about = _about_fields(kind)
    for field in fields(kind):
        lines += about.get(field.name, [])
        written = KNOWN.get((kind, field.name)) or _type(hints[field.name])
        lines.append(f"  {field.name}: {written};")
    return _interface(kind, name, lines)


def _interface(kind: type, name: str, lines: list[str]) -> str:
    about = inspect.cleandoc(kind.__doc__ or "").partition("\n")[0]
    body = "\n".join(lines)
    return f"/** {about} */\nexport interface {name} {{\n{body}\n}}\n"


def _about_fields(kind: type) -> dict[str, list[str]]:
    """The sentence under each field, which Python itself does not keep."""
    written = ""
    for each in kind.__mro__:
        with suppress(OSError, TypeError):  # a struct made at run time, or a built-in
            written += inspect.getsource(each)
    found = re.findall(r'^    (\w+): .*\n    """((?:.|\n)*?)"""', written, re.MULTILINE)
    return {name: [f"  /** {' '.join(text.split())} */"] for name, text in found}


def _type(hint: TypeHint) -> str:  # noqa: PLR0911
    if hint in SCALARS:
        return SCALARS[hint]
    if _origin(hint) is Annotated:
        return _type(get_args(hint)[0])
    for name, kind in LITERALS.items():
        if hint == kind:
            return name
    if _origin(hint) is Literal:
        return _literals(hint)
    if _origin(hint) in (Union, types.UnionType):
        return _either(get_args(hint))
    if _origin(hint) in (tuple, list):
        return _sequence(hint)
    if _origin(hint) in (dict, Mapping):
        return f"Record<string, {_type(get_args(hint)[1])}>"
    if isinstance(hint, type) and (issubclass(hint, msgspec.Struct) or is_dataclass(hint)):
        return NAMED.get(hint, hint.__name__)
    raise TypeError(f"no TypeScript for {hint!r}")


def _origin(hint: TypeHint) -> TypeHint:
    origin: TypeHint = get_origin(hint)
    return origin


def _either(members: tuple[Any, ...]) -> str:
    if set(members) == set(get_args(table.WantedSeat)):
        return "WantedSeat"
    return "any" if Any in members else " | ".join(dict.fromkeys(map(_type, members)))


def _sequence(hint: TypeHint) -> str:
    items = get_args(hint)
    if _origin(hint) is list or items[-1] is Ellipsis:
        item = _type(items[0])
        return f"({item})[]" if " " in item and not item.startswith("[") else f"{item}[]"
    return f"[{', '.join(map(_type, items))}]"


def main() -> None:
    """Write the file."""
    WRITTEN_TO.parent.mkdir(parents=True, exist_ok=True)
    WRITTEN_TO.write_text(write(), encoding="utf-8")


if __name__ == "__main__":
    main()
