"""What decode's ranks read that prefill's rank of the same number does not hold.

A cache entry has a layer, a sequence, a token and a KV head, and what a rank
holds or needs is a product of four sets, one an axis. So a rank that needs
anything lacks nothing exactly if it lacks nothing on any axis.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable
from itertools import chain, islice
from typing import Literal

from shardproof.spec.layout.axes import cut_of
from shardproof.spec.layout.chunks import over_chunks
from shardproof.spec.layout.context import Context
from shardproof.spec.layout.heads_over_sp import heads_at, kv_at
from shardproof.spec.layout.measures import dims_of, kv_groups, real, steps
from shardproof.spec.plan.cuts import Cut, first_missing
from shardproof.spec.plan.lengths import first_of, telling, turns
from shardproof.spec.plan.linear import Axis
from shardproof.spec.record import dataclass, field

MOST_RANKS = 65_536
"""Ranks that are compared one by one where the phases' degrees differ."""

COMPARISONS = 1 << 16
"""Of two ranks at one length of an axis; only degrees in the hundreds need so many."""

EntryAxis = Literal["heads", "layers", "sequences", "tokens"]
_MESH: dict[EntryAxis, Axis] = {
    "heads": "tp",
    "layers": "pp",
    "sequences": "dp",
    "tokens": "sp",
}


@dataclass(frozen=True, slots=True)
class Handoff:
    """`lacks` names the axes on which some rank lacks entries, and where first."""

    lacks: dict[EntryAxis, str]
    unpaired: bool = False
    undecided: bool = False
    mixed: bool = False
    """Whether decode reads slices of raw storage that are not what stands there (`slices`)."""


@dataclass(frozen=True, slots=True)
class Piece:
    """One index of an axis; a KV head may be held in part, or as a share of a sum."""

    index: int
    dims: frozenset[int] | None = None
    share: int | None = None


Pieces = frozenset[Piece]


def compare(prefill: Context, decode: Context) -> Handoff:
    """Rank i of prefill against rank i of decode."""
    if prefill.world != decode.world:
        return Handoff({}, unpaired=True)
    same_mesh = numbered_alike(prefill, decode)
    if not same_mesh and decode.world > MOST_RANKS:
        return Handoff({}, undecided=True)
    two = Phases(prefill, decode)
    lacks: dict[EntryAxis, str] = {}
    undecided = False
    for axis, mesh in _MESH.items():
        alike = same_mesh and not (axis == "heads" and deals_heads(prefill))
        if (alike and _same_choice(prefill, decode, axis)) or _keeps_all(prefill, axis):
            continue
        pairs = _alike(two, axis) if alike else _by_rank(two, axis)
        tried = ((n, pair) for n in _lengths(prefill, decode, axis) for pair in pairs)
        for n, (held_at, needed_at) in islice(tried, COMPARISONS):
            if lack := _lack(prefill, decode, axis, n, held_at, needed_at):
                lacks[axis] = f"{mesh} rank {needed_at} reads {lack}"
                break
        else:
            undecided = undecided or next(tried, None) is not None
    # What was found is enough; what was not looked at matters only where nothing was.
    return Handoff(lacks, undecided=undecided and not lacks)


def numbered_alike(prefill: Context, decode: Context) -> bool:
    """Whether the ranks of a number have the same coordinates in both phases."""
    old, new = prefill.phase, decode.phase
    same = all(getattr(old, axis) == getattr(new, axis) for axis in _MESH.values())
    return same and old.mesh == new.mesh


@dataclass(slots=True)
class Phases:
    """Which ranks have anything to do with each other, asked once of each coordinate."""

    prefill: Context
    decode: Context
    known: dict[tuple[EntryAxis, int, int], bool] = field(
        default_factory=dict[tuple[EntryAxis, int, int], bool]
    )

    def asked(self, sp: int) -> bool:
        """Whether a rank of sp runs a step; where they take turns, a declared few may not do."""
        if self.decode.layout not in _IN_TURN:
            return True
        steps = self.decode.plan.workload.steps
        return steps is None or sp < steps

    def wants(self, axis: EntryAxis, at: int) -> bool:
        """Whether a rank of decode has any of an axis."""
        return self._any(axis, -1, at)

    def meet(self, axis: EntryAxis, held: int, needed: int) -> bool:
        """Whether a rank of decode has some of an axis that prefill's has, too."""
        return self._any(axis, held, needed)

    def _any(self, axis: EntryAxis, held: int, needed: int) -> bool:
        key = axis, held, needed
        if key not in self.known:
            lengths = islice(_lengths(self.prefill, self.decode, axis), 64)
            self.known[key] = any(self._some(axis, n, held, needed) for n in lengths)
        return self.known[key]

    def _some(self, axis: EntryAxis, n: int, held: int, needed: int) -> bool:
        mine = entries(self.decode, axis, n, needed)
        if held < 0:
            return any(mine)
        theirs = entries(self.prefill, axis, n, held)
        return any(i in run for own in mine for i in own for run in theirs)


_IN_TURN = ("alternate", "deal")


def _alike(two: Phases, axis: EntryAxis) -> list[tuple[int, int]]:
    """Each coordinate beside its own, where ranks of that coordinate have to do with another's.

    A rank that has entries of a layer and a sequence has to have those of the tokens and heads that
    are read; one that is never asked need not have any.
    """
    phase = two.decode.phase
    degree: int = getattr(phase, _MESH[axis])
    pairs = [(i, i) for i in range(min(degree, COMPARISONS + 1))]
    asked = two.asked(0)  # who is asked at all, the first one is
    some = {
        "layers": asked and any(two.wants("sequences", i) for i in range(phase.dp)),
        "sequences": asked and any(two.wants("layers", i) for i in range(phase.pp)),
    }
    met = all(
        any(two.meet(by, i, i) for i in range(getattr(phase, _MESH[by])))
        for by in ("layers", "sequences")
        if axis in ("tokens", "heads")
    )
    return pairs if some.get(axis, met) else []


def _by_rank(two: Phases, axis: EntryAxis) -> list[tuple[int, int]]:
    """Of ranks with the same number, the coordinates on an axis: those that matter as `_alike`."""
    found: set[tuple[int, int]] = set()
    for rank in range(two.decode.world):
        held = {by: _at(two.prefill, by, rank) for by in _MESH}
        needed = {by: _at(two.decode, by, rank) for by in _MESH}
        match axis:
            case "layers":
                matters = two.asked(needed["tokens"]) and two.wants(
                    "sequences", needed["sequences"]
                )
            case "sequences":
                matters = two.asked(needed["tokens"]) and two.wants("layers", needed["layers"])
            case _:
                matters = all(two.meet(by, held[by], needed[by]) for by in ("layers", "sequences"))
        if matters:
            found.add((held[axis], needed[axis]))
    return sorted(found)


def deals_heads(ctx: Context) -> bool:
    """Whether a rank of prefill keeps all tokens of a part of its heads, cut over sp."""
    latent = ctx.layer.attention.latent is not None
    return ctx.by_heads and ctx.phase.sequence.keep_all and not latent


def _at(ctx: Context, axis: EntryAxis, rank: int) -> int:
    """Where a rank stands along an axis; heads may be cut over tp and, in it, over sp."""
    at = coordinate(ctx, _MESH[axis], rank)
    if axis == "heads" and deals_heads(ctx):
        return at * ctx.phase.sp + coordinate(ctx, "sp", rank)
    return at


def coordinate(ctx: Context, axis: Axis, rank: int) -> int:
    stride = 1
    for name in reversed(ctx.phase.mesh):
        degree: int = getattr(ctx.phase, name)
        if name == axis:
            return rank // stride % degree
        stride *= degree
    raise ValueError(f"{axis} is not in the mesh")


def _same_choice(prefill: Context, decode: Context, axis: EntryAxis) -> bool:
    """Whether both phases were written alike on this axis, so nothing can differ."""
    match axis:
        case "layers":
            return prefill.phase.stages.layers == decode.phase.stages.layers
        case "sequences":
            return prefill.phase.batch.sequences == decode.phase.batch.sequences
        case "tokens":
            return prefill.phase.sp == 1
        case "heads":
            return prefill.phase.attention == decode.phase.attention


def _lengths(prefill: Context, decode: Context, axis: EntryAxis) -> Iterable[int]:
    """The lengths of an axis to be tried; where many, first those at which cuts differ."""
    match axis:
        case "layers":
            return [len(prefill.model.layers)]
        case "heads":
            return [prefill.layer.attention.kv_heads]
        case "sequences":
            declared = prefill.plan.workload.batch
            cuts = [each.phase.batch.sequences for each in (prefill, decode)]
            ranks = prefill.phase.dp, decode.phase.dp
        case "tokens":
            declared = prefill.plan.workload.prompt
            cuts = [prefill.phase.sequence.cut, decode.phase.sequence.keys]
            ranks = prefill.phase.sp, decode.phase.sp
    if declared is not None:
        return [declared]
    if axis == "tokens" and prefill.phase.chunks.several:
        return _in_passes(prefill, decode)
    tried = telling(cuts[0], ranks[0], cuts[1], ranks[1])
    most = tried[-1]
    early = [most, most // 2 + 1, most // 2, most - 1] if len(tried) > 129 else []
    return chain(early, tried)


def _in_passes(prefill: Context, decode: Context) -> Iterable[int]:
    """Lengths of one pass and of two, with each remainder of the second."""
    said = prefill.phase.chunks
    turn = 2 * max(
        turns(prefill.phase.sequence.cut, prefill.phase.sp),
        turns(decode.phase.sequence.keys, decode.phase.sp),
    )
    heads = dict.fromkeys((0, said.prefix or 0, (said.prefix or 0) + (said.tokens or 0)))
    return [head + n for head in heads for n in range(1, turn + 2)]


def _keeps_all(ctx: Context, axis: EntryAxis) -> bool:
    """Whether every rank holds the whole axis, however long it is."""
    sequence, batch = ctx.phase.sequence, ctx.phase.batch
    match axis:
        case "sequences":
            return _is_whole(Cut(batch.sequences, 0, ctx.phase.dp))
        case "tokens":
            kept = sequence.keep_all or carries(ctx)
            return kept or _is_whole(Cut(sequence.cut, 0, ctx.phase.sp))
        case _:
            return False


def _is_whole(cut: Cut) -> bool:
    one = cut.parts == 1 and cut.spec.kind not in ("sizes", "listed")
    return one or cut.spec.kind == "whole"


def _lack(
    prefill: Context, decode: Context, axis: EntryAxis, n: int, held: int, needed: int
) -> str:
    """An entry that is needed and not held, in words; empty where there is none."""
    if axis == "heads":
        has, wants = heads_on(prefill, held), heads_on(decode, needed)
        lacking = (p for p in wants if p not in has and not any(_holds(h, p) for h in has))
        missing = min((piece.index for piece in lacking), default=None)
        keys = decode.layer.attention.kv_heads
        if missing is not None and decode.layer.attention.delta is not None:
            head = f"value head {missing - keys}" if missing >= keys else f"key head {missing}"
            return f"{head}, {_NOT_HELD}"
    else:
        missing = first_missing(entries(decode, axis, n, needed), entries(prefill, axis, n, held))
    return "" if missing is None else f"{_NAMES[axis]} {missing}, {_NOT_HELD}"


_NOT_HELD = "which that rank does not hold after prefill"


def _holds(held: Piece, wanted: Piece) -> bool:
    if held.index != wanted.index or held.share != wanted.share:
        return False
    return held.dims is None or (wanted.dims is not None and wanted.dims <= held.dims)


_NAMES = {"heads": "KV head", "layers": "layer", "sequences": "sequence", "tokens": "token"}


def entries(ctx: Context, axis: EntryAxis, n: int, at: int) -> list[range]:
    """What the rank holds (prefill) or reads (decode) of an axis of this length."""
    phase = ctx.phase
    match axis:
        case "layers":
            cut = Cut(phase.stages.layers, n, phase.pp)
            met_once = phase.stages.order == "layer" and cut.spec.kind in ("listed", "whole")
            if met_once or phase.stages.offset == "equal":
                own = [taken for stage, _, taken in steps(ctx) if stage == at]
                return [range(i, i + 1) for i in own if i < n]
        case "sequences":
            cut = Cut(phase.batch.sequences, n, phase.dp)
        case _ if ctx.name == "prefill" and not (phase.sequence.keep_all or carries(ctx)):
            cut = Cut(over_chunks(phase, n), n, phase.sp)
        case _ if (
            ctx.name == "decode" and ctx.layout == "keys" and ctx.layer.attention.delta is None
        ):
            more = ctx.plan.workload.steps
            return list(first_of(phase.sequence.keys, n, more, phase.sp, at))
        case _:
            return [range(n)]
    # By hand a rank may list what the axis does not have.
    return [run[: bisect_left(run, n)] for run in cut.indices(at)]


def carries(ctx: Context) -> bool:
    """Whether a rank of prefill has a state behind all tokens, whichever are its own."""
    sequence = ctx.phase.sequence
    gathers = ctx.phase.sp > 1 and sequence.exchange == "gather"
    dealt = ctx.by_heads and sequence.keep_all
    return ctx.layer.attention.delta is not None and (gathers or dealt)


def _all(n: int) -> Pieces:
    return frozenset(map(Piece, range(n)))


def heads_on(ctx: Context, at: int) -> Pieces:
    attention, plan = ctx.layer.attention, ctx.phase.attention
    if attention.latent is not None:
        return _all(1)
    # Of a layer with a state, the value heads are numbered behind its key heads.
    count = attention.kv_heads + (attention.heads if attention.delta is not None else 0)
    whole = range(count)
    if deals_heads(ctx):
        return _dealt(ctx, *divmod(at, ctx.phase.sp))
    if plan.qkv.split == "in" and ctx.phase.tp > 1:
        # A sum still due is of use only to the rank that has the same share of it.
        left = plan.qkv.collective == "none"
        due = [left or where != "boundary" for where in (plan.qkv.k_sum, plan.qkv.v_sum)]
        if any(due):
            share = 4 * at + 2 * due[0] + due[1]
            return frozenset(Piece(head, share=share) for head in whole)
    if plan.qkv.collective == "all_gather" or plan.qkv.split in ("in", "none"):
        return _all(count)
    if attention.delta is not None:
        return _with_values(ctx, at)
    if plan.qkv.split == "head_dim":
        dims = frozenset(dims_of(ctx, at))
        part = None if len(dims) == attention.head_dim else dims
        return frozenset(Piece(head, part) for head in whole)
    if plan.kv_heads.kind == "needed":
        return frozenset(map(Piece, kv_groups(ctx, at)))
    held = Cut(plan.kv_heads, attention.kv_heads, ctx.phase.tp)
    return frozenset(Piece(head) for head in chain(*real(held, at)))


def _dealt(ctx: Context, tp: int, sp: int) -> Pieces:
    """The heads that a rank has been given of all tokens."""
    attention, qkv = ctx.layer.attention, ctx.phase.attention.qkv
    keys = [head for head in kv_at(ctx, tp, sp) if head >= 0]
    if attention.delta is not None:
        keys += [attention.kv_heads + head for head in heads_at(ctx, tp, sp) if head >= 0]
    if qkv.split == "in" and ctx.phase.tp > 1:
        due = [qkv.collective == "none" or where != "boundary" for where in (qkv.k_sum, qkv.v_sum)]
        if any(due):
            share = 4 * tp + 2 * due[0] + due[1]
            return frozenset(Piece(head, share=share) for head in keys)
    dims = frozenset(dims_of(ctx, tp)) if qkv.split == "head_dim" else frozenset[int]()
    part = dims if dims and len(dims) < attention.head_dim else None
    return frozenset(Piece(head, part) for head in keys)


def _with_values(ctx: Context, at: int) -> Pieces:
    """The key heads and the value heads of a state that a rank has, each whole."""
    attention, plan = ctx.layer.attention, ctx.phase.attention
    if plan.qkv.split == "head_dim":
        return _all(attention.kv_heads + attention.heads)
    keys = (
        kv_groups(ctx, at)
        if plan.kv_heads.kind == "needed"
        else chain(*real(Cut(plan.kv_heads, attention.kv_heads, ctx.phase.tp), at))
    )
    values = chain(*real(cut_of(ctx, "attention.heads"), at))
    behind = (attention.kv_heads + head for head in values if head < attention.heads)
    return frozenset(map(Piece, chain(keys, behind)))
