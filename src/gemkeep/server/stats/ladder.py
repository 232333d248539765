"""The ladder of each game, and the games of a person's public profile.

A rated game's ladder is sorted by rating and includes the bots; any other counts victories. People
without a name, those who have hidden themselves, and newcomers are left out.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final, NamedTuple

from sqlalchemy import Connection, func, select

from gemkeep.server.games.registry import served, served_games
from gemkeep.server.stats import ratings
from gemkeep.server.stats.ratings import Strength
from gemkeep.server.store.database import Store
from gemkeep.server.store.schema import PEOPLE, PLAYS, RATINGS
from gemkeep.wire.people import GameRecord, Ladder, Ranked

FEWEST_GAMES: Final = 3
"""Fewer games say too little about a player."""
MOST_LISTED: Final = 100
BOT: Final = "bot:"

_GAMES = func.count().label("games")
_WON = func.sum(PLAYS.c.won).label("won")


class _Listed(NamedTuple):
    who: str
    name: str | None
    hidden: bool | None
    games: int
    won: float
    strength: Strength | None


async def ladder(store: Store, game: str, me: str | None) -> Ladder:
    """The best at a game, as this person may see them."""
    rated = served(game).rated
    found = await store.read(_by_rating(game) if rated else _by_victories(game))
    mine = next((one for one in found if one.who == me), None)
    return Ladder(
        game=game,
        rated=rated,
        lines=tuple(_line(one, me) for one in _listed(found, me))[:MOST_LISTED],
        mine=None if mine is None or mine.strength is None else ratings.shown(mine.strength),
        missing=max(0, FEWEST_GAMES - (mine.games if mine else 0)),
    )


async def records(store: Store, person: str) -> tuple[GameRecord, ...]:
    """How a person fares at each game they have finished."""

    def ask(connection: Connection) -> dict[str, tuple[int, float, Strength | None]]:
        counted = (
            select(PLAYS.c.game, _GAMES, _WON).where(PLAYS.c.who == person).group_by(PLAYS.c.game)
        )
        strengths = {
            row.game: Strength(row.mu, row.sigma, row.games)
            for row in connection.execute(select(RATINGS).where(RATINGS.c.who == person))
        }
        return {
            game: (games, won, strengths.get(game))
            for game, games, won in connection.execute(counted)
        }

    found = await store.read(ask)
    return tuple(
        GameRecord(game.name, games, won, None if strength is None else ratings.shown(strength))
        for game in served_games()
        if game.name in found
        for games, won, strength in (found[game.name],)
    )


def _listed(found: Iterable[_Listed], me: str | None) -> Iterable[_Listed]:
    for one in found:
        shown = one.name and not one.hidden and one.games >= FEWEST_GAMES
        if one.who.startswith(BOT) or shown or (one.who == me and one.games >= FEWEST_GAMES):
            yield one


def _line(one: _Listed, me: str | None) -> Ranked:
    bot = one.who.startswith(BOT)
    return Ranked(
        name=one.who.removeprefix(BOT) if bot else one.name or "",
        bot=bot,
        person=None if bot or one.hidden else one.who,
        me=one.who == me,
        games=one.games,
        won=one.won,
        rating=None if one.strength is None else ratings.shown(one.strength),
    )


def _by_rating(game: str) -> Callable[[Connection], list[_Listed]]:
    counted = select(PLAYS.c.who, _WON).where(PLAYS.c.game == game).group_by(PLAYS.c.who).subquery()
    query = (
        select(
            RATINGS.c.who,
            PEOPLE.c.name,
            PEOPLE.c.hidden,
            RATINGS.c.games,
            func.coalesce(counted.c.won, 0.0),
            RATINGS.c.mu,
            RATINGS.c.sigma,
        )
        .join_from(RATINGS, PEOPLE, RATINGS.c.who == PEOPLE.c.id, isouter=True)
        .join(counted, counted.c.who == RATINGS.c.who, isouter=True)
        .where(RATINGS.c.game == game)
        .order_by((RATINGS.c.mu - ratings.CAUTION * RATINGS.c.sigma).desc(), RATINGS.c.who)
    )
    return lambda connection: [
        _Listed(who, name, hidden, games, won, Strength(mu, sigma, games))
        for who, name, hidden, games, won, mu, sigma in connection.execute(query)
    ]


def _by_victories(game: str) -> Callable[[Connection], list[_Listed]]:
    query = (
        select(PLAYS.c.who, PEOPLE.c.name, PEOPLE.c.hidden, _GAMES, _WON)
        .join_from(PLAYS, PEOPLE, PLAYS.c.who == PEOPLE.c.id)
        .where(PLAYS.c.game == game)
        .group_by(PLAYS.c.who, PEOPLE.c.name, PEOPLE.c.hidden)
        .order_by(_WON.desc(), _GAMES, PLAYS.c.who)
    )
    return lambda connection: [
        _Listed(who, name, hidden, games, won, None)
        for who, name, hidden, games, won in connection.execute(query)
    ]
