"""The kit accepts games that follow the laws and catches a violation of each law."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from fractions import Fraction
from random import Random
from typing import Any, ClassVar, Self

import pytest

from gemkeep.core.chance import Chance
from gemkeep.core.errors import Illegal, Malformed
from gemkeep.core.game import Event, Game, Outcome, Step
from gemkeep.core.moves import CHANCE, Action, Actor, Json, Move, Seat, Viewer
from gemkeep.games.diamant import Diamant, State, View
from gemkeep.games.diamant.chance import NextCard
from gemkeep.games.diamant.events import Chose
from gemkeep.testing import Law, LawBroken, check_game
from gemkeep.testing.diamant_twins import twin
from tests.games.diamant.cave import EVERY_WAY_TO_PLAY, Cave


def universe(game: Diamant) -> list[Action]:
    """Every card of every edition, every choice, and some nonsense."""
    cards = {
        name
        for edition, mode in EVERY_WAY_TO_PLAY
        for name in Diamant(edition, 3, mode).setup.named
    }
    return [
        *(Action("reveal", card) for card in sorted(cards)),
        Action("choose", "on"),
        Action("choose", "back"),
        Action("choose", "reveal"),
        Action("reveal", "on"),
    ]


@pytest.mark.parametrize("edition, mode", EVERY_WAY_TO_PLAY)
@pytest.mark.parametrize("seats", [3, 8])
def test_diamant_keeps_every_law(edition: str, mode: str, seats: int) -> None:
    game = Diamant(edition, seats, mode)
    check_game(game, games=6, seed=seats, twin=twin, universe=universe(game))


def broken(game: Game[Any, Any], law: Law, why: str, **how: Any) -> LawBroken:  # noqa: ANN401
    """The violation that is found in this game, of this law and with this explanation."""
    with pytest.raises(LawBroken) as caught:
        check_game(game, **{"games": 60, "seed": 5} | how)
    error = caught.value
    assert error.law is law
    assert why in error.why
    return error


class ListsTooMuch(Diamant):
    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        legal = super().legal(state, seat)
        return (*legal, Action("choose", "sideways")) if legal else ()


def test_a_listed_action_that_is_refused_is_caught() -> None:
    error = broken(ListsTooMuch("uk", 3), Law.LEGAL, "refused: 'sideways' is not a choice")
    assert isinstance(error.move, Move)
    assert error.move.action == ("choose", "sideways")


class ListsTooLittle(Diamant):
    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return super().legal(state, seat)[:1]


def test_an_unlisted_action_that_is_accepted_is_caught() -> None:
    error = broken(
        ListsTooLittle("uk", 3),
        Law.LEGAL,
        "it is not legal and was accepted",
        universe=(Action("choose", "back"),),
    )
    assert isinstance(error.move, Move)
    assert error.move.action == ("choose", "back")


class ListsNothing(Diamant):
    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return ()


def test_a_seat_that_must_act_but_cannot_is_caught() -> None:
    broken(ListsNothing("uk", 3), Law.LEGAL, "is to act, but nothing is legal for it")


class ListsForIdlers(Diamant):
    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        return (Action("choose", "on"), Action("choose", "back"))


def test_legal_actions_for_a_seat_that_is_not_to_act_are_caught() -> None:
    broken(ListsForIdlers("uk", 3), Law.LEGAL, "are to act, and for seat")


class TakesAnyOne(Diamant):
    def apply(self, state: State, move: Move) -> Step[State]:
        return super().apply(state, move._replace(by=int(move.by)) if move.by is True else move)


def test_accepting_true_as_a_seat_is_caught() -> None:
    broken(TakesAnyOne("uk", 3), Law.LEGAL, "it makes no sense and was accepted")


class TakesAnyCard(Diamant):
    def apply(self, state: State, move: Move) -> Step[State]:
        if move.verb == "reveal" and move.argument is None:
            move = move._replace(argument=next(iter(self.chance(state).outcomes()))[0].argument)
        return super().apply(state, move)


def test_accepting_none_as_a_card_is_caught() -> None:
    broken(TakesAnyCard("uk", 3), Law.LEGAL, "it makes no sense and was accepted")


class BreaksDown(Diamant):
    def apply(self, state: State, move: Move) -> Step[State]:
        if move.verb not in {"reveal", "choose"}:
            raise KeyError(move.verb)
        return super().apply(state, move)


def test_a_refusal_with_a_foreign_exception_is_caught() -> None:
    broken(BreaksDown("uk", 3), Law.REFUSAL, "it was KeyError('nonsense')")


class WrongOdds(NextCard):
    def outcomes(self) -> Iterator[tuple[Action, Fraction]]:
        for action, probability in super().outcomes():
            yield action, probability * Fraction(29, 30)


class WrongCount(NextCard):
    def count(self) -> int:
        return super().count() + 1


class OddsAtOdds(NextCard):
    def probability(self, action: Action) -> Fraction:
        return min(super().probability(action), Fraction(1, 40))


class NoSuchDraw(NextCard):
    def draw(self, random: Random) -> Action:
        return super().draw(random)

    def probability(self, action: Action) -> Fraction:
        return Fraction(0)


class OwnDice(NextCard):
    dice = Random(1)

    def draw(self, random: Random) -> Action:
        return super().draw(self.dice)


class OtherChance(Diamant):
    kind: ClassVar[type[NextCard]]

    def chance(self, state: State) -> Chance:
        super().chance(state)
        return self.kind(self.setup, state.deck)


@pytest.mark.parametrize(
    "chance, law, why",
    [
        (WrongOdds, Law.CHANCE, "they make 29/30"),
        (WrongCount, Law.CHANCE, "outcomes, and"),
        (OddsAtOdds, Law.CHANCE, "is listed with"),
        (NoSuchDraw, Law.DRAW, "was drawn and has no probability"),
        (OwnDice, Law.DRAW, "one generator drew"),
    ],
)
def test_inconsistent_chance_is_caught(chance: type[NextCard], law: Law, why: str) -> None:
    class Odd(OtherChance):
        kind = chance

    broken(Odd("uk", 3), law, why)


class HiddenDice(Diamant):
    dice = Random(3)

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        lucky = self.dice.randrange(self.seats)
        chests = list(step.state.chests)
        chests[lucky] += 1
        return step._replace(state=step.state._replace(chests=tuple(chests)))


def test_a_hidden_random_generator_is_caught() -> None:
    broken(HiddenDice("uk", 3), Law.REPLAY, "the state differs this time")


class ForgetfulEvents(Diamant):
    applied = 0

    def apply(self, state: State, move: Move) -> Step[State]:
        type(self).applied += 1
        step = super().apply(state, move)
        return step if self.applied % 2 else step._replace(events=())


def test_events_that_differ_on_replay_are_caught() -> None:
    broken(ForgetfulEvents("uk", 3), Law.REPLAY, "the events differ this time")


class Fleeting(Diamant):
    """Applying the same move twice in a row gives different states."""

    last: object = None

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        twice, self.last = self.last == (state, move), (state, move)
        return step._replace(state=step.state._replace(closed=3)) if twice else step


class Coin(Chance):
    """Heads or tails."""

    def draw(self, random: Random) -> Action:
        return random.choice([action for action, _ in self.outcomes()])

    def probability(self, action: Action) -> Fraction:
        return dict(self.outcomes()).get(action, Fraction(0))

    def count(self) -> int:
        return 2

    def outcomes(self) -> Iterator[tuple[Action, Fraction]]:
        for side in ("heads", "tails"):
            yield Action("toss", side), Fraction(1, 2)


class Toss(Game[list[str], Any]):
    """The smallest possible game: one coin toss. Its state is a list, so it has no hash."""

    name = "toss"
    seats = 1

    @classmethod
    def from_rules(cls, rules: object, seats: int) -> Self:
        return cls()

    def rules(self) -> dict[str, Json]:
        return {}

    def start(self) -> list[str]:
        return []

    def actors(self, state: list[str]) -> tuple[Actor, ...]:
        return () if state else (CHANCE,)

    def legal(self, state: list[str], seat: Seat) -> tuple[Action, ...]:
        return ()

    def chance(self, state: list[str]) -> Chance:
        return Coin()

    def apply(self, state: list[str], move: Move) -> Step[list[str]]:
        if state or move.by != CHANCE or move.action not in dict(Coin().outcomes()):
            raise Illegal(f"no {move} now")
        return Step(type(state)([str(move.argument)]), ())

    def view(self, state: list[str], viewer: Viewer) -> list[str]:
        return state

    def outcome(self, state: list[str]) -> Outcome | None:
        return Outcome("tossed", (), (), {}) if state else None

    def read_move(self, written: object) -> Move:
        assert isinstance(written, list)
        return Move(*written)

    def write_move(self, move: Move) -> list[Json]:
        return [move.by, move.verb, str(move.argument)]


def test_a_state_without_a_hash_is_caught() -> None:
    broken(Toss(), Law.VALUES, "a state has no hash: unhashable type: 'list'")


class Pad(list[str]):
    """A list that claims to be hashable."""

    def __hash__(self) -> int:  # type: ignore[override]
        return len(self)


class NeatToss(Toss):
    def start(self) -> list[str]:
        return Pad()

    def apply(self, state: list[str], move: Move) -> Step[list[str]]:
        try:
            return super().apply(state, move)
        except TypeError:  # an argument without a hash
            raise Malformed(f"no {move} ever") from None


def test_a_game_in_which_only_chance_acts_can_follow_the_laws() -> None:
    check_game(NeatToss())


class Scribbles(NeatToss):
    """Modifies the state when it refuses a move."""

    def apply(self, state: list[str], move: Move) -> Step[list[str]]:
        try:
            return super().apply(state, move)
        except Illegal:
            state.append("refused")
            raise


def test_a_refusal_that_modifies_the_state_is_caught() -> None:
    broken(Scribbles(), Law.UNCHANGED, "[] became ['refused']")


def test_a_move_that_leads_to_two_states_is_caught() -> None:
    broken(Fleeting("uk", 3), Law.VALUES, "the move leads to two states")


class Babble(Diamant):
    said = 0

    def view(self, state: State, viewer: Viewer) -> View:
        type(self).said += 1
        seen = super().view(state, viewer)
        object.__setattr__(seen, "cards", self.said)
        return seen


def test_a_view_that_changes_every_time_is_caught() -> None:
    broken(Babble("uk", 3), Law.VIEWS, "the view of the public differs")


class Blob(Diamant):
    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        object.__setattr__(seen, "cards", object())
        return seen


def test_a_view_that_is_not_json_is_caught() -> None:
    broken(Blob("uk", 3), Law.VIEWS, "can't be written as JSON")


class BadPen(Diamant):
    def write_move(self, move: Move) -> list[Json]:
        return [move.by, move.verb, str(move.argument).upper()]


def test_a_move_that_is_read_back_differently_is_caught() -> None:
    broken(BadPen("uk", 3), Law.NOTATION, "is read as Move(")


class BadReader(Diamant):
    def read_move(self, written: object) -> Move:
        raise Malformed(f"what is {written}?")


def test_a_move_that_cannot_be_read_back_is_caught() -> None:
    broken(BadReader("uk", 3), Law.NOTATION, "is refused: what is")


class BadRules(Diamant):
    @classmethod
    def from_rules(cls, rules: object, seats: int) -> Self:
        return cls("cs", seats)


def test_rules_that_are_read_back_differently_are_caught() -> None:
    broken(BadRules("uk", 3), Law.NOTATION, "are read as {'edition': 'cs'")


class Endless(Diamant):
    def outcome(self, state: State) -> Outcome | None:
        return None


def test_a_game_that_stops_without_an_outcome_is_caught() -> None:
    broken(Endless("uk", 3), Law.END, "nobody is to act, yet there is no outcome")


def test_a_game_that_takes_too_long_is_caught() -> None:
    broken(Diamant("uk", 3), Law.END, "the game goes on after 7 moves", most_moves=7)


class Overtime(Diamant):
    def actors(self, state: State) -> tuple[Actor, ...]:
        return super().actors(state) or (0,)


def test_a_game_that_is_over_while_someone_is_to_act_is_caught() -> None:
    broken(Overtime("uk", 3), Law.END, "the game is over, yet (0,) are to act")


class OddOutcome(Diamant):
    winners: ClassVar[tuple[Seat, ...]] = (0,)
    scores: ClassVar[tuple[int, ...]] = (1, 2, 3)

    def outcome(self, state: State) -> Outcome | None:
        outcome = super().outcome(state)
        return outcome and Outcome("odd", self.winners, self.scores, outcome.result)


class StrangeWinner(OddOutcome):
    winners = (7,)


class MissingScore(OddOutcome):
    scores = (1, 2)


def test_an_outcome_that_does_not_match_the_seats_is_caught() -> None:
    broken(StrangeWinner("uk", 3), Law.END, "the winners {7} have no seat")
    broken(MissingScore("uk", 3), Law.END, "3 seats have the scores (1, 2)")


class OpenChoices(Diamant):
    """Shows everyone the choice of the last seat."""

    def view(self, state: State, viewer: Viewer) -> View:
        seen = super().view(state, viewer)
        object.__setattr__(seen, "choice", state.choices[-1])
        return seen


@dataclass(frozen=True, slots=True)
class ChoseAloud(Event):
    seat: Seat
    choice: object


class LoudEvents(Diamant):
    """Announces every choice in an event."""

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        if step.events and isinstance(step.events[0], Chose):
            assert isinstance(move.by, int)
            return step._replace(events=(ChoseAloud(move.by, move.argument), *step.events[1:]))
        return step


class FollowTheLeader(Diamant):
    """Allows only the first seat's choice, so that the legal actions reveal it."""

    def legal(self, state: State, seat: Seat) -> tuple[Action, ...]:
        legal = super().legal(state, seat)
        leader = state.choices[0]
        return legal if leader is None else tuple(it for it in legal if it.argument == leader)

    def apply(self, state: State, move: Move) -> Step[State]:
        step = super().apply(state, move)
        if move.verb == "choose" and state.choices[0] not in {None, move.argument}:
            raise Illegal("follow the leader")
        return step


@pytest.mark.parametrize("game", [OpenChoices, LoudEvents, FollowTheLeader])
def test_a_leak_is_caught(game: type[Diamant]) -> None:
    check_game(game("uk", 3), games=30)  # without twins no violation is found
    with pytest.raises(LawBroken) as caught:
        check_game(game("uk", 3), games=200, twin=twin)
    assert caught.value.law is Law.NO_LEAK


def test_a_violation_can_be_replayed() -> None:
    with pytest.raises(LawBroken) as caught:
        check_game(OpenChoices("uk", 3), games=200, seed=9, twin=twin)
    error = caught.value
    assert error.seed == 9
    assert f"again with seed=9, first={error.number}, games=1" in str(error)
    with pytest.raises(LawBroken) as again:
        check_game(OpenChoices("uk", 3), games=1, seed=9, first=error.number, twin=twin)
    assert str(again.value) == str(error)
    cave = Cave("uk", 3)
    for move in error.moves:
        cave.play(move)
    assert cave.state.to_choose
