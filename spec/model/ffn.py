"""The feed-forward blocks of a family: dense, or experts behind a router."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.model import limits
from shardproof.spec.model.attention import flag
from shardproof.spec.model.family import Experts, Family
from shardproof.spec.model.model import Dense, Moe, Router
from shardproof.spec.model.reader import Keys, Reader
from shardproof.spec.record import dataclass, replace

Score = Literal["softmax", "sigmoid", "topk_softmax"]


def block(reader: Reader, family: Family, width: int) -> Dense:
    """A dense block of this width."""
    activation = family.activation
    if family.names.activation:
        activation = reader.text(family.names.activation, family.activation)
    bias = flag(reader, family.mlp_bias)
    return Dense(width, family.gated, activation, bias, bias, family.joint)


def dense(reader: Reader, family: Family, hidden: int, *, due: bool) -> Dense:
    """The dense block of a layer; where none is `due` its width may be missing."""
    keys = family.experts.dense_width if family.experts else family.names.width
    width = reader.maybe_integer(keys, limits.WIDTH) if keys else None
    if width is None:
        if family.width_times is not None:
            width = family.width_times * hidden
        elif due:
            reader.missing(keys, reader.find(keys)[1], f"an integer from 1 to {limits.WIDTH}")
    return block(reader, family, width or 1)


def has_experts(reader: Reader, experts: Experts) -> bool:
    """Null says that there are none, and makes every layer dense."""
    if experts.present and not reader.boolean(experts.present):
        return False
    _, node = reader.find(experts.count)
    if experts.shared_alone and node is not None and node.value == 0:
        return False
    return node is None or node.value is not None or experts.placed == "every"


def moe(reader: Reader, family: Family, experts: Experts) -> Moe:
    count = reader.integer(experts.count, limits.EXPERTS)
    width = reader.integer(experts.width, limits.WIDTH)
    expert = block(reader, family, width)
    always = shared(reader, experts, expert)
    return Moe(
        experts=count,
        router=router(reader, experts, count),
        expert=expert,
        shared=always,
        shared_gate=experts.shared_gate and always is not None,
        input_weighted=experts.input_weighted,
        own_norms=experts.own_norms and always is not None,
        latent=reader.maybe_integer(experts.latent, limits.WIDTH) if experts.latent else None,
    )


def shared(reader: Reader, experts: Experts, expert: Dense) -> Dense | None:
    match experts.shared:
        case "none":
            return None
        case "alike":
            return expert
        case "sized":
            width = reader.integer(experts.shared_keys, limits.WIDTH, low=0)
            return replace(expert, width=width) if width else None
        case "counted":
            count = reader.maybe_integer(experts.shared_keys, limits.EXPERTS, low=0)
            return replace(expert, width=count * expert.width) if count else None


@dataclass(frozen=True, slots=True)
class Choice:
    """How experts are narrowed down before the best are taken."""

    groups: int = 1
    top_groups: int = 1
    group_score: Literal["max", "top2"] = "max"
    correction: bool = False


METHODS = {
    "greedy": Choice(),
    "group_limited_greedy": Choice(groups=0),
    "noaux_tc": Choice(groups=0, group_score="top2", correction=True),
}
"""By `topk_method`; no groups means that `n_group` says how many."""


def router(reader: Reader, experts: Experts, count: int) -> Router:
    top_k = reader.integer(experts.chosen, limits.EXPERTS)
    renormalise = flag(reader, experts.renormalise)
    choice, score, scale = Choice(correction=experts.correction), experts.score, None
    if experts.scale:
        scale = reader.number(experts.scale)
        scale = None if scale == 1 else scale
    if experts.grouped:
        choice, score = group_choice(reader, experts, count), grouped_score(reader, experts)
        scale = reader.number("routed_scaling_factor")
        scale = None if scale == 1 else scale
        if renormalise and scale and not choice.correction:
            why = "published implementations differ on scaling weights that were renormalised"
            reader.not_modelled("norm_topk_prob", why)
    most = count // choice.groups * choice.top_groups
    if top_k > most and reader.fine(experts.chosen, experts.count, (*experts.groups, "topk_group")):
        reader.fault(
            "MODEL-RANGE",
            experts.chosen[0],
            f"{top_k} experts are to be chosen among {most}",
            f"give {reader.path}{experts.chosen[0]} at most {most}",
        )
    return Router(
        score=score,
        top_k=top_k,
        renormalise=renormalise,
        groups=choice.groups,
        top_groups=choice.top_groups,
        group_score=choice.group_score,
        bias=experts.router_bias,
        correction=choice.correction,
        scale=scale,
    )


def grouped_score(reader: Reader, experts: Experts) -> Score:
    name = reader.text(experts.scored, "softmax")
    if name in ("softmax", "sigmoid"):
        return name
    if reader.fine(experts.scored):
        reader.not_modelled(
            experts.scored[0], "no other score than softmax and sigmoid is modelled"
        )
    return "softmax"


def group_choice(reader: Reader, experts: Experts, count: int) -> Choice:
    method = reader.text(("topk_method",), "greedy")
    n_group = experts.groups
    topk_group: Keys = ("topk_group",)
    groups = reader.maybe_integer(n_group, limits.EXPERTS) or 1
    top = reader.maybe_integer(topk_group, limits.EXPERTS) or 1
    if method not in METHODS:
        if reader.fine(("topk_method",)):
            reader.not_modelled("topk_method", "an unknown way to choose experts")
        return Choice()
    choice = METHODS[method]
    if choice.groups:  # what `n_group` says has no effect
        return choice
    if not reader.fine(n_group, topk_group, experts.count):
        return replace(choice, groups=1)
    if groups == 1 and top == 1:
        return replace(choice, groups=1, group_score="max")
    least = 2 if choice.group_score == "top2" else 1
    if count % groups or count // groups < least:
        reader.fault(
            "MODEL-DIVIDE",
            n_group[0],
            f"{count} experts do not make {groups} equal groups of {least} or more",
            f"give {reader.path}{n_group[0]} a divisor of {count}",
        )
        return replace(choice, groups=1)
    if top > groups:
        reader.fault(
            "MODEL-RANGE",
            "topk_group",
            f"{top} groups are to be chosen among {groups}",
            f"give {reader.path}topk_group at most {groups}",
        )
    return replace(choice, groups=groups, top_groups=min(top, groups))
