"""Search for Hideouts: before each slide, a bot's team plays on over caskets that look the same.

    python examples/hideouts_search.py [--games 100] [--samples 8] [--supply 16] [--bot dawdler]

A search that knew the casket would cheat. So each sample is a twin of the game: the same moves over
another casket, drawn at random among those that this seat can't tell from the real one. In it, each
slide is tried and the bot plays all seats to the end. The slide that wins most often is made; all
other actions, and all ties, are left to the bot. The bot alone plays the same deals for comparison.
"""

import argparse
from collections.abc import Callable
from functools import partial
from random import Random
from typing import Any

from gemkeep.core.bot import Bot, make_bot
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.core.talking.talk import Talk
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import SLIDE
from gemkeep.minds.registry import find_bot
from gemkeep.testing.hideouts_twins import twin

Chooser = Callable[[Any, list[Move], int, Action], Action]
"""Returns the action to take, given the state, the moves so far, the seat and the bot's choice."""


class Team:
    """A bot at each seat."""

    def __init__(self, game: Hideouts, bot: str, seed: str) -> None:
        """Make the bots."""
        source = find_bot(game.name, bot)
        self._game = game
        self._bots: list[Bot[Any]] = [
            make_bot(source, Random(f"{seed}/{seat}")) for seat in range(game.seats)
        ]
        self._talk = Talk(self._bots)

    def play(self, moves: list[Move], choose: Chooser) -> int:
        """1 if the team wins from here and 0 if not; `choose` has the last word on each move."""
        game, state = self._game, self._game.start()
        for move in moves:
            state, _ = game.apply(state, move)
            self._talk.after_move(partial(game.view, state))
        while (outcome := game.outcome(state)) is None:
            seat = state.turn
            advice = self._bots[seat].act(game.view(state, seat), game.legal(state, seat))
            moves.append(Move(seat, *choose(state, moves, seat, advice)))
            state, _ = game.apply(state, moves[-1])
            self._talk.after_move(partial(game.view, state))
        return int(bool(outcome.winners))


class Search:
    """Chooses slides by playing them out."""

    def __init__(self, game: Hideouts, bot: str, samples: int, seed: str) -> None:
        """Take what is played, and how often."""
        self._game, self._bot, self._samples = game, bot, samples
        self._random = Random(seed)

    def __call__(self, state: Any, moves: list[Move], seat: int, advice: Action) -> Action:  # noqa: ANN401
        """The slide that wins most often; the bot's advice if it is as good."""
        slides = [action for action in self._game.legal(state, seat) if action.verb == SLIDE]
        if advice not in slides or len(slides) == 1:
            return advice
        wins = dict.fromkeys([advice, *slides], 0)
        for _ in range(self._samples):
            other, seed = twin(self._game, moves, seat, self._random), f"{self._random.random()}"
            for slide in wins:
                team = Team(self._game, self._bot, seed)
                wins[slide] += team.play([*other, Move(seat, *slide)], follow)
        return max(wins, key=lambda slide: wins[slide])


def follow(_state: object, _moves: list[Move], _seat: int, advice: Action) -> Action:
    """Do what the bot would do."""
    return advice


parser = argparse.ArgumentParser(description=__doc__)
parser.add_argument("--games", type=int, default=100)
parser.add_argument("--samples", type=int, default=8)
parser.add_argument("--supply", type=int, default=16)
parser.add_argument("--bot", default="dawdler")
options = parser.parse_args()
game = Hideouts(1, 2, supply=options.supply)
won = {"the bot alone": 0, "with search": 0}
for number in range(options.games):
    deal = Move(CHANCE, *game.chance(game.start()).draw(Random(f"deal {number}")))
    search = Search(game, options.bot, options.samples, f"{number}")
    choosers: tuple[Chooser, Chooser] = (follow, search)
    for way, choose in zip(won, choosers, strict=True):
        won[way] += Team(game, options.bot, f"{number}").play([deal], choose)
for way, wins in won.items():
    print(f"{way}: {wins} of {options.games} games won")
