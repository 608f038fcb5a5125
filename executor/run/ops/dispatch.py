"""Tokens to the ranks of their experts, and back."""

from __future__ import annotations

from collections.abc import Sequence
from functools import reduce

from shardproof.executor.domains import CannotRun, Tensor
from shardproof.executor.run.ops.sizes import check_tokens
from shardproof.executor.run.state.faults import Stuck, named
from shardproof.executor.run.state.groups import key_of
from shardproof.executor.run.state.rank import Kind, Rank, as_kind
from shardproof.spec.program.op import Op, Split
from shardproof.spec.program.ops.blocks import (
    BlockGather,
    BlockOwn,
    BlockReduce,
    BlockReturn,
    GatherRows,
)
from shardproof.spec.record import dataclass, replace


@dataclass(frozen=True, slots=True)
class Sent:
    """What a rank holds for others after a dispatch: one entry for each source."""

    sources: tuple[int, ...]
    """Numbers of ranks in the stage."""
    values: tuple[object, ...]
    """Tokens, routes or results of each."""
    how: str = "each"
    """Whether each rank's tokens were sent, or each token once."""

    def all_of(self, kind: type[Kind]) -> list[Kind]:
        return [as_kind("what was sent", value, kind) for value in self.values]

    def beside(self, other: Sent, op: Op) -> list[tuple[object, object]]:
        """What two hold for the same sources."""
        if len(self.values) != len(other.values):
            why = f"one is of {len(self.values)} ranks, the other of {len(other.values)}"
            raise CannotRun(op.out, (), why)
        return list(zip(self.values, other.values, strict=True))


def block_of(ranks: Sequence[Rank], rank: Rank) -> list[Rank]:
    size = rank.ctx.block
    return [r for r in ranks if r.number // size == rank.number // size]


def block_group(
    ranks: Sequence[Rank], rank: Rank, op: BlockGather | BlockReduce | BlockReturn | BlockOwn
) -> list[Rank]:
    """The ranks over which a plan combines: those of the named axes of its block."""
    axes = op.group
    ep, etp = rank.in_block()
    out = [
        r
        for r in block_of(ranks, rank)
        if ("ep" in axes or r.in_block()[0] == ep) and ("tp" in axes or r.in_block()[1] == etp)
    ]
    extra = [a for a in ("dp", "sp") if a in axes]
    if extra:
        kept = [a for a in ("dp", "sp", "tp") if a not in extra]
        reached = {tuple(r.at[a] for a in kept) for r in out}
        out = [r for r in ranks if tuple(r.at[a] for a in kept) in reached]
    return sorted(out, key=lambda r: r.number)


def gather(op: BlockGather, ranks: Sequence[Rank]) -> None:
    """Dispatch: every rank of a group gets what the others hold, each token once or from each."""
    for rank in ranks:
        group = block_group(ranks, rank, op)
        check_idle(op, group)
        if op.how == "once":
            seen: dict[tuple[int, int, int], Rank] = {}
            for other in group:
                same = (
                    0
                    if rank.ctx.name == "decode" and rank.ctx.layout in ("repeat", "keys")
                    else other.at["sp"]
                )
                seen.setdefault((other.at["dp"], same, own_of(op, other)), other)
            group = list(seen.values())
        values = [r.value(op.ins[0]) for r in group]
        tokens: Split | None = op.tokens
        check_tokens(op, group, values, None if tokens is None else [
            len(r.own(tokens) or ()) for r in group])  # fmt: skip
        sources = tuple(r.number for r in group)
        rank.env[op.out] = Sent(sources, reordered(op, values), op.how)


def own_of(op: BlockGather, rank: Rank) -> int:
    """What tells ranks of tp apart, where each sends tokens of its own."""
    return rank.at["tp"] if op.tokens is not None else 0


def reordered(op: BlockGather, values: Sequence[object]) -> tuple[object, ...]:
    """What each source has, or as an edit mixes them up."""
    order = op.order
    if order in ("owner", None):
        return tuple(values)
    places: Sequence[int] = range(len(values))[::-1] if order == "reversed" else order
    if sorted(places) != list(range(len(values))):
        raise CannotRun(op.out, (), f"{len(values)} ranks are put in the order {list(places)}")
    return tuple(values[place] for place in places)


def check_idle(op: BlockGather | BlockReduce | GatherRows, group: Sequence[Rank]) -> None:
    """A replica that skips its collectives leaves the others waiting."""
    absent = [r for r in group if not r.work.sequences and r.ctx.phase.batch.idle == "skip"]
    busy = [r for r in group if r.work.sequences]
    if absent and busy and {r.at["dp"] for r in absent} - {r.at["dp"] for r in busy}:
        raise Stuck(
            op.out,
            [key_of(r) for r in busy],
            f"{named(key_of(absent[0]))}, which has no sequence and skips",
        )


def reduce_block(op: BlockReduce, ranks: Sequence[Rank]) -> None:
    out: dict[int, object] = {}
    made: dict[tuple[int, ...], object] = {}
    for rank in ranks:
        group = block_group(ranks, rank, op)
        check_idle(op, group)
        # Groups that hold the same make the same of it.
        given = tuple(id(r.value(op.ins[0])) for r in group)
        if given not in made:
            made[given] = added(op, group)
        out[rank.number] = made[given]
    for rank in ranks:
        rank.env[op.out] = out[rank.number]


def added(op: BlockReduce, group: Sequence[Rank]) -> object:
    """The sum of what ranks hold, or of what each of them holds for the same sources."""
    add = group[0].domain.add
    if not isinstance(group[0].value(op.ins[0]), Sent):
        return reduce(add, (r.get(op.ins[0]) for r in group))
    held = [r.of(op.ins[0], Sent) for r in group]
    if any(sent.sources != held[0].sources for sent in held):
        raise CannotRun(op.out, (), "the ranks hold what was made for different ones")
    columns = zip(*(sent.all_of(Tensor) for sent in held), strict=True)
    return replace(held[0], values=tuple(reduce(add, column) for column in columns))


def give_back(op: BlockReturn, ranks: Sequence[Rank]) -> None:
    """Combine: what the group made of a rank's tokens comes back to it, and is summed."""
    out: dict[int, Tensor] = {}
    for rank in ranks:
        group = block_group(ranks, rank, op)
        results: list[Tensor] = []
        for other in group:
            made = other.value(op.ins[0])
            if not isinstance(made, Sent):
                if other is rank:
                    results.append(other.get(op.ins[0]))
                continue
            check_how(op, made)
            source = made.sources.index(source_of(rank, made, op))
            results.append(as_kind(op.ins[0], made.values[source], Tensor))
        if not results:
            raise CannotRun(op.out, (), "nothing comes back to the rank")
        out[rank.number] = reduce(rank.domain.add, results)
    for rank in ranks:
        rank.env[op.out] = out[rank.number]


def keep_own(op: BlockOwn, ranks: Sequence[Rank]) -> None:
    for rank in ranks:
        made = rank.of(op.ins[0], Sent)
        check_how(op, made)
        rank.env[op.out] = made.values[made.sources.index(source_of(rank, made, op))]


def check_how(op: BlockReturn | BlockOwn, made: Sent) -> None:
    """Refuse to bring back what was sent in another way."""
    if made.how != op.how and op.block > 1:
        why = f"it brings back what was sent {op.how}, and this was sent {made.how}"
        raise CannotRun(op.out, (), why)


def source_of(rank: Rank, made: Sent, op: BlockReturn | BlockOwn) -> int:
    """The source that has a rank's tokens: itself, or the first that holds the same."""
    if rank.number in made.sources:
        return rank.number
    repeat = rank.ctx.name == "decode" and rank.ctx.layout in ("repeat", "keys")
    phase = rank.ctx.phase
    for source in made.sources:
        dp, sp = divmod(source // phase.tp, phase.sp)
        mine = source % phase.tp == rank.at["tp"] or op.tokens is None
        if dp == rank.at["dp"] and (repeat or sp == rank.at["sp"]) and mine:
            return source
    raise CannotRun(op.out, (), "the rank's tokens were not sent")
