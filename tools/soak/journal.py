"""What the players sent and received, recorded for the checker."""

from __future__ import annotations

import hashlib
from collections import Counter, defaultdict
from dataclasses import dataclass, field
from typing import Any, Literal

import msgspec

IN_DOUBT = "in_doubt"


class Frame(msgspec.Struct):
    """A message of the server, as far as it is compared with the log."""

    type: str
    number: int = 0
    ref: int | None = None
    code: str = ""
    seat: int | None = None
    events: list[msgspec.Raw] = []
    shown: list[msgspec.Raw] | None = None
    told: list[msgspec.Raw] = []
    line: dict[str, Any] | None = None
    table: dict[str, Any] | None = None
    me: dict[str, Any] | None = None


class Shown(msgspec.Struct):
    """A view, as far as a player acts on it."""

    seat: int | None
    legal: list[tuple[str, Any]]
    chosen: object


FRAME = msgspec.json.Decoder(Frame)
SHOWN = msgspec.json.Decoder(Shown)


@dataclass(slots=True)
class Sent:
    """A move or a line of chat, and the answer; None if there was none."""

    table: str
    kind: Literal["act", "say"]
    seat: int
    number: int
    """The last update that the sender had seen."""
    what: str
    """The action, or the words."""
    answer: str | None = None
    """`done`, or the code of a refusal."""

    @property
    def may_be_kept(self) -> bool:
        """Whether the sender got no answer about whether it was stored."""
        return self.answer in {None, IN_DOUBT}


@dataclass(slots=True)
class Journal:
    """Everything that all players sent and received, and errors noticed immediately."""

    sent: list[Sent] = field(default_factory=list)
    acknowledged: int = 0
    """How many moves were answered with `done`."""
    events: defaultdict[str, dict[int, bytes]] = field(default_factory=lambda: defaultdict(dict))
    """For each table, the digest of what everyone received with an update."""
    told: defaultdict[str, set[bytes]] = field(default_factory=lambda: defaultdict(set))
    """For each table, the digests of the past events sent on (re)connect."""
    views: defaultdict[str, defaultdict[tuple[int, int | None], set[bytes]]] = field(
        default_factory=lambda: defaultdict(lambda: defaultdict(set))
    )
    """For each table, the digests of the views shown of a seat after an update."""
    lines: defaultdict[str, set[str]] = field(default_factory=lambda: defaultdict(set))
    """For each table, the words that were heard."""
    wrong: list[str] = field(default_factory=list)
    faults: Counter[str] = field(default_factory=Counter)
    games: int = 0
    """How many games were played to their end."""
    people: int = 0
    frames: int = 0

    def note_events(self, table: str, frame: Frame) -> None:
        """Note an update; two people must receive the same."""
        told = digest(b",".join(bytes(event) for event in frame.events))
        if self.events[table].setdefault(frame.number, told) != told:
            self.wrong.append(f"{table}: update {frame.number} differs from what others were sent")

    def note_view(self, table: str, number: int, seat: int | None, view: bytes) -> None:
        """Note a view that somebody was shown."""
        self.views[table][number, seat].add(digest(view))

    def by_table(self) -> dict[str, list[Sent]]:
        """What was sent, by table."""
        found: defaultdict[str, list[Sent]] = defaultdict(list)
        for sent in self.sent:
            found[sent.table].append(sent)
        return found


def digest(encoded: bytes) -> bytes:
    """A short fingerprint, as millions of views are kept."""
    return hashlib.blake2b(encoded, digest_size=8).digest()
