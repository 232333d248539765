"""The laws for games and bots, and the error that says which was broken and where."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.moves import Move


class Law(StrEnum):
    """A law, in the words of the error message."""

    LEGAL = "exactly the legal actions are accepted"
    REFUSAL = "a refusal is a Malformed, Unknown or Illegal error"
    UNCHANGED = "a refused move changes nothing"
    VALUES = "states are hashable values, and the same move leads to an equal state"
    REPLAY = "replaying the moves gives the same game"
    CHANCE = "the probabilities of chance add up to exactly 1"
    DRAW = "chance draws possible outcomes, and the same generator draws the same"
    END = "every game ends with an outcome, and only then has nobody to act"
    VIEWS = "all views are JSON, and the same each time"
    NOTATION = "rules and moves are read as they were written"
    NO_LEAK = "nobody is shown what they can't know"
    NUMBERED = "every legal action has a number, which stands for no other action"
    OBSERVATIONS = "observations have the declared size and range"
    LENGTH = "no game takes more moves than its spec says"
    REWARDS = "rewards match outcomes"

    ANSWER = "a bot answers with one of the legal actions"
    ASKS_LITTLE = "a bot needs only a view, the legal actions, a generator and a limit"
    STEADY = "a bot with the same generator gives the same answers"
    HANDS_OFF = "a bot does not change what it is given"
    IN_TIME = "a bot answers in time"
    POLICY = "a bot's policy gives legal actions probabilities that add up to 1"
    ANALYSIS = "an analysis values every legal action, and its line begins with the best"


class LawBroken(GemkeepError):
    """A game or a bot broke a law.

    The same check with the same `seed`, `first=number` and `games=1` repeats the game.
    """

    def __init__(  # noqa: PLR0913 -- all that is needed to repeat it
        self, law: Law, why: str, *, seed: int, number: int, moves: Sequence[Move], move: object
    ) -> None:
        """Say which law was broken, how, and after which moves."""
        at = "" if move is None else f", at {quote(move)}"
        super().__init__(
            f"broken: {law}. {why} [game {number} of seed {seed}, "
            f"after {len(moves)} moves{at}; again with seed={seed}, first={number}, games=1]"
        )
        self.law = law
        self.why = why
        self.seed = seed
        self.number = number
        self.moves = tuple(moves)
        self.move = move
