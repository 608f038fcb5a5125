"""Where collectives over tp stand: at linear operators, inside one layer and one step."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from shardproof.proofs.order.graph import Graph, graph_of, operators, program_graph
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.asked import group_of
from shardproof.spec.program.ops.collectives import (
    AllGather,
    AllReduce,
    GatherLogits,
    ReduceScatter,
)
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.experts import Experts, SharedExpert
from shardproof.spec.program.ops.head import HeadLinear, Pads
from shardproof.spec.program.ops.norms import HeadMoments, HeadNorm, Moments
from shardproof.spec.program.ops.passing import Receive, Same, Send, Times
from shardproof.spec.program.ops.stream import (
    AddOn,
    Bias,
    Learned,
    Linear,
    Lookup,
    OutLinear,
    Scale,
    Slice,
)
from shardproof.spec.record import dataclass
from shardproof.spec.seldom import seldom

if TYPE_CHECKING:
    from shardproof.spec.program.lower.phase import PhaseProgram

SUMS: Kinds = frozenset({AllReduce, AllGather, ReduceScatter, GatherLogits})
LINEAR: Kinds = frozenset({Linear, OutLinear, HeadLinear, Lookup, Experts, SharedExpert})
STATISTIC: Kinds = frozenset({Moments, HeadMoments})
BESIDE: Kinds = frozenset({Bias, AddOn, Learned, Slice, Pads, Receive, Send, Scale, Same, Times})
"""What may stand between a linear operator and its collective: sums, and parts of it."""
ELSEWHERE = "it reads of, or is read in, another layer"
_LAYER = seldom(r"layers\.\d+|embedding|head|sent|received")


@dataclass(frozen=True, slots=True)
class Crossing:
    """A collective that is not where the canonical lowering puts one."""

    op: str
    why: str


def over_tp(ops: Mapping[Any, Op], tp: int) -> Iterator[tuple[Any, Op]]:
    """The collectives that join ranks of tp, and where they stand."""
    for node, op in ops.items() if tp > 1 else ():
        if type(op) in SUMS and "tp" in (group_of(op) or ()):
            yield node, op


def crossings(program: PhaseProgram) -> list[Crossing]:
    """Of a program, whose visits pass on what they send."""
    return crossings_in(program_graph(program), operators(program), program.phase.tp)


def crossings_of(ops: Sequence[Op], tp: int) -> list[Crossing]:
    """Of operators in a row, each reading the last one of a name that stands before it.

    What no operator gives is the stream of the layer before; what none reads, the next layer does.
    """
    places: dict[str, int] = {}
    edges: list[tuple[int, int]] = []
    for place, op in enumerate(ops):
        edges += [(places[name], place) for name in op.ins if name in places]
        places[op.out] = place
    graph, placed = graph_of(range(len(ops)), edges), dict(enumerate(ops))
    found = crossings_in(graph, placed, tp)
    for node, op in over_tp(placed, tp):
        outside = not graph.after(node) or not graph.before(node)
        if outside and _place(op).startswith("layers."):
            found.append(Crossing(op.out, ELSEWHERE))
    return found


def crossings_in(graph: Graph, ops: Mapping[Any, Op], tp: int) -> list[Crossing]:
    """Collectives away from linear operators, or whose operand or reader is in another layer.

    They may be right all the same: a sum may be put off.
    """
    found: list[Crossing] = []
    for node, op in over_tp(ops, tp):
        behind, ahead = _reached(graph, ops, node, up=True), _reached(graph, ops, node, up=False)
        # Heads are gathered for a norm of a group of them in place of its statistic.
        for_norm = isinstance(op, AllGather) and HeadNorm in ahead
        if not behind & (LINEAR | STATISTIC) and not ahead & LINEAR and not for_norm:
            found.append(Crossing(op.out, "no linear operator beside it"))
        own = _place(op)
        around = [ops[n] for n in graph.before(node)]
        if own != "embedding":  # whose sum is the stream, which the first layer reads
            around += [ops[n] for n in graph.after(node)]
        if any(_place(each) != own for each in around if _place(each)):
            found.append(Crossing(op.out, ELSEWHERE))
    return found


def _reached(graph: Graph, ops: Mapping[Any, Op], node: Hashable, *, up: bool) -> set[type[Op]]:
    """Kinds of operators next to one, past those that stand beside a linear one."""
    kinds: set[type[Op]] = set()
    due: list[Any] = [node]
    while due:
        at = due.pop()
        for other in graph.before(at) if up else graph.after(at):
            kind = type(ops[other])
            kinds.add(kind)
            if kind in BESIDE or kind in SUMS:
                due.append(other)
    return kinds


def _place(op: Op) -> str:
    """The layer, or the end, that an operator's name says."""
    found = _LAYER.match(op.out)
    return found[0] if found and found[0] not in ("sent", "received") else ""
