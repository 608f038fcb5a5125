"""A program as a graph: an operator, in the visit that runs it, after those that it reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.op import Op

_networkx: Any = import_module("networkx")

Node = tuple[int, int]
"""The number of a visit, and the place of an operator in its list."""


@dataclass(frozen=True, slots=True)
class Graph:
    """Edges lead from what is read to who reads it. networkx stays inside."""

    raw: Any

    @property
    def nodes(self) -> list[Any]:
        return list(self.raw.nodes)

    def before(self, node: object) -> list[Any]:
        return list(self.raw.predecessors(node))

    def after(self, node: object) -> list[Any]:
        return list(self.raw.successors(node))

    @property
    def circle(self) -> list[Any]:
        """Nodes that wait for each other, or none."""
        try:
            return [edge[0] for edge in _networkx.find_cycle(self.raw)]
        except _networkx.NetworkXNoCycle:
            return []

    @property
    def is_chain(self) -> bool:
        """Whether any two nodes stand before and after each other."""
        return not self.circle and len(self.longest) == len(self.nodes)

    @property
    def longest(self) -> list[Any]:
        """The nodes of a longest path, of a graph without circles."""
        return list(_networkx.dag_longest_path(self.raw))


def graph_of(nodes: Iterable[object], edges: Iterable[tuple[object, object]]) -> Graph:
    raw = _networkx.DiGraph()
    raw.add_nodes_from(nodes)
    raw.add_edges_from(edges)
    return Graph(raw)


def operators(program: PhaseProgram) -> Mapping[Node, Op]:
    return {
        (number, place): op
        for number, visit in enumerate(program.visits)
        for place, op in enumerate(visit.ops)
    }


def program_graph(program: PhaseProgram) -> Graph:
    """Who reads what, over sends and receives too."""
    return graph_of(operators(program), _edges(program))


def _edges(program: PhaseProgram) -> Iterator[tuple[Node, Node]]:
    sent: dict[str, Node] = {}
    for number, visit in enumerate(program.visits):
        made: dict[str, Node] = {}
        passed: dict[str, Node] = {}
        for place, op in enumerate(visit.ops):
            node = (number, place)
            for name in op.ins:
                if name in made:
                    yield made[name], node
            if op.kind == "receive" and op.about["part"] in sent:
                yield sent[op.about["part"]], node
            if op.kind == "send":
                passed[op.about["part"]] = node
            made[op.out] = node
        sent = passed
