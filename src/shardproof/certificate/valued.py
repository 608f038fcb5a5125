"""What a certificate says of a legal plan: the checker's own derivation.

The checker writes the program down, edits it and works the values out by itself. Here its operators
are held against those that the engine has decided, by name, kind and operands, and without edits by
what they are about as well: two lowerings, and two ways to edit, that know nothing of each other.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain
from typing import Any

from shardproof.certificate import checker
from shardproof.proofs.order.program import parts
from shardproof.spec.layout.fewer_layers import fewer_layers, layer_named
from shardproof.spec.model.model import Model
from shardproof.spec.plan.placements import still
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.plan.reads import tables_of, taken
from shardproof.spec.program.lower.parts import Part
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from shardproof.spec.source.node import Plain

Written = tuple[str, str, tuple[str, ...]]
"""An operator: the name of its result, its kind, and what it reads."""
Step = tuple[str, str, tuple[str, ...], str]
"""The same, and what it is about."""
Steps = tuple[Step, ...]
ABOUT = ("weight", "group", "on", "divide", "how")
"""What an operator is about, beside its operands and its maps."""
_VISIT = re.compile(r"^(sent|received)\.\d+")
Program = list[tuple[str, set[tuple[str, tuple[str, ...]]]]]
"""By name what gives a result, on some ranks one operator and on others another."""


_IN_ORDER = json.JSONEncoder(sort_keys=True).encode


Truths = dict[Any, Any]
"""What the checker has of one device, and of the model itself."""
CONFIG = "config"
"""The key of the model as the checker has read it."""


class NotChecked(Exception):
    """Why the checker has no derivation of a plan.

    `refused` if it holds that the plan is not legal, `ours` if that is a mistake of ours.
    """

    def __init__(self, why: str, *, refused: bool = False, ours: bool = False) -> None:
        super().__init__(why)
        self.refused, self.ours = refused, ours


def derivation_of(
    model: Model, plan: Plan, config: Plain, written: Plain, truths: Truths | None = None
) -> Plain:
    """What the checker makes of a config and a plan; raise where it knows too little of it.

    `truths` are of plans of the model that were asked of since the checker's last beginning.
    """
    programs: dict[PhaseName, Any] = {}
    checker.begin(anew=not truths)
    try:
        of = checker.model_of(json.loads(json.dumps(config))) if not truths else truths[CONFIG]
        if truths is not None:
            truths[CONFIG] = of
        found: Any = checker.rebuilt(
            of, checker.plan_of(json.loads(json.dumps(written))), programs, truths
        )
    except checker.No as why:
        told = f"`verify` does not hold it to be legal: {why}"
        raise NotChecked(told, refused=True) from None
    except checker.Stop as why:
        raise NotChecked(f"`verify` could not check it: {why}") from None
    except checker.Unknown as why:
        raise NotChecked(f"`verify` could not check it: {why} is not known to it") from None
    where = _other_edited(model, plan, programs) if plan.edits else _other(model, plan, found)
    if where is not None:
        told = "internal disagreement, a mistake in shardproof itself: "
        raise NotChecked(f"{told}the checker has another program, at {where}", ours=True)
    return found


def _other_edited(model: Model, plan: Plan, programs: Mapping[PhaseName, Any]) -> str | None:
    """The first name at which the checker's edited program is not ours, in layers of both."""
    for name, ops in programs.items():
        ours, theirs = [*_edited(model, plan, name)], [each[:3] for each in ops]
        layers = [{layer_named(out) for out, _, _ in each} for each in (ours, theirs)]
        both = layers[0] & layers[1]
        ours, theirs = ([x for x in each if layer_named(x[0]) in both] for each in (ours, theirs))
        if (where := parted(ours, theirs)) is not None:
            return where
    return None


def _edited(model: Model, plan: Plan, name: PhaseName) -> Iterator[Written]:
    """An edited program; where layers do what others do, of some of them."""
    few = fewer_layers(model, plan)
    if few is not None:
        model, plan = few.model, few.plan
    for op in (op for visit in lower(model, plan, name).visits for op in visit.ops):
        if few is None:
            yield op.out, op.kind, op.ins
        else:
            at = layer_named(op.out)
            at = len(model.layers) if at is None and op.layer else at
            yield (
                few.as_written(op.out), op.kind, tuple(few.as_written(x, at) for x in op.ins)
            )  # fmt: skip


def _other(model: Model, plan: Plan, found: Mapping[PhaseName, Any]) -> str | None:
    """The first operator that only one of the two programs has, each kind of layer once."""
    for name, phase in found.items():
        ours: set[Steps] = set()
        first = still(plan)[0]
        for part in parts(model, first, name):
            ours |= taken(tables_of(model), _told_of, model, first, (), (part,))
        theirs: set[Steps] = {
            tuple(
                (step["name"], step["rule"], tuple(step["of"]), _about(step))
                for step in part["steps"]
            )
            for part in phase["parts"]
        }
        for steps in sorted((ours ^ theirs) - {()}):
            mine = steps in ours
            near = max(theirs if mine else ours, key=lambda each: _alike(each, steps), default=())
            one, other = (steps, near) if mine else (near, steps)
            at = _alike(one, other)
            told = (f"{step[0]} = {step[1]}" if step else "no more" for step in (
                next(iter(each[at:]), None) for each in (one, other)))  # fmt: skip
            return f"{name}: " + ", where it has ".join(told)
    return None


def _alike(one: Steps, other: Steps) -> int:
    """How many steps two programs begin alike with."""
    pairs = zip(one, other, strict=False)
    return next((at for at, (a, b) in enumerate(pairs) if a != b), min(len(one), len(other)))


def _told_of(_model: Model, _plan: Plan, part: Part) -> set[Steps]:
    """A part as the checker tells it: what is run first, and what behind that."""
    first, *behind = part.rows
    return {tuple(map(_told, first)), tuple(map(_told, chain.from_iterable(behind)))}


def _told(op: Op) -> Step:
    """An operator as the checker tells it."""
    name, *of = (_VISIT.sub(r"\1", each) for each in (op.out, *op.ins))
    return name, op.kind, tuple(of), _about(op.about)


def _about(of: Mapping[str, Any]) -> str:
    said = tuple([
        (key, tuple(value) if value.__class__ is list else value)
        for key in ABOUT if (value := of.get(key)) is not None
    ])  # fmt: skip
    return _in_order(said) if said else ""


@lru_cache(maxsize=4096)
def _in_order(said: tuple[tuple[str, Any], ...]) -> str:
    return _IN_ORDER(dict(said))


def parted(ours: Iterable[Written], theirs: Iterable[Written]) -> str | None:
    """The first name at which the checker's program is not ours."""
    one, other = _named(ours), _named(theirs)
    for (name, mine), (its, made) in zip(one, other, strict=False):
        # What no rank runs stands in ours all the same.
        if name != its or not made <= mine:
            return name
    return None if len(one) == len(other) else "its end"


def _named(ops: Iterable[Written]) -> Program:
    out: Program = []
    for name, kind, ins in ops:
        # What is received is sent by a visit of which the list says nothing.
        made = kind, () if kind == "receive" else ins
        if out and out[-1][0] == name:
            out[-1][1].add(made)
        else:
            out.append((name, {made}))
    return out
