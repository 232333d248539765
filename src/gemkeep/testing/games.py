"""Checks that a game keeps the laws, in many random games."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from random import Random
from typing import Any, Final, TypeAlias, TypeVar

from gemkeep.core.encoding.jsonable import same_json, to_json
from gemkeep.core.errors import GemkeepError, Illegal, Malformed, Unknown
from gemkeep.core.game import Event, Game
from gemkeep.core.moves import CHANCE, Action, Actor, Move, Viewer
from gemkeep.core.spec import GameSpec
from gemkeep.testing.laws import Law
from gemkeep.testing.specs import check_observations, check_spec
from gemkeep.testing.trial import Trial

GameT = TypeVar("GameT", bound=Game[Any, Any])

Twin: TypeAlias = Callable[[GameT, Sequence[Move], Viewer, Random], list[Move]]
"""Makes other moves that the viewer can't tell from these so far."""

LISTED: Final = 10_000
"""A chance event with more outcomes is only drawn from, not listed."""

STRANGERS: Final = ("nobody", None, True, -1)
"""Actors that no game has; one seat too many is added to them."""

NONSENSE: Final[tuple[object, ...]] = (None, True, -1, 10**30, "", "nonsense", [], {})
"""Arguments that no game accepts, unless it has a use for them."""


def check_game(  # noqa: PLR0913 -- how much to try is up to the caller, with defaults for all
    game: GameT,
    *,
    games: int = 200,
    seed: int = 1,
    first: int = 0,
    twin: Twin[GameT] | None = None,
    spec: GameSpec[Any] | None = None,
    universe: Sequence[Action] = (),
    positions: int = 6,
    most_moves: int = 10_000,
) -> None:
    """Return if the game keeps every law in this many random games; raise `LawBroken` if not.

    In each game the laws are checked at `positions` positions. `universe` lists all conceivable
    actions; those met in the same game are always tried. `twin` makes games that a viewer can't
    tell apart; without it, leaks are not checked. `spec` is the game in numbers; without it, the
    laws about numbers are not checked.
    """
    for number in range(first, first + games):
        trial = Trial(game, seed, number)
        _check_rules(trial)
        trial.play(most_moves)
        _check_replay(trial)
        random = trial.generator("positions")
        places = range(len(trial.states))
        for after in sorted({places[-1], *random.sample(places, min(positions, len(places)))}):
            _check_views(trial, after)
            _check_values(trial, after)
            _check_notation(trial, after)
            _check_chance(trial, after)
            _check_legal(trial, after, [*universe, *trial.met.values()])
            _check_nonsense(trial, after)
            if spec is not None:
                check_observations(trial, spec, after)
        if spec is not None:
            check_spec(trial, spec)
        if twin is not None:
            viewer = random.choice([None, *range(game.seats)])
            _check_no_leak(trial, twin, viewer, random.randint(1, len(trial.moves)))


def _check_rules(trial: Trial) -> None:
    game = trial.game
    written = game.rules()
    again = type(game).from_rules(json.loads(to_json(written)), game.seats)
    if not same_json(again.rules(), written) or again.start() != game.start():
        raise trial.broken(Law.NOTATION, f"the rules {written} are read as {again.rules()}")


def _check_replay(trial: Trial) -> None:
    """Play the moves again, and compare every state and event with the first time."""
    state = trial.game.start()
    for after, move in enumerate(trial.moves):
        if state != trial.states[after]:
            raise trial.broken(Law.REPLAY, "the state differs this time", after)
        state, events = trial.game.apply(state, move)
        if to_json(events) != to_json(trial.events[after]):
            raise trial.broken(Law.REPLAY, "the events differ this time", after, move)
    if state != trial.states[-1]:
        raise trial.broken(Law.REPLAY, "the last state differs this time")


def _check_views(trial: Trial, after: int) -> None:
    for viewer in (None, *range(trial.game.seats)):
        try:
            once, again = (_seen(trial.game, trial.states[after], viewer) for _ in range(2))
        except Exception as error:
            why = f"the view of {_name(viewer)} breaks: {error!r}"
            raise trial.broken(Law.VIEWS, why, after) from error
        if once != again:
            raise trial.broken(
                Law.VIEWS, f"the view of {_name(viewer)} differs: {once}, {again}", after
            )


def _seen(game: Game[Any, Any], state: object, viewer: Viewer) -> str:
    return to_json(game.view(state, viewer))


def _check_values(trial: Trial, after: int) -> None:
    state = trial.states[after]
    try:
        hash(state)
    except TypeError as error:
        raise trial.broken(Law.VALUES, f"a state has no hash: {error}", after) from error
    if after == len(trial.moves):
        return
    move = trial.moves[after]
    once, again = (trial.game.apply(state, move) for _ in range(2))
    if once.state != again.state or hash(once.state) != hash(again.state):
        raise trial.broken(Law.VALUES, "the move leads to two states", after, move)


def _check_notation(trial: Trial, after: int) -> None:
    for move in trial.moves[after : after + 1]:
        written = to_json(trial.game.write_move(move))
        try:
            read = trial.game.read_move(json.loads(written))
        except GemkeepError as error:
            raise trial.broken(
                Law.NOTATION, f"{written} is refused: {error}", after, move
            ) from error
        if read != move:
            raise trial.broken(Law.NOTATION, f"{written} is read as {read}", after, move)


def _check_chance(trial: Trial, after: int) -> None:
    state = trial.states[after]
    if CHANCE not in trial.game.actors(state):
        return
    chance = trial.game.chance(state)
    drawn, again = (chance.draw(trial.generator(f"draw {after}")) for _ in range(2))
    if drawn != again:
        raise trial.broken(Law.DRAW, f"one generator drew {drawn}, then {again}", after)
    if not chance.probability(drawn) > 0:
        raise trial.broken(Law.DRAW, f"{drawn} was drawn and has no probability", after)
    if chance.count() > LISTED:
        return
    outcomes = dict(chance.outcomes())
    total = sum(outcomes.values())
    if total != 1:
        raise trial.broken(Law.CHANCE, f"they make {total}", after)
    if len(outcomes) != chance.count():
        why = f"there should be {chance.count()} outcomes, and {len(outcomes)} are listed"
        raise trial.broken(Law.CHANCE, why, after)
    for action, probability in outcomes.items():
        if probability <= 0 or chance.probability(action) != probability:
            why = f"{action} is listed with {probability}, and has {chance.probability(action)}"
            raise trial.broken(Law.CHANCE, why, after)


def _check_legal(trial: Trial, after: int, actions: Sequence[Action]) -> None:
    """Try every action by every seat and by chance: it must be accepted exactly if it is legal."""
    game, state = trial.game, trial.states[after]
    actors = game.actors(state)
    for seat in range(game.seats):
        legal = game.legal(state, seat)
        if bool(legal) != (seat in actors):
            why = f"{actors} are to act, and for seat {seat} there are {len(legal)} actions"
            raise trial.broken(Law.LEGAL, why, after)
        for action in (*legal, *actions):
            _check_accepted(trial, after, Move(seat, *action), due=action in legal)
    chance = game.chance(state) if CHANCE in actors else None
    for action in actions:
        due = chance is not None and chance.probability(action) > 0
        _check_accepted(trial, after, Move(CHANCE, *action), due=due)


def _check_accepted(trial: Trial, after: int, move: Move, *, due: bool) -> None:
    if _accepts(trial, after, move) != due:
        why = "it is legal and was refused" if due else "it is not legal and was accepted"
        raise trial.broken(Law.LEGAL, why, after, move)


def _check_nonsense(trial: Trial, after: int) -> None:
    for move in _nonsense(trial):
        if _accepts(trial, after, move):
            raise trial.broken(Law.LEGAL, "it makes no sense and was accepted", after, move)


def _nonsense(trial: Trial) -> Iterator[Move]:
    for action in trial.met.values():
        for stranger in (*STRANGERS, trial.game.seats):
            yield Move(stranger, *action)  # type: ignore[arg-type]
    verbs = {action.verb for action in trial.met.values()}
    known = [action.argument for action in trial.met.values()]
    actors: tuple[Actor, ...] = (*range(trial.game.seats), CHANCE)
    for actor in actors:
        yield Move(actor, "nonsense", None)
        for verb in sorted(verbs):
            for argument in NONSENSE:
                if not any(argument == one and type(argument) is type(one) for one in known):
                    yield Move(actor, verb, argument)


def _accepts(trial: Trial, after: int, move: Move) -> bool:
    """Whether the game accepts this move; if not, it must raise an error and change nothing."""
    game, state = trial.game, trial.states[after]
    before = repr(state)
    try:
        game.apply(state, move)
    except (Malformed, Unknown, Illegal):
        accepted = False
    except Exception as error:
        raise trial.broken(Law.REFUSAL, f"it was {error!r}", after, move) from error
    else:
        accepted = True
    if repr(state) != before:
        raise trial.broken(Law.UNCHANGED, f"{before} became {state!r}", after, move)
    return accepted


def _check_no_leak(trial: Trial, twin: Twin[Any], viewer: Viewer, length: int) -> None:
    """Check that two games the viewer can't tell apart look the same at every move."""
    moves = trial.moves[:length]
    other = twin(trial.game, moves, viewer, trial.generator("twin"))
    for after, (one, two) in enumerate(
        zip(_shown(trial, moves, viewer), _shown(trial, other, viewer), strict=True)
    ):
        if one != two:
            why = f"{_name(viewer)} can tell {one} from {two}"
            raise trial.broken(Law.NO_LEAK, why, after)


def _name(viewer: Viewer) -> str:
    return "the public" if viewer is None else f"seat {viewer}"


def _shown(trial: Trial, moves: Sequence[Move], viewer: Viewer) -> Iterator[str]:
    """Everything the viewer is shown, at the start and after each move."""
    game = trial.game
    state: Any = game.start()
    events: tuple[Event, ...] = ()
    yield _shown_now(game, state, events, viewer)
    for after, move in enumerate(moves):
        try:
            state, events = game.apply(state, move)
        except GemkeepError as error:
            why = f"a twin that {_name(viewer)} can't tell apart is refused: {error}"
            raise trial.broken(Law.NO_LEAK, why, after, move) from error
        yield _shown_now(game, state, events, viewer)


def _shown_now(
    game: Game[Any, Any], state: object, events: tuple[Event, ...], viewer: Viewer
) -> str:
    legal = () if viewer is None else game.legal(state, viewer)
    return f"{_seen(game, state, viewer)} {to_json(events)} {legal} {game.actors(state)}"
