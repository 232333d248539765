"""Breaks one rule of the batch engine at a time, to see whether the comparison notices."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from types import ModuleType
from typing import Any, NamedTuple


class Breach(NamedTuple):
    """One rule broken: a piece of source code that is replaced."""

    clause: str
    """The clause that no longer holds, or what else is wrong."""
    module: ModuleType
    right: str
    wrong: str
    kinds: tuple[Any, ...]
    """Kinds of games in which it matters."""


@contextmanager
def broken(breach: Breach) -> Iterator[None]:
    """The module with the rule broken, while this lasts.

    The engine's modules call each other's functions through the module, so they see the change.
    """
    source = inspect.getsource(breach.module)
    assert source.count(breach.right) == 1, f"{breach.right!r} must be there once"
    _run(breach.module, source.replace(breach.right, breach.wrong))
    try:
        yield
    finally:
        _run(breach.module, source)


def _run(module: ModuleType, source: str) -> None:
    assert module.__file__ is not None
    exec(compile(source, module.__file__, "exec"), module.__dict__)  # noqa: S102
