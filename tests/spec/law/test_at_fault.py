"""Law and engine are of one mind about where a plan is wrong, not only whether."""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.fuzzing.near import near_plan
from shardproof.spec.engine.blame import who_is_to_blame
from shardproof.spec.law.at_fault import AT_FAULT, codes_at, most_about, role_at_fault
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.cases.by_law import legal_by_value
from tests.cases.test_cases import HERE, NEAR_MISSES, UNUSUAL, Case
from tests.tiers import clause_of, one_of_each, sampled

ILLEGAL = [
    file
    for file in (*NEAR_MISSES, *UNUSUAL)
    if str(file.relative_to(HERE)) not in legal_by_value()
    and file.read_text("utf-8").startswith("# illegal")
]
SEEDS = sampled(range(400), every=8)


def broken_and_blamed(model: Model, plan: Plan) -> tuple[set[str], str]:
    """The clauses that the plan breaks, and the role of the operator to blame; '' for nobody."""
    codes = {reason.clause.code for reason in judge(model, plan).reasons}
    blamed = who_is_to_blame(model, plan) if codes else None
    return codes, "" if blamed is None else role_at_fault(model, plan, blamed)


def test_every_clause_is_in_the_table_in_the_order_of_the_law() -> None:
    assert [*AT_FAULT] == [clause.code for clause in LAW]


@pytest.mark.parametrize("file", one_of_each(ILLEGAL, clause_of), ids=lambda file: file.stem)
def test_of_a_case_the_engine_blames_what_a_broken_clause_is_about(file: Path) -> None:
    case = Case(file, "", "")
    codes, role = broken_and_blamed(case.model, case.plan)
    assert role
    assert codes & {*codes_at(role)}, f"{role}: {codes_at(role)}"


@pytest.mark.parametrize("seed", SEEDS)
def test_so_it_does_of_plans_near_a_legal_one(seed: int) -> None:
    codes, role = broken_and_blamed(*near_plan(10_000 + seed))
    assert not role or codes & {*codes_at(role)}, f"{role}: {codes} {codes_at(role)}"


@pytest.mark.parametrize(
    ("role", "codes"),
    [
        ("all_reduce of ffn.down", ("FFN-OUT-WHOLE", "FFN-OUT-GROUP")),
        ("add of attention.out", ("ATTN-OUT-WHOLE", "ATTN-OUT-GROUP")),
        (
            "attention.q.rope",
            (
                "ATTN-ROPE-PAIRS",
                "SP-POSITIONS",
                "CHUNK-POSITIONS",
                "PACK-POSITIONS",
                "DRAFT-POSITIONS",
            ),
        ),
        ("ffn.up.bias", ("FFN-UP-BIAS",)),
        ("no such operator", ()),
    ],
)
def test_what_is_most_about_an_operator(role: str, codes: tuple[str, ...]) -> None:
    assert most_about(role) == codes
