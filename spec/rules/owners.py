"""Who has which tokens, sequences or keys, for every number of them or for a declared one."""

from __future__ import annotations

from collections import Counter

from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.program.op import real
from shardproof.spec.rules.at import At
from shardproof.spec.rules.refused import NoRule

COVER = ("chunk", "balanced", "strided", "zigzag", "needed")
"""Cuts that give every index to exactly one rank, however many there are."""


def holders(spec: CutSpec, n: int | None, parts: int) -> tuple[int, int]:
    """On how many ranks an index is, at least and at most."""
    if n is not None:
        cut = Cut(spec, n, parts)
        listed = [i for rank in range(parts) for i in real(cut, rank)]
        found = Counter(listed)
        if any(i >= n for i in listed):
            return 0, 0
        counts = [found[i] for i in range(n)] or [1]
        return min(counts), max(counts)
    if spec.kind == "whole":
        return parts, parts
    if spec.kind in COVER or (parts == 1 and spec.kind in ("even", "padded")):
        return 1, 1
    if spec.kind == "padded":
        return (1, 1) if spec.multiple and spec.multiple % parts == 0 else (0, 1)
    return 0, parts


def first_has_all(at: At) -> bool:
    """Whether a declared prompt lies on the first rank of sp alone, in its order."""
    n, phase = at.ctx.plan.workload.prompt, at.ctx.phase
    if n is None:
        return False
    cut = Cut(phase.sequence.cut, n, phase.sp)
    return list(real(cut, 0)) == list(range(n)) and not any(
        real(cut, rank) for rank in range(1, phase.sp)
    )


def tokens_owned(at: At) -> tuple[int, int]:
    """On how many ranks of sp a token of the prompt is, at least and at most."""
    phase = at.ctx.phase
    least, most = holders(phase.sequence.cut, at.ctx.plan.workload.prompt, phase.sp)
    if not least:
        raise NoRule(f"a cut {phase.sequence.cut} leaves some token of the prompt on no rank")
    return least, most


def sequences_owned(at: At) -> None:
    """Ask that every sequence is some replica's."""
    phase = at.ctx.phase
    least, _ = holders(phase.batch.sequences, at.ctx.plan.workload.batch, phase.dp)
    if not least:
        raise NoRule(f"a cut {phase.batch.sequences} leaves some sequence to no replica")


def own_tokens_covered(at: At, spec: CutSpec) -> None:
    """Ask that a stream that is split over tokens has each of a rank's tokens."""
    ctx = at.ctx
    lengths: set[int | None] = {1}
    if ctx.name == "prefill":
        prompt = ctx.plan.workload.prompt
        lengths = {None}
        if prompt is not None:
            cut = Cut(ctx.phase.sequence.cut, prompt, ctx.phase.sp)
            lengths = {len(real(cut, rank)) for rank in range(ctx.phase.sp)}
    for length in lengths:
        if length != 0 and not holders(spec, length, at.tp)[0]:
            what = "some of any number" if length is None else f"some of {length}"
            raise NoRule(f"a cut {spec} leaves {what} of a rank's tokens on none of tp")


def one_key(at: At) -> bool:
    """Whether each token sees one key alone, which has all the weight whatever its score."""
    spec = at.attention
    alone = spec.window == 1 or (at.ctx.name == "prefill" and at.ctx.plan.workload.prompt == 1)
    return alone and not spec.sinks


def steps_after(at: At, count: int) -> bool:
    """Whether there may be more decode steps than so many."""
    steps = at.ctx.plan.workload.steps
    return steps is None or steps > count
