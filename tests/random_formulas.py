"""Formulas at random, of a kind, over a few of the law's own names; as Hypothesis strategies."""

from __future__ import annotations

from hypothesis import strategies as st
from hypothesis.strategies import SearchStrategy

from shardproof.spec.law.formula import Expr, Value

TRUTHS = ("embedding.mask", "prefill", "model.gated")
NUMBERS = ("tp", "sequence.cut.n", "stages.layers.n")
STREAM = ("whole", "tokens", "hidden")


def constant(value: Value) -> Expr:
    return Expr("const", value=value)


def variables(names: tuple[str, ...]) -> SearchStrategy[Expr]:
    return st.sampled_from(names).map(lambda name: Expr("var", value=name))


def pair(op: str, sides: SearchStrategy[Expr]) -> SearchStrategy[Expr]:
    return st.tuples(sides, sides).map(lambda args: Expr(op, args))


def choice(tests: SearchStrategy[Expr], branches: SearchStrategy[Expr]) -> SearchStrategy[Expr]:
    return st.tuples(tests, branches, branches).map(lambda args: Expr("if", args))


def member(sides: SearchStrategy[Expr]) -> SearchStrategy[Expr]:
    return st.lists(sides, min_size=2, max_size=4).map(lambda args: Expr("in", tuple(args)))


def divided(dividends: SearchStrategy[Expr]) -> SearchStrategy[Expr]:
    """By something that is surely positive, as in the law."""
    divisors = st.integers(1, 7).map(constant) | st.just(Expr("var", value="tp"))
    args, ops = st.tuples(dividends, divisors), st.sampled_from(("//", "%"))
    return st.tuples(ops, args).map(lambda found: Expr(found[0], found[1]))


def truths(depth: int) -> SearchStrategy[Expr]:
    leaf = variables(TRUTHS) | st.booleans().map(constant)
    if depth == 0:
        return leaf
    inner, sums, said = truths(depth - 1), numbers(depth - 1), words(depth - 1)
    several = st.lists(inner, min_size=2, max_size=3).map(tuple)
    return st.one_of(
        leaf,
        inner.map(lambda arg: Expr("not", (arg,))),
        several.map(lambda args: Expr("and", args)),
        several.map(lambda args: Expr("or", args)),
        *(pair(op, sums) for op in ("==", "!=", "<", "<=", ">", ">=")),
        pair("==", said),
        pair("!=", said),
        pair("==", inner),
        member(said),
        member(sums),
        choice(inner, inner),
    )


def numbers(depth: int) -> SearchStrategy[Expr]:
    leaf = variables(NUMBERS) | st.integers(-9, 9).map(constant)
    if depth == 0:
        return leaf
    inner = numbers(depth - 1)
    return st.one_of(
        leaf,
        *(pair(op, inner) for op in ("+", "-", "*")),
        divided(inner),
        choice(truths(depth - 1), inner),
    )


def words(depth: int) -> SearchStrategy[Expr]:
    leaf = variables(("stream",)) | st.sampled_from(STREAM).map(constant)
    return choice(truths(depth - 1), words(depth - 1)) | leaf if depth else leaf


def settings_of_names() -> SearchStrategy[dict[str, Value]]:
    """A value for each name."""
    return st.fixed_dictionaries(
        {
            **{name: st.booleans() for name in TRUTHS},
            "tp": st.integers(1, 9),
            "sequence.cut.n": st.integers(-1, 20),
            "stages.layers.n": st.integers(-1, 20),
            "stream": st.sampled_from(STREAM),
        }
    )


def any_kind(depth: int = 3) -> SearchStrategy[Expr]:
    return truths(depth) | numbers(depth) | words(depth)
