"""A game of Hideouts analysed: what the team could know, what each choice was worth, and par.

At any moment the team has a chance to win and a number of tokens that will be left on average, both
from what it knows. A choice may be worth less than the keeper's; after it, something comes to
light that nobody could know. So both change in two ways, and the changes add up to the result:

- a choice takes its loss, and the tokens it wastes;
- luck, good or bad, is the rest: from what the choice was worth to what the next one is.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, TypeAlias

from gemkeep.core.moves import Action, Move, Seat
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.types import DEAL, OVER, Box, Phase
from gemkeep.minds.hideouts.analysis.clues import Clue, blamed, clue_against
from gemkeep.minds.hideouts.analysis.evaluator import Evaluation, Worth, evaluate
from gemkeep.minds.hideouts.analysis.par import Par, par_of
from gemkeep.minds.hideouts.analysis.positions import team_game
from gemkeep.minds.hideouts.analysis.turning_points import News, TurningPoint, most_important
from gemkeep.minds.hideouts.deduction import Deduction, Evidence, deduce, evidence_by_move
from gemkeep.minds.hideouts.deduction.reasons import HomeReason

Advance: TypeAlias = Callable[[int], None]
"""Called with the number of moves done so far."""


class Moment(NamedTuple):
    """How things stood after a move."""

    move: int
    turn: int
    chance: float
    """The team's chance to win."""
    tokens: float
    """The tokens that will be left on average; a lost game leaves none."""
    homes: int
    """The number of boxes whose home the team could know."""


@dataclass(frozen=True, slots=True)
class Choice:
    """One decision of one player, and what it was worth."""

    move: int
    """Counted from 1 as in the record: the deal is the first."""
    turn: int
    seat: Seat
    phase: Phase
    guardian: str | None
    """The guardian in the gap that was to be placed, if any."""
    chosen: Action
    keeper: Action
    """What the keeper would have done."""
    worth: Mapping[Action, Worth]
    """Every action worth considering, and the one chosen."""
    clue: Clue | None
    """What the team could know that argued against it."""
    blamed: tuple[Seat, ...]
    """Who could have known better, if it was not the best."""

    @property
    def loss(self) -> float:
        """How much less it was worth than the keeper's action, as a chance to win."""
        return self.worth[self.keeper].chance - self.worth[self.chosen].chance

    @property
    def waste(self) -> float:
        """How many tokens it wasted, compared with the keeper's action."""
        return self.worth[self.keeper].tokens - self.worth[self.chosen].tokens


@dataclass(frozen=True, slots=True)
class BoxStory:
    """One box over the whole game."""

    box: Box
    home: str | None
    """Whose home it is; None if the game is not over and the team could not know."""
    known: int | None
    """The move after which the team could know it; None if it never could."""
    why: HomeReason | None


@dataclass(slots=True)
class Balance:
    """What gave the team its result; the parts add up to it."""

    start: float
    choices: float = 0.0
    """By choices: never more than 0."""
    luck: float = 0.0
    """By what came to light."""
    result: float = 0.0


@dataclass(slots=True)
class SeatShare:
    """The mistakes of one seat that could have known better."""

    choices: int = 0
    """The number of its own decisions."""
    loss: float = 0.0
    waste: float = 0.0


@dataclass(slots=True)
class GameAnalysis:
    """Everything an analysis says about a game."""

    supply: int
    won: bool | None
    """None for a game that is not over."""
    left: int
    """The tokens in the supply at the end."""
    par: Par | None
    """None for a game that is not over, as it would give the deal away."""
    curve: list[Moment] = field(default_factory=list)
    choices: list[Choice] = field(default_factory=list)
    boxes: list[BoxStory] = field(default_factory=list)
    """In the order of the cells they were dealt to."""
    chance: Balance = field(default_factory=lambda: Balance(0.0))
    tokens: Balance = field(default_factory=lambda: Balance(0.0))
    shares: list[SeatShare] = field(default_factory=list)
    turning_points: tuple[TurningPoint, ...] = ()


class _Step(NamedTuple):
    """One move of the game, with what was known before and after it."""

    move: Move
    before: State
    after: State
    known: Deduction
    """What the team knew before it."""
    learnt: Evidence
    """What it had seen after it."""


def analyse(game: Hideouts, moves: Sequence[Move], advance: Advance | None = None) -> GameAnalysis:
    """The analysis of a finished game, or of an unfinished one from what its team knows."""
    if not moves:
        return GameAnalysis(game.setup.level.supply, None, game.setup.level.supply, None)
    tell = advance or (lambda _done: None)
    steps = _steps(game, moves)
    team, choices = team_game(game), []
    for number, step in enumerate(steps, start=1):
        if step.move.verb != DEAL:
            choices.append(_choice(game, team, number, step))
        tell(number)
    return _assemble(game, steps, choices)


def _steps(game: Hideouts, moves: Sequence[Move]) -> list[_Step]:
    steps, state, known = [], game.start(), None
    for move, evidence in zip(moves, evidence_by_move(game, moves), strict=True):
        after, _ = game.apply(state, move)
        deduced = deduce(evidence)
        steps.append(_Step(move, state, after, known or deduced, evidence))
        state, known = after, deduced
    return steps


def _choice(game: Hideouts, team: Hideouts, number: int, step: _Step) -> Choice:
    state, seat = step.before, step.before.turn
    chosen = Action(step.move.verb, step.move.argument)
    found: Evaluation = evaluate(team, state, chosen, seed=number)
    clue = clue_against(game.setup, state, step.known, chosen)
    placing = state.phase == "place"
    return Choice(
        move=number,
        turn=step.learnt.turn,
        seat=seat,
        phase=state.phase,
        guardian=state.deal.cells[state.gap] if placing else None,
        chosen=chosen,
        keeper=found.keeper,
        worth=found.worth,
        clue=clue,
        blamed=blamed(game.setup.memory, game.seats, seat, clue),
    )


def _assemble(game: Hideouts, steps: Sequence[_Step], choices: Sequence[Choice]) -> GameAnalysis:
    last = steps[-1].after
    over = last.phase == OVER
    won = last.ending == "finished" if over else None
    done = GameAnalysis(
        supply=game.setup.level.supply,
        won=won,
        left=last.supply,
        par=par_of(game, steps[0].after) if over else None,
        choices=list(choices),
        boxes=_boxes(steps[-1], over=over),
        shares=_shares(game.seats, choices),
    )
    worths = [choice.worth[choice.keeper] for choice in choices]
    if over:
        worths.append(Worth(float(bool(won)), float(last.supply if won else 0)))
    else:
        worths.append(choices[-1].worth[choices[-1].chosen] if choices else Worth(0.0, 0.0))
    for step, worth in zip(steps, worths, strict=True):
        known = len(deduce(step.learnt).homes)
        evidence = step.learnt
        done.curve.append(Moment(evidence.move, evidence.turn, *worth, known))
    done.chance, done.tokens = Balance(worths[0].chance), Balance(worths[0].tokens)
    points = []
    for choice, step, after in zip(choices, steps[1:], worths[1:], strict=True):
        points += _points(done, choice, _news(step.learnt), after)
    done.chance.result, done.tokens.result = worths[-1]
    done.turning_points = most_important(points)
    return done


def _points(done: GameAnalysis, choice: Choice, news: News, after: Worth) -> list[TurningPoint]:
    """What this choice and what came to light after it changed; the balances are kept."""
    worth = choice.worth[choice.chosen]
    luck, find = after.chance - worth.chance, after.tokens - worth.tokens
    done.chance.choices -= choice.loss
    done.tokens.choices -= choice.waste
    done.chance.luck += luck
    done.tokens.luck += find
    return [
        TurningPoint("choice", choice.move, -choice.loss, -choice.waste, news),
        TurningPoint("luck", choice.move, luck, find, news),
    ]


def _news(evidence: Evidence) -> News:
    """What the last move brought to light."""
    hideout = next((one.name for one in evidence.hideouts if one.move == evidence.move), None)
    guardian = next((one.name for one in evidence.guardians if one.move == evidence.move), None)
    before = {wall.seal for wall in evidence.walls if wall.move < evidence.move}
    read = [wall.seal for wall in evidence.walls if wall.seal and wall.seal not in before]
    return News(hideout, guardian, tuple(dict.fromkeys(read)))


def _boxes(last: _Step, *, over: bool) -> list[BoxStory]:
    """Each box, and when the team could know whose home it is."""
    stories = []
    for box in deduce(last.learnt).boxes:
        dealt = last.after.deal.boxes[box.box]
        home = dealt.home if over and dealt is not None else box.home
        known = None if box.why is None else box.why.since
        stories.append(BoxStory(box.box, home, known, box.why))
    return stories


def _shares(seats: int, choices: Sequence[Choice]) -> list[SeatShare]:
    shares = [SeatShare() for _ in range(seats)]
    for choice in choices:
        shares[choice.seat].choices += 1
        for seat in choice.blamed:
            shares[seat].loss += choice.loss / len(choice.blamed)
            shares[seat].waste += choice.waste / len(choice.blamed)
    return shares
