"""Who has which tokens, sequences or keys, for every number of them or for a declared one."""

from __future__ import annotations

from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.program.op import Split, held_by
from shardproof.spec.program.runs import counts, indices, inside, is_everything, length, same
from shardproof.spec.rules.at import At
from shardproof.spec.rules.maps import ranks_with_any
from shardproof.spec.rules.placed import Dim
from shardproof.spec.rules.refused import NoRule

COVER = ("chunk", "balanced", "strided", "zigzag", "needed")
"""Cuts that give every index to exactly one rank, however many there are."""


def holders(
    spec: CutSpec, n: int | None, parts: int, *, beyond: bool = False, unseen: int = 0
) -> tuple[int, int]:
    """On how many ranks an index is, at least and at most.

    One that is not there may be listed if nobody looks it up (`beyond`); the first ones of a
    declared number may be left out of the count (`unseen`).
    """
    if n is not None:
        cut = Cut(spec, n, parts)
        if not beyond and cut.beyond() >= 0:
            return 0, 0
        if not unseen:
            return (cut.least(), cut.most()) if n else (1, 1)
        held = [held_by(cut, rank, pads=False) for rank in cut.busy_ranks()]
        seen = [count for run, count in counts(held, n) if run.stop > unseen]
        return min(seen, default=1), max(seen, default=1)
    if spec.kind == "whole":
        return parts, parts
    if spec.kind in COVER or (parts == 1 and spec.kind in ("even", "padded")):
        return 1, 1
    if spec.kind == "padded":
        # A multiple that is not written is the degree.
        return (1, 1) if spec.multiple % parts == 0 else (0, 1)
    return 0, parts


def prompt_in_place(at: At) -> bool:
    """Whether each rank of sp that has tokens of a prompt has the first of them, in their order."""
    return _first_ones(at, in_order=True)


def givers_in_place(at: At) -> bool:
    """Whether each token of a prompt stands in its place on the first rank of sp that has it."""
    n, phase = at.ctx.plan.workload.prompt, at.ctx.phase
    if n is None or phase.sequence.cut.kind != "listed":
        return prompt_in_place(at)
    cut = Cut(phase.sequence.cut, n, phase.sp)
    given: set[int] = set()
    for rank in cut.busy_ranks():
        own = [i for run in held_by(cut, rank, pads=False) for i in run]
        if any(place != token for place, token in enumerate(own) if token not in given):
            return False
        given.update(own)
    return True


def sees_own(at: At) -> bool:
    """Whether each rank of sp has every token of a prompt that comes before one of its own."""
    return _first_ones(at, in_order=False)


def _first_ones(at: At, *, in_order: bool) -> bool:
    n, phase = at.ctx.plan.workload.prompt, at.ctx.phase
    if n is None:
        return phase.sp == 1 or phase.sequence.cut.kind == "whole"
    cut = Cut(phase.sequence.cut, n, phase.sp)
    for rank in cut.busy_ranks():
        own = held_by(cut, rank, pads=False)
        if in_order and not is_everything(own, length(own)):
            return False
        if indices([own]) not in ([], [range(length(own))]):
            return False
    return True


def keys_in_place(at: At) -> bool:
    """Whether each rank of sp has the first keys of a declared number, in their order."""
    work, phase = at.ctx.plan.workload, at.ctx.phase
    if work.prompt is None or work.steps is None:
        return phase.sequence.keys.kind == "whole"
    total = work.prompt + work.steps
    cut = Cut(phase.sequence.keys, total, phase.sp)
    held = (inside(held_by(cut, rank, pads=False), total) for rank in cut.busy_ranks())
    return all(is_everything(own, length(own)) for own in held)


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
    for count in own_tokens(at):
        if count != 0 and not holders(spec, count, at.tp)[0]:
            what = "some of any number" if count is None else f"some of {count}"
            raise NoRule(f"a cut {spec} leaves {what} of a rank's tokens on none of tp")


def by_hand(at: At, dim: Dim, split: Split | None) -> Split | None:
    """A map that lists a rank's own tokens, as that of the stream where it gives each the same.

    Only where the workload says how many tokens there are it is known what such a list leaves out.
    """
    if dim.name != "token" or split is None or split.spec is not None or split.size < 0:
        return split
    counts, phase = own_tokens(at), at.ctx.phase
    if None in counts:
        raise NoRule("it lists tokens, and there may be any number of them")
    cuts = [Cut(phase.stream_tokens, count, len(split)) for count in counts if count]
    parts = [(held_by(c, r, pads=False), split.part(r)) for c in cuts for r in range(len(split))]
    if all(same(ours, theirs) for ours, theirs in parts):
        return Split(split.axis, -2, ((),) * len(split), phase.stream_tokens)
    return split


def own_tokens(at: At) -> set[int | None]:
    """How many tokens a rank of sp has; None is any number."""
    ctx, prompt = at.ctx, at.ctx.plan.workload.prompt
    if ctx.name != "prefill":
        return {1}
    if prompt is None:
        return {None}
    cut = Cut(ctx.phase.sequence.cut, prompt, ctx.phase.sp)
    return {length(held_by(cut, rank, pads=False)) for rank in cut.busy_ranks()}


def first_has(at: At, split: Split, size: int) -> bool:
    """Whether a map gives the first rank of tp everything in its order, and no pads."""
    if split.spec is None:
        return is_everything(split.part(0), size)
    counts = own_tokens(at)
    return all(
        count is not None
        and is_everything(held_by(Cut(split.spec, count, at.tp), 0, pads=False), count)
        for count in counts
    )


def given_any(at: At, split: Split) -> frozenset[int]:
    """The ranks of tp to which a map may give anything."""
    if split.spec is None:
        return ranks_with_any(split)
    counts = own_tokens(at)
    if None in counts:
        return frozenset(range(at.tp))
    cuts = [Cut(split.spec, count, at.tp) for count in counts if count]
    return frozenset(
        rank for cut in cuts for rank in cut.busy_ranks()
        if length(held_by(cut, rank, pads=False))
    )  # fmt: skip


def sees_itself(at: At) -> bool:
    """Whether each token sees its own key alone."""
    prompt = at.ctx.plan.workload.prompt
    return at.attention.window == 1 or (at.ctx.name == "prefill" and prompt == 1)


def one_key(at: At) -> bool:
    """Whether each token sees one key alone, which has all the weight whatever its score."""
    return sees_itself(at) and not at.attention.sinks


def steps_after(at: At, count: int) -> bool:
    """Whether there may be more decode steps than so many."""
    steps = at.ctx.plan.workload.steps
    return steps is None or steps > count
