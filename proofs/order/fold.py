"""The program of all ranks folded by logical operator: what is left is the graph of the model.

Collectives, slices and sends give no new value, and go. Bias, residual and shared experts are
parts of a sum, in whatever order they join it. A norm with a summed statistic is a norm.
"""

from __future__ import annotations

from collections.abc import Collection, Hashable, Iterator

from shardproof.proofs.order.graph import Graph, graph_of
from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.passing import Receive, Send
from shardproof.spec.program.ops.stream import Bias, Learned

CARRIED = frozenset({
    "all_reduce", "all_gather", "reduce_scatter", "slice", "exchange", "to_heads",
    "to_tokens", "send", "receive", "same",
    "gather_logits", "pads", "block_gather", "block_reduce", "block_return", "block_own",
})  # fmt: skip
"""They give the logical value that they are given."""
ADDED = frozenset({"add", "add_on", "add_each", "bias", "learned"})
STATISTIC = frozenset({"moments", "head_moments"})
NAMED_ALIKE = {
    "norm_with": "norm", "merge_blocks": "quotient", "merge_ranks": "quotient",
}  # fmt: skip
SAID = ("weight", "fn", "key", "over", "of", "name", "by", "layer", "shared")
"""Fields of operators that tell one logical operator from another."""

Value = tuple[str, Hashable, tuple[int, ...]]


class Values:
    """Logical values, each with one number."""

    def __init__(self) -> None:
        self._numbers: dict[Value, int] = {}
        self._values: list[Value] = []

    def number(self, kind: str, about: Hashable, parts: tuple[int, ...]) -> int:
        value = (kind, about, parts)
        if value not in self._numbers:
            self._numbers[value] = len(self._values)
            self._values.append(value)
        return self._numbers[value]

    def sum(self, parts: tuple[int, ...]) -> int:
        flat: list[int] = []
        for part in parts:
            kind, _, inner = self._values[part]
            flat += inner if kind == "sum" else (part,)
        return self.number("sum", (), tuple(sorted(flat)))

    def parts(self, number: int) -> tuple[int, ...]:
        return self._values[number][2]


def folded(program: PhaseProgram, values: Values) -> Graph:
    """The logical operators of a phase, and what each reads."""
    found = dict.fromkeys(each for op, each in _valued(program, values) if op.kind not in CARRIED)
    return graph_of(found, [(part, each) for each in found for part in values.parts(each)])


def logical(program: PhaseProgram, values: Values, kinds: Collection[str]) -> list[int]:
    """The values of operators of some kinds, in the order of the program."""
    return [each for op, each in _valued(program, values) if op.kind in kinds]


def _valued(program: PhaseProgram, values: Values) -> Iterator[tuple[Op, int]]:
    """Every operator that gives a logical value, and that value."""
    received: dict[str, int] = {}
    for visit in program.visits:
        known: dict[str, int] = {"tokens": values.number("tokens", (), ())}
        passed: dict[str, int] = {}
        for op in visit.ops:
            if isinstance(op, Receive):
                known[op.out] = received[op.part]
                continue
            if op.kind in STATISTIC or op.out.endswith("own_logits"):
                known[op.out] = known[op.ins[0]]
                continue
            known[op.out] = _value(op, [known[name] for name in op.ins], values)
            if isinstance(op, Send):
                passed[op.part] = known[op.out]
            yield op, known[op.out]
        received = passed


def _value(op: Op, ins: list[int], values: Values) -> int:
    if op.kind in CARRIED or (op.kind in NAMED_ALIKE and op.kind.startswith("merge_")):
        kept = ins[0]
        return kept if op.kind in CARRIED else values.number("quotient", (), (kept,))
    if op.kind in ADDED:
        weights = [values.number("weight", op.weight, ())] if isinstance(op, Bias) else []
        if isinstance(op, Learned):
            weights = [values.number("weight", "positions", ())]
        return values.sum((*ins, *weights))
    kind = NAMED_ALIKE.get(op.kind, op.kind)
    about = tuple((key, str(getattr(op, key))) for key in SAID if hasattr(op, key))
    if kind in ("norm", "head_norm", "choose"):
        ins = ins[:1]
    if kind == "mul":
        ins = sorted(ins)
    if kind == "norm":
        about = tuple(each for each in about if each[0] in ("weight", "layer"))
    return values.number(kind, about, tuple(ins))


def same_graph(a: Graph, b: Graph) -> list[int]:
    """The values that one has and the other has not; edges are in the values."""
    return sorted(set(a.nodes) ^ set(b.nodes))
