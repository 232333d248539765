"""Parameters of a bot, written behind its name: `mine:Careful?risk=0.2&rounds=3`."""

from __future__ import annotations

import inspect
import json
from functools import partial
from typing import Any, Final, cast
from urllib.parse import parse_qsl

from gemkeep.core.bot import VIEW_AND_LEGAL, BotSource, unwrapped
from gemkeep.core.errors import Malformed, Unknown, quote

GIVEN: Final = frozenset({"random", "limit"})
"""Parameters that are passed to every bot, so they can't be set in its name."""


def with_parameters(source: BotSource, name: str, written: str) -> BotSource:
    """The bot with these parameters; an error names what is wrong with them."""
    try:
        pairs = parse_qsl(written, keep_blank_values=True, strict_parsing=True)
    except ValueError:
        pairs = []
    if not pairs:
        raise Malformed(
            f"parameters are written as ?risk=0.2&rounds=3, not as {quote(written)} in {name}"
        )
    values = {parameter: _value(text) for parameter, text in pairs}
    if len(values) < len(pairs):
        raise Malformed(f"a parameter appears twice in {name}")
    known = _parameters(source)
    for parameter in values:
        if parameter not in known:
            there_are = f"there are {', '.join(known)}" if known else "it has none"
            bot = name.partition("?")[0]
            raise Unknown(f"the bot {bot} has no parameter {quote(parameter)}; {there_are}")
    return cast("BotSource", partial(cast("Any", source), **values))


def _parameters(source: BotSource) -> list[str]:
    """The names of the parameters that can be given to the bot."""
    kind = unwrapped(source)
    if not inspect.isclass(kind) and not inspect.isroutine(kind):
        return []  # an object has all that it needs
    try:
        names = list(inspect.signature(cast("Any", source)).parameters)
    except (TypeError, ValueError):  # written in C
        return []
    return [
        name
        for name in names[0 if inspect.isclass(kind) else VIEW_AND_LEGAL :]
        if name not in GIVEN
    ]


def _value(text: str) -> object:
    """A number, true, false or null as JSON has them; anything else is a word."""
    try:
        return json.loads(text)
    except ValueError:
        return text
