"""How strong `sage` and `hunter` are, how fast, how safe, and how exact in endgames.

GAMES sets how many games of each kind are played, MIXED how many at mixed tables; whether the two
are safe is measured in ten times as many, because gains there are small. PROCESSES play at the same
time, which changes no result. PARTS chooses from simple,mixed,safety,time,endgames.
"""

import os
import statistics
import time
from collections.abc import Callable, Iterator
from random import Random

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as `sage` does, before NumPy is imported

import numpy as np

from bench.lockstep.contests import among, instead, tournament
from bench.lockstep.players import EVERYONE, REGISTERED, STRANGERS
from gemkeep.core.moves import CHANCE, Move
from gemkeep.core.play import Player, play
from gemkeep.core.replay import replay
from gemkeep.games.diamant import Diamant
from gemkeep.games.diamant.types import CHOOSE, REVEAL, State
from gemkeep.minds.diamant.analysis import evaluator
from gemkeep.minds.diamant.analysis.analysis import analyse
from gemkeep.minds.diamant.analysis.sage_evaluator import SageEvaluator
from gemkeep.minds.diamant.exact import solve as solve_exactly
from gemkeep.minds.diamant.hunter.beliefs import strangers
from gemkeep.minds.diamant.hunter.response import respond
from gemkeep.minds.diamant.sage.judgement import solve
from gemkeep.minds.diamant.sage.position import Position
from gemkeep.minds.diamant.sage.reading import position_of
from gemkeep.minds.diamant.threshold_bots import bold, nine, two
from gemkeep.minds.estimates import Estimate

GAMES = int(os.environ.get("GAMES", "400"))
MIXED = int(os.environ.get("MIXED", "20000"))
ATTACKED = 10 * GAMES
ENDGAMES = int(os.environ.get("ENDGAMES", "6"))
LONG_PATH = 9
STRONG = ("sage", "hunter")


def run() -> None:
    for part in os.environ.get("PARTS", ",".join(PARTS)).split(","):
        PARTS[part]()


def _simple_bots() -> None:
    print(f"\nDiamant without relics: the first seat's share of the victories, {GAMES} games each")
    print("| bot | sage among 3 | sage among 4 | the bot among 3 sages |")
    print("|---|---|---|---|")
    for bot in (bot for bot in REGISTERED if bot not in STRONG):
        tables = (("sage", bot, 4), ("sage", bot, 5), (bot, "sage", 4))
        shares = [_shown(among(*table, GAMES, seed=1)) for table in tables]
        print(f"| {bot} | {' | '.join(shares)} |", flush=True)


def _time() -> None:
    print("\nProcessor time for a decision with everyone inside, the median of 30")
    for players in (3, 4, 5, 6, 8):
        sage = 1000 * _seconds(players, solve, range(30))
        hunter = 1000 * _seconds(players, _hunter, range(30, 60))
        print(f"{players} players: sage {sage:.1f} ms, hunter {hunter:.1f} ms")
    print(f"\nAnalysis of a game of five: {_analysis_seconds():.2f} s of processor time")


def _endgame_values() -> None:
    print(f"\nEndgames of three players in the last round, {LONG_PATH} cards or more on the path")
    judge, network, analysis = SageEvaluator(), [], []
    for game, state, right in _endgames():
        found = solve(position_of(game.view(state, None), state.chests)).shares
        network.append(max(abs(right - found)))
        analysis.append(max(abs(right - evaluator.solve(game, state, judge).shares)))
        print(f"chests {state.chests}, exact {right.round(3)}, sage {found.round(3)}", flush=True)
    for name, off in (("network", network), ("analysis", analysis)):
        print(f"{name}: {np.mean(off):.4f} off on average, {max(off):.4f} at most")


def _analysis_seconds() -> float:
    game = Diamant("cs", 5)
    players = [Player("bot", (bold, nine, two)[seat % 3]) for seat in range(5)]
    moves = [step.move for step in replay(game, play(game, players, "time").record)]
    begun = time.process_time()
    analyse(game, moves, SageEvaluator())
    return time.process_time() - begun


def _mixed_tables() -> None:
    print(f"\nMixed tables of four, {MIXED} games; the last {len(STRANGERS)} bots come from here")
    print("| bot | rating | 95 % | wins | 95 % | games |")
    print("|---|---|---|---|---|---|")
    weak = [bot for bot in REGISTERED if bot not in STRONG]
    for bot, games, won, rating in tournament(list(EVERYONE), weak, MIXED, seed=2026):
        span = f"{rating.low:.0f} to {rating.high:.0f}"
        share = f"{won.value:.1%} | {won.low:.1%} to {won.high:.1%}"
        print(f"| {bot} | {rating.value:.0f} | {span} | {share} | {games} |", flush=True)
    pool = [bot for bot in EVERYONE if bot != "hunter"]
    hunter, sage, ahead = instead("hunter", "sage", pool, MIXED // 10, seed=2027)
    print(
        f"\nIn the same seat at {MIXED // 10} mixed tables: hunter {_shown(hunter)}, "
        f"sage {_shown(sage)}, hunter is ahead by {_shown(ahead)}"
    )


def _safety() -> None:
    print(f"\nThe first seat's share of the victories, {ATTACKED} games each; fair is 0.25")
    for bot, others in (
        ("sage", "hunter"),
        ("hunter", "sage"),
        ("deceiver", "hunter"),
        ("deceiver", "sage"),
        ("ambusher", "hunter"),
        ("ambusher", "sage"),
    ):
        share = among(bot, others, 4, ATTACKED, seed=3)
        print(f"{bot} among 3 of {others}: {_shown(share)}", flush=True)


def _shown(found: Estimate) -> str:
    return f"{found.value:.3f} ± {found.high - found.value:.3f}"


def _hunter(position: Position) -> object:
    return respond(position, strangers(len(position.present)))


def _seconds(players: int, think: Callable[[Position], object], seeds: range) -> float:
    """The median; positions are remembered for a while, so each is asked about once."""
    game = Diamant("uk", players, "none")
    times = []
    for seed in seeds:
        state = _first_card(game, Random(seed))
        position = position_of(game.view(state, None), [seed + seat for seat in range(players)])
        begun = time.process_time()
        think(position)
        times.append(time.process_time() - begun)
    return statistics.median(times)


def _first_card(game: Diamant, random: Random) -> State:
    return _revealed(game, game.start(), random)


def _revealed(game: Diamant, state: State, random: Random) -> State:
    cards = [card for card in game.setup.cards for _ in range(state.deck[card.number])]
    return game.apply(state, Move(CHANCE, REVEAL, random.choice(cards).name)).state


def _endgames() -> Iterator[tuple[Diamant, State, np.ndarray]]:
    random, game, found = Random(1), Diamant("uk", 3, "none"), 0
    while found < ENDGAMES:
        state = _endgame(game, random)
        if state is None:
            continue
        found += 1
        yield game, state, np.asarray(solve_exactly(game.setup, "win", state).value(state))


def _endgame(game: Diamant, random: Random) -> State | None:
    """A position of the last round with a long path; None if it ended before."""
    chests = tuple(random.randrange(45) for _ in range(3))
    state = game.start()._replace(closed=4, chests=chests)
    while not state.over:
        if not state.to_choose:
            state = _revealed(game, state, random)
        elif len(state.path) >= LONG_PATH and len(state.in_cave) <= 2:
            return state
        else:
            for seat in state.in_cave:
                choice = "on" if random.random() < 0.9 else "back"
                state = game.apply(state, Move(seat, CHOOSE, choice)).state
    return None


PARTS: dict[str, Callable[[], None]] = {
    "simple": _simple_bots,
    "mixed": _mixed_tables,
    "safety": _safety,
    "time": _time,
    "endgames": _endgame_values,
}
