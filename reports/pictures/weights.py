"""The weight that an operator reads, dimension by dimension, and which rank holds which block."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from shardproof.reports.pictures.holding import Dim, Map, Mesh, Tensor
from shardproof.reports.pictures.mapping import map_of
from shardproof.spec.layout.context import Context
from shardproof.spec.model.model import Attention, Dense, Moe
from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.ops.asked import weight_named
from shardproof.spec.program.ops.experts import Experts, SharedExpert
from shardproof.spec.program.ops.head import HeadLinear
from shardproof.spec.program.ops.norms import HeadNorm, Norm, NormWith
from shardproof.spec.program.ops.stream import Bias, Linear

_LAYER = re.compile(r"^layers\.\d+\.")
Shape = tuple[tuple[str, int, str], ...]
"""Of each dimension its name, its size, and the key of the operator that maps it."""
_FUSED = {"q": "[Q|K|V]", "k": "[Q|K|V]", "v": "[Q|K|V]", "gate": "[gate|up]", "up": "[gate|up]"}


def weight_of(op: Op, ctx: Context, mesh: Mesh) -> Tensor | None:
    """The weight of an operator, if it has one that is larger than a vector."""
    name = _LAYER.sub("", _named(op))
    make = _SHAPES.get(name)
    if make is None or isinstance(op, (Bias, Norm, HeadNorm, NormWith)):
        return None
    dims = tuple(_dims(op, make(ctx)))
    fused = op.fused if isinstance(op, Linear) else ""
    notes = [f"one block of {_FUSED[fused]} a rank" if fused else ""]
    if isinstance(op, SharedExpert) and op.first:
        notes.append("on the first rank of tp alone")
    return Tensor(
        name, "weight", dims, (), tuple(_copies(ctx, mesh, dims)), "; ".join(filter(None, notes))
    )


def _named(op: Op) -> str:
    match op:
        case Experts():
            return "ffn.experts"
        case SharedExpert():
            return "ffn.shared"
        case HeadLinear():
            return "lm_head"
        case _:
            return weight_named(op) or ""


def _dims(op: Op, shape: Shape) -> Iterator[Dim]:
    for name, size, key in shape:
        split = getattr(op, key, None) if key else None
        maps: tuple[Map, ...] = (map_of(split, name),) if isinstance(split, Split) else ()
        yield Dim(name, size, tuple(each for each in maps if each.ranks > 1))


def _copies(ctx: Context, mesh: Mesh, dims: tuple[Dim, ...]) -> Iterator[str]:
    """The axes along which all ranks hold the same block."""
    used = {axis for dim in dims for each in dim.maps for axis in each.axis.split("+")}
    if used & {"ep", "etp"}:
        ep, etp = mesh.experts
        if ctx.stage_ranks > ep * etp:
            yield f"every {ep * etp} ranks"
        return
    yield from (
        axis for axis in ("dp", "sp", "tp") if getattr(ctx.phase, axis) > 1 and axis not in used
    )


def _query(ctx: Context) -> Shape:
    attention, latent = ctx.layer.attention, ctx.layer.attention.latent
    reads = ("hidden", ctx.model.hidden, "rows")
    if latent is not None and latent.q_rank is not None:
        reads = ("rank", latent.q_rank, "")
    return (
        reads, ("head", attention.heads, "heads"), ("head_dim", attention.head_dim, "dims"),
    )  # fmt: skip


def _key_or_value(which: str, size: Callable[[Attention], int]) -> Callable[[Context], Shape]:
    def shape(ctx: Context) -> Shape:
        attention, latent = ctx.layer.attention, ctx.layer.attention.latent
        if latent is not None:
            own = latent.nope if size(attention) == attention.head_dim else attention.value_dim
            return (
                ("rank", latent.kv_rank, ""), ("head", attention.heads, "heads"),
                ("head_dim", own, "dims"),
            )  # fmt: skip
        return (
            ("hidden", ctx.model.hidden, "rows"), ("KV head", attention.kv_heads, "heads"),
            ("head_dim", size(attention), "dims"),
        )  # fmt: skip

    def of_state(ctx: Context) -> Shape:
        """A key head has a query and a key, a value head a value and two gates."""
        attention = ctx.layer.attention
        if attention.delta is None:
            return shape(ctx)
        heads = ("key head", attention.kv_heads, "heads")
        last = ("head_dim", 2 * attention.head_dim, "dims")
        if which == "v":
            heads = ("head", attention.heads, "heads")
            last = ("head_dim", attention.entry, "dims")
        return ("hidden", ctx.model.hidden, "rows"), heads, last

    return of_state


def _gate(ctx: Context) -> Shape:
    attention = ctx.layer.attention
    return (
        ("hidden", ctx.model.hidden, "rows"), ("head", attention.heads, "heads"),
        ("head_dim", attention.value_dim, "dims"),
    )  # fmt: skip


def _down_to(size: Callable[[Attention], int]) -> Callable[[Context], Shape]:
    return lambda ctx: (
        ("hidden", ctx.model.hidden, "rows"), ("rank", size(ctx.layer.attention), ""),
    )  # fmt: skip


def _latent(attention: Attention, what: str) -> int:
    found: object = getattr(attention.latent, what, 0) if attention.latent else 0
    return found if isinstance(found, int) else 0


def _index(ctx: Context, what: str) -> int:
    found: object = getattr(ctx.layer.attention.indexer, what, 0)
    return found if isinstance(found, int) else 0


def _ffn_width(ctx: Context) -> int:
    ffn = ctx.layer.ffn
    return ffn.width if isinstance(ffn, Dense) else ffn.expert.width


def _experts(ctx: Context) -> int:
    return ctx.layer.ffn.experts if isinstance(ctx.layer.ffn, Moe) else 0


def _shared(ctx: Context) -> int:
    ffn = ctx.layer.ffn
    return ffn.shared.width if isinstance(ffn, Moe) and ffn.shared else 0


def _first(ctx: Context) -> Shape:
    return ("hidden", ctx.model.hidden, "rows"), ("width", _ffn_width(ctx), "columns")


_SHAPES: dict[str, Callable[[Context], Shape]] = {
    "embedding": lambda c: (
        ("vocab", c.model.vocab, "rows"), ("hidden", c.model.hidden, "columns"),
    ),
    "attention.q": _query,
    "attention.k": _key_or_value("k", lambda a: a.head_dim),
    "attention.v": _key_or_value("v", lambda a: a.value_dim),
    "attention.gate": _gate,
    "attention.q_down": _down_to(lambda a: _latent(a, "q_rank")),
    "attention.kv_down": _down_to(lambda a: _latent(a, "kv_rank")),
    "attention.k_rope": _down_to(lambda a: _latent(a, "rope")),
    "attention.index.q": lambda c: (
        ("rank", _latent(c.layer.attention, "q_rank"), ""),
        ("index head", _index(c, "heads"), "heads"),
        ("head_dim", _index(c, "head_dim"), "dims"),
    ),
    "attention.index.k": lambda c: (
        ("hidden", c.model.hidden, "rows"), ("head_dim", _index(c, "head_dim"), "dims"),
    ),
    "attention.index.weights": lambda c: (
        ("hidden", c.model.hidden, "rows"), ("index head", _index(c, "heads"), "columns"),
    ),
    "attention.out": lambda c: (
        ("head", c.layer.attention.heads, "heads"),
        ("head_dim", c.layer.attention.value_dim, "dims"),
        ("hidden", c.model.hidden, "columns"),
    ),
    "ffn.gate": _first,
    "ffn.up": _first,
    "ffn.down": lambda c: (
        ("width", _ffn_width(c), "rows"), ("hidden", c.model.hidden, "columns"),
    ),
    "ffn.router": lambda c: (
        ("hidden", c.model.hidden, "rows"), ("expert", _experts(c), "columns"),
    ),
    "ffn.experts": lambda c: (
        ("expert", _experts(c), "owners"), ("width", _ffn_width(c), "width"),
        ("hidden", c.model.hidden, ""),
    ),
    "ffn.shared": lambda c: (("width", _shared(c), "width"), ("hidden", c.model.hidden, "")),
    "lm_head": lambda c: (("vocab", c.model.vocab, "columns"), ("hidden", c.model.hidden, "rows")),
}  # fmt: skip
