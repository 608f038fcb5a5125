"""Mistakes that an executor might make in a case: what an oracle has to see, to have power.

Each is an edit of one operator of the case's own program, in one layer or at an end.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import combinations
from random import Random

from shardproof.harness.case import Case
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import PhaseName
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.blocks import BlockGather, BlockReduce
from shardproof.spec.program.ops.collectives import (
    AllGather,
    AllReduce,
    AllToAll,
    GatherLogits,
    ReduceScatter,
)
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.experts import Experts
from shardproof.spec.program.ops.head import HeadLinear
from shardproof.spec.program.ops.stream import Bias, Linear, Lookup, OutLinear

SUMS: Kinds = frozenset({AllReduce, ReduceScatter, BlockReduce})
JOINS: Kinds = frozenset({AllGather, GatherLogits, AllToAll, BlockGather})
PARTIAL: Kinds = frozenset({Linear, OutLinear, Experts, Lookup, HeadLinear})
MOST = 40
PARTS = {"out": "o", "up": "the FFN", "gate": "the FFN", "down": "the FFN"}
"""Weights whose biases code has or lacks together, by what it calls them; the others are read by
attention."""


def mistakes(case: Case, draws: int) -> list[Edit]:
    """So many edits at most, of different kinds first; the same case gives the same."""
    rng = Random(f"mistakes {case.digest}")
    by_name: dict[str, list[Edit]] = {}
    names: tuple[PhaseName, ...] = ("prefill", "decode") if case.steps else ("prefill",)
    for phase in names:
        ops = [op for visit in lower(case.model, case.plan, phase).visits for op in visit.ops]
        for op in ops:
            for what, edit in _of(op, phase):
                by_name.setdefault(what, []).append(edit)
    groups = [by_name[what] for what in sorted(by_name)]
    for group in groups:
        rng.shuffle(group)
    rng.shuffle(groups)
    # Mistakes of communication first: they are what plans are about.
    groups.sort(key=lambda group: _is_local(group[0]))
    found = [group[i] for i in range(draws) for group in groups if i < len(group)]
    return found[:draws]


def everywhere(case: Case) -> list[Edit]:
    """The same mistakes made in every layer and phase, and then in one alone: what code does."""
    each = mistakes(case, MOST)
    wide = [_wider(edit) for edit in each]
    kinds = [replace(edit, phase=None) for edit in each]
    return list(dict.fromkeys((*wide, *kinds, *each)))


def unbiased(case: Case) -> Iterator[tuple[str, tuple[Edit, ...]]]:
    """Several biases left out at once, as by code that was never told of them, in words."""
    by_part: dict[str, list[Edit]] = {}
    for visit in lower(case.model, case.plan, "prefill").visits:
        for op in visit.ops:
            if isinstance(op, Bias):
                part = PARTS.get(op.weight.split(".")[-2], "q, k and v")
                by_part.setdefault(part, []).append(Edit("drop", every_layer(op.out)))
    for count in range(len(by_part)):
        for several in combinations(by_part, count + 1):
            edits = tuple(dict.fromkeys(edit for part in several for edit in by_part[part]))
            if len(edits) > 1:
                yield f"the biases of {' and of '.join(several)} were left out", edits


def _wider(edit: Edit) -> Edit:
    """In every layer and both phases."""
    of = tuple(every_layer(name) for name in edit.of)
    return replace(edit, phase=None, name=every_layer(edit.name), of=of)


def every_layer(name: str) -> str:
    """The name of an operator with any layer in it."""
    return re.sub(r"^layers\.\d+\.", "layers.*.", name)


def _is_local(edit: Edit) -> bool:
    return edit.action == "insert"


def _of(op: Op, phase: PhaseName) -> Iterator[tuple[str, Edit]]:
    """What may be done wrong at an operator, by what it is called in every layer."""
    short = ".".join(part for part in op.out.split(".") if not part.isdigit())
    if type(op) in SUMS:
        yield f"no {short}", Edit("drop", op.out, phase=phase)
        yield f"twice {short}", Edit("insert", "times", of=(op.out,), phase=phase,
                                     about=(("by", (2, 1)),))  # fmt: skip
    elif type(op) in JOINS:
        yield f"reversed {short}", Edit("change", op.out, phase=phase,
                                        about=(("order", "reversed"),))  # fmt: skip
    elif isinstance(op, Bias):
        yield f"no {short}", Edit("drop", op.out, phase=phase)
    elif type(op) in PARTIAL and (short.endswith(("down", "out", "v", "experts"))):
        yield f"twice {short}", Edit("insert", "times", of=(op.out,), phase=phase,
                                     about=(("by", (2, 1)),))  # fmt: skip
