"""Deals that anyone can check: how a deal follows from secrets and shares of randomness.

The server hides a secret for each part of a game in a chain of hashes and publishes the end of the
chain before anyone adds a share. `docs/fair-deals.md` describes every byte for people who write
their own checker.
"""

from __future__ import annotations

import hashlib
import hmac
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import lru_cache
from struct import Struct
from typing import Final, NamedTuple, TypeAlias, TypeVar

from gemkeep.core.moves import Seat

SCHEME: Final = "gemkeep.deal/1"
PARTS: Final = 8
"""The length of a chain: no game has more parts that are dealt separately."""
DIGEST: Final = Struct(">8I")
"""A digest is eight words of four bytes."""
WORDS: Final = 2**32
KEYS_KEPT: Final = 4096
"""Many cards are drawn from one key, at as many tables at a time."""

Below: TypeAlias = Callable[[int], int]
"""Returns a number from 0 to below the bound, each with the same probability."""
Piece = TypeVar("Piece")


class Share(NamedTuple):
    """What one player added to a deal; their promise was known before any share was."""

    seat: Seat
    promise: str
    """The hash of the share."""
    share: str | None
    """The share itself, 32 bytes in hexadecimal; None if it was not opened in time."""


def secrets_of(root: bytes, table: str) -> tuple[bytes, ...]:
    """The secrets of a game's parts: each is the hash of the next, and the last is the root."""
    chain = [root]
    while len(chain) < PARTS:
        chain.append(hashed(table, chain[-1]))
    return tuple(reversed(chain))


def hashed(table: str, secret: bytes) -> bytes:
    """The secret of the part before; for the first part, the commitment."""
    return hashlib.sha256(f"{SCHEME} secret {table}\n".encode() + secret).digest()


def promise_of(table: str, share: str) -> str:
    """The hash by which a player promises this share."""
    return hashlib.sha256(f"{SCHEME} share {table}\n".encode() + bytes.fromhex(share)).hexdigest()


def key_of(secret: bytes, table: str, part: int, shares: Iterable[Share]) -> bytes:
    """The key from which this part is dealt: it depends on the secret and on every open share."""
    opened = [f"{seat} {share}\n" for seat, _, share in shares if share is not None]
    message = f"{SCHEME} deal {table} {part}\n{''.join(opened)}"
    return hmac.digest(secret, message.encode(), "sha256")


def numbers(key: bytes, draw: int) -> Below:
    """Random numbers for a chance move, which is the game's `draw`-th, from 0.

    A word that would favour small numbers is skipped, so every number is equally likely.
    """
    words = _words(key, draw)

    def below(bound: int) -> int:
        word, fair = next(words), WORDS - WORDS % bound
        while word >= fair:
            word = next(words)
        return word % bound

    return below


def shuffled(pieces: Sequence[Piece], below: Below) -> list[Piece]:
    """The pieces in random order: one after the other is taken out of those that are left."""
    left = list(pieces)
    return [left.pop(below(len(left))) for _ in pieces]


def _words(key: bytes, draw: int) -> Iterator[int]:
    block = 0
    while True:
        code = _keyed(key).copy()
        code.update(f"{draw} {block}".encode())
        yield from DIGEST.unpack(code.digest())
        block += 1


@lru_cache(maxsize=KEYS_KEPT)
def _keyed(key: bytes) -> hmac.HMAC:
    """To be copied for each message, which takes less time than to begin with the key."""
    return hmac.new(key, digestmod="sha256")
