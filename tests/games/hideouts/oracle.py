"""A second, slow and plain implementation of Hideouts, to check the rules and views against.

Nothing here is shared with the game but the words of the record. A box is an object that knows its
place; what a seat sees is worked out from where things are, and remembered piece by piece.
"""

from __future__ import annotations

from typing import Any

CORNERS = ["NW", "NE", "SE", "SW"]
SEATS = {2: ["NW", "SE"], 3: ["NW", "NE", "SE"], 4: ["NW", "NE", "SE", "SW"]}
NAMES = ["fish", "lizard", "owl", "fox", "moth", "hare", "snail", "bat"]
OFFSETS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def place(cell: int) -> tuple[int, int]:
    return cell // 3, cell % 3


class OracleBox:
    def __init__(self, home: str, seal: str, cell: int) -> None:
        self.home, self.seal, self.cell = home, seal, cell
        self.guardians: set[str] = set()
        self.tokens = 0
        self.symbol = False

    def looks_at(self, wall: str) -> tuple[int, int]:
        """The place this wall borders, on the tray or beyond its rim."""
        (row, column), (down, right) = place(self.cell), OFFSETS[wall]
        return row + down, column + right


class Oracle:
    """One game, changed move by move."""

    def __init__(self, level: dict[str, Any], seats: int) -> None:
        self.level, self.seats = level, seats
        self.supply = self.at_turn_start = level["supply"]
        self.corners = list(SEATS[seats])
        self.boxes: list[OracleBox] = []
        self.amulets: dict[int, str] = {}
        self.hideouts: dict[int, str] = {}
        self.hideouts_up: set[int] = set()
        self.amulets_up: set[int] = set()
        self.ever_up: dict[int, str] = {}
        self.laid = dict.fromkeys(range(9), 0)
        self.lid: list[str] = []
        self.discarded = self.idle = self.rotations = 0
        self.gap = self.start = -1
        self.turn = 0
        self.phase = "deal"
        self.ending: str | None = None
        # by seat: box -> wall -> what was on it ("bare" or a guardian), and box -> wall -> picture?
        self.outer: list[dict[OracleBox, dict[str, str]]] = [{} for _ in range(seats)]
        self.inner: list[dict[OracleBox, dict[str, bool]]] = [{} for _ in range(seats)]

    def play(self, move: list[Any]) -> None:
        _, verb, argument = move
        getattr(self, f"do_{verb}")(argument)

    def do_deal(self, deal: dict[str, Any]) -> None:
        self.start = self.gap = deal["cells"].index("start")
        self.amulets = {c: n for c, n in enumerate(deal["cells"]) if n != "start"}
        self.hideouts = {c: n for c, n in enumerate(deal["hideouts"]) if n is not None}
        self.boxes = [OracleBox(b["home"], b["seal"], c) for c, b in enumerate(deal["boxes"]) if b]
        self.turn = deal["first"]
        self.phase = "turn"
        self.look()

    def box_on(self, cell: int) -> OracleBox:
        return next(box for box in self.boxes if box.cell == cell)

    def do_slide(self, cell: int) -> None:
        box = self.box_on(cell)
        if self.phase == "turn" and not box.symbol:
            self.supply -= 1
            box.tokens += 1
        box.cell, self.gap = self.gap, cell
        self.look()
        self.resolve()

    def resolve(self) -> None:
        if self.gap in self.hideouts:
            self.resolve_hideout(self.hideouts[self.gap])
        elif self.gap in self.amulets:
            self.wake()
        else:
            self.owe()
            self.done()

    def resolve_hideout(self, name: str) -> None:
        kind, _, mark = name.partition(":")
        stuck = (
            kind == "lock"
            and any(f"rune:{rune}" not in self.lid for rune in {"A": "123", "B": "456"}[mark])
        ) or (
            kind == "number"
            and any(f"number:{lower}" not in self.lid for lower in range(1, int(mark)))
        )
        if stuck:
            self.hideouts_up.add(self.gap)
            self.done()
            return
        del self.hideouts[self.gap]
        self.hideouts_up.discard(self.gap)
        if kind == "action":
            self.phase = "bless"
            return
        self.lid.append(name)
        if kind == "mechanism":
            self.phase = "free"
            return
        if kind == "rotation":
            self.corners = [CORNERS[(CORNERS.index(corner) + 3) % 4] for corner in self.corners]
            self.rotations += 1
            self.look()
        self.wake()

    def wake(self) -> None:
        self.amulets_up.add(self.gap)
        self.ever_up[self.gap] = self.amulets[self.gap]
        self.phase = "place"

    def do_place(self, cell: int | None) -> None:
        if cell is not None:
            self.box_on(cell).guardians.add(self.amulets.pop(self.gap))
        self.done()

    def do_bless(self, cell: int) -> None:
        self.box_on(cell).symbol = True
        self.wake()

    def do_correct(self, correction: list[Any]) -> None:
        guardian, cell = correction
        next(box for box in self.boxes if guardian in box.guardians).guardians.remove(guardian)
        self.box_on(cell).guardians.add(guardian)
        self.supply -= 3
        self.discarded += 3
        self.done()

    def do_finish(self, _: None) -> None:
        right = all(box.guardians == {box.home} for box in self.boxes)
        self.end("finished" if right else "misplaced")

    def do_pass(self, _: None) -> None:
        self.end_turn()

    def owe(self) -> None:
        level = self.level
        owes = level["advanced"] and (self.gap != self.start or level["advanced_start"])
        if level["advanced_charge"] == "once" and self.laid[self.gap]:
            owes = False
        if owes and self.supply:
            self.supply -= 1
            self.laid[self.gap] += 1

    def offered(self) -> bool:
        return self.gap == self.start and sum(len(box.guardians) for box in self.boxes) == 8

    def done(self) -> None:
        if self.offered():
            self.phase = "close"
        else:
            self.end_turn()

    def end_turn(self) -> None:
        self.idle = self.idle + 1 if self.supply == self.at_turn_start else 0
        if self.supply == 0:
            self.end("out_of_tokens")
        elif self.idle == 20:
            self.end("stalled")
        else:
            self.phase, self.turn = "turn", (self.turn + 1) % self.seats
            self.at_turn_start = self.supply

    def end(self, reason: str) -> None:
        self.phase, self.ending = "over", reason

    # What is seen

    def outer_in_sight(self, seat: int) -> dict[OracleBox, dict[str, str]]:
        facing = self.corners[seat]
        return {
            box: {
                wall: box.home if wall == box.seal else "bare"
                for wall in facing
                if box.looks_at(wall) == place(self.gap)
            }
            for box in self.boxes
        }

    def inner_in_sight(self, seat: int) -> dict[OracleBox, dict[str, bool]]:
        far = [wall for wall in "NESW" if wall not in self.corners[seat]]
        return {box: {wall: wall == box.seal for wall in far} for box in self.boxes}

    def look(self) -> None:
        for seat in range(self.seats):
            for box, walls in self.outer_in_sight(seat).items():
                self.outer[seat].setdefault(box, {}).update(walls)
            for box, pictures in self.inner_in_sight(seat).items():
                self.inner[seat].setdefault(box, {}).update(pictures)

    def legal(self) -> set[tuple[Any, ...]]:
        """What the seat whose turn it is may do, as (verb, argument)."""
        near = {("slide", box.cell) for box in self.boxes if self.borders_gap(box)}
        cells = [box.cell for box in self.boxes]
        if self.phase == "free":
            return near
        if self.phase == "place":
            return {("place", cell) for cell in (*cells, None)}
        if self.phase == "bless":
            return {("bless", cell) for cell in cells}
        if self.phase == "close":
            return {("finish", None), ("pass", None)}
        if self.phase != "turn":
            return set()
        corrections = {
            ("correct", (guardian, cell))
            for box in self.boxes
            for guardian in box.guardians
            for cell in cells
            if cell != box.cell and self.supply >= 3
        }
        return near | corrections | ({("finish", None)} if self.offered() else set())

    def borders_gap(self, box: OracleBox) -> bool:
        return any(box.looks_at(wall) == place(self.gap) for wall in "NESW")

    # What a view must say

    def box_knowledge(self, viewer: int | None, memory: str) -> dict[OracleBox, dict[str, Any]]:
        """Of every box: its home, the seal's wall and the bare walls, as far as known."""
        if self.ending:
            return {
                box: {"seal": box.home, "side": box.seal, "bare": set("NESW") - {box.seal}}
                for box in self.boxes
            }
        if viewer is None:
            return {box: {"seal": None, "side": None, "bare": set()} for box in self.boxes}
        outers = [self.outer_in_sight(viewer)]
        inners = [self.inner_in_sight(viewer)]
        if memory == "own":
            outers, inners = [self.outer[viewer]], [self.inner[viewer]]
        elif memory == "team":
            outers, inners = self.outer, self.inner
        known = {box: self.known_of(box, outers, inners) for box in self.boxes}
        unknown = [box for box in self.boxes if known[box]["seal"] is None]
        if memory == "team" and len(unknown) == 1:
            others = {entry["seal"] for entry in known.values()}
            (known[unknown[0]]["seal"],) = set(NAMES) - others
        return known

    def known_of(
        self,
        box: OracleBox,
        outers: list[dict[OracleBox, dict[str, str]]],
        inners: list[dict[OracleBox, dict[str, bool]]],
    ) -> dict[str, Any]:
        seal, side, bare = None, None, set()
        for outer in outers:
            for wall, mark in outer[box].items():
                if mark == "bare":
                    bare.add(wall)
                else:
                    seal, side = mark, wall
        for inner in inners:
            for wall, picture in inner[box].items():
                if picture:
                    side = wall
                else:
                    bare.add(wall)
        return {"seal": seal, "side": side, "bare": bare}

    def cell_knowledge(self, memory: str) -> list[tuple[Any, ...]]:
        """By cell: (hideout, how it lies, guardian, how it lies, tokens)."""
        return [self.known_of_cell(cell, memory) for cell in range(9)]

    def known_of_cell(self, cell: int, memory: str) -> tuple[Any, ...]:
        if memory == "none" and cell != self.gap and not self.ending:
            return None, "unknown", None, "unknown", None
        guardian = self.guardian_in(cell, memory)
        return (*self.hideout_in(cell, memory), *guardian, self.laid[cell])

    def hideout_in(self, cell: int, memory: str) -> tuple[str | None, str]:
        if cell not in self.hideouts:
            return None, "gone"
        if cell in self.hideouts_up:
            return self.hideouts[cell], "up"
        hidden = [name for c, name in self.hideouts.items() if c not in self.hideouts_up]
        alike = len(set(hidden)) == 1
        if hidden[0].startswith("rune") and len(self.level["runes"]) < 8 and not self.has_lock():
            alike = False
        known = self.ending or (memory == "team" and alike)
        return (self.hideouts[cell] if known else None), "down"

    def has_lock(self) -> bool:
        return any(name.startswith("lock") for name in self.level["hideouts"])

    def guardian_in(self, cell: int, memory: str) -> tuple[str | None, str]:
        if cell not in self.amulets:
            return None, "gone"
        if cell in self.amulets_up:
            return self.amulets[cell], "up"
        last = memory == "team" and len(self.ever_up) == 7
        return (self.amulets[cell] if last or self.ending else None), "down"
