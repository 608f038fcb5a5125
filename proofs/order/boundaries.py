"""Where collectives over tp stand: at linear operators, inside one layer and one step."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from shardproof.proofs.order.graph import Graph, Node, operators, program_graph
from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.op import Op

SUMS = ("all_reduce", "all_gather", "reduce_scatter", "gather_logits")
LINEAR = ("linear", "out_linear", "head_linear", "lookup", "experts", "shared_expert")
STATISTIC = ("moments", "head_moments")
BESIDE = ("bias", "add_on", "learned", "slice", "pads", "receive", "send", "scale")
"""What may stand between a linear operator and its collective: sums, and parts of it."""
_LAYER = re.compile(r"layers\.\d+|embedding|head|sent|received")


@dataclass(frozen=True, slots=True)
class Crossing:
    """A collective that is not where the canonical lowering puts one."""

    op: str
    why: str


def over_tp(program: PhaseProgram) -> Iterator[tuple[Node, Op]]:
    """The collectives that join ranks of tp."""
    if program.phase.tp == 1:
        return
    for node, op in operators(program).items():
        if op.kind in SUMS and "tp" in op.about["group"]:
            yield node, op


def crossings(program: PhaseProgram) -> list[Crossing]:
    """Collectives away from linear operators, or whose operand or reader is in another layer.

    They may be right all the same: a sum may be put off.
    """
    graph, ops = program_graph(program), operators(program)
    found: list[Crossing] = []
    for node, op in over_tp(program):
        behind, ahead = _reached(graph, ops, node, up=True), _reached(graph, ops, node, up=False)
        if not behind & {*LINEAR, *STATISTIC} and not ahead & set(LINEAR):
            found.append(Crossing(op.out, "no linear operator beside it"))
        own = _place(op)
        around = [ops[n] for n in graph.before(node)]
        if own != "embedding":  # whose sum is the stream, which the first layer reads
            around += [ops[n] for n in graph.after(node)]
        if any(_place(each) != own for each in around if _place(each)):
            found.append(Crossing(op.out, "it reads of, or is read in, another layer"))
    return found


def _reached(graph: Graph, ops: Mapping[Node, Op], node: Node, *, up: bool) -> set[str]:
    """Kinds of operators next to one, past those that stand beside a linear one."""
    kinds: set[str] = set()
    due = [node]
    while due:
        at = due.pop()
        for other in graph.before(at) if up else graph.after(at):
            kind = ops[other].kind
            kinds.add(kind)
            if kind in (*BESIDE, *SUMS):
                due.append(other)
    return kinds


def _place(op: Op) -> str:
    """The layer, or the end, that an operator's name says."""
    found = _LAYER.match(op.out)
    return found[0] if found and found[0] not in ("sent", "received") else ""
