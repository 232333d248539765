"""Who may open a connection, and who is dropped for whom."""

from __future__ import annotations

from dataclasses import replace
from typing import Final

import pytest

from gemkeep.server.config import Limits
from gemkeep.server.network.addresses import Proxies, counted_as
from gemkeep.server.network.admission import RESERVED_FILES, Admission, Place
from gemkeep.server.network.files import raise_file_limit

ROOM: Final = 8
LIMITS: Final = Limits(
    connections=ROOM,
    connections_of_one_address=5,
    waiting_of_one_address=3,
    unfinished_bytes=1_000,
)
MANY: Final = 10_000


class Connection:
    """A connection that says whether it was dropped."""

    def __init__(self) -> None:
        self.dropped = False

    def drop(self) -> None:
        self.dropped = True


class Entrance:
    """Where connections come in."""

    def __init__(self, limits: Limits = LIMITS, *proxies: str, files: int = MANY) -> None:
        self.admission = Admission(limits, Proxies(proxies), files)

    def enter(self, host: str = "10.0.0.1") -> tuple[Connection, Place | None]:
        connection = Connection()
        return connection, self.admission.enter(connection, host)

    def working(self, host: str = "10.0.0.1") -> tuple[Connection, Place | None]:
        connection, place = self.enter(host)
        if place is not None:
            place.work()
        return connection, place


def test_the_oldest_that_waits_is_dropped_for_the_newest_of_its_address() -> None:
    entrance = Entrance()
    elsewhere, _ = entrance.enter("10.0.0.2")
    (first, _), (second, _), (third, _) = (entrance.enter() for _ in range(3))
    newest, place = entrance.enter()
    assert place is not None
    assert [it.dropped for it in (first, second, third, newest)] == [True, False, False, False]
    assert not elsewhere.dropped


def test_one_with_a_request_is_not_dropped_until_it_waits_again() -> None:
    entrance = Entrance()
    busy, place = entrance.working()
    assert place is not None
    waiting = [entrance.enter()[0] for _ in range(3)]
    place.wait()
    entrance.enter()
    assert waiting[0].dropped
    assert not busy.dropped
    for _ in range(3):
        entrance.enter()
    assert busy.dropped


def test_an_address_has_so_many_connections_and_no_more() -> None:
    entrance = Entrance()
    places = [entrance.working()[1] for _ in range(5)]
    assert entrance.enter()[1] is None
    assert entrance.enter("10.0.0.2")[1] is not None
    assert places[0] is not None
    places[0].leave()
    places[0].leave()  # a second time changes nothing
    assert entrance.working()[1] is not None
    assert entrance.enter()[1] is None


def test_when_there_is_no_room_the_oldest_of_all_that_wait_is_dropped() -> None:
    entrance = Entrance()
    oldest, _ = entrance.enter("10.0.0.1")
    for number in range(2, ROOM + 1):
        entrance.working(f"10.0.0.{number}")
    assert entrance.enter("10.0.0.99")[1] is not None
    assert oldest.dropped
    entrance.working("10.0.0.98")
    assert entrance.enter("10.0.0.97")[1] is None, "all others have a request"


def test_a_named_proxy_brings_as_many_as_there_is_room_for() -> None:
    entrance = Entrance(LIMITS, "10.0.0.0/24")
    assert all(entrance.enter("10.0.0.1")[1] for _ in range(ROOM))
    assert entrance.enter("::ffff")[1] is not None


def test_a_websocket_is_counted_but_not_dropped() -> None:
    entrance = Entrance()
    opened, place = entrance.enter()
    assert place is not None
    place.keep()
    for _ in range(9):
        entrance.enter()
    assert not opened.dropped


def test_only_so_many_wait_in_all() -> None:
    entrance = Entrance(replace(LIMITS, waiting=2))
    oldest, _ = entrance.enter()
    busy, _ = entrance.working("10.0.0.2")
    entrance.enter("10.0.0.3")
    entrance.enter("10.0.0.4")
    assert (oldest.dropped, busy.dropped) == (True, False)


def test_the_address_that_holds_most_loses_its_oldest_when_all_hold_too_much() -> None:
    entrance = Entrance()
    elsewhere, place = entrance.enter("10.0.0.2")
    assert place is not None
    place.hold(250)
    held = []
    for _ in range(4):
        connection, place = entrance.working()
        assert place is not None
        place.hold(150)
        place.hold(187)
        held.append(connection)
    assert not any(it.dropped for it in held)
    place.hold(190)
    assert [it.dropped for it in held] == [True, True, False, False]
    assert not elsewhere.dropped


def test_what_arrived_in_full_or_went_away_is_held_no_more() -> None:
    entrance = Entrance()
    for end in (lambda it: it.hold(0), Place.keep, Place.leave):
        connection, place = entrance.enter()
        assert place is not None
        place.hold(900)
        end(place)
        assert not connection.dropped
    last, place = entrance.enter()
    assert place is not None
    place.hold(1_000)
    assert not last.dropped


def test_one_address_can_not_take_all_the_files() -> None:
    """The usual limit of 1,024 files, and nobody who raised it."""
    entrance = Entrance(Limits(), files=1024)
    assert entrance.admission.most == 1024 - RESERVED_FILES
    waiting = [entrance.enter("10.0.0.3")[0] for _ in range(1100)]
    assert sum(not it.dropped for it in waiting) == entrance.admission.most / 2
    taken = [entrance.working()[1] for _ in range(1100)]
    assert taken[-1] is None
    assert entrance.enter("10.0.0.2")[1] is not None


@pytest.mark.parametrize(
    "host,counted",
    [
        ("10.0.0.1", "10.0.0.1"),
        ("::ffff:10.0.0.1", "10.0.0.1"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
        ("fe80::1%eth0", "fe80::/64"),
        ("", ""),
        ("somewhere", "somewhere"),
    ],
)
def test_a_customers_network_counts_as_one_address(host: str, counted: str) -> None:
    assert counted_as(host) == counted


def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    resource = pytest.importorskip("resource")
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (min(512, before[1]), before[1]))
        assert raise_file_limit() == min(before[1], 65_536)
        assert resource.getrlimit(resource.RLIMIT_NOFILE) == (min(before[1], 65_536), before[1])
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
