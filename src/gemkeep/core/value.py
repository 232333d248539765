"""Immutable values that are quick to make, or to make from one another."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple, TypeVar, dataclass_transform

Value = TypeVar("Value")
Parts = TypeVar("Parts", bound=NamedTuple)


@dataclass_transform(frozen_default=True)
def value(parts: type[Value]) -> type[Value]:
    """A dataclass whose fields can't be assigned, as far as the type checker sees.

    A frozen dataclass sets each field with a function call: one with many fields takes eight times
    as long to make, and these are made with every move. Use this for values with one receiver; what
    is made once and shared should be frozen at run time, too.
    """
    return dataclass(slots=True, unsafe_hash=True)(parts)


def quick_replace(parts: type[Parts]) -> type[Parts]:
    """The same named tuple with a `_replace` that looks up only the fields that change.

    The usual one looks up every field: with as many as a table has, that takes longer than a move.
    """
    places = {name: place for place, name in enumerate(parts._fields)}

    def _replace(self: Parts, /, **changes: Any) -> Parts:  # noqa: ANN401 - mypy knows each field
        values: list[Any] = list(self)
        for name, change in changes.items():
            values[places[name]] = change
        return tuple.__new__(parts, values)

    type.__setattr__(parts, "_replace", _replace)
    return parts
