"""Routing, dispatch, experts, combine."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import reduce

import numpy as np

from shardproof.executor.domains import (
    CannotRun,
    Domain,
    Ids,
    Mask,
    Parts,
    Tensor,
    concat,
    expand,
    masked,
    one_hot,
    part,
    pick,
    quotient,
    reshape,
    softmax,
    spread,
    take,
    top_k,
)
from shardproof.executor.run.collect import key_of
from shardproof.executor.run.faults import Stuck
from shardproof.executor.run.rank import Rank, picked
from shardproof.spec.model.model import Dense, Moe
from shardproof.spec.program.op import Op, Split


@dataclass(frozen=True, slots=True)
class Routes:
    """Chosen experts and their weights: [trials, sequences, tokens, experts]."""

    chosen: Mask
    weights: Tensor


@dataclass(frozen=True, slots=True)
class Sent:
    """What a rank holds for others after a dispatch: one entry for each source."""

    sources: tuple[int, ...]
    """Numbers of ranks in the stage."""
    values: tuple[object, ...]


def model_of(rank: Rank) -> Moe:
    ffn = rank.ctx.layer.ffn
    if not isinstance(ffn, Moe):
        raise TypeError("the layer has no experts")
    return ffn


def route(rank: Rank, op: Op) -> Routes:
    """Which experts each token goes to, and how much each counts."""
    spec, domain = model_of(rank), rank.domain
    logits = rank.get(op.ins[0])
    router, path = spec.router, f"layers.{op.about['layer']}.ffn.router"
    n = spec.experts
    if logits.shape[-1] != n:
        # Chosen among the columns that the rank has: every other one is out of the question.
        own = Split("tp", n, tuple(tuple(range(n)) for _ in range(rank.ctx.phase.tp)))
        raise CannotRun(op.out, (logits.shape, (len(own),)), f"scores of {n} experts are needed")
    everyone = np.ones((1, *logits.shape), np.bool_)
    match router.score:
        case "softmax":
            scores = softmax(domain, path, logits, everyone)
        case "sigmoid":
            scores = domain.apply("sigmoid", path, logits)
        case "topk_softmax":
            scores = logits
    allowed = allowed_experts(rank, op, spec, scores)
    ids = top_k(domain.ranks(path, corrected(rank, op, spec, scores)), min(router.top_k, n), allowed=allowed)
    chosen = one_hot(ids, n)
    if op.about["choose"] == "own" and allowed is not None:
        chosen &= allowed
    if router.score == "topk_softmax":
        weights = softmax(domain, path, scores, chosen)
    else:
        weights = masked(scores, chosen)
    if router.renormalise or router.score == "topk_softmax":
        weights = renormalised(rank, op, spec, weights, chosen)
    if router.scale is not None:
        weights = domain.scale(weights, domain.number("router.scale", router.scale))
    return Routes(chosen, weights)


def corrected(rank: Rank, op: Op, spec: Moe, scores: Tensor) -> Tensor:
    if not spec.router.correction:
        return scores
    bias = rank.weight(f"layers.{op.about['layer']}.ffn.router.correction")
    return rank.domain.add(scores, spread(bias, scores.shape, (scores.rank - 1,)))


def allowed_experts(rank: Rank, op: Op, spec: Moe, scores: Tensor) -> Mask | None:
    """Those of the best groups; with `choose: own` those of the rank besides."""
    router, domain = spec.router, rank.domain
    allowed: Mask | None = None
    if router.groups > 1:
        path = f"layers.{op.about['layer']}.ffn.router"
        size = spec.experts // router.groups
        ranked = corrected(rank, op, spec, scores)
        grouped = reshape(ranked, (*ranked.shape[:-1], router.groups, size))
        best = top_k(domain.ranks(path, grouped), 2 if router.group_score == "top2" else 1)
        totals = domain.sum(pick(grouped, best), -1)
        groups = top_k(domain.ranks(path, totals), router.top_groups)
        allowed = np.repeat(one_hot(groups, router.groups), size, axis=-1)
    if op.about["choose"] == "own":
        mine = np.zeros(spec.experts, np.bool_)
        mine[list(rank.own(op.about["owners"]) or ())] = True
        here = np.broadcast_to(mine, (domain.trials, *scores.shape))
        allowed = here if allowed is None else allowed & here
    return allowed


def renormalised(rank: Rank, op: Op, spec: Moe, weights: Tensor, chosen: Mask) -> Tensor:
    """Weights that add to one, over all chosen experts or over the rank's own."""
    domain = rank.domain
    mine = chosen
    if op.about["renormalise"] == "own":
        held = np.zeros(spec.experts, np.bool_)
        held[list(rank.own(op.about["owners"]) or ())] = True
        mine = chosen & held
    elif spec.router.score == "topk_softmax":
        return weights
    total = domain.sum(masked(weights, np.broadcast_to(mine, (domain.trials, *weights.shape))), -1)
    empty = ~mine.any(axis=-1)
    one = domain.ones(total.shape)
    from shardproof.executor.domains import choose

    total = choose(np.broadcast_to(empty, (domain.trials, *total.shape)), one, total)
    inverse = domain.reciprocal(total)
    return domain.mul(weights, expand(inverse, inverse.rank, weights.shape[-1]))


def block_of(ranks: Sequence[Rank], rank: Rank) -> list[Rank]:
    size = rank.ctx.block
    return [r for r in ranks if r.number // size == rank.number // size]


def block_group(ranks: Sequence[Rank], rank: Rank, op: Op) -> list[Rank]:
    """The ranks over which a plan combines: those of the named axes of its block."""
    axes = op.about["group"]
    ep, etp = rank.in_block()
    out = [
        r
        for r in block_of(ranks, rank)
        if ("ep" in axes or r.in_block()[0] == ep) and ("tp" in axes or r.in_block()[1] == etp)
    ]
    extra = [a for a in ("dp", "sp") if a in axes]
    if extra:
        names = {key_of(r) for r in out}
        out = [
            r for r in ranks
            if any(all(r.at[a] == o.at[a] for a in ("dp", "sp", "tp") if a not in extra) for o in out)
            or key_of(r) in names
        ]  # fmt: skip
    return sorted(out, key=lambda r: r.number)


def gather(op: Op, ranks: Sequence[Rank]) -> None:
    """Dispatch: every rank of a group gets what the others hold, each token once or from each."""
    for rank in ranks:
        group = block_group(ranks, rank, op)
        check_idle(op, group)
        if op.about["how"] == "once":
            seen: dict[tuple[int, int], Rank] = {}
            for other in group:
                same = 0 if rank.ctx.name == "decode" and rank.ctx.layout in ("repeat", "keys") else other.at["sp"]
                seen.setdefault((other.at["dp"], same), other)
            group = list(seen.values())
        rank.env[op.out] = Sent(tuple(r.number for r in group), tuple(r.value(op.ins[0]) for r in group))


def check_idle(op: Op, group: Sequence[Rank]) -> None:
    """A replica that skips its collectives leaves the others waiting."""
    absent = [r for r in group if not r.work.sequences and r.ctx.phase.batch.idle == "skip" and r.at["dp"] is not None]
    busy = [r for r in group if r.work.sequences]
    if absent and busy and {r.at["dp"] for r in absent} - {r.at["dp"] for r in busy}:
        raise Stuck(op.out, [key_of(r) for r in busy], f"rank {key_of(absent[0])}, which has no sequence and skips")


def experts(rank: Rank, op: Op) -> object:
    """The rank's own experts on the tokens that it has: one result, or one for each source."""
    tokens, routes = rank.value(op.ins[0]), rank.value(op.ins[1])
    if isinstance(tokens, Sent):
        made = tuple(
            on_tokens(rank, op, x, r) for x, r in zip(tokens.values, routes.values, strict=True)
        )
        return Sent(tokens.sources, made)
    return on_tokens(rank, op, tokens, routes)


def on_tokens(rank: Rank, op: Op, x: Tensor, routes: Routes) -> Tensor:
    """Weighted sum over the rank's own experts, each in its own share of the width."""
    spec, domain, about = model_of(rank), rank.domain, op.about
    owners: Split = about["owners"]
    own = list(rank.own(owners) or ())
    if about["copies"] == "one":
        first = {e: i for i in range(len(owners.parts) - 1, -1, -1) for e in owners.parts[i]}
        own = [e for e in own if first[e] == rank.coordinate("ep")]
    width = rank.own(about["width"])
    total = domain.zeros(x.shape)
    for place, expert in enumerate(own):
        taken = expert
        if about["index"] == "global":
            held = list(rank.own(owners) or ())
            if expert >= len(held):
                raise CannotRun(op.out, (x.shape,), f"expert {expert} is looked up among {len(held)} on this rank")
            taken = held[expert]
        del place
        total = domain.add(total, one_expert(rank, op, spec, x, routes, expert, taken, width))
    return total


def one_expert(
    rank: Rank, op: Op, spec: Moe, x: Tensor, routes: Routes, expert: int, taken: int,
    width: tuple[int, ...] | None,
) -> Tensor:  # fmt: skip
    domain, about = rank.domain, op.about
    base = f"layers.{about['layer']}.ffn.experts"
    weight = part(routes.weights, -1, expert, expert + 1)
    chosen = routes.chosen[..., expert]
    at = about["weight"]
    if at == "auto":
        at = "input" if spec.input_weighted else "output"
    if at == "input":
        x = times(domain, x, weight)
    y = feed(rank, base, spec.expert, x, width, taken, chosen, weight if at == "hidden" else None,
             about["bias"], op)  # fmt: skip
    if at == "output":
        return times(domain, y, weight)
    return masked(y, np.broadcast_to(chosen[..., None], (domain.trials, *y.shape)))


def times(domain: Domain, x: Tensor, weight: Tensor) -> Tensor:
    flat = reshape(weight, weight.shape[:-1])
    return domain.mul(x, expand(flat, flat.rank, x.shape[-1]))


def feed(
    rank: Rank, base: str, spec: Dense, x: Tensor, width: tuple[int, ...] | None, taken: int | None,
    only: Mask | None, weight: Tensor | None, bias: str, op: Op,
) -> Tensor:  # fmt: skip
    """One expert's, or the shared experts', share of the block."""
    domain = rank.domain

    def w(name: str, place: int | None) -> Tensor:
        found = rank.weight(f"{base}.{name}")
        if taken is not None:
            found = reshape(part(found, 0, taken, taken + 1), found.shape[1:])
        return found if width is None or place is None else picked(domain, found, place, width)

    def biased(y: Tensor, name: str) -> Tensor:
        return domain.add(y, spread(w(name, 0), y.shape, (y.rank - 1,)))

    up = domain.contract("xyi,io->xyo", x, w("up", 1))
    up = biased(up, "up.bias") if spec.up_bias else up
    asked = None if only is None else np.broadcast_to(only[..., None], (domain.trials, *up.shape))
    if spec.gated or spec.joint:
        gate = domain.contract("xyi,io->xyo", x, w("gate", 1))
        gate = biased(gate, "gate.bias") if spec.up_bias else gate
        if spec.joint:
            hidden = domain.apply(spec.activation, base, gate, up, only=asked)
        else:
            hidden = domain.mul(domain.apply(spec.activation, base, gate, only=asked), up)
    else:
        hidden = domain.apply(spec.activation, base, up, only=asked)
    if weight is not None:
        hidden = times(domain, hidden, weight)
    y = domain.contract("xyi,io->xyo", hidden, w("down", 0))
    if spec.down_bias:
        place = rank.in_block()[1] if taken is not None else rank.at["tp"]
        ranks = rank.ctx.expert_tp if taken is not None else (rank.ctx.phase.tp if width is not None else 1)
        vector = w("down.bias", None)
        if bias == "divided":
            vector = domain.scale(vector, domain.reciprocal(domain.integers(np.asarray(ranks))))
        if bias != "first" or place == 0 or ranks == 1:
            y = domain.add(y, spread(vector, y.shape, (y.rank - 1,)))
    return y


def shared_expert(rank: Rank, op: Op) -> object:
    tokens = rank.value(op.ins[0])
    if isinstance(tokens, Sent):
        return Sent(tokens.sources, tuple(shared_on(rank, op, x) for x in tokens.values))
    return shared_on(rank, op, tokens)


def shared_on(rank: Rank, op: Op, x: Tensor) -> Tensor:
    spec, domain = model_of(rank), rank.domain
    if spec.shared is None:
        raise TypeError("there is no shared expert")
    base = f"layers.{op.about['layer']}.ffn"
    if op.about["first"] and rank.at["tp"] != 0:
        return domain.zeros(x.shape)
    y = feed(rank, f"{base}.shared", spec.shared, x, rank.own(op.about["width"]), None, None, None, "first", op)
    if spec.shared_gate:
        gate = domain.contract("xyd,d->xy", x, rank.weight(f"{base}.shared_gate"))
        gate = domain.apply("sigmoid", f"{base}.shared_gate", gate)
        y = domain.mul(y, expand(gate, 2, y.shape[-1]))
    if op.about["divide"] != 1:
        y = domain.scale(y, domain.reciprocal(domain.integers(np.asarray(op.about["divide"]))))
    return y


def add_each(rank: Rank, op: Op) -> object:
    a, b = rank.value(op.ins[0]), rank.value(op.ins[1])
    if isinstance(a, Sent):
        return Sent(a.sources, tuple(rank.domain.add(x, y) for x, y in zip(a.values, b.values, strict=True)))
    return rank.domain.add(a, b)


def reduce_block(op: Op, ranks: Sequence[Rank]) -> None:
    out: dict[int, Tensor] = {}
    for rank in ranks:
        group = block_group(ranks, rank, op)
        check_idle(op, group)
        out[rank.number] = reduce(rank.domain.add, (r.get(op.ins[0]) for r in group))
    for rank in ranks:
        rank.env[op.out] = out[rank.number]


def give_back(op: Op, ranks: Sequence[Rank]) -> None:
    """Combine: what the group made of a rank's tokens comes back to it, and is summed."""
    out: dict[int, Tensor] = {}
    for rank in ranks:
        group = block_group(ranks, rank, op)
        results: list[Tensor] = []
        for other in group:
            made = other.value(op.ins[0])
            if not isinstance(made, Sent):
                made = Sent((other.number,), (made,))
                if other is rank:
                    results.append(made.values[0])
                continue
            results.append(made.values[made.sources.index(source_of(rank, made, ranks, op))])
        out[rank.number] = reduce(rank.domain.add, results)
    for rank in ranks:
        rank.env[op.out] = out[rank.number]


def keep_own(op: Op, ranks: Sequence[Rank]) -> None:
    for rank in ranks:
        made = rank.value(op.ins[0])
        rank.env[op.out] = made.values[made.sources.index(source_of(rank, made, ranks, op))]


def source_of(rank: Rank, made: Sent, ranks: Sequence[Rank], op: Op) -> int:
    """The source that has a rank's tokens: itself, or the first that holds the same."""
    if rank.number in made.sources:
        return rank.number
    by_number = {r.number: r for r in ranks}
    repeat = rank.ctx.name == "decode" and rank.ctx.layout in ("repeat", "keys")
    for source in made.sources:
        other = by_number[source]
        if other.at["dp"] == rank.at["dp"] and (repeat or other.at["sp"] == rank.at["sp"]):
            return source
    raise CannotRun(op.out, (), "the rank's tokens were not sent")


