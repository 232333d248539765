"""Golden playthroughs: whole games written to text files, to guard behaviour as a whole.

Each file has a game's rules, every move with its events, the seats to act next and their legal
actions, a view now and then, and the outcome. The moves are read back from the file, so a bot that
changes its play does not affect the files.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final, NamedTuple

from gemkeep.core.encoding.jsonable import to_json
from gemkeep.core.game import Game
from gemkeep.core.moves import Action, Actor, Viewer
from gemkeep.core.record import Record
from gemkeep.core.replay import replay
from gemkeep.games.catalogue import GAMES
from gemkeep.games.diamant import Diamant
from gemkeep.games.hideouts import Hideouts, Level

HERE: Final = Path(__file__).parent
VIEW_EVERY: Final = 10
MOVE: Final = "move "
ODDS_AND_ENDS: Final = Level(
    name="Odds and ends",
    hideouts=(
        "number:1", "number:2", "lock:B", "rune:4", "rune:5", "rune:6", "mechanism", "rotation",
    ),
    supply=22,
    advanced=True,
    advanced_charge="once",
    advanced_start=True,
)  # fmt: skip


class Playthrough(NamedTuple):
    """A game, and the bots that play it."""

    name: str
    game: Game[Any, Any]
    bots: tuple[str, ...]

    @property
    def file(self) -> Path:
        """The file it is stored in."""
        return HERE / f"{self.name}.txt"


def _diamant(edition: str, relics: str, *bots: str) -> Playthrough:
    return Playthrough(f"diamant-{edition}-{relics}", Diamant(edition, len(bots), relics), bots)


def _hideouts(level: int, memory: Any, *bots: str) -> tuple[Playthrough, Playthrough]:  # noqa: ANN401
    """The level in normal and in advanced mode."""
    simple = Hideouts(level, len(bots), memory=memory)
    advanced = Hideouts(level, len(bots), advanced=True, memory=memory)
    return (
        Playthrough(f"hideouts-{level}", simple, bots),
        Playthrough(f"hideouts-{level}-advanced", advanced, bots),
    )


PLAYTHROUGHS: Final = (
    _diamant("uk", "none", "ev", "two", "random"),
    _diamant("uk", "ascending", "ev", "bold", "nine", "random"),
    _diamant("cs", "escalating", "ev", "bold", "nine", "random", "cautious"),
    _diamant("sr", "escalating", "ev", "ev", "bold", "nine", "random", "random"),
    _diamant("ru", "none", "ev", "bold", "nine", "two", "cautious", "random", "random"),
    _diamant("ru", "ascending", "ev", "ev", "bold", "bold", "nine", "nine", "random", "random"),
    *_hideouts(1, "team", "walker", "walker"),
    *_hideouts(2, "own", "walker", "walker", "random"),
    *_hideouts(3, "team", "walker", "walker", "walker", "walker"),
    *_hideouts(4, "none", "random", "walker"),
    *_hideouts(5, "team", "walker", "walker", "walker"),
    Playthrough("hideouts-own", Hideouts(ODDS_AND_ENDS, 3), ("walker", "walker", "walker")),
)


def written(game: Game[Any, Any], record: Record) -> str:
    """The whole game as text."""
    return "\n".join(_lines(game, record)) + "\n"


def record_in(text: str) -> Record:
    """The record of the game in this text."""
    head, *lines = text.splitlines()
    fields = json.loads(head)
    moves = [json.loads(line.partition(": ")[2]) for line in lines if line.startswith(MOVE)]
    return Record(
        fields["game"], fields["rules"], tuple(fields["seats"]), tuple(moves), fields["result"]
    )


def game_in(text: str) -> Game[Any, Any]:
    """The game in this text."""
    record = record_in(text)
    return GAMES[record.game].from_rules(record.rules, len(record.seats))


def _lines(game: Game[Any, Any], record: Record) -> Iterator[str]:
    yield to_json(
        {"game": game.name, "rules": game.rules(), "seats": record.seats, "result": record.result}
    )
    yield from _next(game, game.start())
    for number, move, state, events in replay(game, record):
        yield ""
        yield f"{MOVE}{number}: {to_json(game.write_move(move))}"
        for event in events:
            yield f"  {to_json(event)}"
        yield from _next(game, state)
        if number % VIEW_EVERY == 1 or number == len(record.moves):
            viewer = _viewer(game, number)
            yield f"  seen by {'the public' if viewer is None else f'seat {viewer}'}:"
            yield f"    {to_json(game.view(state, viewer))}"


def _next(game: Game[Any, Any], state: object) -> Iterator[str]:
    outcome = game.outcome(state)
    if outcome is not None:
        yield f"  over, {outcome.reason}: {to_json(outcome.result)}"
    actors = game.actors(state)
    if len(actors) > 1 and len({game.legal(state, actor) for actor in actors if actor != "*"}) == 1:
        seats = ", ".join(map(str, actors))
        yield f"  seats {seats} may {_legal(game.legal(state, actors[0]))}"  # type: ignore[arg-type]
        return
    for actor in actors:
        yield f"  {_may(game, state, actor)}"


def _may(game: Game[Any, Any], state: object, actor: Actor) -> str:
    if actor == "*":
        return f"chance brings one of {game.chance(state).count()}"
    return f"seat {actor} may {_legal(game.legal(state, actor))}"


def _legal(actions: tuple[Action, ...]) -> str:
    """The actions, grouped by verb and guardian."""
    grouped: dict[str, list[str]] = {}
    for verb, argument in actions:
        what = f"{verb} {argument[0]}" if isinstance(argument, tuple) else verb
        last = argument[-1] if isinstance(argument, tuple) else argument
        grouped.setdefault(what, []).append("-" if last is None else str(last))
    return "; ".join(f"{what} {'|'.join(named)}" for what, named in grouped.items())


def _viewer(game: Game[Any, Any], number: int) -> Viewer:
    """Another viewer each time: every seat in turn, then the public."""
    turn = number // VIEW_EVERY % (game.seats + 1)
    return None if turn == game.seats else turn
