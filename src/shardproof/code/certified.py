"""A certificate of a program that is equal: both traces, to be worked out again by anybody."""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet
from math import prod
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np

from shardproof.certificate import program_checker as checker
from shardproof.code.judging import ENDLESS, MASKED
from shardproof.code.subject import Subject
from shardproof.code.told import Unknown
from shardproof.code.verdict import CodeVerdict
from shardproof.executor.code.symbolic import Graph, Symbolic
from shardproof.executor.code.values import Exact, Opaque
from shardproof.executor.domains.tensor import Shape


class NoCertificate(Exception):
    """Why none can be made."""


class Written:
    """A part of a graph: what some elements are made of, numbered anew."""

    def __init__(self, graph: Graph, wanted: Sequence[int]) -> None:
        self.graph = graph
        nodes, vectors = reached(graph, wanted)
        self.at = {old: new for new, old in enumerate(nodes)}
        self.vector_at = {old: new for new, old in enumerate(vectors)}
        self.nodes: list[list[Any]] = [self.node(each) for each in nodes]
        self.vectors = [[self.at[each] for each in graph.vectors[old]] for old in vectors]

    def node(self, number: int) -> list[Any]:
        name, *rest = self.graph.nodes[number]
        vectors, operands = parts(self.graph, number)
        if vectors:
            return [name, *(self.vector_at[each] for each in vectors)]
        kept = rest[: len(rest) - len(operands)]
        return [name, *kept, *(self.at[each] for each in operands)]

    def data(self, outputs: Any) -> dict[str, Any]:
        return {"nodes": self.nodes, "vectors": self.vectors, "outputs": outputs}

    def order(self, places: Mapping[int, int], counted: Mapping[int, int]) -> list[list[int]]:
        """Elements, with the places of their numbers, counted from the lowest."""
        return sorted([self.at[each], counted[place]] for each, place in places.items())


class Follower(checker.Trace):
    """The checker's numbers for elements, in step with a graph that grows."""

    def __init__(self, seed: int, graph: Graph, inputs: Mapping[str, Shape]) -> None:
        self.graph, self.shapes, self.inputs = graph, inputs, dict[str, int]()
        self.numbers = checker.Numbers(f"order {seed}")
        self.values, self.degrees = list[Any](), list[tuple[int, int]]()
        self.vectors: Any = graph.vectors

    def places(self, ids: Sequence[int]) -> list[int]:
        self.inputs = {name: prod(shape) for name, shape in self.shapes.items()}
        for name, *rest in self.graph.nodes[len(self.values) :]:
            value, degree = checker.HOW[str(name)](self, *rest)
            self.values.append(value)
            self.degrees.append(degree)
        return [self.place(self.numbers.plain(self.values[each])) for each in ids]

    def place(self, value: Any) -> int:
        """A random one, in which -x stands opposite x, and no number at an end."""
        if value == checker.NAN:
            raise Opaque("a choice among what is no number")
        if isinstance(value, str):
            return HIGHEST if value == checker.PLUS else -HIGHEST
        turned = value > checker.HALF
        own = self.numbers.random(checker.ORDER, checker.P - value if turned else value)
        return (-1 if turned else 1) * (own % HIGHEST) if value else 0


HIGHEST = (1 << 62) - 1


OPERANDS = {"-": 0, "*": 0, "/": 0, "exp": 0, "log": 0, "f": 2}
"""Where the operands of an operator begin."""


def parts(graph: Graph, number: int) -> tuple[list[int], list[int]]:
    """The vectors, or the elements, that an element is made of."""
    name, *rest = graph.nodes[number]
    if name in ("+", ".", "max"):
        return [int(str(each)) for each in rest], []
    if name in OPERANDS:
        return [], [int(str(each)) for each in rest[OPERANDS[str(name)] :]]
    return [], []


def reached(graph: Graph, wanted: Sequence[int]) -> tuple[list[int], list[int]]:
    """All elements and vectors below some, in the order in which they were made."""
    nodes, vectors, left = set[int](), set[int](), [*wanted]
    while left:
        each = left.pop()
        if each in nodes:
            continue
        nodes.add(each)
        several, operands = parts(graph, each)
        left += operands
        for vector in several:
            if vector not in vectors:
                vectors.add(vector)
                left += graph.vectors[vector]
    return sorted(nodes), sorted(vectors)


def certificate(
    subject: Subject, verdict: CodeVerdict, name: str, ranks: int, files: AbstractSet[Path]
) -> str:
    """The certificate's text, which the checker has accepted; else `NoCertificate` says why."""
    if verdict.word != "equal":
        raise NoCertificate(f"the verdict is {verdict.word}, and what is equal is certified")
    masked = MASKED in verdict.assumptions
    followers: list[Follower] = []

    def places(graph: Graph, inputs: Mapping[str, Shape], ids: Sequence[int]) -> Sequence[int]:
        if not followers:
            followers.append(Follower(verdict.seed, graph, inputs))
        return followers[0].places(ids)

    field = Symbolic(
        verdict.seed, 1, ENDLESS if masked else None, readings=verdict.readings, places=places
    )
    try:
        made = subject.run(field, None, steps=False)
    except (Opaque, Unknown) as unknown:
        raise NoCertificate(f"nothing is written down yet of {unknown}") from None
    if made.log.replicas:
        raise NoCertificate("ranks compute copies of an output in several ways")
    sharded = [names_of(field, each) for each in made.sharded]
    reference = [names_of(field, each) for each in made.reference]
    orders = [each.ordered for each in field.heard]
    ours, theirs = (
        Written(field.graph, [*(each for output in outputs for each in output), *order])
        for outputs, order in zip((sharded, reference), orders, strict=True)
    )
    shapes = [[*each.shape] for each in made.reference]
    predicate: dict[str, Any] = {
        "format": checker.FORMAT, "verdict": checker.VERDICT, "program": name,
        "ranks": ranks,
        "assumptions": [*verdict.assumptions],
        "collectives": [
            {"file": Path(each.site.file).name, "line": each.site.line, "collective": each.title,
             "ranks": each.size} for each in verdict.collectives
        ],
        "inputs": [[key, [*shape]] for key, shape in field.inputs.items()],
        "outputs": [[key, shape] for key, shape in zip(subject.outputs, shapes, strict=True)],
        "sharded": ours.data([[[ours.at[i] for i in each]] for each in sharded]),
        "reference": theirs.data([[theirs.at[i] for i in each] for each in reference]),
    }  # fmt: skip
    if any(orders):
        counted = {p: at for at, p in enumerate(sorted({p for o in orders for p in o.values()}))}
        for name_, of, order in zip(("sharded", "reference"), (ours, theirs), orders, strict=True):
            predicate[name_][checker.ORDER] = of.order(order, counted)
    predicate["digest"] = checker.digest(predicate)
    text = checker.canonical({
        "_type": checker.STATEMENT, "predicateType": checker.PREDICATE, "predicate": predicate,
        "subject": digests(files),
    })  # fmt: skip
    word, why = checker.judge(text, [])
    if word != checker.VERDICT:
        raise NoCertificate(f"the checker knows less than the verdict: {why}")
    return text + "\n"


def names_of(field: Symbolic, value: Any) -> list[int]:
    """The elements of an output; whole numbers are constants."""
    exact = value if isinstance(value, Exact) else field.integers(np.asarray(value))
    return np.broadcast_to(exact.x[0], exact.shape).ravel().tolist()


def files_of(name: str) -> set[Path]:
    """The file of FILE:NAME and those beside it that it has imported."""
    path = Path(name.rpartition(":")[0]).resolve()
    found = {path}
    for module in list(sys.modules.values()):
        file = getattr(module, "__file__", None) if isinstance(module, ModuleType) else None  # pyright: ignore[reportUnnecessaryIsInstance]
        if file and Path(file).parent == path.parent and Path(file).suffix == ".py":
            found.add(Path(file).resolve())
    return found


def digests(files: AbstractSet[Path]) -> list[dict[str, Any]]:
    """By name: where a file lies is nobody's business."""
    return [
        {"name": each.name, "digest": {"sha256": hashlib.sha256(each.read_bytes()).hexdigest()}}
        for each in sorted(files, key=lambda each: (each.name, each))
    ]
