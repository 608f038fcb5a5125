"""What a certificate says of a plan that no clause speaks of: the checker's own derivation.

The checker writes the program down, edits it and works the values out by itself. Here its operators
are held against those that the engine has decided, by name, kind and operands: two lowerings, and
two ways to edit, that know nothing of each other.
"""

from __future__ import annotations

import json
from collections.abc import Iterable
from typing import Any

from shardproof.certificate import checker
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.source.node import Plain

Written = tuple[str, str, tuple[str, ...]]
"""An operator: the name of its result, its kind, and what it reads."""
Program = list[tuple[str, set[tuple[str, tuple[str, ...]]]]]
"""By name what gives a result, on some ranks one operator and on others another."""


class NotChecked(Exception):
    """Why the checker has no derivation of a plan; `ours` if that is a mistake of ours."""

    def __init__(self, why: str, *, ours: bool = False) -> None:
        super().__init__(why)
        self.ours = ours


def derivation_of(model: Model, plan: Plan, config: Plain, written: Plain) -> Plain:
    """What the checker makes of a config and a plan; raise where it knows too little of it."""
    given: dict[str, Any] = json.loads(json.dumps({"config": config, "plan": written}))
    programs: dict[PhaseName, Any] = {}
    checker.begin()
    try:
        found = checker.rebuilt(
            checker.model_of(given["config"]), checker.plan_of(given["plan"]), programs
        )
    except checker.No as why:
        raise NotChecked(f"`verify` does not hold it to be legal: {why}") from None
    except checker.Stop as why:
        raise NotChecked(f"`verify` could not check it: {why}") from None
    except checker.Unknown as why:
        raise NotChecked(f"`verify` could not check it: {why} is not known to it") from None
    for name, ops in programs.items() if plan.edits else ():
        every = ((op.out, op.kind, op.ins) for visit in lower(model, plan, name).visits
                 for op in visit.ops)  # fmt: skip
        if (where := parted(every, (each[:3] for each in ops))) is not None:
            told = "internal disagreement, a mistake in shardproof itself: "
            raise NotChecked(f"{told}the checker has another program, at {where}", ours=True)
    return found


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
