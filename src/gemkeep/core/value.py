"""Values made of named parts."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TypeVar, dataclass_transform

Value = TypeVar("Value")


@dataclass_transform(frozen_default=True)
def value(parts: type[Value]) -> type[Value]:
    """A dataclass whose parts stay as they are once it is made; the type checker sees to that.

    Python's own frozen dataclass sets each part by a call: one of many parts takes eight times as
    long to make, and these are made with every move. It is for what has one receiver; what is
    made once and shared is frozen by Python too.
    """
    return dataclass(slots=True, unsafe_hash=True)(parts)
