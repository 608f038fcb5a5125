"""The index of sparse attention: which keys each query attends to.

As engines do it: its weights are whole on every rank of tp, and so are its scores. Its key is
cached behind the rotated key of the same token.
"""

from __future__ import annotations

from shardproof.spec.program.lower.desk import Desk
from shardproof.spec.program.ops.collectives import AllReduce
from shardproof.spec.program.ops.index import Beside, ChooseKeys, IndexKeys, IndexScores
from shardproof.spec.program.ops.stream import Linear, Slice
from shardproof.spec.program.ops.words import Seen as Whose
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Index:
    """Its queries, how much each of its heads counts, and its keys of the rank's own tokens."""

    queries: str
    weights: str
    keys: str


def index_of(desk: Desk, x: str, latent: str, *, own_rows: bool) -> Index:
    """`latent` is what the queries of attention are made of."""
    b, plan = desk.b, desk.ctx.phase.attention.qkv
    rows = desk.split("hidden") if plan.split == "in" else None
    if rows is not None and not own_rows:
        x = b.emit(Slice(ins=(x,), dim="hidden", split=rows))
    name = "attention.index.q"
    queries = b.emit(Linear("index.q", (latent,), weight=desk.weight(name), **desk.scales(name)))
    made: list[str] = []
    for what in ("k", "weights"):
        name = f"attention.index.{what}"
        weight, scales = desk.weight(name), desk.scales(name)
        y = b.emit(Linear(f"index.{what}", (x,), weight=weight, rows=rows, **scales))
        if rows is not None and plan.k_sum == "boundary" and plan.collective != "none":
            y = b.emit(AllReduce(ins=(y,), group=plan.group))
        made.append(y)
    keys = b.emit(IndexKeys("index.keys", (made[0],), weight=desk.weight("attention.index")))
    return Index(queries, made[1], keys)


def cached_key(desk: Desk, key: str, index: str) -> str:
    """What is cached of a token's keys."""
    return desk.b.emit(Beside("keys.beside", (key, index))) if index else key


def chosen(desk: Desk, index: Index, keys: str, seen: Whose) -> str:
    """The keys that each query attends to."""
    weight = desk.weight("attention.index")
    scores = desk.b.emit(
        IndexScores("index.scores", (index.queries, index.weights, keys), weight=weight, seen=seen)
    )
    mask = desk.mask
    desk.b.chosen = desk.b.emit(
        ChooseKeys("index.chosen", (scores,), weight=weight, seen=seen, mask=mask)
    )
    return desk.b.chosen
