"""The part of z3 that is used here, with types.

z3 has no annotations, so its module is taken as `Any`, and nothing of it leaves
this file but inside one of the three kinds of term.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Literal, TypeVar

_z3: Any = import_module("z3")
_core: Any = import_module("z3.z3")


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
    return _joined(_z3.Z3_mk_and, terms)


def either(terms: Iterable[Bool]) -> Bool:
    """Any of them; false of none."""
    return _joined(_z3.Z3_mk_or, terms)


def _joined(make: Callable[..., object], terms: Iterable[Bool]) -> Bool:
    """What z3's own `And` and `Or` do after looking at every operand's sort: nine tenths of it."""
    raw = [term.raw for term in terms]
    context = _z3.main_ctx()
    array = (_z3.Ast * len(raw))(*(each.as_ast() for each in raw))
    return Bool(_z3.BoolRef(make(context.ref(), len(raw), array), context))


def exactly_one(terms: Iterable[Bool]) -> Bool:
    """One of them and no other."""
    return Bool(_z3.PbEq([(term.raw, 1) for term in terms], 1))


def implies(if_: Bool, then: Bool) -> Bool:
    return Bool(_z3.Implies(if_.raw, then.raw))


def named_in(term: Term) -> frozenset[str]:
    """The names that a term speaks of."""
    found: set[str] = set()
    seen: set[int] = set()
    due: list[Any] = [term.raw]
    while due:
        node = due.pop()
        if node.get_id() in seen:
            continue
        seen.add(node.get_id())
        due += node.children()
        if node.num_args() == 0 and node.decl().kind() == _z3.Z3_OP_UNINTERPRETED:
            found.add(str(node.decl().name()))
    return frozenset(found)


def sorts_in(term: Term) -> frozenset[str]:
    """The sorts of a term and of all its parts."""
    found: set[str] = set()
    seen: set[int] = set()
    due: list[Any] = [term.raw]
    while due:
        node = due.pop()
        if node.get_id() not in seen:
            seen.add(node.get_id())
            due += node.children()
            found.add(str(node.sort()))
    return frozenset(found)


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


@contextmanager
def apart() -> Generator[None]:
    """A world of its own: what is found in it does not depend on the terms made before.

    Terms of one world are of no use in another.
    """
    before = _core._main_ctx  # noqa: SLF001  (terms are made in this one, whatever else there is)
    _core._main_ctx = None  # noqa: SLF001
    try:
        yield
    finally:
        _core._main_ctx = before  # noqa: SLF001


_FOREVER = 2**32 - 1
"""z3's own word for no limit of time, in milliseconds."""


def _deaf(solver: Any) -> Any:  # noqa: ANN401
    """The same solver, which leaves Ctrl-C to Python: it takes the signal, and may drop it."""
    solver.set("ctrl_c", False)
    return solver


class Solver:
    """z3's solver; with `tactics`, one that runs these in turn and is asked once."""

    def __init__(self, *tactics: str) -> None:
        self._raw: Any = _deaf(_z3.Then(*tactics).solver() if tactics else _z3.Solver())
        self._context: Any = None

    @classmethod
    def apart(cls) -> Solver:
        """One whose answers, and cores, do not hang on what was made before it."""
        made = cls()
        made._context = _z3.Context()
        made._raw = _deaf(_z3.Solver(ctx=made._context))
        return made

    @classmethod
    def of_truths(cls) -> Solver:
        """One for questions in which nothing but truth values is open."""
        made = cls()
        made._raw = _deaf(_z3.SolverFor("QF_FD"))
        return made

    def add(self, *terms: Bool) -> None:
        self._raw.add([self._own(term) for term in terms])

    def add_named(self, term: Bool, name: str) -> None:
        """Assert `term`; an unsatisfiable core calls it by `name`."""
        self._raw.assert_and_track(self._own(term), name)

    def _own(self, term: Bool) -> Any:  # noqa: ANN401
        return term.raw if self._context is None else term.raw.translate(self._context)

    def limit(self, steps: int) -> None:
        """`unknown` after so many steps of z3's own count, which no clock decides."""
        self._raw.set("rlimit", steps)

    def limit_time(self, seconds: float) -> None:
        """`unknown` after so many seconds, on top of the limit of steps."""
        self._raw.set("timeout", min(_FOREVER, max(1, int(min(seconds, 1e6) * 1000))))

    def check(self, *assumed: Bool) -> Answer:
        """Whether all can hold, the assumed ones among them; a core names those in the way."""
        match str(self._raw.check(*map(self._own, assumed))):
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
