"""Breaks one rule of the batch engine at a time, to see whether the comparison notices."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from contextlib import contextmanager
from types import FunctionType, ModuleType
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

    Other modules have imported its functions, so these get the changed code as well.
    """
    module = breach.module
    source = inspect.getsource(module)
    assert source.count(breach.right) == 1, f"{breach.right!r} must be there once"
    assert module.__file__ is not None
    before = dict(vars(module))
    functions = {
        name: thing
        for name, thing in before.items()
        if isinstance(thing, FunctionType) and thing.__module__ == module.__name__
    }
    codes = {name: function.__code__ for name, function in functions.items()}
    changed = source.replace(breach.right, breach.wrong)
    exec(compile(changed, module.__file__, "exec"), vars(module))  # noqa: S102
    for name, function in functions.items():
        function.__code__ = vars(module)[name].__code__
    try:
        yield
    finally:
        vars(module).update(before)
        for name, function in functions.items():
            function.__code__ = codes[name]
