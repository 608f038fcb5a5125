"""Two tiers: `make test` runs a sample of what is many, `make test-long` the rest.

CONTRIBUTING.md says how a test's tier is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from typing import TypeVar

import pytest

Each = TypeVar("Each")


def sampled(values: Iterable[Each], every: int) -> list[object]:
    """Arguments of a test: each so-manyth for `make test`, the others for `make test-long`."""
    listed = list(values)
    return split(listed, lambda at: at % every == 0)


def one_of_each(
    values: Iterable[Each], kind: Callable[[Each], Hashable], also: Collection[Each] = ()
) -> list[object]:
    """The first of each kind for `make test`, and `also`; the others for `make test-long`."""
    listed = list(values)
    first = {kind(each): at for at, each in reversed(list(enumerate(listed)))}
    chosen = {*first.values(), *(at for at, each in enumerate(listed) if each in also)}
    return split(listed, lambda at: at in chosen)


def split(values: list[Each], by_default: Callable[[int], bool]) -> list[object]:
    return [
        pytest.param(each, marks=() if by_default(at) else pytest.mark.long)
        for at, each in enumerate(values)
    ]
