"""The two ends: the embedding, and the LM head with the choice of the next token."""

from __future__ import annotations

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.measures import pads_held
from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.ops.blocks import Choose, OwnRows
from shardproof.spec.program.ops.collectives import AllReduce, GatherLogits, ReduceScatter
from shardproof.spec.program.ops.head import FinishLogits, HeadLinear, Pads
from shardproof.spec.program.ops.norms import Moments, Norm, NormWith
from shardproof.spec.program.ops.passing import Send
from shardproof.spec.program.ops.stream import Learned, Lookup, Scale, Slice
from shardproof.spec.record import replace


def embedding(desk: Desk) -> str:
    """Tokens to the stream."""
    plan, b, model = desk.ctx.phase.embedding, desk.b, desk.ctx.model
    rows = desk.split("embedding.cut") if plan.split == "vocab" else None
    columns = desk.split("hidden") if plan.split == "hidden" else None
    x = b.emit(
        Lookup(ins=("tokens",), weight="embedding", rows=rows, columns=columns, mask=plan.mask)
    )
    if model.embedding_scale is not None:
        x = b.emit(Scale(ins=(x,), by="embedding_scale", name="embedding.scale"))
    learned = model.max_positions is not None and any(
        kind.attention.positions == "learned" for kind in model.kinds
    )
    state = {"vocab": "sum", "hidden": "split", "none": "whole"}[plan.split]
    where = desk.positions
    if learned and (
        plan.positions in ("first", "divided") or (plan.positions == "every" and state == "sum")
    ):
        x = b.emit(Learned(ins=(x,), on=plan.positions, columns=columns, positions=where))
    x, state = desk.join(x, plan, state, columns, "hidden")
    split_columns = columns if state == "split" else None
    if state == "split" and desk.stream == "hidden":
        state = "hidden"
    if learned and (
        plan.positions == "after" or (plan.positions == "every" and plan.split != "vocab")
    ):
        tokens = desk.stream_split() if state == "tokens" else None
        if state == "hidden" and split_columns is None:
            split_columns = desk.split("hidden")
        x = b.emit(
            Learned(ins=(x,), on="every", columns=split_columns, positions=where, tokens=tokens)
        )
    x = desk.to_stream(x, state)
    if model.embedding_norm:
        x = norm(desk, x, "embedding.norm", "norm")
    return x


def norm(desk: Desk, x: str, weight: str, name: str) -> str:
    """A norm over the stream, whose statistic may lie on several ranks."""
    b, plan = desk.b, desk.ctx.phase
    if plan.stream != "hidden":
        return b.emit(Norm(name, (x,), weight=weight))
    split = desk.split("hidden")
    if plan.norm.statistic == "local":
        return b.emit(Norm(name, (x,), weight=weight, split=split, local=True))
    stat = b.emit(Moments(f"{name}.moments", (x,), split=split))
    stat = b.emit(AllReduce(f"{name}.sum", (stat,), group=("tp",)))
    return b.emit(NormWith(name, (x, stat), weight=weight, split=split))


def head(desk: Desk, x: str) -> str:
    """The stream to logits; the next token is chosen from them."""
    plan, b, model = desk.ctx.phase.lm_head, desk.b, desk.ctx.model
    if model.final_norm:
        x = norm(desk, x, "norm", "norm")
    base, desk = desk, desk.inside("lm_head")
    own_rows = desk.stream == "hidden" and plan.split == "in"
    if desk.axes is not None:
        x = base.whole_stream(x) if plan.input == "own" else desk.gathered(x, "lm_head")
    elif not own_rows:
        x = desk.whole_stream(x)
    rows = desk.split("hidden") if plan.split == "in" else None
    if rows is not None and not own_rows:
        x = b.emit(Slice(ins=(x,), dim="hidden", split=rows))
    vocab = desk.split("lm_head.cut") if plan.split == "vocab" else None
    embedding_plan = desk.ctx.phase.embedding
    y = b.emit(
        HeadLinear(
            "linear",
            (x,),
            rows=rows,
            columns=vocab,
            tied=plan.tied,
            stored_rows=base.split("embedding.cut") if embedding_plan.split == "vocab" else None,
            stored_columns=base.split("hidden") if embedding_plan.split == "hidden" else None,
        )
    )
    state = {"vocab": "split", "in": "sum", "none": "whole"}[plan.split]
    biased = model.head_bias
    if biased and (plan.bias in ("first", "divided", "every") or state != "sum"):
        y = desk.bias(
            y, "head.bias", "every" if plan.bias == "after" else plan.bias, vocab, "vocab"
        )
    if plan.split == "vocab":
        y = b.emit(Pads(ins=(y,), split=vocab, how=plan.pads))
    kind = plan.collective
    if kind == "auto":
        kind = {"split": "all_gather", "sum": "all_reduce", "whole": "none"}[state]
    local = y
    if kind == "all_gather":
        y = b.emit(GatherLogits(ins=(y,), split=vocab, order=plan.order, group=plan.group))
    elif kind == "reduce_scatter" and not desk.idle(plan.group):
        y = b.emit(
            ReduceScatter(ins=(y,), dim="vocab", split=desk.split("lm_head.cut"), group=plan.group)
        )
    elif kind == "all_reduce":
        y = b.emit(AllReduce(ins=(y,), group=plan.group))
    if biased and plan.bias == "after" and state == "sum":
        y = desk.bias(y, "head.bias", "every", None, "vocab")
    every = y  # of the tokens of all ranks, among which a choice by parts is made
    if desk.axes is not None and plan.input != "own":
        y = desk.own_rows(y, "lm_head")
    finished = b.emit(FinishLogits("logits", (y,)))
    ours = b.emit(FinishLogits("own_logits", (local if state == "split" else every,)))
    pads = pads_held(cut_of(desk.ctx, "lm_head.cut")) if plan.split == "vocab" else 0
    padded = model.vocab + pads if plan.split == "vocab" else 0
    whole = kind == "all_gather" or state != "split"
    chosen = Choose(
        "token", (finished, ours), how=plan.greedy, split=vocab, pads=plan.pads, padded=padded,
        whole=whole,
    )  # fmt: skip
    _choose(desk, chosen)
    stages = desk.ctx.phase.stages
    last = desk.ctx.phase.pp - 1 if stages.head is None else stages.head
    if stages.token != "kept" or stages.embedding == last:  # noqa: S105 – a token of the vocabulary
        b.emit(Send("token.sent", (f"{b.prefix}token",), part="token"))
    return finished


def _choose(desk: Desk, token: Choose) -> None:
    """The next token, of a rank's own sequences alone."""
    plan, b = desk.ctx.phase.lm_head, desk.b
    if desk.axes is None or plan.greedy == "logits":
        b.emit(token)
        return
    axes = desk.ctx.gathered("lm_head") if plan.input != "own" else ()
    if not axes:
        b.emit(replace(token, over=desk.axes))
        return
    every = b.emit(replace(token, out="chosen", over=desk.axes))
    b.emit(OwnRows("token", (every,), group=axes))
