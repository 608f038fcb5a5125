"""How many axes an operator's operands have, where an edit may give it others.

The stream is [sequences, tokens, hidden], heads are [sequences, tokens, heads, dimensions],
scores [sequences, tokens, heads, keys].
"""

from __future__ import annotations

from shardproof.executor.domains import CannotRun, Tensor
from shardproof.executor.run.rank import Rank
from shardproof.spec.program.op import Op

STREAM, HEADS, ANY = 3, 4, 0
AXES: dict[str, tuple[int, ...]] = {
    "learned": (STREAM,),
    "linear": (STREAM,),
    "out_linear": (HEADS,),
    "scores": (HEADS, HEADS),
    "logits": (HEADS,),
    "exp_weights": (HEADS,),
    "weigh": (ANY, HEADS),
    "norm": (STREAM,),
    "moments": (STREAM,),
    "norm_with": (STREAM, ANY),
    "head_norm": (HEADS, ANY),
    "head_moments": (HEADS,),
    "rope": (HEADS,),
    "one_head": (STREAM,),
    "latent_keys": (HEADS, HEADS),
    "latent_values": (HEADS,),
    "cache_write": (HEADS, HEADS),
    "cache_step": (HEADS, HEADS),
    "exchange": (HEADS,),
    "route": (STREAM,),
    "experts": (STREAM, ANY),
    "shared_expert": (STREAM,),
    "head_linear": (STREAM,),
    "pads": (STREAM,),
    "finish_logits": (STREAM,),
    "choose": (STREAM, STREAM),
}


def check_axes(rank: Rank, op: Op) -> None:
    """Refuse an operand with another number of axes; what is no tensor is looked at elsewhere."""
    for name, axes in zip(op.ins, AXES.get(op.kind, ()), strict=False):
        x = rank.env.get(name)
        if axes and isinstance(x, Tensor) and x.rank != axes:
            raise CannotRun(op.out, (x.shape,), f"{op.kind} reads a tensor of {axes} axes")
