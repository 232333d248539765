"""What a finished game of Diamant adds to the statistics of each player."""

from __future__ import annotations

from collections.abc import Iterator

from gemkeep.core.chance import Chance
from gemkeep.core.moves import Action, Move
from gemkeep.server.games.interface.history import PastEvent
from gemkeep.server.games.making import game_for
from gemkeep.server.games.registry import served
from gemkeep.server.tables.broadcast import encoding
from gemkeep.table.commands import Act
from gemkeep.table.decide import decide
from gemkeep.table.entries import TableMade
from gemkeep.table.evolve import Step, open_table
from gemkeep.table.moves import begin
from gemkeep.table.state import Chair, Colour, Settings

CARDS = (
    # The first round ends by the second snake, with all still inside.
    *("treasure:9", "hazard:snake", "hazard:snake"),
    # In the second Ann leaves at once, alone with the relic, the others a card later.
    *("relic", "treasure:7"),
    # In the rest all leave at once.
    *("treasure:5", "treasure:5", "treasure:5"),
)
CHOICES = (*["on on on"] * 2, "back on on", "back back", *["back back back"] * 3)
PEOPLE = ("ann", "bob", "cid")


def steps() -> Iterator[Step]:
    """A whole game as it goes."""
    cards = iter(CARDS)

    def draw(chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
        del chance, moves, part
        return Action("reveal", next(cards))

    colours: tuple[Colour, ...] = ("red", "blue", "green")
    chairs = tuple(map(Chair, colours, PEOPLE, PEOPLE))
    made = TableMade("t", "i", Settings("diamant", {"edition": "cs"}), chairs, "ann")
    step = begin(open_table(made, game_for), 0.0, draw)
    yield step
    for choices in CHOICES:
        waiting = step.after.waiting
        for seat, choice in zip(waiting, choices.split(), strict=True):
            command = Act(PEOPLE[seat], seat, step.after.number, "choose", choice)
            found = decide(step.after, command, 0.0, draw)
            assert isinstance(found, Step)
            step = found
            yield step


def test_rounds_cards_and_busts_are_counted_from_the_events() -> None:
    history: list[PastEvent] = []
    for step in steps():
        history += encoding.past_events(step.after.number, step.events)
    plays = served("diamant").statistics.plays(step.after, history, over_at=9.0)
    assert tuple(play.who for play in plays) == PEOPLE
    assert [play.facts["rounds"] for play in plays] == [5, 5, 5]
    assert [play.facts["busts"] for play in plays] == [1, 1, 1]
    assert [play.facts["cards"] for play in plays] == [3 + 1 + 3, 3 + 2 + 3, 3 + 2 + 3]
    assert [play.facts["relics"] for play in plays] == [1, 0, 0]
    assert [play.over_at for play in plays] == [9.0, 9.0, 9.0]
