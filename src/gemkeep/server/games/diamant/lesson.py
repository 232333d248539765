"""Diamant's lesson: two rounds that show everything a newcomer has to know, in order.

The first round has two treasures, a hazard and a relic; a player who goes back then leaves alone,
and the others soon meet the second hazard. In the second round one bot leaves alone early, and
nobody else when the relic is on the path. The rest of the game is like any other.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final, NamedTuple

from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Move, Seat
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import CHOOSE
from gemkeep.server.games.diamant.deck import turned_up
from gemkeep.server.games.interface.lesson import Lesson
from gemkeep.table.state import Table


class Round(NamedTuple):
    """The cards of a round in order, and after how many of them a bot goes back."""

    cards: tuple[str, ...]
    back_after: Mapping[Seat, int]


ROUNDS: Final = (
    Round(
        ("treasure:7", "treasure:11", "hazard:snake", "relic", "treasure:14", "hazard:snake"), {}
    ),
    Round(
        (
            "treasure:5",
            "treasure:13",
            "hazard:lava",
            "treasure:15",
            "relic",
            "hazard:boulder",
            "treasure:17",
            "hazard:lava",
        ),
        {1: 2, 2: 6},
    ),
)


class LessonOfDiamant(Lesson):
    """Three explorers, with relics in the deck."""

    rules: ClassVar[Mapping[str, Any]] = {"edition": "cs", "relics": "escalating"}
    bots: ClassVar[tuple[str, ...]] = ("two", "cautious")

    def draw(self, game: Game[Any, Any], moves: tuple[Move, ...]) -> Action | None:
        """The next card of the round, while the script has one."""
        assert isinstance(game, Diamant)  # noqa: S101 - the adapter made it
        number, cards = turned_up(game, moves)
        if number > len(ROUNDS) or cards >= len(ROUNDS[number - 1].cards):
            return None
        card = game.setup.named[ROUNDS[number - 1].cards[cards]]
        return game.setup.reveals[card.number]

    def act(self, table: Table, seat: Seat) -> Action | None:
        """On, until the card after which this bot goes back."""
        assert isinstance(table.game, Diamant)  # noqa: S101 - the adapter made it
        number, cards = turned_up(table.game, table.moves)
        if number > len(ROUNDS):
            return None
        back_after = ROUNDS[number - 1].back_after.get(seat)
        return Action(CHOOSE, "on" if back_after is None or cards < back_after else "back")
