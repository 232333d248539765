"""What bots see and say while they play a game with each other."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

from gemkeep.core.bot import Bot, Listener, Observer, Witness, fault_of
from gemkeep.core.game import Event
from gemkeep.core.moves import Seat


class Talk:
    """The bots of one game that see events, those that watch, and those that listen."""

    def __init__(self, bots: Sequence[Bot[Any]], names: Sequence[str] = ()) -> None:
        """Find out which bots have which ability."""
        # Checked once, because each check takes longer than most moves.
        seated = list(enumerate(bots))
        self._names = names or [type(bot).__qualname__ for bot in bots]
        self._witnesses = [(seat, bot) for seat, bot in seated if isinstance(bot, Witness)]
        self._observers = [(seat, bot) for seat, bot in seated if isinstance(bot, Observer)]
        self._listeners = [(seat, bot) for seat, bot in seated if isinstance(bot, Listener)]

    def after_move(self, view_of: Callable[[Seat], object], events: Sequence[Event] = ()) -> None:
        """Let bots see what happened, then the new position; then let all hear what was said."""
        for seat, witness in self._witnesses:
            with self._blaming(seat, "saw what happened"):
                for event in events:
                    witness.see(event)
        said: list[tuple[Seat, object]] = []
        for seat, observer in self._observers:
            view = view_of(seat)
            with self._blaming(seat, "observed"):
                said += [(seat, words) for words in observer.observe(view)]
        for speaker, words in said:
            for seat, listener in self._listeners:
                if seat != speaker:
                    with self._blaming(seat, "listened"):
                        listener.hear(speaker, words)

    @contextmanager
    def _blaming(self, seat: Seat, doing: str) -> Iterator[None]:
        """Turn any error into a `BotFault` of this seat's bot."""
        try:
            yield
        except (Exception, SystemExit) as error:
            said = f"bot {self._names[seat]} at seat {seat} broke while it {doing}: {error!r}"
            raise fault_of(said, error) from error
