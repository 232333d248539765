"""Makes the gallery of levels that comes with the program: `make gallery`.

Each level is drawn at random from what its line asks for, and gets the supply with which a strong
team wins about as often as wanted. Then it is measured. It takes about an hour on one core; with
`--continue`, existing levels are kept. With `--measure` the levels stay as they are, and only their
figures are measured again.
"""

from __future__ import annotations

import sys
from argparse import ArgumentParser
from collections.abc import Sequence
from dataclasses import replace
from datetime import UTC, datetime
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
from gemkeep.minds.hideouts.levels.study import HALF, grade
from gemkeep.minds.hideouts.levels.survey import survey
from gemkeep.minds.hideouts.levels.teams import Team, strong_team

WRITTEN_TO: Final = Path(package.__file__).with_name(FILE)
RATES: Final = (0.97, 0.9, 0.8, 0.65, 0.5, 0.35, 0.2, 0.08)
"""How often a strong team should win: from gentle to brutal."""
THEMES: Final[tuple[tuple[tuple[Kind, ...], tuple[Kind, ...], bool], ...]] = (
    (("mechanism",), ("number", "lock"), False),
    (("lock",), ("number",), False),
    (("number",), ("action",), False),
    (("rotation", "number"), ("lock", "mechanism"), True),
    (("action",), (), False),
)
"""What to use, what to avoid, and whether in advanced mode: each at every rate."""
ROUGH: Final = 8
"""What is not the win rate itself is found with this part of the games."""


def main() -> None:
    """Write the gallery."""
    parser = ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2400, help="at most, for each level")
    parser.add_argument("--processes", type=int, default=1)
    parser.add_argument("--continue", dest="keep", action="store_true", help="keep what is there")
    parser.add_argument("--measure", action="store_true", help="only measure what is there")
    asked = parser.parse_args()
    if asked.measure:
        _measure(asked.games, asked.processes)
    else:
        _make_all(asked.games, asked.processes, list(_written()) if asked.keep else [])


def _measure(games: int, processes: int) -> None:
    """Find the figures of all levels again."""
    with strong_team(processes) as team:
        measured = []
        for number, one in enumerate(_written()):
            played = Games(one.level, team, str(number))
            won = played.rate(one.level.supply, games)
            par = played.par(HALF, games // ROUGH)
            word = grade("some", won.won)
            measured.append(msgspec.structs.replace(one, grade=word, team=won, par=par))
            _say(measured[-1])
    _write(sorted(measured, key=lambda one: -one.team.won))


def _make_all(games: int, processes: int, made: list[GalleryLevel]) -> None:
    """Make the levels that are missing."""
    with strong_team(processes) as team:
        for number, (rate, theme) in enumerate((r, t) for r in RATES for t in THEMES):
            if number >= len(made):
                made.append(_make(number, rate, theme, team, games))
                _write(made)
                _say(made[-1])
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


def _make(
    number: int,
    rate: float,
    theme: tuple[tuple[Kind, ...], tuple[Kind, ...], bool],
    team: Team,
    games: int,
) -> GalleryLevel:
    use, avoid, advanced = theme
    wish = Wish(won=rate, supply=None, use=use, avoid=avoid, advanced=advanced)
    drawn = next(candidates(wish, Random(number)))
    played = Games(drawn, team, str(number))
    rough = games // ROUGH
    enough = played.par(rate, rough) or MOST_TOKENS
    near = (enough - 1, enough)
    supply = min(near, key=lambda supply: abs(played.rate(supply, rough).won - rate))
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
