"""Blocks of ranks that together have all experts, and what they send each other.

The ranks of a stage are numbered over dp, sp and tp, the last fastest; so many in a row are a
block.
"""

from __future__ import annotations

from dataclasses import replace
from itertools import product

from shardproof.spec.plan.cuts import Cut
from shardproof.spec.program.op import Op, real
from shardproof.spec.rules.at import At
from shardproof.spec.rules.placed import Placed
from shardproof.spec.rules.refused import NoRule


def whole_blocks(at: At) -> None:
    """Ask that the ranks of a stage are so many whole blocks."""
    over = at.ctx.stage_ranks % at.ctx.block
    if over:
        raise NoRule(f"experts lie over {at.ctx.block} ranks, and the last block has {over}")


def joins_block(at: At, op: Op) -> None:
    """Ask that a collective joins each rank with its block and nobody else."""
    whole_blocks(at)
    ctx, phase = at.ctx, at.ctx.phase
    axes: tuple[str, ...] = op.about["group"]
    size, etp = ctx.block, ctx.expert_tp
    every = list(product(range(phase.dp), range(phase.sp), range(phase.tp)))
    extra = [i for i, axis in enumerate(("dp", "sp")) if axis in axes]
    for start in range(0, len(every), size):
        block = list(range(start, start + size))
        for number in block:
            ep, inner = divmod(number - start, etp)
            group = {
                n
                for n in block
                if ("ep" in axes or (n - start) // etp == ep)
                and ("tp" in axes or (n - start) % etp == inner)
            }
            if extra:
                kept = [i for i in range(3) if i not in extra]
                reached = {tuple(every[n][i] for i in kept) for n in group}
                group = {n for n, at_ in enumerate(every) if tuple(at_[i] for i in kept) in reached}
            if group != set(block):
                raise NoRule(f"the group {'+'.join(axes) or 'of nobody'} is another than the "
                             f"{size} ranks that share the experts")  # fmt: skip


def nobody_skips(at: At) -> None:
    """Ask that no replica of a block stays away for want of sequences."""
    phase = at.ctx.phase
    if phase.batch.idle == "join" or at.ctx.block <= phase.sp * phase.tp or phase.dp == 1:
        return
    batch, groups = at.ctx.plan.workload.batch, 1
    if at.ctx.name == "decode":
        if phase.schedule.ticks is not None:
            raise NoRule("a replica that has no sequence in a tick stays away from the experts")
        groups = phase.schedule.microbatches
    if phase.batch.sequences.kind == "whole":
        return
    if batch is None:
        raise NoRule("a replica that has no sequence stays away from the experts")
    cut = Cut(phase.batch.sequences, batch, phase.dp)
    for group in range(min(groups, batch)):
        members = {s for s in range(batch) if s % min(groups, batch) == group}
        for rank in range(phase.dp):
            if not members & set(real(cut, rank)):
                raise NoRule(f"replica {rank} has no sequence, and stays away from the experts")


def block_gather(at: At, op: Op, x: Placed) -> Placed:
    """Every rank of a block gets what the others have, of each rank or of each set of tokens."""
    joins_block(at, op)
    nobody_skips(at)
    if op.about.get("order", "owner") != "owner":
        raise NoRule("what was sent stands in another order than that of its senders")
    if x.due or x.tokens != "own" or any(dim.map is not None for dim in x.dims):
        raise NoRule("what is sent is not whole")
    return replace(x, tokens="each" if op.about["how"] == "each" else "once")


def block_reduce(at: At, op: Op, x: Placed) -> Placed:
    """The sum over a block, whose ranks have the same tokens."""
    if at.ctx.block == 1 and joins_itself(at, op):
        return x
    joins_block(at, op)
    nobody_skips(at)
    if x.tokens != "own":
        raise NoRule("it is what was made for several ranks")
    if x.due != "block":
        raise NoRule("what is summed is no share of a sum over the block")
    if at.ctx.same_tokens % at.ctx.block:
        raise NoRule("the ranks of a block have different tokens, and their results are added")
    return replace(x, due="")


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
    joins_block(at, op)
    nobody_skips(at)
    if x.tokens != op.about["how"]:
        if at.ctx.block == 1 and x.tokens == "own":
            return x
        raise NoRule(f"it returns what was sent {op.about['how']}, and is given {x}")
    if x.due != "block" and at.ctx.block > 1:
        raise NoRule("what is summed is no share of a sum over the block")
    return replace(x, due="", tokens="own")


def block_own(at: At, op: Op, x: Placed, own: Placed) -> Placed:
    """Of what was made for many, what was made of the rank's own tokens."""
    del own
    joins_block(at, op)
    if x.tokens != op.about["how"]:
        raise NoRule(f"it keeps of what was sent {op.about['how']}, and is given {x}")
    return replace(x, tokens="own")
