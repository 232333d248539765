"""Diamant in text."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Final

from gemkeep.core.encoding.from_json import from_json
from gemkeep.core.game import Event
from gemkeep.core.moves import Action
from gemkeep.core.talking.english import counted, listed
from gemkeep.games.diamant import View, events, story
from gemkeep.games.diamant.types import CHOOSE, RELIC, TREASURE, Choice
from gemkeep.games.diamant.view import Explorer, PathCard
from gemkeep.texts.game_text import GameText, Names, events_of

WORDS: Final[Mapping[Choice, frozenset[str]]] = {
    "on": frozenset({"on", "onward", "onwards", "continue", "stay", "deeper", "further"}),
    "back": frozenset({"back", "leave", "home", "return", "retreat", "camp"}),
}
"""What players write for each choice."""


def describe(view: View, names: Names) -> str:
    """The cave as this viewer sees it."""
    return "\n".join(_lines(view, names))


def tell(happened: Sequence[Event], names: Names) -> list[str]:
    """The story, without a sentence for each player who has chosen."""
    return story.tell([event for event in happened if not isinstance(event, events.Chose)], names)


def explain(view: View, legal: tuple[Action, ...]) -> list[str]:
    """The choices, and what is known about their results."""
    does = {"on": f"see the next card; {_risk(view)}", "back": _home(view)}
    return [f"[{argument}] {does[str(argument)]}" for _, argument in legal]


def write(action: Action) -> str:
    """The choice."""
    return str(action.argument)


def actions_in(words: str, view: View) -> list[Action]:  # noqa: ARG001 - all games take the same
    """The choices whose words are among these."""
    said = set(words.split())
    return [Action(CHOOSE, choice) for choice, meaning in WORDS.items() if said & meaning]


def _lines(view: View, names: Names) -> Iterator[str]:
    yield f"Diamant, edition {view.edition}, relics: {view.relics}."
    if view.result is None:
        closed = counted(view.closed, "entrance", "entrances")
        yield f"Round {view.round} of {view.rounds}; {closed} closed."
    else:
        yield "The game is over."
    yield f"Path, oldest card first: {', '.join(map(_on_path, view.path)) or 'no cards yet'}."
    rubies = sum(card.rubies for card in view.path)
    yield f"Left on the path: {counted(rubies, 'ruby', 'rubies')}, {_relics_on_path(view)}."
    yield "Players:"
    for seat, explorer in enumerate(view.explorers):
        you = " (you)" if seat == view.me else ""
        yield f"  {names[seat]}{you}: {_explorer(explorer)}"
    if view.result is not None:
        yield _result(view, names)
        return
    yield f"Deck, {counted(view.cards, 'card', 'cards')} in unknown order: {_deck(view)}."
    if view.removed:
        yield f"Out of the game: {', '.join(_card(name) for name in view.removed)}."
    yield f"Risk: {_risk(view)}."
    if view.me is not None:
        yield _mine(view)


def _on_path(card: PathCard) -> str:
    rubies = f" ({card.rubies} left)" if card.card.startswith(TREASURE) else ""
    return f"{_card(card.card)}{rubies}"


def _card(name: str) -> str:
    """A card in a list: `treasure:9` is "treasure 9"."""
    return name.replace(":", " ")


def _relics_on_path(view: View) -> str:
    return counted(sum(card.card.startswith(RELIC) for card in view.path), "relic", "relics")


def _explorer(explorer: Explorer) -> str:
    where = "in the cave" if explorer.in_cave else "in camp"
    chosen = ", has chosen" if explorer.chosen else ""
    chest = "hidden" if explorer.chest is None else str(explorer.chest)
    relics = (
        f", relics worth {listed([str(worth) for worth in explorer.relics])}"
        if explorer.relics
        else ""
    )
    return f"{where}{chosen}, carries {explorer.carried}, chest {chest}{relics}"


def _deck(view: View) -> str:
    return ", ".join(
        f"{_card(name)} ({count})" if count > 1 else _card(name)
        for name, count in view.deck.items()
        if count
    )


def _risk(view: View) -> str:
    """How likely the next card ends the round."""
    bad = sum(threat.cards for threat in view.threats)
    if not bad:
        return f"none of the {view.cards} cards can end the round now"
    kinds = listed([f"{threat.cards} {_card(threat.hazard)}" for threat in view.threats])
    end = "ends" if bad == 1 else "end"
    return f"{bad} of {view.cards} cards ({bad / view.cards:.1%}) {end} the round: {kinds}"


def _home(view: View) -> str:
    alone, *together = view.home
    more = [
        f"{rubies} with {counted(others, 'other', 'others')}"
        for others, rubies in enumerate(together, start=1)
    ]
    relics = " and every relic on the path" if any(RELIC in card.card for card in view.path) else ""
    return f"take home {listed([f'{alone}{relics} if alone', *more])}"


def _mine(view: View) -> str:
    if view.choice is not None:
        return f"You have chosen {view.choice}; you may change that until all have chosen."
    if not view.home:
        return "You are in camp until the round is over."
    if view.phase != "decide":
        return "The next card is about to be turned up."
    return "You are in the cave: go on, or go back with what you carry and a share of the path?"


def _result(view: View, names: Names) -> str:
    """The same sentence as at the end of every game."""
    return story.tell([from_json(events.CountedOut, view.result)], names)[0]


TEXT: Final = GameText(
    "diamant", View, events_of(events), describe, tell, write, explain, actions_in, phrases={}
)
