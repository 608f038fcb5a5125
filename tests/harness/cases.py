"""Cases that tests share."""

from __future__ import annotations

from random import Random

from shardproof.executor.domains.floating import Kind
from shardproof.harness.case import Case
from shardproof.harness.configs import FAMILIES, Sizes, config_of
from shardproof.harness.space import Space, case_of
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import plan_of

SIZES = Sizes(
    layers=2, groups=2, group=2, pairs=2, width=6, vocab=11, hidden=8, experts=4, chosen=2
)
PROMPTS = ((3, 1, 4, 1), (5, 9, 2, 6))
FORCED = ((5, 3), (8, 9))


def case(
    family: str = "llama",
    dtype: Kind = "float32",
    seed: int = 1,
    sizes: Sizes = SIZES,
    **plan: object,
) -> Case:
    """Two prompts of four tokens and two steps."""
    read = plan_of(plan) if plan else Plan(tp=2)
    return Case(config_of(family, sizes), read, PROMPTS, FORCED, dtype, seed)


def drawn(seed: int, dtype: Kind = "float32", space: Space | None = None) -> Case:
    """A case at random."""
    return case_of(space or Space(), Random(seed).choice, dtype, seed)


__all__ = ["FAMILIES", "case", "drawn"]
