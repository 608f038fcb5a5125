"""How many axes an operator's operands have, where an edit may give it others."""

from __future__ import annotations

from shardproof.executor.domains import CannotRun, Tensor
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.op import Op


def check_axes(rank: Rank, op: Op) -> None:
    """Refuse an operand with another number of axes; what is no tensor is looked at elsewhere."""
    for name, dims in zip(op.ins, op.operands, strict=False):
        x = rank.env.get(name)
        if dims and isinstance(x, Tensor) and x.rank != len(dims):
            raise CannotRun(op.out, (x.shape,), f"{op.kind} reads a tensor of {len(dims)} axes")
