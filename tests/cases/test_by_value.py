"""Plans that no clause of the law is about: legal by value, equal in every run.

Modules over ranks of their own, and tokens that ranks of tp send themselves. Line one says the
verdict, as of every case.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from shardproof.api import check
from shardproof.executor.run.verdict.search import search
from shardproof.spec.engine.decide import decide
from shardproof.spec.law.judge import judge
from shardproof.spec.layout.context import own_ranks
from shardproof.spec.plan.read import plan_of
from tests.cases.by_law import broken_by
from tests.cases.test_cases import Case
from tests.certificates.agreement import words

HERE = Path(__file__).parent
FILES = sorted((HERE / "by_value").glob("*.yaml"))


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_all_deciders_call_it_legal(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert lines[0] == "# legal"
    assert lines[1].startswith("# ")
    assert lines[1].endswith(".")
    each = Case(file, "legal", "")
    assert own_ranks(each.model, each.plan)
    assert [reason.clause.code for reason in judge(each.model, each.plan).reasons] == (
        broken_by(file)
    )
    assert decide(each.model, each.plan) is None
    assert search(each.model, each.plan).found is None
    verdict = check(each.model, each.plan)
    assert (verdict.word, verdict.unknown) == ("legal", ())
    assert words(each.model, each.plan)[1] == "legal"


BUGS = sorted((HERE / "by_value" / "bugs").glob("*.yaml"))
FIXED = sorted((HERE / "by_value" / "fixed").glob("*.yaml"))


@pytest.mark.parametrize("file", BUGS, ids=lambda file: file.stem)
def test_a_bug_of_an_engine_is_refused(file: Path) -> None:
    lines = file.read_text("utf-8").splitlines()
    assert lines[0] == "# illegal"
    assert lines[1].startswith("# https://")
    each = Case(file, "illegal", "")
    assert own_ranks(each.model, each.plan)
    assert decide(each.model, each.plan) is not None
    assert search(each.model, each.plan).found is not None
    assert check(each.model, each.plan).word == "illegal"
    assert words(each.model, each.plan)[1] in ("forged", "unknown" if each.plan.edits else "forged")


@pytest.mark.parametrize("file", FIXED, ids=lambda file: file.stem)
def test_its_fix_is_legal(file: Path) -> None:
    each = Case(file, "legal", "")
    assert (HERE / "by_value" / "bugs" / file.name).exists()
    assert decide(each.model, each.plan) is None
    assert search(each.model, each.plan).found is None
    assert check(each.model, each.plan).word == "legal"
    assert words(each.model, each.plan)[1] == ("unknown" if each.plan.edits else "legal")


def test_there_are_ten_of_each_word() -> None:
    names = [file.stem for file in FILES]
    assert sum(name.startswith("own-ranks") for name in names) >= 10
    assert sum(name.startswith("moe-own-tokens") for name in names) >= 10


LLAMA = Case(HERE / "near_misses" / "FFN-TOKENS.yaml", "", "").model


def test_values_have_the_last_word_where_a_clause_refuses() -> None:
    """Every rank has the whole block: nothing is put together, so nobody need gather tokens."""
    whole = {
        "dp": 2,
        "ffn": {
            "over": ["dp", "tp"],
            "width": "whole",
            "up": {"input": "own"},
            "gate": {"input": "own"},
            "down": {"collective": "none"},
        },
    }
    plan = plan_of(whole)
    assert "FFN-TOKENS" in [reason.clause.code for reason in judge(LLAMA, plan).reasons]
    assert search(LLAMA, plan).found is None
    verdict = check(LLAMA, plan)
    assert (verdict.word, verdict.reasons) == ("legal", ())
    assert [note.code for note in verdict.notes] == ["NOTE-BY-VALUE"]


@pytest.mark.parametrize(
    ("over", "same"),
    [(["tp"], True), (["tp", "dp"], True), ([], False), (["dp"], False)],
    ids=str,
)
def test_axes_of_one_rank_change_nothing(over: list[str], same: bool) -> None:  # noqa: FBT001
    plan = plan_of({"tp": 2, "ffn": {"over": over}})
    assert own_ranks(LLAMA, plan) is not same
    assert check(LLAMA, plan).word == "legal"


@pytest.mark.parametrize("split", ["vocab", "in", "none"])
def test_a_choice_by_parts_is_made_for_the_tokens_of_all(split: str) -> None:
    head = {"over": ["sp", "tp"], "greedy": "merged", "split": split}
    plan = plan_of({"workload": {"steps": 2}, "sp": 2, "lm_head": head})
    assert search(LLAMA, plan).found is None
    assert check(LLAMA, plan).word == "legal"


def test_a_phase_may_lie_otherwise_and_its_groups_go_with_it() -> None:
    plan = plan_of({"dp": 2, "tp": 2, "decode": {"ffn": {"over": ["dp", "tp"]}}})
    groups = [plan.phase(name).ffn.down.group for name in ("prefill", "decode")]
    assert groups == [("tp",), ("dp", "tp")]
    assert check(LLAMA, plan).word == "legal"
