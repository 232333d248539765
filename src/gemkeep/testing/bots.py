"""Holding a bot to the laws, over many games it plays with itself."""

from __future__ import annotations

import inspect
import time
from functools import partial
from typing import Any

from gemkeep.core.bot import AnyBot, Bot, BotFault, converse, seat_bot
from gemkeep.core.game import Game
from gemkeep.core.moves import CHANCE, Action, Move, Seat
from gemkeep.core.plain import to_json
from gemkeep.testing.laws import Law
from gemkeep.testing.trial import Trial


def check_bot(  # noqa: PLR0913 -- how much to try is the caller's, each with a fair default
    bot: AnyBot,
    game: Game[Any, Any],
    *,
    games: int = 50,
    seed: int = 1,
    first: int = 0,
    seconds: float = 5.0,
) -> None:
    """Nothing, if the bot keeps every law in so many games; else a `LawBroken` error.

    The bot takes all seats. Each seat is taken twice, with generators alike, and asked the same;
    no answer may take longer than so many seconds.
    """
    for number in range(first, first + games):
        trial = Trial(game, seed, number)
        _play(trial, _seated(trial, bot), _seated(trial, bot), seconds)


def _seated(trial: Trial, bot: AnyBot) -> list[Bot]:
    try:
        return [seat_bot(bot, trial.generator(f"seat {seat}")) for seat in range(trial.game.seats)]
    except Exception as error:
        raise trial.broken(Law.ASKS_LITTLE, f"it can't be made: {error!r}") from error


def _play(trial: Trial, bots: list[Bot], again: list[Bot], seconds: float) -> None:
    game = trial.game
    random = trial.generator("play")
    state = game.start()
    while actors := game.actors(state):
        actor = random.choice(actors)
        if actor == CHANCE:
            move = Move(CHANCE, *game.chance(state).draw(random))
        else:
            answer = _answer(trial, bots[actor], state, actor, seconds)
            second = _answer(trial, again[actor], state, actor, seconds)
            if answer != second:
                why = f"seat {actor} answered {answer}, and another time {second}"
                raise trial.broken(Law.STEADY, why)
            move = Move(actor, *answer)
        state, _ = game.apply(state, move)
        trial.moves.append(move)
        for team in (bots, again):
            _converse(trial, team, state)


def _converse(trial: Trial, bots: list[Bot], state: object) -> None:
    try:
        converse(bots, partial(trial.game.view, state))
    except BotFault as error:
        raise trial.broken(Law.ANSWER, str(error)) from error


def _answer(trial: Trial, bot: Bot, state: object, seat: Seat, seconds: float) -> Action:
    """The bot's answer, given with the hands off, in time, and legal."""
    view, legal = trial.game.view(state, seat), trial.game.legal(state, seat)
    _check_asks_little(trial, bot, view, legal)
    given = to_json(view), repr(legal)
    started = time.perf_counter()
    try:
        answer = bot(view, legal)
    except Exception as error:
        raise trial.broken(Law.ANSWER, f"seat {seat} broke: {error!r}") from error
    took = time.perf_counter() - started
    if (to_json(view), repr(legal)) != given:
        raise trial.broken(Law.HANDS_OFF, f"seat {seat} changed its view or the legal actions")
    if took > seconds:
        raise trial.broken(Law.IN_TIME, f"seat {seat} took {took:.2f} s of {seconds} s")
    for action in legal:
        if action == answer:
            return action
    raise trial.broken(Law.ANSWER, f"seat {seat} may choose of {legal}", move=answer)


def _check_asks_little(trial: Trial, bot: Bot, view: object, legal: object) -> None:
    try:
        inspect.signature(bot).bind(view, legal)
    except ValueError:  # written in C, it has no signature to be read
        return
    except TypeError as error:
        why = f"it can't be called with a view and legal actions alone: {error}"
        raise trial.broken(Law.ASKS_LITTLE, why) from error
