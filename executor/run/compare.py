"""A run's outputs against the reference's: logits, and what the caches hold at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import product

import numpy as np
from numpy.typing import NDArray

from shardproof.executor.domains import Array, Degree
from shardproof.executor.reference.generate import Trace
from shardproof.executor.run.cached import Cached, Grid
from shardproof.executor.run.faults import Key
from shardproof.executor.run.outcome import Place
from shardproof.executor.run.result import Run

Defined = NDArray[np.bool_]
"""By trial: whether the reference divided by nothing that is zero."""


@dataclass(frozen=True, slots=True)
class Difference:
    place: Place
    rank: Key | None
    index: tuple[int, ...]
    trial: int
    expected: int
    found: int | None


@dataclass(slots=True)
class Comparison:
    """Filled output by output, in the order in which a person would look."""

    defined: Defined
    outputs: int = 0
    degrees: list[Degree] | None = None

    def of(
        self, place: Place, rank: Key, found: Array, expected: Array, grid: Grid | None = None
    ) -> Difference | None:
        """The first index at which two outputs differ; an index that is not there is one."""
        if found.shape != expected.shape:
            inside = [i for i in np.ndindex(expected.shape[1:])]
            missing = next(
                (i for i in inside if any(a >= b for a, b in zip(i, found.shape[1:], strict=True))),
                inside[0],
            )
            return Difference(place, rank, missing, 0, int(expected[(0, *missing)]), None)
        wrong = (found != expected) & self.defined.reshape(-1, *(1,) * (expected.ndim - 1))
        self.outputs += expected[0].size
        if not wrong.any():
            return None
        trial, *index = (int(i[0]) for i in np.nonzero(wrong))
        at = (trial, *index)
        where = tuple(index) if grid is None else grid.named(index)
        return Difference(place, rank, where, trial, int(expected[at]), int(found[at]))


def compare(run: Run, trace: Trace, defined: Defined) -> tuple[Difference | None, int]:
    """The first difference, if there is one, and how many numbers were compared."""
    comparison = Comparison(defined)
    found = next(chain_of(comparison, run, trace), None)
    return found, comparison.outputs


def chain_of(comparison: Comparison, run: Run, trace: Trace) -> Iterator[Difference]:
    yield from of_logits(comparison, run, trace)
    yield from of_caches(comparison, run.caches, trace)


def of_logits(comparison: Comparison, run: Run, trace: Trace) -> Iterator[Difference]:
    given = {(place.sequence, place.token) for place, _ in run.logits}
    for (place, rank), logits in run.logits.items():
        expected = trace.sequences[place.sequence].logits.values[:, place.token]
        if difference := comparison.of(place, rank, logits.values, expected):
            yield difference
    for sequence, sequel in enumerate(trace.sequences):
        for token in range(sequel.logits.shape[0]):
            if (sequence, token) not in given:
                place = Place(run.last, "logits", sequence, token)
                yield Difference(place, None, (0,), 0, int(sequel.logits.values[0, token, 0]), None)


def of_caches(
    comparison: Comparison, caches: Mapping[Key, list[Cached]], trace: Trace
) -> Iterator[Difference]:
    """What every rank holds is right, and every entry is held by some rank."""
    seen: dict[tuple[int, int, str], NDArray[np.bool_]] = {}
    for rank, entries in caches.items():
        for each in entries:
            place = each.place
            layer = place.layer or 0
            expected = of_reference(trace, each)
            held = seen.setdefault(
                (place.sequence, layer, place.what), np.zeros(expected.shape[1:], np.bool_)
            )
            grid = np.ix_(*each.grid.axes)
            held[grid] = True
            right = expected[(slice(None), *grid)]
            difference = comparison.of(place, rank, each.values, right, each.grid)
            if difference is not None:
                token, *rest = difference.index
                where = Place(place.phase, place.what, place.sequence, token, layer)
                yield Difference(
                    where, rank, tuple(rest), difference.trial, difference.expected, difference.found
                )
    yield from unheld(seen, caches, trace)
