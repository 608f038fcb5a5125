"""Formulas: read from text, evaluated, and told as text again."""

from __future__ import annotations

import pytest
from hypothesis import given

from shardproof.spec.law.formula import Expr, Value, evaluate, formula, names, text
from tests.random_formulas import any_kind, settings_of_names


class TestTextIsReadBack:
    """What a person is shown is the formula itself."""

    @given(any_kind())
    def test_as_the_same_tree(self, expr: Expr) -> None:
        assert formula(text(expr)) == expr

    @given(any_kind(), settings_of_names())
    def test_with_the_value_that_python_gives_it(
        self, expr: Expr, values: dict[str, Value]
    ) -> None:
        flat = {name.replace(".", "_"): value for name, value in values.items()}
        said = text(expr)
        for name in values:
            said = said.replace(name, name.replace(".", "_"))
        assert evaluate(expr, values.__getitem__) == eval(said, {}, flat)  # noqa: S307  (our text)


@pytest.mark.parametrize(
    "source",
    [
        "a or b and not c",
        "(a or b) and not (c and d)",
        "(a or b) or c",
        "a - (b - c) - d",
        "a - b * (c + d) // e",
        "not a == b",
        "(not a) == b",
        "(a == b) != (c < d)",
        "(a + b) % c in (1, 2)",
        "(a in (1,)) in (True, b)",
        "a if b else c if d else e",
        "(a if b else c) if (d if e else f) else g",
        "(a if b else c) == d",
        "a.b.c == 'word' and d == -1",
    ],
)
def test_no_bracket_is_lost_or_added(source: str) -> None:
    assert text(formula(source)) == source


@pytest.mark.parametrize(
    "source",
    [
        "a()",
        "a[0]",
        "a < b < c",
        "a == b == c",
        "a not in (1, 2)",
        "a in b",
        "a in {1, 2}",
        "a is b",
        "a / b",
        "a ** b",
        "a | b",
        "-a",
        "-True",
        "+1",
        "~1",
        "1.5",
        "None",
        "b'a'",
        "f'{a}'",
        "(1, 2)",
        "lambda: 1",
        "(a := 1)",
        "'a'.b",
        "[a for a in b]",
    ],
)
def test_what_is_outside_the_language_is_refused(source: str) -> None:
    with pytest.raises(ValueError, match=r"not part of the language|not a name"):
        formula(source)


class TestEvaluation:
    """What does not matter is not looked up."""

    @pytest.mark.parametrize(
        ("source", "value"),
        [
            ("True or gone", True),
            ("False and gone", False),
            ("1 if True else gone", 1),
            ("gone if False else 2", 2),
            ("1 in (1, gone)", True),
        ],
    )
    def test_it_stops_early(self, source: str, value: Value) -> None:
        asked: list[str] = []

        def lookup(name: str) -> Value:
            asked.append(name)
            return 0

        assert evaluate(formula(source), lookup) == value
        assert asked == []

    def test_a_name_among_items_is_looked_up(self) -> None:
        expr = formula("state in ('whole', stream)")
        values: dict[str, Value] = {"state": "hidden", "stream": "hidden"}
        assert evaluate(expr, values.__getitem__) is True
        assert sorted(names(expr)) == ["state", "stream"]

    def test_words_have_no_order_and_no_sum(self) -> None:
        for op in ("<", "+"):
            with pytest.raises(TypeError, match="not for words"):
                evaluate(formula(f"'a' {op} 'b'"), lambda _: 0)
