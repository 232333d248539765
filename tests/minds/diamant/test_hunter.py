"""The Diamant bot that adapts: what it sees, what it infers, and how it responds."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, partial
from random import Random

import numpy as np
import pytest
from numpy.testing import assert_allclose

from gemkeep.core.bot import Bot, make_bot
from gemkeep.core.errors import Illegal
from gemkeep.core.game import Event
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.core.play import Player, play
from gemkeep.core.talking.talk import Talk
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.events import Decided
from gemkeep.games.diamant.types import CHOOSE, REVEAL, State
from gemkeep.games.diamant.view import View
from gemkeep.minds.diamant.challenger import challenger
from gemkeep.minds.diamant.ev_bot import EvBot
from gemkeep.minds.diamant.hunter.beliefs import learnt, strangers
from gemkeep.minds.diamant.hunter.bot import Hunter
from gemkeep.minds.diamant.hunter.measures import MEASURES, measure
from gemkeep.minds.diamant.hunter.response import hunt, respond
from gemkeep.minds.diamant.miner import miner
from gemkeep.minds.diamant.sage.judgement import Others, solve, solve_many
from gemkeep.minds.diamant.sage.reading import position_of
from gemkeep.minds.diamant.threshold_bots import BACK, ON, bold, magpie, nine, two
from gemkeep.minds.registry import find_bot
from tests.minds.diamant.test_sage import after, position, random_decisions

GAMES = [("uk", "none", 4), ("ru", "ascending", 3), ("cs", "escalating", 5)]
ROUNDING = 1e-4

LEAVERS = {
    "two": (two, "hazards", 2),
    "bold": (bold, "danger", 0.25),
    "nine": (nine, "carried", 9),
    "miner": (miner, "miner", 1),
    "ev": (EvBot().act, "ev", 1),
    "challenger": (challenger, "challenger", 1),
}


@pytest.mark.parametrize("edition, relics, players", GAMES)
def test_it_knows_when_bots_with_simple_habits_leave(
    edition: str, relics: str, players: int
) -> None:
    game = Diamant(edition, players, relics)
    for state in random_decisions(game, Random(5))[:-1]:
        measured = measure(position(game, state))
        for seat in state.to_choose:
            view = game.view(state, seat)
            seen = dict(zip(MEASURES, measured[seat], strict=True))
            for bot, name, enough in LEAVERS.values():
                assert (bot(view, (ON, BACK)) == BACK) == (seen[name] >= enough - ROUNDING), name
            tempted = seen["path"] >= 5 or seen["danger"] >= 0.25 - ROUNDING
            assert (magpie(view, (ON, BACK)) == BACK) == tempted


class Watcher(Hunter):
    """A hunter that notes how likely it thought each choice of the others."""

    def __init__(self, random: Random) -> None:
        super().__init__(random)
        self.noted: list[tuple[int, float]] = []
        """The round, and the probability of what a player then chose."""

    def see(self, event: Event) -> None:
        if isinstance(event, Decided) and self._due is not None:
            view = self._due
            forecast = self.forecast(view)
            for seat in {*event.on, *event.back} - {view.me}:
                likely = forecast[seat]
                self.noted.append((view.round, likely if seat in event.on else 1 - likely))
        super().see(event)

    def forecast(self, view: View) -> dict[int, float]:
        return dict(enumerate(self._opinion.respond(view, self._chests.of(view)).forecast.tolist()))


def play_with(game: Diamant, mine: Bot[View], others: Sequence[str], seed: str) -> list[State]:
    """The states of a game in which choices are due; my bot sits at seat 0."""
    made = [make_bot(find_bot("diamant", name), Random(f"{seed}/{name}")) for name in others]
    bots, chance = [mine, *made], Random(seed)
    talk, state, due = Talk(bots), game.start(), []
    while not state.over:
        if state.to_choose:
            seat = state.to_choose[0]
            if seat == state.in_cave[0]:
                due.append(state)
            move = Move(seat, *bots[seat].act(game.view(state, seat), (ON, BACK)))
        else:
            move = Move(CHANCE, *game.chance(state).draw(chance))
        state, events = game.apply(state, move)
        talk.after_move(partial(game.view, state), events)
    return due


@cache
def watcher(others: tuple[str, ...]) -> Watcher:
    """One that has watched a game with these players."""
    mine = Watcher(Random(1))
    play_with(Diamant("uk", len(others) + 1, "none"), mine, others, "watched")
    return mine


def test_it_foresees_what_players_with_habits_choose() -> None:
    noted = watcher(("two", "nine", "bold")).noted
    late = [likely for number, likely in noted if number >= 3]
    assert sum(likely > 0.5 for likely in late) > 0.9 * len(late)
    first = [likely for number, likely in noted if number == 1]
    assert sum(late) / len(late) > sum(first) / len(first) + 0.05


def test_it_tells_one_habit_from_another() -> None:
    mine = watcher(("two", "nine", "bold"))
    game = Diamant("uk", 4, "none")
    state = game.start()
    for card in ("hazard:snake", "hazard:lava"):
        state = game.apply(state, Move(CHANCE, REVEAL, card)).state
        if card == "hazard:snake":
            state = after(game, state, set(range(4)))
    forecast = mine.forecast(game.view(state, 0))
    assert forecast[1] < 0.2  # the second hazard
    assert forecast[2] > 0.8  # nobody carries anything
    assert forecast[3] > 0.6


def test_it_never_is_certain_and_unlearns() -> None:
    game = Diamant("uk", 4, "none")
    here = position(game, random_decisions(game, Random(1))[0])
    beliefs, everyone = strangers(4), np.ones(4)
    for _ in range(40):
        beliefs = learnt(beliefs, respond(here, beliefs).likely, everyone, everyone)
    assert 0.9 < respond(here, beliefs).forecast[1] < 1
    for _ in range(8):
        beliefs = learnt(beliefs, respond(here, beliefs).likely, 1 - everyone, everyone)
    assert respond(here, beliefs).forecast[1] < 0.6  # players who look at nothing go on at 0.5


def test_it_takes_what_a_habit_gives_and_reckons_with_other_hunters() -> None:
    """Two players, and one alone in leaving takes all: each wants what the other does not."""
    own = np.asarray([[[0.0, 0.0], [0.3, 0.7], [0.7, 0.3], [0.4, 0.4]]], np.float32)
    sage = solve_many(own, np.zeros((1, 2), np.float32))
    never, hunter = np.zeros((1, 2), np.float32), np.ones((1, 2), np.float32)
    assert_allclose(hunt(own, sage, Others(never, hunter)), sage, atol=0.02)
    staying = Others(np.asarray([[0, 0.99]], np.float32), np.asarray([[1, 0]], np.float32))
    assert hunt(own, sage, staying)[0, 0] < 0.01
    leaving = Others(np.asarray([[0, 0.01]], np.float32), np.asarray([[1, 0]], np.float32))
    assert hunt(own, sage, leaving)[0, 0] > 0.99


def test_it_plays_much_like_sage_among_its_copies() -> None:
    game = Diamant("uk", 4, "none")
    lost: list[float] = []

    class Compared(Hunter):
        def act(self, view: View, legal: tuple[Action, ...]) -> Action:
            decision = solve(position_of(view, self._chests.of(view)))
            on, back = decision.worth(0)
            strayed = self.policy(view, legal)[ON] - decision.often(0)
            lost.append(strayed * (back - on))
            return super().act(view, legal)

    for seed in range(2):
        play_with(game, Compared(Random(seed)), ("sage", "sage", "sage"), f"sages/{seed}")
    assert sum(lost) / 2 < 0.02  # of the victory, in a game


@pytest.mark.parametrize("edition, relics", [("uk", "ascending"), ("cs", "escalating")])
def test_closed_chests_do_not_matter_to_it(edition: str, relics: str) -> None:
    games = [Diamant(edition, 3, relics, totals) for totals in ("open", "hidden")]
    players = [Player(name, find_bot("diamant", name)) for name in ("hunter", "ev", "nine")]
    first, second = (play(game, players, "chests").record.moves for game in games)
    assert first == second


def test_it_does_not_know_what_others_have_chosen_in_secret() -> None:
    game = Diamant("uk", 4, "none")
    for state in random_decisions(game, Random(4))[:-1]:
        if len(state.in_cave) < 2:
            continue
        other, me = state.in_cave[:2]
        policies = []
        for choice in ("on", "back"):
            twin = game.apply(state, Move(other, CHOOSE, choice)).state
            mine = Hunter(Random(1))
            mine.observe(game.view(twin, me))
            policies.append(mine.policy(game.view(twin, me), (ON, BACK)))
        assert policies[0] == policies[1]


def test_it_sits_down_in_the_middle_of_a_game() -> None:
    game = Diamant("cs", 5, "escalating")
    state = random_decisions(game, Random(3))[-3]
    mine = Hunter(Random(1))
    mine.see(Decided(on=(0, 1), back=(2,)))  # in a position that it never saw
    seat = state.to_choose[0]
    policy = mine.policy(game.view(state, seat), (ON, BACK))
    assert policy[ON] + policy[BACK] == pytest.approx(1)
    assert "%" in mine.analyse(game.view(state, seat), (ON, BACK)).explanation
    with pytest.raises(Illegal, match="plays a seat"):
        mine.policy(game.view(state, None), (ON, BACK))


def test_it_wins_most_games_among_bots_with_one_habit() -> None:
    game = Diamant("uk", 4, "none")
    names = ("hunter", "nine", "nine", "nine")
    players = [Player(name, find_bot("diamant", name)) for name in names]
    won = [0 in play(game, players, f"hunter/{number}").outcome.winners for number in range(8)]
    assert sum(won) >= 5
