"""Ladders, public profiles and the daily calendar."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from typing import Any

import pytest
from sqlalchemy import insert

from gemkeep.server.accounts import people
from gemkeep.server.daily.calendar import WEEKS, calendar, streak_of
from gemkeep.server.daily.service import ends, opens
from gemkeep.server.stats.ladder import FEWEST_GAMES, ladder, records
from gemkeep.server.store import Store
from gemkeep.server.store.log.writer import Statement
from gemkeep.server.store.queries import dailies
from gemkeep.server.store.queries.people import person
from gemkeep.server.store.schema import PLAYS, RATINGS
from gemkeep.wire.http import Edit, NewPerson
from tests.server.stores import with_store
from tests.server_process import Server

TODAY = date(2026, 11, 15)
NOON = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()


def play(who: str, number: int, game: str, won: float) -> Statement:
    row: dict[str, Any] = {
        "table_id": f"{who}-{game}-{number}",
        "seat": 0,
        "who": who,
        "game": game,
        "over_at": float(number),
        "score": 1,
        "won": won,
        "facts": {},
    }
    return insert(PLAYS), row


def rating(who: str, mu: float, games: int) -> Statement:
    return insert(RATINGS), {"who": who, "game": "diamant", "mu": mu, "sigma": 1.0, "games": games}


async def someone(store: Store, name: str | None) -> str:
    return (await people.make(store, NewPerson(name))).id


def test_the_ladder_of_a_rated_game_lists_bots_and_people_who_have_played_enough(
    database: str,
) -> None:
    async def use(store: Store) -> None:
        ann, bob, cid, nobody = [await someone(store, name) for name in ("Ann", "Bob", "Cid", None)]
        await store.writer.write(
            (),
            (
                rating(ann, 20, FEWEST_GAMES),
                rating(bob, 30, FEWEST_GAMES - 1),
                rating(cid, 40, 50),
                rating(nobody, 50, 50),
                rating("bot:ev", 25, 9),
                play(ann, 1, "diamant", 0.5),
                play(ann, 2, "diamant", 1.0),
            ),
        )
        found = await store.read(person(cid))
        assert found is not None
        await people.change(store, found, Edit(hidden=True))
        seen = await ladder(store, "diamant", bob)
        assert [(line.name, line.bot, line.person) for line in seen.lines] == [
            ("ev", True, None),
            ("Ann", False, ann),
        ]
        assert (seen.rated, seen.missing) == (True, 1)
        assert seen.mine is not None
        assert seen.lines[1].won == 1.5
        mine = (await ladder(store, "diamant", cid)).lines
        assert (mine[0].name, mine[0].me, mine[0].person) == ("Cid", True, None)

    with_store(database, use)


def test_the_ladder_of_a_game_played_together_counts_victories(database: str) -> None:
    async def use(store: Store) -> None:
        ann, bob = [await someone(store, name) for name in ("Ann", "Bob")]
        plays = [play(ann, n, "hideouts", float(n < 2)) for n in range(4)]
        plays += [play(bob, n, "hideouts", 1.0) for n in range(3)]
        plays += [play("bot:walker", n, "hideouts", 1.0) for n in range(9)]
        await store.writer.write((), tuple(plays))
        seen = await ladder(store, "hideouts", None)
        assert not seen.rated
        assert [(line.name, line.won, line.games) for line in seen.lines] == [
            ("Bob", 3, 3),
            ("Ann", 2, 4),
        ]
        assert (seen.missing, seen.mine) == (FEWEST_GAMES, None)
        (record,) = await records(store, ann)
        assert (record.game, record.games, record.won) == ("hideouts", 4, 2)

    with_store(database, use)


@pytest.mark.parametrize(
    "days_ago, now, longest",
    [
        ([], 0, 0),
        ([0], 1, 1),
        ([1], 1, 1),
        ([2], 0, 1),
        ([9, 8, 7, 6, 2, 1], 2, 4),
        ([9, 8, 2, 1, 0], 3, 3),
    ],
)
def test_a_streak_lasts_until_a_day_is_missed(days_ago: list[int], now: int, longest: int) -> None:
    streak = streak_of([TODAY - timedelta(days=ago) for ago in days_ago], TODAY)
    assert (streak.now, streak.longest, streak.days) == (now, longest, len(days_ago))


def test_the_calendar_has_the_challenges_finished_in_time(database: str) -> None:
    async def use(store: Store) -> None:
        def claim(day: date, game: str, over_at: float | None) -> list[Statement]:
            table = f"{day}-{game}"
            values = {"day": day.isoformat(), "game": game, "person": "ann", "table_id": table}
            made = dailies.claim(values | {"name": None, "begun_at": NOON})
            return [made] if over_at is None else [made, dailies.finished(table, over_at, 1)]

        yesterday, long_ago = TODAY - timedelta(days=1), TODAY - timedelta(weeks=WEEKS)
        await store.writer.write(
            (),
            (
                *claim(TODAY, "diamant", NOON),
                *claim(TODAY, "hideouts", None),
                *claim(yesterday, "hideouts", opens(yesterday) + 1),
                *claim(yesterday, "diamant", ends(yesterday)),
                *claim(long_ago, "diamant", ends(long_ago)),
            ),
        )
        seen = await calendar(store, "ann", NOON)
        assert [(day.day, day.games) for day in seen.days] == [
            ("2026-11-14", ("diamant",)),
            ("2026-11-15", ("diamant",)),
        ]
        assert (seen.today, seen.first) == ("2026-11-15", "2026-10-05")
        assert date.fromisoformat(seen.first).weekday() == 0
        assert (seen.streak.now, seen.streak.longest, seen.streak.days) == (2, 2, 3)

    with_store(database, use)


def test_a_profile_is_open_until_it_is_hidden_and_never_shows_a_key(server: Server) -> None:
    ann, key = server.person("Ann")
    found = server.call(f"/api/people/{ann}")
    assert found.json["name"] == "Ann"
    assert found.headers["cache-control"] == "no-store"
    assert key.partition(".")[2].encode() not in found.body
    assert server.call("/api/me", {"hidden": True}, method="PATCH", key=key).json["hidden"]
    assert server.call(f"/api/people/{ann}").status == 404
    assert server.call(f"/api/people/{ann}", key=key).json["name"] == "Ann"
    assert server.call("/api/people/nobody").status == 404


def test_the_lobby_counts_those_who_ask_and_offers_matches(fresh: Server) -> None:
    _, key = fresh.person("Ann")
    assert fresh.call("/api/lobby").json["here"] == 0
    lobby = fresh.call("/api/lobby", key=key).json
    assert lobby == {"here": 1, "waiting": {"diamant": 0, "hideouts": 0}, "invitations": []}
    table = fresh.call("/api/matches/diamant", {"name": "Ann"}, key=key).json["table"]
    info = fresh.call(f"/api/tables/{table}").json
    assert info["fills_at"] is not None
    assert [seat["kind"] for seat in info["seats"]] == ["person", "open", "open", "open"]
    assert fresh.call("/api/matches/chess", {"name": "Ann"}, key=key).status == 404
    assert fresh.call("/api/me/companions", key=key).json == []
    assert fresh.call("/api/me/daily", key=key).json["days"] == []
    assert fresh.call("/api/invitations/none", method="DELETE", key=key).status == 204
    body = {"person": "zoe", "blocked": True}
    assert fresh.call("/api/blocks", body, key=key).json == body
    assert fresh.call("/api/invitations", {"person": "zoe"}, key=key).status == 404
    given_up = fresh.call(f"/api/tables/{table}/giveup", method="POST", key=key)
    assert given_up.status == 204
    assert fresh.call("/api/me/tables", key=key).json == []
    again = fresh.call(f"/api/tables/{table}/giveup", method="POST", key=key)
    assert (again.status, again.json["code"]) == (409, "illegal")
