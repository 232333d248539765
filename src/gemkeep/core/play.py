"""A whole game played by bots, with all chance drawn from a seed."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

from gemkeep.core.bot import NO_LIMIT, BotSource, Limit, ask, make_bot
from gemkeep.core.errors import Malformed
from gemkeep.core.game import Game, Outcome
from gemkeep.core.moves import CHANCE, Actor, Move
from gemkeep.core.record import Record
from gemkeep.core.talking.talk import Talk


class Player(NamedTuple):
    """A bot and its name."""

    name: str
    bot: BotSource


class Played(NamedTuple):
    """A finished game."""

    record: Record
    outcome: Outcome


def play(
    game: Game[Any, Any], players: Sequence[Player], seed: str, limit: Limit = NO_LIMIT
) -> Played:
    """One game from the first move to the last; the same seed gives the same game.

    Chance and each seat have separate generators, so the same seed deals the same cards whichever
    bots play.
    """
    if len(players) != game.seats:
        raise Malformed(f"{game.seats} seats need {game.seats} bots, not {len(players)}")
    chance = Random(f"{seed}/chance")
    bots = [
        make_bot(player.bot, Random(f"{seed}/seat {seat}"), limit)
        for seat, player in enumerate(players)
    ]
    talk = Talk(bots, [player.name for player in players])

    def move_of(actor: Actor) -> Move:
        if actor == CHANCE:
            return Move(CHANCE, *game.chance(state).draw(chance))
        view, legal = game.view(state, actor), game.legal(state, actor)
        return Move(actor, *ask(bots[actor], players[actor].name, actor, view, legal, limit))

    state, moves = game.start(), []
    while (outcome := game.outcome(state)) is None:
        move = move_of(game.actors(state)[0])
        state, events = game.apply(state, move)
        moves.append(game.write_move(move))
        talk.after_move(partial(game.view, state), events)
    names = tuple(f"bot:{player.name}" for player in players)
    record = Record(game.name, game.rules(), names, tuple(moves), outcome.result, {"seed": seed})
    return Played(record, outcome)
