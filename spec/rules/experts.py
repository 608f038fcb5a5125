"""Routing, the experts that a rank computes, and those that every token goes to."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace

from shardproof.spec.model.model import Moe
from shardproof.spec.program.op import PAD, Op, Split
from shardproof.spec.rules.at import At, checked
from shardproof.spec.rules.blocks import whole_blocks
from shardproof.spec.rules.notation import share_of
from shardproof.spec.rules.placed import Dim, Due, Placed
from shardproof.spec.rules.pointwise import same_dims
from shardproof.spec.rules.refused import NoRule


def spec_of(at: At) -> Moe:
    ffn = at.ctx.layer.ffn
    if not isinstance(ffn, Moe):
        raise NoRule("the layer has no experts")
    return ffn


def everywhere(at: At, owners: Split) -> bool:
    """Whether every rank has every expert."""
    every = set(range(spec_of(at).experts))
    return all(set(part) == every for part in owners.parts)


def always_one(at: At) -> bool:
    """Whether there is a single weight for a token, which is one whatever its score."""
    spec = spec_of(at)
    router = spec.router
    sole = router.top_k == 1 and (router.renormalise or router.score == "topk_softmax")
    return router.scale in (None, 1) and (sole or (spec.experts == 1 and router.score != "sigmoid"))


def route(at: At, op: Op, x: Placed) -> Placed:
    """Which experts a token goes to: a choice among all scores, with weights of all chosen."""
    spec = spec_of(at)
    term = at.terms.of("route", f"layer {op.layer}", (x.term,))
    if spec.experts == 1 and always_one(at):
        term = at.terms.of("route", "the one expert")
    elif not x.whole:
        raise NoRule("experts are chosen by a part of the scores")
    dims = (*x.dims[:2], Dim("experts", spec.experts))
    return Placed(term, dims, tokens=x.tokens, only=_right_on(at, op))


def _right_on(at: At, op: Op) -> int | None:
    """Where routes are right that a rank makes with its own experts in mind."""
    spec, owners = spec_of(at), op.about["owners"]
    router = spec.router
    chosen = op.about["choose"] == "own"
    divided = op.about["renormalise"] == "own" and (
        router.renormalise or router.score == "topk_softmax"
    )
    if divided and router.top_k == 1 and router.score == "topk_softmax":
        divided = False  # a softmax over one is one, whatever it is divided by
    if not (chosen or divided) or everywhere(at, owners):
        return None
    every = set(range(spec.experts))
    sole = [rank for rank, part in enumerate(owners.parts) if set(part) == every]
    if len(sole) == 1 and all(not p for r, p in enumerate(owners.parts) if r != sole[0]):
        return sole[0]
    if (not chosen and router.top_k == 1) or _group_a_rank(spec, owners):
        return -1
    raise NoRule("experts are chosen, or their weights divided, among the rank's own alone")


def _group_a_rank(spec: Moe, owners: Split) -> bool:
    """Whether a token's experts are all of one group, and each group is one rank's alone."""
    router = spec.router
    if router.groups == 1 or router.top_groups != 1:
        return False
    size = spec.experts // router.groups
    held = [{e // size for e in part if e != PAD} for part in owners.parts]
    once = Counter(group for groups in held for group in groups)
    return all(once[group] == 1 for group in range(router.groups))


def experts(at: At, op: Op, x: Placed, routes: Placed) -> Placed:
    """Each expert on one rank, or a share of its width: a share of the sum over the block."""
    whole_blocks(at)
    spec, about = spec_of(at), op.about
    if not x.whole or routes.due or x.tokens != routes.tokens:
        raise NoRule("tokens and routes are not whole, or not of the same ranks")
    # What is sent once is what the first rank of a block has made.
    first = routes.only == 0 and routes.tokens == "once" and not at.ctx.same_tokens % at.ctx.block
    if routes.only is not None and routes.tokens != "own" and not first:
        raise NoRule("routes are used on a rank that has other experts than their maker")
    owners: Split = about["owners"]
    split = _owned_once(at, owners, about["copies"])
    width = Dim("width", spec.expert.width)
    cut = share_of(replace(width, map=checked(width, about["width"])))
    if not cut and at.ctx.expert_tp > 1:
        raise NoRule(f"each of {at.ctx.expert_tp} ranks computes the whole of an expert")
    for part in owners.parts:
        _found_where_looked(op, part)
    _weighed_once(at, about["weight"])
    if spec.expert.down_bias and at.ctx.expert_tp > 1 and about["bias"] == "every":
        raise NoRule(f"each of {at.ctx.expert_tp} ranks adds the whole bias of an expert")
    due: Due = "block" if split or cut else ""
    term = at.terms.of("experts", f"layer {op.layer}", (x.term, routes.term))
    return Placed(term, x.dims, due, x.tokens)


def _owned_once(at: At, owners: Split, copies: str) -> bool:
    """Whether experts lie on different ranks; each is computed once, or all by every rank."""
    count = spec_of(at).experts
    if any(i >= count for part in owners.parts for i in part if i != PAD):
        raise NoRule("there is no such expert")
    held = Counter(i for part in owners.parts for i in part if i != PAD)
    for expert in range(count):
        if not held[expert]:
            raise NoRule(f"expert {expert} is on no rank")
    if len(owners.parts) == 1 or (copies == "all" and everywhere(at, owners)):
        return False
    for expert in range(count):
        if held[expert] > 1 and copies == "all":
            raise NoRule(f"expert {expert} is computed on more than one rank, and counts twice")
    return True


def _found_where_looked(op: Op, part: tuple[int, ...]) -> None:
    """Ask that looking up a number on a rank finds the expert of that number."""
    if op.about.get("stored") is not None:
        stored: tuple[int, ...] = op.about["stored"]
        if any(e >= len(stored) or stored[e] != e for e in part if e != PAD):
            raise NoRule("under an expert's number stand another one's weights")
    if op.about["index"] == "global" and any(e >= len(part) or part[e] != e for e in part):
        raise NoRule("an expert's number is taken for its place on the rank")


def _weighed_once(at: At, where: str) -> None:
    """Ask that the routing weight multiplies where the model does, or where that is the same."""
    spec = spec_of(at)
    model = "input" if spec.input_weighted else "output"
    if where in ("auto", model) or always_one(at):
        return
    if {where, model} == {"hidden", "output"} and not spec.expert.down_bias:
        return
    raise NoRule(f"the routing weight multiplies the {where}, and in the model the {model}")


def shared_expert(at: At, op: Op, x: Placed) -> Placed:
    """The same for every token: in full, on the first rank, a piece of the width, or a fraction."""
    spec, about = spec_of(at), op.about
    if spec.shared is None:
        raise NoRule("the model has no shared expert")
    if not x.whole:
        raise NoRule("its tokens are not whole")
    term = at.terms.of("shared", f"layer {op.layer}", (x.term,))
    width = Dim("width", spec.shared.width)
    shares: list[tuple[Due, int]] = []
    if share_of(replace(width, map=checked(width, about["width"]))):
        shares.append(("sum", at.tp))
    if about["first"] and at.tp > 1:
        shares.append(("sum", at.tp))
    if about["divide"] != 1:
        shares.append(_fraction(at, about["divide"]))
    if len(shares) > 1:
        raise NoRule("it is a share of a share")
    due: Due = shares[0][0] if shares else ""
    if x.tokens != "own":
        due = for_block(at, due)
    return Placed(term, x.dims, due, x.tokens)


def _fraction(at: At, ranks: int) -> tuple[Due, int]:
    """Of which sum a fraction is a share."""
    if ranks == at.ctx.block:
        return "block", ranks
    if ranks == at.tp:
        return "sum", ranks
    raise NoRule(f"it is divided by {ranks}, and no sum has so many ranks")


def for_block(at: At, due: Due) -> Due:
    """A share over tp as one over the block, where these are the same ranks."""
    if due == "sum" and at.ctx.block == at.tp:
        return "block"
    return due


def add_each(at: At, op: Op, routed: Placed, shared: Placed) -> Placed:
    """Routed and shared experts before their common sum."""
    del op
    same_dims(routed, shared)
    other = for_block(at, shared.due)
    if routed.due != other:
        raise NoRule(f"routed experts are {routed}, the shared one {shared}, and one sum is taken")
    return replace(routed, term=at.terms.sum((routed.term, shared.term)))
