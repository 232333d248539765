"""Makes the gallery of levels that comes with the program: `make gallery`.

Each level is drawn at random from what its line asks for, and gets the supply with which a strong
team wins about as often as wanted. Then it is measured; if its grade is not the one wanted, another
one is drawn. With `--continue`, existing levels are kept. With `--measure` the levels stay as they
are, and only their figures are measured again. With `--even`, levels of the most common grade get
fewer tokens, or more, until all grades are about equally common.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from gemkeep.games.hideouts.catalogue import MOST_TOKENS, Kind
from gemkeep.games.hideouts.levels.code import write_code
from gemkeep.games.hideouts.types import Level
from gemkeep.minds.hideouts.keeper.effort import QUICK
from gemkeep.minds.hideouts.levels import gallery as package
from gemkeep.minds.hideouts.levels.gallery import FILE, GalleryFile, GalleryLevel
from gemkeep.minds.hideouts.levels.games import Games
from gemkeep.minds.hideouts.levels.make import Wish, candidates
from gemkeep.minds.hideouts.levels.names import name_of
from gemkeep.minds.hideouts.levels.study import HALF, Grade, grade
from gemkeep.minds.hideouts.levels.survey import survey
from gemkeep.minds.hideouts.levels.teams import Team, strong_team

WRITTEN_TO: Final = Path(package.__file__).with_name(FILE)
A_GRADE: Final = 8
"""The levels of each grade."""
RANGES: Final[tuple[tuple[Grade, float, float], ...]] = (
    ("gentle", 0.99, 0.96),
    ("easy", 0.93, 0.78),
    ("fair", 0.70, 0.45),
    ("hard", 0.36, 0.20),
    ("brutal", 0.12, 0.05),
)
"""How often a strong team should win the levels of each grade."""
THEMES: Final[tuple[tuple[tuple[Kind, ...], tuple[Kind, ...], bool], ...]] = (
    (("mechanism",), ("number", "lock"), False),
    (("lock",), ("number",), False),
    (("number",), ("action",), False),
    (("rotation", "number"), ("lock", "mechanism"), True),
    (("action",), (), False),
)
"""What to use, what to avoid, and whether in advanced mode, in turn."""
MOST_TRIED: Final = 6
"""Levels drawn until one has the grade wanted."""
ROUGH: Final = 8
"""What is not the win rate itself is found with this part of the games."""


def main() -> None:
    """Write the gallery."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2400, help="at most, for each level")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--continue", dest="keep", action="store_true", help="keep what is there")
    parser.add_argument(
        "--measure", nargs="*", metavar="NAME", help="only measure what is there, or these levels"
    )
    parser.add_argument("--even", action="store_true", help="move levels to rarer grades")
    asked = parser.parse_args()
    if asked.measure is not None:
        _measure(asked.games, asked.processes, asked.measure)
    elif asked.even:
        _even_out(asked.games, asked.processes)
    else:
        _make_all(asked.games, asked.processes, list(_written()) if asked.keep else [])


def _measure(games: int, processes: int, names: Sequence[str]) -> None:
    """Find the figures of these levels again, or of all."""
    with strong_team(processes) as team:
        measured = []
        for number, one in enumerate(_written()):
            if names and one.level.name not in names:
                measured.append(one)
                continue
            played = Games(one.level, team, str(number))
            won = played.rate(one.level.supply, games)
            par = played.par(HALF, games // ROUGH)
            word = grade("some", won.won)
            measured.append(msgspec.structs.replace(one, grade=word, team=won, par=par))
            _say(measured[-1])
    _write(sorted(measured, key=lambda one: -one.team.won))


def _even_out(games: int, processes: int) -> None:
    """Give levels of the most common grade the supply that makes them the rarest one."""
    levels, tried = list(_written()), set[str]()
    with strong_team(processes) as team:
        while True:
            common = Counter({name: 0 for name, _, _ in RANGES})
            common.update(one.grade for one in levels)
            (usual, most), (rare, fewest) = common.most_common()[0], common.most_common()[-1]
            left = [one for one in levels if one.grade == usual and one.code not in tried]
            if most - fewest <= 1 or not left:
                break
            tried.add(left[0].code)
            rate = next((high + low) / 2 for name, high, low in RANGES if name == rare)
            found = _measured(left[0].level, rate, team, games, left[0].code)
            _say(found)
            if found.grade == rare:
                levels[levels.index(left[0])] = found
                tried.add(found.code)
                _write(sorted(levels, key=lambda one: -one.team.won))


def _make_all(games: int, processes: int, made: list[GalleryLevel]) -> None:
    """Make the levels that are missing."""
    with strong_team(processes) as team:
        for number in range(len(made), A_GRADE * len(RANGES)):
            wanted, high, low = RANGES[number // A_GRADE]
            rate = high + (low - high) * (number % A_GRADE) / (A_GRADE - 1)
            use, avoid, advanced = THEMES[number % len(THEMES)]
            wish = Wish(won=rate, supply=None, use=use, avoid=avoid, advanced=advanced)
            for drawn in islice(candidates(wish, Random(number)), MOST_TRIED):
                found = _measured(drawn, rate, team, games, str(number))
                if found.grade == wanted:
                    break
            made.append(found)
            _write(made)
            _say(found)
    _write(sorted(made, key=lambda one: -one.team.won))


def _write(made: Sequence[GalleryLevel]) -> None:
    player = f"keeper of {datetime.now(UTC):%Y-%m-%d}, {QUICK} games imagined before a decision"
    written = msgspec.json.encode(GalleryFile(player, tuple(made)))
    WRITTEN_TO.write_bytes(msgspec.json.format(written) + b"\n")


def _say(one: GalleryLevel) -> None:
    sys.stdout.write(f"{one.level.name} {one.grade} {one.team.won:.2f}\n")
    sys.stdout.flush()


def _written() -> tuple[GalleryLevel, ...]:
    if not WRITTEN_TO.exists():
        return ()
    return msgspec.json.decode(WRITTEN_TO.read_bytes(), type=GalleryFile).levels


def _measured(drawn: Level, rate: float, team: Team, games: int, seed: str) -> GalleryLevel:
    """The level with the supply with which the team wins about as often as this."""
    played, rough = Games(drawn, team, seed), games // ROUGH
    enough = played.par(rate, rough) or MOST_TOKENS
    supply = min(
        (enough - 1, enough), key=lambda supply: abs(played.rate(supply, rough).won - rate)
    )
    par = played.par(HALF, rough)
    won = played.rate(supply, games)
    level = _named(replace(drawn, supply=supply))
    surveyed = survey(level)
    word = grade("some" if surveyed.fewest <= supply else "none", won.won)
    return GalleryLevel(write_code(level), level, word, won, par, float(surveyed.mean))


def _named(level: Level) -> Level:
    return replace(level, name=name_of(level))


if __name__ == "__main__":
    main()
