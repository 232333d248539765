"""The events of Hideouts as English sentences for a terminal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from gemkeep.core.game import Event
from gemkeep.games.hideouts import events as happened

ENDINGS = {
    "finished": "The boxes are lifted: every guardian is home. Won",
    "misplaced": "The boxes are lifted: a guardian is in another's home. Lost",
    "out_of_tokens": "The supply is empty. Lost",
    "stalled": "Twenty turns in a row without spending a token. Lost",
}


def tell(events: Iterable[Event], names: Sequence[str]) -> list[str]:
    """A sentence for each event, with the players' names."""
    return [_sentence(event, names) for event in events]


def _sentence(event: Event, names: Sequence[str]) -> str:  # noqa: PLR0911, C901, PLR0912
    match event:
        case happened.Dealt(gap, first):
            return f"The casket is dealt, its gap at cell {gap}. {names[first]} begins."
        case happened.Slid(seat, cell, gap, paid):
            cost = "for a token" if paid else "for free"
            return f"{names[seat]} slides the box on cell {cell} to cell {gap}, {cost}."
        case happened.TurnedUp(cell, hideout):
            return f"Under it, on cell {cell}: {_hideout(hideout)}."
        case happened.Stayed(cell, hideout):
            return f"{_beginning(_hideout(hideout))} stays on cell {cell}."
        case happened.Removed(_, hideout):
            return f"{_beginning(_hideout(hideout))} goes into the lid."
        case happened.Rotated():
            return "The casket makes a quarter turn: everyone looks from another corner."
        case happened.Uncovered(cell, guardian):
            return f"The {guardian} is face up on cell {cell}."
        case happened.Placed(seat, guardian, cell):
            return f"{names[seat]} puts the {guardian} into the box on cell {cell}."
        case happened.LeftLying(seat, guardian, cell):
            return f"{names[seat]} leaves the {guardian} on cell {cell}."
        case happened.Blessed(seat, cell):
            return f"{names[seat]} puts the action symbol into the box on cell {cell}."
        case happened.Corrected(seat, guardian, cell, to):
            boxes = f"from the box on cell {cell} to the one on cell {to}"
            return f"{names[seat]} moves the {guardian} {boxes}, for three tokens."
        case happened.Charged(cell):
            return f"A token is laid on cell {cell}, whose guardian is gone."
        case happened.Passed(seat):
            return f"{names[seat]} does not finish yet."
        case happened.Ended(_, reason, supply):
            return f"{ENDINGS[reason]}, with {supply} tokens left."
        case _:
            raise TypeError(f"{event!r} does not happen in Hideouts")


def _hideout(name: str) -> str:
    """A hideout in English: rune 3, lock A, the mechanism."""
    kind, _, mark = name.partition(":")
    if mark:
        return f"{kind} {mark}"
    return "the action symbol" if kind == "action" else f"the {kind}"


def _beginning(words: str) -> str:
    """The words with a capital letter."""
    return words[0].upper() + words[1:]
