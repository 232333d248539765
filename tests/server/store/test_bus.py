"""The entry bus: committed entries reach the subscribers of their table, whatever their writer."""

from __future__ import annotations

import asyncio

from gemkeep.server.store import Row, Store
from gemkeep.server.store.log.bus import MemoryBus
from gemkeep.server.store.queries.tables import entries_since
from gemkeep.table.entries import LineSaid
from tests.server.stores import opened, rows, with_store


def said(text: str) -> LineSaid:
    return LineSaid(0, "Ann", text, None)


def test_entries_arrive_in_order_at_the_subscribers_of_their_table(database: str) -> None:
    async def use(store: Store) -> None:
        arrived: list[Row] = []
        store.bus.subscribe("t", arrived.append)
        writes = [
            rows("t", said("a"), said("b")),
            rows("u", said("x")),
            rows("t", said("c"), first=2),
        ]
        for write in writes:
            store.writer.submit(write, (), lambda _: None)
        await store.writer.finish()
        assert arrived == [*writes[0], *writes[2]]
        entries = [row.entry for write in (writes[0], writes[2]) for row in write]
        assert all(row.entry is entry for row, entry in zip(arrived, entries, strict=True)), (
            "a table that wrote an entry need not decode it"
        )

    with_store(database, use)


def test_an_entry_arrives_before_its_writer_is_told_and_once_it_can_be_read(database: str) -> None:
    async def use(store: Store) -> None:
        order: list[str] = []

        def arrive(row: Row) -> None:
            with store.engine.connect() as connection:
                assert entries_since("t", row.place)(connection) == [row]
            order.append(f"arrived {row.place}")

        store.bus.subscribe("t", arrive)
        for place in range(2):
            row = rows("t", said("hello"), first=place)
            store.writer.submit(row, (), lambda error, at=place: order.append(f"{error} {at}"))  # type: ignore[misc]
            await store.writer.finish()
        assert order == ["arrived 0", "None 0", "arrived 1", "None 1"]

    with_store(database, use)


def test_a_lost_write_is_never_published(database: str) -> None:
    async def use(store: Store) -> None:
        await store.writer.write(rows("t", said("first")), ())
        arrived: list[Row] = []
        for table in ("t", "u"):
            store.bus.subscribe(table, arrived.append)
        store.writer.submit(rows("t", said("taken")), (), lambda _: None)
        store.writer.submit(rows("t", said("built on it"), first=1), (), lambda _: None)
        store.writer.submit(rows("u", said("kept")), (), lambda _: None)
        await store.writer.finish()
        assert [row.entry for row in arrived] == [said("kept")]

    with_store(database, use)


def test_a_table_learns_over_the_bus_of_what_another_store_has_written(database: str) -> None:
    async def run() -> None:
        bus = MemoryBus()
        async with opened(database, bus) as one, opened(database, bus) as other:
            arrived: list[Row] = []
            one.bus.subscribe("t", arrived.append)
            await other.writer.write(rows("t", said("from elsewhere")), ())
            assert [row.entry for row in arrived] == [said("from elsewhere")]
            assert await one.read(entries_since("t", 0)) == arrived

    asyncio.run(run())


def test_after_unsubscribing_nothing_arrives() -> None:
    bus = MemoryBus()
    kept: list[Row] = []
    gone: list[Row] = []
    bus.subscribe("t", kept.append)
    unsubscribe = bus.subscribe("t", gone.append)
    first, second = rows("t", said("a"), said("b"))
    bus.publish((first,))
    unsubscribe()
    unsubscribe()  # again: no one else loses a subscription
    bus.publish((second,))
    assert kept == [first, second]
    assert gone == [first]


def test_a_subscriber_may_unsubscribe_while_it_is_called() -> None:
    bus = MemoryBus()
    arrived: list[Row] = []

    def once(row: Row) -> None:
        arrived.append(row)
        unsubscribe()

    unsubscribe = bus.subscribe("t", once)
    bus.subscribe("t", arrived.append)
    first, second = rows("t", said("a"), said("b"))
    bus.publish((first, second))
    assert arrived == [first, first, second]


def test_an_error_in_one_subscriber_stops_neither_the_others_nor_the_writer(database: str) -> None:
    async def use(store: Store) -> None:
        arrived: list[Row] = []

        def fail(row: Row) -> None:
            raise ValueError(row)

        store.bus.subscribe("t", fail)
        store.bus.subscribe("t", arrived.append)
        await store.writer.write(rows("t", said("a")), ())
        assert len(arrived) == 1

    with_store(database, use)
