"""Whether a team can force a win: with what it knows, however the rest of the casket turns out.

Sides of seals are known to every team, and all that is hidden is equally possible: which unread box
is whose home, which guardian sleeps in which cell, and which hideout is face down where. So a slide
is followed by everything it may bring to light, and a win is forced if some action leads to a
forced win each time. The moves are the game's own; only hopeless ones are left out:

- A guardian whose home is known goes there at once. In advanced mode it may also be left in its
  cell, which then costs nothing.
- A guardian whose home is unknown may be left, or put into an unread box. Any other box is worse.
- A correction only leads home. One on a guess can wait until the home is known, for the same price.
- The box with the action symbol slides for free, but twice in a row is there and back: it shows the
  cell and what is next to it. More than `FREE_IN_A_ROW` such slides are not tried.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from heapq import heappop, heappush
from itertools import permutations
from typing import Final, NamedTuple, TypeAlias

from gemkeep.core.moves import Action, Move
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.board.tray import BESIDE, NEIGHBOURS, WALL_BITS
from gemkeep.games.hideouts.catalogue import (
    ACTION,
    GUARDIANS,
    HIDEOUTS,
    IDLE_TURNS_THAT_LOSE,
    LOCKS,
    MECHANISM,
    PRICE_OF_A_CORRECTION,
)
from gemkeep.games.hideouts.turns.legal import may_finish
from gemkeep.games.hideouts.types import (
    BLESS,
    BLESSING,
    CELLS,
    CLOSING,
    CORRECT,
    FINISH,
    FREE,
    OVER,
    PASS,
    PLACE,
    PLACING,
    SLIDE,
    WALLS,
    Box,
    Cell,
    Deal,
    DealtBox,
)

Key: TypeAlias = tuple[object, ...]
READ: Final = -1
MOST_TOKENS: Final = 25
FREE_IN_A_ROW: Final = 4
"""There and back twice: a mechanism's cell is uncovered twice before it is empty."""


class TooLong(Exception):
    """The search has looked at as many positions as it may."""


class Known(NamedTuple):
    """What the team knows of a state."""

    unread: dict[Box, int]
    """The boxes whose home is unknown, with the wall of the seal."""
    strangers: frozenset[str]
    """The guardians whose home is unknown."""
    homes: dict[str, Box]
    """By guardian, its own box, if known."""


class ForcedWin:
    """The search for forced wins in one game; it remembers what it has found."""

    def __init__(self, game: Hideouts, most_positions: int | None = None) -> None:
        """Search this game, and give up with `TooLong` after this many positions."""
        level = game.setup.level
        self._game = game
        self._has_symbol = ACTION in level.hideouts
        self._advanced = level.advanced
        self._once = level.advanced and level.advanced_charge == "once"
        locks = [HIDEOUTS[lock] for lock in LOCKS if lock in level.hideouts]
        self._locked = {rune for lock in locks for rune in lock.needs}
        self._found: dict[Key, tuple[int, int]] = {}
        """By position, the largest supply that is too small, and the smallest that is enough."""
        self._left = most_positions

    def wins(self, state: State) -> bool:
        """Whether the team can force a win from here."""
        return self._wins(_rested(state))

    def keeps(self, state: State, action: Action) -> bool:
        """Whether the team can force a win after this action, whatever it brings to light."""
        return self._keeps(_rested(state), action)

    def keeping(self, state: State) -> tuple[Action, ...]:
        """The legal actions that keep a forced win."""
        return tuple(
            action for action in self._game.legal(state, state.turn) if self.keeps(state, action)
        )

    def least_supply(self, state: State, most: int) -> int | None:
        """The smallest supply that forces a win from here; None if it is more than this."""
        for supply in range(1, most + 1):
            if self.wins(state._replace(supply=supply, supply_before=supply)):
                return supply
        return None

    def _wins(self, state: State) -> bool:
        if state.phase == OVER:
            return False
        known = know(state)
        key, supply = self._key(state, known), state.supply
        too_small, enough = self._found.get(key, (-1, MOST_TOKENS + 1))
        if supply >= enough:
            return True
        if supply <= too_small or supply < self._at_least(state, known):
            return False
        self._count()
        won = any(self._keeps(state, action) for action in self._sensible(state, known))
        too_small, enough = self._found.get(key, (-1, MOST_TOKENS + 1))
        self._found[key] = (too_small, supply) if won else (supply, enough)
        return won

    def _keeps(self, state: State, action: Action) -> bool:
        move = Move(state.turn, *action)
        if action.verb == FINISH:
            return is_certain(state, know(state))
        if action.verb == SLIDE:
            worlds = self._worlds(state, move)
        elif action.verb == BLESS:  # only then the guardian is turned up
            worlds = _guardian_worlds(state)
        else:
            worlds = iter((state,))
        return all(self._wins(self._game.apply(world, move).state) for world in worlds)

    def _sensible(self, state: State, known: Known) -> Iterator[Action]:
        """The actions that may be part of a forced win."""
        if state.phase == PLACING:
            yield from self._placements(state, known)
            return
        if state.phase == BLESSING:
            yield from (Action(BLESS, cell) for cell in CELLS if cell != state.gap)
            return
        if may_finish(state) and is_certain(state, known):
            yield Action(FINISH, None)
        if state.phase == CLOSING:
            yield Action(PASS, None)
            return
        for cell in NEIGHBOURS[state.gap]:
            if state.idle < FREE_IN_A_ROW or state.standing[cell] != state.symbol:
                yield Action(SLIDE, cell)
        if state.phase != FREE and state.supply >= PRICE_OF_A_CORRECTION:
            for guardian, box in zip(GUARDIANS, state.boxed, strict=True):
                home = known.homes.get(guardian)
                if box is not None and home not in {None, box}:
                    yield Action(CORRECT, (guardian, state.standing.index(home)))

    def _placements(self, state: State, known: Known) -> Iterator[Action]:
        home = known.homes.get(state.deal.cells[state.gap])
        if home is not None:
            yield Action(PLACE, state.standing.index(home))
        if home is None or self._advanced:
            yield Action(PLACE, None)
        if home is None:
            for box in known.unread:
                yield Action(PLACE, state.standing.index(box))

    def _count(self) -> None:
        """Count one more position."""
        if self._left is not None:
            if not self._left:
                raise TooLong
            self._left -= 1

    def _worlds(self, state: State, slide: Move) -> Iterator[State]:
        """The same state with everything that this slide may bring to light, one of each kind."""
        cell = slide.argument
        assert isinstance(cell, int)  # noqa: S101 - slides name a cell
        known = know(state)
        found = set()
        standing = list(state.standing)
        standing[state.gap], standing[cell] = standing[cell], standing[state.gap]
        read = [standing[at] for at, wall in BESIDE[cell] if known.unread.get(standing[at]) == wall]
        for homes in permutations(sorted(known.strangers), len(read)):
            for hideout in self._hideouts(state, cell):
                for guardian in _guardians(state, cell, hideout):
                    kind = (
                        *(_status(state, one) for one in homes),
                        hideout,
                        _status(state, guardian),
                        guardian in known.homes,
                        guardian in homes,
                    )
                    if kind not in found:
                        found.add(kind)
                        yield state._replace(
                            deal=_redealt(state, read, homes, cell, hideout, guardian)
                        )

    def _hideouts(self, state: State, cell: Cell) -> list[str | None]:
        """The hideouts that may be in this cell, one of each effect."""
        hidden = state.sealed & ~state.shown
        if not hidden >> cell & 1:
            return [state.deal.hideouts[cell]]
        kinds: dict[str | None, str | None] = {}
        for at in CELLS:
            if hidden >> at & 1:
                name = state.deal.hideouts[at]
                kinds.setdefault(self._effect(name), name)
        return list(kinds.values())

    def _effect(self, name: str | None) -> str | None:
        """The same for hideouts that do the same: runes of no lock and rotations do nothing."""
        if name is None or name == MECHANISM or name in self._locked:
            return name
        return None if HIDEOUTS[name].kind in {"rune", "rotation"} else name

    def _key(self, state: State, known: Known) -> Key:
        """The position without names: all that matters of a box whose home is known is that."""
        lying = [
            cell
            for cell in CELLS
            if state.resting & state.awake & 1 << cell and state.deal.cells[cell] in known.strangers
        ]
        guests, astray, lost = [], 0, 0
        for guardian, box in zip(GUARDIANS, state.boxed, strict=True):
            if box is None:
                continue
            if guardian in known.homes:
                astray += known.homes[guardian] != box
            elif box in known.unread:
                guests.append(box)
            else:
                lost += 1
        return (
            state.phase,
            state.gap,
            tuple(known.unread.get(box, READ) for box in state.standing),
            tuple(map(state.standing.index, sorted(guests))),
            tuple(lying),
            astray,
            lost,
            state.resting,
            state.awake & state.resting,
            state.sealed,
            tuple(self._effect(state.deal.hideouts[c]) for c in CELLS if state.shown >> c & 1),
            state.shown,
            tuple(sorted(str(self._effect(name)) for name in state.lid)),
            state.laid if self._once else 0,
            None if state.symbol is None else _of_the_symbol(state),
        )

    def _at_least(self, state: State, known: Known) -> int:
        """Tokens without which no win is possible, whatever is hidden."""
        shut = {state.deal.hideouts[cell]: cell for cell in CELLS if state.shown >> cell & 1}
        first = [0] * len(CELLS)
        for name, cell in shut.items():
            for needed in HIDEOUTS[name].needs if name else ():
                if needed in shut:
                    first[cell] |= 1 << shut[needed]
        costs = self._advanced and not self._once
        walk = _walks(state.deal.start, tuple(first), costs)
        free = sum(
            name == MECHANISM and state.sealed >> cell & 1
            for cell, name in enumerate(state.deal.hideouts)
        ) + (state.phase == FREE)
        wrong = sum(
            box is not None and known.homes.get(guardian, box) != box
            for guardian, box in zip(GUARDIANS, state.boxed, strict=True)
        )
        slides = walk[state.resting][state.gap]
        if state.phase == PLACING:
            slides = min(slides, walk[state.resting & ~(1 << state.gap)][state.gap])
        if self._has_symbol:
            slides = _paid(slides)
        return max(0, slides - free) + PRICE_OF_A_CORRECTION * wrong


def know(state: State) -> Known:
    """What a team of opposite corners knows in this state."""
    seen = state.exposed
    for walls in state.remembered:
        seen |= walls
    homes: dict[str, Box] = {}
    unread: dict[Box, int] = {}
    for box, dealt in enumerate(state.deal.boxes):
        if dealt is None:
            continue
        wall = WALLS.index(dealt.seal)
        if seen & WALL_BITS[box][wall]:
            homes[dealt.home] = box
        else:
            unread[box] = wall
    if len(unread) == 1:
        box = next(iter(unread))
        homes[_home(state, box)] = box
        unread = {}
    return Known(unread, frozenset(GUARDIANS) - homes.keys(), homes)


def is_certain(state: State, known: Known) -> bool:
    """Whether every guardian is known to be in its own box."""
    return all(
        box is not None and known.homes.get(guardian) == box
        for guardian, box in zip(GUARDIANS, state.boxed, strict=True)
    )


def _home(state: State, box: Box) -> str:
    dealt = state.deal.boxes[box]
    assert dealt is not None  # noqa: S101 - only boxes are asked for
    return dealt.home


def _guardians(state: State, cell: Cell, hideout: str | None) -> list[str]:
    """The guardians that may be turned up in this cell, if it has this hideout."""
    asleep = state.resting & ~state.awake
    here = state.deal.cells[cell]
    if not asleep >> cell & 1:
        return [here]
    if state.sealed >> cell & 1 and hideout is not None:
        stays = any(needed not in state.lid for needed in HIDEOUTS[hideout].needs)
        if stays or hideout in {MECHANISM, ACTION}:
            return [here]
    return [state.deal.cells[at] for at in CELLS if asleep >> at & 1]


def _of_the_symbol(state: State) -> Key:
    """Where the action symbol is, and how often in a row nothing was paid."""
    return state.standing.index(state.symbol), state.idle, state.supply == state.supply_before


def _rested(state: State) -> State:
    """The same state with no turn counted as idle, unless so many were that it matters."""
    return state._replace(idle=max(0, state.idle - IDLE_TURNS_THAT_LOSE + FREE_IN_A_ROW + 1))


def _guardian_worlds(state: State) -> Iterator[State]:
    """The same state with every kind of guardian that may be under the gap, one of each."""
    strangers, found = know(state).strangers, set()
    for guardian in _guardians(state, state.gap, None):
        kind = (_status(state, guardian), guardian in strangers)
        if kind not in found:
            found.add(kind)
            yield state._replace(deal=_redealt(state, [], (), state.gap, None, guardian))


def _paid(slides: int) -> int:
    """How many of these slides cost a token at least, if one box slides for free.

    It can do so at most `FREE_IN_A_ROW` times in a row. Then the gap is on the box's former cell or
    the one before, and as neighbours have different colours, it takes two other slides before the
    box is next to the gap again.
    """
    runs, rest = divmod(max(0, slides - FREE_IN_A_ROW), FREE_IN_A_ROW + 2)
    return 2 * runs + min(rest, 2)


def _status(state: State, guardian: str) -> object:
    """Where a guardian is: in a box, seen in a cell, or asleep somewhere."""
    if guardian not in GUARDIANS:
        return None
    box = state.boxed[GUARDIANS.index(guardian)]
    if box is not None:
        return box
    cell = state.deal.cells.index(guardian)
    return ("lies", cell) if state.awake >> cell & 1 else "asleep"


def _redealt(  # noqa: PLR0913, PLR0917 - all that a slide brings to light
    state: State,
    read: list[Box],
    homes: tuple[str, ...],
    cell: Cell,
    hideout: str | None,
    guardian: str,
) -> Deal:
    """The deal in which the slide shows these seals, this hideout and this guardian."""
    boxes = list(state.deal.boxes)
    for box, home in zip(read, homes, strict=True):
        other = next(at for at, dealt in enumerate(boxes) if dealt and dealt.home == home)
        mine, theirs = boxes[box], boxes[other]
        assert mine is not None  # noqa: S101
        assert theirs is not None  # noqa: S101
        boxes[other] = DealtBox(mine.home, theirs.seal)
        boxes[box] = DealtBox(home, mine.seal)
    hideouts, cells = list(state.deal.hideouts), list(state.deal.cells)
    hidden = state.sealed & ~state.shown
    if hidden >> cell & 1:
        at = next(at for at in CELLS if hidden >> at & 1 and hideouts[at] == hideout)
        hideouts[at], hideouts[cell] = hideouts[cell], hideout
    at = cells.index(guardian)
    cells[at], cells[cell] = cells[cell], guardian
    return Deal(tuple(cells), tuple(hideouts), tuple(boxes), state.deal.first)


@lru_cache(maxsize=512)
def _walks(
    start: Cell,
    first: tuple[int, ...],
    empty_costs: bool,  # noqa: FBT001 - of a level
) -> tuple[tuple[int, ...], ...]:
    """By set of cells with a guardian and by gap, the tokens of the cheapest walk past them home.

    A guardian may be left in its cell for a later visit, so that the cell costs nothing. The start
    token's cell is taken to cost nothing either: a win with the last token owes no more.
    """
    sets = 1 << len(CELLS)
    cost = [[MOST_TOKENS + 1] * len(CELLS) for _ in range(sets)]
    cost[0][start] = 0
    queue = [(0, 0, start)]
    while queue:
        so_far, needed, gap = heappop(queue)
        if so_far > cost[needed][gap]:
            continue
        here = 1 << gap
        full = needed & here or gap == start or not empty_costs
        steps = [(needed, 1 if full else 2)]
        if not needed & here and gap != start and not first[gap] & needed:
            steps.append((needed | here, 1))
        for before, price in steps:
            for came_from in NEIGHBOURS[gap]:
                if so_far + price < cost[before][came_from]:
                    cost[before][came_from] = so_far + price
                    heappush(queue, (so_far + price, before, came_from))
    return tuple(map(tuple, cost))
