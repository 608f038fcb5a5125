"""The part of z3 that is used here, with types.

z3 has no annotations, so its module is taken as `Any`, and nothing of it leaves
this file but inside one of the three kinds of term.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Literal, TypeVar

_z3: Any = import_module("z3")


@dataclass(frozen=True, slots=True, eq=False)
class Bool:
    raw: Any


@dataclass(frozen=True, slots=True, eq=False)
class Int:
    raw: Any


@dataclass(frozen=True, slots=True, eq=False)
class Bits:
    """One of finitely many things, by number."""

    raw: Any


Term = Bool | Int | Bits
AnyTerm = TypeVar("AnyTerm", Bool, Int, Bits)
Answer = Literal["sat", "unsat", "unknown"]


def bool_value(value: bool) -> Bool:  # noqa: FBT001
    return Bool(_z3.BoolVal(value))


def int_value(value: int) -> Int:
    return Int(_z3.IntVal(value))


def bits_value(value: int, width: int) -> Bits:
    return Bits(_z3.BitVecVal(value, width))


def bool_named(name: str) -> Bool:
    return Bool(_z3.Bool(name))


def int_named(name: str) -> Int:
    return Int(_z3.Int(name))


def bits_named(name: str, width: int) -> Bits:
    return Bits(_z3.BitVec(name, width))


def both(terms: Iterable[Bool]) -> Bool:
    """All of them; true of none."""
    return Bool(_z3.And([term.raw for term in terms]))


def either(terms: Iterable[Bool]) -> Bool:
    """Any of them; false of none."""
    return Bool(_z3.Or([term.raw for term in terms]))


def negation(term: Bool) -> Bool:
    return Bool(_z3.Not(term.raw))


def same(left: Term, right: Term) -> Bool:
    if type(left) is not type(right):
        raise TypeError(f"two kinds of term: {left}, {right}")
    return Bool(left.raw == right.raw)


def choice(test: Bool, yes: AnyTerm, no: AnyTerm) -> AnyTerm:
    if type(yes) is not type(no):
        raise TypeError(f"two kinds of term: {yes}, {no}")
    return type(yes)(_z3.If(test.raw, yes.raw, no.raw))


def plus(left: Int, right: Int) -> Int:
    return Int(left.raw + right.raw)


def minus(left: Int, right: Int) -> Int:
    return Int(left.raw - right.raw)


def times(left: Int, right: Int) -> Int:
    return Int(left.raw * right.raw)


def quotient(left: Int, right: Int) -> Int:
    """Python's `//` where `right` is positive: z3 rounds so that no remainder is negative."""
    return Int(left.raw / right.raw)


def remainder(left: Int, right: Int) -> Int:
    """Python's `%` where `right` is positive."""
    return Int(left.raw % right.raw)


def less(left: Int, right: Int) -> Bool:
    return Bool(left.raw < right.raw)


def at_most(left: Int, right: Int) -> Bool:
    return Bool(left.raw <= right.raw)


def numbered(truths: Sequence[Bool]) -> Int:
    """The number whose binary digits these are, the first the lowest; one term is read at once."""
    return Int(_z3.Sum([_z3.If(truth.raw, 1 << i, 0) for i, truth in enumerate(truths)]))


class Solver:
    """z3's solver; with `tactics`, one that runs these in turn and is asked once."""

    def __init__(self, *tactics: str) -> None:
        self._raw: Any = _z3.Then(*tactics).solver() if tactics else _z3.Solver()

    def add(self, *terms: Bool) -> None:
        self._raw.add([term.raw for term in terms])

    def add_named(self, term: Bool, name: str) -> None:
        """Assert `term`; an unsatisfiable core calls it by `name`."""
        self._raw.assert_and_track(term.raw, name)

    def limit(self, steps: int) -> None:
        """`unknown` after so many steps of z3's own count, which no clock decides."""
        self._raw.set("rlimit", steps)

    def check(self) -> Answer:
        match str(self._raw.check()):
            case "sat":
                return "sat"
            case "unsat":
                return "unsat"
            case _:
                return "unknown"

    def why_unknown(self) -> str:
        return str(self._raw.reason_unknown())

    def core(self) -> frozenset[str]:
        """Names of terms that cannot hold together, after `unsat`."""
        return frozenset(map(str, self._raw.unsat_core()))

    def int_of(self, term: Int) -> int:
        """What `term` is in the model, after `sat`."""
        return int(self._raw.model().eval(term.raw, model_completion=True).as_long())

    def bool_of(self, term: Bool) -> bool:
        return bool(_z3.is_true(self._raw.model().eval(term.raw, model_completion=True)))

    def bits_of(self, term: Bits) -> int:
        return int(self._raw.model().eval(term.raw, model_completion=True).as_long())
