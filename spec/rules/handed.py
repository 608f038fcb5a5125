"""What a handoff says beside where entries lie: whether it brings every rank what is its own."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import product

from shardproof.spec.layout.context import Context
from shardproof.spec.program.lower.attention import cached_maps
from shardproof.spec.program.op import Op
from shardproof.spec.program.runs import length
from shardproof.spec.rules.pairs import MOST_RANKS
from shardproof.spec.rules.refused import NoRule


def to_everyone(op: Op, new: Context) -> None:
    """Ask that every rank of decode takes part in it."""
    if not op.on:
        return
    if new.world > MOST_RANKS:
        raise NoRule(f"some ranks alone run it, and {new.world} are too many to go through")
    axes = ("pp", "dp", "sp", "tp")
    for at in product(*(range(getattr(new.phase, axis)) for axis in axes)):
        if not op.runs_on({**dict(zip(axes, at, strict=True)), "step": 1}):
            raise NoRule(f"rank {', '.join(map(str, at))} of {', '.join(axes)} is left out of it")


def everything_as_it_is(op: Op, old: Context, new: Context) -> None:
    """Ask that it brings the whole prompt, each layer, slot, head and sequence under its name."""
    about, prompt = op.about, new.plan.workload.prompt
    if about["length"] is not None and (prompt is None or about["length"] < prompt):
        raise NoRule(f"it brings {about['length']} tokens, and a prompt may have more")
    if about["replica"] is not None and (old.phase.dp, new.phase.dp) != (1, 1):
        raise NoRule(f"all sequences come from replica {about['replica']}")
    if about["replica"]:
        raise NoRule(f"prefill has no replica {about['replica']}")
    _under_its_name(about["layers"], len(new.model.layers), "layer")
    _under_its_name(about["slots"], prompt, "slot")
    if about["heads"] is not None:
        _heads_in_order(op, old, about["heads"])


def _under_its_name(table: Mapping[int, int] | None, count: int | None, what: str) -> None:
    for one, other in (table or {}).items():
        if one != other and (count is None or one < count):
            raise NoRule(f"{what} {one} is filled with {what} {other}")


def _heads_in_order(op: Op, old: Context, order: Sequence[int]) -> None:
    spec = old.layer.attention
    counts = {1 if spec.latent is not None else spec.kv_heads}
    kv = cached_maps(old).kv
    if op.about["cache"] in ("by_rank", "stays") and kv is not None:
        counts = {length(kv.part(rank)) for rank in range(len(kv))}
    if counts != {len(order)} or list(order) != list(range(len(order))):
        raise NoRule(f"heads come in the order {list(order)}")
