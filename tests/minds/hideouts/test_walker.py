"""What the walker does in Hideouts, in deals that can be checked by hand."""

from typing import Any

import pytest

from gemkeep.core.game import Game, Outcome
from gemkeep.core.moves import Action, Move
from gemkeep.core.play import Player, play
from gemkeep.core.replay import replay
from gemkeep.games.hideouts import Hideouts, Level, State, View
from gemkeep.games.hideouts.board.tray import NEIGHBOURS
from gemkeep.games.hideouts.types import Memory
from gemkeep.minds.hideouts.routes import Terms, routes
from gemkeep.minds.hideouts.walker import Walker

ALL_BUT_CENTRE = 0b1_1110_1111


def outcomes(game: Game[Any, Any], games: int) -> list[Outcome]:
    players = [Player("walker", Walker)] * game.seats
    return [play(game, players, f"walks/{number}").outcome for number in range(games)]


def wins(game: Game[Any, Any], games: int) -> int:
    return sum(outcome.reason == "finished" for outcome in outcomes(game, games))


def test_if_nothing_is_needed_the_walk_leads_home() -> None:
    table = routes(Terms(start=0))
    assert table[0] == (0, 1, 2, 1, 2, 3, 2, 3, 4)


def test_a_walk_past_every_cell_and_home_takes_ten_moves() -> None:
    """Nine cells, one more of one colour than of the other: no round trip of nine exists."""
    for start in range(9):
        assert routes(Terms(start))[0b1_1111_1111 & ~(1 << start)][start] == 10


def test_a_needed_cell_under_the_gap_must_be_left_and_revisited() -> None:
    assert routes(Terms(start=4))[1 << 4][4] == 2


def test_cells_that_must_be_first_are_visited_first() -> None:
    corner_last = Terms(start=4, first=(0b1_0000_0000, 0, 0, 0, 0, 0, 0, 0, 0))
    both = 0b1_0000_0001
    assert routes(Terms(start=4))[both][1] < routes(corner_last)[both][1]


def test_advanced_mode_makes_empty_cells_expensive() -> None:
    dear = Terms(start=4, empty_costs=True)
    assert routes(dear)[0][0] == 3  # over an empty edge for two, then home for one
    assert routes(dear._replace(start_costs=True))[0][0] == 4
    assert routes(dear)[1 << 1][0] == 2  # a guardian is fetched on the way


def test_a_walk_never_costs_more_than_one_price_beyond_its_next_step() -> None:
    for terms in (Terms(4), Terms(1, empty_costs=True)):
        table = routes(terms)
        for gap, beside in enumerate(NEIGHBOURS):
            best = min(
                terms.price(cell, ALL_BUT_CENTRE) + table[terms.done(cell, ALL_BUT_CENTRE)][cell]
                for cell in beside
            )
            assert table[ALL_BUT_CENTRE][gap] == best


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_a_team_of_walkers_wins_the_first_four_levels(level: int, seats: int) -> None:
    assert wins(Hideouts(level, seats), 5) >= 4


def test_a_team_of_walkers_wins_some_of_the_fifth() -> None:
    assert wins(Hideouts(5, 2), 12) >= 2


@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_advanced_mode_is_won_too(level: int) -> None:
    assert wins(Hideouts(level, 2, advanced=True), 8) >= 7


def test_walkers_with_only_their_own_memory_still_win_some() -> None:
    assert wins(Hideouts(1, 4, memory="own"), 15) >= 1


@pytest.mark.parametrize("memory", ["own", "none"])
@pytest.mark.parametrize("level", [2, 3, 4, 5])
def test_less_memory_is_played_to_the_end(level: int, memory: Memory) -> None:
    assert outcomes(Hideouts(level, 3, memory=memory), 2)


def test_a_custom_level_with_everything_in_it_is_played() -> None:
    everything = (
        "number:1",
        "number:2",
        "lock:A",
        "rune:1",
        "rune:2",
        "rune:3",
        "mechanism",
        "action",
    )
    level = Level("Bits", everything, advanced=True, advanced_charge="once", advanced_start=True)
    assert wins(Hideouts(level, 3), 6) >= 3


def test_only_certain_guardians_are_placed_while_tokens_last() -> None:
    game = Hideouts(1, 2)
    players = [Player("walker", Walker)] * 2
    for number in range(20):
        record = play(game, players, f"certain/{number}").record
        before = None
        for _, move, state, _ in replay(game, record):
            if before is not None and move.verb == "place" and before.supply > 15:
                _is_home_or_left(game, before, move)
            before = state


def _is_home_or_left(game: Hideouts, state: State, move: Move) -> None:
    view = game.view(state, state.turn)
    guardian = view.cells[state.gap].guardian
    home = next((box.cell for box in view.boxes if box.seal == guardian), None)
    assert move.argument == home


def test_a_misplaced_guardian_is_corrected_once_its_home_is_known() -> None:
    game = Hideouts(1, 2)
    corrected = 0
    for number in range(30):
        players = [Player("walker", Walker), Player("careless", Careless)]
        record, _ = play(game, players, f"careless/{number}")
        corrected += sum(move[1] == "correct" for move in record.moves if isinstance(move, list))
    assert corrected > 5


class Careless(Walker):
    """A walker that puts the first guardian it finds into the first box."""

    def act(self, view: View, legal: tuple[Action, ...]) -> Action:
        if view.phase == "place" and not any(box.guardians for box in view.boxes):
            return legal[0]
        return super().act(view, legal)
