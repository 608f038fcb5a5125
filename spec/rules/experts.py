"""Routing, the experts that a rank computes, and those that every token goes to."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from typing import Literal

from shardproof.spec.model.model import Moe
from shardproof.spec.program.op import PAD, Op, Split
from shardproof.spec.program.runs import indices, length, listed, real
from shardproof.spec.rules import maps
from shardproof.spec.rules.arriving import computed
from shardproof.spec.rules.at import At, checked, spec_of
from shardproof.spec.rules.blocks import same_senders, whole_blocks
from shardproof.spec.rules.notation import share_of
from shardproof.spec.rules.placed import Dim, Due, Made, Placed, Way
from shardproof.spec.rules.pointwise import same_dims
from shardproof.spec.rules.refused import NoRule
from shardproof.spec.rules.unread import always_one, unscored


def everywhere(at: At, owners: Split | None) -> bool:
    """Whether every rank has every expert."""
    return owners is not None and maps.everywhere(owners, spec_of(at).experts)


def route(at: At, op: Op, x: Placed) -> Placed:
    """Which experts a token goes to: a choice among all scores, with weights of all chosen."""
    spec = spec_of(at)
    if x.dims[-1].map is not None:
        raise NoRule("experts are chosen by the scores of some")
    term = at.terms.of("route", f"layer {op.layer}", (x.term,))
    if unscored(at):
        term = at.terms.of("route", "the one expert")
    elif not x.whole:
        raise NoRule("experts are chosen by a part of the scores")
    dims = (*x.dims[:2], Dim("experts", spec.experts))
    own = _own(at, op)
    if own and op.about["owners"] is None:
        raise NoRule("nothing says whose the experts are")
    made = Made(own=own, chooser=op.about["owners"]) if own else None
    try:
        return Placed(term, dims, tokens=x.tokens, only=_right_on(at, op, own), made=made)
    except NoRule:
        return Placed(term, dims, "counted", x.tokens, made=made)


def _own(at: At, op: Op) -> Literal["", "choose", "divide"]:
    """What a rank does with its own experts in mind, where that may make a difference."""
    if everywhere(at, op.about["owners"]):
        return ""
    if op.about["choose"] == "own":
        return "choose"
    return "divide" if op.about["renormalise"] == "own" and _divides(spec_of(at)) else ""


def _divides(spec: Moe) -> bool:
    """Whether weights are divided by those of a token's other experts, and not by themselves."""
    router = spec.router
    # A softmax over one is one already, for whoever has it and for others.
    over = {"topk_softmax": router.top_k, "softmax": spec.experts}.get(router.score)
    return over != 1 and (router.renormalise or router.score == "topk_softmax")


def _all_chosen(spec: Moe) -> bool:
    """Whether a token has every expert, so that nobody leaves out any of its own."""
    router = spec.router
    groups = router.top_groups if router.groups > 1 else 1
    return groups == router.groups and router.top_k >= spec.experts


def _right_on(at: At, op: Op, own: Literal["", "choose", "divide"]) -> int | None:
    """Where routes are right that a rank makes with its own experts in mind."""
    spec, owners = spec_of(at), op.about["owners"]
    if not own:
        return None
    if (sole := maps.sole_holder(owners, spec.experts)) is not None:
        return sole
    if (own == "divide" and spec.router.top_k == 1) or _group_a_rank(spec, owners):
        return -1
    raise NoRule("experts are chosen, or their weights divided, among the rank's own alone")


def _group_a_rank(spec: Moe, owners: Split) -> bool:
    """Whether a token's experts are all of one group, and each group is one rank's alone."""
    router = spec.router
    if router.groups == 1 or router.top_groups != 1:
        return False
    size = spec.experts // router.groups
    held = [{e // size for run in real(part) for e in run} for part in maps.parts_of(owners)]
    once = Counter(group for groups in held for group in groups)
    return all(once[group] == 1 for group in range(router.groups))


def experts(at: At, op: Op, x: Placed, routes: Placed) -> Placed:
    """Each expert on one rank, or a share of its width: a share of the sum over the block."""
    whole_blocks(at)
    about, ways = op.about, _ways(x)
    alike = same_senders(at, ways[0], _ways(routes)[0]) and ways[1:] == _ways(routes)[1:]
    if not x.whole or routes.due == "sum" or not alike:
        raise NoRule("tokens and routes are not whole, or not of the same ranks")
    owners: Split | None = about["owners"]
    if owners is None:
        raise NoRule("nothing says whose the experts are")
    _all_somewhere(at, owners)
    _looked_up(op, owners)
    _weighed_once(at, about["weight"])
    chose = routes.made or Made()
    made = Made(ways, chose.own, chose.chooser, owners, about["copies"], about["width"],
                about["bias"])  # fmt: skip
    as_chosen = chose.chooser is None or chose.chooser == owners
    due = _share(at, op, owners) if as_chosen and _followed_right(at, routes) else "counted"
    term = at.terms.of("experts", f"layer {op.layer}", (x.term, routes.term))
    return Placed(term, x.dims, due, x.tokens, made=made)


def _ways(x: Placed) -> tuple[Way, ...]:
    return x.made.ways if x.made is not None else Made().ways


def _followed_right(at: At, routes: Placed) -> bool:
    """Whether routes are used where they are right; else it is counted what follows from them."""
    own = routes.made.own if routes.made is not None else ""
    if own == "choose" and routes.tokens == "own" and routes.due == "counted":
        # A rank that makes its own routes follows them with the experts that it has.
        return _all_chosen(spec_of(at)) and not _divides(spec_of(at))
    # What is sent once is what the first rank of a block has made.
    first = routes.only == 0 and routes.tokens == "once" and not at.ctx.same_tokens % at.ctx.block
    return not routes.due and (routes.only is None or routes.tokens == "own" or first)


def _share(at: At, op: Op, owners: Split) -> Due:
    """A share over the block, where each part of each expert is on one of its ranks; else counted.

    Nothing is due where every rank has everything.
    """
    spec, ctx, about = spec_of(at), at.ctx, op.about
    width = Dim("width", spec.expert.width)
    width = replace(width, map=checked(width, about["width"]))
    if width.map is not None and (index := maps.missing(width.map, width.size)) is not None:
        raise NoRule(f"index {index} of width is on no rank")
    try:
        cut = share_of(width)
    except NoRule:
        return "counted"
    split = len(owners) > 1 and not (about["copies"] == "all" and everywhere(at, owners))
    if not _computed_once(at, owners, "all" if split and about["copies"] == "all" else "one"):
        return "counted"
    if spec.expert.down_bias and ctx.expert_tp > 1 and (about["bias"] == "every") == cut:
        return "counted"
    if not split and not cut:
        return ""
    both = (split or ctx.phase.ep == 1) and (cut or ctx.expert_tp == 1)
    return "block" if both else "counted"


def _all_somewhere(at: At, owners: Split) -> None:
    count = spec_of(at).experts
    if maps.beyond(owners, count) is not None:
        raise NoRule("there is no such expert")
    if (expert := maps.missing(owners, count)) is not None:
        raise NoRule(f"expert {expert} is on no rank")


def _computed_once(at: At, owners: Split, copies: str) -> bool:
    """Whether no expert is computed by two ranks, or twice by one."""
    if copies == "all":
        return maps.repeated(owners, spec_of(at).experts) is None
    held = maps.parts_of(owners)
    return all(length(real(part)) == sum(map(len, indices([part]))) for part in held)


def _looked_up(op: Op, owners: Split) -> None:
    """Ask that what a rank looks up by an expert's number is that expert."""
    if op.about.get("stored") is None and op.about["index"] != "global":
        return
    for place in owners.busy():
        own = listed(owners.part(place))
        _found_where_looked(op, own, computed(owners, op.about["copies"], place))


def _found_where_looked(op: Op, part: tuple[int, ...], mine: tuple[int, ...]) -> None:
    """Ask that looking up a number on a rank finds the expert of that number."""
    if op.about.get("stored") is not None:
        stored: tuple[int, ...] = op.about["stored"]
        if any(e >= len(stored) or stored[e] != e for e in mine if e != PAD):
            raise NoRule("under an expert's number stand another one's weights")
        return
    if op.about["index"] == "global" and any(e >= len(part) or part[e] != e for e in mine):
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
    """The same for every token: in full, on the first rank, a piece of the width, or a fraction.

    Of a share of a sum over tp some rank may have all.
    """
    spec, about = spec_of(at), op.about
    if spec.shared is None:
        raise NoRule("the model has no shared expert")
    if not x.whole:
        raise NoRule("its tokens are not whole")
    term = at.terms.of("shared", f"layer {op.layer}", (x.term,))
    width = Dim("width", spec.shared.width)
    width = replace(width, map=checked(width, about["width"]))
    shares: list[tuple[Due, int]] = []
    full = frozenset[int]()
    of_first = about["first"] and at.tp > 1
    if of_first and (width.map is None or 0 in maps.with_all_once(width.map, width.size)):
        shares.append(("sum", at.tp))
        full = frozenset({0})
    elif of_first:
        raise NoRule("the first rank alone computes it, and has not all of its width")
    elif share_of(width) and width.map is not None:
        shares.append(("sum", at.tp))
        full = maps.with_all(width.map, width.size)
    if about["divide"] != 1:
        shares.append(_fraction(at, about["divide"]))
    if len(shares) > 1:
        raise NoRule("it is a share of a share")
    due: Due = shares[0][0] if shares else ""
    if x.tokens != "own":
        return Placed(term, x.dims, for_block(at, due), x.tokens)
    if spec.shared.down_bias:  # it is the first rank's
        full &= {0}
    return Placed(term, x.dims, due, x.tokens, full=full if due == "sum" else frozenset())


def _fraction(at: At, ranks: int) -> tuple[Due, int]:
    """Of which sum a fraction is a share."""
    # Where the block is tp, either reader takes it.
    if ranks == at.tp:
        return "sum", ranks
    if ranks == at.ctx.block:
        return "block", ranks
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
    # What is counted of experts alone is not counted of such a sum.
    made = replace(routed.made, owners=None) if routed.made is not None else None
    return replace(routed, term=at.terms.sum((routed.term, shared.term)), made=made)
