"""Hideouts in text: what a corner sees of the casket."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Final

from gemkeep.core.moves import Action
from gemkeep.core.talking.english import counted, listed
from gemkeep.games.hideouts import View, events, story
from gemkeep.games.hideouts.catalogue import (
    IDLE_TURNS_THAT_LOSE,
    PRICE_OF_A_CORRECTION,
    draws_runes,
    runes_of,
)
from gemkeep.games.hideouts.types import (
    BLESS,
    CELLS,
    CORRECT,
    FINISH,
    PASS,
    PLACE,
    SLIDE,
    WALLS,
    Level,
    Phase,
)
from gemkeep.games.hideouts.view import BoxView, CellView, Lies, OuterWall
from gemkeep.texts.game_text import GameText, Names, events_of
from gemkeep.texts.hideouts_replies import LEAVE, WAYS, actions_in

MEMORIES: Final = {
    "none": "only what is in sight now is shown",
    "own": "what your seat has seen is shown, too",
    "team": "all that the team has seen is shown, and what follows from it",
}
TO_DO: Final[dict[Phase, str]] = {
    "deal": "The casket is about to be dealt.",
    "turn": "Slide a box, or correct.",
    "free": "A mechanism: a box must be slid into the gap, free of charge.",
    "bless": "The action symbol is to be put into a box, which then slides for free.",
    "place": "The guardian in the gap may be put into any box, or left there.",
    "close": "The start token is open and all guardians are in boxes: finish, or pass.",
    "over": "The game is over.",
}
ALONE: Final = {
    Action(PLACE, None): "leave the guardian in its cell, face up",
    Action(FINISH, None): "lift the boxes: won if every guardian is home, else lost",
    Action(PASS, None): "do not finish yet",
}
"""What the actions without a box do."""


def describe(view: View, names: Names) -> str:
    """The casket as this viewer sees it."""
    return "\n".join(_lines(view, names))


def write(action: Action) -> str:
    """The action as it is written in a reply."""
    verb, argument = action
    if verb == PLACE and argument is None:
        return LEAVE
    if isinstance(argument, tuple):
        return f"{verb} {argument[0]} {argument[1]}"
    return verb if argument is None else f"{verb} {argument}"


def explain(view: View, legal: tuple[Action, ...]) -> list[str]:
    """A line for each slide, and one for all actions of each other kind."""
    return [
        *(f"[{write(action)}] {_slide(view, action)}" for action in legal if action.verb == SLIDE),
        *_into_boxes(legal),
        *(f"[{write(action)}] {does}" for action, does in ALONE.items() if action in legal),
        *_corrections(legal),
    ]


def _into_boxes(legal: tuple[Action, ...]) -> Iterator[str]:
    for verb, what in ((PLACE, "the guardian"), (BLESS, "the action symbol")):
        cells = [str(cell) for named, cell in legal if named == verb and cell is not None]
        if cells:
            where = f"with C one of {', '.join(cells)}"
            yield f"[{verb} C] put {what} into the box on cell C, {where}"


def _corrections(legal: tuple[Action, ...]) -> Iterator[str]:
    cells: dict[str, list[str]] = {}
    for verb, argument in legal:
        if verb == CORRECT and isinstance(argument, tuple):
            cells.setdefault(str(argument[0]), []).append(str(argument[1]))
    for guardian, to in cells.items():
        does = f"for {PRICE_OF_A_CORRECTION} tokens, move the {guardian} into the box on cell C"
        yield f"[{CORRECT} {guardian} C] {does}, with C one of {', '.join(to)}"


def _lines(view: View, names: Names) -> Iterator[str]:
    yield from _heading(view, names)
    if view.gap is None:
        return
    yield ""
    yield "Tray, north is up:"
    for row in (CELLS[0:3], CELLS[3:6], CELLS[6:9]):
        yield (
            "  " + " ".join(" gap " if cell == view.gap else f"  {cell}  " for cell in row).rstrip()
        )
    yield "Boxes, by the cell they are on:"
    for box in view.boxes:
        yield f"  {box.cell}: {_box(box, over=view.result is not None)}"
    if view.me is not None:
        yield f"Outer walls you can see now: {_outside(view)}."
    yield "Cells, from the top:"
    for cell in view.cells:
        yield f"  {cell.cell}: {_cell(cell, view)}"
    lid = ", ".join(map(_hideout, view.lid.hideouts)) or "no hideouts"
    yield f"Lid: {lid}; {_tokens(view.lid.tokens)}."


def _heading(view: View, names: Names) -> Iterator[str]:
    number = "a custom level" if view.number is None else f"level {view.number}"
    level = view.level
    yield f"Hideouts, {number}: {level.name}. Hideouts of the level: {_hideouts(level)}."
    if level.advanced:
        yield _advanced(level)
    yield f"Memory aid {view.memory}: {MEMORIES[view.memory]}."
    corners = zip(names, view.corners, strict=True)
    seated = [
        f"{name}{' (you)' if seat == view.me else ''} at {corner}"
        for seat, (name, corner) in enumerate(corners)
    ]
    yield f"Corners: {', '.join(seated)}."
    if view.turn is not None:
        whose = "yours" if view.turn == view.me else f"{names[view.turn]}'s"
        yield f"The turn is {whose}. {TO_DO[view.phase]}"
    else:
        yield TO_DO[view.phase]
    if view.result is not None:
        yield _result(view)
    idle = f"{view.idle} of {IDLE_TURNS_THAT_LOSE} idle turns in a row"
    turned = counted(view.rotations, "rotation", "rotations")
    yield f"Supply: {_tokens(view.supply)}; {idle}; {turned} so far."


def _advanced(level: Level) -> str:
    owed = "every time it is" if level.advanced_charge == "every" else "the first time it is"
    start = ", the start token's cell included" if level.advanced_start else ""
    return f"Advanced mode: a cell whose guardian is gone takes a token {owed} uncovered{start}."


def _result(view: View) -> str:
    given = view.result or {}
    return f"{story.ENDINGS[str(given['reason'])]}, with {given['supply']} tokens left."


def _box(box: BoxView, *, over: bool) -> str:
    parts = [_home(box, over=over), _side(box), _contents(box)]
    if box.inside:
        faces = [
            f"{wall.wall} {'has the picture' if wall.picture else 'bare'}" for wall in box.inside
        ]
        parts.append(f"inner walls you see: {', '.join(faces)}")
    return "; ".join(parts)


def _home(box: BoxView, *, over: bool) -> str:
    if box.seal is None:
        return "home unknown"
    how = "" if over else " (you read its seal)" if box.read else " (not read by you)"
    return f"home of the {box.seal}{how}"


def _side(box: BoxView) -> str:
    if box.side is not None:
        return f"seal on {box.side}"
    return f"seal on {' or '.join(wall for wall in WALLS if wall not in box.bare)}"


def _contents(box: BoxView) -> str:
    inside = [_lodger(box, guardian) for guardian in box.guardians]
    if box.tokens:
        inside.append(_tokens(box.tokens))
    if box.symbol:
        inside.append("the action symbol")
    return f"holds {listed(inside)}" if inside else "empty"


def _lodger(box: BoxView, guardian: str) -> str:
    if box.seal is None:
        return f"the {guardian}"
    return f"the {guardian} ({'at home' if guardian == box.seal else 'not at home'})"


def _outside(view: View) -> str:
    seen = [
        f"{wall.wall} of box {box.cell} {_face(wall)}" for box in view.boxes for wall in box.outside
    ]
    return ", ".join(seen) or "none"


def _face(wall: OuterWall) -> str:
    return "is bare" if wall.seal is None else f"has the seal of the {wall.seal}"


def _cell(cell: CellView, view: View) -> str:
    parts = ["the start token"] if cell.start else []
    parts += [*_piece("hideout", cell.hideout, cell.hideout_lies)]
    parts += [*_piece("guardian", cell.guardian, cell.guardian_lies)]
    if cell.tokens:
        parts.append(_tokens(cell.tokens))
    if cell.cell == view.gap:
        return f"the gap; {', '.join(parts) or 'nothing there'}"
    if cell.hideout_lies == "unknown":
        return "covered, and not remembered"
    return ", ".join(parts) or "nothing there"


def _piece(what: str, name: str | None, lies: Lies) -> Iterator[str]:
    if lies in {"gone", "unknown"}:
        return
    known = f"a {what}" if name is None else _hideout(name) if what == "hideout" else f"the {name}"
    yield f"{known} face {lies}"


def _hideouts(level: Level) -> str:
    runes = runes_of(level)
    names = [name for name in level.hideouts if name not in runes or not draws_runes(level)]
    counts = Counter(map(_hideout, names))
    listing = [f"{name} ({count})" if count > 1 else name for name, count in counts.items()]
    if draws_runes(level):
        listing.append(f"{counted(len(runes), 'rune', 'runes')} drawn from the eight")
    return ", ".join(listing)


def _hideout(name: str) -> str:
    """A hideout in a list: `lock:A` is "lock A"."""
    return "action symbol" if name == "action" else name.replace(":", " ")


def _tokens(number: int) -> str:
    return counted(number, "action token", "action tokens")


def _slide(view: View, action: Action) -> str:
    """Which way the box moves, and what that costs."""
    cell, gap = int(str(action.argument)), view.gap
    way = next(name for name, step in WAYS.items() if gap is not None and cell + step == gap)
    blessed = any(box.symbol for box in view.boxes if box.cell == cell)
    cost = "free" if blessed or view.phase == "free" else "1 token"
    return f"the box on cell {cell} moves {way} into the gap on cell {gap}, {cost}"


PHRASES: Final = {
    "seal_is": "the box on cell {cell} is the home of the {piece}",
    "seal_on": "the seal of the box on cell {cell} is on its {side} wall",
    "seal_on_either": "the seal of the box on cell {cell} is on its {side} wall, or on the next "
    "one clockwise",
    "seal_far_side": "the seal of the box on cell {cell} is on its {side} wall",
    "seal_near_side": "the seal of the box on cell {cell} is on a wall that faces me",
    "move_this": "move the box on cell {cell}",
    "keep_this": "keep the box on cell {cell} where it is",
    "look_here": "look at cell {cell}",
    "whose": "whose home is the box on cell {cell}?",
    "put_here": "put it into the box on cell {cell}",
    "wait": "wait",
    "agreed": "agreed",
    "not_sure": "I am not sure",
    "finish": "let us lift the boxes",
    "took_hint": "I am taking a hint",
    "took_move": "I am taking a hint about my move",
    "plan": "I am going to move the box on cell {cell}, which is on the way",
    "plan_fetch": "I am going to move the box on cell {cell}: the {piece} is under it, and its "
    "home is known",
    "plan_look": "I am going to move the box on cell {cell}: nobody has seen what is under it",
    "plan_open": "I am going to move the box on cell {cell}: what is under it can open now",
    "plan_read": "I am going to move the box on cell {cell}, to read a seal",
    "plan_home": "I am going to move the box on cell {cell}, on the way back to the start token",
    "undo": "I am putting the box on cell {cell} back",
    "guess": "I am only guessing: the {piece} goes into the box on cell {cell}",
    "only_left": "only the box on cell {cell} is left for the {piece}: the other seven are known",
    "leave": "I am leaving the {piece} where it is: its home is not known yet",
    "leave_for_now": "I am leaving the {piece} where it is for now: an empty cell costs a token",
    "bless": "the action symbol goes into the box on cell {cell}, which will move most often",
    "put_right": "I am paying three tokens: the {piece} belongs in the box on cell {cell}",
    "forgot": "I do not remember whose home the box on cell {cell} is",
    "forgot_home": "I do not remember which box is the home of the {piece}",
    "few_tokens": "we need nearly all the tokens that are left",
}
TEXT: Final = GameText(
    "hideouts",
    View,
    events_of(events),
    describe,
    story.tell,
    write,
    explain,
    actions_in,
    phrases=PHRASES,
)
