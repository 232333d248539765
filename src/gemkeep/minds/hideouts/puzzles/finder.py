"""Finding puzzles in games between bots.

A position is taken if a win can be forced and few first actions keep it, once the supply is cut to
what the position needs; a diary if the home of a box follows from it, but not at first sight.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterator, Sequence
from operator import itemgetter
from random import Random
from typing import Final

from gemkeep.core.moves import Action
from gemkeep.core.play import Player, play
from gemkeep.core.replay import replay
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.types import DEALING, NO_CELLS, SLIDE, TURN, Box, Cell
from gemkeep.minds.hideouts.puzzles.diary import (
    Boxes,
    Entry,
    Step,
    deduce,
    explain,
    in_sight,
    possible_homes,
)
from gemkeep.minds.hideouts.puzzles.forced import ForcedWin, TooLong, know
from gemkeep.minds.hideouts.puzzles.puzzle import (
    NOTHING,
    SEATS,
    HomePuzzle,
    WhosePuzzle,
    write_action,
    write_boxes,
)
from gemkeep.minds.hideouts.puzzles.simple_players import share_lost, share_wrong
from gemkeep.minds.registry import find_bot

BOTS: Final = ("walker", "stroller", "dawdler")
LEVELS: Final = (1, 1, 1, 2, 2, 2, 2, 3, 4, 5)
"""The levels whose games are searched, one of them for each game."""
LEVELS_OF_WALKS: Final = (1, 2, 4)
"""Any would do for a walk of the gap; bots are quick at these."""
FEWEST_TOKENS, MOST_TOKENS = 4, 9
MOST_KEEPING: Final = 2
MOST_POSITIONS: Final = 400
"""Those a search may look at, so that the server can check every move at once."""
FEWEST_LOST: Final = 0.15
TRIES_A_GAME: Final = 10
MOST_OF_A_GAME: Final = 4
FEWEST_SLIDES, MOST_SLIDES = 4, 9
FEWEST_WRONG: Final = 0.4
MOST_STEPS: Final = 5
NAMINGS: Final = 300
PLACES: Final = 2


def find_homes(count: int, seed: str, levels: Sequence[int] = LEVELS) -> Iterator[HomePuzzle]:
    """So many positions of these levels to bring everyone home from, a few of a game at most."""
    games = (Random(f"{seed}/home/{number}") for number in itertools.count())
    found = (_homes_in_one_game(random, levels) for random in games)
    return itertools.islice(itertools.chain.from_iterable(found), count)


def find_whose(count: int, seed: str) -> Iterator[WhosePuzzle]:
    """So many boxes to tell the home of, a few of a game at most."""
    games = (Random(f"{seed}/whose/{number}") for number in itertools.count())
    found = itertools.chain.from_iterable(map(_whose_in_one_game, games))
    return itertools.islice(found, count)


def _played(game: Hideouts, random: Random) -> list[tuple[Action, State]]:
    """The actions of a game between bots, from the deal on, with the state after each."""
    bots = [random.choice(BOTS) for _ in range(game.seats)]
    players = [Player(bot, find_bot(game.name, bot)) for bot in bots]
    record = play(game.with_first(0), players, str(random.random())).record
    return [
        (Action(step.move.verb, step.move.argument), step.state)
        for step in replay(game, record)
        if step.move is not None and step.state.phase != DEALING
    ]


def _homes_in_one_game(random: Random, levels: Sequence[int]) -> Iterator[HomePuzzle]:
    game = Hideouts(random.choice(levels), SEATS, advanced=random.random() < 1 / 3)
    played = _played(game, random)
    turns = [at for at, (_, state) in enumerate(played) if _is_promising(state)]
    tries = random.sample(turns, min(TRIES_A_GAME, len(turns)))
    found = (_home(game, played[: at + 1]) for at in tries)
    return itertools.islice((one for one in found if one is not None), MOST_OF_A_GAME)


def _is_promising(state: State) -> bool:
    """Whether there is something to find out and something to do."""
    asleep = (state.resting & ~state.awake).bit_count()
    return state.phase == TURN and state.resting != NO_CELLS and bool(know(state).unread or asleep)


def _home(game: Hideouts, played: list[tuple[Action, State]]) -> HomePuzzle | None:
    """The puzzle of the last state; None if it is none."""
    state = played[-1][1]
    try:
        tokens = ForcedWin(game, MOST_POSITIONS).least_supply(state, min(MOST_TOKENS, state.supply))
        if tokens is None or tokens < FEWEST_TOKENS:
            return None
        tight = state._replace(supply=tokens, supply_before=tokens)
        keeping = len(ForcedWin(game, MOST_POSITIONS).keeping(tight))
    except TooLong:
        return None
    lost = share_lost(game, tight) if keeping <= MOST_KEEPING else 0.0
    if lost < FEWEST_LOST:
        return None
    setup, deal = game.setup, state.deal
    return HomePuzzle(
        level=setup.number or 0,
        advanced=setup.level.advanced,
        supply=setup.level.supply - state.supply + tokens,
        cells=" ".join(deal.cells),
        hideouts=" ".join(name or NOTHING for name in deal.hideouts),
        boxes=write_boxes(deal.boxes),
        moves=", ".join(write_action(action) for action, _ in played[1:]),
        tokens=tokens,
        keeping=keeping,
        wrong=round(lost, PLACES),
    )


def _whose_in_one_game(random: Random) -> list[WhosePuzzle]:
    """The puzzles of this game with the longest explanations, each of another box."""
    game = Hideouts(random.choice(LEVELS_OF_WALKS), SEATS)
    played = _played(game, random)
    boxes = played[0][1].deal.boxes
    gaps = [played[0][1].gap]
    gaps += [state.gap for action, state in played if action.verb == SLIDE]
    best: dict[Box, tuple[int, WhosePuzzle]] = {}
    for _ in range(NAMINGS):
        walk = gaps[: random.randint(FEWEST_SLIDES, MOST_SLIDES) + 1]
        for steps, found in _whose(boxes, walk, random):
            if found.box not in best or steps > best[found.box][0]:
                best[found.box] = steps, found
    longest = sorted(best.values(), key=itemgetter(0), reverse=True)
    return [found for _, found in longest[:MOST_OF_A_GAME]]


def _whose(boxes: Boxes, walk: list[Cell], random: Random) -> Iterator[tuple[int, WhosePuzzle]]:
    """The puzzles of this walk, with a seal named at each moment, and the length of each."""
    numbers = [number for number, dealt in enumerate(boxes) if dealt]
    entries = [
        Entry(seen, _home_of(boxes, random.choice(sorted(seen))) if seen else None)
        for seen in in_sight(boxes, walk)
    ]
    steps = deduce(entries, numbers)
    for box in numbers:
        explained = explain(steps, box)
        if not explained or not _is_fair(explained, entries):
            continue
        answer = _home_of(boxes, box)
        wrong = share_wrong(entries, numbers, box, answer)
        if wrong >= FEWEST_WRONG and possible_homes(entries, numbers, box) == {answer}:
            yield (
                len(explained),
                WhosePuzzle(
                    boxes=write_boxes(boxes),
                    gaps="".join(map(str, walk)),
                    named=" ".join(entry.named or NOTHING for entry in entries),
                    box=box,
                    wrong=round(wrong, PLACES),
                ),
            )


def _is_fair(explained: Sequence[Step], entries: Sequence[Entry]) -> bool:
    """Whether it takes more than one moment, and not too many steps."""
    last = explained[-1]
    alone = any(entry.named == last.guardian and len(entry.boxes) == 1 for entry in entries)
    return not alone and len(explained) <= MOST_STEPS and len(last.moments) + len(last.settled) > 1


def _home_of(boxes: Boxes, box: Box) -> str:
    dealt = boxes[box]
    assert dealt is not None  # noqa: S101 - only boxes are asked for
    return dealt.home
