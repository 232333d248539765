"""Hypothesis settings for all tests: no deadline, and the same examples in every run.

Random failures should turn up only when someone looks for them: `LUCK=2 pytest ...` tries other
examples, and servers started by tests deal other cards.
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
