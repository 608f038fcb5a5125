"""Which ranks do the same: those of tp whose parts of every map look alike, and replicas.

Classes are begun as large as maps and edits allow, and made smaller where members turn out to part.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import lru_cache
from typing import TypeVar

from shardproof.spec.engine import replicas
from shardproof.spec.engine.indices import Beyond, canon
from shardproof.spec.engine.ranks import Classes, Members, Unlike, tokens_of
from shardproof.spec.engine.scores import places_read
from shardproof.spec.engine.shifts import Differ
from shardproof.spec.engine.values import CannotRun
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import Cut
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.program.op import Op, Split, Where, held_by
from shardproof.spec.program.ops.asked import module_of
from shardproof.spec.program.ops.attention import Delta, Scores, Weigh
from shardproof.spec.program.ops.collectives import ToHeads, ToTokens
from shardproof.spec.program.ops.every import Collective
from shardproof.spec.program.ops.passing import Junk
from shardproof.spec.program.ops.stream import Linear
from shardproof.spec.program.runs import Runs

Labels = tuple[Hashable, ...] | None
"""By rank; none where all are alike."""
Answer = TypeVar("Answer")
MOST_PARTS = 1 << 14
"""Ranks of which an uneven map is looked at one by one before an answer is given up."""


def classes_of(ops: Iterable[Op], contexts: Sequence[Context], batch: int, prompt: int) -> Classes:
    """The classes in which ranks go through these operators, as far as maps tell."""
    every, phase = (*ops,), contexts[0].phase
    tokens = tokens_of(phase, contexts[0].name, prompt)
    return Classes(alike(every, phase.tp, tokens), replicas.alike(every, contexts, batch))


def alike(ops: Iterable[Op], tp: int, tokens: Iterable[int]) -> tuple[Members, ...]:
    """Classes of ranks of tp."""
    found: dict[object, Labels] = {}
    kept: list[object] = []
    counts = {*tokens}
    for op in ops if tp > 1 else ():
        if op.where:
            if isinstance(op, Collective):
                return tuple((at,) for at in range(tp))
            for where in op.where:
                found[where] = _among(where, tp)
        if parts_all(op) or over_several(op):
            return tuple((at,) for at in range(tp))
        if getattr(op, "on", None) == "first" or isinstance(op, Junk):
            found["first"] = (True, *(False,) * (tp - 1))
        for value in op.maps:
            if value.axis != "tp" or id(value) in found:
                continue
            found[id(value)] = None
            kept.append(value)
            if len(value) == tp and value.size != -1:
                for count in counts if value.spec is not None else (-1,):
                    found[id(value), count] = labels_of(value.of(count))
        if (read := keys_read(op)) is None:
            continue
        heads, kv = read
        if heads.axis != kv.axis:
            return tuple((at,) for at in range(tp))
        if heads.axis == "tp" and (id(heads), id(kv)) not in found:
            if kv.size and heads.size % kv.size:
                return tuple((at,) for at in range(tp))  # maps of an edit, over other heads
            found[id(heads), id(kv)] = _reading(heads.held, kv.held, heads.size // (kv.size or 1))
    return refined((tuple(range(tp)),), [x for x in found.values() if x is not None])


def apart_in_any(every: Sequence[Classes]) -> Classes:
    """Ranks that are together in all of these."""
    found = every[0]
    for other in every[1:]:
        if other != found:
            found = Classes(*(_both(*pair) for pair in zip(found, other, strict=True)))
    return found


@lru_cache(maxsize=1024)
def _both(one: tuple[Members, ...], other: tuple[Members, ...]) -> tuple[Members, ...]:
    """What is a class in both."""
    at = {rank: number for number, members in enumerate(other) for rank in members}
    out: list[Members] = []
    for members in one:
        parts: dict[int, list[int]] = {}
        for rank in members:
            parts.setdefault(at[rank], []).append(rank)
        out += map(tuple, parts.values())
    return tuple(sorted(out))


def keys_read(op: Op) -> tuple[Split, Split] | None:
    """The maps of an operator's heads, and of the key heads that they read."""
    if not isinstance(op, (Delta, Scores, Weigh)) or op.heads is None or op.kv is None:
        return None
    return op.heads, op.kv


def parts_all(op: Op) -> bool:
    """Whether an operator gives each rank what is of its place among all."""
    match op:
        case ToHeads() | ToTokens():
            return "tp" in op.group
        case Linear():
            return bool(op.fused)
        case _:
            return False


def over_several(op: Op) -> bool:
    """Whether an operator is of a module that lies over other ranks than those of tp."""
    return module_of(op) is not None or any("+" in x.axis for x in op.maps)


def _among(where: Where, tp: int) -> Labels:
    """Which ranks of tp are meant."""
    places = [those for at in (where.at, where.but) for axis, those in at if axis == "tp"]
    return tuple(tuple(at in those for those in places) for at in range(tp)) if places else None


def refined(
    classes: tuple[Members, ...], labels: Sequence[tuple[Hashable, ...]]
) -> tuple[Members, ...]:
    if not labels:
        return classes
    out: list[tuple[int, ...]] = []
    for members in classes:
        parts: dict[tuple[Hashable, ...], list[int]] = {}
        for rank in members:
            parts.setdefault(tuple(each[rank] for each in labels), []).append(rank)
        out += map(tuple, parts.values())
    return tuple(sorted(out))


def labels_of(split: Split) -> Labels:
    if split.cut is not None:
        return _of_cut(split.cut, pads=split.pads)
    return _of_lists(split.held) if isinstance(split.held, tuple) else None


@lru_cache(maxsize=1024)
def _of_cut(cut: Cut, *, pads: bool) -> Labels:
    regular = cut.spec.kind in ("even", "balanced", "chunk", "padded")
    if cut.spec.kind == "whole" or (regular and cut.n % cut.parts == 0 == cut.padded_size - cut.n):
        return None
    if cut.parts > MOST_PARTS:
        raise Beyond
    return _shapes([held_by(cut, at, pads=pads) for at in range(cut.parts)])


@lru_cache(maxsize=1024)
def _of_lists(parts: tuple[Runs, ...]) -> Labels:
    return _shapes(parts)


def _shapes(parts: Sequence[Runs]) -> Labels:
    found = tuple(tuple((len(r), r.step, r.start < 0) for r in canon(part)) for part in parts)
    return found if len(set(found)) > 1 else None


@lru_cache(maxsize=1024)
def _reading(heads: Cut | tuple[Runs, ...], kv: Cut | tuple[Runs, ...], group: int) -> Labels:
    """Where on each rank the KV heads stand that its query heads read."""
    if not isinstance(heads, tuple) and heads.parts > MOST_PARTS:
        raise Beyond
    found: list[Hashable] = []
    for rank in range(len(heads) if isinstance(heads, tuple) else heads.parts):
        both = [x[rank] if isinstance(x, tuple) else held_by(x, rank, pads=True)
                for x in (heads, kv)]  # fmt: skip
        try:
            found.append(places_read(both[0], both[1], group))
        except CannotRun:
            found.append(None)
    return tuple(found) if len(set(found)) > 1 else None


OfPhase = Callable[[PhaseName], Classes]


def classwise(begun: OfPhase, run: Callable[[OfPhase], Answer]) -> Answer:
    """Run with these classes of each phase; again with smaller ones where members differ."""
    classes: dict[PhaseName, Classes] = {}

    def now(name: PhaseName) -> Classes:
        if name not in classes:
            classes[name] = begun(name)
        return classes[name]

    while True:
        try:
            return run(now)
        except (Differ, Unlike) as fault:
            found: dict[PhaseName, Classes] = {
                name: _smaller(name, each, fault) for name, each in classes.items()
            }
            if found == classes:
                found = {name: _finest(each) for name, each in classes.items()}
            if found == classes:
                raise RuntimeError("ranks that are run one by one part") from fault
            classes = found


def _smaller(name: PhaseName, classes: Classes, fault: Differ | Unlike) -> Classes:
    if isinstance(fault, Differ):
        return _parted(classes, fault.labels)
    return _unlike(classes, fault.labels) if fault.name in (None, name) else classes


def _finest(classes: Classes) -> Classes:
    return Classes(*(tuple((at,) for at in sorted(sum(each, ()))) for each in classes))


def _unlike(classes: Classes, labels: Sequence[Hashable] | None) -> Classes:
    if labels is None:
        return classes.with_replicas_apart()
    return classes._replace(dp=refined(classes.dp, [tuple((label,) for label in labels)]))


def _parted(classes: Classes, labels: Sequence[Hashable]) -> Classes:
    """Every class whose members these may be, by these labels: more than need be does no harm.

    Labels repeat themselves as shifts do. Where they go beyond the ranks of tp, replicas part.
    """
    out: list[Members] = []
    apart = False
    for members in classes.tp:
        size = len(members)
        if size % len(labels) and len(labels) % size:
            out.append(members)
            continue
        if len(labels) > size:
            apart = apart or any(labels[at] != labels[at % size] for at in range(size, len(labels)))
        told = [tuple(labels[at % len(labels) :: size]) for at in range(size)]
        parts: dict[Hashable, list[int]] = {}
        for rank, label in zip(members, told, strict=True):
            parts.setdefault(label, []).append(rank)
        out += map(tuple, parts.values())
    found = classes._replace(tp=tuple(sorted(out)))
    return found.with_replicas_apart() if apart else found
