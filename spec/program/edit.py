"""Edits applied to a program: any operator dropped, inserted, moved, replaced or changed.

Names stay: who reads an operator that was dropped reads, under its name, what it would
have read. So an edit says nothing of the operators that it does not mention.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.phase import Phase
from shardproof.spec.program.about import NoEdit, about_of, cannot_keep, lacking, the_map
from shardproof.spec.program.op import Coordinates, Op, Where
from shardproof.spec.program.ops.attention import CacheWrite
from shardproof.spec.program.ops.every import BY_KIND
from shardproof.spec.program.ops.passing import Same, Send
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.record import replace
from shardproof.spec.source.nearest import nearest

Ops = list[Op]


def subject(edit: Edit) -> str:
    """The name of the operator that an edit changes, or stands behind."""
    return edit.name if edit.action != "insert" else edit.after or edit.of[0]


def matches(edit: Edit, ops: Sequence[Op]) -> list[tuple[Op, tuple[str, ...]]]:
    """The operators that an edit speaks of, each with the texts that its stars stand for."""
    parts = map(re.escape, subject(edit).split("*"))
    pattern = re.compile("(.*)".join(parts))
    found = ((op, pattern.fullmatch(op.out)) for op in ops)
    return [(op, match.groups()) for op, match in found if match is not None]


def filled(edit: Edit, stars: Sequence[str]) -> Edit:
    """The edit of one operator: in its other names a star stands for the same text."""

    def fill(name: str) -> str:
        first, *rest = name.split("*")
        texts = [*stars, *("*" for _ in rest)]
        return first + "".join(star + part for star, part in zip(texts, rest, strict=False))

    return replace(
        edit,
        of=tuple(map(fill, edit.of)),
        to=fill(edit.to),
        after=fill(edit.after),
        other=fill(edit.other),
    )


def edited(ops: Sequence[Op], edit: Edit, phase: Phase) -> Ops:
    """The list with one edit made wherever it matches; `NoEdit` where it makes no sense."""
    out = list(ops)
    edit = replace(edit, ranks=_some_ranks(edit, phase))
    found = matches(edit, out)
    if edit.action in ("insert", "move", "swap"):
        # Of an operator that stands apart for some ranks, once.
        found = list({op.out: (op, stars) for op, stars in found}.values())
    for op, stars in found:
        # What it reads may be called otherwise by now.
        same_one = (i for i, x in enumerate(out) if (x.out, x.where) == (op.out, op.where))
        at = next(same_one, None)
        if at is not None:
            out = _ACTIONS[edit.action](out, at, filled(edit, stars), phase)
    return out


def _some_ranks(edit: Edit, phase: Phase) -> Coordinates:
    """The ranks that an edit names, but for an axis of which it names all."""
    return tuple([(axis, places) for axis, places in edit.ranks
                  if not {*range(getattr(phase, axis))} <= {*places}])  # fmt: skip


def where_of(edit: Edit) -> Where | None:
    """The ranks and steps that an edit is for; None is all."""
    at = edit.ranks + ((("step", edit.steps),) if edit.steps else ())
    return Where(at, edit.but) if at or edit.but else None


def opposite(where: Where) -> Where:
    return replace(where, opposite=not where.opposite)


def instead(op: Op, new: Op, edit: Edit) -> Ops:
    """`new` in the place of `op`, on the ranks of the edit."""
    where = where_of(edit)
    if where is None:
        return [replace(new, where=op.where)]
    if opposite(where) in op.where:
        return [op]  # it runs on none of them
    if where in op.where:
        return [replace(new, where=op.where)]
    return [
        replace(op, where=(*op.where, opposite(where))),
        replace(new, where=(*op.where, where)),
    ]


def same(op: Op, source: str) -> Op:
    return Same(op.out, (source,), op.layer)


def _dropped(op: Op, edit: Edit) -> Ops:
    """Nothing in its place, or under its name what it would have read."""
    reads = op.ins and not isinstance(op, (Send, CacheWrite))
    if reads:
        return instead(op, same(op, op.ins[0]), edit)
    where = where_of(edit)
    return [] if where is None else [replace(op, where=(*op.where, opposite(where)))]


def drop(ops: Ops, at: int, edit: Edit, phase: Phase) -> Ops:
    del phase
    return [*ops[:at], *_dropped(ops[at], edit), *ops[at + 1 :]]


def made(kind: str, out: str, ins: Sequence[str], edit: Edit, phase: Phase, op: Op) -> Op:
    """An operator that was not there, in the layer of one that is."""
    if kind not in KINDS or kind == "handoff":
        close = nearest(kind, list(KINDS))
        every = f"one of {', '.join(sorted(KINDS))}"
        raise NoEdit(f"there is no operator {kind!r}", f"did you mean {close}?" if close else every)
    if len(ins) not in KINDS[kind].reads:
        count = " or ".join(map(str, KINDS[kind].reads))
        raise NoEdit(f"{kind} reads {count} operands, and is given {len(ins)}", "say them in `of`")
    return BY_KIND[kind](out, tuple(ins), op.layer, **about_of(kind, edit, None, phase))


def insert(ops: Ops, at: int, edit: Edit, phase: Phase) -> Ops:
    name = edit.to or f"{edit.of[0]}.{edit.name}"
    new = made(edit.name, name, edit.of, edit, phase, ops[at])
    if any(op.out == name for op in ops):
        raise NoEdit(f"there is an operator {name} already", "give it another name with `as`")
    check_operands(ops, at + 1, edit)
    if (wrong := lacking(new)) is not None:
        raise wrong
    added = instead(same(new, edit.of[0]), new, edit)
    return [*ops[: at + 1], *added, *reading(ops[at + 1 :], edit.of[0], name)]


def check_operands(ops: Ops, at: int, edit: Edit) -> None:
    """Ask that what an edit has an operator read is there before it."""
    before = {"tokens", *(op.out for op in ops[:at])}
    later = {op.out for op in ops[at:]}
    for source in edit.of:
        if source in before:
            continue
        if source not in later:
            close = nearest(source, sorted(before))
            right = f"did you mean {close}?" if close else "name an operator"
            raise NoEdit(f"there is nothing called {source} in this stage", right, "of")
        right = f"put it `after: {source}`" if edit.action == "insert" else "name an earlier one"
        raise NoEdit(f"{source} stands behind what is to read it", right, "of")


def reading(ops: Sequence[Op], old: str, new: str) -> Ops:
    """Operators that read `new` wherever they read `old`."""
    return [replace(op, ins=tuple(new if name == old else name for name in op.ins)) for op in ops]


def move(ops: Ops, at: int, edit: Edit, phase: Phase) -> Ops:
    del phase
    op, target = ops[at], [o for o in ops if o.out == edit.after]
    if not target or target[0] is op or not op.ins:
        raise NoEdit(f"{op.out} cannot stand after {edit.after}", "name another operator")
    name = f"{op.out}.moved"
    new = replace(op, out=name, ins=(edit.after, *op.ins[1:]))
    added = instead(same(new, edit.after), new, edit)
    rest: Ops = [*ops[:at], *_dropped(op, edit), *ops[at + 1 :]]
    place = max(i for i, other in enumerate(rest) if other.out == edit.after)
    return [*rest[: place + 1], *added, *reading(rest[place + 1 :], edit.after, name)]


def replaced(ops: Ops, at: int, edit: Edit, phase: Phase) -> Ops:
    op = ops[at]
    check_operands(ops, at, edit)
    new = made(edit.other, op.out, edit.of or op.ins, edit, phase, op)
    said = {the_map(edit.other, None) if key == "map" else key for key, _ in edit.about}
    known = KINDS[edit.other].about
    kept = {k: v for k, v in op.about.items() if k in known and k not in said}
    new = replace(new, **kept)
    if (wrong := cannot_keep(new, kept, op.kind) or lacking(new)) is not None:
        raise wrong
    return [*ops[:at], *instead(op, new, edit), *ops[at + 1 :]]


def change(ops: Ops, at: int, edit: Edit, phase: Phase) -> Ops:
    op = ops[at]
    if edit.of and len(edit.of) not in KINDS[op.kind].reads:
        raise NoEdit(f"{op.kind} does not read {len(edit.of)} operands", "say as many as it reads")
    check_operands(ops, at, edit)
    new = replace(op, ins=edit.of or op.ins, **about_of(op.kind, edit, op, phase))
    return [*ops[:at], *instead(op, new, edit), *ops[at + 1 :]]


def swap(ops: Ops, at: int, edit: Edit, phase: Phase) -> Ops:
    del phase
    others = [i for i, op in enumerate(ops) if op.out == edit.other]
    if not others or others[0] == at:
        raise NoEdit(f"{edit.other} is no other operator of this stage", "name an operator")
    first, second = sorted((at, others[0]))
    early, late = ops[first], ops[second]
    return [
        *ops[:first],
        *instead(early, late, edit),
        *ops[first + 1 : second],
        *instead(late, early, edit),
        *ops[second + 1 :],
    ]


_ACTIONS: dict[str, Callable[[Ops, int, Edit, Phase], Ops]] = {
    "drop": drop,
    "insert": insert,
    "move": move,
    "replace": replaced,
    "change": change,
    "swap": swap,
}
