"""The strategy of a model of transformers as a plan of ours, and what the law says of it."""

from __future__ import annotations

from collections.abc import Mapping
from importlib import import_module
from typing import Any

from shardproof.api import Model, check, plan
from shardproof.code.verdict import Law
from shardproof.spec.dialects.tp_plan import Recognised, Sizes, recognised
from shardproof.spec.errors import InputErrors


def law_of(config: Mapping[str, Any], found: Recognised) -> Law:
    """What the law, or the engine, says of the plan that a table is."""
    if found.lacks:
        return Law(found.plan, "unknown", f"our plans have no word for {'; '.join(found.lacks)}")
    if found.refused:
        return Law(found.plan, "refused", "; ".join(found.refused))
    try:
        model = Model.from_config(dict(config))
        verdict = check(model, plan(**found.plan))
    except InputErrors as wrong:
        return Law(found.plan, "unknown", str(wrong))
    return Law(found.plan, verdict.word, "; ".join(each.message for each in verdict.reasons))


def table_of(model: Any, tp: int, tp_plan: Mapping[str, str] | None) -> Recognised:
    """The plan of a model of transformers, as its own resolution of `tp_plan` gives it."""
    distributed: Any = import_module("transformers.distributed")
    wanted: Any = "auto" if tp_plan is None else dict(tp_plan)
    asked: Any = distributed.DistributedConfig(tp_size=tp, tp_plan=wanted)
    table = model._resolve_parallel_plans(asked)[0]  # noqa: SLF001
    names = {name.rpartition(".")[2] for name, _ in model.named_modules()}
    config = model.config
    heads = int(config.num_attention_heads)
    dim = getattr(config, "head_dim", None) or config.hidden_size // heads
    groups = getattr(config, "num_key_value_heads", None) or heads
    sizes = Sizes(heads, int(groups), int(dim), int(config.vocab_size))
    return recognised(table, tp, sorted(names), sizes)
