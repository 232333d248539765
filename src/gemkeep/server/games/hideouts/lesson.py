"""Hideouts' lesson: a casket that shows everything a newcomer has to know, in order.

The newcomer reads a seal and brings its guardian home; the bot guesses; the next guardian is left
lying until its seal is read, and fetched; the guess is corrected; then the rest is brought home,
and the newcomer lifts the boxes. A newcomer who leaves this path plays on with a bot that thinks.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Final

from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Move, Seat
from gemkeep.games.hideouts.types import (
    CORRECT,
    DEAL,
    FINISH,
    PLACE,
    SLIDE,
    Deal,
    DealtBox,
)
from gemkeep.server.games.interface.lesson import LEARNER, Lesson
from gemkeep.table.state import Table

MATE: Final[Seat] = 1

CASKET: Final = Deal(
    cells=("hare", "owl", "lizard", "fox", "start", "moth", "fish", "bat", "snail"),
    hideouts=(
        "rune:1",
        "rune:2",
        "rune:3",
        "rune:4",
        None,
        "rune:5",
        "rune:6",
        "rune:7",
        "rune:8",
    ),
    boxes=(
        DealtBox("moth", "S"),
        DealtBox("fish", "S"),
        DealtBox("bat", "W"),
        DealtBox("hare", "S"),
        None,
        DealtBox("lizard", "E"),
        DealtBox("fox", "S"),
        DealtBox("owl", "N"),
        DealtBox("snail", "W"),
    ),
    first=LEARNER,
)
"""From the north-west, the newcomer reads the owl's, the bat's and the snail's seals; from the
south-east the bot reads all others but the lizard's, which follows from the rest."""

SCRIPT: Final = (
    Move(LEARNER, SLIDE, 1),
    Move(LEARNER, PLACE, 7),  # the owl, whose seal the newcomer has read
    Move(MATE, SLIDE, 0),
    Move(MATE, PLACE, 1),  # the hare, on a guess: nobody has read its seal
    Move(LEARNER, SLIDE, 3),
    Move(LEARNER, PLACE, None),  # the fox: nobody has read its seal
    Move(MATE, SLIDE, 6),  # now the bot reads it
    Move(MATE, PLACE, 4),  # the fish
    Move(LEARNER, SLIDE, 3),
    Move(LEARNER, PLACE, 6),  # the fox
    Move(MATE, SLIDE, 4),  # the bot reads the seal of the box that the hare was put into
    Move(LEARNER, CORRECT, ("hare", 0)),
    Move(MATE, SLIDE, 7),
    Move(MATE, PLACE, 2),  # the bat
    Move(LEARNER, SLIDE, 8),
    Move(LEARNER, PLACE, 7),  # the snail
    Move(MATE, SLIDE, 5),
    Move(MATE, PLACE, 1),  # the moth
    Move(LEARNER, SLIDE, 2),
    Move(LEARNER, PLACE, 8),  # the lizard, known because all others are
    Move(MATE, SLIDE, 1),
    Move(LEARNER, SLIDE, 4),  # the start token
    Move(LEARNER, FINISH, None),
)
"""The game after the deal, as it goes if the newcomer follows it."""


class LessonOfHideouts(Lesson):
    """A casket of level 1 for a newcomer and a bot, with the team's memory."""

    rules: ClassVar[Mapping[str, Any]] = {"level": 1, "memory": "team"}
    bots: ClassVar[tuple[str, ...]] = ("walker",)
    first: ClassVar[Seat | None] = LEARNER

    def draw(self, game: Game[Any, Any], moves: tuple[Move, ...]) -> Action | None:
        """The casket of the lesson."""
        del game
        return None if moves else Action(DEAL, CASKET)

    def act(self, table: Table, seat: Seat) -> Action | None:
        """What the script has this seat do, as long as everyone has followed it."""
        move = next_in_script(table.moves)
        return None if move is None or move.by != seat else move.action


def next_in_script(moves: tuple[Move, ...]) -> Move | None:
    """The next move of the script; None at its end, or if someone has left it."""
    _, *done = moves
    followed = tuple(done) == SCRIPT[: len(done)]
    return SCRIPT[len(done)] if followed and len(done) < len(SCRIPT) else None
