"""The program of all ranks folded by logical operator: what is left is the graph of the model.

Collectives, slices and sends give no new value, and go. Bias, residual and shared experts are
parts of a sum, in whatever order they join it. A norm with a summed statistic is a norm.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from typing import assert_never

from shardproof.proofs.order.graph import Graph, graph_of
from shardproof.spec.program.lower.phase import PhaseProgram
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.attention import (
    CacheRead,
    CacheStep,
    CacheWrite,
    Delta,
    ExpWeights,
    First,
    LatentKeys,
    LatentValues,
    Logits,
    MergeBlocks,
    OneHead,
    Quotient,
    Rope,
    Scores,
    Second,
    Weigh,
)
from shardproof.spec.program.ops.blocks import (
    BlockGather,
    BlockOwn,
    BlockReduce,
    BlockReturn,
    Choose,
    GatherRows,
    OwnRows,
)
from shardproof.spec.program.ops.collectives import (
    AllGather,
    AllReduce,
    AllToAll,
    Broadcast,
    Exchange,
    GatherLogits,
    MergeRanks,
    ReduceScatter,
    ToHeads,
    ToTokens,
)
from shardproof.spec.program.ops.every import Kinds
from shardproof.spec.program.ops.experts import Experts, Route, SharedExpert
from shardproof.spec.program.ops.handoff import Handoff
from shardproof.spec.program.ops.head import FinishLogits, HeadLinear, Pads
from shardproof.spec.program.ops.index import Beside, ChooseKeys, IndexKeys, IndexScores, KeyPart
from shardproof.spec.program.ops.norms import HeadMoments, HeadNorm, Moments, Norm, NormWith
from shardproof.spec.program.ops.passing import (
    Junk,
    Permute,
    Previous,
    Receive,
    Same,
    Send,
    Times,
    Zeros,
)
from shardproof.spec.program.ops.stream import (
    Act,
    Add,
    AddEach,
    AddOn,
    Bias,
    Joint,
    Learned,
    Linear,
    Lookup,
    Mul,
    OutLinear,
    Scale,
    Slice,
)

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
    found = dict.fromkeys(each for _, each in _valued(program, values))
    return graph_of(found, [(part, each) for each in found for part in values.parts(each)])


def logical(program: PhaseProgram, values: Values, kinds: Kinds) -> list[int]:
    """The values of operators of some kinds, in the order of the program."""
    return [each for op, each in _valued(program, values) if type(op) in kinds]


def _valued(program: PhaseProgram, values: Values) -> Iterator[tuple[Op, int]]:
    """Every operator that gives a logical value that it was not given, and that value."""
    received: dict[str, int] = {}
    for visit in program.visits:
        known: dict[str, int] = {"tokens": values.number("tokens", (), ())}
        passed: dict[str, int] = {}
        for op in visit.ops:
            if isinstance(op, Receive):
                known[op.out] = received[op.part]
                continue
            ins = [known[name] for name in op.ins]
            made = known[op.out] = _value(op, ins, values)
            if isinstance(op, Send):
                passed[op.part] = made
            if made not in ins:
                yield op, made
        received = passed


def _value(op: Op, ins: Sequence[int], values: Values) -> int:
    """The number of what an operator gives; its operand's where it gives the same."""
    match op:
        case (
            AllReduce() | AllGather() | ReduceScatter() | Exchange() | ToHeads() | ToTokens()
            | GatherLogits() | BlockGather() | BlockReduce() | BlockReturn() | BlockOwn()
            | GatherRows() | OwnRows() | Send() | Receive() | Same() | Slice() | Pads()
        ):  # fmt: skip
            return ins[0]
        case Moments() | HeadMoments():
            return ins[0]  # the norm that reads them is one with its statistic
        case FinishLogits() if op.out.endswith("own_logits"):
            return ins[0]
        case Add() | AddOn() | AddEach():
            return values.sum((*ins,))
        case Bias():
            return values.sum((*ins, values.number("weight", op.weight, ())))
        case Learned():
            return values.sum((*ins, values.number("weight", "positions", ())))
        case MergeBlocks() | MergeRanks():
            return values.number("quotient", (), (ins[0],))
        case Norm() | NormWith():
            about = tuple(each for each in _about(op) if each[0] in ("weight", "layer"))
            return values.number("norm", about, (ins[0],))
        case HeadNorm() | Choose():
            return values.number(op.kind, _about(op), (ins[0],))
        case Mul():
            return values.number(op.kind, _about(op), (*sorted(ins),))
        case (
            Lookup() | Linear() | OutLinear() | Scale() | Act() | Joint() | HeadLinear()
            | FinishLogits() | Route() | Experts() | SharedExpert()
            | Rope() | OneHead() | LatentKeys() | LatentValues() | CacheWrite() | CacheRead()
            | CacheStep() | First() | Second() | Delta() | Scores() | Logits() | ExpWeights()
            | Weigh() | Quotient() | IndexKeys() | Beside() | KeyPart() | IndexScores()
            | ChooseKeys() | AllToAll() | Broadcast() | Permute() | Zeros() | Junk()
            | Previous() | Times() | Handoff()
        ):  # fmt: skip
            return values.number(op.kind, _about(op), (*ins,))
        case _:
            assert_never(op)


def _about(op: Op) -> tuple[tuple[str, str], ...]:
    return tuple((key, str(getattr(op, key))) for key in SAID if hasattr(op, key))


def same_graph(a: Graph, b: Graph) -> list[int]:
    """The values that one has and the other has not; edges are in the values."""
    return sorted(set(a.nodes) ^ set(b.nodes))
