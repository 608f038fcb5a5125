"""What exactly is wrong where a clause's settings alone do not say it: missing, twice, misplaced.

Each function reads the variables that the clause's formula reads, in the formula's order, and tells
the part of it that fails.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from shardproof.spec.law import faults_of_experts as experts
from shardproof.spec.law import misplaced
from shardproof.spec.law.view import View
from shardproof.spec.layout.measures import lying_over_replicas

_SPLIT_OF = {"heads": "heads", "head_dim": "head dimensions", "out": "columns", "vocab": "ids"}
_HOLDS = {"pp": "other layers", "dp": "other sequences", "sp": "other tokens", "tp": "its shards"}


def times(view: View, ranks: str = "tp") -> str:
    """How often something counts that each rank adds."""
    count = view(ranks)
    return "twice" if count == 2 else f"{count:,} times"


def joining(view: View, section: str, pieces: str) -> str:
    """What a collective does to partial sums, `whole` copies, or shards along some dimension."""
    how = str(view(f"{section}.collective"))
    match pieces, how:
        case "partial", "all_gather":
            return "all_gather puts partial sums side by side, and nobody adds them"
        case "partial", _:
            return f"{how} leaves each rank one shard of the sum"
        case "whole", "all_gather":
            return f"each rank has all of it, and all_gather puts {view('tp')} copies side by side"
        case "whole", _:
            return f"each rank has all of it, and {how} counts it {times(view)}"
        case _:
            return f"{how} adds shards of different {pieces} together"


def joins(view: View, section: str) -> str:
    """A first projection whose collective does not fit what the ranks have."""
    split = str(view(f"{section}.split"))
    pieces = {"in": "partial", "none": "whole"}.get(split) or _SPLIT_OF[split]
    return joining(view, section, pieces)


_STATE = {
    "embedding": ("embedding.gives", "embedding.arrives"),
    "attention.out": ("attention.out.gives", "attention.arrives"),
    "ffn.down": ("ffn.down.gives", "ffn.arrives"),
    "lm_head": ("lm_head.gives", "lm_head.arrives"),
}


def arrives(view: View, section: str) -> str:
    """What a block leaves on the ranks in place of its result."""
    state, arrived = (str(view(name)) for name in _STATE[section])
    match arrived:
        case "partial":
            return "every rank is left with its own partial sum, and nobody adds these"
        case "hidden" | "vocab":
            unit = "hidden dimension" if arrived == "hidden" else "vocabulary"
            return f"every rank is left with its own shard of the {unit}, and nobody gathers these"
        case _ if state == "partial" and view(f"{section}.collective") == "reduce_scatter":
            return "every rank is left with one shard of the sum, and the stream is whole on each"
        case _:
            pieces = {"hidden": "hidden dimensions", "vocab": "ids", "tokens": "whole"}
            return joining(view, section, pieces.get(state, state))


def added(view: View, field: str) -> str:
    """A bias, or the learned positions, that not every entry of a result gets exactly once."""
    section = field.rpartition(".")[0]
    return _counted(view, str(view(field)), str(view(_STATE[section][0])))


def _counted(view: View, on: str, state: str) -> str:
    match on, state:
        case "every", "partial":
            return f"to partial sums over {view('tp')} ranks: it counts {times(view)}"
        case "first", ("hidden" | "vocab"):
            return "to its own shard: those of the other ranks go without"
        case "first", _:
            return "to its own copy of the result: those of the other ranks go without"
        case _:
            return f"and nobody sums: each rank's result has 1/{view('tp')} of it"


def residual(view: View, section: str) -> str:
    """A residual that joins before a block's collective and does not come out once."""
    state = str(view(_STATE[section][0]))
    on = str(view(f"{section}.residual"))
    if view("model.norm") != "pre":
        return "before the norm that follows the block, which normalises it too"
    if view("model.scaled_residual"):
        return "before the block's output is scaled, which scales it too"
    stream = str(view("stream"))
    if state == "partial" and on == "every":
        return _counted(view, on, state)
    if state != "partial" and on != "every":
        return _counted(view, on, state)
    mine = {
        "whole": "all of the residual",
        "hidden": "its shard of the residual's hidden dimensions",
        "tokens": "the residual of its own tokens",
    }[stream]
    made = {
        "partial": "a partial sum for all of it",
        "hidden": "its shard of the output's hidden dimensions",
        "tokens": "the output of its own tokens",
    }.get(state, "all of the output")
    return f"where a rank has {mine} and {made}"


def _other(view: View, axis: str) -> str:
    if axis == "sp" and not view("prefill") and view("sequence.layout") == "repeat":
        return "repeat the same step"
    return f"hold {_HOLDS[axis]}"


def group(view: View, field: str) -> str:
    """The axes of a collective, and which of them is missing or too many."""
    wanted = ("ep", "tp") if field == "moe.group" else ("tp",)
    if view.outer is not None:
        view, wanted = view.outer, view.outer.ctx.over(view.module)
    found = view.ctx.field(field)
    axes = tuple(map(str, cast("tuple[str, ...]", found))) if isinstance(found, tuple) else ()
    degree = {**{axis: view(axis) for axis in ("pp", "dp", "sp", "tp", "ep")}}
    if field == "moe.group":
        degree["tp"] = view("moe.expert_tp")
    said = [
        f"it lacks {axis}, whose {degree[axis]:,} ranks hold "
        + ("the experts" if axis == "ep" else "the shards")
        for axis in wanted
        if axis not in axes and degree[axis] != 1
    ]
    said += [
        f"it joins {axis}, whose {degree[axis]:,} ranks {_other(view, axis)}"
        for axis in axes
        if axis not in wanted and degree[axis] != 1
    ]
    over = " and ".join(axes) or "no axis"
    if not said and {*axes} >= {*wanted} and axes != wanted:
        said = [f"the shards stand in another order, {' and '.join(wanted)}"]
    return f"{over}: {', and '.join(said)}" if said else over


def lies_over(view: View, module: str) -> str:
    """The axes of a module with their ranks."""
    axes = view.ctx.over(module)
    return " and ".join(f"{axis} {view(axis):,}" for axis in axes) or "no axis"


def routes(view: View, field: str) -> str:
    """What a router lacks that reads what its rank holds of a split stream."""
    if view("stream") == "tokens" or view("moe.input") == "part":
        return f"a router over {view(field)} puts scores of other tokens beside its own"
    return "some of the hidden dimensions in place of all"


def idle(view: View, _: str) -> str:
    """What is spread over replicas."""
    found = lying_over_replicas(view.ctx)
    return found[0] if view("batch.joins_replicas") and found else "experts are spread"


def deferred(view: View, section: str) -> str:
    """Why a first projection's bias does not count once."""
    split, on = view(f"{section}.split"), str(view(f"{section}.bias"))
    tp = view("tp")
    if split != "in":
        shard = "shard" if split != "none" else "copy"
        if on == "first":
            return f"to its own {shard}: those of the other ranks go without"
        return f"and nobody sums: each rank's {shard} has 1/{tp} of it"
    if on == "every":
        return f"to partial sums over {tp} ranks: it counts {times(view)}"
    late = [
        f"{word} ({_left(view, section, f'{letter}_sum')})"
        for letter, word in (("q", "queries"), ("k", "keys"), ("v", "values"))
        if section == "attention.qkv"
        and view(f"attention.{letter}") == "partial"
        and view(f"model.{letter}_bias")
    ]
    if late:
        return f"and there is none to come after: {' and '.join(late)} stay partial sums"
    if section != "attention.qkv" and view(f"{section}.gives") == "partial":
        left = _left(view, section, "sum")
        return f"and there is none to come after: it stays a partial sum ({left})"
    raise AssertionError(f"{section}: {split}, {on}")


def _left(view: View, section: str, field: str) -> str:
    """What leaves a projection's partial sums unsummed at its own boundary."""
    if view(f"{section}.collective") == "none":
        return "collective: none"
    return f"{field}: {view(f'{section}.{field}')}"


def normed(view: View, _: str) -> str:
    """What of queries, keys and values is normalised, and over what."""
    kind, values = str(view("model.qk_norm")), view("model.value_norm")
    if kind == "width":
        beside = ", values over each head" if values else ""
        return f"queries and keys are normalised over their whole width{beside}"
    both = "values" if kind == "none" else "queries, keys and values" if values else ""
    return f"{both or 'queries and keys'} are normalised over each head"


def unsummed(view: View, _: str) -> str:
    """Which of queries, keys and values are partial sums, and what that does."""
    q, k, v = (view(f"attention.{letter}") == "partial" for letter in "qkv")
    said: list[str] = []
    if q and k:
        said.append("queries and keys are multiplied, both partial sums: cross terms are lost")
    normed = view("model.qk_norm") != "none"
    for letter, word in ((q and normed, "queries"), (k and normed, "keys"),
                         (v and view("model.value_norm"), "values")):  # fmt: skip
        if letter:
            said.append(f"{word} are partial sums where they are normalised")
    if k and view("model.latent"):
        said.append("the latent is a partial sum where it is normalised")
    if (q or k) and view("attention.scores.sum") != "softmax":
        said.append("scores are partial sums where the softmax reads them")
    partial = [word for each, word in ((q, "queries"), (k, "keys"), (v, "values")) if each]
    return "; ".join(said) or f"{' and '.join(partial)} stay partial sums"


def tied(view: View, _: str) -> str:
    """What the head's weights are, where they are to be the embedding's."""
    if view("lm_head.tied") == "missing":
        return "was given no weights: nobody loads them"
    first, last = view("stages.first"), view("stages.last")
    if first != last:
        return (
            f"reads the embedding's storage on stage {last}, and the embedding is on stage {first}"
        )
    if view("lm_head.apart"):
        over = " and ".join(view.ctx.over("lm_head")) or "no axis"
        return (
            "reads the embedding's storage as it lies on its rank, over tp, "
            f"and the head is over {over}"
        )
    table, head = (str(view(f"{name}.split")) for name in ("embedding", "lm_head"))
    if table == head == "vocab":
        return f"reads the embedding's rows on its rank for its own: {misplaced.other_rows(view)}"
    return (
        "reads the embedding's storage as it lies on its rank, "
        f"{_TABLE[table]}, and the head is {_TABLE[head]}"
    )


_TABLE = {
    "vocab": "split over the vocabulary",
    "hidden": "split over the hidden dimension",
    "in": "split over the hidden dimension",
    "none": "whole",
}


_LEFT = (
    ("attention.left", "attention.out.sum", "attention"),
    ("ffn.left", "ffn.down.sum", "the dense block"),
    ("moe.left", "moe.sum", "the experts"),
)
_UNMET = {
    "layers": "the final norm",
    "kind": "the norm of the next layer, which is of another kind,",
    "stage": "the first norm of the next stage",
    "none": "the next norm",
}


def unmet(view: View, field: str) -> str:
    """Whose partial sums are read as if they were complete, and by which norm."""
    word = str(view(field))
    left = [said for name, _, said in _LEFT if view(name)]
    if word != "none" and len(left) > 1:  # attention's is read in the layer
        left = left[1:]
    return (
        f"the output of {' and of '.join(left)} is a partial sum on each rank, for the next norm "
        f"to complete, and {_UNMET[word]} takes it for the whole"
    )


def again_summed(view: View, _: str) -> str:
    """Whose sums are taken twice."""
    said = [word for left, field, word in _LEFT if view(left) and view(field) == "both"]
    ranks = "moe.block" if said == [_LEFT[-1][-1]] else "tp"
    return (
        f"the output of {' and of '.join(said)} is summed at the boundary, and by the next norm "
        f"again: it counts {times(view, ranks)}"
    )


_SENT = {
    "nothing": "nothing",
    "hidden": "the block's output alone",
    "residual": "the residual alone",
}


def sent(view: View, _: str) -> str:
    """What a stage sends, and what the next one reads and does not get."""
    send = str(view("stages.send"))
    whole_stream = send == "both" or (send == "hidden" and view("stages.one_part"))
    if whole_stream and view("stages.index_shared"):
        return "the stream alone, and the next never gets the keys that an index has chosen for it"
    lacks = {"nothing": "the stream", "residual": "the block's output"}.get(
        send, "the residual that it has not joined yet"
    )
    return f"{_SENT[send]}, and the next never gets {lacks}"


def product(view: View, section: str) -> str:
    """Why the second projection does not get what its part of the weight is for."""
    if view("ffn.down.reads") != "partial":
        return "it needs all intermediate dimensions, and nobody gathers them"
    if view(f"{section}.split") == "in":
        return "a rank's rows meet its own partial sum alone, and cross terms are lost"
    return "a rank makes its columns of its own partial sum alone"


def padded(view: View, field: str) -> str:
    """How a padded row of the vocabulary comes to be chosen."""
    if view(field) == "zero":
        return "their logit is zero, which beats every negative one"
    return "a rank that has padded rows alone goes on with one of them"


def merged(view: View, _: str) -> str:
    """How results over parts of the keys come together."""
    match view("sequence.merge"):
        case "none":
            return "are not merged: each rank goes on with that over its own keys"
        case "divided":
            return (
                "are divided by their own denominators before they are merged, so that each part "
                "weighs as much as every other"
            )
        case _:
            return "are merged with weights of another base than the softmax's"


def stream_input(view: View, name: str) -> str:
    """What of a split stream a projection reads on a rank."""
    if view(f"{name}.reads") == "broken":
        return f"what is gathered over {group(view, f'{name}.gather.group')}"
    own = {
        "hidden": "its own shard of the hidden dimensions of each",
        "tokens": "its own tokens, or these in an order of its own",
    }
    return own.get(str(view("stream")), "its own part of the stream")


FAULTS: dict[str, Callable[[View, str], str]] = {
    "added": added,
    "again": misplaced.again,
    "again_summed": again_summed,
    "alone": experts.alone,
    "arrives": arrives,
    "bias": deferred,
    "bias_of_experts": experts.bias,
    "combined": experts.combined,
    "dealt": misplaced.dealt,
    "dealt_kv": misplaced.dealt_kv,
    "dims": misplaced.head_dims,
    "first": misplaced.first_token,
    "group": group,
    "heads": misplaced.heads_taken,
    "idle": idle,
    "ids": misplaced.ids,
    "input": stream_input,
    "joins": joins,
    "keys": misplaced.kept_keys,
    "kv": misplaced.kv,
    "merge": merged,
    "model_weighs": experts.model_weighs,
    "moved": experts.moved,
    "over": lies_over,
    "padded": padded,
    "pairs": misplaced.pairs,
    "product": product,
    "residual": residual,
    "ring": misplaced.ring,
    "routes": routes,
    "scale": misplaced.scale,
    "sent": sent,
    "shared": experts.shared,
    "taken": misplaced.taken,
    "tied": tied,
    "twice": misplaced.twice,
    "normed": normed,
    "unmet": unmet,
    "unsummed": unsummed,
    "visited": misplaced.visited,
}
"""By the word that stands before the colon of a hole in a clause's `say`."""
