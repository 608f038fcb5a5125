"""Blocks of ranks that together have all experts, and what they send each other.

The ranks of a stage are numbered over dp, sp and tp, the last fastest; so many in a row are a
block.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Literal

from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.op import Op, held_by
from shardproof.spec.program.runs import same
from shardproof.spec.rules.arriving import Ranks, arrived
from shardproof.spec.rules.at import At
from shardproof.spec.rules.placed import Made, Placed, Way
from shardproof.spec.rules.refused import NoRule


def whole_blocks(at: At) -> None:
    """Ask that the ranks of a stage are so many whole blocks."""
    over = at.ctx.stage_ranks % at.ctx.block
    if over:
        raise NoRule(f"experts lie over {at.ctx.block} ranks, and the last block has {over}")


def joins_block(at: At, op: Op) -> None:
    """Ask that a collective joins each rank with its block and nobody else."""
    joins_block_over(at, op.about["group"])


def joins_block_over(at: At, axes: Sequence[str]) -> None:
    whole_blocks(at)
    ctx, phase = at.ctx, at.ctx.phase
    size, etp = ctx.block, ctx.expert_tp
    wide = [axis for axis in ("dp", "sp") if axis in axes and getattr(phase, axis) > 1]
    if wide:
        joined = _joined_beyond(at, axes, wide)
    else:
        joined = ("ep" in axes or size == etp) and ("tp" in axes or etp == 1)
    if not joined:
        raise NoRule(f"the group {'+'.join(axes) or 'of nobody'} is another than the "
                     f"{size} ranks that share the experts")  # fmt: skip


def _joined_beyond(at: At, axes: Sequence[str], wide: Sequence[str]) -> bool:
    """Whether a group that also runs over axes of the mesh joins blocks with nobody else.

    A block that nobody outside joins along dp is the whole stage, one along sp whole replicas; so
    all blocks are alike, and the first stands for them. The cost is that of its ranks.
    """
    ctx, phase = at.ctx, at.ctx.phase
    size, etp, replica = ctx.block, ctx.expert_tp, phase.sp * phase.tp
    if size != ctx.stage_ranks if "dp" in wide else size % replica:
        return False

    def reached(ranks: range) -> set[tuple[int, ...]]:
        """Where ranks are on the axes that the group does not run over."""
        return {
            (
                0 if "dp" in wide else n // replica,
                0 if "sp" in wide else n // phase.tp % phase.sp,
                n % phase.tp,
            )
            for n in ranks
        }

    every = reached(range(size))
    if "ep" in axes and "tp" in axes:
        return True
    if "ep" in axes:
        return all(reached(range(inner, size, etp)) == every for inner in range(etp))
    if "tp" in axes:
        return all(reached(range(n, n + etp)) == every for n in range(0, size, etp))
    return len(every) == 1


def nobody_skips(at: At) -> None:
    """Ask that no replica of a block stays away, for want of sequences, from one that has some."""
    own = at.ctx.phase.sp * at.ctx.phase.tp
    if not own % at.ctx.block:
        return
    blocks = range(0, at.ctx.stage_ranks, at.ctx.block)
    one_waits_for_another(at, (range(n // own, (n + at.ctx.block - 1) // own + 1) for n in blocks))


def one_waits_for_another(at: At, joined: Iterable[Iterable[int]]) -> None:
    """Ask that of the replicas which a collective joins all have a sequence, or none has."""
    phase, batch = at.ctx.phase, at.ctx.plan.workload.batch
    if phase.batch.idle == "join" or phase.dp == 1 or phase.batch.sequences.kind == "whole":
        return
    # Of an open batch it is as if each had its own.
    turns = range(phase.dp) if batch is None else turns_of(at)
    for replicas in joined:
        if len({turns[each] for each in replicas}) > 1:
            raise NoRule("a replica that has no sequence stays away from the experts")


def turns_of(at: At) -> list[frozenset[int]]:
    """By replica: what it takes part in, of prefill or of the groups that take turns in decode."""
    phase, batch = at.ctx.phase, at.ctx.plan.workload.batch or 0
    cut = Cut(phase.batch.sequences, batch, phase.dp)
    ticks = phase.schedule.ticks if at.ctx.name == "decode" else None
    groups = phase.schedule.microbatches if at.ctx.name == "decode" else 1
    groups = batch if ticks is not None else min(groups, batch)
    run = frozenset(range(groups) if ticks is None else (row[2] for row in ticks))
    found: list[frozenset[int]] = []
    for rank in range(phase.dp):
        runs = held_by(cut, rank, pads=False)
        # As many neighbours as there are groups are one of each.
        every = ticks is None and any(each.step == 1 and len(each) >= groups for each in runs)
        found.append(
            run if every else run & {s % groups for each in runs for s in each if s < batch}
        )
    return found


def alike_in_blocks(at: At) -> bool:
    """Whether the ranks of each block hold the same sequences and the same of their tokens."""
    ctx, phase = at.ctx, at.ctx.phase
    if ctx.name == "decode" and ctx.layout not in ("repeat", "keys") and phase.sp > 1:
        return False
    work = ctx.plan.workload
    cuts = [(phase.batch.sequences, work.batch, phase.dp, phase.sp * phase.tp)]
    if ctx.name == "prefill":
        cuts.append((phase.sequence.cut, work.prompt, phase.sp, phase.tp))
    for spec, n, parts, ranks in cuts:
        if parts == 1 or spec.kind == "whole":
            continue
        for start in range(0, ctx.stage_ranks, ctx.block):
            inside = {number // ranks % parts for number in range(start, start + ctx.block)}
            if len(inside) == 1:
                continue
            if n is None:
                return False
            held = [held_by(Cut(spec, n, parts), rank, pads=False) for rank in sorted(inside)]
            if not all(same(each, held[0]) for each in held):
                return False
    return True


def block_gather(at: At, op: Op, x: Placed) -> Placed:
    """Every rank of a block gets what the others have, of each rank or of each set of tokens."""
    how: Literal["each", "once"] = "each" if op.about["how"] == "each" else "once"
    way = Way("send", how, axes_of(at, op))
    if not in_their_order(at, op, x, way):
        raise NoRule("what was sent stands in another order than that of its senders")
    known = x.due == "" or (x.due == "counted" and x.form == "routes")
    if not known or x.tokens != "own" or any(dim.map is not None for dim in x.dims):
        raise NoRule("what is sent is not whole")
    whole_blocks(at)
    made = replace(x.made or Made(), ways=(way,))
    return replace(x, tokens=how, made=made)


def in_their_order(at: At, op: Op, x: Placed, way: Way) -> bool:
    """Whether what ranks send stands in their order, or where as good as it stands."""
    order: Sequence[int] | str | None = op.about.get("order", "owner")
    if order in ("owner", None):
        return True
    ranks = Ranks(at)
    for rank in ranks.every:
        sources = ranks.sources(way, rank)
        places = tuple(range(len(sources)))[::-1] if order == "reversed" else tuple(map(int, order))
        if sorted(places) != list(range(len(sources))):
            return False
        sent = [sources[place] for place in places]
        alike = [ranks.tokens(each) for each in sent] == [ranks.tokens(each) for each in sources]
        if sent != sources and (x.made is not None or not alike):
            return False
    return True


def same_senders(at: At, one: Way, other: Way) -> bool:
    """Whether every rank is sent by two ways what the same ranks have."""
    if one == other:
        return True
    ranks = Ranks(at)
    return "own" not in (one.how, other.how) and all(
        ranks.sources(one, rank) == ranks.sources(other, rank) for rank in ranks.every
    )


def same_ranks(at: At, axes: Sequence[str], others: Sequence[str]) -> bool:
    """Whether two groups join each rank with the same ones."""
    if tuple(axes) == tuple(others):
        return True
    ranks = Ranks(at)
    return all(
        ranks.group(tuple(axes), rank) == ranks.group(tuple(others), rank) for rank in ranks.every
    )


def block_reduce(at: At, op: Op, x: Placed) -> Placed:
    """The sum over a block, whose ranks have the same tokens."""
    if not x.due and x.tokens == "own" and joins_nobody(at, op):
        return x
    if at.ctx.block == 1 and joins_itself(at, op):
        return x
    try:
        return _reduced(at, op, x)
    except NoRule as why:
        return counted(x, axes_of(at, op), "reduce", why)


def _reduced(at: At, op: Op, x: Placed) -> Placed:
    joins_block(at, op)
    if x.tokens != "own":
        raise NoRule("it is what was made for several ranks")
    if x.due != "block":
        raise NoRule("what is summed is no share of a sum over the block")
    if at.ctx.same_tokens % at.ctx.block and not alike_in_blocks(at):
        raise NoRule("the ranks of a block have different tokens, and their results are added")
    return replace(x, due="", made=None)


def counted(
    x: Placed, axes: tuple[str, ...], kind: Literal["return", "reduce"], why: NoRule
) -> Placed:
    """Where no rule for blocks speaks of a result: known when it is counted, where it is used."""
    if x.made is None or x.made.owners is None or (kind == "reduce" and x.tokens != "own"):
        raise why
    way = Way(kind, group=axes)
    made = replace(x.made, ways=(*x.made.ways, way))
    return replace(x, due="counted", tokens="own", made=made)


def axes_of(at: At, op: Op) -> tuple[str, ...]:
    """The axes of a group that have more than one rank: with the others it reaches no more."""
    ctx = at.ctx
    sizes = {"ep": ctx.phase.ep, "tp": ctx.expert_tp, "dp": ctx.phase.dp, "sp": ctx.phase.sp}
    return tuple(axis for axis in sizes if axis in op.about["group"] and sizes[axis] > 1)


def joins_nobody(at: At, op: Op) -> bool:
    """Whether a group reaches no rank but each itself."""
    return not axes_of(at, op)


def joins_itself(at: At, op: Op) -> bool:
    """Whether a group of a block of one rank reaches no other."""
    try:
        joins_block(at, op)
    except NoRule:
        return False
    return True


def block_return(at: At, op: Op, x: Placed, own: Placed) -> Placed:
    """What a block made of a rank's tokens comes back to it, and is summed."""
    del own
    if x.tokens == "own":
        return x  # nothing was sent, so nothing comes back, and nobody is waited for
    how = op.about["how"]
    if x.tokens != how and op.about["block"] > 1:
        raise NoRule(f"it returns what was sent {how}, and is given {x}")
    try:
        sent_to_block(at, x, axes_of(at, op))
        share_over_block(at, x)
    except NoRule as why:
        return counted(x, axes_of(at, op), "return", why)
    ways = (*x.made.ways, Way("return", group=axes_of(at, op))) if x.made else ()
    made = replace(x.made, ways=ways) if x.made else None
    return replace(x, due="", tokens="own", made=made)


def share_over_block(at: At, x: Placed) -> None:
    if x.due != "block" and (at.ctx.block > 1 or x.due):
        raise NoRule("what is summed is no share of a sum over the block")


def sent_to_block(at: At, x: Placed, group: Sequence[str]) -> None:
    """Ask that tokens went to the ranks of a block and no others, as results come from them."""
    if x.made is not None and not same_ranks(at, x.made.ways[0].group, group):
        raise NoRule("results come from other ranks than tokens went to")
    joins_block_over(at, group)
    nobody_skips(at)


def block_own(at: At, op: Op, x: Placed, own: Placed) -> Placed:
    """Of what was made for many, what was made of the rank's own tokens."""
    del own
    other = x.tokens != op.about["how"] and op.about["block"] > 1
    if other or x.tokens not in ("each", "once") or x.made is None:
        raise NoRule(f"it keeps of what was sent {op.about['how']}, and is given {x}")
    try:
        sent_to_block(at, x, x.made.ways[0].group)
    except NoRule as why:
        if x.made.owners is None:
            raise why from None
        return replace(x, due="counted", tokens="own")
    return replace(x, tokens="own")


def used(at: At, x: Placed) -> Placed:
    """What experts made, where it is used: all of it is there once, on every rank that uses it."""
    made = x.made
    if made is None or made.owners is None or x.due not in ("block", "counted"):
        return replace(x, made=None)
    if at.ctx.phase.batch.idle == "skip":
        _nobody_waits(at, made)
    arrived(at, made)
    return replace(x, due="", made=None)


def _nobody_waits(at: At, made: Made) -> None:
    """Ask that no group joins replicas of which one may stay away."""
    ranks = Ranks(at)
    for group in (way.group for way in made.ways if way != Way("send")):
        joined = ({ranks.place(n)[0] for n in ranks.group(group, rank)} for rank in ranks.every)
        one_waits_for_another(at, joined)
