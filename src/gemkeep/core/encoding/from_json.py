"""Values made from JSON again: the opposite of `jsonable`.

For clients that get views and events over the wire. Fields that a value does not have are left out,
so a client can read what a newer server sends.
"""

from __future__ import annotations

from collections.abc import Hashable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Any, TypeVar, cast, get_args, get_origin, get_type_hints

from gemkeep.core.errors import Malformed, quote

Value = TypeVar("Value")


def from_json(kind: type[Value], given: object) -> Value:
    """The value of this dataclass whose fields are given; a `Malformed` error if one is missing."""
    if not isinstance(given, Mapping):
        raise Malformed(f"a {kind.__name__} is an object, not {quote(given)}")
    types: Mapping[str, Any] = _types(cast("Hashable", kind))
    missing = [name for name in types if name not in given]
    if missing:
        raise Malformed(f"a {kind.__name__} has {missing[0]!r}, and {quote(dict(given))} does not")
    return kind(**{name: _read(type_, given[name]) for name, type_ in types.items()})


@cache
def _types(kind: Any) -> Mapping[str, Any]:  # noqa: ANN401 - a dataclass
    hints = get_type_hints(kind)
    return {field.name: hints[field.name] for field in fields(kind)}


def _read(kind: Any, given: object) -> object:  # noqa: ANN401 - a type, or what `typing` makes of it
    if isinstance(kind, type) and is_dataclass(kind):
        return from_json(kind, given)
    origin, parts = get_origin(kind), get_args(kind)
    if origin is tuple and isinstance(given, (list, tuple)):
        return tuple(_read(parts[0], item) for item in given)
    if origin is UnionType and len(parts) == len((NoneType, "one more")) and given is not None:
        one = parts[0] if parts[1] is NoneType else parts[1]
        return _read(one, given)
    return given
