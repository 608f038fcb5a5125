"""What the ranks of a stage compute of the experts, for whom, and whether it adds up.

The formulas of the law speak of blocks of ranks that have all experts once and sum over all of the
block. These measures are about any other plan: for each rank that uses a result they count what
arrives there. They walk the ranks of a stage, so formulas ask for them last.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from fractions import Fraction
from itertools import chain, product
from math import lcm

from shardproof.spec.layout.axes import ANY, AXES, cut_of, spec_of
from shardproof.spec.layout.context import Context, sends_own
from shardproof.spec.layout.mesh import axis_over, place_over
from shardproof.spec.model.model import Moe, Router
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.record import dataclass

Held = tuple[int, ...]
HAND_MADE = ("sizes", "listed")
RETURNED_AND_SUMMED = (("all_to_all", "all_reduce"), ("all_to_all", "reduce_scatter"))


@dataclass(frozen=True, slots=True)
class Stage:
    """The ranks of a stage by number: over dp, then sp, then tp, the last fastest."""

    ctx: Context
    moe: Moe

    def places(self, rank: int) -> tuple[int, int, int]:
        phase = self.ctx.phase
        rest, tp = divmod(rank, phase.tp)
        return *divmod(rest, phase.sp), tp

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

    def share(self, rank: int) -> int:
        """Where the rank stands among those that the shared experts lie over."""
        at: dict[str, int] = dict(zip(("dp", "sp", "tp"), self.places(rank), strict=True))
        over = axis_over(self.ctx.over("moe.shared"))
        return place_over(over, at.__getitem__, lambda axis: getattr(self.ctx.phase, axis))

    def sharing(self, rank: int) -> tuple[int, ...]:
        """The ranks with which it shares these."""
        phase, axes = self.ctx.phase, self.ctx.over("moe.shared")
        found = {rank}
        for axis, size, step in (
            ("tp", phase.tp, 1), ("sp", phase.sp, phase.tp), ("dp", phase.dp, phase.sp * phase.tp),
        ):  # fmt: skip
            if axis in axes:
                found = {n + (i - n // step % size) * step for n in found for i in range(size)}
        return tuple(sorted(found))

    def tokens(self, rank: int) -> object:
        """What tells ranks apart that hold different tokens."""
        dp, sp, tp = self.places(rank)
        sequences = _held(self.ctx, "batch.sequences", dp)
        own = tp if sends_own(self.ctx) else 0
        if self.ctx.name == "prefill":
            return sequences, _held(self.ctx, "sequence.cut", sp), own
        return sequences, 0 if self.alike else sp, own

    @property
    def alike(self) -> bool:
        """Whether the ranks of sp have the same tokens in every step of decode."""
        return self.ctx.name == "decode" and self.ctx.layout in ("repeat", "keys")

    def asks(self, rank: int) -> bool:
        """Whether the rank uses a result: it has a sequence, a token of it, and a part of that."""
        ctx, (dp, sp, tp) = self.ctx, self.places(rank)
        if not _held(ctx, "batch.sequences", dp):
            return False
        if ctx.name == "prefill" and not _held(ctx, "sequence.cut", sp):
            return False
        match ctx.phase.stream:
            case "hidden":
                return bool(_real(cut_of(ctx, "hidden"), tp))
            case "tokens":
                own = len(_held(ctx, "sequence.cut", sp)) if _told(ctx) else 1
                cut = Cut(spec_of(ctx, "stream_tokens"), own, ctx.phase.tp)
                return not _told(ctx) or bool(_real(cut, tp))
            case _:
                return True

    def askers(self) -> Iterator[int]:
        return filter(self.asks, range(self.telling))

    @property
    def telling(self) -> int:
        """The first ranks, as which all others are: of an open batch each replica has its own."""
        ctx, own = self.ctx, self.ctx.phase.sp * self.ctx.phase.tp
        spec, length = spec_of(ctx, "batch.sequences"), AXES["batch.sequences"].length(ctx)
        over_replicas = "dp" in ctx.phase.moe.group or "dp" in ctx.over("moe.shared")
        if length != ANY or spec.kind in (*HAND_MADE, "whole") or over_replicas:
            return ctx.stage_ranks
        return min(ctx.stage_ranks, lcm(own, ctx.block))

    @property
    def shared_with_routed(self) -> bool:
        """Whether the shared experts' output is summed together with that of the routed ones."""
        sums = self.combined in ("all_reduce", "reduce_scatter") and self.dispatched != "all_to_all"
        return self.ctx.phase.moe.shared.sum == "routed" and sums and self.ctx.block > 1

    @property
    def shared_of_own(self) -> bool:
        """Whether every rank has the shared experts for its own tokens alone, whole."""
        plan = self.ctx.phase.moe.shared
        return sends_own(self.ctx) and plan.split == "none" and plan.sum != "own"

    def own(self, ep: int) -> Held:
        return _real(cut_of(self.ctx, "moe.experts"), ep)

    def computed(self, ep: int, named: Held | None = None) -> Held:
        """The rank's experts, or those of which it has the first copy, as far as they are named."""
        own = tuple(e for e in self.own(ep) if named is None or e in named)
        if self.ctx.phase.moe.copies != "one":
            return own
        before = {e for other in range(ep) for e in self.own(other)}
        return tuple(e for e in own if e not in before)

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

    def added(self, rank: int) -> tuple[int, ...] | None:
        """The ranks whose results are added up for this one; None where that cannot be."""
        group = self.group(rank)
        match self.dispatched, self.combined:
            case (_, "none") | ("local", "all_to_all"):
                return (rank,)
            case ("local", "reduce_scatter") | ("gather", "all_to_all") if self.ctx.block > 1:
                return None
            case ("local", _) | ("all_to_all", "all_reduce" | "reduce_scatter"):
                return group if len({self.tokens(other) for other in group}) == 1 else None
            case _:
                return group

    def given(self, rank: int) -> Iterator[tuple[int, int, Held]]:
        """What is added up for a rank: whose routes, by whom, and which experts they may name."""
        group = self.added(rank) or ()
        if (self.dispatched, self.combined) in RETURNED_AND_SUMMED:
            # What comes back to each rank is added up again: no more than each rank asked for.
            own = self.ctx.phase.moe.router.choose == "own"
            for maker, worker in product(group, group):
                named = self.own(self.in_block(maker)[0]) if own else None
                yield maker, worker, self.computed(self.in_block(worker)[0], named)
            return
        for worker in group:
            yield self.chooser(rank, worker), worker, self.computed(self.in_block(worker)[0])

    def chooser(self, rank: int, worker: int) -> int:
        """Whose routes a worker follows for a rank's tokens."""
        match self.dispatched:
            case "local":
                return worker
            case "all_to_all":
                return rank
            case _:
                dp, sp, tp = self.places(rank)
                every = ((other, self.places(other)) for other in self.group(rank))
                own = sends_own(self.ctx)
                return next(n for n, at in every if at[0] == dp and (self.alike or at[1] == sp)
                            and (at[2] == tp or not own))  # fmt: skip


def _told(ctx: Context) -> bool:
    """Whether it is known how many tokens a rank has."""
    return AXES["sequence.cut"].length(ctx) != ANY


def _held(ctx: Context, path: str, rank: int) -> Held:
    """What a rank has of an axis; where its length is open, what it may have."""
    axis, cut = AXES[path], cut_of(ctx, path)
    if path == "sequence.cut" and ctx.name == "decode":
        return (0,)
    if axis.length(ctx) == ANY and cut.spec.kind not in (*HAND_MADE, "whole"):
        return (rank,)
    return _real(cut, rank)


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


def once(ctx: Context) -> bool:
    """Whether each dimension of each expert arrives once wherever a result is used."""
    if cut_of(ctx, "moe.experts").least() < 1 or cut_of(ctx, "moe.width").least() < 1:
        return False  # something is nowhere: known without a walk over the ranks
    found = stage(ctx)
    if found is None:
        return False
    width = cut_of(ctx, "moe.width")
    pieces = [Counter(_real(width, place)) for place in range(ctx.expert_tp)]
    want = dict.fromkeys(range(found.moe.expert.width), 1)
    for rank in _asking(found):
        arrives = {expert: Counter[int]() for expert in range(found.moe.experts)}
        for _, worker, computed in found.given(rank):
            for expert in computed:
                if expert not in arrives:
                    return False
                arrives[expert].update(pieces[found.in_block(worker)[1]])
        if any(each != want for each in arrives.values()):
            return False
    return True


def _asking(found: Stage) -> Iterator[int]:
    """One rank for each set of ranks that are added up."""
    seen: set[tuple[int, ...] | None] = set()
    for rank in found.askers():
        workers = found.added(rank)
        if workers not in seen:
            seen.add(workers)
            yield rank


def twice_on_a_rank(ctx: Context) -> bool:
    """Whether a rank has an expert twice, and computes it as often."""
    cut = cut_of(ctx, "moe.experts")
    held = (_real(cut, rank) for rank in cut.busy_ranks())
    return any(len(set(own)) < len(own) for own in held)


def bias_once(ctx: Context) -> bool:
    """Whether the bias of each expert arrives once wherever a result is used."""
    found = stage(ctx)
    if found is None:
        return False
    said, etp = ctx.phase.moe.bias, ctx.expert_tp
    for rank in _asking(found):
        total: Counter[int] = Counter()
        for _, worker, computed in found.given(rank):
            first = found.in_block(worker)[1] == 0
            # Counted in parts of 1/etp, so that every number stays whole.
            part = 1 if said == "divided" else etp if said == "every" or first else 0
            total.update(dict.fromkeys(computed, part))
        if any(total[expert] != etp for expert in range(found.moe.experts)):
            return False
    return True


def misplaced(ctx: Context) -> bool:
    """Whether an expert that a rank computes does not stand where its global number says."""
    found = stage(ctx)
    if found is None:
        return False
    for ep in cut_of(ctx, "moe.experts").busy_ranks():
        own = found.own(ep)
        if any(e >= len(own) or own[e] != e for e in found.computed(ep)):
            return True
    return False


def _pairs(found: Stage) -> Iterator[tuple[Held, Held]]:
    """What the maker of routes has, and what a rank computes that follows them."""
    seen: set[tuple[Held, Held]] = set()
    for rank in found.askers():
        for maker, _, computed in found.given(rank):
            pair = found.own(found.in_block(maker)[0]), computed
            if pair not in seen:
                seen.add(pair)
                yield pair


def own_choice_fits(ctx: Context) -> bool:
    """Whether a choice among a rank's own experts is the model's, for those that follow it."""
    found = stage(ctx)
    return found is not None and all(_chooses(found.moe, *pair) for pair in _pairs(found))


def own_division_fits(ctx: Context) -> bool:
    """Whether weights divided over a rank's own experts are right for those that follow them."""
    found = stage(ctx)
    return found is not None and all(_divides(found.moe, *pair) for pair in _pairs(found))


def _candidates(moe: Moe) -> list[frozenset[int]]:
    """Sets of experts of which one is found first and a token's are then chosen in it.

    Of several groups at a time any may stand beside any, which is as good as all in one set.
    """
    router, size = moe.router, moe.experts // moe.router.groups
    if router.groups == 1 or router.top_groups != 1:
        return [frozenset(range(moe.experts))]
    return [frozenset(range(g * size, (g + 1) * size)) for g in range(router.groups)]


def _all_chosen(moe: Moe) -> bool:
    """Whether nothing is left out of what a token's experts are chosen among."""
    router = moe.router
    share = router.top_groups if router.groups > 1 else router.groups
    return router.top_k >= moe.experts // router.groups * share


def renormalises(router: Router) -> bool:
    return router.renormalise or router.score == "topk_softmax"


def _chooses(moe: Moe, made_with: Sequence[int], computed: Sequence[int]) -> bool:
    if computed and _of_none(moe, made_with):
        return False
    all_chosen = _all_chosen(moe) and not renormalises(moe.router)
    return all(
        among <= set(made_with) or (all_chosen and among & set(computed) <= set(made_with))
        for among in _touched(moe, computed)
    )


def _of_none(moe: Moe, made_with: Sequence[int]) -> bool:
    """Whether a softmax over what is chosen may be one over nothing, which is no number.

    A token's best groups may be none of those that the rank chooses from.
    """
    router, size = moe.router, moe.experts // moe.router.groups
    if router.score != "topk_softmax" or router.groups == 1:
        return False
    here = {expert // size for expert in made_with if expert >= 0}
    return router.groups - len(here) >= router.top_groups


def _divides(moe: Moe, made_with: Sequence[int], computed: Sequence[int]) -> bool:
    one = moe.router.top_k == 1
    return all(
        among <= set(made_with) or (one and among & set(computed) <= set(made_with))
        for among in _touched(moe, computed)
    )


def _touched(moe: Moe, computed: Iterable[int]) -> Iterator[frozenset[int]]:
    mine = set(computed)
    return (among for among in _candidates(moe) if among & mine)


def shared_once(ctx: Context) -> bool:
    """Whether each dimension of the shared expert, and its bias, arrives once where it is used."""
    found = stage(ctx)
    if found is None or found.moe.shared is None:
        return False
    plan, tp, dims = ctx.phase.moe.shared, ctx.ranks("moe.shared"), found.moe.shared.width
    routed = found.shared_with_routed
    ranks = ctx.block if routed else tp if plan.sum == "own" else 1
    weight = Fraction(1, ranks if plan.scale == "divided" else 1)
    cut = cut_of(ctx, "moe.shared.width")
    if plan.split == "width" and cut.least() < 1:
        return False  # a dimension is nowhere: known without a walk over the ranks
    split = plan.split == "width" and not all(
        set(_real(cut, place)) == set(range(dims)) for place in range(tp)
    )
    for rank in found.askers():
        workers = found.added(rank) if routed else (rank,)
        if plan.sum == "own":
            workers = found.sharing(rank)
        arrives: Counter[int] = Counter()
        biases = 0
        for worker in workers or ():
            place = found.share(worker)
            if plan.split == "first" and place:
                continue
            arrives.update(_real(cut, place) if split else range(dims))
            biases += not split or place == 0
        if any(i >= dims for i in arrives) or any(arrives[i] * weight != 1 for i in range(dims)):
            return False
        if found.moe.shared.down_bias and biases * weight != 1:
            return False
    return True
