"""The law's formulas as functions say what the formulas say, and none is out of date."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from shardproof.spec.law.compiled import COMPILED
from shardproof.spec.law.compiling import FILE, module_of, texts
from shardproof.spec.law.formula import Expr, Value, evaluate, formula, names, reading_of

SEED = 30
DRAWS = 60


def test_the_module_is_what_the_law_says() -> None:
    again = "regenerate with `python -m shardproof.spec.law.compiling`"
    assert FILE.read_text("utf-8") == module_of(texts()), again
    assert tuple(COMPILED) == texts()


def words(expr: Expr) -> Iterator[Value]:
    """What a formula compares with."""
    if expr.op == "const":
        yield expr.value
    for each in expr.args:
        yield from words(each)


@pytest.mark.parametrize("number", range(0, len(texts()), 30))
def test_each_function_gives_what_its_formula_gives(number: int) -> None:
    rng = Random(SEED + number)
    for text in texts()[number : number + 30]:
        expr = formula(text)
        every, said = sorted({*names(expr)}), [*words(expr)]
        for _ in range(DRAWS):
            pool: list[Value] = [*said, True, False, 0, 1, 2, 3, "other"]
            known = {name: rng.choice(pool) for name in every}
            asked: list[str] = []
            told: list[str] = []

            def first(name: str) -> Value:
                asked.append(name)  # noqa: B023  (called before the next draw)
                return known[name]  # noqa: B023

            def second(name: str) -> Value:
                told.append(name)  # noqa: B023
                return known[name]  # noqa: B023

            try:
                found = evaluate(expr, first)
            except (TypeError, ZeroDivisionError):
                continue  # words where numbers stand: no plan has that
            again = COMPILED[text](second)
            assert (found, type(found)) == (again, type(again)), f"seed {SEED}: {text} of {known}"
            assert asked == told, f"seed {SEED}: {text}"


def test_a_formula_that_is_not_there_is_read() -> None:
    text = "tp == 2 and ffn.width.least // 2 >= 1"
    assert text not in COMPILED
    assert reading_of(text)({"tp": 2, "ffn.width.least": 3}.__getitem__) is True
