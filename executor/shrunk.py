"""A model that was made smaller so that a plan can be run on it, and what was made smaller."""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.spec.amounts import amount
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.plan import Plan
from shardproof.spec.record import dataclass, field


@dataclass(frozen=True, slots=True)
class Shrunk:
    """The small model, and why it would not do, if it would not."""

    model: Model
    obstacle: str = ""
    plan: Plan = field(default_factory=Plan)
    """The plan, for a workload that may be smaller than the declared one."""
    fewer: Mapping[str, tuple[int, int]] = field(default_factory=dict[str, tuple[int, int]])
    """What was made smaller of the workload: what the plan declares, and what is run."""

    def __str__(self) -> str:
        model = self.model
        first = model.kinds[model.layers[-1]]
        parts = [
            amount(len(model.layers), "layer"),
            f"hidden {model.hidden}",
            f"vocabulary {model.vocab}",
        ]
        attention, ffn = first.attention, first.ffn
        if not first.attends:
            attention = next(kind.attention for kind in model.kinds if kind.attends)
        if not first.feeds:
            ffn = next((kind.ffn for kind in model.kinds if kind.feeds), ffn)
        parts.append(
            f"{amount(attention.heads, 'head')} of {attention.head_dim}, "
            f"{amount(attention.kv_heads, 'KV head')}"
        )
        if isinstance(ffn, Moe):
            experts = f"{amount(ffn.experts, 'expert')} of {ffn.expert.width}"
            parts.append(f"{experts}, top {ffn.router.top_k}")
        else:
            parts.append(f"intermediate {ffn.width}")
        return ", ".join(parts) + self.told

    @property
    def told(self) -> str:
        """What was made smaller of the workload, in words."""
        if not self.fewer:
            return ""
        each = (f"{name} {ran:,} for {said:,}" for name, (said, ran) in self.fewer.items())
        return f"; a smaller workload with the plan's remainders, {', '.join(each)}"
