"""The axes that a plan cuts: how long each is, over how many ranks, in what units."""

from __future__ import annotations

from collections.abc import Callable
from math import gcd

from shardproof.spec.layout.chunks import lengths_of, over_chunks
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.packed import longest
from shardproof.spec.layout.shared_keys import gathered_heads
from shardproof.spec.model.model import Dense, Moe
from shardproof.spec.plan.cuts import Cut, CutSpec, spans
from shardproof.spec.plan.lengths import turns
from shardproof.spec.record import dataclass

ANY = -1
"""The length of an axis that the workload leaves open."""


@dataclass(frozen=True, slots=True)
class Axis:
    unit: str
    """What one index is, in the plural."""
    degree: str
    """The plan field that says over how many ranks."""
    length: Callable[[Context], int]
    parts: Callable[[Context], int]


def _prompt(ctx: Context) -> int:
    if ctx.name == "decode":
        return 1
    return ctx.plan.workload.prompt or ANY


def _own_tokens(ctx: Context) -> int:
    """The tokens of a rank of sp in a pass; where these differ, what divides all their numbers."""
    phase, prompt = ctx.phase, _prompt(ctx)
    if ctx.name == "decode":  # steps with drafts read fewer where fewer are left
        return prompt if phase.draft.tokens is None else ANY
    if prompt == ANY:
        return ANY
    lengths = lengths_of(phase, prompt) if phase.chunks.several else {prompt}
    if phase.stream_tokens.kind != "even" and (phase.sp > 1 or len(lengths) > 1):
        return ANY
    if phase.sp > 1:
        cuts = [Cut(phase.sequence.cut, length, phase.sp) for length in lengths]
        lengths = {cut.size(rank) for cut in cuts for rank in cut.busy_ranks()}
    return gcd(*lengths)


def _keys(ctx: Context) -> int:
    workload = ctx.plan.workload
    if workload.prompt is None or workload.steps is None:
        return ANY
    return (longest(ctx.plan) or 0) + workload.steps


def _head_units(ctx: Context) -> int:
    """Dimensions of a head; a rotated pair is one unit where pairs are kept."""
    attention = ctx.layer.attention
    rotated = ctx.rotated
    return attention.head_dim - (rotated // 2 if ctx.phase.attention.pairs == "kept" else 0)


def _value_units(ctx: Context) -> int:
    """Values are cut where queries and keys are, but for those that differ in length."""
    attention = ctx.layer.attention
    return _head_units(ctx) if attention.values_alike else attention.value_dim


def _width(ctx: Context) -> int:
    ffn = ctx.layer.ffn
    return ffn.width if isinstance(ffn, Dense) else 0


def _moe(ctx: Context, read: Callable[[Moe], int]) -> int:
    ffn = ctx.layer.ffn
    return read(ffn) if isinstance(ffn, Moe) else 0


def _tp(ctx: Context) -> int:
    return ctx.phase.tp


AXES: dict[str, Axis] = {
    "hidden": Axis("hidden dimensions", "tp", lambda c: c.model.hidden, _tp),
    "stream_tokens": Axis("tokens", "tp", _own_tokens, _tp),
    "embedding.cut": Axis("vocabulary rows", "tp", lambda c: c.model.vocab, _tp),
    "attention.heads": Axis("heads", "tp", lambda c: c.layer.attention.heads, _tp),
    "attention.head_dim": Axis("head dimensions", "tp", _head_units, _tp),
    "attention.value_dim": Axis("value dimensions", "tp", _value_units, _tp),
    "ffn.width": Axis("intermediate dimensions", "tp", _width, lambda c: c.ranks("ffn")),
    "moe.experts": Axis(
        "experts", "ep", lambda c: _moe(c, lambda m: m.experts), lambda c: c.phase.ep
    ),
    "moe.rebalance.experts": Axis(
        "experts", "ep", lambda c: _moe(c, lambda m: m.experts), lambda c: c.phase.ep
    ),
    "moe.width": Axis(
        "expert dimensions",
        "tp",
        lambda c: _moe(c, lambda m: m.expert.width),
        lambda c: c.expert_tp,
    ),
    "moe.shared.width": Axis(
        "shared expert dimensions",
        "tp",
        lambda c: _moe(c, lambda m: m.shared.width if m.shared else 0),
        lambda c: c.ranks("moe.shared"),
    ),
    "lm_head.cut": Axis(
        "vocabulary rows", "tp", lambda c: c.model.vocab, lambda c: c.ranks("lm_head")
    ),
    "stages.layers": Axis("layers", "pp", lambda c: len(c.model.layers), lambda c: c.phase.pp),
    "sequence.cut": Axis("tokens", "sp", _prompt, lambda c: c.phase.sp),
    "sequence.keys": Axis("cached tokens", "sp", _keys, lambda c: c.phase.sp),
    "batch.sequences": Axis(
        "sequences", "dp", lambda c: c.plan.workload.batch or ANY, lambda c: c.phase.dp
    ),
}
UNPADDED = frozenset({
    "moe.experts", "moe.rebalance.experts", "stages.layers", "stream_tokens", "sequence.cut",
    "sequence.keys", "batch.sequences",
})  # fmt: skip
"""Axes that no weight has, or that count weights: a pad on them is nothing. A weight is padded
with zeros."""
# One spec serves both, and they differ in length only with a latent.
_SAME_SPEC = {"attention.value_dim": "attention.head_dim"}


def spec_of(ctx: Context, path: str) -> CutSpec:
    if path == "attention.heads" and ctx.apart("attention"):
        return gathered_heads(ctx)
    if path == "sequence.cut" and (prompt := chunked(ctx)):
        return over_chunks(ctx.phase, prompt)
    spec = ctx.field(_SAME_SPEC.get(path, path))
    if not isinstance(spec, CutSpec):
        raise TypeError(f"{path} is not a cut")
    return spec


def chunked(ctx: Context) -> int:
    """The length of a prompt that is read in several passes; zero of any other, or of none."""
    if ctx.name == "decode" or ctx.phase.sp == 1 or not ctx.phase.chunks.several:
        return 0
    return ctx.plan.workload.prompt or 0


def cut_of(ctx: Context, path: str) -> Cut:
    """The cut at `path`; an open axis stands in with two turns of every rank and one more."""
    axis, spec = AXES[path], spec_of(ctx, path)
    length, parts = axis.length(ctx), axis.parts(ctx)
    return Cut(spec, length if length != ANY else 2 * turns(spec, parts) + 1, parts)


_HOW = {
    "even": "evenly",
    "balanced": "in balance",
    "chunk": "in chunks",
}


def _some(axis: Axis, runs: tuple[range, ...]) -> str:
    """Some indices of an axis: `head 6`, `heads 24-27`."""
    unit = axis.unit[:-1] if sum(map(len, runs)) == 1 else axis.unit
    return f"{unit} {spans(runs)}"


def describe(ctx: Context, path: str) -> str:
    """A cut with its numbers and its fault, as a person is told it."""
    axis, cut = AXES[path], cut_of(ctx, path)
    how = _HOW.get(cut.spec.kind, str(cut.spec))
    length = axis.length(ctx)
    count = "any number of" if length == ANY else f"{cut.n:,}"
    head = f"{count} {axis.unit if cut.n != 1 else axis.unit[:-1]} cut {how} in {cut.parts:,}"
    if cut.spec.kind == "whole":
        head = f"{count} {axis.unit}, all of them on each of {cut.parts:,} ranks"
    each = ""
    if cut.spec.kind in ("even", "padded") and length != ANY:
        each = f": {cut.padded_size // cut.parts:,} each"
    faults: list[str] = []
    if beyond := cut.beyond() + 1:
        faults.append(f"{axis.unit} end at {cut.n - 1:,}, but {beyond - 1:,} is listed")
    multiple = cut.spec.multiple if cut.spec.kind == "padded" else 0
    if length == ANY and (cut.unowned() or (multiple or cut.parts) % cut.parts):
        faults.append("what remains is on no rank")
    elif unowned := cut.unowned():
        faults.append(f"{_some(axis, unowned)} on no rank")
    if cut.spec.kind != "whole" and (doubled := cut.doubled()):
        faults.append(f"{_some(axis, doubled)} on more than one rank")
    return head + each + (", " if each and faults else ": " if faults else "") + "; ".join(faults)
