"""Whether an index chooses among keys at all, and which layers it chooses for."""

from __future__ import annotations

from functools import lru_cache

from shardproof.spec.layout.packed import longest
from shardproof.spec.model.limits import POSITIONS
from shardproof.spec.model.model import Indexer, Model
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.record import replace

ALL = POSITIONS
"""As many keys as no sequence has."""


def takes_all(index: Indexer, plan: Plan, name: PhaseName = "decode") -> bool:
    """Whether a sequence of the declared workload has no more tokens than the index chooses.

    Up to the end of a phase: prefill chooses among the tokens of its prompt alone.
    """
    prompt, steps = longest(plan), 0 if name == "prefill" else plan.workload.steps
    if index.top_k >= ALL:
        return True
    return prompt is not None and steps is not None and prompt + steps <= index.top_k


def for_workload(model: Model, plan: Plan, name: PhaseName = "decode") -> Model:
    """The model, with each index that takes all keys up to the end of a phase taking all.

    Beside edits, which may leave right what few tokens see, one takes a single key of a prompt that
    is open: however many it takes, some prompt has more.
    """
    any_length = bool(plan.edits) and longest(plan) is None

    def taken(index: Indexer) -> int:
        if index.top_k >= ALL or takes_all(index, plan, name):
            return ALL
        return 1 if any_length else index.top_k

    kinds = tuple(
        replace(kind, attention=replace(kind.attention, indexer=replace(index, top_k=taken(index))))
        if (index := kind.attention.indexer) is not None
        else kind
        for kind in model.kinds
    )
    return model if kinds == model.kinds else replace(model, kinds=kinds)


@lru_cache(maxsize=64)
def read_behind(model: Model) -> frozenset[int]:
    """The layers behind which a layer attends to keys that one up to them has chosen."""
    if not any(kind.attention.shares_index for kind in model.kinds):
        return frozenset()
    found: set[int] = set()
    wanted = False
    for layer in range(len(model.layers) - 1, -1, -1):
        if wanted:
            found.add(layer)
        attention = model.kinds[model.layers[layer]].attention
        wanted = attention.shares_index or (wanted and attention.indexer is None)
    return frozenset(found)
