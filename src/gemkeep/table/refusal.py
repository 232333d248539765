"""Refusals: a code from a closed list and a plain sentence."""

from __future__ import annotations

from typing import Literal, NamedTuple, TypeAlias

Code: TypeAlias = Literal[
    "wrong_key",
    "wrong_invite",
    "removed",
    "not_host",
    "not_your_seat",
    "not_seated",
    "seat_taken",
    "colour_taken",
    "already_seated",
    "not_away",
    "bad_name",
    "bad_text",
    "not_started",
    "already_started",
    "seats_open",
    "over",
    "not_over",
    "stale",
    "illegal",
    "log_full",
]


class Refusal(NamedTuple):
    """Nothing was changed; the sentence says what would have been right."""

    code: Code
    reason: str
