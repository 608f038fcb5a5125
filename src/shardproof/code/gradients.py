"""What sums the gradients of a program that gives them.

The gradient of a weight is a product with what the weight was multiplied with, and that of a bias a
sum of what stands in such a product: so the reference says what an output is the gradient of.
Arguments have names; weights that the program makes or loads itself are told by the line that reads
them.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import numpy as np

from shardproof.code.blame import Ends
from shardproof.code.collectives import WHAT
from shardproof.code.layouts import constant
from shardproof.code.lockstep import LEFT, Step
from shardproof.code.looking import GATHERS, SUMS, Look, Part, over
from shardproof.code.recognising import LINEAR, MOVES, PRODUCTS, Graph
from shardproof.code.told import Site
from shardproof.executor.code.values import Exact, fingerprint

Elements = bytes
"""The same of tensors that are moves of one another; empty of what is no tensor of the run's."""
ALONE = MOVES | {*WHAT, *WHAT.values()}
"""What moves values on one rank: its collectives do, of whatever kind."""
ADDS = frozenset({"add", "add_any"})
TOTALS = frozenset({"sum", "reduce_sum"})


@dataclass(frozen=True, slots=True)
class Weight:
    """What an output may be the gradient of."""

    elements: Elements
    shape: tuple[int, ...]
    argument: str
    """Its name, if it is one."""
    site: Site
    """Where it is read."""


def gradients(look: Look, ends: Ends) -> Iterator[Part]:
    """Of each weight whose gradient is an output, what sums it up."""
    back = Backward(Graph(look.made.reference_log.steps or (), ALONE), ends)
    outputs = look.made.reference
    found = [back.weight_of(each) for each in outputs]
    if not any(found):
        return
    taken = {each for each in found if each is not None and found.count(each) == 1}
    ways: dict[str, list[Weight]] = {}
    for value, output, weight in zip(look.made.sharded, outputs, found, strict=True):
        named = weight if weight in taken else back.bias_of(output, taken)
        if named is None:
            named = by_shape(output, ends, taken)
        if named is not None:
            taken.add(named)
            ways.setdefault(joined(look, value), []).append(named)
    for way, weights in ways.items():
        yield Part(f"gradients of {told(weights)}: {way}")


def by_shape(output: Any, ends: Ends, taken: set[Weight]) -> Weight | None:
    """The first argument of an output's shape that has no gradient yet, as of a norm's scale."""
    names = {each.argument for each in taken}
    for name, value in zip(ends.names, ends.given, strict=True):
        if isinstance(value, Exact) and name not in names and value.shape == output.shape:
            return Weight(elements(value), value.shape, name, Site())
    return None


def told(weights: Sequence[Weight]) -> str:
    """Arguments by name, others by the line that reads them."""
    lines = [each.argument for each in weights if each.argument]
    own: dict[Site, Counter[tuple[int, ...]]] = {}
    for each in weights:
        if not each.argument:
            own.setdefault(each.site, Counter())[each.shape] += 1
    for site, shapes in own.items():
        sizes = [f"{n} of {list(s)}" if n > 1 else f"{list(s)}" for s, n in shapes.items()]
        lines.append(f"the weights that {site} reads ({', '.join(sizes)})")
    return ", ".join(lines)


def elements(value: Any) -> Elements:
    if not isinstance(value, Exact) or constant(value):
        return b""
    names = np.unique(fingerprint(value))
    return names[names != 0].tobytes()


@dataclass(slots=True)
class Backward:
    """A reference's products, and what their weights' gradients are made of."""

    graph: Graph
    ends: Ends
    arguments: Mapping[Elements, str] = field(init=False)
    totals: list[tuple[Elements, Weight]] = field(default_factory=list[tuple[Elements, Weight]])
    """Biases, each with the gradient of what it is added to."""
    _known: dict[int, Elements] = field(default_factory=dict[int, Elements])

    def __post_init__(self) -> None:
        given = zip(self.ends.given, self.ends.names, strict=True)
        self.arguments = {self.of(value): name for value, name in given}

    def of(self, value: Any) -> Elements:
        if id(value) not in self._known:
            self._known[id(value)] = elements(value)
        return self._known[id(value)]

    def weight_of(self, output: Any) -> Weight | None:
        """The weight that an output is the gradient of."""
        last = self.maker(output, PRODUCTS)
        if last is None:
            return None
        own = [column[0] for column in self.graph.steps[last].operands[-2:]]
        for step in self.graph.steps[:last]:
            operands = [column[0] for column in step.operands]
            if step.name not in PRODUCTS or len(operands) < 2:
                continue
            for value, data in (operands[-2:], operands[:-3:-1]):
                rest = self.cotangents(own, data, step)
                weight = self.weight(value, step)
                if (
                    rest is not None
                    and self.of(value) not in map(self.of, own)
                    and weight is not None
                    and getattr(output, "shape", ()) in (weight.shape, weight.shape[::-1])
                ):
                    self.totals += [(of, each) for of in rest for each in self.biases(step)]
                    return weight
        return None

    def cotangents(self, own: Sequence[Any], data: Any, step: Step) -> list[Elements] | None:
        """What the data of a product is multiplied with in another, if that is no weight itself."""
        if not self.of(data) or self.of(data) not in map(self.of, own):
            return None
        rest = [each for each in own if self.of(each) not in (b"", self.of(data))]
        size = step.results[0][0].size
        if any(each.size != size or self.graph.root(each) is not None for each in rest):
            return None
        return [self.of(each) for each in rest]

    def bias_of(self, output: Any, taken: set[Weight]) -> Weight | None:
        """The bias that an output is the gradient of."""
        at = self.maker(output, TOTALS)
        if at is None:
            return None
        summed = self.of(self.graph.steps[at].operands[0][0])
        fitting = (each for of_result, each in self.totals if of_result == summed)
        return next((w for w in fitting if w not in taken and w.shape == output.shape), None)

    def weight(self, value: Any, step: Step) -> Weight | None:
        """What was given or made, if a product reads it as it is or moved."""
        names = self.of(value)
        if not names or self.graph.root(value) is None:
            return None
        first = value
        while (at := self.graph.maker(value)) is not None:
            operands = self.graph.steps[at].operands
            if len(operands) != 1:
                break
            value = operands[0][0]
            first = value if self.of(value) == names else first
        if at is None or not self.graph.steps[at].operands:
            first = value
        # Of what was put together, as in a bucket of weights, the part that is read.
        names = self.of(first)
        return Weight(names, first.shape, self.arguments.get(names, ""), step.site)

    def biases(self, step: Step) -> Iterator[Weight]:
        """What is added to a product."""
        added = [column[0] for column in step.operands[:-2]]
        left = [value for column in step.results for value in column]
        while left:
            for at in self.graph.readers.get(id(left.pop()), ()):
                after = self.graph.steps[at]
                if after.name in ALONE:
                    left += [value for column in after.results for value in column]
                elif after.name in ADDS:
                    added += [column[0] for column in after.operands]
        for value in added:
            weight = self.weight(value, step)
            if weight is not None:
                yield weight

    def maker(self, output: Any, names: frozenset[str]) -> int | None:
        """The nearest operator of these names that makes an output, up to what is linear."""
        left, seen = [(output, self.of(output))], set[tuple[int, Elements]]()
        while left:
            value, wanted = left.pop(0)
            at = self.graph.maker(value)
            if at is None or (at, wanted) in seen:
                continue
            seen.add((at, wanted))
            step = self.graph.steps[at]
            operands = [column[0] for column in step.operands]
            if step.name in names and within(wanted, self.of(value)):
                return at
            if step.name in ALONE:  # of a bucket of gradients, the one that is asked for
                left += [(each, wanted) for each in operands if meet(wanted, self.of(each))]
            elif step.name in LINEAR | TOTALS:
                left += [(each, self.of(each)) for each in operands]
        return None


def within(some: Elements, every: Elements) -> bool:
    one, other = (np.frombuffer(each, np.uint64) for each in (some, every))
    return bool(np.isin(one, other).all())


def meet(some: Elements, every: Elements) -> bool:
    one, other = (np.frombuffer(each, np.uint64) for each in (some, every))
    return bool(np.isin(one, other).any())


def joined(look: Look, value: Any) -> str:
    """The first collective on the way back from an output, and what it is laid out as there."""
    left, seen, layout = [value], set[int](), ""
    while left:
        at = look.graph.maker(left.pop(0))
        if at is None or at in seen:
            continue
        step = look.steps[at]
        what = look.what(at)
        if what in SUMS:
            verb = "summed" if what == "all_reduce" else "summed and scattered"
            return f"{verb} over {over(look.axes(at))} by {look.told([at])}{layout}"
        if step.name == LEFT or not seen:
            found = look.layout(step.operands[0], step)
            if found is not None and found.told.startswith("partial"):
                return f"no collective sums them; each rank has a {found.told.partition(',')[0]}"
            if found is not None and found.told.startswith("replicated"):
                layout = ", whole on every rank"
            elif step.operands[0][0].size < step.results[0][0].size:
                layout = ", a shard on each rank"
        seen.add(at)
        if step.name in LINEAR | MOVES | {LEFT} or what in GATHERS:
            left += [column[0] for column in step.operands]
    return f"no collective sums them{layout}"
