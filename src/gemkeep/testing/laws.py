"""The laws a game and a bot are held to, and the error that says which was broken and where."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from gemkeep.core.errors import GemkeepError, quote
from gemkeep.core.moves import Move


class Law(StrEnum):
    """A law, as an error names it."""

    LEGAL = "what is legal is exactly what is accepted"
    REFUSAL = "a refusal is a Malformed, Unknown or Illegal error"
    UNCHANGED = "a refused move changes nothing"
    VALUES = "states are equal and hashable values, and a move leads to the same one again"
    REPLAY = "replaying the moves gives the same game"
    CHANCE = "the probabilities of chance make exactly 1"
    DRAW = "what chance draws can come, and the same generator draws the same"
    END = "every game ends, with an outcome, and only then does nobody act"
    VIEWS = "all views are JSON, and the same each time"
    NOTATION = "rules and moves are read back as they were written"
    NO_LEAK = "nobody is shown what they can't know"
    NUMBERED = "every legal action has a number, which stands for no other action"
    OBSERVATIONS = "observations have the declared size and range"
    LENGTH = "no game takes more moves than its spec says"
    REWARDS = "rewards match outcomes"

    ANSWER = "a bot answers with one of the legal actions"
    ASKS_LITTLE = "a bot asks for a view and the legal actions, and a generator at most"
    STEADY = "a bot with the same generator answers the same"
    HANDS_OFF = "a bot changes nothing of what it is given"
    IN_TIME = "a bot answers in time"
    POLICY = "a bot's policy gives legal actions probabilities that make 1"
    ANALYSIS = "an analysis values every legal action, and its line begins with the best"


class LawBroken(GemkeepError):
    """A game or a bot broke a law: which, how, and in which game, so that it can be replayed.

    The same check with the same `seed`, `first=number` and `games=1` plays this game again.
    """

    def __init__(  # noqa: PLR0913 -- all that one needs to see it happen again
        self, law: Law, why: str, *, seed: int, number: int, moves: Sequence[Move], move: object
    ) -> None:
        """Name the law, what broke it, and the moves that led there."""
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
