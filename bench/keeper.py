"""How strong the keeper of Hideouts is: its figures, strength against time, and three checks.

Every row is printed as soon as it is measured. GAMES sets the games of each row (200 by default; an
interval of 0.01 takes thousands), EFFORT how many games the keeper imagines before a decision, and
PARTS which parts are run, as in PARTS=figures,bound. FIRST is the number of the curve's first deal.
PARTS=easy, level-5 and scarce play GAMES of each kind (levels 1 to 4, level 5, level 1 with few
tokens) in rounds that are kept in the file RESULTS; they go on where they were stopped. PARTS=told
plays level 5 with all homes known, and PARTS=deals counts losses by the tokens that the deal takes.
"""

import os
import time
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import replace
from functools import partial
from pathlib import Path
from random import Random

import numpy as np

from bench.curve import Point, draw
from bench.keeper_games import A_ROUND, Kind, play_rounds, summary
from gemkeep.core.play import Player, play
from gemkeep.games.hideouts import Hideouts
from gemkeep.games.hideouts.catalogue import LEVELS
from gemkeep.minds.estimates import Estimate, proportion
from gemkeep.minds.hideouts.keeper import casket, policy
from gemkeep.minds.hideouts.keeper.bot import Keeper
from gemkeep.minds.hideouts.keeper.effort import FULL, WORLDS
from gemkeep.minds.hideouts.keeper.limits.exact import Solver, Tray
from gemkeep.minds.hideouts.keeper.limits.homes_known import chances_on_level_5
from gemkeep.minds.hideouts.keeper.limits.small import keeper_on
from gemkeep.minds.hideouts.keeper.numbers.known import tokens_when_known
from gemkeep.minds.hideouts.keeper.policy import act
from gemkeep.minds.hideouts.keeper.rules import deal, redraw
from gemkeep.minds.hideouts.keeper.search import decide
from gemkeep.minds.hideouts.keeper.tables import kinds_of, rules_of
from gemkeep.minds.hideouts.keeper.team import WHOLE_TRAY, seeded, win_rate

GAMES = int(os.environ.get("GAMES", "200"))
FIRST = int(os.environ.get("FIRST", "0"))
EFFORT = int(os.environ.get("EFFORT", str(FULL)))
HARD = ((5, False, 25), (5, True, 25), (1, False, 14), (1, True, 16))
EASY = tuple((level, advanced, 25) for level in (1, 2, 3, 4) for advanced in (False, True))
EFFORTS = tuple(int(it) for it in os.environ.get("EFFORTS", "0,30,100,300,1000").split(","))
SMALL = (
    ((0, 0, 0), 4, False),
    ((0, 0, 0), 5, True),
    ((1, 2, 3), 5, False),
    ((1, 2, 3), 6, False),
    ((1, 2, 3), 7, True),
)
TRAYS = 8
LIMIT = 200
"""The milliseconds that a decision may take."""
PICTURE = Path("docs/pictures/keeper-strength.svg")


def run() -> None:
    win_rate(1, games=1, effort=8)  # compiled now, not while measuring
    for part in os.environ.get("PARTS", USUAL).split(","):
        PARTS[part]()


def figures() -> None:
    print(f"\n{GAMES} games each, {EFFORT} games imagined before a decision")
    for level, advanced, supply in (*HARD, *EASY):
        found = measured(level, advanced, supply, EFFORT)
        print(f"{named(level, advanced, supply)} {shown(found)}", flush=True)


def many_games(kinds: Iterable[tuple[int, bool, int]]) -> None:
    """Print how many games of each kind were lost; see `bench/keeper_games.py`."""
    asked = [Kind(*kind, EFFORT) for kind in kinds]
    played = list(play_rounds(asked, GAMES))
    for kind in asked:
        print(f"{named(*kind[:3])} {summary(kind, played)}")
    won, games = sum(one.won for one in played), A_ROUND * len(played)
    print(f"together {shown(proportion(won, games))}, lost {games - won} of {games}")


def strength_against_time() -> None:
    """Print a row for each effort, and draw the picture."""
    print("\nstrength against time: milliseconds of one core per decision")
    lines: dict[str, list[Point]] = {}
    for level, advanced, supply in HARD:
        name = named(level, advanced, supply)
        for effort in EFFORTS:
            won, times = timed_games(level, advanced, supply, effort)
            found = proportion(won, GAMES)
            mean, nearly_all, longest = (
                1000 * float(it) for it in (np.mean(times), np.quantile(times, 0.99), max(times))
            )
            taken = f"mean {mean:.2f} ms, 99 % below {nearly_all:.2f} ms, at most {longest:.2f} ms"
            print(f"{name} effort {effort:5} {shown(found)} {taken}", flush=True)
            lines.setdefault(" ".join(name.split()), []).append((mean, found))
    draw(lines, LIMIT, PICTURE)
    print(f"drawn in {PICTURE}")


def timed_games(level: int, advanced: bool, supply: int, effort: int) -> tuple[int, list[float]]:  # noqa: FBT001
    """The games won, and the time of each decision in which there was a choice."""
    played = replace(LEVELS[level], advanced=advanced)
    rules, room, won, times = rules_of(played), policy.make_room(), 0, []
    g, values = np.zeros(casket.SIZE, np.int64), np.zeros(policy.ACTIONS)
    for number in range(FIRST, FIRST + GAMES):
        luck = seeded(number)
        deal(g, rules, WHOLE_TRAY, kinds_of(played), supply, luck)
        while g[casket.PHASE] != casket.OVER:
            began = time.process_time()
            action = decide(g, rules, luck, effort, WORLDS, room, values)
            if (values >= 0).sum() > 1 or not effort:
                times.append(time.process_time() - began)
            act(g, rules, action)
        won += int(g[casket.WON])
    return won, times


def bound() -> None:
    """An upper bound on level 5: the chance of a team that knows all homes."""
    print("\nlevel 5 for a team that knows all homes, exactly")
    for advanced in (False, True):
        chances = chances_on_level_5(25, advanced=advanced)
        for supply in range(16, 26):
            print(f"{named(5, advanced, supply)} {chances[supply]:.5f}", flush=True)


def same_through_the_engine() -> None:
    """The bot, through views and talk, wins as often as the team in memory."""

    class Same(Keeper):
        effort = 100

    print("\nlevel 1 with 14 tokens, the bot through the engine, and the same in memory")
    for memory in ("team", "none"):
        game = Hideouts(1, 2, supply=14, memory=memory)
        players = [Player("keeper", Same)] * 2
        won = sum(play(game, players, f"{at}").outcome.reason == "finished" for at in range(GAMES))
        print(f"engine, memory {memory}: {shown(proportion(won, GAMES))}", flush=True)
    print(
        f"in memory: {shown(win_rate(1, supply=14, games=GAMES, seed=1, effort=100))}", flush=True
    )


def nothing_leaks() -> None:
    """Everything the team can't know is redrawn before each decision."""
    print("\nthe secrets redrawn before each decision")
    for level, advanced, supply in HARD:
        if advanced:
            continue
        won = sum(redrawn_game(level, supply, number) for number in range(GAMES))
        usual = measured(level, advanced, supply, 100)
        print(
            f"{named(level, advanced, supply)} redrawn {shown(proportion(won, GAMES))}, "
            f"usual {shown(usual)}",
            flush=True,
        )


def redrawn_game(level: int, supply: int, number: int) -> bool:
    rules, luck, room = rules_of(LEVELS[level]), seeded(number), policy.make_room()
    g, values = np.zeros(casket.SIZE, np.int64), np.zeros(policy.ACTIONS)
    deal(g, rules, WHOLE_TRAY, kinds_of(LEVELS[level]), supply, luck)
    while g[casket.PHASE] != casket.OVER:
        redraw(g, rules, luck)
        act(g, rules, decide(g, rules, luck, 100, WORLDS, room, values))
    return bool(g[casket.WON])


def best_on_small_trays() -> None:
    """The exact chance of the best play, and of what the keeper does in every position."""
    print("\non trays of 2 x 2, exactly")
    for hideouts, supply, advanced in SMALL:
        random, best, kept = Random(1), 0.0, 0.0
        for _ in range(TRAYS):
            walls = tuple(random.randrange(4) for _ in range(4))
            tray = Tray(2, 2, random.randrange(4), walls, hideouts, advanced)
            best += Solver(tray).chance_to_win(supply) / TRAYS
            kept += Solver(tray, keeper_on(tray, EFFORT)).chance_to_win(supply) / TRAYS
        mode = " advanced" if advanced else ""
        print(f"{hideouts}{mode}, {supply} tokens: best {best:.4f}, keeper {kept:.4f}", flush=True)


def homes_told() -> None:
    """How often the team wins level 5 if it is told all homes at the start."""
    print(f"\nlevel 5 with all homes known, {EFFORT} games imagined before a decision")
    for advanced in (False, True):
        played = replace(LEVELS[5], advanced=advanced)
        rules, room, values = rules_of(played), policy.make_room(), np.zeros(policy.ACTIONS)
        g, luck, won = np.zeros(casket.SIZE, np.int64), seeded(1), 0
        for _ in range(GAMES):
            deal(g, rules, WHOLE_TRAY, kinds_of(played), 25, luck)
            for guardian in range(rules.options[casket.BOXES]):
                g[casket.READ] |= 1 << g[casket.HOMEBOX + guardian]
            while g[casket.PHASE] != casket.OVER:
                act(g, rules, decide(g, rules, luck, EFFORT, WORLDS, room, values))
            won += int(g[casket.WON])
        print(f"{named(5, advanced, 25)} {shown(proportion(won, GAMES))}", flush=True)


def losses_by_deal() -> None:
    """The games of level 5 that are lost, by the tokens that the deal takes if all is known."""
    print(f"\nlost games of level 5, {EFFORT} games imagined before a decision")
    for advanced in (False, True):
        played = replace(LEVELS[5], advanced=advanced)
        rules, room, values = rules_of(played), policy.make_room(), np.zeros(policy.ACTIONS)
        g, luck = np.zeros(casket.SIZE, np.int64), seeded(1)
        games, lost = Counter[int](), Counter[int]()
        for _ in range(GAMES):
            deal(g, rules, WHOLE_TRAY, kinds_of(played), 25, luck)
            tokens = tokens_when_known(g, rules)
            while g[casket.PHASE] != casket.OVER:
                act(g, rules, decide(g, rules, luck, EFFORT, WORLDS, room, values))
            games[tokens] += 1
            lost[tokens] += not g[casket.WON]
        listed = ", ".join(f"{lost[at]} of {games[at]} that take {at}" for at in sorted(games))
        print(f"{named(5, advanced, 25)} {listed}", flush=True)


def measured(level: int, advanced: bool, supply: int, effort: int) -> Estimate:  # noqa: FBT001
    return win_rate(level, advanced=advanced, supply=supply, games=GAMES, seed=1, effort=effort)


def named(level: int, advanced: bool, supply: int) -> str:  # noqa: FBT001
    return f"level {level}{' advanced' if advanced else '':9} {supply} tokens"


def shown(found: Estimate) -> str:
    return f"{found.value:.4f} ({found.low:.4f} to {found.high:.4f})"


PARTS: dict[str, Callable[[], None]] = {
    "figures": figures,
    "curve": strength_against_time,
    "engine": same_through_the_engine,
    "leak": nothing_leaks,
    "small": best_on_small_trays,
    "bound": bound,
    "easy": partial(many_games, EASY),
    "level-5": partial(many_games, HARD[:2]),
    "scarce": partial(many_games, HARD[2:]),
    "told": homes_told,
    "deals": losses_by_deal,
}
USUAL = "figures,curve,engine,leak,small,bound"
