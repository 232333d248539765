"""A game in steps of one decision: what a seat is shown, and what it is not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from gemkeep.core.game import Game
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.envs.episode import Episode
from gemkeep.games.catalogue import SPECS
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.types import DEAL, MEMORIES, Memory
from gemkeep.testing.hideouts_twins import twin

HISTORY = 4


def begun(game: Game[Any, Any], seed: str = "1", **options: Any) -> Episode:  # noqa: ANN401
    return Episode(game, SPECS[game.name], seed, **options)


def at_random(episode: Episode, random: Random) -> dict[int, Action]:
    return {seat: random.choice(episode.legal(seat)) for seat in episode.choosers}


class Dealt:
    """Scripted chance."""

    def __init__(self, deal: object) -> None:
        self._deal = deal

    def draw(self, _random: Random) -> Action:
        return Action(DEAL, self._deal)


def replayed(game: Hideouts, moves: list[Move]) -> Episode:
    """The game after these moves, the deal first."""
    same = game.from_rules(game.rules(), game.seats)
    same._deal = Dealt(moves[0].argument)  # type: ignore[assignment]
    episode = begun(same, history=HISTORY)
    for move in moves[1:]:
        episode.step({move.by: move.action})  # type: ignore[dict-item]
    return episode


@pytest.mark.parametrize("game", [Diamant("cs", 5), Hideouts(3, 3)], ids=lambda game: game.name)
def test_an_observation_is_that_of_the_seats_view(game: Game[Any, Any]) -> None:
    episode, random = begun(game, history=HISTORY), Random(5)
    spec = episode.spec
    seen = [[(0,) * spec.observation_shape[0]] * HISTORY for _ in range(game.seats)]
    while not episode.over:
        for seat in range(game.seats):
            assert episode.observation(seat) == spec.observe(episode.view(seat))
            seen[seat] = [*seen[seat][1:], episode.observation(seat)]
            assert episode.observations(seat) == tuple(seen[seat])
        assert episode.choosers
        assert not any(episode.rewards())
        episode.step(at_random(episode, random))
    assert episode.choosers == ()
    assert episode.rewards() == spec.rewards(game.outcome(episode._state))  # type: ignore[arg-type]


@pytest.mark.parametrize("memory", MEMORIES)
def test_a_casket_that_differs_only_in_what_a_seat_has_not_seen_looks_the_same(
    memory: Memory,
) -> None:
    different = 0
    for number in range(12):
        game, random = Hideouts(1 + number % 5, 2 + number % 3, memory=memory), Random(number)
        episode = begun(game, f"{number}")
        moves = [Move(CHANCE, DEAL, episode._state.deal)]
        for _ in range(10):
            chosen = at_random(episode, random)
            moves += [Move(seat, *action) for seat, action in chosen.items()]
            episode.step(chosen)
            if episode.over:
                break
        seat = number % game.seats
        other = twin(game, moves, seat, random)
        different += other != moves
        one, two = replayed(game, moves), replayed(game, other)
        assert one.observations(seat) == two.observations(seat)
        assert one.observation(seat) == one.observations(seat)[-1]
        assert one.legal(seat) == two.legal(seat)
    assert different > 6, "most games have something hidden left"


def test_without_a_memory_aid_what_went_out_of_sight_is_not_in_an_observation() -> None:
    """Each view shows only the present, so a learner has to remember by itself."""
    where = SPECS["hideouts"].layout()
    known = {}
    for memory in MEMORIES:
        episode, random = begun(Hideouts(1, 2, memory=memory)), Random(3)
        for _ in range(8):
            episode.step(at_random(episode, random))
        known[memory] = sum(episode.observation(0)[where["laid_known"]])
    assert known == {"team": 9, "own": 9, "none": 1}, "without one, only the gap is in sight"


def test_choices_made_together_are_seen_together() -> None:
    episode = begun(Diamant("uk", 3), history=2)
    where = episode.spec.layout()
    assert episode.choosers == (0, 1, 2)
    episode.step({seat: Action("choose", "on") for seat in episode.choosers})
    for seat in range(3):
        for seen in episode.observations(seat):
            assert not any(seen[where["chosen"]])
            assert not any(seen[where["choice"]])


def test_after_every_move_whoever_watches_is_called() -> None:
    phases = []
    game = Diamant("uk", 3)
    episode = begun(game, after_move=lambda view, _: phases.append(view(0).phase))
    episode.step({seat: Action("choose", "on") for seat in episode.choosers})
    assert phases == ["decide", "decide", "decide", "reveal", "decide"]
