"""Both programs in floats: whether a difference of the field is one that somebody would see."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import suppress
from typing import Any, cast

import numpy as np

from shardproof.code.domains import Floats
from shardproof.code.jax_trace import Leaf, Source, in_float64
from shardproof.code.lockstep import Log, Mutation, Runner
from shardproof.code.pair import Pair
from shardproof.code.primitives import is_float
from shardproof.code.rounding import far_apart
from shardproof.code.told import CannotRun, Unknown
from shardproof.code.verdict import Difference
from shardproof.executor.code.literals import relative_error
from shardproof.executor.code.readings import Readings
from shardproof.executor.domains.tensor import Array

DRAWS, CHOOSING = 3, 48
"""Inputs, until one shows a difference; and where a rare choice may be what shows it."""


def in_floats(
    pair: Pair,
    seed: int,
    mutation: Mutation | None,
    draws: int = DRAWS,
    readings: Readings | None = None,
) -> tuple[Difference | None, str]:
    """The first difference by more than rounding, in float64 if that can be; or why not.

    Casts between kinds of floats change nothing there, as the verdict assumes; and a table of
    constants is as exact as the floats that it is written in.
    """
    closed = (pair.sharded.closed, pair.reference.closed)
    error = max([relative_error("float64"), *(relative_error(k) / COARSE for k in tables(closed))])
    # Where some operator wants the floats that it was traced with, they are tried after these.
    with suppress(Unknown, CannotRun), in_float64():
        numbers = Floats(error, wide=True, readings=readings)
        return _in_floats(pair, numbers, seed, mutation, draws), ""
    error = max(relative_error(kind) for each in closed for kind in kinds(each))
    try:
        numbers = Floats(error, readings=readings)
        return _in_floats(pair, numbers, seed, mutation, draws), ""
    except (Unknown, CannotRun) as unable:
        return None, str(unable)


COARSE = 16


def tables(closed: Sequence[Any]) -> Iterator[str]:
    """The kinds of floats of constants that are no single numbers."""
    for each in closed:
        for value in each.consts:
            if np.ndim(value) and is_float(np.asarray(value).dtype):
                yield np.asarray(value).dtype.name


def _in_floats(
    pair: Pair, numbers: Floats, seed: int, mutation: Mutation | None, draws: int
) -> Difference | None:
    for draw in range(draws):
        given = inputs(pair.leaves, seed + draw, positive=draw == DRAWS - 1, wide=numbers.wide)
        if (found := _drawn(pair, given, numbers, mutation)) is not None:
            return found
    return None


def inputs(leaves: Sequence[Leaf], seed: int, *, positive: bool, wide: bool) -> list[Any]:
    """Numbers about zero; or above it, where a program has a root or a logarithm of them."""
    random = np.random.default_rng(seed)
    out: list[Any] = []
    for leaf in leaves:
        kind = np.float64 if wide else leaf.dtype
        if leaf.value is not None:
            out.append(leaf.value)
        elif positive:
            out.append(random.uniform(0.5, 1.5, leaf.shape).astype(kind))
        else:
            out.append(random.standard_normal(leaf.shape).astype(kind))
    return out


def _drawn(
    pair: Pair, given: Sequence[Any], numbers: Floats, mutation: Mutation | None
) -> Difference | None:
    log = Log()
    expected = Runner(numbers, Source()).run(pair.reference.closed, given)
    found = Runner(numbers, Source(), log, mutation).run(pair.sharded.closed, given)
    for (name, _, _), a, b in zip(pair.reference.outputs, found, expected, strict=True):
        where = far_apart(np.asarray(a), np.asarray(b), numbers.error) & ~unknown(np.asarray(b))
        if where.any():
            return farthest(name, np.asarray(a), np.asarray(b), where)
    for output, first, second in log.replicas:
        name = f"{output} of a shard_map, on ranks {first} and {second}"
        return Difference(name, (), None, None)
    return None


def unknown(b: Array) -> Array:
    return np.isnan(b.astype(np.float64)) if b.dtype.kind not in "iub" else np.zeros_like(b, bool)


def farthest(name: str, a: Array, b: Array, where: Array) -> Difference:
    size = np.abs(np.nan_to_num(a.astype(np.float64) - b.astype(np.float64), nan=np.inf))
    at = np.unravel_index(int(np.where(where, size, -1).argmax()), where.shape)
    place = tuple(int(i) for i in at)
    shown = f"{a[place]:.6g}", f"{b[place]:.6g}"
    return Difference(name, place, None, shown, int(where.sum()), where.size)


def kinds(jaxpr: Any) -> Iterator[str]:
    """The kinds of floats that a program computes with."""
    inner = getattr(jaxpr, "jaxpr", jaxpr)
    yield "float64"
    for eqn in inner.eqns:
        for atom in (*eqn.invars, *eqn.outvars):
            kind = getattr(atom.aval, "dtype", None)
            if isinstance(kind, np.dtype) and is_float(cast("np.dtype[Any]", kind)):
                yield cast("np.dtype[Any]", kind).name
        for value in eqn.params.values():
            several = cast("Sequence[Any]", value) if isinstance(value, (tuple, list)) else (value,)
            for each in several:
                if hasattr(getattr(each, "jaxpr", each), "eqns"):
                    yield from kinds(each)
