"""Random edits of a program: most of them senseless, and some that change nothing."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace

from shardproof.fuzzing.chooser import Chooser
from shardproof.spec.plan.edits import ACTIONS, Edit
from shardproof.spec.plan.phase import Phase
from shardproof.spec.program.op import Op
from shardproof.spec.program.vocabulary import KINDS, Value

RANKS: tuple[tuple[tuple[str, tuple[int, ...]], ...], ...] = (
    (),
    (),
    (("tp", (0,)),),
    (("tp", (1,)),),
    (("dp", (1,)),),
)


NAMES = {
    "weight": ("layers.0.ffn.down", "norm", "embedding", "layers.0.attention.q"),
    "fn": ("silu", "gelu"),
    "key": ("layers.0.ffn",),
    "name": ("residual.scale",),
}
"""What stands in a field that is a name."""


def some_value(rng: Chooser, key: str, value: Value) -> object:
    """Something that may stand there, not always sensibly."""
    small = [rng.randrange(-1, 5) for _ in range(rng.randrange(1, 5))]
    match value.kind:
        case "word":
            return rng.choice(value.words)
        case "flag":
            return rng.random() < 0.5
        case "number":
            return rng.choice([0, 1, 2, 3, 1000])
        case "name":
            return rng.choice(NAMES[key])
        case "group":
            return tuple(rng.sample(("pp", "dp", "sp", "tp"), rng.randrange(1, 4)))
        case "order":
            return rng.choice([tuple(small), *value.words])
        case "ratio":
            return rng.randrange(5), rng.randrange(1, 5)
        case "map":
            return rng.choice([None, (tuple(small), tuple(reversed(small)))])
        case "table":
            return None


def _are_there(ranks: tuple[tuple[str, tuple[int, ...]], ...], phase: Phase) -> bool:
    return all(at < getattr(phase, axis) for axis, those in ranks for at in those)


def random_edit(rng: Chooser, ops: Mapping[str, Op], phase: Phase, wanted: str = "") -> Edit:
    """Of a program with these operators; half the time one of the `wanted` kind is meant."""
    names = list(ops)
    action = rng.choice(list(ACTIONS))
    name = rng.choice(names)
    kind = rng.choice([k for k in KINDS if k != "handoff"])
    if wanted and rng.random() < 0.5:
        kind = wanted
        name = rng.choice([each for each in names if ops[each].kind == wanted] or names)
    subject = ops[name].kind if action == "change" else kind
    fields = KINDS[subject].about
    chosen = rng.sample(sorted(fields), rng.randrange(len(fields) + 1))
    about = tuple((key, some_value(rng, key, fields[key])) for key in chosen)
    reads = rng.choice(KINDS[subject].reads)
    at = names.index(name)
    # Mostly what stands before it.
    earlier = names[: at + 1] if action == "insert" else names[:at] or names
    of = tuple(rng.choice(earlier if rng.random() < 0.9 else names) for _ in range(reads))
    if action == "insert":
        of = (name, *of[1:])
    ranks = rng.choice([each for each in RANKS if _are_there(each, phase)])
    step = rng.choice(((), (), (2,)))
    match action:
        case "drop":
            edit = Edit("drop", name)
        case "insert":
            edit = Edit("insert", kind, of=of or (name,), to="new", about=about)
        case "move":
            edit = Edit("move", name, after=rng.choice(names))
        case "replace":
            edit = Edit("replace", name, other=kind, of=of, about=about)
        case "change":
            edit = Edit("change", name, of=of, about=about)
        case "swap":
            edit = Edit("swap", name, other=rng.choice(names))
    return replace(edit, ranks=ranks, steps=step)


def one_change(rng: Chooser, ops: Mapping[str, Op], phase: Phase, wanted: str = "") -> Edit:
    """One operator with one thing changed: what it reads in one place, or one of its fields."""
    names = list(ops)
    meant = [each for each in names if ops[each].kind == wanted]
    name = rng.choice(meant if meant and rng.random() < 0.5 else names)
    ranks = rng.choice([each for each in RANKS if _are_there(each, phase)])
    op, earlier = ops[name], names[: names.index(name)]
    fields = KINDS[op.kind].about
    if fields and (not (earlier and op.ins) or rng.random() < 0.4):
        key = rng.choice(sorted(fields))
        said = ((key, some_value(rng, key, fields[key])),)
        return Edit("change", name, about=said, ranks=ranks)
    if not (earlier and op.ins):
        return Edit("drop", name, ranks=ranks)
    of = list(op.ins)
    at = rng.randrange(len(of))
    if len(of) > 1 and rng.random() < 0.2:
        other = rng.randrange(len(of))
        of[at], of[other] = of[other], of[at]
    else:
        of[at] = rng.choice(earlier)
    return Edit("change", name, of=tuple(of), ranks=ranks)


def idle_edit(rng: Chooser, ops: Mapping[str, Op], phase: Phase, _wanted: str = "") -> Edit:
    """One after which the program says the same, so that legal programs are edited ones too.

    A copy, on some ranks or on all; a sum over a group of one; an operator that is given its own
    operands, in words.
    """
    name = rng.choice(list(ops))
    alone = [axis for axis in ("pp", "dp", "sp", "tp") if getattr(phase, axis) == 1]
    ranks = rng.choice([each for each in RANKS if _are_there(each, phase)])
    which = rng.random()
    if which < 0.5:
        return Edit("insert", "same", of=(name,), ranks=ranks)
    if which < 0.75 and alone:
        group = tuple(rng.sample(alone, rng.randrange(1, len(alone) + 1)))
        kind = rng.choice(("all_reduce", "all_reduce", "broadcast"))
        return Edit("insert", kind, of=(name,), about=(("group", group),))
    return Edit("change", name, of=ops[name].ins, ranks=ranks)
