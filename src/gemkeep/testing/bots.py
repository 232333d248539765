"""Checks that a bot keeps the laws, in many games it plays with itself."""

from __future__ import annotations

import inspect
import time
from collections.abc import Sequence
from functools import partial
from typing import Any, Final

from gemkeep.core.bot import (
    Analyst,
    Bot,
    BotFault,
    BotSource,
    HasPolicy,
    Limit,
    make_bot,
)
from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.game import Event, Game
from gemkeep.core.moves import CHANCE, Action, Move, Seat
from gemkeep.core.talking.talk import Talk
from gemkeep.testing.laws import Law
from gemkeep.testing.trial import Trial

MOST_OFF: Final = 1e-9
"""How far the probabilities of a policy may be off 1."""


def check_bot(  # noqa: PLR0913 -- how much to try is up to the caller, with defaults for all
    bot: BotSource,
    game: Game[Any, Any],
    *,
    games: int = 50,
    seed: int = 1,
    first: int = 0,
    seconds: float = 5.0,
) -> None:
    """Return if the bot keeps every law in this many games; raise `LawBroken` if it breaks one.

    The bot plays all seats. For each seat two instances are created with equal generators and asked
    the same. No answer may take longer than `seconds`.
    """
    for number in range(first, first + games):
        trial = Trial(game, seed, number)
        teams = tuple(_Team(trial, bot, seconds) for _ in range(2))
        _play(trial, teams)


class _Team:
    """The bot in every seat of one game."""

    def __init__(self, trial: Trial, bot: BotSource, seconds: float) -> None:
        self.seconds = seconds
        try:
            self.bots: list[Bot[Any]] = [
                make_bot(bot, trial.generator(f"seat {seat}"), Limit(seconds))
                for seat in range(trial.game.seats)
            ]
        except Exception as error:
            raise trial.broken(Law.ASKS_LITTLE, f"it can't be made: {error!r}") from error
        self.talk = Talk(self.bots)


def _play(trial: Trial, teams: Sequence[_Team]) -> None:
    game = trial.game
    random = trial.generator("play")
    state = game.start()
    while actors := game.actors(state):
        actor = random.choice(actors)
        if actor == CHANCE:
            move = Move(CHANCE, *game.chance(state).draw(random))
        else:
            answer, again = (_answer(trial, team, state, actor) for team in teams)
            if answer != again:
                why = f"seat {actor} answered {answer}, and another time {again}"
                raise trial.broken(Law.STEADY, why)
            move = Move(actor, *answer)
        state, events = game.apply(state, move)
        trial.moves.append(move)
        for team in teams:
            _talk(trial, team, state, events)


def _talk(trial: Trial, team: _Team, state: object, events: Sequence[Event]) -> None:
    try:
        team.talk.after_move(partial(trial.game.view, state), events)
    except BotFault as error:
        raise trial.broken(Law.ANSWER, str(error)) from error


def _answer(trial: Trial, team: _Team, state: object, seat: Seat) -> Action:
    """The bot's answer: legal, in time, and without changing what it was given."""
    bot = team.bots[seat]
    view, legal = trial.game.view(state, seat), trial.game.legal(state, seat)
    _check_asks_little(trial, bot, view, legal)
    given = to_json(view), repr(legal)
    started = time.perf_counter()
    try:
        answer = bot.act(view, legal)
    except Exception as error:
        raise trial.broken(Law.ANSWER, f"seat {seat} broke: {error!r}") from error
    took = time.perf_counter() - started
    _check_policy(trial, bot, view, legal)
    _check_analysis(trial, bot, view, legal)
    if (to_json(view), repr(legal)) != given:
        raise trial.broken(Law.HANDS_OFF, f"seat {seat} changed its view or the legal actions")
    if took > team.seconds:
        raise trial.broken(Law.IN_TIME, f"seat {seat} took {took:.2f} s of {team.seconds} s")
    for action in legal:
        if action == answer:
            return action
    raise trial.broken(Law.ANSWER, f"seat {seat} may choose from {legal}", move=answer)


def _check_asks_little(trial: Trial, bot: Bot[Any], view: object, legal: object) -> None:
    try:
        inspect.signature(bot.act).bind(view, legal)
    except ValueError:  # functions written in C have no signature to read
        return
    except TypeError as error:
        why = f"it can't be called with a view and legal actions alone: {error}"
        raise trial.broken(Law.ASKS_LITTLE, why) from error


def _check_policy(trial: Trial, bot: Bot[Any], view: object, legal: tuple[Action, ...]) -> None:
    if not isinstance(bot, HasPolicy):
        return
    policy = bot.policy(view, legal)
    if strangers := [action for action in policy if action not in legal]:
        raise trial.broken(Law.POLICY, f"{strangers} are not legal", move=strangers[0])
    if min(policy.values()) < 0 or abs(sum(policy.values()) - 1) > MOST_OFF:
        raise trial.broken(Law.POLICY, f"{dict(policy)} are not probabilities")


def _check_analysis(trial: Trial, bot: Bot[Any], view: object, legal: tuple[Action, ...]) -> None:
    if not isinstance(bot, Analyst):
        return
    analysis = bot.analyse(view, legal)
    if set(analysis.values) != set(legal):
        raise trial.broken(Law.ANALYSIS, f"values are given for {list(analysis.values)}")
    if analysis.line[:1] != (analysis.best,):
        raise trial.broken(Law.ANALYSIS, f"{analysis.best} is best, the line is {analysis.line}")
