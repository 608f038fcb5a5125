"""A run's outputs against the reference's: logits, and what the caches hold at the end."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains import Array, Tensor, concat, expand, reshape
from shardproof.executor.reference.generate import Trace
from shardproof.executor.run.state.cache_contents import Cached, cached, without_pads
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.result import Run
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.record import dataclass

Defined = NDArray[np.bool_]
"""By trial: whether the reference divided by nothing that is zero."""


@dataclass(frozen=True, slots=True)
class Place:
    """What an output is of: `logits`, or the `keys` or `values` of a layer's cache."""

    phase: PhaseName
    what: str
    sequence: int
    token: int
    layer: int | None = None

    def __str__(self) -> str:
        at = f"{self.what} of sequence {self.sequence}, token {self.token}"
        return at if self.layer is None else f"{at}, layer {self.layer}"


@dataclass(frozen=True, slots=True)
class Difference:
    """An index (an id of the vocabulary, or a head and a dimension) with another value.

    `rank` is None where no rank gives the output, `found` where the rank does not have it.
    """

    place: Place
    rank: Key | None
    index: tuple[int, ...]
    trial: int
    expected: int
    found: int | None


def differences(run: Run, trace: Trace, defined: Defined) -> Iterator[Difference]:
    """All that differs, in the order in which it was made."""
    yield from of_logits(run, trace, defined)
    yield from of_caches(run, trace, defined)


def of_logits(run: Run, trace: Trace, defined: Defined) -> Iterator[Difference]:
    given: set[tuple[int, int]] = set()
    for (phase, rank, sequence, token), logits in run.logits.items():
        given.add((sequence, token))
        place = Place(phase, "logits", sequence, token)
        expected = trace.sequences[sequence].logits.values[:, token]
        yield from between(place, rank, logits.values, expected, defined)
    for sequence, sequel in enumerate(trace.sequences):
        for token in range(sequel.logits.shape[0]):
            if (sequence, token) not in given:
                prompt = len(sequel.passes[0].positions)
                phase: PhaseName = "prefill" if token < prompt else "decode"
                expected = int(sequel.logits.values[0, token, 0])
                place = Place(phase, "logits", sequence, token)
                yield Difference(place, None, (0,), 0, expected, None)


def between(
    place: Place, rank: Key, found: Array, expected: Array, defined: Defined
) -> Iterator[Difference]:
    """The first index at which two outputs differ; one that is not there does."""
    if found.shape != expected.shape:
        first = min(found.shape[-1], expected.shape[-1] - 1)
        yield Difference(place, rank, (first,), 0, int(expected[0, first]), None)
        return
    if np.array_equal(found, expected):
        return
    wrong = (found != expected) & defined.reshape(-1, *(1,) * (expected.ndim - 1))
    if not wrong.any():
        return
    trial, *index = (int(axis[0]) for axis in np.nonzero(wrong))
    at = (trial, *index)
    yield Difference(place, rank, tuple(index), trial, int(expected[at]), int(found[at]))


def of_caches(run: Run, trace: Trace, defined: Defined) -> Iterator[Difference]:
    """What every rank holds is right, and some rank holds every entry."""
    held: dict[tuple[int, int, str], NDArray[np.bool_]] = {}
    met: dict[Hashable, Cached] = {}
    for each in cached(run.ranks):
        if not trace.sequences[each.sequence].caches[each.layer]:
            continue  # what lies where the model keeps nothing is missing where it does
        # Ranks that were given one and the same tensor are compared once.
        same = each.layer, each.sequence, each.half, id(each.values), each.tokens, each.heads
        if met.setdefault((*same, each.dims), each) is not each:
            continue
        whole = of_reference(trace, each)
        mine = held.setdefault(
            (each.layer, each.sequence, each.half), np.zeros(whole.shape, np.bool_)
        )
        yield from of_entries(run, each, whole, mine, defined)
    for sequence, sequel in enumerate(trace.sequences):
        for layer in (at for at, cache in enumerate(sequel.caches) if cache):
            for half in ("keys", "values"):
                mine = held.get((layer, sequence, half))
                if mine is None or not mine.all():
                    token, *index = (
                        (int(axis[0]) for axis in np.nonzero(~mine))
                        if mine is not None
                        else (0,) * 3
                    )
                    place = Place(run.last, half, sequence, token, layer)
                    yield Difference(place, None, tuple(index), 0, 0, None)


def of_entries(
    run: Run, each: Cached, whole: Tensor, held: NDArray[np.bool_], defined: Defined
) -> Iterator[Difference]:
    """One rank's entries of a sequence in a layer."""
    axes = each.axes(whole)
    here = [without_pads(axis) for axis in axes]
    there = [[axis[i] for i in places] for axis, places in zip(axes, here, strict=True)]
    if beyond(there, whole.shape) or each.values.shape != tuple(map(len, axes)):
        place = Place(run.last, each.half, each.sequence, 0, each.layer)
        yield Difference(place, each.rank, (0, 0), 0, 0, None)
        return
    held[np.ix_(*there)] = True
    found = each.values.values[(slice(None), *np.ix_(*here))]
    expected = whole.values[(slice(None), *np.ix_(*there))]
    place = Place(run.last, each.half, each.sequence, 0, each.layer)
    for difference in between(place, each.rank, found, expected, defined):
        token, head, dim = (axis[i] for axis, i in zip(there, difference.index, strict=True))
        where = Place(run.last, each.half, each.sequence, token, each.layer)
        yield Difference(
            where, each.rank, (head, dim), difference.trial, difference.expected, difference.found
        )


def beyond(indices: Sequence[Sequence[int]], shape: tuple[int, ...]) -> bool:
    return any(i >= size for axis, size in zip(indices, shape, strict=True) for i in axis)


def of_reference(trace: Trace, each: Cached) -> Tensor:
    """The reference's cache of the same layer and sequence: [tokens, heads, dimensions]."""
    cache = trace.sequences[each.sequence].caches[each.layer]
    if "latent" in cache:
        # The one rotated key and the latent are shared by all heads.
        if each.half == "keys" and "index" in cache:
            return expand(concat((cache["rotated"], cache["index"]), 1), 1, 1)
        return expand(cache["rotated" if each.half == "keys" else "latent"], 1, 1)
    found = cache["key" if each.half == "keys" else "value"]
    return reshape(found, found.shape)
