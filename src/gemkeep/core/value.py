"""Immutable values that are quick to make."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

Value = TypeVar("Value")


@dataclass_transform(frozen_default=True)
def value(parts: type[Value]) -> type[Value]:
    """A dataclass whose fields can't be assigned, as far as the type checker sees.

    A frozen dataclass sets each field with a function call: one with many fields takes eight times
    as long to make, and these are made with every move. Use this for values with one receiver; what
    is made once and shared should be frozen at run time, too.
    """
    return dataclass(slots=True, unsafe_hash=True)(parts)
