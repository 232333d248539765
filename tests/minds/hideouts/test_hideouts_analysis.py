"""What an analysis says about whole games of Hideouts."""

from __future__ import annotations

import pytest

from gemkeep.core.moves import Action
from gemkeep.core.play import Player, play
from gemkeep.core.replay import replay
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import Memory
from gemkeep.minds.hideouts.analysis.analysis import Choice, GameAnalysis, analyse
from gemkeep.minds.hideouts.analysis.positions import action_of, number_of
from gemkeep.minds.hideouts.analysis.turning_points import News, TurningPoint, most_important
from gemkeep.minds.hideouts.deduction.reasons import SealRead
from gemkeep.minds.hideouts.stroller import Stroller
from tests.games.hideouts.caskets import CELLS, HOMES, ROUND, Play, casket

ANN, BOB = 0, 1
NOTHING = News(None, None, ())


def stray(memory: Memory = "team") -> Play:
    """Bob puts the lizard into the owl's box, whose seal Ann has read."""
    return Play(memory=memory).slide(1).place(0).slide(2).place(3)


def last(play: Play) -> Choice:
    return analyse(play.game, play.moves).choices[-1]


def test_what_was_known_argues_against_a_choice_and_says_what_it_cost() -> None:
    choice = last(stray())
    assert (choice.seat, choice.chosen, choice.guardian) == (BOB, Action("place", 3), "lizard")
    assert choice.waste > 1, "a correction costs three tokens"
    assert choice.clue is not None
    assert (choice.clue.home, choice.clue.cell, choice.clue.knows) == ("owl", 3, (ANN,))
    assert isinstance(choice.clue.why, SealRead)
    assert choice.keeper == Action("place", None)


@pytest.mark.parametrize("memory, whose", [("team", (BOB,)), ("own", (ANN,)), ("none", (ANN,))])
def test_blame_goes_to_the_players_who_could_have_known(
    memory: Memory, whose: tuple[int, ...]
) -> None:
    """If the table shows everyone what the team has seen, the player who moved could have known."""
    assert last(stray(memory)).blamed == whose


def test_a_game_is_analysed_from_the_deal_to_its_result() -> None:
    game = Hideouts(2, 3, supply=14)
    record = play(game, [Player("stroller", Stroller)] * 3, "y2").record
    moves = [step.move for step in replay(game, record)]
    told: list[int] = []
    analysis = analyse(game, moves, told.append)
    assert told == list(range(1, len(moves) + 1))
    assert [choice.move for choice in analysis.choices] == told[1:]
    assert [moment.move for moment in analysis.curve] == told
    assert record.result is not None
    assert (analysis.won, analysis.left) == (record.result["won"], record.result["supply"])
    adds_up(analysis)
    assert analysis.par is not None
    assert analysis.par.everything_open is not None
    assert len({box.home for box in analysis.boxes}) == len(analysis.boxes)
    for choice in analysis.choices:
        best = max(worth.chance for worth in choice.worth.values())
        assert choice.worth[choice.keeper].chance == best
        assert choice.loss >= 0
        assert choice.waste >= 0
    assert analyse(game, moves[:9]).choices == analysis.choices[:8], "the same again"


def adds_up(analysis: GameAnalysis) -> None:
    for balance in (analysis.chance, analysis.tokens):
        parts = balance.start + balance.choices + balance.luck
        assert parts == pytest.approx(balance.result)
    lost = sum(choice.loss for choice in analysis.choices)
    wasted = sum(choice.waste for choice in analysis.choices)
    assert analysis.chance.choices == pytest.approx(-lost)
    assert analysis.tokens.choices == pytest.approx(-wasted)
    assert sum(share.loss for share in analysis.shares) == pytest.approx(lost)
    assert sum(share.waste for share in analysis.shares) == pytest.approx(wasted)


def test_a_game_without_a_mistake_wastes_nothing() -> None:
    play = Play().walk(*ROUND).slide(5, 4, 1, 0).do("finish")
    analysis = analyse(play.game, play.moves)
    assert analysis.won
    assert analysis.par is not None
    assert analysis.par.everything_open == 10
    assert analysis.tokens.result == 25 - 12
    assert [choice.clue for choice in analysis.choices] == [None] * len(analysis.choices)
    adds_up(analysis)


def test_an_unfinished_game_gives_nothing_of_its_deal_away() -> None:
    """Two caskets that look the same so far have the same analysis."""
    swapped = casket(
        CELLS.replace("hare", "?").replace("bat", "hare").replace("?", "bat"),
        boxes=HOMES.replace("hare", "?").replace("bat", "hare").replace("?", "bat"),
    )
    one, other = (Play(deal=deal).walk(1, 4) for deal in (casket(), swapped))
    analysis = analyse(one.game, one.moves)
    assert analysis == analyse(other.game, other.moves)
    assert (analysis.won, analysis.par) == (None, None)
    assert [box.home for box in analysis.boxes].count(None) == 5
    adds_up(analysis)


@pytest.mark.parametrize(
    "action",
    [
        Action("slide", 0),
        Action("place", 8),
        Action("place", None),
        Action("bless", 2),
        Action("finish", None),
        Action("pass", None),
        Action("correct", ("bat", 7)),
    ],
)
def test_actions_have_numbers(action: Action) -> None:
    assert action_of(number_of(action)) == action


def test_turning_points_are_the_costliest_choices_and_the_greatest_surprises() -> None:
    news = News("number:7", None, ())
    cheap = TurningPoint("choice", 2, -0.02, -0.5, NOTHING)
    wasteful = TurningPoint("choice", 3, 0.0, -1.0, NOTHING)
    surprise = TurningPoint("luck", 4, -0.2, -1.0, news)
    unexplained = TurningPoint("luck", 5, 0.3, 0.0, NOTHING)
    costly = [TurningPoint("choice", move, -0.1 * move, 0.0, news) for move in range(6, 10)]
    found = most_important([*costly, cheap, wasteful, surprise, unexplained])
    assert found == (surprise, *costly)
    assert most_important([cheap, wasteful]) == (wasteful,)
