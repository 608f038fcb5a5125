"""What a plan gave out when it was run."""

from __future__ import annotations

from shardproof.executor.domains import Tensor
from shardproof.executor.run.state.faults import Key
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.record import dataclass, field

Given = tuple[PhaseName, Key, int, int]
"""Who gave logits, and for which sequence and token."""


@dataclass(slots=True)
class Run:
    prompt: int
    """Tokens that prefill reads of each sequence; of a row of several, all of them."""
    logits: dict[Given, Tensor] = field(default_factory=dict[Given, Tensor])
    ranks: dict[Key, Rank] = field(default_factory=dict[Key, Rank])
    """Those that ran last, with their caches."""
    last: PhaseName = "prefill"
    """The phase that they ran."""
