"""The token buckets behind the limits on messages, on strikes and on opening sockets."""

from __future__ import annotations

from gemkeep.server.websocket.rate_limit import TokenBucket, TokenBuckets


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


def taken(bucket: TokenBucket, tries: int) -> int:
    return sum(bucket.take() for _ in range(tries))


def test_a_burst_is_allowed_at_once_and_the_rate_from_then_on() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=2, burst=5, clock=clock)
    assert taken(bucket, 9) == 5
    clock.now = 1.5
    assert taken(bucket, 9) == 3


def test_tries_that_are_not_allowed_cost_nothing() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=1, burst=1, clock=clock)
    allowed = 0
    for step in range(100):
        clock.now = step / 10
        allowed += bucket.take()
    assert allowed == 10


def test_no_more_than_a_burst_is_ever_saved_up() -> None:
    clock = Clock()
    bucket = TokenBucket(rate=1, burst=3, clock=clock)
    clock.now = 1000
    assert taken(bucket, 9) == 3


def test_each_address_has_a_bucket_until_it_is_full_again() -> None:
    clock = Clock()
    buckets = TokenBuckets(rate=2, burst=4, clock=clock)
    assert [buckets.take("ann") for _ in range(5)] == [True] * 4 + [False]
    assert buckets.take("bob")
    clock.now = 1.0
    assert [buckets.take("ann") for _ in range(3)] == [True, True, False]
    clock.now = 2.5
    assert buckets.take("cid")
    assert len(buckets) == 2, "bob's would be full"
