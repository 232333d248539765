"""The games as arrays in JAX, for a million games at once; installed with `gemkeep[batch]`.

Every function is pure and works on one game; `jax.vmap` makes it work on many. A state does not
contain the future: a deck is a set without order, and chance is drawn when a step is taken.
"""

from importlib.util import find_spec

if find_spec("jax") is None:
    raise ModuleNotFoundError("gemkeep.batch needs JAX: pip install 'gemkeep[batch]'", name="jax")
