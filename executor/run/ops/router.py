"""Which experts a token goes to, and how much each counts."""

from __future__ import annotations

import numpy as np

from shardproof.executor.domains import (
    CannotRun,
    Ids,
    Mask,
    Tensor,
    choose,
    masked,
    one_hot,
    pick,
    reshape,
    softmax,
    spread,
    top_k,
)
from shardproof.executor.run.state.forced_choices import among, preferred
from shardproof.executor.run.state.rank import Rank, of_work
from shardproof.spec.model.model import Moe
from shardproof.spec.program.op import PAD, Split
from shardproof.spec.program.ops.experts import Route
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Routes:
    """Chosen experts and their weights: [trials, sequences, tokens, experts]."""

    chosen: Mask
    weights: Tensor


def model_of(rank: Rank) -> Moe:
    ffn = rank.ctx.layer.ffn
    if not isinstance(ffn, Moe):
        raise CannotRun("experts", (), "the layer has none")
    return ffn


def route(rank: Rank, op: Route) -> Routes:
    """Which experts each token goes to, and how much each counts."""
    spec, domain = model_of(rank), rank.domain
    logits = rank.get(op.ins[0])
    router, path = spec.router, f"layers.{op.layer}.ffn.router"
    n = spec.experts
    if logits.shape[-1] != n:
        # Chosen among the columns that the rank has: every other one is out of the question.
        own = Split("tp", n, ((range(n),),) * rank.ctx.phase.tp)
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
    ids = chosen_experts(rank, op, spec, scores, allowed)
    chosen = one_hot(ids, n)
    if op.choose == "own" and allowed is not None:
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


def chosen_experts(rank: Rank, op: Route, spec: Moe, scores: Tensor, allowed: Mask | None) -> Ids:
    """The best of those allowed, or what another run chose: [trials, sequences, tokens, top_k]."""
    path, k = f"layers.{op.layer}.ffn.router", min(spec.router.top_k, spec.experts)
    ranks = rank.domain.ranks(path, corrected(rank, op, spec, scores))
    ids = top_k(ranks, k, allowed=allowed)
    work, fed = rank.work, rank.fed
    if fed is None or not fed.has_routes(path) or not of_work(work, scores.shape):
        return ids
    rows = rank.to_tell(work.places)
    told = fed.routes(path, rows)
    own = ids
    if op.choose == "own" and allowed is not None:
        # What is not the rank's to choose counts for nothing, whatever stands there.
        own = np.where(np.take_along_axis(allowed, ids, axis=-1), ids, told)
    fed.note_experts(path, rows, own)
    experts = np.arange(spec.experts)
    if allowed is not None:
        # Groups are chosen too; which experts are the rank's own is not.
        allowed = allowed | among(experts, told)
        if op.choose == "own":
            allowed = allowed & own_experts(rank, op, spec)
    return top_k(preferred(ranks, experts, told), k, allowed=allowed)


def corrected(rank: Rank, op: Route, spec: Moe, scores: Tensor) -> Tensor:
    if not spec.router.correction:
        return scores
    bias = rank.weight(f"layers.{op.layer}.ffn.router.correction")
    return rank.domain.add(scores, spread(bias, scores.shape, (scores.rank - 1,)))


def allowed_experts(rank: Rank, op: Route, spec: Moe, scores: Tensor) -> Mask | None:
    """Those of the best groups; with `choose: own` those of the rank besides."""
    router, domain = spec.router, rank.domain
    allowed: Mask | None = None
    if router.groups > 1:
        path = f"layers.{op.layer}.ffn.router"
        size = spec.experts // router.groups
        ranked = corrected(rank, op, spec, scores)
        grouped = reshape(ranked, (*ranked.shape[:-1], router.groups, size))
        best = top_k(domain.ranks(path, grouped), 2 if router.group_score == "top2" else 1)
        totals = domain.sum(pick(grouped, best), -1)
        groups = top_k(domain.ranks(path, totals), router.top_groups)
        allowed = np.repeat(one_hot(groups, router.groups), size, axis=-1)
    if op.choose == "own":
        mine = own_experts(rank, op, spec)
        here = np.broadcast_to(mine, (domain.trials, *scores.shape))
        allowed = here if allowed is None else allowed & here
    return allowed


def renormalised(rank: Rank, op: Route, spec: Moe, weights: Tensor, chosen: Mask) -> Tensor:
    """Weights that add to one, over all chosen experts or over the rank's own."""
    domain = rank.domain
    mine = chosen
    if op.renormalise == "own":
        held = own_experts(rank, op, spec)
        mine = chosen & held
    elif spec.router.score == "topk_softmax":
        return weights
    total = domain.sum(masked(weights, np.broadcast_to(mine, (domain.trials, *weights.shape))), -1)
    empty = ~mine.any(axis=-1)
    one = domain.ones(total.shape)

    total = choose(np.broadcast_to(empty, (domain.trials, *total.shape)), one, total)
    return domain.scale_rows(weights, domain.reciprocal(total))


def own_experts(rank: Rank, op: Route, spec: Moe) -> Mask:
    """Which experts are the rank's own: [experts]."""
    own = [expert for expert in rank.own(op.owners) or () if expert != PAD]
    if any(expert >= spec.experts for expert in own):
        raise CannotRun(op.out, (), f"there is no expert {max(own)}")
    mask = np.zeros(spec.experts, np.bool_)
    mask[own] = True
    return mask
