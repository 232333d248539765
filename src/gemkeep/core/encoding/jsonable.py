"""Views, events and other values as JSON: the same text for the same value."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from dataclasses import fields, is_dataclass

from gemkeep.core.errors import Malformed, quote
from gemkeep.core.game import Event
from gemkeep.core.moves import Json


def jsonable(value: object) -> Json:
    """The value as lists, dicts, strings and numbers; an event gets its name in a field `event`."""
    if value is None or isinstance(value, (str, int, float)):
        return value
    if isinstance(value, Mapping):
        return {str(key): jsonable(item) for key, item in value.items()}
    if isinstance(value, (tuple, list)):
        return [jsonable(item) for item in value]
    if isinstance(value, AbstractSet):
        return sorted((jsonable(item) for item in value), key=to_json)
    if is_dataclass(value) and not isinstance(value, type):
        named = {field.name: jsonable(getattr(value, field.name)) for field in fields(value)}
        return {"event": event_name(type(value)), **named} if isinstance(value, Event) else named
    raise Malformed(f"{quote(value)} can't be written as JSON")


def event_name(event: type[Event]) -> str:
    """The event's name in JSON: `entrance_closed` for EntranceClosed."""
    words = re.findall("[A-Z][a-z]*", event.__name__)
    return "_".join(words).lower()


def to_json(value: object) -> str:
    """The value as one line of JSON."""
    return json.dumps(jsonable(value), ensure_ascii=False, separators=(",", ":"))


def same_json(one: object, other: object) -> bool:
    """Whether two values are the same JSON; unlike in Python, 1 and true differ there."""
    try:
        return _sorted_json(one) == _sorted_json(other)
    except RecursionError:  # a value from a file can be nested deeper than any of ours
        return False


def _sorted_json(value: object) -> str:
    return json.dumps(jsonable(value), sort_keys=True)
