"""Hypothesis is small and always the same in a normal run, and large with HYPOTHESIS_PROFILE=soak."""

from __future__ import annotations

import os

from hypothesis import HealthCheck, settings

SLOW = [HealthCheck.too_slow, HealthCheck.data_too_large, HealthCheck.filter_too_much]

settings.register_profile(
    "normal", max_examples=25, stateful_step_count=40, derandomize=True, deadline=None, suppress_health_check=SLOW
)
settings.register_profile(
    "soak", max_examples=1000, stateful_step_count=150, deadline=None, suppress_health_check=SLOW, print_blob=True
)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "normal"))
