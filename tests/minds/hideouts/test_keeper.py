"""The keeper of Hideouts: its rules are the game's, it wins, and it knows no more than its team."""

from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from math import factorial
from random import Random

import numpy as np
import pytest
from numba import typeof

from gemkeep.core.bot import BotSource
from gemkeep.core.moves import CHANCE, Action, Move
from gemkeep.core.play import Player, play
from gemkeep.games.hideouts import Hideouts, State
from gemkeep.games.hideouts.board.sight import read_by_team
from gemkeep.games.hideouts.catalogue import LEVELS, NUMBER_OF, NUMBERS
from gemkeep.games.hideouts.types import BLESS, CELLS, CORRECT, FINISH, PLACE, SLIDE, WALLS, Level
from gemkeep.minds.estimates import proportion
from gemkeep.minds.hideouts.keeper import casket, policy
from gemkeep.minds.hideouts.keeper.bot import Keeper
from gemkeep.minds.hideouts.keeper.compiled import Ints
from gemkeep.minds.hideouts.keeper.effort import WORLDS
from gemkeep.minds.hideouts.keeper.limits.exact import GONE, Solver, Tray, first_positions
from gemkeep.minds.hideouts.keeper.limits.homes_known import chances_from
from gemkeep.minds.hideouts.keeper.limits.small import keeper_on
from gemkeep.minds.hideouts.keeper.numbers.known import tokens_when_known
from gemkeep.minds.hideouts.keeper.numbers.positions import DOWN, PATTERNS
from gemkeep.minds.hideouts.keeper.numbers.seeking import no_search
from gemkeep.minds.hideouts.keeper.numbers.solving import KEPT, SURE
from gemkeep.minds.hideouts.keeper.policy import act
from gemkeep.minds.hideouts.keeper.rules import deal, look, redraw
from gemkeep.minds.hideouts.keeper.search import POSITIONS, decide
from gemkeep.minds.hideouts.keeper.tables import KIND, kinds_of, rules_of
from gemkeep.minds.hideouts.keeper.team import WHOLE_TRAY, seeded, win_rate
from gemkeep.minds.hideouts.walker import Walker
from gemkeep.minds.random_bot import RandomBot

MIXED = Level(
    "Mixed",
    ("number:1", "number:2", "lock:A", "rune:1", "rune:2", "rune:3", "mechanism", "action"),
    advanced=True,
    advanced_charge="once",
    advanced_start=True,
)
PHASES = {"turn": 0, "free": 1, "bless": 2, "place": 3, "close": 4, "over": 5}


def compiled_state(game: Hideouts, state: State) -> Ints:
    """A dealt game as the keeper's array."""
    g = np.zeros(casket.SIZE, np.int64)
    start = state.deal.start
    for cell in CELLS:
        g[casket.STAND + cell] = g[casket.POS + cell] = cell
        dealt, hideout = state.deal.boxes[cell], state.deal.hideouts[cell]
        g[casket.WALL + cell] = -1
        g[casket.GUARD + cell] = g[casket.HOME + cell] = casket.NOBODY
        if dealt is not None and hideout is not None:
            g[casket.HID + cell] = KIND[hideout]
            g[casket.GUARD + cell] = NUMBER_OF[state.deal.cells[cell]]
            g[casket.HOME + cell] = NUMBER_OF[dealt.home]
            g[casket.HOMEBOX + NUMBER_OF[dealt.home]] = cell
            g[casket.WALL + cell] = WALLS.index(dealt.seal)
            g[casket.MAYBE + cell] = 1 << g[casket.WALL + cell]
    g[casket.BOXED : casket.BOXED + 8] = -1
    g[casket.GAP] = g[casket.START] = start
    g[casket.SUPPLY] = g[casket.BEFORE] = state.supply
    g[casket.SYMBOL] = -1
    g[casket.SEALED] = g[casket.RESTING] = WHOLE_TRAY & ~(1 << start)
    look(g, rules_of(game.setup.level))
    return g


def number_of(state: State, action: Action) -> int:
    """The action as the keeper numbers it; it names boxes, not cells."""
    verb, argument = action
    if verb == SLIDE:
        assert isinstance(argument, int)
        return argument
    if verb in (PLACE, BLESS):
        if argument is None:
            return policy.LEAVE
        assert isinstance(argument, int)
        return (policy.PLACE if verb == PLACE else policy.BLESS) + state.standing[argument]
    if verb == CORRECT:
        assert isinstance(argument, tuple)
        guardian, cell = argument
        return policy.CORRECT + 9 * NUMBER_OF[guardian] + state.standing[cell]
    return policy.FINISH if verb == FINISH else policy.PASS


@pytest.mark.parametrize(
    "game",
    [
        Hideouts(1, 2, supply=12),
        Hideouts(2, 3, advanced=True),
        Hideouts(3, 2),
        Hideouts(4, 4, advanced=True),
        Hideouts(5, 2),
        Hideouts(MIXED, 2),
    ],
)
def test_its_rules_are_those_of_the_game(game: Hideouts) -> None:
    """Any moves lead to the same position, with the same seals read."""
    rules, random = rules_of(game.setup.level), Random(f"rules/{game.setup.level.name}")
    for _ in range(4):
        state, _ = game.apply(game.start(), Move(CHANCE, *game.chance(game.start()).draw(random)))
        g = compiled_state(game, state)
        while game.outcome(state) is None:
            action = random.choice(game.legal(state, state.turn))
            act(g, rules, number_of(state, action))
            state, _ = game.apply(state, Move(state.turn, *action))
            assert g[casket.PHASE] == PHASES[state.phase]
            assert [g[at] for at in (casket.GAP, casket.SUPPLY, casket.SEALED, casket.SHOWN)] == [
                state.gap,
                state.supply,
                state.sealed,
                state.shown,
            ]
            assert (g[casket.RESTING], g[casket.IDLE]) == (state.resting, state.idle)
            assert tuple(g[casket.STAND : casket.STAND + 9]) == state.standing
            assert {box for box in CELLS if g[casket.READ] >> box & 1} == read_by_team(
                game.setup, state
            )
        assert bool(g[casket.WON]) == (state.ending == "finished")


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("level", [1, 2, 3, 4])
def test_it_wins_the_first_levels(level: int, advanced: bool) -> None:  # noqa: FBT001
    assert win_rate(level, advanced=advanced, games=5, seed=3, effort=60).value == 1


def test_it_is_strong_where_tokens_are_scarce() -> None:
    """A few games with little thought; `make bench keeper` has the figures."""
    assert win_rate(1, supply=14, games=20, seed=3, effort=100).high > 0.88


def test_a_little_thought_is_better_than_none() -> None:
    """What looks best in a few imagined games is preferred only if that is hardly by chance."""
    thought = win_rate(1, supply=14, games=200, seed=3, effort=30)
    assert thought.low > win_rate(1, supply=14, games=2000, seed=3, effort=0).high


@pytest.mark.parametrize("advanced", [False, True])
def test_the_quick_player_searches_for_numbers_in_both_modes(advanced: bool) -> None:  # noqa: FBT001
    """It leaves guardians where they are when empty cells cost tokens, and so loses no more."""
    assert win_rate(5, advanced=advanced, games=1000, seed=3, effort=0).low > 0.79


def test_it_plays_the_same_with_any_memory_aid() -> None:
    """The team members tell each other everything the memory aids would show, and remember it."""
    for level in (2, 4):
        records = [
            play(
                Hideouts(level, 3, advanced=True, memory=memory),
                [Player("keeper", Keeper)] * 3,
                "7",
            )
            for memory in ("team", "own", "none")
        ]
        assert len({str(played.record.moves) for played in records}) == 1


@pytest.mark.parametrize("mate", [RandomBot, Walker])
@pytest.mark.parametrize("game", [Hideouts(MIXED, 2, memory="none"), Hideouts(3, 2, memory="own")])
def test_it_plays_with_those_who_say_little_and_make_mistakes(
    game: Hideouts, mate: BotSource
) -> None:
    for seed in range(2):
        play(game, [Player("keeper", Keeper), Player("mate", mate)], f"mates/{seed}")


def test_a_custom_level_is_played_with_any_supply() -> None:
    for supply in (1, 3, 10):
        win_rate(replace(MIXED, supply=supply), games=3, effort=20)


def redrawn(level: int, supply: int, effort: int) -> Iterator[bool]:
    """Games in which everything the team can't know is redrawn before each decision."""
    rules, luck, room = rules_of(LEVELS[level]), seeded(11), policy.make_room()
    g, values = np.zeros(casket.SIZE, np.int64), np.zeros(policy.ACTIONS)
    while True:
        deal(g, rules, WHOLE_TRAY, kinds_of(LEVELS[level]), supply, luck)
        while g[casket.PHASE] != casket.OVER:
            redraw(g, rules, luck)
            act(g, rules, decide(g, rules, luck, effort, 2, room, values))
        yield bool(g[casket.WON])


@pytest.mark.parametrize("level, supply, effort, games", [(5, 25, 0, 300), (1, 14, 20, 30)])
def test_nothing_that_the_team_cannot_know_helps_it(
    level: int, supply: int, effort: int, games: int
) -> None:
    """The no-leak law: redrawing the secrets changes how often it wins only by chance."""
    usual = win_rate(level, supply=supply, games=games, seed=12, effort=effort)
    again = redrawn(level, supply, effort)
    other = proportion(sum(next(again) for _ in range(games)), games)
    assert usual.low < other.high
    assert other.low < usual.high


@pytest.mark.parametrize(
    "hideouts, supply, advanced",
    [
        ((0, 0, 0), 4, False),
        ((0, 0, 0), 5, True),
        ((1, 2, 3), 6, False),
    ],
)
def test_on_a_small_tray_it_plays_as_well_as_possible(
    hideouts: tuple[int, ...], supply: int, *, advanced: bool
) -> None:
    """Both chances are exact: one of the best play, one of what the keeper does everywhere."""
    random, best, kept = Random(4), 0.0, 0.0
    for _ in range(2):
        walls = tuple(random.randrange(4) for _ in range(4))
        tray = Tray(2, 2, random.randrange(4), walls, hideouts, advanced)
        best += Solver(tray).chance_to_win(supply) / 2
        kept += Solver(tray, keeper_on(tray, 1000)).chance_to_win(supply) / 2
    assert best - 0.01 <= kept <= best + 1e-9


@pytest.mark.parametrize("advanced", [False, True])
def test_nobody_wins_more_often_than_those_who_know_all_homes(advanced: bool) -> None:  # noqa: FBT001
    """Two programs agree on what these win, and a team that must read the seals wins no more."""
    supply, tray = 6, Tray(2, 2, 1, (2, 0, 3, 1), (1, 2, 3), advanced)
    bound = chances_from(1, 2, 2, supply, advanced=advanced)[supply]
    solver = Solver(tray)
    _, known = next(first_positions(tray, supply))
    told = known._replace(homes=(0, GONE, 1, 2))
    assert solver.worth(told) == pytest.approx(bound, abs=1e-6)
    assert solver.chance_to_win(supply) <= bound + 1e-6


def test_levels_with_and_without_the_table_share_machine_code() -> None:
    """For arrays of other types, Numba would compile everything again."""
    names = ("number:1", "number:2", "number:3")
    with_table = rules_of(Level("small", names), 2, 2).search
    assert [*map(typeof, with_table)] == [*map(typeof, no_search())]


@pytest.mark.parametrize("advanced", [False, True])
@pytest.mark.parametrize("columns, most", [(2, 3e-3), (3, 0.05)])
def test_the_table_of_the_numbers_is_near_what_is_possible(
    columns: int,
    most: float,
    advanced: bool,  # noqa: FBT001
) -> None:
    """Whatever the supply, it is at most the best chance, and less only by what it forgets."""
    boxes = 2 * columns - 1
    names = tuple(f"number:{number + 1}" for number in range(boxes))
    search = rules_of(Level("small", names, advanced=advanced), 2, columns).search
    pattern = sum(DOWN * PATTERNS**place for place in range(boxes))
    first = search.first[search.turned[0], pattern]
    found = search.chances[first] / SURE
    supplies = [boxes + 1 + 2 * step for step in range(KEPT)]
    best = chances_from(0, 2, columns, supplies[-1], advanced=advanced)[supplies]
    assert (best - found).min() >= -3e-3
    assert (best - found).max() <= most


@pytest.mark.parametrize("advanced", [False, True])
def test_the_table_of_known_numbers_has_the_fewest_tokens(advanced: bool) -> None:  # noqa: FBT001
    """They are the steps from number to number, deal by deal and over all deals, in both modes."""
    game = Hideouts(5, 2, advanced=advanced)
    rules = rules_of(game.setup.level)
    for seed in range(8):
        dealing = Move(CHANCE, *game.chance(game.start()).draw(Random(seed)))
        state = game.apply(game.start(), dealing).state
        deal = state.deal
        stops = [deal.start, *(deal.hideouts.index(name) for name in NUMBERS), deal.start]
        steps = sum(int(rules.steps[a, b]) for a, b in pairwise(stops))
        assert tokens_when_known(compiled_state(game, state), rules) == steps
    every_order = rules.search.known[:, -factorial(8) :]
    dealt = [every_order[part, :, start] for part, start in enumerate((0, 1, 4))]
    assert min(int(tokens.min()) for tokens in dealt) == 10
    assert max(int(tokens.max()) for tokens in dealt) == 24
    assert np.dot([4, 4, 1], [tokens.mean() for tokens in dealt]) / 9 == pytest.approx(18)


def all_is_known(g: Ints) -> bool:
    """Whether the team knows every home and number, and nobody is in a wrong box."""
    boxed = [(g[casket.BOXED + at], g[casket.HOMEBOX + at]) for at in range(8)]
    numbers_down = int(g[casket.SEALED] & ~g[casket.SHOWN]).bit_count()
    homes_read = int(g[casket.READ]).bit_count()
    return numbers_down <= 1 and homes_read == 8 and all(box in (-1, home) for box, home in boxed)


@pytest.mark.parametrize("advanced", [False, True])
def test_it_wastes_no_token_once_all_is_known(advanced: bool) -> None:  # noqa: FBT001
    played, room, values = (
        replace(LEVELS[5], advanced=advanced),
        policy.make_room(),
        np.zeros(policy.ACTIONS),
    )
    rules, g, to_spare = rules_of(played), np.zeros(casket.SIZE, np.int64), list[int]()
    for seed in range(20):
        luck, left = seeded(seed), None
        deal(g, rules, WHOLE_TRAY, kinds_of(played), 25, luck)
        while g[casket.PHASE] != casket.OVER:
            if left is None and g[casket.PHASE] == casket.TURN and all_is_known(g):
                left = g[casket.SUPPLY] - tokens_when_known(g, rules)
            act(g, rules, decide(g, rules, luck, 30, WORLDS, room, values))
        if left is not None and left >= 0:
            to_spare.append(left)
            assert g[casket.WON], f"deal {seed}"
            assert g[casket.SUPPLY] == left, f"deal {seed}"
    assert max(to_spare) > 1, "no game in which anything could be wasted"


def test_a_decision_takes_a_bounded_time() -> None:
    """It is bounded by the positions that are valued, so it is the same on every machine."""
    rules, room, values = rules_of(LEVELS[5]), policy.make_room(), np.zeros(policy.ACTIONS)
    g = np.zeros(casket.SIZE, np.int64)
    deal(g, rules, WHOLE_TRAY, kinds_of(LEVELS[5]), 22, seeded(1))
    chosen = {decide(g, rules, seeded(2), 9999, WORLDS, room, values) for _ in range(2)}
    assert len(chosen) == 1
    assert room[policy.WORK, 0] < 1.05 * POSITIONS
