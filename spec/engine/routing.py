"""Which experts a token goes to, and how much each counts: functions of the router's scores.

An expert's *gate* is its weight where it is chosen, else zero. All that is known of it is of what
it is a function: the scores, the experts among which it is chosen, and those over which weights
add up to one. Where as many are chosen as there are, nothing is chosen; where one alone is counted,
its weight is one.
"""

from __future__ import annotations

from collections.abc import Hashable
from math import lcm

from shardproof.spec.engine.indices import canon, whole
from shardproof.spec.engine.ranks import Rank, Stage
from shardproof.spec.engine.shifts import Differ, by_members, is_shifted, members, of_member
from shardproof.spec.engine.values import (
    CannotRun,
    Held,
    Rows,
    Term,
    World,
    moving_name,
    term_of_one,
)
from shardproof.spec.model.model import Moe, Router
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.experts import Experts, Route
from shardproof.spec.program.runs import Runs, length
from shardproof.spec.record import dataclass, replace

Name = tuple[Hashable, ...]
ONE = ("one",)
"""The name of what is one whatever the scores are."""


@dataclass(frozen=True, slots=True, eq=False)
class Routes:
    """For every token, which experts are chosen and what each counts."""

    rows: Rows
    layer: int
    scores: tuple[Term, ...]
    """What the choice is made of."""
    among: Runs | None
    """The experts that can be chosen; None for all of them."""
    counted: Runs | None
    """Those over which weights add up to one, where they do; None for all that are chosen."""
    of: Hashable = None
    """Whose rows the scores are of, where others' tokens are sent by them."""

    @property
    def told(self) -> Name:
        return self.layer, (self.scores, self.of), self.among, self.counted

    @property
    def moves(self) -> bool:
        """Whether these are other ones on each member of a class."""
        return moving_name(self.told)

    def of_one(self, world: World, member: int) -> Routes:
        if not self.moves:
            return self
        among, counted = (
            None if x is None else of_member(x, member) for x in (self.among, self.counted)
        )
        scores = tuple(term_of_one(world, t, member) for t in self.scores)
        return replace(self, scores=scores, among=among, counted=counted)


def moe_of(stage: Stage) -> Moe:
    ffn = stage.ctx.layer.ffn
    if not isinstance(ffn, Moe):
        raise CannotRun("the layer has no experts")
    return ffn


def route(stage: Stage, rank: Rank, op: Route, logits: Held) -> Routes:
    moe = moe_of(stage)
    if logits.sizes != (moe.experts,):
        raise CannotRun(f"scores of {moe.experts} experts are needed")
    own = own_experts(stage, rank, op)
    own_only = {"own"} & {op.choose, op.renormalise}
    if own_only and any(max(r[0], r[-1]) >= moe.experts for r in own if not is_shifted((r,))):
        raise CannotRun("there is no such expert")
    among = own if op.choose == "own" else None
    counted = own if op.renormalise == "own" else None
    among, counted = (_none_of_all(each, moe.experts) for each in (among, counted))
    if counted == () and _adds_to_one(moe.router, moe.experts):
        counted = None  # a rank that has no expert divides by nothing
    if counted is not None and among is not None:
        # What cannot be chosen counts for nothing.
        counted = common(counted, among)
        counted = None if _ordered(counted) == _ordered(among) else counted
    return Routes(logits.rows, op.layer, logits.terms, among, counted)


def _adds_to_one(router: Router, experts: int) -> bool:
    """Whether the weights of all that are chosen do so as the scores give them."""
    every = router.score == "softmax" and router.top_k >= experts
    return every or router.score == "topk_softmax"


def own_experts(stage: Stage, rank: Rank, op: Route | Experts) -> Runs:
    """The experts of a rank: there a place that its map leaves empty is nothing at all."""
    return held_experts(stage, rank, op.owners)


def held_experts(stage: Stage, rank: Rank, owners: Split | None) -> Runs:
    """Those that a map gives a rank."""
    found = stage.own(owners, rank) or ()
    return tuple(run for run in found if run.start >= 0)


def _none_of_all(experts: Runs | None, count: int) -> Runs | None:
    if experts is None or (not is_shifted(experts) and _ordered(experts) == whole(count)):
        return None
    return _ordered(experts)


def _ordered(experts: Runs) -> Runs:
    """The same experts once each, ascending."""
    if is_shifted(experts):
        return by_members(_ordered, experts)
    return canon(range(i, i + 1) for i in sorted({i for run in experts for i in run}))


def common(some: Runs, others: Runs) -> Runs:
    """Those that are in both, in the order of the first."""
    if some == others:
        return some
    if is_shifted(some) or is_shifted(others):
        return by_members(common, some, others)
    there = {i for run in others for i in run}
    return canon(range(i, i + 1) for run in some for i in run if i in there)


def live(own: Runs, among: Runs | None, *, inside: bool = True) -> Runs:
    """A rank's experts, with pads for those that are not among these."""
    if among is None or own == among:
        return own if inside else canon((range(-1, -1 - length(own), -1),) if own else ())
    if is_shifted(own) or is_shifted(among):
        return by_members(_inside if inside else _outside, own, among)
    return _inside(own, among) if inside else _outside(own, among)


def _inside(own: Runs, among: Runs) -> Runs:
    there = {i for run in among for i in run}
    return canon(range(i, i + 1) if i in there else range(-1, -2, -1) for run in own for i in run)


def _outside(own: Runs, among: Runs) -> Runs:
    there = {i for run in among for i in run}
    return canon(range(-1, -2, -1) if i in there else range(i, i + 1) for run in own for i in run)


def gates(world: World, moe: Moe, routes: Routes, own: Runs, *, weighed: bool) -> list[Term]:
    """Of a rank's experts their gates, or whether they are chosen; along one axis."""
    found = _by_groups(moe, routes, own)
    return [t for some, part in found for t in _gates(world, moe, some, part, weighed=weighed)]


def _by_groups(moe: Moe, routes: Routes, own: Runs) -> list[tuple[Routes, Runs]]:
    """A rank's experts by how theirs are chosen, with pads for all others.

    Where a token's experts are all of one group, those of another do not matter to it: it is the
    model's choice on a rank that chooses among all of that group.
    """
    sets = [runs for runs in (routes.among, routes.counted) if runs is not None]
    if moe.router.groups == 1 or moe.router.top_groups > 1 or not sets:
        return [(routes, own)]
    if _of_none(moe, routes):
        return [(routes, own)]
    moving = [runs for runs in (*sets, own) if is_shifted(runs)]
    each = [
        _in_one_group(moe, routes, tuple(of_member(runs, m) for runs in (*sets, own)))
        for m in range(lcm(*map(members, moving)))
    ]
    if all(among is counted is None for found in each for among, counted, _ in found):
        return [(replace(routes, among=None, counted=None), own)]
    if moving:
        raise Differ(range(len(each)))
    return [
        (replace(routes, among=among, counted=counted), live(own, part))
        for among, counted, part in each[0]
        if among != ()
    ]


def _in_one_group(
    moe: Moe, routes: Routes, sets: tuple[Runs, ...]
) -> list[tuple[Runs | None, Runs | None, Runs]]:
    """Of each group: among which of it is chosen and what is counted, None for all; the rank's."""
    size = moe.experts // moe.router.groups
    *said, own = ({i for run in runs for i in run if i >= 0} for runs in sets)
    among = said[0] if routes.among is not None else None
    counted = said[-1] if routes.counted is not None else None
    found: dict[tuple[Runs | None, Runs | None], set[int]] = {}
    for start in range(0, moe.experts, size):
        group = {*range(start, start + size)}
        choosable = group if among is None else group & among
        summed = choosable if counted is None else choosable & counted
        if not group & own:
            continue
        told = (
            None if choosable == group else _of(choosable),
            None if summed == choosable else _of(summed),
        )
        found.setdefault(told, set()).update(group & own)
    return [(*told, _of(part)) for told, part in found.items()]


def _of(experts: set[int]) -> Runs:
    return canon(range(i, i + 1) for i in sorted(experts))


def _gates(world: World, moe: Moe, routes: Routes, own: Runs, *, weighed: bool) -> list[Term]:
    chosen, most = choice_of(moe, routes)
    inside = live(own, routes.among)
    if not weighed:
        return [Term(1, world.value("gate", *chosen), (inside,))]
    router = moe.router
    if _of_none(moe, routes):
        chosen = "none at times", chosen, routes.among
    one = router.score == "softmax" and moe.experts == 1
    if not (router.renormalise or router.score == "topk_softmax"):
        name = chosen if one else ("weighed", chosen, *routes.told[:2])
        return [Term(1, _scaled(world, router, name), (inside,))]
    if routes.counted is None:
        # What a rank may not choose is not in its sum, though its choice be the model's.
        name = chosen if one or most <= 1 else _over(routes, chosen, routes.among)
        return [Term(1, _scaled(world, router, name), (inside,))]
    # Weights of experts that are not counted are as they are, by a sum of others.
    alone = _most(moe, routes.counted) <= 1
    counted = chosen if one or alone else _over(routes, chosen, routes.counted)
    alone = router.score == "topk_softmax" and most <= 1
    rest = chosen if one or alone else ("beside", *_over(routes, chosen, routes.counted))
    both = [
        Term(1, _scaled(world, router, counted), (live(inside, routes.counted),)),
        Term(1, _scaled(world, router, rest), (live(inside, routes.counted, inside=False),)),
    ]
    return [term for term in both if any(run.start >= 0 for run in term.maps[0])]


def _of_none(moe: Moe, routes: Routes) -> bool:
    """Whether a softmax over what is chosen is one over nothing, which is no number.

    A token's best groups may be none of those that the rank chooses from.
    """
    router, among = moe.router, routes.among
    if router.score != "topk_softmax" or among is None or router.groups == 1:
        return False
    size = moe.experts // router.groups
    each = [
        router.groups - len({i // size for run in of_member(among, m) for i in run})
        >= router.top_groups
        for m in range(members(among) if is_shifted(among) else 1)
    ]
    if len(set(each)) > 1:
        raise Differ(each)
    return each[0]


def _over(routes: Routes, chosen: Name, counted: Runs | None) -> Name:
    return "shared out", chosen, *routes.told[:2], counted


def _scaled(world: World, router: Router, name: Name) -> int:
    return world.value("gate", *name) if router.scale is None else world.value("scaled gate", *name)


def choice_of(moe: Moe, routes: Routes) -> tuple[Name, int]:
    """The name of what an expert's choice is, and how many experts are chosen at most."""
    router, count = moe.router, min(moe.router.top_k, moe.experts)
    by_group = router.groups > 1 and router.top_groups < router.groups
    if routes.among is None:
        if count >= moe.experts:
            return ONE, moe.experts
        told = by_group, True, None
        return ("chosen", *routes.told[:2], *told), count
    most = _most(moe, routes.among, limit=False)
    by_rank = most > count
    if not by_rank and not by_group:
        return ONE, most
    told = by_group, by_rank, routes.among if by_rank else None
    if not by_rank and count == _most(moe, whole(moe.experts), limit=False):
        # So many are chosen that the model takes all of its best groups.
        told = by_group, True, None
    return ("chosen", *routes.told[:2], *told), min(most, count)


def _most(moe: Moe, among: Runs, *, limit: bool = True) -> int:
    """How many of these can be chosen together."""
    router = moe.router
    if router.groups == 1:
        found = length(among)
    elif is_shifted(among):
        each = [_in_groups(moe, of_member(among, m)) for m in range(members(among))]
        if len(set(each)) > 1:
            raise Differ(each)
        found = each[0]
    else:
        found = _in_groups(moe, among)
    return min(found, router.top_k, moe.experts) if limit else found


def _in_groups(moe: Moe, among: Runs) -> int:
    router = moe.router
    size = moe.experts // router.groups
    counts = [0] * router.groups
    for run in among:
        for expert in run:
            counts[expert // size] += 1
    return sum(sorted(counts)[-router.top_groups :])
