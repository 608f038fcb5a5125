"""Tokens to the ranks of their experts, and back."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from shardproof.spec.engine.classwise import added_up
from shardproof.spec.engine.entries import Entries
from shardproof.spec.engine.ranks import Rank, Stage, Unlike
from shardproof.spec.engine.sent import Place, Sent, Sources, in_rows, moving, placed, rows_of, sent
from shardproof.spec.engine.together import order_of
from shardproof.spec.engine.values import CannotRun, Held, Rows, sized, total
from shardproof.spec.program.op import Split
from shardproof.spec.program.ops.blocks import BlockGather, BlockOwn, BlockReduce, BlockReturn
from shardproof.spec.program.runs import length
from shardproof.spec.record import replace

Given = Sequence[object]
Ranks = Sequence[Rank]
"""Those that take part."""
Members = tuple[int, ...]


class RankByRank(Exception):
    """What cannot be said of classes of ranks as a whole."""


def _shared(stage: Stage) -> bool:
    """Whether replicas of one class share experts: in rows of their own, each."""
    return stage.folded and stage.in_a_block > 1


def place_of(rank: Rank) -> Place:
    return rank.dp, rank.sp, rank.tp


def groups_of(
    stage: Stage, op: BlockGather | BlockReduce | BlockReturn | BlockOwn
) -> list[Members]:
    """For each rank, the ranks over which tokens are sent: those of the named axes of its block."""
    axes: tuple[str, ...] = tuple(op.group)
    key = axes, stage.ctx.block, stage.ctx.expert_tp  # a layer may have blocks of its own
    found = stage.blocks.get(key)
    if found is None:
        found = stage.blocks[key] = _groups(stage, axes)
    return found


def _groups(stage: Stage, axes: tuple[str, ...]) -> list[Members]:
    block, inner = stage.ctx.block, stage.ctx.expert_tp
    if stage.folded and stage.in_a_block > 1:
        return _of_replicas(stage)
    keys: list[tuple[int, int, int]] = []
    by_key: dict[tuple[int, int, int], list[int]] = {}
    for rank in stage.ranks:
        at = stage.place(rank, rank.tp)
        number, inside = divmod(at, block)
        key = (
            number, -1 if "ep" in axes else inside // inner, -1 if "tp" in axes else inside % inner
        )  # fmt: skip
        keys.append(key)
        by_key.setdefault(key, []).append(rank.number)
    extra = [axis for axis in ("dp", "sp") if axis in axes]
    if extra:
        kept = [axis for axis in ("dp", "sp", "tp") if axis not in extra]
        wider: dict[tuple[int, ...], list[int]] = {}
        for rank in stage.ranks:
            wider.setdefault(tuple(rank.at(a) for a in kept), []).append(rank.number)
        for key, group in by_key.items():
            reached = {tuple(stage.ranks[at].at(a) for a in kept) for at in group}
            by_key[key] = sorted(at for each in reached for at in wider[each])
    alike = {key: tuple(group) for key, group in by_key.items()}
    return [alike[key] for key in keys]


def _of_replicas(stage: Stage) -> list[Members]:
    """Blocks of several replicas: for each class all that have a replica in its block."""
    size = stage.in_a_block

    def group(of: Rank) -> Members:
        number = of.dp // size
        return tuple(rank.number for rank in stage.ranks
                     if any(dp // size == number for dp in rank.replicas))  # fmt: skip

    return [group(rank) for rank in stage.ranks]


def by_classes(stage: Stage, op: BlockGather | BlockReduce | BlockReturn | BlockOwn) -> bool:
    """Whether groups are made of whole classes."""
    phase, ctx = stage.ctx.phase, stage.ctx
    axes: tuple[str, ...] = tuple(op.group)
    if op.tokens is not None:
        if stage.folded and stage.in_a_block > 1:
            raise Unlike
        return len(stage.classes) == phase.tp
    every = ("ep" in axes or phase.ep == 1) and ("tp" in axes or ctx.expert_tp == 1)
    if stage.folded and ("dp" in axes or (stage.in_a_block > 1 and not every)):
        raise Unlike
    return len(stage.classes) == phase.tp or (every and ctx.block % phase.tp == 0)


def check_idle(stage: Stage, group: Members) -> None:
    """A replica that skips its collectives leaves the others waiting, in any microbatch."""
    if stage.ctx.phase.batch.idle != "skip":
        return
    ranks = [stage.ranks[at] for at in group]
    count = 1 if stage.prefill else stage.ctx.phase.schedule.microbatches
    every = {s for rank in ranks for run in rank.rows.sequences for s in run}
    for number in {s % count for s in every}:
        busy = {r.dp for r in ranks if _has(r, number, count)}
        absent = {r.dp for r in ranks if not _has(r, number, count)} - busy
        if absent and busy:
            raise CannotRun(f"replica {min(absent)} has no sequence and does not join")


def _has(rank: Rank, number: int, count: int) -> bool:
    return any(s % count == number for run in rank.rows.sequences for s in run)


def gather(stage: Stage, op: BlockGather, given: Given, on: Ranks) -> list[object]:
    """Every rank of a group gets what the others have, each token once or from each."""
    one_by_one = len(stage.classes) == stage.ctx.phase.tp
    if (not one_by_one or _shared(stage)) and any(map(moving, given)):
        raise RankByRank
    done: dict[Members, Sent] = {}
    out: list[object] = []
    every = groups_of(stage, op)
    for rank in on:
        group = every[rank.number]
        if group not in done:
            check_idle(stage, group)
            taken = _once(stage, op, group) if op.how == "once" else group
            done[group] = _brought(stage, op, given, taken, one_by_one=one_by_one)
        out.append(done[group])
    return out


def _once(stage: Stage, op: BlockGather, group: Members) -> Members:
    """Of ranks that have the same tokens the first."""
    repeat, own = stage.repeats, op.tokens is not None
    seen: dict[tuple[int, int, int], int] = {}
    for at in group:
        rank = stage.ranks[at]
        seen.setdefault((rank.dp, 0 if repeat else rank.sp, rank.tp if own else 0), at)
    return tuple(seen.values())


def own_size_of(stage: Stage, op: BlockGather, rank: Rank) -> tuple[int, int]:
    """How much a rank brings by the plan: all that it works on, or its own part of the stream."""
    sequences, every = sized(rank.rows)
    tokens: Split | None = op.tokens
    return sequences, every if tokens is None else length(stage.own(tokens, rank) or ())


def _brought(
    stage: Stage, op: BlockGather, given: Given, group: Members, *, one_by_one: bool
) -> Sent:
    values = [given[at] for at in group]
    brought = [rows_of(x) for x in values]
    there = [rows for rows in brought if rows is not None]
    planned = [own_size_of(stage, op, stage.ranks[at]) for at in group]
    sizes = [sized(rows) for rows in there]
    if len(set(sizes)) > 1 and sizes != planned:
        raise CannotRun("ranks bring other tokens than by the plan they have")
    if op.order not in ("owner", None):
        if _shared(stage) or (not one_by_one and len(stage.classes) != stage.ctx.phase.tp):
            raise RankByRank
        places = order_of(op, len(values))
        if sorted(places) != list(range(len(values))):
            raise CannotRun("ranks are put in an order of others")
        values = [values[at] for at in places]
    where = [place_of(stage.ranks[at]) for at in group]
    return sent(where, values, op.how, one_by_one=one_by_one)


def _added(stage: Stage, of: Sequence[tuple[Rank, object]], rows: Rows) -> Held:
    """The sum over all members of these classes in a block, on a rank with these rows."""
    pieces: list[tuple[Rank, Held]] = []
    for rank, x in of:
        if not isinstance(x, Held):
            raise CannotRun("it is no tensor")
        pieces.append((rank, x))
    found = added_up(stage.world, pieces, [stage.count(rank) for rank, _ in pieces])
    if found is not None and found.rows == rows:
        return found
    if any(stage.count(rank) > 1 for rank, _ in pieces):
        raise RankByRank
    return total(stage.world, [x for _, x in pieces], rows)


def reduce_block(stage: Stage, op: BlockReduce, given: Given, on: Ranks) -> list[object]:
    done: dict[object, object] = {}
    out: list[object] = []
    every = groups_of(stage, op)
    for rank in on:
        group = every[rank.number]
        mine = given[rank.number]
        key = group, rows_of(mine)
        if key not in done:
            check_idle(stage, group)
            done[key] = _reduced(stage, group, given, mine)
        out.append(done[key])
    return out


def _reduced(stage: Stage, group: Members, given: Given, mine: object) -> object:
    ranks = [stage.ranks[at] for at in group]
    if not isinstance(given[group[0]], Sent):
        if _shared(stage):
            raise Unlike
        rows = rows_of(mine)
        if rows is None:
            raise CannotRun("it is no tensor")
        return _added(stage, [(r, given[r.number]) for r in ranks], rows)
    found = [x for at in group if isinstance(x := given[at], Sent)]
    if len(found) != len(group) or any(x.of.places != found[0].of.places for x in found):
        raise CannotRun("the ranks hold what was made for different ones")
    first = found[0].of
    if any(x.of.kinds != first.kinds or x.of.rows != first.rows for x in found):
        finest = _finest([x.of for x in found])
        every = range(len(finest.places))
        found = [Sent(finest, tuple(in_rows_of(stage, x, at) for at in every)) for x in found]
        first = finest
    values = [
        _added(stage, list(zip(ranks, [x.values[kind] for x in found], strict=True)),
               first.rows[first.first_of(kind)])
        for kind in range(len(found[0].values))
    ]  # fmt: skip
    return Sent(first, tuple(values))


def _finest(of: Sequence[Sources]) -> Sources:
    """Each source a kind of its own."""
    first = of[0]
    return replace(first, kinds=tuple(range(len(first.places))), at={})


def in_rows_of(stage: Stage, x: Sent, source: int) -> object:
    value = x.values[x.of.kinds[source]]
    return in_rows(stage.world, value, x.of.rows[source]) if isinstance(value, Held) else value


def give_back(stage: Stage, op: BlockReturn, given: Given, on: Ranks) -> list[object]:
    """What a group made of a rank's tokens comes back to it, and is summed."""
    done: dict[object, Held] = {}
    out: list[object] = []
    every = groups_of(stage, op)
    for rank in on:
        group = every[rank.number]
        found: list[tuple[Rank, object, Sources | None, int]] = []
        for at in group:
            made = given[at]
            if isinstance(made, Sent):
                _check_how(stage, op, made)
                source = _source_of(stage, op, rank, made)
                kind = made.of.kinds[source]
                found.append((stage.ranks[at], made.values[kind], made.of, source))
            elif at == rank.number:
                if not isinstance(made, Held | Entries):
                    raise CannotRun("it is no tensor")
                found.append((stage.ranks[at], made, None, 0))
        if not found:
            raise CannotRun("nothing comes back to the rank")
        if len(found) == 1 and found[0][2] is None:
            out.append(found[0][1])
            continue
        rows = {rank.rows if of is None else of.rows[source] for _, _, of, source in found}
        if len(rows) > 1 or any(of is None for _, _, of, _ in found):
            pieces = [(r, x if of is None else _held_in(stage, x, of.rows[source]))
                      for r, x, of, source in found]  # fmt: skip
            mine = next((x for r, x in pieces if r.number == rank.number), pieces[0][1])
            out.append(_added(stage, pieces, rows_of(mine) or rank.rows))
            continue
        (own,) = rows
        key = tuple((r.number, id(x)) for r, x, _, _ in found)
        if key not in done:
            firsts = [(r, x) for r, x, _, _ in found]
            some = rows_of(firsts[0][1])
            if some is None:
                raise CannotRun("it is no tensor")
            done[key] = _added(stage, [(r, _held_in(stage, x, some)) for r, x in firsts], some)
        out.append(in_rows(stage.world, done[key], own))
    return out


def _held_in(stage: Stage, x: object, rows: Rows) -> Held:
    if not isinstance(x, Held):
        raise CannotRun("it is no tensor")
    return in_rows(stage.world, x, rows)


def keep_own(stage: Stage, op: BlockOwn, given: Given, on: Ranks) -> list[object]:
    """Of what was made for many, what was made of the rank's own tokens."""
    out: list[object] = []
    for rank in on:
        made = given[rank.number]
        if not isinstance(made, Sent):
            raise CannotRun("nothing was sent")
        _check_how(stage, op, made)
        out.append(in_rows_of(stage, made, _source_of(stage, op, rank, made)))
    return out


def _check_how(stage: Stage, op: BlockReturn | BlockOwn, made: Sent) -> None:
    if made.of.how != op.how and op.block > 1:
        raise CannotRun(f"it brings back what was sent {op.how}, and this was sent {made.of.how}")
    if made.of.one_by_one and len(stage.classes) != stage.ctx.phase.tp:
        raise RankByRank


def _source_of(stage: Stage, op: BlockReturn | BlockOwn, rank: Rank, made: Sent) -> int:
    place = place_of(rank)
    if not made.of.one_by_one:
        # Of a class its first rank stands among the sources.
        place = (*place[:2], stage.first_of_class(rank.tp))
    return placed(made.of, place, repeat=stage.repeats, own=op.tokens is not None)


InBlock = BlockGather | BlockReduce | BlockReturn | BlockOwn


def in_blocks(stage: Stage, op: InBlock, given: Given, on: Ranks) -> list[object]:
    match op:
        case BlockGather():
            return gather(stage, op, given, on)
        case BlockReduce():
            return reduce_block(stage, op, given, on)
        case BlockReturn():
            return give_back(stage, op, given, on)
        case BlockOwn():
            return keep_own(stage, op, given, on)
        case _:
            assert_never(op)
