"""Which index is wrong, and on which rank, where a clause's settings alone do not say it."""

from __future__ import annotations

from itertools import chain, pairwise

from shardproof.spec.law.view import View
from shardproof.spec.layout import heads_over_sp, measures
from shardproof.spec.layout.axes import cut_of, describe, spec_of
from shardproof.spec.plan.cuts import Cut, merged, spans


def twice(view: View, path: str) -> str:
    """What it does that a cut has an index on several ranks, where their results are summed."""
    cut = cut_of(view.ctx, path)
    if cut.unowned() or cut.beyond() >= 0 or not cut.doubled():
        return ""
    return ", and the sum counts each rank's"


def ring(view: View, _: str) -> str:
    """What a ring, or another exchange, does with tokens that several ranks have."""
    cut = cut_of(view.ctx, "sequence.cut")
    exchange = view("sequence.exchange")
    if exchange == "none" or cut.unowned() or not cut.doubled():
        return ""
    if exchange == "gather":
        return f", and a pass is given each key {_often(cut.most())} beside a sink that counts once"
    if exchange == "heads":
        return f", and attention counts its key {_often(cut.most())}"
    if cut.least() == cut.most():
        return f", and the ring counts each key {_often(cut.most())} beside a sink that counts once"
    return (
        f", and the ring counts its key {_often(cut.most())}, that of others {_often(cut.least())}"
    )


def dealt(view: View, _: str) -> str:
    """A head that no rank of sp has while it attends."""
    found = heads_over_sp.head_missing(view.ctx)
    if found is None:
        return "a head is on no rank of sp"
    tp, what = found
    of = f"of tp rank {tp} " if view("tp") != 1 else ""
    count = len(heads_over_sp.own_heads(view.ctx, tp))
    spec = view.ctx.phase.sequence.heads
    heads = f"1 head {of}goes" if count == 1 else f"{count} heads {of}go"
    return f"{heads} to {view('sp')} ranks of sp ({spec}): {what}"


def dealt_kv(view: View, _: str) -> str:
    """A query head whose KV head was given to another rank of sp."""
    if (beyond := heads_over_sp.kv_beyond(view.ctx)) is not None:
        tp, count, first = beyond
        heads = "1 KV head" if count == 1 else f"{count} KV heads"
        return f"tp rank {tp} has {heads}, and a rank of sp is given {first}, which is none"
    found = heads_over_sp.kv_missing(view.ctx)
    if found is None:
        return "a KV head is on another rank of sp than a query head that reads it"
    tp, sp, head, group_ = found
    on = f"tp rank {tp}, sp rank {sp}" if view("tp") != 1 else f"sp rank {sp}"
    reads = f"query head {head} on {on} reads KV head {group_}"
    return f"{reads}, which that rank is not given ({view.ctx.phase.sequence.kv_heads})"


def kept_keys(view: View, _: str) -> str:
    """What decode does with cached keys that several ranks have."""
    cut = cut_of(view.ctx, "sequence.keys")
    if cut.unowned() or not cut.doubled():
        return ""
    if cut.least() == cut.most():
        return ", and each key counts more often than a sink, which counts once"
    return ", and the merge counts its key more often than others"


def _often(count: int) -> str:
    return {1: "once", 2: "twice"}.get(count, f"{count:,} times")


def kv(view: View, _: str) -> str:
    """A query head whose KV head is elsewhere, or a KV head that is nowhere."""
    found = measures.kv_missing(view.ctx)
    if found is not None:
        rank, head, group_ = found
        reads = f"query head {head} on tp rank {rank} reads KV head {group_}"
        return f"{reads}, which that rank does not hold"
    held = Cut(spec_of(view.ctx, "attention.kv_heads"), _kv_heads(view), view.ctx.phase.tp)
    if (first := held.beyond()) >= 0:
        at = next(r for r in range(held.parts) if any(first in run for run in held.indices(r)))
        return f"KV head {first} is given to tp rank {at}, and the model has {held.n}, from 0 on"
    return f"KV heads {spans(held.unowned())} of {held.n} are on no rank"


def _kv_heads(view: View) -> int:
    return view.ctx.layer.attention.kv_heads


def pairs(view: View, _: str) -> str:
    """The first pair that RoPE turns together and that two ranks hold."""
    found = measures.first_pair_apart(view.ctx)
    if found is None:
        return "some of those that RoPE turns together are on two ranks"
    (one, rank), (other, there) = found
    return f"RoPE turns {one} and {other} together, which are {_on(rank)} and {_on(there)}"


def _on(rank: int) -> str:
    return f"on tp rank {rank}" if rank >= 0 else "on no rank"


def head_dims(view: View, _: str) -> str:
    """Dimensions of queries and keys, and of values where these are cut another way."""
    texts: list[str] = []
    for path in ("attention.head_dim", "attention.value_dim"):
        cut = cut_of(view.ctx, path)
        if cut.unowned() or cut.beyond() >= 0 or cut.doubled():
            texts.append(describe(view.ctx, path) + twice(view, path))
    if not texts:
        pads = measures.pads_held(cut_of(view.ctx, "attention.head_dim"))
        size = view.ctx.layer.attention.head_dim
        return (
            f"padding makes {pads + size} dimensions of {size}, and a LayerNorm without weights "
            "takes the mean off the pads of queries and keys, too"
        )
    same = cut_of(view.ctx, "attention.value_dim").n == cut_of(view.ctx, "attention.head_dim").n
    return "; ".join(texts[:1] if same else texts)


def scale(view: View, _: str) -> str:
    """By what a rank scales its scores, and by what the model does."""
    attention = view.ctx.layer.attention
    ranks = cut_of(view.ctx, "attention.head_dim").busy_ranks()
    sizes = (len(measures.dims_of(view.ctx, rank)) for rank in ranks)
    mine = next((n for n in sizes if n != attention.head_dim), 0)
    return (
        f"1/sqrt({mine}), of its shard of a head, where the model has 1/sqrt({attention.head_dim})"
    )


def heads_taken(view: View, _: str) -> str:
    """The first rank whose heads are not those that its entries of a table are for."""
    if view.ctx.by_heads:
        for rank in range(view.ctx.phase.tp * view.ctx.phase.sp):
            tp, sp = divmod(rank, view.ctx.phase.sp)
            has = heads_over_sp.heads_at(view.ctx, tp, sp)
            if has != list(range(len(has))):
                on = f"tp rank {tp}, sp rank {sp}" if view("tp") != 1 else f"sp rank {sp}"
                own = spans(merged(range(head, head + 1) for head in sorted(has) if head >= 0))
                return f"{on} has heads {own} and takes those of {spans((range(len(has)),))}"
    cut = cut_of(view.ctx, "attention.heads")
    for rank in cut.busy_ranks():
        own = list(chain(*measures.real(cut, rank)))
        if own != list(range(len(own))):
            first = spans((range(len(own)),))
            has = spans(measures.real(cut, rank))
            return f"tp rank {rank} has heads {has} and takes those of {first}"
    return "a rank's pads take entries of heads that it does not have"


def ids(view: View, _: str) -> str:
    """Why a choice in a rank's own part of the vocabulary is not that of the whole."""
    if view("lm_head.greedy") == "ids_summed":
        return "the ranks' local ids are summed, so that the token is none of theirs"
    if view("tp") == 1:
        return "rows are not in order of their ids, so that of two that tie another one wins"
    return "each rank goes on with the best of its own rows"


def visited(view: View, _: str) -> str:
    """In which order the stream meets the layers."""
    order = [layer for _, layer, _ in measures.steps(view.ctx)]
    wrong = next(i for i, (a, b) in enumerate(pairwise(order)) if a > b)
    shown = ", ".join(map(str, order[max(0, wrong - 2) : wrong + 3]))
    return f"{'…, ' if wrong > 2 else ''}{shown}{', …' if wrong + 3 < len(order) else ''}"


def taken(view: View, _: str) -> str:
    """The first stage that takes another layer for its own."""
    for stage, layer, other in measures.steps(view.ctx):
        if layer != other:
            has = "which it has" if other < len(view.ctx.model.layers) else "which does not exist"
            return f"stage {stage} has layer {layer} and runs layer {other} in its place" + (
                f", {has}" if has == "which does not exist" else ""
            )
    return "a layer is taken by a stage that does not have it"


def other_rows(view: View) -> str:
    """The first rank that has other rows of the embedding than of the head."""
    table, head = (cut_of(view.ctx, f"{name}.cut") for name in ("embedding", "lm_head"))
    for rank in range(table.parts):
        one, two = (measures.real(cut, rank) for cut in (table, head))
        if one != two and list(chain(*one)) != list(chain(*two)):
            rows = [spans(runs) or "none" for runs in (one, two)]
            return f"tp rank {rank} has rows {rows[0]} of the embedding and {rows[1]} of the head"
    return f"the embedding's are cut {table.spec}, the head's {head.spec}"


def again(view: View, _: str) -> str:
    """What becomes of layers that several stages have."""
    cut = cut_of(view.ctx, "stages.layers")
    if cut.unowned() or cut.beyond() >= 0 or not cut.doubled():
        return ""
    return ", and each of them runs it"


def first_token(view: View, _: str) -> str:
    """The first token whose place on its rank is not its place in the sequence."""
    path = "sequence.cut" if view("prefill") else "sequence.keys"
    cut = cut_of(view.ctx, path)
    for rank in cut.busy_ranks():
        place = 0
        for run in measures.real(cut, rank):
            # Of a run that starts in its place only the second index can be the first out of it.
            moved = run[:1] if run and run[0] != place else run[1:2] if run.step != 1 else run[:0]
            for token in moved:
                place += token != run[0]
                of = f"of {cut.n} " if not cut.spec.by_hand else ""
                return f"token {token} {of}stands at place {place} on sp rank {rank}"
            place += len(run)
    return "a token stands at another place on its rank"
