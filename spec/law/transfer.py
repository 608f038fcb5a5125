"""Who sends which part of the KV cache to whom, where decode has other degrees than prefill.

An entry has a layer, a sequence, a token and a KV head, and who has it is a matter of one axis
each. So what is sent is told axis by axis: heads between ranks of tp, layers between stages. Of
ranks that hold the same the first sends.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Literal

from shardproof.spec.layout.context import Context
from shardproof.spec.layout.handoff import Piece, deals_heads, entries, heads_on
from shardproof.spec.layout.of_layers import told_apart
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import merged, spans
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.record import dataclass

MOST_PAIRS = 4_096
"""Pairs of ranks of one axis that are worked out."""
_DEGREES = ("dp", "pp", "sp", "tp")


@dataclass(frozen=True, slots=True)
class Send:
    """What one rank of prefill sends to one of decode."""

    axis: Literal["tp", "pp"]
    sender: int
    receiver: int
    what: str
    """`KV heads 0–3`, `layers 16–31`."""
    layers: str = ""
    """Of which layers, where others are sent otherwise."""


def apart(plan: Plan) -> bool:
    """Whether decode's ranks are others than prefill's, or lie otherwise."""
    old, new = (plan.phase(name) for name in PHASES)
    return any(getattr(old, name) != getattr(new, name) for name in _DEGREES)


def sends(model: Model, plan: Plan) -> tuple[Send, ...]:
    """All that is sent between ranks of tp and between stages; none where the phases are alike."""
    if not apart(plan) or plan.handoff.cache not in ("logical", "first") or plan.edits:
        return ()
    model = told_apart(model, plan)
    return (*_heads(model, plan), *_layers(model, plan))


def _contexts(model: Model, plan: Plan, kind: int) -> tuple[Context, Context]:
    layer = model.kinds[kind]
    prefill, decode = (Context.of(model, plan, name, layer) for name in PHASES)
    return prefill, decode


def _heads(model: Model, plan: Plan) -> Iterator[Send]:
    by_kind: dict[tuple[tuple[int, int, str], ...], list[int]] = {}
    for kind in (at for at in sorted(set(model.layers)) if model.kinds[at].attends):
        by_kind.setdefault(tuple(_pairs(*_contexts(model, plan, kind))), []).append(kind)
    for pairs, kinds in by_kind.items():
        of = [range(i, i + 1) for i, kind in enumerate(model.layers) if kind in kinds]
        layers = f"layers {spans(merged(of))}" if len(by_kind) > 1 else ""
        yield from (Send("tp", sender, to, what, layers) for sender, to, what in pairs)


def _pairs(prefill: Context, decode: Context) -> Iterator[tuple[int, int, str]]:
    """(rank of prefill, rank of decode, heads): each piece from the first that has it."""
    many, few = prefill.phase.tp, decode.phase.tp
    if many * few > MOST_PAIRS:
        return
    held = [_of_tp(prefill, rank) for rank in range(many)]
    for to in range(few):
        due = set(heads_on(decode, to))
        for sender, has in enumerate(held):
            found = {piece for piece in due if any(_from(piece, own) for own in has)}
            if found:
                yield sender, to, _told(decode, found)
                due -= found


def _of_tp(prefill: Context, tp: int) -> frozenset[Piece]:
    """What a rank of tp has, with all of sp among which its heads may be dealt."""
    if not deals_heads(prefill):
        return heads_on(prefill, tp)
    sp = prefill.phase.sp
    return frozenset[Piece]().union(*(heads_on(prefill, tp * sp + at) for at in range(sp)))


def _from(wanted: Piece, held: Piece) -> bool:
    if (wanted.index, wanted.share) != (held.index, held.share):
        return False
    return held.dims is None or (wanted.dims is not None and wanted.dims <= held.dims)


def _told(ctx: Context, pieces: set[Piece]) -> str:
    if ctx.layer.attention.latent is not None:
        return "the latent"
    if ctx.layer.attention.delta is not None:
        return _of_state(ctx.layer.attention.kv_heads, {piece.index for piece in pieces})
    heads = merged(range(i, i + 1) for i in sorted({piece.index for piece in pieces}))
    told = f"KV head{'s' if sum(map(len, heads)) > 1 else ''} {spans(heads)}"
    dims = next((piece.dims for piece in pieces if piece.dims is not None), None)
    if dims is not None:
        told += f", dimensions {spans(merged(range(i, i + 1) for i in sorted(dims)))}"
    return told


def _of_state(keys: int, indices: set[int]) -> str:
    """The heads of a state: key heads, and behind them value heads."""
    told: list[str] = []
    for name, own in (
        ("key head", {i for i in indices if i < keys}),
        ("value head", {i - keys for i in indices if i >= keys}),
    ):
        runs = merged(range(i, i + 1) for i in sorted(own))
        if runs:
            told.append(f"{name}{'s' if len(own) > 1 else ''} {spans(runs)}")
    return " and ".join(told)


def _layers(model: Model, plan: Plan) -> Iterator[Send]:
    prefill, decode = _contexts(model, plan, model.layers[0])
    n = len(model.layers)
    if prefill.phase.pp == decode.phase.pp == 1 or prefill.phase.pp * decode.phase.pp > MOST_PAIRS:
        return
    stages = range(prefill.phase.pp)
    held = [{i for run in entries(prefill, "layers", n, stage) for i in run} for stage in stages]
    for to in range(decode.phase.pp):
        due = {i for run in entries(decode, "layers", n, to) for i in run}
        for sender, has in enumerate(held):
            if found := due & has:
                runs = merged(range(i, i + 1) for i in sorted(found))
                several = "s" if len(found) > 1 else ""
                yield Send("pp", sender, to, f"layer{several} {spans(runs)}")
                due -= found
