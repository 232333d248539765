"""What bots say to the people they play with: what their own corners newly see."""

from __future__ import annotations

from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import Box
from gemkeep.minds.hideouts.telling import SEAL_IS, Told, newly_seen
from gemkeep.table.commands import BotPoint
from gemkeep.table.match import Pointed, Table


class TeamTalk:
    """The talk of the bots of one table, who say of a box what they see once and not again."""

    def __init__(self) -> None:
        """Nothing is said yet."""
        self._said: set[tuple[Box, Told]] = set()

    def about(self, before: Table, after: Table) -> list[BotPoint]:
        """What they say when the table has gone on; what two see, the first of them says."""
        game = after.game
        moved = after.state is not None and after.before is not before.before
        if not moved or not isinstance(game, Hideouts) or not after.people():
            return []
        talk = []
        for seat, chair in enumerate(after.chairs):
            if chair.bot is None:
                continue
            was = None if before.state is None else game.view(before.state, seat)
            for told in newly_seen(was, game.view(after.state, seat)):
                box = after.state.standing[told.cell]
                if not {(box, told.phrase), (box, SEAL_IS)} & self._said:
                    self._said.add((box, told.phrase))
                    point = Pointed(told.phrase, told.cell, told.guardian, told.wall, after.number)
                    talk.append(BotPoint(seat, point))
        return talk
