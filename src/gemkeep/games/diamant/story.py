"""The events of Diamant as English sentences for a terminal."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from functools import singledispatch
from types import MappingProxyType
from typing import Final

from gemkeep.core.errors import Unknown, quote
from gemkeep.core.game import Event
from gemkeep.core.moves import Seat
from gemkeep.core.talking.english import counted, listed
from gemkeep.games.diamant.events import (
    Chose,
    CountedOut,
    Decided,
    EntranceClosed,
    EntranceOpened,
    Rescued,
    Returned,
    Revealed,
    Struck,
)
from gemkeep.games.diamant.types import HAZARD, RELIC, TREASURE

HAZARD_WORDS: Final = MappingProxyType(
    {
        "spider": "a giant spider",
        "scorpion": "a giant scorpion",
        "snake": "a snake",
        "lava": "a pool of lava",
        "boulder": "a rolling boulder",
        "ram": "a battering ram",
        "spear": "a spear",
    }
)


def tell(events: Sequence[Event], names: Sequence[str]) -> list[str]:
    """A line for each event, with the players' names."""
    return [_line(event, names) for event in events]


@singledispatch
def _line(event: Event, names: Sequence[str]) -> str:  # noqa: ARG001 -- all take the same
    raise Unknown(f"there is no sentence for the event {quote(event)}")


@_line.register
def _revealed(event: Revealed, names: Sequence[str]) -> str:  # noqa: ARG001
    found = f"The torch shows {card_in_words(event.card)}"
    kind, _, printed = event.card.partition(":")
    if kind != TREASURE:
        return f"{found}."
    if not event.share:
        return f"{found}: too few to share, {_stay(event.left)} on the card."
    sharing = (int(printed) - event.left) // event.share
    if sharing == 1:
        return f"{found}, all for the last one in the cave."
    rest = f", {_stay(event.left)} on the card" if event.left else ""
    return f"{found}: {event.share} each{rest}."


@_line.register
def _chose(event: Chose, names: Sequence[str]) -> str:
    return f"{names[event.seat]} has chosen."


@_line.register
def _decided(event: Decided, names: Sequence[str]) -> str:
    on = _who(event.on, names, "goes on", "go on")
    back = _who(event.back, names, "turns back", "turn back")
    return f"{'; '.join(part for part in (on, back) if part)}."


@_line.register
def _returned(event: Returned, names: Sequence[str]) -> str:
    who = _who(event.seats, names, "comes home", "come home")
    banked = event.banked[0]  # all in the cave have got the same shares, so all bring the same
    each = " each" if len(event.seats) > 1 else ""
    brought = f" with {counted(banked, 'ruby', 'rubies')}{each}" if banked else " with nothing"
    of_them = "" if event.share == banked else f"{event.share} of them "
    found = f", {of_them}picked up on the path" if event.share else ""
    rest = f"; {_rubies_stay(event.left)} on the path" if event.left else ""
    return f"{who}{brought}{found}{rest}."


@_line.register
def _rescued(event: Rescued, names: Sequence[str]) -> str:
    what = "a relic" if len(event.worth) == 1 else f"{len(event.worth)} relics"
    worth = listed([str(number) for number in event.worth])
    return f"{names[event.seat]} left alone and rescues {what} worth {worth}."


@_line.register
def _struck(event: Struck, names: Sequence[str]) -> str:
    hazard = card_in_words(event.hazard)
    who = _who(event.fled, names, "flees", "flee")
    lost = event.lost[0]  # all carry the same, as in _returned
    if not lost:
        return f"{_capital(hazard)} again: {who} empty-handed."
    lose, each = ("lose", " each") if len(event.fled) > 1 else ("loses", "")
    return f"{_capital(hazard)} again: {who} and {lose} {counted(lost, 'ruby', 'rubies')}{each}."


@_line.register
def _entrance_closed(event: EntranceClosed, names: Sequence[str]) -> str:  # noqa: ARG001
    closed = f"Entrance {event.round} is closed"
    if event.rubies:
        go = "goes" if event.rubies == 1 else "go"
        closed += f"; {counted(event.rubies, 'ruby', 'rubies')} {go} back to the reserve"
    if event.removed:
        leave = "leaves" if len(event.removed) == 1 else "leave"
        closed += f"; {_cards(event.removed)} {leave} the game"
    return f"{closed}."


@_line.register
def _entrance_opened(event: EntranceOpened, names: Sequence[str]) -> str:  # noqa: ARG001
    relic = "" if event.relic is None else f", and {card_in_words(event.relic)} is somewhere in it"
    return f"Entrance {event.round} opens: everyone goes in{relic}."


@_line.register
def _counted_out(event: CountedOut, names: Sequence[str]) -> str:
    points = listed(
        [f"{name} has {score}" for name, score in zip(names, event.scores, strict=True)]
    )
    most = counted(max(event.scores), "point", "points")
    winners = listed([names[seat] for seat in event.winners])
    if len(event.winners) > 1:
        return f"The chests are counted: {points}. {winners} share the victory with {most} each."
    return f"The chests are counted: {points}. {winners} wins with {most}."


def _who(seats: Sequence[Seat], names: Sequence[str], does: str, do: str) -> str:
    """The names with their verb; empty for nobody."""
    if not seats:
        return ""
    return f"{listed([names[seat] for seat in seats])} {does if len(seats) == 1 else do}"


def _stay(rubies: int) -> str:
    return f"{rubies} {'stays' if rubies == 1 else 'stay'}"


def _rubies_stay(rubies: int) -> str:
    return f"{counted(rubies, 'ruby stays', 'rubies stay')}"


def _cards(names: Sequence[str]) -> str:
    """The cards in English, equal ones together."""
    return listed(
        [
            card_in_words(name)
            if count == 1
            else f"{count} relics"  # only relics can leave together
            for name, count in Counter(names).items()
        ]
    )


def card_in_words(name: str) -> str:
    """A card in English: `treasure:9` is a treasure of 9 rubies."""
    kind, _, printed = name.partition(":")
    if kind == TREASURE:
        return f"a treasure of {counted(int(printed), 'ruby', 'rubies')}"
    if kind == HAZARD:
        return HAZARD_WORDS[printed]
    return f"a relic worth {printed}" if printed else f"a {RELIC}"


def _capital(words: str) -> str:
    return words[0].upper() + words[1:]
