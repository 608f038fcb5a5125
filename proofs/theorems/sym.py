"""The part of sympy that is used here, with types: nothing of it leaves but in a `Sym`."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from shardproof.proofs.theorems.language import Expr, NoStatement, number

_sympy: Any = import_module("sympy")
_undefined: Any = import_module("sympy.core.function").AppliedUndef

# What is no polynomial of its parts, as functions that nothing is known of.
_OPAQUE = {"//": "floordiv", "%": "modulo"}
_CLEAR = {name: op for op, name in _OPAQUE.items()}


@dataclass(frozen=True, slots=True)
class Sym:
    """A polynomial in names, in functions of polynomials and in sums of such."""

    raw: Any

    def __add__(self, other: Sym) -> Sym:
        return Sym(self.raw + other.raw)

    def __sub__(self, other: Sym) -> Sym:
        return Sym(self.raw - other.raw)

    def __mul__(self, other: Sym) -> Sym:
        return Sym(self.raw * other.raw)

    def __neg__(self) -> Sym:
        return Sym(-self.raw)

    def __str__(self) -> str:
        return str(self.raw)

    @property
    def names(self) -> frozenset[str]:
        return frozenset(str(symbol) for symbol in self.raw.free_symbols)

    @property
    def is_zero(self) -> bool:
        return bool(self.raw == 0)

    @property
    def expanded(self) -> Sym:
        return Sym(_sympy.expand(self.raw))

    def put(self, by: Mapping[str, Sym]) -> Sym:
        """Names replaced, all at once."""
        if not by:
            return self
        raw = {_sympy.Symbol(name): sym.raw for name, sym in by.items()}
        return Sym(self.raw.subs(raw, simultaneous=True))

    def rewritten(self, rules: Sequence[tuple[Sym, Sym]]) -> Sym:
        """Whole terms replaced wherever they occur."""
        found = self.raw
        for left, right in rules:
            found = found.subs(left.raw, right.raw)
        return Sym(found)

    def linear(self, name: str) -> tuple[Sym, Sym] | None:
        """`a, b` where it is `a * name + b`, a number and an expression without the name."""
        symbol = _sympy.Symbol(name)
        expanded = _sympy.expand(self.raw)
        if symbol not in expanded.free_symbols:
            return Sym(_sympy.Integer(0)), Sym(expanded)
        by = expanded.coeff(symbol, 1)
        rest = _sympy.expand(expanded - by * symbol)
        if symbol in rest.free_symbols or not by.is_Integer:
            return None
        return Sym(by), Sym(rest)

    @property
    def constant(self) -> int:
        """The number that is added at the end; 0 where there is none."""
        return int(_sympy.expand(self.raw).as_coeff_Add()[0])

    @property
    def as_number(self) -> int | None:
        return int(self.raw) if self.raw.is_Integer else None

    @property
    def leads_down(self) -> bool:
        """Whether its first part has a negative coefficient; one of it and its negation does."""
        expanded = _sympy.expand(self.raw)
        parts = [part for part in expanded.as_ordered_terms() if not part.is_number]
        return bool(parts) and parts[0].as_coeff_Mul()[0] < 0

    def places(self, values: frozenset[str]) -> list[Sym]:
        """Indices of functions, and ends of sums, wherever they stand.

        `values` are the functions of values, whose arguments are no indices.
        """
        found: list[Any] = []
        for call in self.raw.atoms(_undefined):
            if str(call.func) not in values:
                found += call.args
        for each in self.raw.atoms(_sympy.Sum):
            found += [limit[2] for limit in each.limits]
        return [Sym(each) for each in sorted(found, key=str)]

    def calls(self, name: str) -> list[tuple[Sym, tuple[Sym, ...]]]:
        """Factors that are calls of a function, with their arguments."""
        return [
            (Sym(factor), tuple(map(Sym, factor.args)))
            for factor in _sympy.Mul.make_args(self.raw)
            if isinstance(factor, _undefined) and str(factor.func) == name
        ]

    def bare(self, name: str) -> bool:
        """Whether a name stands outside of calls."""
        calls = {call: _sympy.Dummy() for call in self.raw.atoms(_undefined)}
        return _sympy.Symbol(name) in self.raw.xreplace(calls).free_symbols

    def all_calls(self, name: str) -> list[tuple[Sym, tuple[Sym, ...]]]:
        """Calls of a function wherever they stand, with their arguments."""
        found = [each for each in self.raw.atoms(_undefined) if str(each.func) == name]
        return [(Sym(each), tuple(map(Sym, each.args))) for each in sorted(found, key=str)]

    def without(self, factor: Sym) -> Sym:
        """The product without one of its factors."""
        rest = list(_sympy.Mul.make_args(self.raw))
        rest.remove(factor.raw)
        return Sym(_sympy.Mul(*rest))

    def parted(self, names: Iterable[str]) -> tuple[Sym, Sym]:
        """A product's factors that do not speak of any of these names, and those that do."""
        symbols = [_sympy.Symbol(name) for name in names]
        apart, inside = self.raw.as_independent(*symbols, as_Add=False)
        return Sym(apart), Sym(inside)

    @property
    def summands(self) -> list[Sym]:
        """What it is the sum of."""
        return list(map(Sym, _sympy.Add.make_args(self.raw)))

    @property
    def product(self) -> list[Sym]:
        """Its factors."""
        return list(map(Sym, _sympy.Mul.make_args(self.raw)))


def whole(value: int) -> Sym:
    return Sym(_sympy.Integer(value))


def named(name: str) -> Sym:
    return Sym(_sympy.Symbol(name))


def applied(name: str, args: Iterable[Sym]) -> Sym:
    return Sym(_sympy.Function(name)(*(arg.raw for arg in args)))


def opaque(op: str, args: Iterable[Sym]) -> Sym:
    return applied(_OPAQUE[op], args)


def total(parts: Iterable[Sym]) -> Sym:
    return Sym(_sympy.Add(*(part.raw for part in parts)))


def inverse(of: Sym) -> Sym:
    return Sym(of.raw**-1)


def summed(body: Sym, binders: Sequence[tuple[str, Sym]]) -> Sym:
    """The sum from zero up to, and without, each end; the first binder is the innermost."""
    if not binders:
        return body
    limits = [(_sympy.Symbol(name), 0, end.raw - 1) for name, end in binders]
    return Sym(_sympy.Sum(body.raw, *limits))


def vanishes(sym: Sym) -> bool:
    """Whether sympy finds that it is zero, by expanding or as a fraction."""
    if _sympy.expand(sym.raw) == 0:
        return True
    if not any(each.exp.is_negative for each in sym.raw.atoms(_sympy.Pow)):
        return False
    return bool(_sympy.cancel(_sympy.together(sym.raw)) == 0)


def told(sym: Sym) -> Expr:
    """A whole number's expression in the language of statements."""
    return _told(_sympy.expand(sym.raw))


def _told(raw: Any) -> Expr:  # noqa: ANN401  (sympy has no types)
    if raw.is_Integer:
        return number(int(raw))
    if raw.is_Symbol:
        return Expr("name", name=str(raw))
    if raw.is_Add or raw.is_Mul:
        args = [_told(arg) for arg in raw.args]
        found = args[0]
        for arg in args[1:]:
            found = Expr("+" if raw.is_Add else "*", (found, arg))
        return found
    if raw.is_Pow and raw.exp.is_Integer and 0 < int(raw.exp) < 5:
        found = base = _told(raw.base)
        for _ in range(int(raw.exp) - 1):
            found = Expr("*", (found, base))
        return found
    if isinstance(raw, _undefined):
        args = tuple(_told(arg) for arg in raw.args)
        name = str(raw.func)
        return Expr(_CLEAR[name], args) if name in _CLEAR else Expr("call", args, name)
    raise NoStatement(f"{raw} is no whole number")
