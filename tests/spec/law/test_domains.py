"""Every formula of the law speaks of names that exist, and of words that they may be."""

from __future__ import annotations

import pytest

from shardproof.fuzzing.plans import random_plan
from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.domains import (
    TRUTH,
    NonsenseError,
    Whole,
    Words,
    all_domains,
    base_domains,
    definition_order,
    domain,
)
from shardproof.spec.law.formula import formula, names
from shardproof.spec.law.judge import views
from shardproof.spec.law.values import VALUES
from shardproof.spec.law.variables import FACTS

KNOWN = all_domains()
NAMES = sorted(
    {*VALUES, *FACTS}
    | {name for clause in LAW for name in names(clause.formula)}
    | {name for definition in VALUES.values() for name in names(formula(definition))}
)
"""All that some formula speaks of."""


@pytest.mark.parametrize("clause", LAW, ids=lambda clause: clause.code)
def test_a_clause_is_true_or_false_of_what_exists(clause: Clause) -> None:
    assert domain(clause.formula, KNOWN) == TRUTH


@pytest.mark.parametrize("name", VALUES)
def test_a_value_is_of_one_kind_and_its_words_are_few(name: str) -> None:
    found = KNOWN[name]
    assert not isinstance(found, Words) or 2 <= len(found.words) <= 10


def test_definitions_are_not_circular() -> None:
    order = definition_order()
    assert sorted(order) == sorted(VALUES)
    for i, name in enumerate(order):
        assert not set(names(formula(VALUES[name]))) & set(order[i:])


def test_facts_and_values_share_no_name() -> None:
    assert not set(VALUES) & set(base_domains())
    assert set(FACTS) <= set(base_domains())


def test_words_are_those_of_the_plan_language() -> None:
    assert KNOWN["stream"] == Words(frozenset({"whole", "tokens", "hidden"}))
    assert KNOWN["tp"] == Whole(1, 2**20)
    assert KNOWN["moe.group.ep"] == KNOWN["embedding.mask"] == TRUTH
    assert "auto" not in KNOWN["sequence.layout"]
    assert "moe.tp" not in KNOWN  # it may be None, and `moe.expert_tp` speaks for it


@pytest.mark.parametrize(
    ("source", "why"),
    [
        ("embedding.colective == 'none'", "there is no plan variable"),
        ("embedding.collective == 'redcue_scatter'", "never equal"),
        ("embedding.collective in ('none', 'redcue_scatter')", "never equal"),
        ("embedding.gives in ('vocab', 'tokens')", "never equal"),
        ("stream == 1", "two kinds"),
        ("tp == True", "two kinds"),
        ("not stream", "no truth value"),
        ("tp and True", "no truth value"),
        ("stream + 1 == 2", "no number"),
        ("embedding.mask < 1", "no number"),
        ("(1 if prefill else 'a') == 1", "different kinds"),
        ("tp % stages.first == 0", "divide by 0"),
        ("tp // (tp - 1) == 0", "divide by 0"),
    ],
)
def test_nonsense_is_refused(source: str, why: str) -> None:
    with pytest.raises(NonsenseError, match=why):
        domain(formula(source), KNOWN)


def test_a_circle_is_named() -> None:
    with pytest.raises(NonsenseError, match=r"itself: (a <- b <- a|b <- a <- b)"):
        definition_order({"a": "1 if b == 1 else 2", "b": "a + 1"})


def test_what_is_read_of_a_plan_is_in_its_domain() -> None:
    """Fields, facts and values alike."""
    for seed in range(200):
        model, plan = random_plan(seed)
        seen = views(model, plan)
        for view in seen["decode"]:  # only there is the handoff known
            wrong = {name: view(name) for name in NAMES if view(name) not in KNOWN[name]}
            assert not wrong, f"random_plan({seed})"
