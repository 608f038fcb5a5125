"""The rank's own experts on the tokens that it has."""

from __future__ import annotations

from shardproof.executor.domains import CannotRun, Tensor, along, expand, masked, take
from shardproof.executor.domains.structure import places
from shardproof.executor.run.ops.dispatch import Sent
from shardproof.executor.run.ops.expert_blocks import Block, Share, feed, times, weights_by
from shardproof.executor.run.ops.router import Routes, model_of
from shardproof.executor.run.state.rank import Rank, as_kind
from shardproof.spec.program.op import PAD, Split
from shardproof.spec.program.ops.experts import Experts
from shardproof.spec.record import replace


def experts(rank: Rank, op: Experts) -> object:
    """One result, or after a dispatch one for each source."""
    tokens = rank.value(op.ins[0])
    if missing := rank.ctx.stage_ranks % rank.ctx.block:
        why = f"experts lie over {rank.ctx.block} ranks, and the last block has {missing}"
        raise CannotRun(op.out, (), why)
    if isinstance(tokens, Sent):
        pairs = tokens.beside(rank.of(op.ins[1], Sent), op)
        return replace(tokens, values=tuple(on_tokens(rank, op, *pair) for pair in pairs))
    return on_tokens(rank, op, tokens, rank.value(op.ins[1]))


def on_tokens(rank: Rank, op: Experts, tokens: object, routed: object) -> Tensor:
    """Weighted sum over the rank's own experts, each in its own share of the width."""
    x, routes = as_kind(op.ins[0], tokens, Tensor), as_kind(op.ins[1], routed, Routes)
    if x.shape[:2] != routes.weights.shape[:2]:
        why = "there are routes for other tokens"
        raise CannotRun(op.out, (x.shape, routes.weights.shape), why)
    count = rank.once(op, number_of)
    if not count:
        return rank.domain.zeros(x.shape)
    if model_of(rank).latent is None:
        return rank.domain.sum(each_expert(rank, op, x, routes, count), 2)
    down, up = (rank.weight(f"{block_name(op)}.latent.{name}") for name in ("down", "up"))
    x = rank.domain.contract("xyi,io->xyo", x, down)
    y = rank.domain.sum(each_expert(rank, op, x, routes, count), 2)
    return rank.domain.contract("xyi,io->xyo", y, up)


def computed(rank: Rank, op: Experts) -> tuple[int, ...]:
    """The experts that the rank computes: its own, or those of which it has the first copy."""
    owners = owners_of(rank, op)
    # An expert has no pads: there a place that the map leaves empty is nothing at all.
    own = tuple(e for e in rank.own(owners) or () if e != PAD)
    if op.copies != "one":
        return own
    first = {e: i for i in range(len(owners.parts) - 1, -1, -1) for e in owners.parts[i]}
    return tuple(dict.fromkeys(e for e in own if first[e] == rank.coordinate("ep")))


def owners_of(rank: Rank, op: Experts) -> Split:
    """The placement by which the rank goes: all but the first of ep may go by the one before."""
    if op.before is not None and rank.coordinate("ep"):
        return op.before
    return op.owners


def number_of(rank: Rank, op: Experts) -> int:
    """How many these are."""
    return len(rank.once(op, computed))


def stored_at(rank: Rank, op: Experts, expert: int) -> int:
    """The expert whose weights are found when this one's are looked up."""
    stored: tuple[int, ...] | None = op.stored
    if stored is not None:
        if expert >= len(stored) or not 0 <= stored[expert] < model_of(rank).experts:
            raise CannotRun(op.out, (), f"nothing says where expert {expert} is stored")
        return stored[expert]
    own = rank.own(owners_of(rank, op)) or ()
    if op.held is None and op.index != "global":
        return expert
    held = own if op.held is None else rank.own(op.held) or ()
    slot = expert if op.index == "global" else own.index(expert)
    if slot >= len(held):
        what = f"expert {expert}" if slot == expert else f"slot {slot}"
        why = f"{what} is looked up among {len(held)} on this rank"
        raise CannotRun(op.out, (), why)
    return held[slot]


def each_expert(rank: Rank, op: Experts, x: Tensor, routes: Routes, count: int) -> Tensor:
    """What each of the rank's experts adds to each token: [sequences, tokens, experts, hidden]."""
    domain, at = rank.domain, op.weight
    if at == "auto":
        at = "input" if model_of(rank).input_weighted else "output"
    own = own_routes(rank, op, routes)
    weight, chosen = own.weights, own.chosen
    x = expand(x, 2, count)
    if at == "input":
        x = times(domain, x, weight)
    block = rank.once(op, block_of)
    y = feed(rank, op, block, x, chosen, weight if at == "hidden" else None)
    if at == "output":
        return times(domain, y, weight)
    made = masked(y, along(chosen, y.shape[-1]))
    # A weight that is no number is none beside an expert that was not chosen, either.
    return domain.add(made, times(domain, domain.zeros(made.shape), weight))


def own_routes(rank: Rank, op: Experts, routes: Routes) -> Routes:
    """Those of the rank's own experts."""
    own = rank.once(op, computed)
    if own and max(own) >= routes.chosen.shape[-1]:
        raise CannotRun(op.out, (), f"there is no expert {max(own)}")
    return Routes(routes.chosen[..., places(own).index], take(routes.weights, -1, own))


def share_of(rank: Rank, op: Experts) -> Share:
    """What of its experts a rank computes."""
    return Share(
        width=rank.own(op.width),
        numbers=tuple(stored_at(rank, op, expert) for expert in computed(rank, op)),
        place=rank.coordinate("etp"),
        ranks=rank.ctx.expert_tp,
    )


def block_name(op: Experts) -> str:
    return f"layers.{op.layer}.ffn"


def base_of(op: Experts) -> str:
    return f"{block_name(op)}.experts"


WEIGHTS = weights_by(base_of, share_of)


def block_of(rank: Rank, op: Experts) -> Block:
    """What all ranks have a share of."""
    spec, bias = model_of(rank).expert, op.bias
    return Block(base_of(op), spec, share_of, WEIGHTS, several=True, bias=bias)
