"""Which rank has what of every operator's result, read off its values.

A rank has the model's value at indices of its own, or a part of a sum that the ranks of a group
have together. What is neither is no value of the model's, as a function of a partial sum.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from shardproof.spec.engine.blame import CACHES, FEW, UNSEEN, Blamed, shortened, who_is_to_blame
from shardproof.spec.engine.decide import layer_by_layer, sizes
from shardproof.spec.engine.entries import Entries, Part, Parts, Weights
from shardproof.spec.engine.indices import Beyond, beside, canon, whole
from shardproof.spec.engine.naming import named_in
from shardproof.spec.engine.outputs import Size
from shardproof.spec.engine.ranks import Classes, Uncovered, rank_by_rank
from shardproof.spec.engine.routing import Routes
from shardproof.spec.engine.sent import Sent
from shardproof.spec.engine.shifts import is_shifted, of_member
from shardproof.spec.engine.values import Held, Ids, Rows, World
from shardproof.spec.engine.watching import PASSING_ON, SUMS, Event, Model, Watch, added
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.mesh import axis_over, place_over
from shardproof.spec.model.model import Model as Whole
from shardproof.spec.model.model import Moe
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.ops.asked import weight_named
from shardproof.spec.program.ops.attention import (
    CacheRead,
    CacheStep,
    Delta,
    First,
    LatentKeys,
    LatentValues,
    MergeBlocks,
    OneHead,
    Quotient,
    Rope,
    Scores,
    Second,
    Weigh,
)
from shardproof.spec.program.ops.blocks import (
    BlockGather,
    BlockOwn,
    BlockReduce,
    BlockReturn,
    Choose,
)
from shardproof.spec.program.ops.collectives import Exchange, MergeRanks, ToHeads, ToTokens
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.experts import Experts, Route, SharedExpert
from shardproof.spec.program.ops.head import HeadLinear
from shardproof.spec.program.ops.index import ChooseKeys, IndexKeys, IndexScores
from shardproof.spec.program.ops.norms import HeadMoments, HeadNorm, Moments
from shardproof.spec.program.ops.passing import Receive
from shardproof.spec.program.ops.stream import Learned, Linear, Lookup, OutLinear
from shardproof.spec.program.runs import Runs, length, pads
from shardproof.spec.program.split import sizes_of
from shardproof.spec.record import dataclass, field, replace


@dataclass(frozen=True, slots=True)
class Dim:
    name: str
    size: int
    """Of one device's tensor; -1 for tokens and keys, of which there is any number."""
    map: Split | None = None
    """None: every rank has all indices, in their order."""

    def __str__(self) -> str:
        if self.map is None:
            return self.name
        told = str(self.map.spec) if self.map.spec is not None else sizes_of(self.map)
        return f"{self.name}/{self.map.axis} {told}"


@dataclass(frozen=True, slots=True)
class Placement:
    dims: tuple[Dim, ...]
    partial: tuple[str, ...] = ()
    """The axes of the group whose ranks add up to the model's value; `block`: those that share
    the experts."""
    tokens: str = "own"
    """Whose tokens, or keys, it is of."""

    def __str__(self) -> str:
        over = " and ".join("the experts' ranks" if a == "block" else a for a in self.partial)
        partial = f", partial sum over {over}" if over else ""
        keys = "" if self.tokens == "own" else f", {self.tokens} tokens"
        return f"[{', '.join(map(str, self.dims))}]{partial}{keys}"


@dataclass(slots=True)
class Placed:
    """A phase: by an operator's name what ranks have of its result, as far as that is right."""

    of: dict[str, Placement] = field(default_factory=dict[str, Placement])
    blamed: str = ""
    """The operator that is to blame, if any."""
    why: str = ""
    """Why nothing is known behind it, or nothing at all."""


def placements(model: Whole, plan: Plan) -> Mapping[PhaseName, Placed]:
    """Of both phases, at one size that the plan may have."""
    out: dict[PhaseName, Placed] = {name: Placed() for name in PHASES}
    if model.unmodelled or any(layer < 0 for layer in model.layers):
        for each in out.values():
            each.why = "the model has fields that are not modelled, so no value is known"
        return out
    blamed = who_is_to_blame(model, plan)
    try:
        size = next(iter(sizes(plan, named_in(model, plan)))) if blamed is None else blamed.size
        watch, truth = _watched(shortened(model, plan) or model, plan, size)
    except (Uncovered, Beyond) as why:
        for each in out.values():
            each.why = f"nothing is said by value: {why}"
        return out
    read = _Reader(truth)
    stop = _stop(watch, blamed)
    for event in watch.events if stop is None else watch.events[:stop]:
        found = out[event.ctx.name]
        if (placement := read(event)) is not None:
            found.of.setdefault(event.op.out, placement)
    if blamed is not None:
        _tell(out, blamed)
    return out


def _tell(out: Mapping[PhaseName, Placed], blamed: Blamed) -> None:
    name = blamed.phase or PHASES[0]
    out[name].blamed, out[name].why = blamed.op, f"{blamed.op}: {blamed.said}"
    if name == "prefill":
        out["decode"].of.clear()
        out["decode"].why = "prefill stops, so nothing of decode is shown"


def _stop(watch: Watch, blamed: Blamed | None) -> int | None:
    """The number of the event that is to blame."""
    if blamed is None:
        return None
    return next((event.number for event in watch.events
                 if event.op.out == blamed.op and blamed.phase in (None, event.ctx.name)),
                len(watch.events))  # fmt: skip


def _watched(model: Whole, plan: Plan, size: Size) -> tuple[Watch, Model]:
    ours, theirs = Watch(), Watch()
    few = max(p.dp * p.sp * p.tp for p in map(plan.phase, PHASES)) <= FEW
    classes: dict[PhaseName, Classes] | None = None
    if few:
        classes = {name: rank_by_rank(plan.phase(name)) for name in PHASES}
    layer_by_layer(model, plan, size, classes, (ours, theirs))
    if not theirs.events:
        raise Uncovered("one device runs nothing")
    return ours, Model(theirs, theirs.events[-1].visit.stage.world)


@dataclass(slots=True)
class _Reader:
    """Reads events in the order of a run."""

    truth: Model
    known: dict[int, Placement] = field(default_factory=dict[int, Placement])
    """By event."""

    def __call__(self, event: Event) -> Placement | None:
        first = next((x for x in event.found if x is not None), None)
        given = self._given(event)
        if type(event.op) in CACHES and given:
            found = replace(given[0], tokens=self._tokens(event), partial=_either(given))
        elif first is None:
            return None
        else:
            partial, names = self._partial(event), self._names(event, first)
            tokens = self._tokens(event)
            dims = self._dims(event, names, zeros=bool(partial), over_sp=tokens == "all")
            rows = Dim("sequence", -1), self._token(event)
            found = Placement((*rows, *dims), partial, tokens)
        self.known[event.number] = found
        return found

    def _given(self, event: Event) -> list[Placement]:
        every = (self.known.get(g.number) for g in event.given if g is not None)
        return [each for each in every if each is not None]

    def _names(self, event: Event, x: object) -> tuple[str, ...]:
        op, held = event.op, tensor(x)
        if isinstance(x, Ids):
            return ()
        given = [tuple(dim.name for dim in each.dims[2:]) for each in self._given(event)]
        found = GIVES.get(type(op))
        if isinstance(op, HeadMoments):
            found = ("head",) if op.over == "head" else ()
        if isinstance(op, Linear):
            found = _of_linear(event)
        if isinstance(op, Second) and event.ctx.layer.attention.delta is not None:
            found = OF_STATE["v"]
        if found is None:
            found = given[0] if given else ("hidden",)
        count = len(held.sizes) - isinstance(x, Entries) if held is not None else len(found)
        return found if len(found) == count else found[:count]

    def _tokens(self, event: Event) -> str:
        """Whose tokens, or keys: an operator's own word, or that of what it reads."""
        op = event.op
        given = [each.tokens for each in self._given(event)]
        if isinstance(op, (ToHeads, ToTokens)):
            return "all" if isinstance(op, ToHeads) else "own"
        if "all" in given:
            return "all"
        match op:
            case Exchange():
                return "ring" if op.how == "ring" else "gathered"
            case CacheStep():
                return "cached"
            case BlockGather():
                return "each" if op.how == "each" else "once"
            case Weigh() if event.ctx.layout != "keys" and "ring" not in given:
                return "own"
            case _ if type(op) in ENDING:
                return "own"
            case _:
                return next((each for each in given if each != "own"), "own")

    def _partial(self, event: Event) -> tuple[str, ...]:
        """The axes over which it is a partial sum."""
        if type(event.op) in UNSEEN:
            return _either(self._given(event))
        if self.truth.is_right(event, event.found) and not _on_some_alone(event):
            return ()
        for axes in SUMS:
            found = added(event, axes)
            if found is not None and self.truth.is_right(event, found):
                return axes
        return ()

    def _token(self, event: Event) -> Dim:
        """The tokens: where a rank of tp has some of its rank of sp alone, by the stream's cut."""
        phase = event.ctx.phase
        some = any(
            isinstance(x, Held) and len_of(x.rows) < len_of(rank.rows)
            for rank, x in zip(event.visit.stage.ranks, event.found, strict=True)
        )
        if not some or phase.tp == 1:
            return Dim("token", -1)
        return Dim("token", -1, Split("tp", -2, ((),) * phase.tp, phase.stream_tokens))

    def _dims(
        self, event: Event, names: Sequence[str], *, zeros: bool, over_sp: bool
    ) -> Iterator[Dim]:
        """Each dimension; with zeros, a rank of nothing else adds them to the others'."""
        both = "tp+sp" if over_sp else _queries_over(event.ctx)
        by_tp = [] if over_sp else _by_tp(event)
        by_both = _by_tp_and_sp(event, both) if both else []
        if any(isinstance(x, Routes) for x in event.found):
            by_tp = by_both = []
        of_tp, of_both = _every_asked(by_tp, len(names)), _every_asked(by_both, len(names))
        for at, name in enumerate(names):
            size = -1 if name == "key" else self._size(event, name, at)
            axis, parts = "tp", of_tp[at]
            if both and (over_sp or _differs_over_sp(event, of_both[at], both)):
                axis, parts = both, of_both[at]
            if zeros:
                parts = tuple(None if own and own[0].start < 0 else own for own in parts)
            alone = len(parts) == 1 or all(own in (None, whole(size)) for own in parts)
            if name == "key" or size < 0 or alone:
                yield Dim(name, size)
            else:
                yield Dim(name, size, _map(event.op, parts, size, axis))

    def _size(self, event: Event, name: str, at: int) -> int:
        model, layer = event.ctx.model, event.ctx.layer
        if name == "hidden":
            return model.hidden
        if name == "vocab":
            return model.vocab
        if name == "experts":
            return layer.ffn.experts if isinstance(layer.ffn, Moe) else -1
        first = event.given[0] if event.given else None
        twins = self.truth.twin(event)
        if not twins and first is not None and type(event.op) in AS_READ:
            return self._size(first, name, at)
        if not twins and first is not None and isinstance(first.op, CacheRead):
            put = first.given[0 if isinstance(event.op, First) else 1]
            return -1 if put is None else self._size(put, name, at)
        for twin in twins:
            for x in twin.found:
                if (held := tensor(x)) is not None:
                    own = held.sizes[isinstance(x, Entries) :]
                    return own[at] if at < len(own) else -1
        return -1


GIVES: Mapping[type[Op], tuple[str, ...]] = {
    Lookup: ("hidden",), Learned: ("hidden",), OutLinear: ("hidden",), Experts: ("hidden",),
    SharedExpert: ("hidden",), Receive: ("hidden",), HeadLinear: ("vocab",),
    Scores: ("head", "key"), Weigh: ("head", "head_dim"), OneHead: ("head", "head_dim"),
    LatentKeys: ("head", "head_dim"), LatentValues: ("head", "head_dim"), Moments: (),
    HeadMoments: ("head",), Choose: (), Route: ("experts",), Delta: ("head", "head_dim"),
    IndexKeys: ("head", "head_dim"), IndexScores: ("head", "key"), ChooseKeys: ("key",),
}  # fmt: skip
"""The dimensions of what an operator gives but sequences and tokens; of others, its operand's."""
LINEAR: Mapping[str, tuple[str, ...]] = {
    **dict.fromkeys(("q", "k", "v"), ("head", "head_dim")),
    **dict.fromkeys(("q_down", "kv_down", "k_rope"), ("rank",)),
    **dict.fromkeys(("up", "gate"), ("width",)),
    "router": ("experts",),
}
"""Those of a product with a weight, by its last name; of others, the stream's."""
OF_STATE: Mapping[str, tuple[str, ...]] = {"k": ("head", "both"), "v": ("head", "gated")}
"""Queries are beside keys there, and two gates behind each value head."""
OF_INDEX: Mapping[str, tuple[str, ...]] = {
    "q": ("head", "head_dim"), "k": ("rank",), "weights": ("head",),
}  # fmt: skip
AS_READ: Kinds = frozenset((MergeBlocks, MergeRanks, Rope, HeadNorm, *PASSING_ON))
"""As large as what they read: so are those that one device does not have, or has once for two."""
ENDING: Kinds = frozenset((
    Quotient, MergeBlocks, MergeRanks, BlockReduce, BlockReturn, BlockOwn, Choose,
))  # fmt: skip
"""Behind these a rank has its own tokens."""


def _of_linear(event: Event) -> tuple[str, ...]:
    module, _, name = str(weight_named(event.op)).rpartition(".")
    if module.endswith("attention.index"):
        return OF_INDEX.get(name, ("hidden",))
    if module.endswith("attention"):
        if name == "gate":
            return LINEAR["v"]
        if event.ctx.layer.attention.delta is not None and name in OF_STATE:
            return OF_STATE[name]
    return LINEAR.get(name, ("hidden",))


def len_of(rows: Rows) -> int:
    return sum(map(len, rows.tokens))


def tensor(x: object) -> Held | None:
    """The tensor of a result, or the first of them."""
    match x:
        case Held():
            return x
        case Entries() | Weights() | Ids():
            return x.of
        case Part():
            return x.top
        case Parts():
            return x.each[0].top if x.each else None
        case Sent():
            return tensor(x.values[0]) if x.values else None
        case _:
            return None


Asking = Callable[[int], Runs | None]


def _by_tp(event: Event) -> list[Asking | None]:
    """For each rank of tp of the first replica, how to ask for its indices of an axis."""
    every: list[Asking | None] = [None] * event.ctx.phase.tp
    met: set[int] = set()
    for rank, x in zip(event.visit.stage.ranks, event.found, strict=True):
        held = tensor(x)
        if held is None or not held.rows.any or not met.isdisjoint(rank.members):
            continue
        met.update(rank.members)
        for member, tp in enumerate(rank.members):
            every[tp] = _asking(event.visit.stage.world, held, member, isinstance(x, Entries))
    return every


def _by_tp_and_sp(event: Event, axis: str) -> list[Asking | None]:
    """The same for each rank of tp and of sp, in the order of an axis that is both."""
    every: list[Asking | None] = [None] * (event.ctx.phase.tp * event.ctx.phase.sp)
    for rank, x in zip(event.visit.stage.ranks, event.found, strict=True):
        held = tensor(x)
        for member, tp in enumerate(rank.members if held is not None and held.rows.any else ()):
            place = _place(event.ctx, axis, tp, rank.sp)
            if held is not None and every[place] is None:
                asking = _asking(event.visit.stage.world, held, member, isinstance(x, Entries))
                every[place] = asking
    return every


def _place(ctx: Context, axis: str, tp: int, sp: int) -> int:
    size = {"tp": ctx.phase.tp, "sp": ctx.phase.sp}
    return place_over(axis, {"tp": tp, "sp": sp}.__getitem__, size.__getitem__)


def _queries_over(ctx: Context) -> str:
    """The axes that queries lie over where ranks share keys, as one; nothing elsewhere."""
    return axis_over(ctx.over("attention")) if ctx.apart("attention") else ""


Places = tuple[Runs | None, ...]


def _every_asked(every: Sequence[Asking | None], count: int) -> list[Places]:
    """Of so many axes what each rank has.

    A rank that has pads alone along one axis has as many of another as all others have of it.
    """
    found = [tuple(ask(at) if ask is not None else None for ask in every) for at in range(count)]
    filled = [_filled(parts) for parts in found]
    return filled if any(_pads(own) for parts in filled for own in parts) else found


def _filled(parts: Places) -> Places:
    """With what all others have in the place of as many pads, where these have all the same."""
    others = {own for own in parts if not _pads(own)}
    if len(others) != 1 or (there := others.pop()) is None:
        return parts
    return tuple(there if _pads(own) and length(own or ()) == length(there) else own
                 for own in parts)  # fmt: skip


def _pads(own: Runs | None) -> bool:
    return bool(own) and all(run.start < 0 for run in own or ())


def _differs_over_sp(event: Event, parts: Sequence[Runs | None], axis: str) -> bool:
    """Whether ranks of sp have other indices than each other of a dimension, and all are known."""
    ctx = event.ctx
    if not parts or None in parts or type(event.op) in UNSEEN:
        return False
    return any(
        len({parts[_place(ctx, axis, tp, sp)] for sp in range(ctx.phase.sp)}) > 1
        for tp in range(ctx.phase.tp)
    )


def _either(given: Sequence[Placement]) -> tuple[str, ...]:
    return next((each.partial for each in given if each.partial), ())


def _on_some_alone(event: Event) -> bool:
    """Whether some ranks have zeros in place of what others have."""
    every = [x for x in map(tensor, event.found) if x is not None and x.rows.any]
    full = [bool(x.terms) for x in every if 0 not in x.sizes]
    return any(full) and not all(full)


def _asking(world: World, held: Held, member: int, first: bool) -> Asking:  # noqa: FBT001
    def ask(at: int) -> Runs | None:
        found: Runs | None = None
        for term in held.terms:
            if world.is_level(term.value):
                continue  # a function of pads
            own = term.maps[at + first] if at + first < len(term.maps) else ()
            own = of_member(own, member) if is_shifted(own) else own
            found = own if found is None else beside(found, own)
        if found is not None:
            return found
        size = held.sizes[at + first] if at + first < len(held.sizes) else 0
        # Where it has nothing of another axis, nobody knows what it would have of this one.
        return pads(size) if 0 not in held.sizes else () if size == 0 else None

    return ask


def _map(op: Op, parts: tuple[Runs | None, ...], size: int, axis: str) -> Split:
    """Who has which; by the operator's own map if that says the same, for it knows its cut."""
    for own in op.maps:
        if (own.axis, own.size, len(own)) == (axis, size, len(parts)):
            every = zip(parts, map(own.part, range(len(own))), strict=True)
            if own.spec is None and all(x is None or x == canon(y) for x, y in every):
                return own
    return Split(axis, size, tuple(part or () for part in parts))
