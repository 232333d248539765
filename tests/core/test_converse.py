"""Bots that look on and talk: each sees through its own seat, and hears what others say."""

from __future__ import annotations

import pytest

from gemkeep.core.bot import BotFault, converse
from gemkeep.core.moves import Action, Seat


class Chatterbox:
    """Says what it sees, and keeps what it is told."""

    def __init__(self) -> None:
        self.seen: list[object] = []
        self.heard: list[tuple[Seat, object]] = []

    def __call__(self, view: object, legal: tuple[Action, ...]) -> Action:
        raise NotImplementedError

    def look(self, view: object) -> list[str]:
        self.seen.append(view)
        return [f"I see {view}"]

    def hear(self, seat: Seat, said: object) -> None:
        assert self.seen, "all have looked before anyone speaks"
        self.heard.append((seat, said))


def silent(view: object, legal: tuple[Action, ...]) -> Action:
    raise NotImplementedError


def test_each_looks_through_its_own_seat_and_hears_the_others() -> None:
    ann, ben = Chatterbox(), Chatterbox()
    converse([ann, silent, ben], lambda seat: f"corner {seat}")
    assert ann.seen == ["corner 0"]
    assert ben.seen == ["corner 2"]
    assert ann.heard == [(2, "I see corner 2")]
    assert ben.heard == [(0, "I see corner 0")]


def test_bots_that_do_not_look_on_cost_no_view() -> None:
    def view_of(seat: Seat) -> object:
        raise AssertionError(f"nobody asked for seat {seat}")

    converse([silent, silent], view_of)


def test_one_that_breaks_while_looking_is_at_fault() -> None:
    class Broken(Chatterbox):
        def look(self, view: object) -> list[str]:
            raise ValueError("dazzled")

    with pytest.raises(BotFault, match="dazzled"):
        converse([Broken(), Chatterbox()], lambda seat: seat)
