"""How all tests run: a law gets as long as it needs, and every run tries the same games.

What is found by chance is found when someone looks for it, and never on the way to somewhere else:
`LUCK=2 pytest ...` tries other games, and its servers deal other cards.
"""

import os

from hypothesis import HealthCheck, settings

settings.register_profile(
    "known", deadline=None, suppress_health_check=[HealthCheck.too_slow], derandomize=True
)
settings.register_profile(
    "other", settings.get_profile("known"), derandomize=False, print_blob=True
)
settings.load_profile("other" if os.environ.get("LUCK") else "known")
