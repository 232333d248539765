"""Both games as environments for learning; installed with `gemkeep[envs]`.

Importing this registers `gemkeep/Diamant-v1` and `gemkeep/Hideouts-v1` with Gymnasium, if that is
installed. Each other interface is a separate package here and imports only what it needs.
"""

from __future__ import annotations

from importlib.util import find_spec

if find_spec("gymnasium") is not None:
    import gemkeep.envs.gymnasium  # noqa: F401  it registers both
