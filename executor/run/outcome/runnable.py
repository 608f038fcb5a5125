"""Whether a run can be made at all, on one machine and in bearable time."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from math import prod

from shardproof.executor.run.outcome.outcome import STRANDS, Tried
from shardproof.executor.weights import layer
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.plan import PHASES, Plan

MOST_RANKS = 64
"""Ranks that one process runs in reasonable time."""
MOST_VALUES = 4_000_000
"""Numbers in one copy of a model's weights."""
MOST_NUMBERS = 2**24
"""Numbers in the largest tensor of a run."""
MOST_SEARCHED = 2**20
"""Numbers in the largest tensor of a run that is one of several, as far as trials go."""
MOST_VISITS = 2**16
"""Times that some rank runs some layer."""


def obstacle(model: Model, plan: Plan, tried: Tried) -> str:
    """Why the run is not made, in words; nothing where it can be."""
    return next(_obstacles(model, plan, tried), "")


def _obstacles(model: Model, plan: Plan, tried: Tried) -> Iterator[str]:
    phases = [plan.phase(name) for name in PHASES]
    world = max(p.dp * p.pp * p.sp * p.tp for p in phases)
    tokens = tried.prompt + tried.steps
    if world > MOST_RANKS:
        yield f"{world:,} ranks are too many to run here; at most {MOST_RANKS}"
    if model.max_positions is not None and tokens > model.max_positions:
        yield f"a sequence has {tokens:,} tokens, the model {model.max_positions:,} positions"
    if weights(model) > MOST_VALUES:
        yield f"the model has more than {MOST_VALUES:,} weights, too many to run here"
    visits = world * len(model.layers) * (1 + tried.steps)
    if visits > MOST_VISITS or max(widest(model, tried), routed(model, tried)) > MOST_NUMBERS:
        yield (
            f"batch {tried.batch:,}, prompt {tried.prompt:,}, steps {tried.steps:,} "
            f"with {tried.trials:,} trials is too much to run here"
        )


def fits(model: Model, tried: Tried, most: int) -> int:
    """So many of a run's trials that its largest tensor has no more numbers; one at least."""
    return max(1, min(tried.trials, most * tried.trials // widest(model, tried)))


def weights(model: Model) -> int:
    """How many numbers the weights are."""
    counts = Counter(model.layers)
    rows = 2 * model.vocab + (model.max_positions or 0)
    return model.hidden * rows + sum(
        count * sum(prod(shape) for _, shape in layer(model, model.kinds[kind]))
        for kind, count in counts.items()
    )


def widest(model: Model, tried: Tried) -> int:
    """How many numbers the largest tensor of a run has, roughly."""
    tokens = tried.prompt + tried.steps
    wide = [model.vocab, model.hidden]
    for kind in model.kinds:
        ffn, heads = kind.ffn, kind.attention.heads
        wide += [heads * kind.attention.head_dim, heads * tokens]
        wide.append(ffn.experts + ffn.expert.width if isinstance(ffn, Moe) else ffn.width)
    return tried.trials * STRANDS * tried.batch * tokens * max(wide)


def routed(model: Model, tried: Tried) -> int:
    """How many numbers there are where every expert has made something of every token."""
    tokens = tried.trials * STRANDS * tried.batch * (tried.prompt + tried.steps)
    experts = (kind.ffn for kind in model.kinds if isinstance(kind.ffn, Moe))
    wide = (ffn.experts * max(model.hidden, ffn.expert.width) for ffn in experts)
    return tokens * max(wide, default=0)
