"""The proof of a deal in a record, and checking it."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from gemkeep.core.deals.fair import PARTS, SCHEME, Share, hashed, key_of, numbers, promise_of
from gemkeep.core.encoding.notation import whole_number
from gemkeep.core.errors import GemkeepError, Malformed, quote
from gemkeep.core.game import Game
from gemkeep.core.moves import CHANCE, Action, Json, Move, Seat
from gemkeep.core.record import BadRecord, Record
from gemkeep.core.replay import Replayed, replay

FIELD: Final = "deal"
HEXADECIMAL: Final = re.compile("[0-9a-f]{64}")
MOST_SHARES: Final = 16


@dataclass(frozen=True, slots=True)
class DealProof:
    """What a deal was drawn from, as far as it is open."""

    commitment: str
    """Published before anyone added a share; the hash of the first secret."""
    shares: tuple[Share, ...] = ()
    """One for each person who promised one, by their first seat."""
    secrets: tuple[str, ...] = ()
    """The secrets of the parts that are over."""
    first: Seat | None = None
    """The seat that the players chose to begin; None if chance chose it."""


def write_proof(proof: DealProof) -> Json:
    """The proof as it is written in a record."""
    written: dict[str, Json] = {
        "scheme": SCHEME,
        "commitment": proof.commitment,
        "shares": [share._asdict() for share in proof.shares],
        "secrets": list(proof.secrets),
    }
    return written if proof.first is None else written | {"first": proof.first}


def read_proof(record: Record) -> DealProof | None:
    """The proof in a record; None if it has none, or one of a scheme that we don't know."""
    written = record.more.get(FIELD)
    if written is None:
        return None
    if not isinstance(written, Mapping):
        raise Malformed(f'"{FIELD}" must be an object, not {quote(written)}')
    if written.get("scheme") != SCHEME:
        return None
    return DealProof(
        _hexadecimal("commitment", written.get("commitment")),
        tuple(map(_share, _listed("shares", written.get("shares"), MOST_SHARES))),
        tuple(
            _hexadecimal("secrets", secret)
            for secret in _listed("secrets", written.get("secrets"), PARTS)
        ),
        _first(written.get("first")),
    )


def replay_and_check(game: Game[Any, Any], record: Record, line: int = 1) -> Iterator[Replayed]:
    """Every move in turn; a `BadRecord` error at the first that breaks the rules or its deal."""
    try:
        proof = read_proof(record)
        if proof is not None and proof.first is not None:
            game = game.with_first(proof.first)
    except GemkeepError as error:
        raise BadRecord(line, None, f"the deal can't be checked: {error}") from None
    if proof is None:
        yield from replay(game, record, line)
        return
    table = record.more.get("id")
    if not isinstance(table, str):
        raise BadRecord(line, None, f'the deal can\'t be checked: "id" is {quote(table)}')
    if wrong := _wrong_proof(proof, table):
        raise BadRecord(line, None, f"the deal does not match: {wrong}")
    yield from _checked_moves(game, record, line, _Dealer(proof, table))


def _checked_moves(
    game: Game[Any, Any], record: Record, line: int, dealer: _Dealer
) -> Iterator[Replayed]:
    state = game.start()
    for step in replay(game, record, line):
        if step.move.by == CHANCE:
            wrong = dealer.wrong_move(game, state, step.move)
            if wrong is not None:
                raise BadRecord(line, step.number, f"the deal does not match: {wrong}")
        state = step.state
        yield step
    finished = game.finished_parts(state)
    if len(dealer.secrets) < finished:
        missing = f"{finished} parts are over, but {len(dealer.secrets)} secrets are open"
        raise BadRecord(line, None, f"the deal does not match: {missing}")


class _Dealer:
    """Deals again what a proof is about."""

    def __init__(self, proof: DealProof, table: str) -> None:
        self.secrets = [bytes.fromhex(secret) for secret in proof.secrets]
        self._keys = [
            key_of(secret, table, part, proof.shares) for part, secret in enumerate(self.secrets)
        ]
        self._draws = 0

    def wrong_move(self, game: Game[Any, Any], state: object, move: Move) -> str | None:
        """What should have been dealt instead; None if it is right, or its part is not over."""
        part, draw = game.finished_parts(state), self._draws
        self._draws += 1
        if part >= len(self._keys):
            return None
        due: Action = game.chance(state).pick(numbers(self._keys[part], draw))
        if due == move.action:
            return None
        right = game.write_move(Move(CHANCE, *due))[2]
        return f"{quote(game.write_move(move)[2])} was dealt, but it should be {quote(right)}"


def _wrong_proof(proof: DealProof, table: str) -> str | None:
    """What does not fit together in a proof; None if it does."""
    before = proof.commitment
    for part, secret in enumerate(proof.secrets):
        if hashed(table, bytes.fromhex(secret)).hex() != before:
            return f"the secret of part {part + 1} is not the one that was committed to"
        before = secret
    seats = [share.seat for share in proof.shares]
    if seats != sorted(set(seats)):
        return f"the shares are not in the order of their seats: {seats}"
    for seat, promise, share in proof.shares:
        if share is not None and promise_of(table, share) != promise:
            return f"the share of seat {seat} is not the one that was promised"
    return None


def _share(written: object) -> Share:
    if not isinstance(written, Mapping) or not whole_number(written.get("seat")):
        raise Malformed(f"a share has a seat, a promise and a share, unlike {quote(written)}")
    share = written.get("share")
    return Share(
        written["seat"],
        _hexadecimal("promise", written.get("promise")),
        None if share is None else _hexadecimal("share", share),
    )


def _first(written: object) -> Seat | None:
    if written is None or (isinstance(written, int) and whole_number(written)):
        return written
    raise Malformed(f'"first" must be a seat, not {quote(written)}')


def _listed(name: str, written: object, most: int) -> list[object]:
    if not isinstance(written, list) or len(written) > most:
        raise Malformed(f'"{name}" must be a list of at most {most}, not {quote(written)}')
    return written


def _hexadecimal(name: str, written: object) -> str:
    if not isinstance(written, str) or HEXADECIMAL.fullmatch(written) is None:
        raise Malformed(f'"{name}" must be 32 bytes in hexadecimal, not {quote(written)}')
    return written
