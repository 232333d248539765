"""The corner law on the screen: what a corner can't tell apart is drawn the same.

The built page gets, frame by frame, what a table sends to one corner: once from a deal, and once
from a twin of it that agrees on everything this corner has seen.
"""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import pytest

from gemkeep.core.moves import Move, Viewer
from gemkeep.games.hideouts import Deal, Hideouts
from gemkeep.games.hideouts.catalogue import GUARDIANS
from gemkeep.games.hideouts.types import CELLS
from gemkeep.testing.hideouts_twins import SEES, TOWARDS, twin, witness
from tests.browser.conftest import Inviting
from tests.browser.visitors import Visitor
from tests.server.table_frames import random_game, shown
from tests.server_process import Server

TOLD = Path(__file__).with_name("fake_socket.js")
NAMES = re.compile(rf"\b(?:{'|'.join(GUARDIANS)})\b")
PICTURES = re.compile("seal-picture")
DRAWN_CELL = re.compile(r"\bdata-cell=")
BEFORE = 1
"""The frames before the deal: the table as it gathers."""
EARLY, LATE = 4, 16
PATIENCE = 0.2


@pytest.fixture
def page(visitors: Inviting, server: Server) -> Visitor:
    """A visitor whose page gets its frames from the test instead of a server."""
    visitor = visitors(server)
    visitor.context.add_init_script(path=TOLD)
    visitor.go("/")
    return visitor


def frames(game: Hideouts, moves: Sequence[Move], eyes: Viewer) -> list[str]:
    """All frames that a table sends to this viewer during the moves."""

    async def play() -> list[bytes]:
        return shown(game, moves).heard[eyes].texts

    # Playwright's event loop runs in this thread.
    with ThreadPoolExecutor(1) as aside:
        told = aside.submit(lambda: asyncio.run(play())).result()
    return [frame.decode() for frame in told]


def compared(page: Visitor, ours: list[str], theirs: list[str]) -> dict[str, Any]:
    """What the page draws from the first frames, and where the others first look different."""
    found: dict[str, Any] = page.page.evaluate("([a, b]) => compared(a, b)", [ours, theirs])
    return _with_every_casket(found, ours)


def drawn_alone(page: Visitor, ours: list[str]) -> dict[str, Any]:
    """What the page draws from these frames, without a comparison."""
    found: dict[str, Any] = page.page.evaluate("frames => drawnAlone(frames)", ours)
    return _with_every_casket(found, ours)


def _with_every_casket(found: dict[str, Any], told: list[str]) -> dict[str, Any]:
    """What was found, if a whole casket was drawn after each frame since the deal."""
    cells = [len(DRAWN_CELL.findall(drawn)) for drawn in found["games"]]
    assert cells == [0] * BEFORE + [len(CELLS)] * (len(told) - BEFORE)
    return found


@pytest.mark.parametrize("memory", ["none", "own", "team"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twin_deals_are_drawn_the_same(page: Visitor, seats: int, memory: str) -> None:
    """At every move of a random game with its rotations, for every seat and for spectators."""
    random = Random(f"{seats} {memory}")
    game = Hideouts.from_rules({"level": 4, "memory": memory}, seats)
    moves = _past_a_rotation(game, random)
    for eyes in (*range(seats), None):
        _drawn_the_same(page, game, moves[:EARLY], eyes, random)
        _drawn_the_same(page, game, moves, eyes, random)


@pytest.mark.parametrize("level", [1, 2, 3, 5])
def test_it_holds_at_every_level_and_in_advanced_mode(page: Visitor, level: int) -> None:
    random = Random(level)
    game = Hideouts.from_rules({"level": level, "advanced": level % 2 == 1, "memory": "own"}, 2)
    _drawn_the_same(page, game, random_game(game, random)[:LATE], 1, random)


def test_another_corner_sees_the_difference(page: Visitor) -> None:
    """A control: a twin for one seat is drawn differently for the other."""
    game = Hideouts(1, 2, memory="own")
    random = Random(3)
    moves = random_game(game, random)[:EARLY]
    assert not compared(page, *[frames(game, moves, 0)] * 2)["differ"]
    ours = frames(game, moves, 1)
    twins = (twin(game, moves, 0, random) for _ in range(9))
    found = (compared(page, ours, frames(game, other, 1))["differ"] for other in twins)
    assert any(differ and differ[0] >= BEFORE for differ in found)


def _drawn_the_same(
    page: Visitor, game: Hideouts, moves: Sequence[Move], eyes: Viewer, random: Random
) -> None:
    """A deal and its twin look the same after each move, and show nothing unseen."""
    twins = twin(game, moves, eyes, random)
    while twins[0] == moves[0]:
        moves = moves[: -1 if random.random() < PATIENCE else None]
        twins = twin(game, moves, eyes, random)
    ours, theirs = frames(game, moves, eyes), frames(game, twins, eyes)
    # The same bytes are drawn the same way; the test below draws them twice.
    told = drawn_alone(page, ours) if ours == theirs else compared(page, ours, theirs)
    assert told["differ"] is None, (eyes, told["differ"])
    for played, drawn in enumerate(told["games"][BEFORE:], start=1):
        _nothing_unseen(game, moves[:played], eyes, drawn)


def _past_a_rotation(game: Hideouts, random: Random) -> list[Move]:
    """A random game until a few moves after the casket has turned."""
    moves = random_game(game, random)
    turned = next(played for played in range(len(moves)) if _after(game, moves[:played]).rotations)
    return moves[: turned + EARLY]


def _after(game: Hideouts, moves: Iterable[Move]) -> Any:  # noqa: ANN401
    state = game.start()
    for move in moves:
        state, _ = game.apply(state, move)
    return state


def _nothing_unseen(game: Hideouts, moves: Sequence[Move], eyes: Viewer, drawn: str) -> None:
    """No guardian is named that this viewer has not seen or read, and no unseen wall is marked."""
    deal = moves[0].argument
    assert isinstance(deal, Deal)
    seen = witness(game, moves, eyes)
    met = {deal.cells[cell] for cell in seen.guardians}
    read = _read(deal, seen.read if game.setup.memory != "none" else _legible(game, moves, eyes))
    if game.setup.memory == "team" and len(read) == len(GUARDIANS) - 1:
        read = set(GUARDIANS)
    for name in set(NAMES.findall(drawn)) - met - read:
        at = drawn.index(name)
        raise AssertionError(f"{name} after {moves[-1]}: …{drawn[at - 200 : at + 100]}…")
    sides = {
        number
        for number, box in enumerate(deal.boxes)
        if box and (box.seal in seen.insides or (number, box.seal) in seen.read)
    }
    assert len(PICTURES.findall(drawn)) <= len(sides), moves[-1]


def _read(deal: Deal, walls: Iterable[tuple[int, str]]) -> set[str]:
    """Whose seals are on these walls."""
    boxes = ((deal.boxes[number], wall) for number, wall in walls)
    return {box.home for box, wall in boxes if box and box.seal == wall}


def _legible(game: Hideouts, moves: Sequence[Move], eyes: Viewer) -> set[tuple[int, str]]:
    """The outer walls in sight now, with where their box stood at the deal."""
    if eyes is None:
        return set()
    state = _after(game, moves)
    outside, _ = SEES[game.view(state, eyes).corners[eyes]]
    gap = state.gap
    beside = {cell: TOWARDS.get((cell // 3 - gap // 3, cell % 3 - gap % 3)) for cell in range(9)}
    return {(state.standing[cell], wall) for cell, wall in beside.items() if wall in outside}
