"""Property tests draw the same examples on every run, fewer for a change than for a night.

HYPOTHESIS_PROFILE=night draws four times as many, HYPOTHESIS_PROFILE=search new ones each time.
"""

from __future__ import annotations

import gc
import os
from collections.abc import Generator
from typing import Any

import pytest
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


# Nearly all that is made while tests are collected stays.
gc.disable()
CALLS = "_calls"
"""Of pytest's Metafunc: what it makes tests of, named and marked."""


@pytest.hookimpl(wrapper=True)
def pytest_generate_tests(metafunc: pytest.Metafunc) -> Generator[None]:
    """A third of all tests are arguments of the long tier: for a change nobody makes them."""
    yield
    calls: list[Any] = getattr(metafunc, CALLS)
    if metafunc.config.option.markexpr == "not long":
        short = [call for call in calls if all(mark.name != "long" for mark in call.marks)]
        setattr(metafunc, CALLS, short or calls[:1])  # of none pytest would make one of its own


def pytest_collection_finish() -> None:
    """What is collected stays until the end, so nobody looks again whether it is garbage."""
    gc.collect()
    gc.freeze()
    gc.enable()
    gc.set_threshold(20_000, 20, 10)
