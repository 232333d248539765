"""The figures of a game of Diamant, on the record of one that has a round of every kind."""

from __future__ import annotations

from functools import cache

import pytest

from gemkeep.core.chance import Chance
from gemkeep.core.moves import Action, Move
from gemkeep.server.games.diamant.daily import DailyDiamant
from gemkeep.server.games.diamant.wire import DiamantProgress, DiamantStatistics
from gemkeep.server.games.interface.history import PastEvent
from gemkeep.server.games.making import game_for
from gemkeep.server.games.registry import served
from gemkeep.server.tables.broadcast import encoding
from gemkeep.table.commands import Act, BotAct
from gemkeep.table.decide import decide
from gemkeep.table.entries import TableMade
from gemkeep.table.evolve import Step, open_table
from gemkeep.table.moves import begin
from gemkeep.table.state import Chair, Settings, Table

CARDS = (
    *("hazard:snake",),  # everyone goes home at once, with empty hands
    *("treasure:17", "treasure:11", "treasure:5", "treasure:4", "hazard:ram"),
    *("treasure:9", "hazard:lava", "hazard:lava"),  # everyone loses all
    *("treasure:17", "treasure:15", "treasure:14", "treasure:3", "hazard:ram"),
    *("treasure:7", "treasure:3", "hazard:ram"),
)
ANN = ("back", "on on on back", "on on", "on on on back", "on back")
BROUGHT = (0, 13, 0, 19, 7)


@cache
def played(rounds: int = 5) -> tuple[Table, list[PastEvent]]:
    """The game after this many rounds: Ann leaves alone, and the three bots a card later."""
    cards, plan = iter(CARDS), [iter(choices.split()) for choices in ANN]

    def draw(chance: Chance, moves: tuple[Move, ...], part: int) -> Action:
        del chance, moves, part
        return Action("reveal", next(cards))

    bots = (Chair("blue", bot="bold"), Chair("green", bot="bold"), Chair("white", bot="bold"))
    chairs = (Chair("red", "ann", "Ann"), *bots)
    made = TableMade("t", "i", Settings("diamant", {"edition": "cs"}), chairs, "ann")
    step = begin(open_table(made, game_for), 0.0, draw)
    history = encoding.past_events(step.after.number, step.events)
    while step.after.state.closed < rounds:
        waiting, now = step.after.waiting, step.after.state.closed
        for seat in waiting:
            command: Act | BotAct
            if seat == 0:
                command = Act("ann", 0, step.after.number, "choose", next(plan[now]))
            else:
                choice = "on" if 0 in waiting and now else "back"
                command = BotAct(seat, step.after.number, "choose", choice)
            found = decide(step.after, command, 0.0, draw)
            assert isinstance(found, Step), found
            step = found
            history += encoding.past_events(step.after.number, step.events)
    return step.after, history


def test_the_line_of_the_day_has_the_rounds_in_order_and_tells_a_bust_from_empty_hands() -> None:
    result = DailyDiamant().result(played()[0])
    assert result.rounds == BROUGHT
    assert result.busts == (False, False, True, False, False)
    assert result.score == sum(BROUGHT)


def test_the_bots_beaten_are_those_with_less() -> None:
    table, _ = played()
    assert table.outcome is not None
    assert table.outcome.scores == (39, 19, 19, 19)
    assert DailyDiamant().result(table).beaten == 3


def test_a_round_without_a_ruby_counts_as_empty_handed_and_a_lost_one_as_a_bust() -> None:
    statistics = served("diamant").statistics
    plays = statistics.plays(*played(), over_at=9.0)
    assert plays[0].facts["busts"] == 1
    assert plays[0].facts["empty"] == 1
    summary = statistics.summary(plays[:1])
    assert isinstance(summary, DiamantStatistics)
    assert (summary.bust, summary.empty) == (1 / 5, 1 / 5)


@pytest.mark.parametrize("rounds, score", [(1, 0), (2, 13), (3, 13), (4, 32)])
def test_a_running_game_is_listed_with_its_round_and_what_is_safe(rounds: int, score: int) -> None:
    table, _ = played(rounds)
    expected = DiamantProgress(round=rounds + 1, rounds=5, score=score)
    assert served("diamant").progress(table, 0) == expected
