"""What bots see and say while they play a game with each other."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from gemkeep.core.bot import Bot, BotFault, Listener, Observer
from gemkeep.core.moves import Seat


class Talk:
    """The bots of one game that watch, and those that listen."""

    def __init__(self, bots: Sequence[Bot[Any]]) -> None:
        """Find out which bots have which ability."""
        # Checked once, because each check takes longer than most moves.
        seated = list(enumerate(bots))
        self._observers = [(seat, bot) for seat, bot in seated if isinstance(bot, Observer)]
        self._listeners = [(seat, bot) for seat, bot in seated if isinstance(bot, Listener)]

    def after_move(self, view_of: Callable[[Seat], object]) -> None:
        """Let the observers see the new position; then let all hear what was said about it."""
        try:
            said = [
                (seat, words)
                for seat, bot in self._observers
                for words in bot.observe(view_of(seat))
            ]
            for speaker, words in said:
                for seat, bot in self._listeners:
                    if seat != speaker:
                        bot.hear(speaker, words)
        except (Exception, SystemExit) as error:
            raise BotFault(f"a bot broke while it observed or listened: {error!r}") from error
