"""Bots for tests of the worker processes: they are registered by the tests alone."""

from __future__ import annotations

import os
from pathlib import Path
from random import Random

from gemkeep.core.bot import Limit
from gemkeep.core.game import Event
from gemkeep.core.moves import Action, Seat
from gemkeep.games.diamant.events import Revealed

MARK = "GEMKEEP_TEST_MARK"
"""Names a file in the environment, through which a bot and a test tell each other something."""

Legal = tuple[Action, ...]


class Remembering:
    """Chooses the action that spells what it has seen and heard so far, in order."""

    def __init__(self) -> None:
        self._memory = ""

    def observe(self, view: str) -> tuple[()]:
        self._memory += view
        return ()

    def see(self, event: Event) -> None:
        self._memory += f"<{event}>"

    def hear(self, seat: Seat, said: str) -> None:
        self._memory += f"{seat}{said}"

    def act(self, view: str, legal: Legal) -> Action:
        del view, legal
        return Action("remember", self._memory)

    def advise(self, view: str) -> Action:
        return Action("advise", self._memory + view)


class Watchful:
    """Chooses the action with the cards that it saw revealed, in order."""

    def __init__(self) -> None:
        self._cards: list[str] = []

    def see(self, event: Event) -> None:
        if isinstance(event, Revealed):
            self._cards.append(event.card)

    def act(self, view: object, legal: Legal) -> Action:
        del view, legal
        return Action("seen", tuple(self._cards))


class Lucky:
    """Chooses by chance."""

    def __init__(self, random: Random) -> None:
        self._random = random

    def act(self, view: object, legal: Legal) -> Action:
        del view
        return self._random.choice(legal)


class Limited:
    """Chooses the action with the number of seconds that it may think."""

    def __init__(self, limit: Limit) -> None:
        self._limit = limit

    def act(self, view: object, legal: Legal) -> Action:
        del view, legal
        return Action("think", self._limit.seconds)


class Hanging:
    """Computes forever, and says so in the file if that is a pipe."""

    def act(self, view: object, legal: Legal) -> Action:
        mark = Path(os.environ[MARK])
        if mark.is_fifo():
            mark.write_text("thinking")
        while True:
            del view
            view = legal


class Crashing:
    """Ends its process."""

    def act(self, view: object, legal: Legal) -> Action:
        os._exit(3)


class CrashingOnce(Remembering):
    """Ends its process the first time, and not again."""

    def act(self, view: str, legal: Legal) -> Action:
        mark = Path(os.environ[MARK])
        if not mark.exists():
            mark.touch()
            os._exit(3)
        return super().act(view, legal)


class Raising:
    """Fails whatever it does."""

    def observe(self, view: object) -> tuple[()]:
        raise ValueError(view)

    def act(self, view: object, legal: Legal) -> Action:
        raise ValueError(view)

    def advise(self, view: object) -> Action:
        raise ValueError(view)


class Unmakable:
    """Can't be made."""

    def __init__(self) -> None:
        raise ValueError("not today")

    def act(self, view: object, legal: Legal) -> Action:
        raise NotImplementedError


class Printing:
    """Prints, as someone looking for a bug does."""

    def act(self, view: object, legal: Legal) -> Action:
        print("what now?", view, flush=True)  # noqa: T201 - this is what it is for
        return legal[-1]


class Mortal:
    """Leaves a mark when it is gone."""

    def act(self, view: object, legal: Legal) -> Action:
        del view
        return legal[-1]

    def __del__(self) -> None:
        Path(os.environ[MARK]).touch()


SLOW = (
    Remembering,
    Watchful,
    Lucky,
    Limited,
    Hanging,
    Crashing,
    CrashingOnce,
    Raising,
    Unmakable,
    Printing,
    Mortal,
)
