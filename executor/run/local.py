"""Operators that a rank computes by itself, one function each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from shardproof.executor.domains import (
    CannotRun,
    Exponentials,
    Mask,
    Parts,
    Tensor,
    concat,
    expand,
    lookup,
    masked,
    part,
    quotient,
    reshape,
    spread,
    stack,
    take,
)
from shardproof.executor.run.rank import Rank, picked
from shardproof.spec.program.op import PAD, Op, Split

Local = Callable[[Rank, Op], Any]


def axis(x: Tensor, dim: str) -> int:
    """Where a named dimension stands in a tensor of the stream, of heads, or of a width."""
    return {"token": 1, "head": 2, "head_dim": 3}.get(dim, x.rank - 1)


def shared(rank: Rank, x: Tensor, vector: Tensor) -> Tensor:
    """A vector over the last axes of x, repeated over the others."""
    return spread(vector, x.shape, range(x.rank - vector.rank, x.rank))


def do_lookup(rank: Rank, op: Op) -> Tensor:
    table = rank.weight(op.about["weight"])
    rows, columns = rank.own(op.about["rows"]), rank.own(op.about["columns"])
    if columns is not None:
        table = picked(rank.domain, table, 1, columns)
    ids = rank.work.ids
    if rows is None:
        return lookup(table, ids)
    places = np.full(table.shape[0] + 1, -1, np.int64)
    for local, row in enumerate(rows):
        if row != PAD and places[row] < 0:
            places[row] = local
    here = places[np.clip(ids, 0, table.shape[0])]
    known = here >= 0
    table = picked(rank.domain, table, 0, rows)
    if not op.about["mask"]:
        if not known.all():
            raise CannotRun(op.out, (table.shape,), "a token's row is on another rank")
        return lookup(table, here)
    if table.shape[0] == 0:
        return rank.domain.zeros((*ids.shape[1:], *table.shape[1:]))
    found = lookup(table, np.where(known, here, 0))
    return masked(found, np.broadcast_to(known[..., None], (known.shape[0], *found.shape)))


def do_learned(rank: Rank, op: Op) -> Tensor:
    x = rank.get(op.ins[0])
    table = rank.weight("positions")
    columns = rank.own(op.about["columns"])
    if columns is not None:
        table = picked(rank.domain, table, 1, columns)
    places = positions_of(rank, op.about["positions"])
    tokens = rank.own(op.about.get("tokens"))
    if tokens is not None:
        places = [places[i] for i in tokens]
    rows = take(table, 0, places)
    return on_some(rank, x, spread(rows, x.shape, (1, 2)), op.about["on"])


def positions_of(rank: Rank, how: str) -> list[int]:
    """The positions that a rank gives its own tokens."""
    places = list(rank.work.places)
    if how == "global":
        return places
    if rank.ctx.name == "decode":
        # Only where the ranks share the cached keys is there a local count that differs.
        if rank.ctx.layout == "keys" and rank.ctx.phase.sp > 1:
            return [sum(rank.owns_key(key) for key in range(i)) for i in places]
        return places
    return list(range(len(places)))


def on_some(rank: Rank, x: Tensor, addend: Tensor, on: str) -> Tensor:
    """x plus an addend: on every rank of tp, on the first, or a share on each."""
    if on == "first" and rank.at["tp"] != 0:
        return x
    if on == "divided":
        share = rank.domain.integers(np.asarray(rank.ctx.phase.tp))
        addend = rank.domain.scale(addend, rank.domain.reciprocal(share))
    return rank.domain.add(x, addend)


def do_linear(rank: Rank, op: Op) -> Tensor:
    x, about = rank.get(op.ins[0]), op.about
    fused = about.get("fused")
    weight = fused_weight(rank, op) if fused else rank.weight(about["weight"])
    rows = rank.own(about.get("rows"))
    if rows is not None:
        weight = picked(rank.domain, weight, 0, rows)
    if not fused:
        weight = columns_of(rank, weight, about)
    letters = "abc"[: weight.rank - 1]
    return rank.domain.contract(f"xyi,i{letters}->xy{letters}", x, weight)


def columns_of(rank: Rank, weight: Tensor, about: dict[str, Any]) -> Tensor:
    """A rank's own heads, dimensions or columns of a weight."""
    for name, place in (("heads", -2), ("dims", -1), ("columns", -1)):
        own = rank.own(about.get(name))
        if own is not None:
            weight = picked(rank.domain, weight, place, own)
    return weight


def fused_weight(rank: Rank, op: Op) -> Tensor:
    """A piece of a concatenation, cut in one block a rank and read as if it were grouped."""
    about = op.about
    parts = FUSED[about["fused"]]
    base = about["weight"].rsplit(".", 1)[0]
    weights = [rank.weight(f"{base}.{name}") for name in parts]
    flat = [reshape(w, (w.shape[0], int(np.prod(w.shape[1:])))) for w in weights]
    total = np.concatenate([f.values for f in flat], axis=2)
    sizes = [sizes_of(rank, op, name) for name in parts]
    tp = rank.at["tp"]
    start = sum(sum(np.prod(s[r]) for s in sizes) for r in range(tp))
    before = 0
    for name, size in zip(parts, sizes, strict=True):
        if name == about["fused"]:
            break
        before += int(np.prod(size[tp]))
    shape = sizes[parts.index(about["fused"])][tp]
    width = int(np.prod(shape))
    low = int(start) + before
    if low + width > total.shape[2]:
        raise CannotRun(op.out, ((total.shape[2],),), "the block is beyond the fused weight")
    piece = Tensor(total[:, :, low : low + width], flat[0].degree)
    return reshape(piece, (piece.shape[0], *shape))


FUSED = {"q": ("q", "k", "v"), "k": ("q", "k", "v"), "v": ("q", "k", "v"),
         "gate": ("gate", "up"), "up": ("gate", "up")}  # fmt: skip


def sizes_of(rank: Rank, op: Op, name: str) -> list[tuple[int, ...]]:
    """The shape of each rank's own part of a fused weight."""
    maps: dict[str, tuple[Split | None, Split | None]] = op.about["parts"]
    heads, last = maps[name]
    shape = rank.weight(f"{op.about['weight'].rsplit('.', 1)[0]}.{name}").shape[1:]
    out: list[tuple[int, ...]] = []
    for tp in range(rank.ctx.phase.tp):
        sizes = list(shape)
        if heads is not None:
            sizes[0] = len(heads.parts[tp])
        if last is not None:
            sizes[-1] = len(last.parts[tp])
        out.append(tuple(sizes))
    return out


def do_bias(rank: Rank, op: Op) -> Tensor:
    x, about = rank.get(op.ins[0]), op.about
    vector = columns_of(rank, rank.weight(about["weight"]),
                        {**about, "columns": about.get("split") or about.get("columns")})  # fmt: skip
    return on_some(rank, x, shared(rank, x, vector), about["on"])


def do_slice(rank: Rank, op: Op) -> Tensor:
    x = rank.get(op.ins[0])
    if op.about["split"] is None or op.about["split"].size == -1:
        raise CannotRun(op.out, (x.shape,), "nothing says which part is this rank's")
    own = rank.own(op.about["split"]) or ()
    return picked(rank.domain, x, axis(x, op.about["dim"]), own)


def do_add(rank: Rank, op: Op) -> Tensor:
    return rank.domain.add(rank.get(op.ins[0]), rank.get(op.ins[1]))


def do_mul(rank: Rank, op: Op) -> Tensor:
    return rank.domain.mul(rank.get(op.ins[0]), rank.get(op.ins[1]))


def do_add_on(rank: Rank, op: Op) -> Tensor:
    return on_some(rank, rank.get(op.ins[0]), rank.get(op.ins[1]), op.about["on"])


def do_scale(rank: Rank, op: Op) -> Tensor:
    value = getattr(rank.ctx.model, op.about["by"])
    return rank.domain.scale(rank.get(op.ins[0]), rank.domain.number(op.about["name"], value))


def do_act(rank: Rank, op: Op) -> Tensor:
    return rank.domain.apply(op.about["fn"], op.about["key"], rank.get(op.ins[0]))


def do_joint(rank: Rank, op: Op) -> Tensor:
    gate, up = rank.get(op.ins[0]), rank.get(op.ins[1])
    return rank.domain.apply(op.about["fn"], op.about["key"], gate, up)


def do_scores(rank: Rank, op: Op) -> Tensor:
    """[sequences, tokens, heads, keys]"""
    q, k = rank.get(op.ins[0]), rank.get(op.ins[1])
    keys = per_query_head(rank, op, k)
    return rank.domain.contract("xthd,xshd->xths", q, keys)


def per_query_head(rank: Rank, op: Op, kv: Tensor) -> Tensor:
    """The KV head that each of the rank's query heads reads."""
    attention = rank.ctx.layer.attention
    heads = rank.own(op.about["heads"])
    heads = tuple(range(attention.heads)) if heads is None else heads
    if attention.latent is not None:
        return kv
    held = rank.own(op.about["kv"])
    held = tuple(range(attention.kv_heads)) if held is None else held
    group = attention.heads // attention.kv_heads
    places: list[int] = []
    for head in heads:
        if head // group not in held:
            raise CannotRun(op.out, (kv.shape,), f"query head {head} reads KV head {head // group}, "
                            "which is not on this rank")  # fmt: skip
        places.append(held.index(head // group))
    return take(kv, 2, places)


def key_places(rank: Rank, seen: str, layer: int) -> list[int]:
    """The place in the sequence of each key that a rank attends to."""
    match seen:
        case "own":
            return list(rank.work.places)
        case "exchanged":
            return [place for block in rank.exchanged for place in block]
        case _:
            return list(rank.seen_slots[layer])


def do_logits(rank: Rank, op: Op) -> Tensor:
    """Scores scaled, with soft cap and ALiBi."""
    x, attention, about = rank.get(op.ins[0]), rank.ctx.layer.attention, op.about
    domain, key = rank.domain, layer_key(op, "attention")
    dims = rank.own(about["dims"])
    if attention.scale is not None:
        x = domain.scale(x, domain.number("attention.scale", attention.scale))
    else:
        size = attention.head_dim if about["scale"] == "full" or dims is None else len(dims)
        x = domain.scale(x, domain.constant("root", size))
    if attention.softcap is not None:
        x = domain.apply("softcap", key, x, constants=(attention.softcap,))
    if attention.positions == "alibi":
        x = domain.add(x, alibi(rank, op, x))
    return x


def layer_key(op: Op, name: str) -> str:
    return f"layers.{op.about['layer']}.{name}"


def own_heads(rank: Rank, op: Op) -> tuple[int, ...]:
    heads = rank.own(op.about["heads"])
    heads = tuple(range(rank.ctx.layer.attention.heads)) if heads is None else heads
    return tuple(range(len(heads))) if op.about["per_head"] == "first" else heads


def alibi(rank: Rank, op: Op, x: Tensor) -> Tensor:
    """A head's slope times how far the key lies behind the query."""
    domain = rank.domain
    slopes = take(domain.slopes(rank.ctx.layer.attention.heads), 0, own_heads(rank, op))
    keys = key_positions(rank, op)
    table = domain.table("alibi", layer_key(op, "attention"), keys, 1)
    bias = domain.contract("h,s->hs", slopes, reshape(table, (len(keys),)))
    return spread(bias, x.shape, (2, 3))


def key_positions(rank: Rank, op: Op) -> list[int]:
    places = key_places(rank, op.about["seen"], op.about["layer"])
    if op.about["positions"] == "global" or op.about["seen"] == "cached" and rank.ctx.layout != "keys":
        return places
    return list(range(len(places)))


def visible(rank: Rank, op: Op) -> Mask:
    """Which keys each of the rank's tokens sees: [tokens, keys]."""
    window = rank.ctx.layer.attention.window
    seen, keys = op.about["seen"], key_places(rank, op.about["seen"], op.about["layer"])
    queries = list(rank.work.places)
    if op.about["mask"] == "local" and rank.ctx.name == "prefill":
        queries = list(range(len(queries)))
        blocks = rank.exchanged if seen == "exchanged" else (tuple(keys),)
        if seen == "own" or rank.ctx.phase.sequence.exchange == "ring":
            keys = [i for block in blocks for i in range(len(block))]
        else:
            keys = list(range(len(keys)))
    q, k = np.asarray(queries).reshape(-1, 1), np.asarray(keys).reshape(1, -1)
    mask = k <= q
    return mask if window is None else mask & (k > q - window)


def do_exp_weights(rank: Rank, op: Op) -> Exponentials:
    """exp of what each query sees; where there are sinks they are the last entry."""
    x = rank.get(op.ins[0])
    mask = np.broadcast_to(visible(rank, op)[None, None, :, None, :], (1, *x.shape))
    if rank.ctx.layer.attention.sinks:
        shape = (*x.shape[:-1], 1)
        logits = take(rank.weight(layer_key(op, "attention.sinks")), 0, own_heads(rank, op))
        x = concat((x, spread(logits, shape, (2,))), -1)
        mask = np.concatenate((mask, np.ones((1, *shape), np.bool_)), axis=-1)
    return rank.domain.exponentials(layer_key(op, "attention"), x, mask)


def do_weigh(rank: Rank, op: Op) -> list[Parts]:
    """Numerator and denominator, for each block of keys; the sink joins one of them."""
    found: Exponentials = rank.value(op.ins[0])
    v = rank.get(op.ins[1])
    values = per_query_head(rank, op, v)
    sizes = [len(b) for b in rank.exchanged] if op.about["blocks"] else [values.shape[1]]
    out: list[Parts] = []
    low = 0
    for number, size in enumerate(sizes):
        weights = part(found.values, -1, low, low + size)
        numerator = rank.domain.contract("xths,xshd->xthd", weights, part(values, 1, low, low + size))
        denominator = rank.domain.sum(weights, -1)
        counted = number == 0 and not (op.about["sink_once"] and rank.at["sp"])
        if rank.ctx.layer.attention.sinks and counted:
            last = found.values.shape[-1]
            sink = rank.domain.sum(part(found.values, -1, last - 1, last), -1)
            denominator = rank.domain.add(denominator, sink)
        out.append(Parts(numerator, denominator, found.shift))
        low += size
    return out


def do_quotient(rank: Rank, op: Op) -> Tensor:
    [parts] = rank.value(op.ins[0])
    return quotient(rank.domain, parts)


def do_out_linear(rank: Rank, op: Op) -> Tensor:
    """[sequences, tokens, heads, dims] to the stream."""
    x, weight = rank.get(op.ins[0]), rank.weight(op.about["weight"])
    for name, place in (("heads", 0), ("dims", 1), ("columns", 2)):
        own = rank.own(op.about.get(name))
        if own is not None:
            weight = picked(rank.domain, weight, place, own)
    return rank.domain.contract("xthd,hdo->xto", x, weight)


def do_rope(rank: Rank, op: Op) -> Tensor:
    """Pairs of dimensions turned by their position's angles."""
    x, attention = rank.get(op.ins[0]), rank.ctx.layer.attention
    places = rope_positions(rank, op, x.shape[1])
    dims = rank.own(op.about["dims"])
    dims = tuple(range(attention.head_dim)) if dims is None else dims
    if x.shape[3] != len(dims):
        # The one rotated key of latent attention: nothing but rotated dimensions.
        dims = tuple(range(attention.head_dim - x.shape[3], attention.head_dim))
    base = attention.latent.nope if attention.latent is not None else 0
    rope = attention.rope
    if rope is None:
        return x
    half = rope.dim // 2
    first, second, angles = local_pairs(dims, base, half, rope.pairs)
    if not first:
        return x
    domain, key = rank.domain, layer_key(op, "attention")
    cos = take(domain.table("cos", key, places, half), 1, angles)
    sin = take(domain.table("sin", key, places, half), 1, angles)
    a, b = take(x, 3, first), take(x, 3, second)
    cos, sin = spread(cos, a.shape, (1, 3)), spread(sin, a.shape, (1, 3))
    turned = (
        domain.sub(domain.mul(a, cos), domain.mul(b, sin)),
        domain.add(domain.mul(b, cos), domain.mul(a, sin)),
    )
    rest = [i for i in range(len(dims)) if i not in {*first, *second}]
    came_from = [*first, *second, *rest]
    whole = concat((*turned, take(x, 3, rest)), 3)
    return take(whole, 3, np.argsort(came_from).tolist())


def local_pairs(
    dims: tuple[int, ...], base: int, half: int, style: str
) -> tuple[list[int], list[int], list[int]]:
    """Where the two of each pair stand on the rank, and which angle turns them.

    A rank that has one of a pair alone takes what stands in its place: the rotated
    dimensions that it has are paired as a rank with all of them would.
    """
    turned = [i for i, d in enumerate(dims) if base <= d < base + 2 * half]
    held = {dims[i] - base: i for i in turned}
    first: list[int] = []
    second: list[int] = []
    angles: list[int] = []
    whole = True
    for j in range(half):
        a, b = (j, j + half) if style == "half" else (2 * j, 2 * j + 1)
        if (a in held) != (b in held):
            whole = False
        elif a in held:
            first.append(held[a])
            second.append(held[b])
            angles.append(j)
    if whole:
        return first, second, angles
    count = len(turned) // 2
    pairs = [(turned[j], turned[j + count]) if style == "half" else (turned[2 * j], turned[2 * j + 1])
             for j in range(count)]  # fmt: skip
    return [a for a, _ in pairs], [b for _, b in pairs], list(range(count))


def rope_positions(rank: Rank, op: Op, tokens: int) -> list[int]:
    if op.about["of"] == "own":
        return positions_of(rank, op.about["positions"])
    places = [place for block in rank.exchanged for place in block]
    return places if op.about["positions"] == "global" else list(range(tokens))


def do_norm(rank: Rank, op: Op) -> Tensor:
    """A norm over the last axis; over a rank's own piece it takes the piece's size."""
    x = rank.get(op.ins[0])
    return normalised(rank, op.about["weight"], x, moments(rank, x, None), x.shape[-1],
                      rank.own(op.about.get("split")))  # fmt: skip


def moments(rank: Rank, x: Tensor, counts: Sequence[int] | None) -> Tensor:
    """Sum and sum of squares over the last axis: [..., 2]; an index with copies counts in parts."""
    domain = rank.domain
    if counts is not None and any(c != 1 for c in counts):
        share = domain.reciprocal(domain.integers(np.asarray(counts)))
        weighed = domain.mul(x, spread(share, x.shape, (x.rank - 1,)))
    else:
        weighed = x
    return stack((domain.sum(weighed, -1), domain.sum(domain.mul(weighed, x), -1)), x.rank - 1)


def normalised(
    rank: Rank, weight: str, x: Tensor, stat: Tensor, size: int, own: tuple[int, ...] | None
) -> Tensor:
    domain, model = rank.domain, rank.ctx.model
    one_over_size = domain.constant("reciprocal", size)
    if model.norm == "layer":
        # The mean square of what is left when the mean is off: E x^2 - mean^2, exactly.
        mean = domain.scale(pick_last(stat, 0), one_over_size)
        x = domain.sub(x, expand(mean, mean.rank, x.shape[-1]))
        total = pick_last(stat, 1)
        cross = domain.mul(mean, pick_last(stat, 0))
        squares = domain.mul(mean, mean)
        twice = domain.add(cross, cross)
        many = domain.scale(squares, domain.integers(np.asarray(size)))
        square_sum = domain.add(domain.sub(total, twice), many)
    else:
        square_sum = pick_last(stat, 1)
    mean_square = domain.scale(square_sum, one_over_size)
    root = domain.apply("rsqrt", weight if "." in weight else f".{weight}", mean_square)
    y = domain.mul(x, expand(root, root.rank, x.shape[-1]))
    gain = rank.weight(weight)
    gain = reshape(gain, (int(np.prod(gain.shape)),))
    if own is not None:
        gain = picked(domain, gain, 0, own)
    y = domain.mul(y, shared(rank, y, gain))
    if model.norm == "layer" and model.norm_bias:
        bias = rank.weight(f"{weight}.bias")
        bias = reshape(bias, (int(np.prod(bias.shape)),))
        y = domain.add(y, shared(rank, y, bias if own is None else picked(domain, bias, 0, own)))
    return y


def pick_last(x: Tensor, index: int) -> Tensor:
    return reshape(part(x, -1, index, index + 1), x.shape[:-1])


def do_moments(rank: Rank, op: Op) -> Tensor:
    split: Split = op.about["split"]
    own = rank.own(split) or ()
    return moments(rank, rank.get(op.ins[0]), copies(split, own))


def copies(split: Split, own: Sequence[int]) -> list[int]:
    """How many ranks hold each of these indices."""
    return [sum(part_.count(i) for part_ in split.parts) for i in own]


def do_norm_with(rank: Rank, op: Op) -> Tensor:
    split: Split = op.about["split"]
    x, stat = rank.get(op.ins[0]), rank.get(op.ins[1])
    return normalised(rank, op.about["weight"], x, stat, split.size, rank.own(split))


def head_layout(rank: Rank, op: Op) -> tuple[Split | None, Sequence[int] | None]:
    """Over a width, the flat indices that a rank holds; over a head, its dimensions."""
    heads, dims = op.about["heads"], op.about["dims"]
    if op.about["over"] == "head":
        return dims, rank.own(dims)
    attention = rank.ctx.layer.attention
    count = attention.heads if op.about["of"] == "q" else attention.kv_heads
    size = attention.head_dim
    all_heads = [tuple(range(count))] * rank.ctx.phase.tp if heads is None else list(heads.parts)
    all_dims = [tuple(range(size))] * rank.ctx.phase.tp if dims is None else list(dims.parts)
    if heads is None and dims is None:
        return None, None
    flat = tuple(tuple(h * size + d for h in hs for d in ds) for hs, ds in zip(all_heads, all_dims, strict=True))
    split = Split("tp", count * size, flat)
    return split, rank.own(split)


def do_head_norm(rank: Rank, op: Op) -> Tensor:
    """The norm of queries or keys, with a statistic of its own or one that was summed."""
    x = rank.get(op.ins[0])
    split, own = head_layout(rank, op)
    flat = flat_heads(x) if op.about["over"] == "width" else x
    if len(op.ins) == 2:
        stat, size = rank.get(op.ins[1]), (split.size if split is not None else flat.shape[-1])
    else:
        stat, size = moments(rank, flat, None), flat.shape[-1]
    y = normalised(rank, op.about["weight"], flat, stat, size, tuple(own) if own is not None else None)
    return reshape(y, x.shape)


def do_head_moments(rank: Rank, op: Op) -> Tensor:
    x = rank.get(op.ins[0])
    split, own = head_layout(rank, op)
    flat = flat_heads(x) if op.about["over"] == "width" else x
    return moments(rank, flat, copies(split, own) if split is not None and own is not None else None)


def flat_heads(x: Tensor) -> Tensor:
    return reshape(x, (*x.shape[:2], x.shape[2] * x.shape[3]))


def do_latent_keys(rank: Rank, op: Op) -> Tensor:
    """Keys of the rank's heads from the cached latent, and the rotated part that all share."""
    rotated, latent = rank.get(op.ins[0]), rank.get(op.ins[1])
    attention = rank.ctx.layer.attention
    heads = rank.own(op.about["heads"])
    heads = tuple(range(attention.heads)) if heads is None else heads
    plain = from_latent(rank, op, latent, heads, bias=attention.k_bias)
    many = take(rotated, 2, [0] * len(heads))
    whole = concat((plain, many), 3)
    dims = rank.own(op.about["dims"])
    return whole if dims is None else take(whole, 3, dims)


def do_latent_values(rank: Rank, op: Op) -> Tensor:
    attention = rank.ctx.layer.attention
    heads = rank.own(op.about["heads"])
    heads = tuple(range(attention.heads)) if heads is None else heads
    whole = from_latent(rank, op, rank.get(op.ins[0]), heads, bias=attention.v_bias)
    dims = rank.own(op.about["dims"])
    return whole if dims is None else take(whole, 3, dims)


def from_latent(rank: Rank, op: Op, latent: Tensor, heads: tuple[int, ...], *, bias: bool) -> Tensor:
    weight = picked(rank.domain, rank.weight(op.about["weight"]), 1, heads)
    flat = reshape(latent, (*latent.shape[:2], latent.shape[3]))
    y = rank.domain.contract("xsr,rhk->xshk", flat, weight)
    if bias:
        vector = picked(rank.domain, rank.weight(f"{op.about['weight']}.bias"), 0, heads)
        y = rank.domain.add(y, shared(rank, y, vector))
    return y


def one_head(x: Tensor) -> Tensor:
    """[sequences, tokens, dims] with an axis of heads, of which there is one."""
    return reshape(x, (*x.shape[:2], 1, x.shape[2]))
