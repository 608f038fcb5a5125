"""The ranks of a stage and their experts: who computes which, and who combines them."""

from __future__ import annotations

from itertools import chain

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.context import Context, sends_own
from shardproof.spec.model.model import Moe, Router
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.record import dataclass

Held = tuple[int, ...]
EXPERTS, REBALANCED = "moe.experts", "moe.rebalance.experts"
"""Where experts are, and where from some step on."""
RETURNED_AND_SUMMED = (("all_to_all", "all_reduce"), ("all_to_all", "reduce_scatter"))


@dataclass(frozen=True, slots=True)
class Stage:
    """The ranks of a stage by number: over dp, then sp, then tp, the last fastest."""

    ctx: Context
    moe: Moe

    def in_block(self, rank: int) -> tuple[int, int]:
        """The rank's places along ep and along the ranks that share an expert."""
        return divmod(rank % self.ctx.block, self.ctx.expert_tp)

    def group(self, rank: int) -> tuple[int, ...]:
        """The ranks that the experts' collectives join with this one."""
        ctx, axes = self.ctx, self.ctx.phase.moe.group
        start, (ep, inner) = rank - rank % ctx.block, self.in_block(rank)
        along = range(ctx.phase.ep) if "ep" in axes else (ep,)
        across = range(ctx.expert_tp) if "tp" in axes else (inner,)
        found = {start + a * ctx.expert_tp + b for a in along for b in across}
        for axis, size, step in (
            ("sp", ctx.phase.sp, ctx.phase.tp),
            ("dp", ctx.phase.dp, ctx.phase.sp * ctx.phase.tp),
        ):
            if axis in axes:
                found = {n + (i - n // step % size) * step for n in found for i in range(size)}
        return tuple(sorted(found))

    @property
    def shared_with_routed(self) -> bool:
        """Whether the shared experts' output is summed together with that of the routed ones."""
        sums = self.combined in ("all_reduce", "reduce_scatter") and self.dispatched != "all_to_all"
        return self.ctx.phase.moe.shared.sum == "routed" and sums and self.ctx.block > 1

    @property
    def left_to_norm(self) -> bool:
        """Whether an all-reduce of the outputs is left to the norm that reads the stream next."""
        joins = self.dispatched == "local" and self.combined == "all_reduce"
        later = self.ctx.phase.moe.sum != "boundary" and not sends_own(self.ctx)
        return later and joins and self.ctx.block > 1

    @property
    def shared_of_own(self) -> bool:
        """Whether every rank has the shared experts for its own tokens alone, whole."""
        plan = self.ctx.phase.moe.shared
        return sends_own(self.ctx) and plan.split == "none" and plan.sum != "own"

    def own(self, ep: int, path: str = EXPERTS) -> Held:
        return _real(cut_of(self.ctx, path), ep)

    def computed(self, ep: int, named: Held | None = None, path: str = EXPERTS) -> Held:
        """The rank's experts, or those of which it has the first copy, as far as they are named."""
        own = tuple(e for e in self.own(ep, path) if named is None or e in named)
        if self.ctx.phase.moe.copies != "one":
            return own
        before = {e for other in range(ep) for e in self.own(other, path)}
        return tuple(dict.fromkeys(e for e in own if e not in before))

    @property
    def dispatched(self) -> str:
        said = self.ctx.phase.moe.dispatch
        if said != "auto":
            return said
        return "all_to_all" if self.ctx.same_tokens % self.ctx.block else "local"

    @property
    def combined(self) -> str:
        said = self.ctx.phase.moe.combine
        canonical = {"local": "all_reduce", "gather": "reduce_scatter"}
        return canonical.get(self.dispatched, "all_to_all") if said == "auto" else said


def _real(cut: Cut, rank: int) -> Held:
    """A rank's indices without pads, in their order."""
    padded = cut.spec.kind == "padded"
    return tuple(i for i in chain(*cut.indices(rank)) if not (padded and i >= cut.n))


def stage(ctx: Context) -> Stage | None:
    """The stage, where its ranks divide into whole blocks with experts."""
    ffn = ctx.layer.ffn
    if not isinstance(ffn, Moe) or ctx.stage_ranks % ctx.block:
        return None
    return Stage(ctx, ffn)


def changes(ctx: Context) -> bool:
    """Whether there is a step of decode in which experts lie otherwise than in the first."""
    step = ctx.phase.moe.rebalance.step
    if ctx.name != "decode" or step is None or not isinstance(ctx.layer.ffn, Moe):
        return False
    steps = ctx.plan.workload.steps
    return steps is None or steps >= step


def elsewhere(ctx: Context) -> tuple[int, int, int, int] | None:
    """Behind a change, the first slot of whose expert tokens are sent to another one's weights.

    The rank of ep, the slot, the expert, and the one whose weights it has; -1 if it has none.
    """
    found = stage(ctx)
    if found is None or not changes(ctx):
        return None
    by, where = EXPERTS, REBALANCED
    if ctx.phase.moe.rebalance.follows == "routing":
        by, where = where, by
    for ep in cut_of(ctx, by).busy_ranks():
        own, held = found.own(ep, by), found.own(ep, where)
        for expert in found.computed(ep, path=by):
            slot = own.index(expert)
            there = held[slot] if slot < len(held) else -1
            if there != expert:
                return ep, slot, expert, there
    return None


def counts_if_first(ctx: Context) -> tuple[int, int] | None:
    """The first expert that does not count once where the first rank of ep alone has changed."""
    found = stage(ctx)
    if found is None or not changes(ctx):
        return None
    computed = [
        e
        for ep in range(ctx.phase.ep)
        for e in found.computed(ep, path=EXPERTS if ep else REBALANCED)
    ]
    often = ((e, computed.count(e)) for e in range(found.moe.experts))
    return next((each for each in often if each[1] != 1), None)


def misplaced(ctx: Context) -> bool:
    """Whether an expert that a rank computes does not stand where its global number says."""
    found = stage(ctx)
    if found is None:
        return False
    for path in (EXPERTS, REBALANCED) if changes(ctx) else (EXPERTS,):
        for ep in cut_of(ctx, path).busy_ranks():
            own = found.own(ep, path)
            if any(e >= len(own) or own[e] != e for e in found.computed(ep, path=path)):
                return True
    return False


def renormalises(router: Router) -> bool:
    return router.renormalise or router.score == "topk_softmax"
