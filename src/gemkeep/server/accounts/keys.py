"""Random ids, invites and personal keys; only the hash of a key is stored.

A key is `id.secret`: the id finds the person, and the secret is compared in constant time.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from typing import Final, NamedTuple

LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that are not confused when read aloud or typed."""
ID_LENGTH: Final = 12
INVITE_LENGTH: Final = 10
SECRET_BYTES: Final = 24


class NewKey(NamedTuple):
    """A person's public id, the key that only they get, and the hash that is stored."""

    id: str
    key: str
    hash: str


def new_id() -> str:
    """An id that can't be guessed: anyone who has a table's id may watch it."""
    return _word(ID_LENGTH)


def new_invite() -> str:
    """The code of an invite link."""
    return _word(INVITE_LENGTH)


def new_key() -> NewKey:
    """A new person's id and key."""
    return new_key_of(new_id())


def new_key_of(person: str) -> NewKey:
    """Another key for the person with this id; 192 bits of it are random."""
    secret = secrets.token_urlsafe(SECRET_BYTES)
    return NewKey(person, f"{person}.{secret}", hash_of(secret))


def person_in(key: str) -> tuple[str, str]:
    """The id and the secret in a key."""
    person, _, secret = key.partition(".")
    return person, secret


def hash_of(secret: str) -> str:
    """The hash to store for a secret, which is long and random, so a fast hash is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def same(secret: str, kept: str) -> bool:
    """Whether the secret has this hash, compared in constant time."""
    return hmac.compare_digest(hash_of(secret), kept)


def _word(length: int) -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(length))
