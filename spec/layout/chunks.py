"""Prefill in several passes: the tokens of each chunk, and which of them a rank of sp has."""

from __future__ import annotations

from functools import lru_cache
from itertools import pairwise

from shardproof.spec.plan.cuts import Cut, CutSpec, merged
from shardproof.spec.plan.phase import Phase

Runs = tuple[range, ...]


def chunks_of(phase: Phase, prompt: int) -> tuple[range, ...]:
    """The tokens of each pass, in the order in which they are made."""
    said = phase.chunks
    ends = [0] if said.prefix is None or said.prefix >= prompt else [0, said.prefix]
    while ends[-1] < prompt:
        ends.append(min(prompt, ends[-1] + (said.tokens or prompt)))
    return tuple(range(low, high) for low, high in pairwise(ends))


def count_of(phase: Phase, prompt: int) -> int:
    """How many passes there are."""
    said = phase.chunks
    before = said.prefix if said.prefix is not None and said.prefix < prompt else 0
    return (before > 0) + -(-(prompt - before) // (said.tokens or prompt))


def own_of(spec: CutSpec, chunk: range, ranks: int, rank: int) -> Runs:
    """The tokens of a chunk that a rank has, where the cut is one of each chunk by itself."""
    runs = Cut(spec, len(chunk), ranks).indices(rank)
    if spec.kind == "padded":  # what is beyond the end is no token
        runs = tuple(range(run.start, min(run.stop, len(chunk))) for run in runs)
    low = chunk.start
    return tuple(range(r.start + low, r.stop + low, r.step) for r in runs if r)


def over_chunks(phase: Phase, prompt: int) -> CutSpec:
    """Which rank has which tokens of a prompt, once all chunks are read."""
    spec, chunks = phase.sequence.cut, chunks_of(phase, prompt)
    if len(chunks) == 1 or spec.kind in ("sizes", "listed", "whole"):
        return spec
    return _one_behind_another(spec, phase.sp, chunks)


@lru_cache(maxsize=256)
def _one_behind_another(spec: CutSpec, ranks: int, chunks: tuple[range, ...]) -> CutSpec:
    each = [
        [run for chunk in chunks for run in own_of(spec, chunk, ranks, rank)]
        for rank in range(ranks)
    ]
    return CutSpec("listed", listed=tuple(tuple(merged(runs)) for runs in each))


def lengths_of(phase: Phase, prompt: int) -> set[int]:
    """How many tokens the passes have."""
    return {len(chunk) for chunk in chunks_of(phase, prompt)}
