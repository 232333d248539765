"""Replies: the action in what a player wrote, and what they said with it.

An action is in square brackets, and the rest is said to the others. A reply without brackets is
accepted, too, if it is unambiguous; then nothing is said.
"""

from __future__ import annotations

import json
import re
from typing import Any, Final, NamedTuple

from gemkeep.core.encoding.jsonable import same_json
from gemkeep.core.errors import Illegal, Malformed, quote
from gemkeep.core.moves import Action
from gemkeep.texts.game_text import GameText

BRACKETS: Final = re.compile(r"\[([^\[\]]*)\]")
NEGATION: Final = re.compile(r"\b(not|never|neither|nor|instead|rather)\b|n't\b", re.IGNORECASE)
"""Words that can reverse the meaning of an action."""


class Reply(NamedTuple):
    """An action, and what was said with it."""

    action: Action
    said: str
    """Empty if nothing was."""


def read_reply(text: str, game: GameText[Any], view: object, legal: tuple[Action, ...]) -> Reply:
    """The reply in this text; an error quotes it and lists what is legal."""
    if not legal:
        raise Illegal(f"there is nothing to do now, so {quote(text)} has no effect")
    as_json = _json_action(text, legal)
    if as_json is not None:
        return Reply(as_json, "")
    bracketed = BRACKETS.findall(text)
    meant = _distinct(
        [action for part in bracketed for action in game.actions_in(tidy(part), view)]
    )
    said = " ".join(BRACKETS.sub(" ", text).split()) if meant else ""
    if not meant:
        meant = _plain(text, game, view, legal)
    return Reply(_the_legal_one(text, meant, game, legal), said)


def tidy(text: str) -> str:
    """The words in lower case, without punctuation."""
    return " ".join(re.sub(r"[^\w']|_", " ", text.casefold()).split())


def options(game: GameText[Any], legal: tuple[Action, ...]) -> str:
    """The legal actions in one line."""
    return ", ".join(f"[{game.write(action)}]" for action in legal)


def _json_action(text: str, legal: tuple[Action, ...]) -> Action | None:
    """The legal action that is written as in `legal` on the wire, if this is one."""
    try:
        written = json.loads(text)
    except (ValueError, RecursionError):
        return None
    return next((action for action in legal if same_json(written, list(action))), None)


def _plain(text: str, game: GameText[Any], view: object, legal: tuple[Action, ...]) -> list[Action]:
    """The actions in a reply that has none in brackets."""
    meant = _distinct(game.actions_in(tidy(BRACKETS.sub(" ", text)), view))
    if meant and NEGATION.search(text):
        raise Malformed(
            f"{quote(text)} may mean one thing or its opposite. "
            f"Put one action in square brackets: {options(game, legal)}."
        )
    return meant


def _the_legal_one(
    text: str, meant: list[Action], game: GameText[Any], legal: tuple[Action, ...]
) -> Action:
    allowed = [action for action in meant if action in legal]
    if len(allowed) == 1:
        return allowed[0]
    listed = options(game, legal)
    if allowed:
        raise Malformed(
            f"{quote(text)} names more than one action ({options(game, tuple(allowed))}). "
            f"Choose one of {listed}."
        )
    if meant:
        requested = options(game, tuple(meant))
        raise Illegal(f"{requested} in {quote(text)} is not legal now. Legal: {listed}.")
    raise Malformed(f"there is no action in {quote(text)}. Legal: {listed}.")


def _distinct(actions: list[Action]) -> list[Action]:
    return list(dict.fromkeys(actions))
