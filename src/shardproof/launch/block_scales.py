"""What the law says of shards that end inside a block of a quantised weight, which engines refuse.

A plan that a command is lowered to gives each number its own block's scale, which is right wherever
a shard ends. Kernels count blocks from a shard's first number, and loaders cut scales as the
weight: a plan of the same degrees that says so breaks a clause, and that is what stands behind the
engine's own words.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from shardproof.spec.dialects.launch import Pool
from shardproof.spec.dialects.profiles.judged import Judged, Reason
from shardproof.spec.dialects.profiles.rule import FAMILIES, Blocks
from shardproof.spec.law.judge import judge
from shardproof.spec.layout.block_scales import ScaleCut
from shardproof.spec.model.model import Model
from shardproof.spec.plan.read import read_plan
from shardproof.spec.record import replace
from shardproof.spec.source.node import Node, Plain, from_plain, plain

Module = Literal["attention", "ffn", "moe", "moe.shared"]
MODULES: Mapping[str, Module] = {
    "quantised_expert": "moe",
    "expert": "moe",
    "quantised_shared": "moe.shared",
    "quantised_dense": "ffn",
}
"""Whose width a rule's size is; other sizes are attention's."""
CLAUSES: Mapping[Module, str] = {
    "attention": "ATTN-SCALES",
    "ffn": "FFN-SCALES",
    "moe": "MOE-SCALES",
    "moe.shared": "MOE-SHARED-SCALES",
}
AS_ENGINES_DO: Mapping[ScaleCut, str] = {
    "own": "counting blocks from a shard's first number",
    "even": "cutting scales as evenly as the weight",
}
"""What breaks the clause: how kernels find scales, or else how a loader gives them to ranks."""
MOST_RANKS = 64


def with_law(judged: Judged, pool: Pool, plan: Node, model: Model) -> Judged:
    """The same, each refusal of a block with the clause that is broken behind it."""
    if model.unread or not any(map(_of_blocks, judged.reasons)):
        return judged
    told = [
        replace(each, law=law_of(each, pool, plan, model)) if _of_blocks(each) else each
        for each in judged.reasons
    ]
    return replace(judged, reasons=tuple(told))


def law_of(reason: Reason, pool: Pool, plan: Node, model: Model) -> str:
    """The clause with its words, and how many ranks have shards that end on blocks."""
    [size, unit] = next(iter(reason.numbers)), [*reason.numbers][-1]
    module = MODULES.get(size, "attention")
    for cut, how in AS_ENGINES_DO.items():
        other = read_plan(_saying(plan, module, {"cut": cut, "index": "local"}))
        for broken in judge(model, other).reasons:
            if broken.clause.code == CLAUSES[module] and (
                pool.asked.part == "both" or pool.asked.part in broken.phases
            ):
                first = broken.message.partition("; ")[0]
                fits = _fits(reason.numbers[size], reason.numbers[unit])
                return f"{how} breaks {broken.clause.code}: {first}{fits}"
    return ""


def _of_blocks(reason: Reason) -> bool:
    return reason.family == FAMILIES[Blocks]


def _saying(plan: Node, module: Module, scales: dict[str, Plain]) -> Node:
    """The plan, that says so of a module in both phases."""
    fields = plain(plan)
    if not isinstance(fields, dict):
        return plan
    said: Plain = {"scales": scales}
    for name in reversed(module.split(".")):
        said = {name: said}
    return from_plain(_over(fields, said), plan.place)


def _over(fields: Plain, others: Plain) -> Plain:
    """Fields with others laid over them."""
    if not isinstance(fields, dict) or not isinstance(others, dict):
        return others
    return {**fields, **{k: _over(fields.get(k), v) for k, v in others.items()}}


def _fits(size: int, unit: int) -> str:
    blocks, rest = divmod(size, unit)
    if rest:
        return ""
    degrees = [str(ranks) for ranks in range(1, MOST_RANKS + 1) if blocks % ranks == 0]
    ranks = degrees[0] if len(degrees) == 1 else f"{', '.join(degrees[:-1])} or {degrees[-1]}"
    return f"; shards of {size:,} end on blocks of {unit:,} over {ranks} ranks"
