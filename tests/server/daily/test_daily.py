"""The daily challenge inside the server: one try each, the turn of the day, both databases."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import replace
from datetime import UTC, date, datetime

import pytest

from gemkeep.server.config import Config, database_url
from gemkeep.server.daily.service import DAY, DailyService, ends, opens
from gemkeep.server.errors import ApiError
from gemkeep.server.games.seeds import seal_of, seed_of
from gemkeep.server.store import Store
from gemkeep.server.store.queries import dailies
from gemkeep.server.store.queries.people import PersonRow
from gemkeep.server.store.queries.tables import log_of
from gemkeep.server.tables.live_table import LiveTable
from gemkeep.server.tables.registry import TableRegistry
from gemkeep.table.commands import Act, Rematch, Sit, Stand
from gemkeep.table.entries import GameStarted, TableMade
from gemkeep.table.state import Table

TODAY = date(2026, 11, 15)
NOON = datetime(2026, 11, 15, 12, tzinfo=UTC).timestamp()
ANN, BOB, CID = (PersonRow(name.lower(), "h", name, None, None) for name in ("Ann", "Bob", "Cid"))
SECRET, PAID = bytes(32), 20
DEAL = bytes(32)
"""What all is dealt from here: who always goes back at once brings this much home."""


class Clock:
    """Says what time it is, as the test has it."""

    def __init__(self) -> None:
        self.now = NOON

    def __call__(self) -> float:
        return self.now


class Day:
    """A server's challenges, and a clock to turn."""

    def __init__(self, registry: TableRegistry, clock: Clock) -> None:
        self.registry = registry
        self.clock = clock
        self.dailies = DailyService(registry)

    async def table(self, person: PersonRow, game: str = "diamant") -> Table:
        found = await self.registry.table(await self.dailies.begin(game, person, None))
        assert found is not None
        return found

    async def play(self, person: PersonRow, choice: str = "back") -> str:
        """Play today's Diamant to the end, always choosing the same; the table."""
        return await self.play_on(await self.dailies.begin("diamant", person, None), choice)

    async def play_on(self, table_id: str, choice: str = "back") -> str:
        live = await self.registry.open(table_id)
        assert live is not None
        while live.table.phase != "over":
            table = live.table
            if 0 in table.undecided():
                person = table.chairs[0].person
                await live.submit_and_wait(Act(person, 0, table.number, "choose", choice))
            await asyncio.sleep(0)
        return table_id


def with_day(
    database: str, use: Callable[[Day], Awaitable[None]], secret: bytes | None = SECRET
) -> None:
    """Use the challenges of a server with this secret, or with its own."""

    async def run() -> None:
        clock = Clock()
        config = Config(db=database, bot_pace=0.0, clock=clock, seed=DEAL)
        store = Store(database_url(config), asyncio.get_running_loop())
        store.daily_secret = secret or store.daily_secret
        registry = TableRegistry(config, store)
        try:
            await use(Day(registry, clock))
        finally:
            registry.close()
            store.close()

    asyncio.run(run())


def test_many_requests_at_once_get_one_table(database: str) -> None:
    async def use(day: Day) -> None:
        tables = await asyncio.gather(
            *(day.dailies.begin("hideouts", ANN, None) for _ in range(20)),
            *(day.dailies.begin("hideouts", BOB, None) for _ in range(5)),
        )
        assert len(set(tables[:20])) == len(set(tables[20:])) == 1
        assert tables[0] != tables[-1]
        log = [entry for entry, _ in await day.registry.store.read(log_of(tables[0]))]
        assert sum(isinstance(entry, TableMade | GameStarted) for entry in log) == 2, (
            "made and begun, once"
        )
        assert await day.dailies.begin("hideouts", ANN, None) == tables[0]

    with_day(database, use)


def test_the_first_claim_stands_and_a_second_breaks_nothing(database: str) -> None:
    """As another server on the same database would race with this one."""

    async def use(day: Day) -> None:
        writer = day.registry.store.writer
        claim = {"day": "2026-11-15", "game": "diamant", "person": "ann", "name": None}
        claims = [
            dailies.claim(claim | {"table_id": f"table{number}", "begun_at": 1.0})
            for number in range(3)
        ]
        await asyncio.gather(*(writer.write((), (each,)) for each in claims))
        mine = await day.registry.store.read(dailies.claimed("2026-11-15", "diamant", "ann"))
        assert mine == ("table0", None, None)
        # The server that claimed it went down before it made the table: the next try makes it.
        assert await day.dailies.begin("diamant", ANN, None) == "table0"
        assert (await day.table(ANN)).phase == "playing"

    with_day(database, use)


def test_the_secret_is_made_once_and_is_different_everywhere(database: str) -> None:
    secrets = []

    async def use(day: Day) -> None:
        secrets.append(day.registry.store.daily_secret)

    with_day(database, use, None)
    with_day(database, use, None)
    with_day("sqlite://", use, None)
    assert secrets[0] == secrets[1] != secrets[2]
    assert len(secrets[0]) == 32


def test_the_list_has_the_best_first_and_those_who_tie_share_a_place(database: str) -> None:
    async def use(day: Day) -> None:
        finished = [await day.play(person) for person in (ANN, BOB)]
        deep = await day.play(CID, "on")
        told = (await day.dailies.of_day(None, ANN)).challenges[0]
        assert told.finished == 3
        assert told.best is not None
        assert [(line.place, line.name, line.me) for line in told.best] == [
            (1, "Ann", True),
            (1, "Bob", False),
            (3, "Cid", False),
        ]
        assert [line.table for line in told.best] == [*finished, deep]
        assert told.best[0].score == told.best[1].score == PAID
        assert told.best[2].score == 0, "who never goes back brings nothing home"
        assert told.place == 1
        assert told.result is not None
        assert sum(told.result.rounds) == told.result.score
        assert (await day.dailies.of_day(None, CID)).challenges[0].place == 3

    with_day(database, use)


def test_a_long_list_is_cut_and_one_still_knows_ones_place(database: str) -> None:
    async def use(day: Day) -> None:
        tries = [
            {
                "day": "2026-11-15",
                "game": "hideouts",
                "person": f"person{number}",
                "table_id": f"table{number}",
                "name": f"Player {number}",
                "begun_at": NOON,
            }
            for number in range(30)
        ]
        await day.registry.store.writer.write(
            (),
            (
                *map(dailies.claim, tries),
                *(dailies.finished(f"table{number}", NOON, number) for number in range(30)),
            ),
        )
        asked = dailies.standing("2026-11-15", "hideouts", opens(TODAY), "person3", 20)
        stands = await day.registry.store.read(asked)
        assert stands.finished == 30
        assert [one.points for one in stands.best] == list(range(29, 9, -1))
        assert (stands.mine, stands.better) == (("table3", NOON, 3), 26)
        told = (await day.dailies.of_day(None, None)).challenges[1]
        assert (told.finished, told.best) == (30, None)

    with_day(database, use)


def test_until_one_has_finished_only_how_many_have_is_told(database: str) -> None:
    async def use(day: Day) -> None:
        theirs = await day.registry.table(await day.play(ANN))
        assert theirs is not None
        for person in (BOB, None):
            told = await day.dailies.of_day(None, person)
            assert told.challenges[0].finished == 1
            for challenge in told.challenges:
                told_of_me = (challenge.table, challenge.place, challenge.result)
                assert told_of_me == (None, None, None)
                assert (challenge.best, challenge.seed) == (None, None)
            assert not await day.dailies.may_see(theirs, None if person is None else person.id)
        await day.table(BOB)
        assert not await day.dailies.may_see(theirs, BOB.id), "begun is not finished"
        assert (await day.dailies.of_day(None, BOB)).challenges[0].best is None
        await day.play(BOB)
        assert await day.dailies.may_see(theirs, BOB.id)
        casket = await day.table(ANN, "hideouts")
        assert not await day.dailies.may_see(casket, BOB.id), "the other game is another matter"

    with_day(database, use)


def test_a_table_belongs_to_the_day_it_was_begun(database: str) -> None:
    async def use(day: Day) -> None:
        evening = (await day.table(ANN)).id
        assert ends(TODAY) - NOON == 12 * 3600
        day.clock.now = ends(TODAY) - 0.001
        assert await day.dailies.begin("diamant", ANN, None) == evening
        day.clock.now = ends(TODAY)
        morning = await day.table(ANN)
        assert morning.id != evening
        assert morning.settings.daily == "2026-11-16"
        await day.play_on(evening)
        now = await day.dailies.of_day("2026-11-15", ANN)
        assert now.challenges[0].place == 1, "what was begun in time still counts for a while"
        assert (await day.dailies.of_day(None, ANN)).challenges[0].table == morning.id

    with_day(database, use)


def test_after_the_day_its_deal_is_no_secret_and_latecomers_are_not_ranked(
    database: str,
) -> None:
    async def use(day: Day) -> None:
        late = (await day.table(BOB)).id
        played = await day.registry.table(await day.play(ANN))
        assert played is not None
        secret = day.registry.store.daily_secret
        sealed = (await day.dailies.of_day(None, None)).challenges[0]
        day.clock.now = opens(TODAY) - 0.001
        assert not await day.dailies.may_see(played, None)
        assert (await day.dailies.of_day("2026-11-15", None)).challenges[0].seed is None
        day.clock.now = opens(TODAY)
        assert await day.dailies.may_see(played, None)
        day.clock.now += 1
        await day.play_on(late)
        open_to_all = (await day.dailies.of_day("2026-11-15", None)).challenges[0]
        assert open_to_all.seed is not None
        assert seal_of(bytes.fromhex(open_to_all.seed)) == sealed.seal
        assert open_to_all.best is not None
        assert [line.name for line in open_to_all.best] == ["Ann"]
        bobs = (await day.dailies.of_day("2026-11-15", BOB)).challenges[0]
        assert bobs.place is None
        assert bobs.result is not None
        today = (await day.dailies.of_day(None, None)).challenges[0]
        assert today.seal == sealed.next_seal == seal_of(seed_of(secret, "2026-11-16", "diamant"))
        assert today.seed is None

    with_day(database, use)


def test_nobody_else_takes_part_and_nobody_plays_it_twice(tmp_path: object) -> None:
    async def use(day: Day) -> None:
        table = await day.table(ANN)
        live = await day.registry.open(table.id)
        assert live is not None
        for command in (
            Sit("bob", 1, "Bob", "teal", invited=True),
            Stand("ann", 0, "ev"),
        ):
            answer = await live.submit_and_wait(command)
            assert answer.refusal is not None
            assert answer.refusal[0] == "illegal"
        await day.play(ANN)
        again = await day.registry.play_again(live, "ann", change=False)
        assert not isinstance(again, LiveTable)
        assert again[0] == "illegal"
        assert await day.dailies.begin("diamant", ANN, None) == table.id
        assert (await live.submit_and_wait(Rematch("ann", "new"))).refusal is not None

    with_day(f"{tmp_path}/gemkeep.db", use)


def test_bots_have_the_same_luck_though_the_table_was_read_from_its_log(tmp_path: object) -> None:
    """Two walk the same way; one of them leaves the table between the moves."""

    async def use(day: Day) -> None:
        lines = []
        for person, leaves in ((ANN, False), (BOB, True)):
            table_id = await day.dailies.begin("hideouts", person, None)
            while (live := await day.registry.open(table_id)) and live.table.phase != "over":
                table = live.table
                if 0 in table.undecided() and not live.busy:
                    action = table.game.legal(table.state, 0)[-1]
                    act = Act(person.id, 0, table.number, action.verb, action.argument)
                    assert (await live.submit_and_wait(act)).refusal is None
                    if leaves:
                        day.registry.config = replace(day.registry.config, idle_after=-1.0)
                        day.registry.drop_idle()
                await asyncio.sleep(0)
            assert live is not None
            lines.append([live.table.game.write_move(move) for move in live.table.moves])
        assert lines[0] == lines[1]

    with_day(f"{tmp_path}/gemkeep.db", use)


@pytest.mark.parametrize("asked", ["", "x", "2026-13-01", "2026-11-16", "9999-12-31", "-1"])
def test_a_day_that_is_none_or_is_still_to_come_is_refused(tmp_path: object, asked: str) -> None:
    async def use(day: Day) -> None:
        with pytest.raises(ApiError) as refused:
            await day.dailies.of_day(asked, ANN)
        assert refused.value.code == "malformed"

    with_day(f"{tmp_path}/gemkeep.db", use)


def test_a_day_long_ago_can_be_asked_for(tmp_path: object) -> None:
    async def use(day: Day) -> None:
        for asked in ("0001-01-01", (TODAY - DAY).isoformat()):
            told = await day.dailies.of_day(asked, None)
            assert told.challenges[0].best == ()
            assert told.challenges[0].seed is not None

    with_day(f"{tmp_path}/gemkeep.db", use)
