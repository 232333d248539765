"""What an analysis says about whole games, with an evaluator that can be followed by hand."""

from __future__ import annotations

from itertools import product

import pytest

from gemkeep.core.moves import Move
from gemkeep.core.play import Player, play
from gemkeep.core.replay import replay
from gemkeep.games.diamant import Diamant
from gemkeep.minds.diamant.analysis.analysis import Balance, ChoiceMade, accuracy, analyse
from gemkeep.minds.diamant.analysis.evaluator import Worth, solve
from gemkeep.minds.diamant.analysis.rounding import adding_up
from gemkeep.minds.diamant.analysis.turning_points import TurningPoint, most_important
from gemkeep.minds.diamant.threshold_bots import bold, cautious, nine, two
from tests.games.diamant.cave import Cave
from tests.minds.analysis.purses import Purses

BOTS = (bold, two, nine, cautious)


def played(edition: str, relics: str, seats: int, seed: str = "1") -> tuple[Diamant, list[Move]]:
    game = Diamant(edition, seats, relics)
    players = [Player("bot", BOTS[seat % len(BOTS)]) for seat in range(seats)]
    record = play(game, players, seed).record
    return game, [step.move for step in replay(game, record)]


@pytest.mark.parametrize(
    "edition, relics", [("uk", "none"), ("ru", "ascending"), ("sr", "escalating")]
)
@pytest.mark.parametrize("seats", [3, 5])
def test_luck_and_skill_add_up_to_the_result(edition: str, relics: str, seats: int) -> None:
    game, moves = played(edition, relics, seats)
    analysis = analyse(game, moves, Purses())
    state = game.start()
    for move in moves:
        state = game.apply(state, move).state
    outcome = game.outcome(state)
    assert outcome is not None
    for seat, balance in enumerate(analysis.balances):
        won = 1 / len(outcome.winners) if seat in outcome.winners else 0
        parts = balance.start + balance.cards + balance.own + balance.others
        assert balance.start == pytest.approx(1 / seats)
        assert balance.result == won
        assert parts == pytest.approx(won)
    for moment in analysis.curve:
        assert sum(moment.shares) == pytest.approx(1)
    assert [moment.move for moment in analysis.curve][-1] == len(moves)
    assert [one.move for one in analysis.choices] == [
        number for number, move in enumerate(moves, start=1) if move.by != "*"
    ]


def test_a_choice_is_worth_its_average_over_what_the_others_choose() -> None:
    cave = Cave("uk", 3)
    cave.reveal("treasure:17")
    evaluator = Purses()
    decision = solve(cave.game, cave.state, evaluator)
    chances = evaluator.policies(cave.game, cave.state)
    for mine in ("on", "back"):
        expected = 0.0
        for first, last in product(("on", "back"), repeat=2):
            after = cave.state
            for seat, choice in ((0, first), (1, mine), (2, last)):
                after = cave.game.apply(after, Move(seat, "choose", choice)).state
            likely = (chances[0] if first == "on" else 1 - chances[0]) * (
                chances[2] if last == "on" else 1 - chances[2]
            )
            expected += likely * evaluator.win_shares(cave.game, [after])[0][1]
        assert decision.worth[1].of(mine) == pytest.approx(expected)
    mixed = chances[1] * decision.worth[1].on + (1 - chances[1]) * decision.worth[1].back
    assert decision.shares[1] == pytest.approx(mixed)


def test_an_open_decision_of_an_unfinished_game_stays_secret() -> None:
    cave = Cave("uk", 3)
    cave.walk("treasure:17", "treasure:15")
    cave.choose(0, "back")
    analysis = analyse(cave.game, cave.moves, Purses())
    assert [(one.move, one.decided) for one in analysis.choices] == [(2, 4), (3, 4), (4, 4)]
    assert analysis.curve[-1].move == 5


def made(chosen: str, on: float, back: float) -> ChoiceMade:
    return ChoiceMade(2, 1, 4, 1, 0, chosen, Worth(on, back), 0.5)  # type: ignore[arg-type]


def test_accuracy_is_the_part_kept_of_what_was_at_stake() -> None:
    best, worst, trifle = made("on", 0.5, 0.3), made("back", 0.5, 0.3), made("back", 0.3, 0.3)
    assert accuracy([best, trifle]) == pytest.approx(100)
    assert accuracy([worst, trifle]) == pytest.approx(0)
    assert accuracy([best, worst]) == pytest.approx(50)
    assert accuracy([best, made("on", 0.2, 0.8)]) == pytest.approx(25)
    assert accuracy([trifle]) is None
    assert worst.loss == pytest.approx(0.2)
    assert best.loss == 0


def test_what_people_read_adds_up() -> None:
    balance = Balance(start=1 / 3, cards=0.1234, own=-0.0567, others=-0.0667, result=1 / 3)
    *parts, result = adding_up(balance)
    assert result == 0.333
    assert sum(round(part * 1000) for part in parts) == 333
    assert parts == pytest.approx([1 / 3, 0.1234, -0.0567, -0.0667], abs=0.0011)


def test_turning_points_are_the_largest_in_the_order_of_the_game() -> None:
    def choice(move: int, change: float) -> TurningPoint:
        return TurningPoint("choice", move, move, 0, change, 9, 2, choice="on")

    def card(move: int, change: float) -> TurningPoint:
        return TurningPoint("card", move, move, 1, change, 9, 2, card="hazard:snake")

    losses = [choice(move, -move / 100) for move in range(1, 10)]
    cards = [card(20, 0.5), card(3, -0.4), card(5, 0.01)]
    found = most_important([*cards, *losses])
    assert [point.move for point in found] == [3, 6, 7, 8, 9, 20]
    assert most_important([choice(1, -0.01), card(2, 0.05)]) == ()
