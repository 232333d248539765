"""The adapter through which the server knows a game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from functools import partial
from itertools import groupby
from typing import Any, ClassVar, Final, Literal, NamedTuple, TypeAlias

import msgspec
from litestar.handlers import HTTPRouteHandler
from msgspec import Raw

from gemkeep.core.game import Game
from gemkeep.core.moves import CHANCE, Action, Seat, Viewer
from gemkeep.minds.registry import Registered, bots_of
from gemkeep.server.games.interface.bot_talk import BotTable, BotTalk
from gemkeep.server.games.interface.daily import DailyGame
from gemkeep.server.games.interface.hints import HintGiver
from gemkeep.server.games.interface.history import PastEvent, VisibleHistory
from gemkeep.server.games.interface.lesson import Lesson
from gemkeep.server.games.interface.live_analysis import LiveAnalyst
from gemkeep.server.games.interface.painting import Painter
from gemkeep.server.games.interface.statistics import Statistics
from gemkeep.server.games.interface.texts import GameTexts
from gemkeep.server.games.seeds import draw_after
from gemkeep.table.evolve import Step
from gemkeep.table.moves import Draw
from gemkeep.table.state import Settings, Table

ENCODER: Final = msgspec.json.Encoder()

TableOption: TypeAlias = Literal["totals", "watching", "live_analysis", "first", "hints"]
"""The options of a table that not every game has."""


class QuickMatch(NamedTuple):
    """The table that a quick match gets."""

    rules: Mapping[str, Any]
    seats: int
    bots: tuple[str, ...]
    """The bots that take the seats nobody came for, in this order."""


class ServedGame(ABC):
    """One game as the server offers it; only `name` and `make` have no default."""

    name: ClassVar[str]
    options: ClassVar[frozenset[TableOption]] = frozenset()
    rated: ClassVar[bool] = True
    """Whether its players are rated against each other."""
    repeatable: ClassVar[bool] = False
    """Whether another team can get the same deal: all chance comes before the first choice."""
    statistics: ClassVar[Statistics] = Statistics()
    daily: ClassVar[DailyGame | None] = None
    lesson: ClassVar[Lesson | None] = None
    hints: ClassVar[HintGiver | None] = None
    """None for a game without hints; one that has them has the option `hints`, too."""
    handlers: ClassVar[tuple[HTTPRouteHandler, ...]] = ()
    """HTTP handlers that only this game needs."""
    never_by_clock: ClassVar[str | None] = None
    """The verb of actions that only a person takes, and never the clock for them."""
    guesses: ClassVar[tuple[str, ...]] = ()
    """What spectators may guess for fun; nothing by default."""
    review_type: ClassVar[type | None] = None
    """What `review` returns; None if the game has no review."""
    analysis_type: ClassVar[type | None] = None
    """What `analyse` returns; None if the game can't be analysed."""
    live_analysis_type: ClassVar[type | None] = None
    """What a live analyst returns; None for a game without the option `live_analysis`."""
    progress_type: ClassVar[type | None] = None
    """What `progress` returns; None if the game's tables are listed without it."""
    quick_match: ClassVar[QuickMatch | None] = None
    """None for a game without quick matches."""
    texts: ClassVar[Mapping[str, GameTexts]] = {}
    """By language, what previews of links say about it."""
    painter: ClassVar[Painter | None] = None
    """How the game is drawn on previews; None for a game of which they show only the players."""

    @abstractmethod
    def make(self, settings: Settings, seats: int) -> Game[Any, Any]:
        """The game with these settings; a `GemkeepError` says what is wrong with them."""

    def open(self) -> None:  # noqa: B027 - most games have nothing to prepare
        """Start the game's own background work; called when the server starts."""

    def close(self) -> None:  # noqa: B027 - most games have nothing to stop
        """Stop the game's own background work; called when the server stops."""

    def seeded_draw(self, seed: bytes, game: Game[Any, Any]) -> Draw:
        """How chance is drawn from a seed: the same for everyone, as far as possible."""
        del game
        return partial(draw_after, seed)

    def bots(self) -> tuple[Registered, ...]:
        """The bots that may sit at a table, weakest first."""
        return bots_of(self.name)

    # The type of a view depends on the game.
    def clock_choice(self, view: Any, legal: tuple[Action, ...]) -> Action | None:  # noqa: ANN401
        """What is chosen for a person who ran out of time; None to let the stand-in choose."""
        del view, legal
        return None

    def bot_talk(self, table: BotTable) -> BotTalk:
        """How the bots of a table talk with people."""
        del table
        return BotTalk()

    def visible_history(self, table: Table, history: Sequence[PastEvent]) -> VisibleHistory:
        """The part of the history that may be sent when a client (re)connects."""
        return VisibleHistory(history, table.talk)

    def guessed(self, step: Step) -> str | None:
        """Which of the guesses this step, by which the game moved on, proves right; None yet."""
        del step
        return None

    # The type of a state depends on the game.
    def encoded_view(self, game: Game[Any, Any], state: Any, viewer: Viewer) -> Raw:  # noqa: ANN401
        """A viewer's view, encoded; overridden where views share parts that are encoded once."""
        return Raw(ENCODER.encode(game.view(state, viewer)))

    def open_view(self, game: Game[Any, Any], state: Any) -> object | None:  # noqa: ANN401
        """The state of a finished game with nothing hidden; None if nothing ever is."""
        del game, state
        return None

    def progress(self, table: Table, seat: Seat) -> object | None:
        """How far a running game has got, for the player of this seat."""
        del table, seat
        return None

    def turns(self, table: Table) -> int:
        """How many turns a finished game took: moves of one seat in a row are one turn."""
        movers = (move.by for move in table.moves if move.by != CHANCE)
        return sum(1 for _ in groupby(movers))

    def review(self, table: Table) -> object | None:
        """What went wrong in a finished game, or what choices were worth; None without a review.

        It is called in another thread than everything else.
        """
        del table
        return None

    def analyse(self, table: Table, advance: Callable[[int], None]) -> object | None:
        """What decided a finished game; it takes a while, and reports how many moves are done.

        It is called in another thread than everything else.
        """
        del table, advance
        return None

    def live_analyst(self, game: Game[Any, Any]) -> LiveAnalyst | None:
        """What analyses a running game for its spectators; None without `live_analysis`."""
        del game
        return None
