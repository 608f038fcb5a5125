"""How often the ranks of tp meet in a step, and how much each of them has to do."""

from __future__ import annotations

from shardproof.proofs.theorems.statement import Statement
from shardproof.proofs.theorems.theorem import Sums
from shardproof.spec.model.model import Attention, Dense, Model
from shardproof.spec.plan.phase import Phase


def formula(model: Model, phase: Phase) -> int:
    """Collectives over tp in a step of a canonical plan.

    One after the embedding and one after the head; in each layer one after the output projection
    and one after the second projection, of shared experts where experts are routed to. Norms of
    queries and keys over all heads need two statistics, one of what is read of a state needs one.
    """
    if phase.tp == 1:
        return 0
    count = 2
    for kind in model.layers:
        layer = model.kinds[kind]
        count += layer.attends
        if layer.feeds:
            count += isinstance(layer.ffn, Dense) or layer.ffn.shared is not None
        count += 2 * (layer.attention.qk_norm == "width")
        count += _of_state(layer.attention, phase.tp)
    return count


def _of_state(spec: Attention, tp: int) -> int:
    """One for the norm of a state whose heads are not all of a rank: a sum, or a gather."""
    if spec.delta is None or spec.delta.norm == "head":
        return 0
    group = spec.heads // (1 if spec.delta.norm == "width" else spec.kv_heads)
    return int(spec.heads // tp % group != 0)


def shared_work() -> Sums:
    """Multiplications of a linear layer on one rank: what tp leaves it, times what the batch is."""
    return Sums(
        "multiplications of a rank's columns, over all its tokens",
        Statement(
            "B T k: size; r b(i): int",
            "sum(s, 0, B, sum(t, 0, T, sum(l, 0, b(r + 1) - b(r), sum(i, 0, k, 1))))"
            " == (B * T) * ((b(r + 1) - b(r)) * k)",
            ("b(r) <= b(r + 1)",),
        ),
    )
