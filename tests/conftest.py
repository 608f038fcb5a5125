"""Property tests draw the same examples on every run, fewer for a change than for a night.

HYPOTHESIS_PROFILE=night draws four times as many, HYPOTHESIS_PROFILE=search new ones each time.
"""

from __future__ import annotations

import gc
import os

from hypothesis import settings
from hypothesis.internal.conjecture import providers

settings.register_profile("same", derandomize=True, max_examples=25)
settings.register_profile("night", derandomize=True, max_examples=100)
settings.register_profile("search", print_blob=True)
settings.load_profile(os.environ.get("HYPOTHESIS_PROFILE", "same"))

# Hypothesis also draws numbers and strings that it reads in the modules loaded so far, so that one
# seed would draw other cases in a process that ran other tests before.
SOURCE = "_get_local_constants"
assert callable(getattr(providers, SOURCE))
setattr(providers, SOURCE, type(providers.GLOBAL_CONSTANTS))

# Tests fill the processors by themselves; numpy's own threads would only be started, some hundred
# times, and wait.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")


def pytest_collection_finish() -> None:
    """What is collected stays until the end, so nobody looks again whether it is garbage."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 10)
