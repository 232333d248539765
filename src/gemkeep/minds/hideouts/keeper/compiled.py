"""Numba's compiler with types: compiled functions keep the signature they were written with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

import numba
import numpy as np
import numpy.typing as npt

from gemkeep.minds.hideouts.keeper.machine_code import kept_in

Compiled = TypeVar("Compiled", bound=Callable[..., Any])

Ints = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Singles = npt.NDArray[np.float32]
Rows = npt.NDArray[np.int32]
Shorts = npt.NDArray[np.uint16]
Tokens = npt.NDArray[np.int8]
Bytes = npt.NDArray[np.uint8]


def compiled(function: Compiled) -> Compiled:
    """The function as machine code, for other such functions only: Python can't call it.

    It is compiled when first needed and then kept on disk. It must not make arrays: Numba would
    count who uses each array that the function touches, which took half of the search's time.
    """
    return _made(function, no_cpython_wrapper=True, no_cfunc_wrapper=True, _nrt=False)


def inlined(function: Compiled) -> Compiled:
    """Like `compiled`, and part of each function that calls it, for what is called all the time.

    A call passes each array of a tuple as seven numbers, so for the tables it takes longer than
    many functions do. But each copy has to be compiled, so there shouldn't be many.
    """
    return _made(
        function, no_cpython_wrapper=True, no_cfunc_wrapper=True, forceinline=True, _nrt=False
    )


def entry(function: Compiled) -> Compiled:
    """Like `compiled`, but Python can call it, which takes longer to compile."""
    return _made(function, _nrt=False)


def inlined_entry(function: Compiled) -> Compiled:
    """Like `inlined`, but Python can call it, too."""
    return _made(function, forceinline=True, _nrt=False)


def allocating(function: Compiled) -> Compiled:
    """Like `compiled`, for a function that makes arrays."""
    return _made(function, no_cpython_wrapper=True, no_cfunc_wrapper=True)


def allocating_entry(function: Compiled) -> Compiled:
    """Like `entry`, for a function that makes arrays."""
    return _made(function)


def _made(function: Compiled, **options: bool) -> Compiled:
    config: Any = numba.config
    compiler: Any = numba.njit  # its types leave out the options for wrappers
    before = config.CACHE_DIR
    config.CACHE_DIR = str(kept_in())
    try:
        # As in NumPy, a division by zero is no error: no divisor is zero, and checks take time.
        made: Compiled = compiler(cache=True, error_model="numpy", **options)(function)
    finally:
        config.CACHE_DIR = before
    return made


@compiled
def copy(into: Ints, source: Ints) -> None:
    """Fill one array with another of the same length.

    An assignment of the whole array would first make sure that the two don't overlap.
    """
    for at in range(len(into)):
        into[at] = source[at]
