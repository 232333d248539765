"""Simple players whose mistakes grade puzzles: simple bots, and rules of thumb."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from gemkeep.core.moves import Move
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.types import Box
from gemkeep.minds.hideouts.dawdler import Dawdler
from gemkeep.minds.hideouts.puzzles.diary import Entry, possible_boxes
from gemkeep.minds.hideouts.stroller import Stroller
from gemkeep.minds.hideouts.walker import Walker

BOTS: Final = (Dawdler, Dawdler, Dawdler, Dawdler, Stroller, Walker)
"""Four dawdlers, as chance decides what one does."""


def share_lost(game: Hideouts, state: State) -> float:
    """The share of games that simple bots lose from this state."""
    games = [_is_won(game, state, bot(Random(seed))) for seed, bot in enumerate(BOTS)]
    return games.count(False) / len(games)


def _is_won(game: Hideouts, state: State, bot: Stroller) -> bool:
    """Whether this bot wins if it plays for every seat."""
    while (outcome := game.outcome(state)) is None:
        seat = state.turn
        action = bot.act(game.view(state, seat), game.legal(state, seat))
        state = game.apply(state, Move(seat, *action)).state
    return bool(outcome.winners)


def share_wrong(entries: Sequence[Entry], boxes: Sequence[Box], box: Box, answer: str) -> float:
    """The share of rules of thumb by which another guardian would be named for this box."""
    named = [entry.named for entry in entries if entry.named and box in entry.boxes]
    alone = {next(iter(entry.boxes)): entry.named for entry in entries if len(entry.boxes) == 1}
    elsewhere = {name for other, name in alone.items() if other != box}
    possible = possible_boxes(entries, boxes)
    guesses = (
        named[-1:],  # the last one named while it was in sight
        named[:1],
        [name for name, _ in Counter(named).most_common(1)],
        [name for name in {*named} if name not in elsewhere],
        [name for name in {*named} if box in possible[name]],
        [name for name, places in possible.items() if box in places],
    )
    right = [guess.count(answer) / len(guess) if guess else 0.0 for guess in guesses]
    return 1 - sum(right) / len(right)
