"""How far a run in floats lies from the reference's, output by output.

No verdict comes from here: of a legal plan this is rounding, and of another it is what a user
will see.
"""

from __future__ import annotations

from collections.abc import Iterator

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains import Array, Tensor
from shardproof.executor.domains.floating import Kind
from shardproof.executor.reference.generate import Trace
from shardproof.executor.run.outcome.compare import (
    Difference,
    Place,
    beyond,
    differences,
    of_reference,
)
from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.state.cache_contents import cached, without_pads
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.forced_choices import Fed, Flips
from shardproof.executor.run.state.result import Run
from shardproof.spec.record import dataclass, replace

Defined = NDArray[np.bool_]


@dataclass(frozen=True, slots=True)
class Gap:
    """The value that lies farthest from the reference's."""

    size: float
    """The difference, where the largest value of that output is 1; infinite where the value is no
    number."""
    place: Place
    rank: Key
    index: tuple[int, ...]
    """An id of the vocabulary, or a head and a dimension."""
    trial: int
    expected: float
    found: float


@dataclass(frozen=True, slots=True)
class Counted:
    """Choices that were made, and how many of them were not the reference's."""

    made: int
    flipped: int


@dataclass(frozen=True, slots=True)
class Rounding:
    """What a run in floats gave; None where nothing differs at all."""

    tried: Tried
    domain: Kind
    logits: Gap | None
    caches: Gap | None
    missing: Difference | None
    """The first output that is nowhere, or of another size."""
    tokens: Counted
    experts: Counted
    degrees: Key
    """How many ranks lie along each axis."""

    @property
    def kind(self) -> str:
        return "rounding"

    @property
    def size(self) -> float:
        """The larger difference of the two; infinite where an output is missing."""
        if self.missing is not None:
            return np.inf
        return max((each.size for each in (self.logits, self.caches) if each), default=0.0)


def rounding(
    tried: Tried, domain: Kind, run: Run, fed: Fed, defined: Defined, degrees: Key
) -> Rounding:
    """A run beside the trace that fed it, in the trials in which that is defined."""
    trace = fed.trace
    return Rounding(
        tried,
        domain,
        farthest(logits_apart(run, trace, defined)),
        farthest(caches_apart(run, trace, defined)),
        # No value counts in any trial: what is left is what is not there.
        next(differences(run, trace, np.zeros_like(defined)), None),
        counted(fed.tokens),
        counted(fed.experts),
        degrees,
    )


def counted(flips: Flips) -> Counted:
    return Counted(flips.made, flips.flipped)


def farthest(found: Iterator[Gap]) -> Gap | None:
    """The first of the largest."""
    return max(found, key=lambda each: each.size, default=None)


def logits_apart(run: Run, trace: Trace, defined: Defined) -> Iterator[Gap]:
    for (phase, rank, sequence, token), logits in run.logits.items():
        expected = trace.sequences[sequence].logits.values[:, token]
        place = Place(phase, "logits", sequence, token)
        if logits.values.shape == expected.shape:
            yield from apart(place, rank, logits.values, expected, defined)


def caches_apart(run: Run, trace: Trace, defined: Defined) -> Iterator[Gap]:
    for each in cached(run.ranks):
        whole = of_reference(trace, each)
        axes = each.axes(whole)
        here = [without_pads(axis) for axis in axes]
        there = [[axis[i] for i in places] for axis, places in zip(axes, here, strict=True)]
        if beyond(there, whole.shape) or each.values.shape != tuple(map(len, axes)):
            continue
        place = Place(run.last, each.half, each.sequence, 0, each.layer)
        found = each.values.values[(slice(None), *np.ix_(*here))]
        expected = whole.values[(slice(None), *np.ix_(*there))]
        for one in apart(place, each.rank, found, expected, defined, scale_of(whole)):
            token, head, dim = (axis[i] for axis, i in zip(there, one.index, strict=True))
            yield replace(one, place=replace(place, token=token), index=(head, dim))


def scale_of(output: Tensor) -> Array:
    """An output's largest value in each trial."""
    values = np.abs(output.values.astype(np.float64)).reshape(output.trials, -1)
    return values.max(axis=1, initial=0.0)


def apart(
    place: Place,
    rank: Key,
    found: Array,
    expected: Array,
    defined: Defined,
    scale: Array | None = None,
) -> Iterator[Gap]:
    """The largest difference of an output, if there is any."""
    mine, right = found.astype(np.float64), expected.astype(np.float64)
    largest = scale_of(Tensor(right)) if scale is None else scale
    column = largest.reshape(-1, *(1,) * (right.ndim - 1))
    difference = np.abs(mine - right)
    sizes = np.divide(difference, column, out=np.full(right.shape, np.inf), where=column > 0)
    sizes[mine == right] = 0.0
    sizes[np.isnan(sizes)] = np.inf
    sizes[~defined] = 0.0
    if not sizes.size or not sizes.any():
        return
    trial, *index = (int(i) for i in np.unravel_index(int(sizes.argmax()), sizes.shape))
    at = (trial, *index)
    yield Gap(float(sizes[at]), place, rank, tuple(index), trial, float(right[at]), float(mine[at]))
