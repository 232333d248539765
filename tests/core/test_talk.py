"""Bots that observe and talk: each sees the view of its own seat, and hears what others say."""

from __future__ import annotations

import pytest

from gemkeep.core.bot import BotFault, FunctionBot
from gemkeep.core.game import Event
from gemkeep.core.moves import Action, Seat
from gemkeep.core.talking.talk import Talk


class Chatterbox:
    """Says what it sees, and keeps what it hears."""

    def __init__(self) -> None:
        self.seen: list[object] = []
        self.heard: list[tuple[Seat, object]] = []

    def act(self, view: object, legal: tuple[Action, ...]) -> Action:
        raise NotImplementedError

    def observe(self, view: object) -> list[str]:
        self.seen.append(view)
        return [f"I see {view}"]

    def hear(self, seat: Seat, said: object) -> None:
        assert self.seen, "all have observed before anyone speaks"
        self.heard.append((seat, said))


def silent(view: object, legal: tuple[Action, ...]) -> Action:
    raise NotImplementedError


SILENT = FunctionBot(silent)


def test_each_observes_from_its_own_seat_and_hears_the_others() -> None:
    ann, ben = Chatterbox(), Chatterbox()
    Talk([ann, SILENT, ben]).after_move(lambda seat: f"corner {seat}")
    assert ann.seen == ["corner 0"]
    assert ben.seen == ["corner 2"]
    assert ann.heard == [(2, "I see corner 2")]
    assert ben.heard == [(0, "I see corner 0")]


def test_bots_that_do_not_observe_cost_no_view() -> None:
    def view_of(seat: Seat) -> object:
        raise AssertionError(f"nobody asked for seat {seat}")

    Talk([SILENT, SILENT]).after_move(view_of)


def test_a_bot_that_fails_while_observing_is_at_fault() -> None:
    class Broken(Chatterbox):
        def observe(self, view: object) -> list[str]:
            raise ValueError("dazzled")

    said = r"bot ben at seat 1 broke while it observed: ValueError\('dazzled'\)"
    with pytest.raises(BotFault, match=said) as caught:
        Talk([SILENT, Broken()], ["ann", "ben"]).after_move(lambda seat: seat)
    assert "test_talk.py" in caught.value.trace.splitlines()[1]


class Flash(Event):
    """Something to see."""


class Watching(Chatterbox):
    def see(self, event: Event) -> None:
        self.seen.append(event)


def test_a_witness_sees_each_event_before_the_new_position() -> None:
    flashes = Flash(), Flash()
    watching = Watching()
    Talk([SILENT, watching]).after_move(lambda seat: f"corner {seat}", flashes)
    assert watching.seen == [*flashes, "corner 1"]


def test_a_bot_that_fails_while_seeing_or_listening_is_named() -> None:
    class Blind(Watching):
        def see(self, event: Event) -> None:
            raise ValueError("dazzled")

    class Deaf(Chatterbox):
        def hear(self, seat: Seat, said: object) -> None:
            raise ValueError("what?")

    with pytest.raises(BotFault, match=r"bot .*Blind at seat 0 broke while it saw what happened"):
        Talk([Blind()]).after_move(lambda seat: seat, (Flash(),))
    with pytest.raises(BotFault, match=r"bot .*Deaf at seat 1 broke while it listened"):
        Talk([Chatterbox(), Deaf()]).after_move(lambda seat: seat)
