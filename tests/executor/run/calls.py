"""How often an operator is made, whoever makes it for how many ranks."""

from __future__ import annotations

from collections import Counter

import pytest

from shardproof.executor.run.ops import operators
from shardproof.executor.run.state.rank import Rank
from shardproof.spec.program.op import Op


def calls_of(kind: str, monkeypatch: pytest.MonkeyPatch) -> Counter[str]:
    """Counts from here on, by phase."""
    calls: Counter[str] = Counter()
    make = operators.LOCAL[kind]

    def counted(rank: Rank, op: Op) -> object:
        calls[rank.ctx.name] += 1
        return make(rank, op)

    monkeypatch.setitem(operators.LOCAL, kind, counted)
    return calls
