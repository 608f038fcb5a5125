"""The index of sparse attention: which keys each query attends to.

As engines do it: its weights are whole on every rank of tp, and so are its scores. Its key is
cached behind the rotated key of the same token.
"""

from __future__ import annotations

from shardproof.spec.program.lower.desk import Desk
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
        x = b.emit("slice", x, dim="hidden", split=rows)
    queries = b.emit("linear", latent, weight=desk.weight("attention.index.q"), to="index.q")
    made: list[str] = []
    for what in ("k", "weights"):
        weight = desk.weight(f"attention.index.{what}")
        y = b.emit("linear", x, weight=weight, rows=rows, to=f"index.{what}")
        if rows is not None and plan.k_sum == "boundary" and plan.collective != "none":
            y = b.emit("all_reduce", y, group=plan.group)
        made.append(y)
    keys = b.emit("index_keys", made[0], weight=desk.weight("attention.index"), to="index.keys")
    return Index(queries, made[1], keys)


def cached_key(desk: Desk, key: str, index: str) -> str:
    """What is cached of a token's keys."""
    return desk.b.emit("beside", key, index, to="keys.beside") if index else key


def chosen(desk: Desk, index: Index, keys: str, seen: str) -> str:
    """The keys that each query attends to."""
    weight = desk.weight("attention.index")
    scores = desk.b.emit(
        "index_scores", index.queries, index.weights, keys, weight=weight, seen=seen,
        to="index.scores",
    )  # fmt: skip
    mask = desk.mask
    desk.b.chosen = desk.b.emit(
        "choose_keys", scores, weight=weight, seen=seen, mask=mask, layer=desk.layer,
        to="index.chosen",
    )  # fmt: skip
    return desk.b.chosen
