"""Values under conditions: what an expression may be, and when it is that.

A `Case` of an expression is a value with the condition under which it has it; the
conditions exclude each other. So no number ever reaches the solver: sums and
quotients are worked out case by case, and what is left is about conditions alone.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Literal

from shardproof.proofs import z3_typed as z3
from shardproof.proofs.z3_typed import Bool
from shardproof.spec.law.formula import Expr, Value, evaluate

Condition = Bool | Literal[True, False]
"""A truth value that is known is one of Python's."""
Guarded = Mapping[Value, Condition]
"""What an expression may be; a value that cannot be is not among them."""


def all_of(conditions: Iterable[Condition]) -> Condition:
    return _joined(conditions, z3.both, settles=False)


def any_of(conditions: Iterable[Condition]) -> Condition:
    return _joined(conditions, z3.either, settles=True)


def _joined(
    conditions: Iterable[Condition], join: Callable[[list[Bool]], Bool], *, settles: bool
) -> Condition:
    """Conditions as one; one that is known either settles it, or says nothing."""
    kept: list[Bool] = []
    for each in conditions:
        if each is settles:
            return settles
        if isinstance(each, Bool):
            kept.append(each)
    if not kept:
        return not settles
    return kept[0] if len(kept) == 1 else join(kept)


def opposite(condition: Condition) -> Condition:
    return z3.negation(condition) if isinstance(condition, Bool) else not condition


def term(condition: Condition) -> Bool:
    return condition if isinstance(condition, Bool) else z3.bool_value(condition)


def gathered(cases: Iterable[tuple[Value, Condition]]) -> dict[Value, Condition]:
    """One condition for each value. Facts may tell a truth value as 0 or 1: these are equal."""
    found: dict[Value, list[Condition]] = {}
    for value, condition in cases:
        if condition is not False:
            found.setdefault(value, []).append(condition)
    return {value: any_of(conditions) for value, conditions in found.items()}


def constant(value: Value) -> dict[Value, Condition]:
    return {value: True}


def truth(condition: Condition) -> dict[Value, Condition]:
    """A truth value as cases."""
    return {
        value: case
        for value, case in ((True, condition), (False, opposite(condition)))
        if case is not False
    }


def condition_of(cases: Guarded) -> Condition:
    """That an expression is true."""
    return any_of(condition for value, condition in cases.items() if value)


def merged(test: Condition, yes: Guarded, no: Guarded) -> dict[Value, Condition]:
    """`yes` if the test holds, else `no`."""
    other = opposite(test)
    return gathered(
        [
            *((value, all_of((test, case))) for value, case in yes.items()),
            *((value, all_of((other, case))) for value, case in no.items()),
        ]
    )


def applied(op: str, left: Guarded, right: Guarded) -> dict[Value, Condition]:
    """An operation of two values, case by case; what it gives is what `evaluate` says."""
    if len(left) > len(right):
        left, right, op = right, left, f"flipped {op}"
    some: dict[tuple[Value, ...], Condition] = {tuple(right): True}
    found: list[tuple[Value, Condition]] = []
    for one, when in left.items():
        # The values of the other side that give the same are taken together.
        gives: dict[Value, list[Value]] = {}
        for other in right:
            gives.setdefault(_result(op, one, other), []).append(other)
        for result, others in gives.items():
            key = tuple(others)
            if key not in some:
                some[key] = any_of(right[other] for other in others)
            found.append((result, all_of((when, some[key]))))
    return gathered(found)


def _result(op: str, left: Value, right: Value) -> Value:
    if op.startswith("flipped "):
        left, right, op = right, left, op.removeprefix("flipped ")
    return evaluate(Expr(op, (_leaf(left), _leaf(right))), _no_name)


def _leaf(value: Value) -> Expr:
    return Expr("const", value=value)


def _no_name(name: str) -> Value:
    raise KeyError(name)
