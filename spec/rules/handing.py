"""The handoff: what decode's ranks find in their caches of what prefill's have written."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from itertools import product

from shardproof.spec.law.context import Context
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.lower.handoff import handoff
from shardproof.spec.program.lower.phase import layers_of
from shardproof.spec.program.op import PAD, real
from shardproof.spec.rules.at import Written
from shardproof.spec.rules.placed import Dim, Placed, beyond, missing
from shardproof.spec.rules.refused import NoRule

Coordinates = dict[str, int]


@dataclass(frozen=True, slots=True)
class Handing:
    """How entries come over, and from what."""

    plan: Plan
    old: Context
    new: Context
    written: Mapping[int, Written]

    def found(self, layer: int, keys: Placed, values: Placed) -> Written:
        """What a decode rank finds of a layer whose own new entries lie so."""
        ops = handoff(self.plan)
        if len(ops) != 1 or any(
            value is not None
            for key, value in ops[0].about.items()
            if key not in ("cache", "storage", "layer")
        ):
            raise NoRule(f"no rule for {'; '.join(map(str, ops)) or 'no handoff'}")
        before = self.written.get(layer)
        if before is None:
            raise NoRule(f"layer {layer} was written by no stage of prefill")
        pairs = ((before.keys, keys), (before.values, values))
        how = self.plan.handoff.cache
        for part, mine in pairs:
            if how in ("by_rank", "stays"):
                self._rank_by_rank(layer, part, mine, everywhere=before.everywhere)
            elif (why := lacking(part)) is not None:
                raise NoRule(f"layer {layer}: {why}")
            if how == "first":
                _first_alone(self.new, mine)
            if self.plan.handoff.storage == "raw" and self.old.plan.workload.prompt != 1:
                _one_head(self.new, mine)
        return before

    def _rank_by_rank(self, layer: int, part: Placed, mine: Placed, *, everywhere: bool) -> None:
        givers, takers = _numbered(self.old), _numbered(self.new)
        if len(givers) != len(takers):
            raise NoRule(f"{len(givers)} ranks pass entries one by one to {len(takers)}")
        if part.due != mine.due:
            raise NoRule("a share of a sum is read as the whole, or the whole as a share")
        for giver, taker in zip(givers, takers, strict=True):
            if layer not in layers_of(self.new, taker["pp"]):
                continue
            if layer not in layers_of(self.old, giver["pp"]):
                raise NoRule(f"layer {layer} is not on the rank that passes its entries on")
            same = self.old.phase.batch.sequences == self.new.phase.batch.sequences
            if self.old.phase.dp > 1 and not (
                same and self.old.phase.dp == self.new.phase.dp and giver["dp"] == taker["dp"]
            ):
                raise NoRule("a replica's sequences are another's in prefill")
            if self.old.phase.sp > 1 and not everywhere:
                self._own_tokens(giver["sp"], taker["sp"])
            if part.due and giver["tp"] != taker["tp"]:
                raise NoRule("a rank gets another one's share of a sum")
            for dim, own in zip(part.dims[-2:], mine.dims[-2:], strict=True):
                lost = _on(own, taker["tp"]) - _on(dim, giver["tp"])
                if lost:
                    raise NoRule(f"index {min(lost)} of {dim.name} is not on the rank that "
                                 "passes its entries on")  # fmt: skip

    def _own_tokens(self, giver: int, taker: int) -> None:
        """Ask that a rank which has its own tokens alone passes on those that are read."""
        old, new, work = self.old.phase, self.new.phase, self.plan.workload
        if self.new.layout == "keys" and new.sp == old.sp and giver == taker:
            dealt = old.sequence.cut
            if dealt.kind == "strided" and dealt == new.sequence.keys:
                return  # whose turn it is does not depend on how many there are
            if work.prompt is not None and work.steps is not None:
                total = work.prompt + work.steps
                wanted = set(real(Cut(new.sequence.keys, total, new.sp), taker))
                held = set(real(Cut(dealt, work.prompt, old.sp), giver))
                if wanted & set(range(work.prompt)) <= held:
                    return
        raise NoRule("a rank has the entries of its own tokens alone")


def _numbered(ctx: Context) -> list[Coordinates]:
    """The ranks of a phase in the order of its mesh."""
    phase = ctx.phase
    every = product(*(range(getattr(phase, axis)) for axis in phase.mesh))
    return [dict(zip(phase.mesh, at, strict=True)) for at in every]


def _on(dim: Dim, rank: int) -> set[int]:
    if dim.map is None:
        return set(range(dim.size))
    return {i for i in dim.map.parts[rank] if i != PAD}


def _first_alone(ctx: Context, mine: Placed) -> None:
    """Ask that no rank of tp but the first has heads, for none other gets its entries."""
    heads = mine.dim("head")
    for rank in range(1, ctx.phase.tp):
        if _on(heads, rank):
            raise NoRule(f"rank {rank} of tp gets no entries")


def _one_head(ctx: Context, mine: Placed) -> None:
    """Ask that a rank has one head at most, so that (token, head) and (head, token) are alike."""
    heads = mine.dim("head")
    if any(len(_on(heads, rank)) > 1 for rank in range(ctx.phase.tp)):
        raise NoRule("entries are stored by token and head, and read by head and token")


def lacking(part: Placed) -> str | None:
    """What of a cached value is on no rank."""
    for dim in part.dims:
        if dim.map is not None and (index := missing(dim.map, dim.size)) is not None:
            return f"index {index} of {dim.name} is on no rank"
        if dim.map is not None and (index := beyond(dim.map, dim.size)) is not None:
            return f"{dim.name} has no index {index}"
    return None
