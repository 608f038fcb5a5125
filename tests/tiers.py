"""Two tiers: `make test` runs a sample of what is many, `make test-long` the rest.

CONTRIBUTING.md says how a test's tier is chosen.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Hashable, Iterable
from pathlib import Path
from typing import TypeVar

import pytest

Each = TypeVar("Each")


def sampled(
    values: Iterable[Each], every: int, also: Collection[Each] = ()
) -> list[pytest.ParameterSet]:
    """Arguments of a test: each so-manyth and `also` for `make test`, or for `make test-long`."""
    listed = list(values)
    return split(listed, set(range(0, len(listed), every)), also)


def one_of_each(
    values: Iterable[Each], kind: Callable[[Each], Hashable], also: Collection[Each] = ()
) -> list[pytest.ParameterSet]:
    """The first of each kind and `also` for `make test`, the others for `make test-long`."""
    listed = list(values)
    first = {kind(each): at for at, each in reversed(list(enumerate(listed)))}
    return split(listed, {*first.values()}, also)


def named(files: Iterable[Path], *stems: str) -> list[Path]:
    """The files of these names; each is there."""
    by_stem = {file.stem: file for file in files}
    return [by_stem[stem] for stem in stems]


def clause_of(near_miss: Path) -> str:
    """The code of the clause that a near miss breaks, by which its file is named."""
    return near_miss.stem.partition("--")[0]


def split(
    values: list[Each], chosen: Collection[int], also: Collection[Each]
) -> list[pytest.ParameterSet]:
    return [
        pytest.param(each, marks=() if at in chosen or each in also else pytest.mark.long)
        for at, each in enumerate(values)
    ]
