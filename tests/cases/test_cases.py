"""Small plans, each with the verdict that it must get on line one.

A near miss breaks the clause that it is named after and no other; its line two
says what goes wrong on which rank. An accepted plan breaks none.
"""

from __future__ import annotations

from collections.abc import Mapping
from copy import deepcopy
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, cast

import pytest

from shardproof.api import check
from shardproof.spec.errors import Place
from shardproof.spec.law import judge as judging
from shardproof.spec.law.clauses import BY_CODE, LAW
from shardproof.spec.law.judge import Judgement, judge
from shardproof.spec.model.config import node_of
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_file, read_text
from tests.cases.by_law import broken_by, legal_by_value

HERE = Path(__file__).parent
NEAR_MISSES = sorted((HERE / "near_misses").glob("*.yaml"))
ACCEPTED = sorted((HERE / "accepted").glob("*.yaml"))
UNUSUAL = sorted((HERE / "unusual").glob("*.yaml"))
MODELS = sorted((HERE / "models").glob("*.json"))

Tree = dict[str, Any]
"""A plan as it is written."""


@dataclass(frozen=True)
class Case:
    file: Path
    verdict: str
    """Line one: `legal`, or `illegal` and the code of a clause."""
    comment: str

    @property
    def code(self) -> str:
        return self.verdict.removeprefix("illegal: ")

    @property
    def tree(self) -> Tree:
        return cast("Tree", plain(read_file(str(self.file))))

    @property
    def plan(self) -> Plan:
        return read_plan(read_file(str(self.file)))

    @property
    def model(self) -> Model:
        return Model.from_config(self.file.parent / str(self.tree["model"]))


def case(file: Path) -> Case:
    first, second, *_ = file.read_text().splitlines()
    return Case(file, first.removeprefix("# "), second.removeprefix("# "))


def cases(files: list[Path]) -> pytest.MarkDecorator:
    return pytest.mark.parametrize(
        "each", [case(file) for file in files], ids=[file.stem for file in files]
    )


def codes(judgement: Judgement) -> list[str]:
    return [reason.clause.code for reason in judgement.reasons]


def judged(model: Model, tree: Mapping[str, object]) -> Judgement:
    return judge(model, read_plan(node_of(tree, Place("mended.yaml"))))


def merge(into: Tree, new: Tree) -> None:
    """`new` laid over `into`; a mapping that is a cut is replaced, not mixed."""
    for key, value in new.items():
        below = into.get(key)
        if isinstance(value, dict) and isinstance(below, dict):
            merge(cast("Tree", below), cast("Tree", value))
        else:
            into[key] = deepcopy(cast("object", value))


def written(within: Tree, of: Tree) -> Tree:
    """The part of `of` whose fields `within` writes too."""
    return {
        key: written(cast("Tree", within[key]), cast("Tree", value))
        if isinstance(value, dict) and isinstance(within[key], dict)
        else value
        for key, value in of.items()
        if key in within
    }


def mended(tree: Tree, fix: Tree) -> Tree:
    """The plan with the fix at the top, and in phases and layers that say otherwise."""
    out = deepcopy(tree)
    phases = [out[phase] for phase in PHASES if isinstance(out.get(phase), dict)]
    layers = [own for each in (out, *phases) for own in each.get("layers", {}).values()]
    for each in (*phases, *layers):
        merge(each, written(each, fix))
    merge(out, fix)
    return out


@cases(ACCEPTED)
def test_an_accepted_plan_breaks_no_clause_or_is_legal_by_value(each: Case) -> None:
    assert each.verdict == "legal"
    found = judge(each.model, each.plan)
    assert codes(found) == broken_by(each.file)
    assert found.undecided == ()


@cases([file for file in ACCEPTED if broken_by(file)])
def test_what_the_law_leaves_to_the_engine_is_legal_by_value(each: Case) -> None:
    verdict = check(each.model, each.plan)
    assert (verdict.word, verdict.unknown) == ("legal", ())
    assert "NOTE-BY-VALUE" in [note.code for note in verdict.notes]


def test_each_plan_that_is_legal_by_value_is_a_case() -> None:
    assert [name for name in legal_by_value() if not (HERE / name).is_file()] == []


@cases(UNUSUAL)
def test_an_unusual_plan_that_is_wrong_is_refused(each: Case) -> None:
    """Beside what is wrong it does something that no clause knows, and that is right."""
    assert codes(judge(each.model, each.plan)) == broken_by(each.file)
    assert check(each.model, each.plan).word == "illegal"


@cases(NEAR_MISSES)
def test_a_near_miss_breaks_its_clause_alone(each: Case) -> None:
    assert each.verdict.startswith("illegal: ")
    assert each.file.stem.partition("--")[0] == each.code
    found = judge(each.model, each.plan)
    assert codes(found) == [each.code]
    assert found.undecided == ()


@cases(NEAR_MISSES + ACCEPTED)
def test_a_case_says_in_a_sentence_what_it_shows(each: Case) -> None:
    assert each.comment.endswith(".")
    assert each.comment[0].isupper() or each.comment[0].isdigit() or each.comment[0] == "["


@cases(NEAR_MISSES)
def test_the_fix_of_its_clause_mends_a_near_miss(each: Case) -> None:
    fix = plain(read_text(BY_CODE[each.code].fix, "fix.yaml"))
    tree = mended(each.tree, cast("Tree", fix))
    assert [reason.message for reason in judged(each.model, tree).reasons] == []


@cases(NEAR_MISSES)
def test_a_near_miss_passes_a_law_without_its_clause(
    each: Case, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What the clause says is all that stands between the plan and a wrong verdict."""
    lax = tuple(replace(c, text="True") if c.code == each.code else c for c in LAW)
    monkeypatch.setattr(judging, "LAW", lax)
    assert codes(judging.judge(each.model, each.plan)) == []


def test_every_clause_has_a_near_miss_of_its_name() -> None:
    named = {file.stem for file in NEAR_MISSES}
    assert [clause.code for clause in LAW if clause.code not in named] == []


@pytest.mark.parametrize("file", MODELS, ids=[file.stem for file in MODELS])
def test_every_model_is_read_whole_and_used(file: Path) -> None:
    assert Model.from_config(file).unmodelled == ()
    users = [*NEAR_MISSES, *ACCEPTED, *(HERE / "bugs").glob("*.yaml")]
    assert any(f"models/{file.name}" in user.read_text() for user in users)
