"""Whether an index chooses among keys at all, or takes all that there will be."""

from __future__ import annotations

from shardproof.spec.model.limits import POSITIONS
from shardproof.spec.model.model import Indexer, Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.record import replace

ALL = POSITIONS
"""As many keys as no sequence has."""


def takes_all(index: Indexer, plan: Plan) -> bool:
    """Whether a sequence of the declared workload has no more tokens than the index chooses."""
    said = plan.workload
    if index.top_k >= ALL:
        return True
    return said.prompt is not None and said.steps is not None and (
        said.prompt + said.steps <= index.top_k
    )  # fmt: skip


def for_workload(model: Model, plan: Plan) -> Model:
    """The model, with each index that takes all keys of the declared workload taking all."""
    kinds = tuple(
        replace(kind, attention=replace(kind.attention, indexer=replace(index, top_k=ALL)))
        if (index := kind.attention.indexer) is not None
        and index.top_k < ALL
        and takes_all(index, plan)
        else kind
        for kind in model.kinds
    )
    return model if kinds == model.kinds else replace(model, kinds=kinds)
