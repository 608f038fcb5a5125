"""The law's formulas as Z3 terms: the same trees that `evaluate` walks, read a second way.

Truth values are Bool, numbers Int, and words bit vectors, one number a word over
all words of the law. A sort of its own for words was 20 to 60 times slower where
a plan is open, Int about 1.5 times; on a concrete plan they are alike.

A *base* name (field or fact) is a free variable. A *value* is a variable that
one equation defines, so its formula is written once however many clauses read it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import cast

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.z3_typed import Bits, Bool, Int, Term
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.domains import (
    Domain,
    Truth,
    Whole,
    Words,
    all_domains,
    definition_order,
)
from shardproof.spec.law.formula import Expr, Value, formula, names
from shardproof.spec.law.values import VALUES

Operation = Callable[..., Term]


def _all(*terms: Bool) -> Bool:
    return z3.both(terms)


def _any(*terms: Bool) -> Bool:
    return z3.either(terms)


def _among(sought: Term, *items: Term) -> Bool:
    return z3.either(z3.same(sought, item) for item in items)


def _differs(left: Term, right: Term) -> Bool:
    return z3.negation(z3.same(left, right))


def _more(left: Int, right: Int) -> Bool:
    return z3.less(right, left)


def _at_least(left: Int, right: Int) -> Bool:
    return z3.at_most(right, left)


OPERATIONS: Mapping[str, Operation] = MappingProxyType(
    {
        "not": z3.negation,
        "and": _all,
        "or": _any,
        "if": z3.choice,
        "in": _among,
        "==": z3.same,
        "!=": _differs,
        "<": z3.less,
        "<=": z3.at_most,
        ">": _more,
        ">=": _at_least,
        "+": z3.plus,
        "-": z3.minus,
        "*": z3.times,
        "//": z3.quotient,
        "%": z3.remainder,
    }
)
"""What each operation of a formula is in Z3."""


class Encoding:
    """The variables of one view of a plan, and the law over them.

    Names in Z3 begin with `view`, so that several views (`prefill.`, `decode.`)
    share a solver. Words are numbered together with the further `words`, so that two laws
    that do not speak of the same ones number them alike.
    """

    def __init__(
        self,
        view: str = "",
        *,
        operations: Mapping[str, Operation] = OPERATIONS,
        definitions: Mapping[str, str] = VALUES,
        words: Iterable[str] = (),
    ) -> None:
        self.view = view
        self._operations = operations
        self._definitions = {n: formula(definitions[n]) for n in definition_order(definitions)}
        self._domains = all_domains(definitions)
        used = (of.words for of in self._domains.values() if isinstance(of, Words))
        self.words: tuple[str, ...] = tuple(sorted(frozenset(words).union(*used)))
        self._number = {word: i for i, word in enumerate(self.words)}
        self._width = len(self.words).bit_length()
        self._variables: dict[str, Term] = {}

    def variable(self, name: str) -> Term:
        """The Z3 variable of a base name or a value."""
        if name not in self._variables:
            self._variables[name] = self._named(f"{self.view}{name}", self._domains[name])
        return self._variables[name]

    def _named(self, name: str, domain: Domain) -> Term:
        match domain:
            case Truth():
                return z3.bool_named(name)
            case Whole():
                return z3.int_named(name)
            case Words():
                return z3.bits_named(name, self._width)

    def constant(self, value: Value) -> Term:
        if isinstance(value, str):
            return z3.bits_value(self._number[value], self._width)
        return z3.bool_value(value) if isinstance(value, bool) else z3.int_value(value)

    def term(self, expr: Expr) -> Term:
        """`expr` over the variables of this view."""
        match expr.op:
            case "const":
                return self.constant(expr.value)
            case "var":
                return self.variable(str(expr.value))
            case op:
                return self._operations[op](*map(self.term, expr.args))

    def clause_term(self, clause: Clause) -> Bool:
        """That the clause holds; what `defined` gives for its names belongs to it."""
        return cast(Bool, self.term(clause.formula))

    def names_of(self, clauses: Iterable[Clause]) -> frozenset[str]:
        """All that the clauses speak of, and the definitions of values in them."""
        found: set[str] = set()
        due = [name for clause in clauses for name in names(clause.formula)]
        while due:
            name = due.pop()
            if name not in found:
                found.add(name)
                due += names(self._definitions[name]) if name in self._definitions else ()
        return frozenset(found)

    def is_value(self, name: str) -> bool:
        return name in self._definitions

    def defined(self, among: Iterable[str]) -> list[Bool]:
        """The definitions of the values among these names."""
        wanted = frozenset(among)
        return [
            z3.same(self.variable(name), self.term(definition))
            for name, definition in self._definitions.items()
            if name in wanted
        ]

    def fixed(self, name: str, value: Value) -> Bool:
        """That a base name has this value. Facts may tell a truth value as 0 or 1."""
        if isinstance(self._domains[name], Truth):
            value = bool(value)
        return z3.same(self.variable(name), self.constant(value))

    def open(self, name: str) -> Bool:
        """That a name has some value of its domain."""
        variable = self.variable(name)
        match self._domains[name], variable:
            case Words(words), Bits():
                return z3.either(z3.same(variable, self.constant(w)) for w in sorted(words))
            case Whole(least, most), Int():
                low = [] if least is None else [z3.at_most(z3.int_value(least), variable)]
                high = [] if most is None else [z3.at_most(variable, z3.int_value(most))]
                return z3.both([*low, *high])
            case _:
                return z3.both(())

    def word(self, number: int) -> str:
        """The word that a bit vector of a model stands for."""
        return self.words[number]
