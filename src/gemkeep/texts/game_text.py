"""The interface of a game's texts."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from importlib import resources
from typing import Any, Final, Generic, TypeVar

from gemkeep.core.encoding.from_json import from_json
from gemkeep.core.encoding.jsonable import event_name
from gemkeep.core.errors import Malformed, quote
from gemkeep.core.game import Event
from gemkeep.core.moves import Action

ViewT = TypeVar("ViewT")
Names = Sequence[str]
"""The players' names, by seat."""

REPLY: Final = "Reply with one action in square brackets"


@dataclass(frozen=True)
class GameText(Generic[ViewT]):
    """One game in English: what a seat sees, what happens, and what a reply means."""

    name: str
    view_type: type[ViewT]
    event_types: tuple[type[Event], ...]
    describe: Callable[[ViewT, Names], str]
    """Everything in a view."""
    tell: Callable[[Sequence[Event], Names], list[str]]
    """A sentence for each event."""
    write: Callable[[Action], str]
    """An action as it is written in a reply, without brackets."""
    explain: Callable[[ViewT, tuple[Action, ...]], list[str]]
    """The legal actions as they are written in a reply, each line with what they do."""
    actions_in: Callable[[str, ViewT], list[Action]]
    """The actions that these words can mean, legal or not."""
    phrases: Mapping[str, str]
    """The game's quick phrases in English, with {cell}, {piece} and {side} where they have one."""

    @property
    def rules(self) -> str:
        """The rules, as Markdown."""
        folder = resources.files("gemkeep.texts") / "rules"
        return (folder / f"{self.name}.md").read_text(encoding="utf-8")

    def menu(self, view: ViewT, legal: tuple[Action, ...]) -> str:
        """What the seat may do now; empty if nothing."""
        if not legal:
            return ""
        return "\n".join([f"{REPLY}:", *(f"  {line}" for line in self.explain(view, legal))])

    def view_from(self, given: object) -> ViewT:
        """The view that was sent as this JSON."""
        return from_json(self.view_type, given)

    def event_from(self, given: Mapping[str, Any]) -> Event:
        """The event that was sent as this JSON."""
        name = given.get("event")
        for kind in self.event_types:
            if event_name(kind) == name:
                return from_json(kind, given)
        raise Malformed(f"nothing called {quote(name)} happens in {self.name}")


def events_of(module: object) -> tuple[type[Event], ...]:
    """The types of the events that a module defines."""
    return tuple(
        kind
        for kind in vars(module).values()
        if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
    )
