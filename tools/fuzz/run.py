"""A fuzzing run: batches of every kind in turn, and a look at the server after each round."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from random import Random
from typing import Final, NamedTuple

from tools.fuzz import frames, messages, requests
from tools.fuzz.records import HostileRecords
from tools.fuzz.victim import Victim
from tools.soak.databases import DATABASES

MOST_GROWTH: Final = 50 * 1024 * 1024
"""Bytes by which the server may grow after its first rounds."""
WARM_AFTER: Final = 5
"""Rounds."""
HEALTHY: Final = 200

SIZES: Final = {"records": 400, "messages": 400, "requests": 140, "frames": 60}
"""Cases of each kind in a round."""


class Found(NamedTuple):
    """What a run has done, and what was wrong."""

    cases: Counter[str]
    grown: int
    """Bytes."""
    wrong: list[str]


def fuzz(  # noqa: PLR0913 - the options of the command
    seed: int,
    *,
    seconds: float,
    cases: int,
    first: int = 0,
    database: str = "sqlite",
    tell: Callable[[int, int], None] = lambda *_: None,
) -> Found:
    """Fuzz for this long and at least this often, from this round on; stops at the first fault."""
    done: Counter[str] = Counter()
    grown, wrong = 0, list[str]()
    with _victim(database) as victim:
        began = time.monotonic()
        warm, number = victim.memory(), first
        while time.monotonic() - began < seconds or done.total() < cases:
            try:
                asyncio.run(_round(victim, seed, number, done))
            except Exception as error:  # noqa: BLE001 - whatever it is, it is the finding
                wrong.append(f"round {number}: {type(error).__name__}: {error}")
                break
            number += 1
            tell(number, done.total())
            if number <= first + WARM_AFTER:
                warm = victim.memory()
            grown = max(0, victim.memory() - warm)
            if grown > MOST_GROWTH:
                wrong.append(f"round {number}: the server has grown by {grown:,} bytes")
                break
        wrong += victim.faults_logged()
    return Found(done, grown, wrong)


@contextmanager
def _victim(database: str) -> Iterator[Victim]:
    with DATABASES[database]() as kept, Victim(kept.address) as victim:
        yield victim


async def _round(victim: Victim, seed: int, number: int, done: Counter[str]) -> None:
    """A batch of each kind; each has its own seed, so that it can be repeated."""
    await asyncio.to_thread(victim.renew)

    def luck(kind: str) -> Random:
        return Random(f"{seed} {kind} {number}")

    HostileRecords(f"{seed}").try_batch(luck("records"), SIZES["records"])
    done["records"] += SIZES["records"]
    over_network: dict[str, Callable[[Victim, Random, int], Awaitable[None]]] = {
        "messages": messages.try_batch,
        "requests": requests.try_batch,
        "frames": frames.try_batch,
    }
    for kind, try_batch in over_network.items():
        await try_batch(victim, luck(kind), SIZES[kind])
        done[kind] += SIZES[kind]
    answer = await asyncio.to_thread(victim.call, "/health")
    if answer.status != HEALTHY:
        raise AssertionError(f"/health answered with {answer.status}")
