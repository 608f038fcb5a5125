"""How often an operator is made, whoever makes it for how many ranks."""

from __future__ import annotations

from collections import Counter

import pytest

from shardproof.executor.run.ops.operators import ByRank
from shardproof.executor.run.runtime import visit
from shardproof.executor.run.state.rank import Rank


def calls_of(kind: str, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts from here on, by phase."""
    calls: Counter[str] = Counter()
    make = visit.make_local

    def counted(rank: Rank, op: ByRank) -> object:
        if op.kind == kind:
            calls[rank.ctx.name] += 1
        return make(rank, op)

    monkeypatch.setattr(visit, "make_local", counted)
    return calls
