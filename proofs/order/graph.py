"""A program as a graph: an operator, in the visit that runs it, after those that it reads."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING, Any

from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.passing import Receive, Send
from shardproof.spec.record import dataclass

if TYPE_CHECKING:
    from shardproof.spec.program.lower.phase import PhaseProgram

Node = tuple[int, int]
"""The number of a visit, and the place of an operator in its list."""


@dataclass(frozen=True)
class Graph:
    """Edges lead from what is read to who reads it.

    networkx is asked for circles and paths, and is loaded when it is: a verdict asks for neither.
    """

    ahead: Mapping[Any, Sequence[Any]]
    behind: Mapping[Any, Sequence[Any]]

    @property
    def nodes(self) -> list[Any]:
        return list(self.ahead)

    def before(self, node: object) -> Sequence[Any]:
        return self.behind[node]

    def after(self, node: object) -> Sequence[Any]:
        return self.ahead[node]

    @cached_property
    def _raw(self) -> Any:  # noqa: ANN401  (networkx has no types)
        raw = import_module("networkx").DiGraph()
        raw.add_nodes_from(self.ahead)
        raw.add_edges_from((node, other) for node, others in self.ahead.items() for other in others)
        return raw

    @property
    def circle(self) -> list[Any]:
        """Nodes that wait for each other, or none."""
        networkx = import_module("networkx")
        try:
            return [edge[0] for edge in networkx.find_cycle(self._raw)]
        except networkx.NetworkXNoCycle:
            return []

    @property
    def is_chain(self) -> bool:
        """Whether any two nodes stand before and after each other."""
        return not self.circle and len(self.longest) == len(self.nodes)

    @property
    def longest(self) -> list[Any]:
        """The nodes of a longest path, of a graph without circles."""
        return list(import_module("networkx").dag_longest_path(self._raw))


def graph_of(nodes: Iterable[object], edges: Iterable[tuple[object, object]]) -> Graph:
    ahead: dict[object, dict[object, None]] = {node: {} for node in nodes}
    behind: dict[object, dict[object, None]] = {node: {} for node in ahead}
    for one, other in edges:
        ahead.setdefault(one, {})[other] = None
        behind.setdefault(other, {})[one] = None
        ahead.setdefault(other, {})
        behind.setdefault(one, {})
    return Graph({n: tuple(to) for n, to in ahead.items()},
                 {n: tuple(of) for n, of in behind.items()})  # fmt: skip


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
            if isinstance(op, Receive) and op.part in sent:
                yield sent[op.part], node
            if isinstance(op, Send):
                passed[op.part] = node
            made[op.out] = node
        sent = passed
