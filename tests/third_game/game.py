"""The rules: three rounds, and the player who wins most of them wins the game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import ClassVar, Final, NamedTuple, Self

from gemkeep.core.chance import Chance
from gemkeep.core.encoding.notation import read_fields, read_move
from gemkeep.core.errors import Illegal, Malformed, quote
from gemkeep.core.game import Event, Game, Outcome, Step
from gemkeep.core.moves import Action, Actor, Json, Move, Seat, Viewer

PICK: Final = "pick"
NUMBERS: Final = range(1, 10)
ROUNDS: Final = 3
SEATS: Final = range(2, 6)


@dataclass(frozen=True, slots=True)
class Revealed(Event):
    """All picks of a round were shown."""

    picks: tuple[int, ...]
    winner: Seat | None
    """Nobody, if every number was picked twice or more."""


class State(NamedTuple):
    """The picks of this round, and the rounds won so far."""

    picks: tuple[int | None, ...]
    wins: tuple[int, ...]
    closed: int = 0


@dataclass(frozen=True, slots=True)
class View:
    """Everything but what others have picked in this round."""

    game: str
    round: int
    mine: int | None
    picked: tuple[bool, ...]
    wins: tuple[int, ...]
    result: dict[str, Json] | None


class Highest(Game[State, View]):
    """A game for two to five."""

    name: ClassVar[str] = "highest"

    def __init__(self, seats: int) -> None:
        if seats not in SEATS:
            raise Illegal(f"{SEATS[0]} to {SEATS[-1]} can play, not {quote(seats)}")
        self.seats = seats

    @classmethod
    def from_rules(cls, rules: object, seats: int) -> Self:
        read_fields("the rules of Highest", rules, ())
        return cls(seats)

    def rules(self) -> dict[str, Json]:
        return {}

    def start(self) -> State:
        return State((None,) * self.seats, (0,) * self.seats)

    def actors(self, state: State) -> tuple[Actor, ...]:
        if state.closed == ROUNDS:
            return ()
        return tuple(seat for seat, pick in enumerate(state.picks) if pick is None)

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        may_pick = seat in self.actors(state)
        return tuple(Action(PICK, number) for number in NUMBERS) if may_pick else ()

    def chance(self, state: State) -> Chance:
        raise Illegal(f"nothing is left to chance after {state.closed} rounds")

    def apply(self, state: State, move: Move) -> Step[State]:
        number = _number(self.read_move(list(move)))
        if move.by not in self.actors(state):
            raise Illegal(f"{quote(move.by)} has nothing to pick now")
        picks = tuple(number if seat == move.by else old for seat, old in enumerate(state.picks))
        revealed = tuple(pick for pick in picks if pick is not None)
        if len(revealed) < self.seats:
            return Step(state._replace(picks=picks), ())
        return self._reveal(state, revealed)

    def _reveal(self, state: State, picks: tuple[int, ...]) -> Step[State]:
        alone = [pick for pick in picks if picks.count(pick) == 1]
        winner = picks.index(max(alone)) if alone else None
        wins = tuple(won + (seat == winner) for seat, won in enumerate(state.wins))
        after = State((None,) * self.seats, wins, state.closed + 1)
        return Step(after, (Revealed(picks, winner),))

    def view(self, state: State, viewer: Viewer) -> View:
        outcome = self.outcome(state)
        return View(
            game=self.name,
            round=min(state.closed + 1, ROUNDS),
            mine=None if viewer is None else state.picks[viewer],
            picked=tuple(pick is not None for pick in state.picks),
            wins=state.wins,
            result=None if outcome is None else dict(outcome.result),
        )

    def outcome(self, state: State) -> Outcome | None:
        if state.closed < ROUNDS:
            return None
        best = max(state.wins)
        winners = tuple(seat for seat, won in enumerate(state.wins) if won == best)
        result: dict[str, Json] = {"wins": list(state.wins), "winners": list(winners)}
        return Outcome("played", winners, state.wins, result)

    def read_move(self, written: object) -> Move:
        move = read_move(written, self.seats)
        _number(move)
        return move

    def write_move(self, move: Move) -> list[Json]:
        return [move.by, move.verb, _number(move)]


def _number(move: Move) -> int:
    """The number that a move picks."""
    number = move.argument
    if move.verb != PICK or not isinstance(number, int) or isinstance(number, bool):
        raise Malformed(f'a move is [seat, "pick", number], not {quote(list(move))}')
    if number not in NUMBERS:
        raise Illegal(f"numbers are 1 to 9, not {quote(number)}")
    return number
