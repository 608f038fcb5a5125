"""The KV transfer of a plan whose phases have other degrees: who sends which heads to whom."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import groupby

from shardproof.spec.law.transfer import Send, apart, sends
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.source.node import Plain

ALL = 16
"""Pairs of ranks that are told of a plan by itself."""
SOME = 4
"""And of one of several."""
_GLUE = "\N{NO-BREAK SPACE}"
_BY = {
    "by_rank": "rank i of prefill sends what it has to rank i of decode",
    "stays": "every entry stays on its rank",
}


def transfer_text(model: Model, plan: Plan, most: int = ALL) -> str:
    """One sentence; empty where decode has prefill's degrees, or edits say what is sent."""
    if not apart(plan) or plan.edits:
        return ""
    if by := _BY.get(plan.handoff.cache):
        return f"KV transfer from prefill to decode: {by}"
    told = list(_told(sends(model, plan), most))
    old, new = (plan.phase(name) for name in PHASES)
    if old.dp != new.dp:
        told.append("each sequence from the replica that has it")
    if old.sp != new.sp and not old.sequence.keep_all:
        told.append("each token from the rank of sp that has it")
    if old.sp > 1 and old.sequence.exchange == "heads" and old.sequence.keep_all:
        told.append("each KV head from the rank of sp that has it")
    return f"KV transfer from prefill to decode: {'; '.join(told)}" if told else ""


def whole_pairs(wrapped: str) -> str:
    """The sentence after it was wrapped, which tears no pair apart."""
    return wrapped.replace(_GLUE, " ")


def transfer_data(model: Model, plan: Plan) -> list[Plain]:
    """Every pair of ranks, and what is sent between them."""
    from dataclasses import asdict

    return [dict(asdict(each)) for each in sends(model, plan)] if apart(plan) else []


def _told(every: Sequence[Send], most: int) -> Iterator[str]:
    for (axis, layers), group in groupby(every, key=lambda each: (each.axis, each.layers)):
        pairs = list(group)
        of = f"of {layers}, " if layers else ""
        if all(each.sender == each.receiver for each in pairs) and len(pairs) > 1:
            what = "KV heads" if axis == "tp" else "layers"
            yield f"{of}each rank of {axis} its {what} to the one of its number"
            continue
        each = (f"{axis} {p.sender} → {axis} {p.receiver}: {p.what}" for p in pairs[:most])
        shown = ", ".join(pair.replace(" ", _GLUE) for pair in each)
        more = f", and {len(pairs) - most:,} more pairs" if len(pairs) > most else ""
        yield f"{of}{shown}{more}"
