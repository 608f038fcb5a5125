"""vLLM: what it refuses, read in 0.8.5, 0.11.0, 0.19.1, 0.23.0, 0.26.0 to 0.30.0, 0.32.0, 0.33.0.

The order is that in which the engine comes upon them: the arguments, the model's class, the
embedding, attention, feed-forward layers, the kernels' shapes, the vision tower.
"""

from __future__ import annotations

from shardproof.spec.dialects.profiles.rule import Rule
from shardproof.spec.dialects.profiles.vllm import (
    arguments,
    blocks,
    context,
    kernels,
    sizes,
    stages,
    vision,
)
from shardproof.spec.dialects.profiles.vllm.degrees import even_stages, facts
from shardproof.spec.dialects.profiles.vllm.sources import NEWEST

__all__ = ["NEWEST", "RULES", "even_stages", "facts"]

RULES: tuple[Rule, ...] = (
    *arguments.RULES,
    *stages.RULES,
    *context.RULES,
    *stages.LISTED,
    *sizes.RULES,
    *blocks.RULES,
    *kernels.RULES,
    *vision.RULES,
    *stages.CROSSING,
)
