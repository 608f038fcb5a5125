"""Statements with numbers put in: models that refute them, and models that they are not void of.

Values are numbers modulo a prime; a function of values is a random table. A model is drawn small,
what is given is made to hold where it says how (`f(...) == ...`, a sum over shares), and else
tried until it holds.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field, replace
from random import Random

from shardproof.proofs.theorems.language import Expr, Let, free, walk
from shardproof.proofs.theorems.statement import Declared, Sort, Statement, definitions

PRIME = 10007
SIZES = range(5)
"""What a whole number of a model may be drawn from."""

Number = int
Key = tuple[str, tuple[Number, ...]]


class Nothing(ArithmeticError):
    """A statement that says nothing here: it divides by zero."""


@dataclass(slots=True)
class Model:
    """Numbers for all that is declared."""

    declared: Mapping[str, Declared]
    lets: Mapping[str, Let]
    seed: int
    table: dict[Key, Number] = field(default_factory=dict[Key, Number])
    given: Mapping[str, Let] = field(default_factory=dict[str, Let])
    most: int = 4

    def call(self, name: str, args: tuple[Number, ...]) -> Number:
        found = self.given.get(name) or self.lets.get(name)
        if found is not None:
            return self.value(found.body, dict(zip(found.params, args, strict=True)))
        what = self.declared[name]
        args = tuple(
            arg % PRIME if sort == "value" else arg
            for arg, sort in zip(args, what.args, strict=True)
        )
        key = (name, args)
        if key not in self.table:
            rng = Random(f"{self.seed}|{name}|{args}")
            # Seldom beyond the sizes, so that a bound that is missed shows.
            drawn = rng.randint(0 if what.size else -2 if not what.args else -1, self.most)
            # Zero is the value that most is special about.
            value = 0 if rng.random() < 0.1 else rng.randrange(PRIME)
            self.table[key] = drawn if what.gives == "int" else value
        return self.table[key]

    def sort(self, expr: Expr, bound: Mapping[str, Number]) -> Sort:
        """Whether an expression is a whole number or a value."""
        match expr.op:
            case "number":
                return "int"
            case "name" | "call":
                if expr.name in bound:
                    return "int"
                if expr.name in self.declared:
                    return self.declared[expr.name].gives
                own = self.lets.get(expr.name) or self.given.get(expr.name)
                if own is None:
                    return "int"
                return self.sort(own.body, {**bound, **dict.fromkeys(own.params, 0)})
            case "sum":
                return self.sort(expr.args[2], {**bound, expr.name: 0})
            case "if":
                return self.sort(expr.args[1], bound)
            case "/":
                return "value"
            case _:
                sorts = {self.sort(arg, bound) for arg in expr.args}
                return "value" if "value" in sorts else "int"

    def value(self, expr: Expr, at: Mapping[str, Number]) -> Number:
        match expr.op:
            case "number":
                return expr.number
            case "name":
                return at[expr.name] if expr.name in at else self.call(expr.name, ())
            case "call":
                return self.call(expr.name, tuple(self.value(arg, at) for arg in expr.args))
            case "sum":
                low, high = (self.value(arg, at) for arg in expr.args[:2])
                body = expr.args[2]
                return sum(self.value(body, {**at, expr.name: i}) for i in range(low, high))
            case "if":
                return self.value(expr.args[1 if self.holds(expr.args[0], at) else 2], at)
            case "/":
                over, below = (self.value(arg, at) % PRIME for arg in expr.args)
                if not below:
                    raise Nothing
                return over * pow(below, -1, PRIME) % PRIME
            case op:
                left, right = (self.value(arg, at) for arg in expr.args)
                return _COMPUTED[op](left, right)

    def holds(self, expr: Expr, at: Mapping[str, Number]) -> bool:
        match expr.op:
            case "true" | "false":
                return expr.op == "true"
            case "call":
                found = self.lets[expr.name]
                args = [self.value(arg, at) for arg in expr.args]
                return self.holds(found.body, dict(zip(found.params, args, strict=True)))
            case "not":
                return not self.holds(expr.args[0], at)
            case "and":
                return all(self.holds(arg, at) for arg in expr.args)
            case "or":
                return any(self.holds(arg, at) for arg in expr.args)
            case "all":
                low, high = (self.value(arg, at) for arg in expr.args[:2])
                return all(self.holds(expr.args[2], {**at, expr.name: i}) for i in range(low, high))
            case "every":
                some = (0, 1, 2, 5, 4242)
                return all(self.holds(expr.args[0], {**at, expr.name: i}) for i in some)
            case op:
                left, right = (self.value(arg, at) for arg in expr.args)
                if "value" in {self.sort(arg, at) for arg in expr.args}:
                    left, right = left % PRIME, right % PRIME
                return _COMPARED[op](left, right)


def _floor(left: int, right: int) -> int:
    if not right:
        raise Nothing
    return left // right


def _modulo(left: int, right: int) -> int:
    if not right:
        raise Nothing
    return left % right


_COMPUTED = {
    "+": int.__add__, "-": int.__sub__, "*": int.__mul__, "//": _floor, "%": _modulo,
}  # fmt: skip
_COMPARED = {"==": int.__eq__, "!=": int.__ne__, "<": int.__lt__, "<=": int.__le__}


@dataclass(frozen=True, slots=True)
class Shown:
    """A model as a person reads it, and how often one was drawn before it was found."""

    numbers: Mapping[str, Number]
    drawn: int

    def __str__(self) -> str:
        return ", ".join(f"{name} = {number}" for name, number in self.numbers.items())


def refuted(statement: Statement, tries: int = 3000) -> Shown | None:
    """A model in which all that is given holds and the claim does not."""
    free = replace(statement, shown=())
    return _found(free, tries, claim=False) or (
        _found(statement, tries, claim=False) if statement.shown else None
    )


def met(statement: Statement, tries: int = 3000) -> Shown | None:
    """A model in which all that is given holds, and the claim with it, and which is not trivial."""
    return _found(statement, tries, claim=True) or _found(statement, tries, claim=True, least=0)


def _found(statement: Statement, tries: int, *, claim: bool, least: int = 2) -> Shown | None:
    hypotheses, claimed = list(statement.hypotheses), statement.claimed
    for number in range(tries):
        model = _drawn(statement, number)
        try:
            if not all(_made(model, each) for each in hypotheses):
                continue
            model_before = dict(model.table)
            if _claims(model, claimed) == claim and not (claim and _trivial(model, least)):
                told = model.table if claim else {**model.table, **model_before}
                return Shown({_told(key): told[key] for key in sorted(told)[:24]}, number + 1)
        except Nothing:
            continue
    return None


def _claims(model: Model, claimed: Expr, at: Mapping[str, Number] | None = None) -> bool:
    """Whether a claim holds; what divides by zero does not, where the model's side has a value."""
    at = at or {}
    if claimed.op == "all":
        low, high = (model.value(arg, at) for arg in claimed.args[:2])
        inner = claimed.args[2]
        return all(_claims(model, inner, {**at, claimed.name: i}) for i in range(low, high))
    if claimed.op == "==":
        model.value(claimed.args[1], at)
    try:
        return model.holds(claimed, at)
    except Nothing:
        return False


def _drawn(statement: Statement, number: int) -> Model:
    shown = definitions(statement.shown)
    # Small models first: most of what is wrong shows there, and what is given holds by chance.
    most = 2 + number % 3
    return Model(statement.declared, statement.definitions, number, {}, shown, most)


def _trivial(model: Model, least: int) -> bool:
    """Whether every size that was drawn is less than this."""
    sizes = [v for (name, args), v in model.table.items()
             if not args and model.declared[name].gives == "int"]  # fmt: skip
    return bool(sizes) and max(sizes) < least


def _told(key: Key) -> str:
    name, args = key
    return f"{name}({', '.join(map(str, args))})" if args else name


def _made(model: Model, expr: Expr, at: Mapping[str, Number] | None = None) -> bool:
    """Whether a hypothesis holds, after it was made to where it says how."""
    at = at or {}
    match expr.op:
        case "and":
            return all(_made(model, arg, at) for arg in expr.args)
        case "all":
            low, high = (model.value(arg, at) for arg in expr.args[:2])
            return all(_made(model, expr.args[2], {**at, expr.name: i}) for i in range(low, high))
        case "==":
            left, right = expr.args
            for one, other in ((left, right), (right, left)):
                if _told_by(model, one, other, at):
                    return True
        case _:
            pass
    return model.holds(expr, at)


def _told_by(model: Model, one: Expr, other: Expr, at: Mapping[str, Number]) -> bool:
    """Set what one side names to what the other side is."""
    if one.op in ("name", "call") and one.name in model.declared and one.name not in at:
        key = (one.name, tuple(model.value(arg, at) for arg in one.args))
        if key not in model.table and not _uses(other, one.name):
            made = model.value(other, at)
            model.table[key] = made % PRIME if model.declared[one.name].gives == "value" else made
            return True
    if one.op == "sum" and one.args[2].op == "call" and one.args[2].name in model.declared:
        # The last share is what the others leave.
        low, high = (model.value(arg, at) for arg in one.args[:2])
        call = one.args[2]
        if low < high and one.name in free(call) and model.declared[call.name].gives == "value":
            last = {**at, one.name: high - 1}
            rest = sum(model.value(call, {**at, one.name: i}) for i in range(low, high - 1))
            key = (call.name, tuple(model.value(arg, last) for arg in call.args))
            if key not in model.table:
                model.table[key] = (model.value(other, at) - rest) % PRIME
                return True
    return False


def _uses(expr: Expr, name: str) -> bool:
    return any(each.name == name and each.op == "name" for each in walk(expr))


def dropped(statement: Statement) -> Iterator[tuple[str, Statement]]:
    """Each hypothesis, and the statement without it."""
    for number, each in enumerate(statement.given):
        given = statement.given[:number] + statement.given[number + 1 :]
        yield each, replace(statement, given=given)
