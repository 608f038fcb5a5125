"""The rank's own experts on the tokens that it has."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import CannotRun, Tensor, masked, part
from shardproof.executor.run.dispatch import Sent
from shardproof.executor.run.feed import Share, feed, times
from shardproof.executor.run.rank import Rank
from shardproof.executor.run.router import Routes, model_of
from shardproof.spec.program.op import Op, Split


def experts(rank: Rank, op: Op) -> object:
    """One result, or after a dispatch one for each source."""
    tokens, routes = rank.value(op.ins[0]), rank.value(op.ins[1])
    if missing := rank.ctx.stage_ranks % rank.ctx.block:
        why = f"experts lie over {rank.ctx.block} ranks, and the last block has {missing}"
        raise CannotRun(op.out, (), why)
    if isinstance(tokens, Sent):
        made = tuple(
            on_tokens(rank, op, x, r) for x, r in zip(tokens.values, routes.values, strict=True)
        )
        return Sent(tokens.sources, made)
    return on_tokens(rank, op, tokens, routes)


def on_tokens(rank: Rank, op: Op, x: Tensor, routes: Routes) -> Tensor:
    """Weighted sum over the rank's own experts, each in its own share of the width."""
    total = rank.domain.zeros(x.shape)
    for expert in computed(rank, op):
        total = rank.domain.add(total, one_expert(rank, op, x, routes, expert))
    return total


def computed(rank: Rank, op: Op) -> list[int]:
    """The experts that the rank computes: its own, or those of which it has the first copy."""
    owners: Split = op.about["owners"]
    own = list(rank.own(owners) or ())
    if op.about["copies"] != "one":
        return own
    first = {e: i for i in range(len(owners.parts) - 1, -1, -1) for e in owners.parts[i]}
    return [e for e in own if first[e] == rank.coordinate("ep")]


def stored_at(rank: Rank, op: Op, expert: int) -> int:
    """The expert whose weights are found when this one's are looked up."""
    if op.about["index"] != "global":
        return expert
    held = rank.own(op.about["owners"]) or ()
    if expert >= len(held):
        why = f"expert {expert} is looked up among {len(held)} on this rank"
        raise CannotRun(op.out, (), why)
    return held[expert]


def one_expert(rank: Rank, op: Op, x: Tensor, routes: Routes, expert: int) -> Tensor:
    domain, at = rank.domain, op.about["weight"]
    if at == "auto":
        at = "input" if model_of(rank).input_weighted else "output"
    share = Share(
        base=f"layers.{op.about['layer']}.ffn.experts",
        spec=model_of(rank).expert,
        width=rank.own(op.about["width"]),
        number=stored_at(rank, op, expert),
        place=rank.coordinate("etp"),
        ranks=rank.ctx.expert_tp,
        bias=op.about["bias"],
    )
    weight = part(routes.weights, -1, expert, expert + 1)
    chosen = routes.chosen[..., expert]
    if at == "input":
        x = times(domain, x, weight)
    y = feed(rank, share, x, chosen, weight if at == "hidden" else None)
    if at == "output":
        return times(domain, y, weight)
    return masked(y, np.broadcast_to(chosen[..., None], (domain.trials, *y.shape)))
