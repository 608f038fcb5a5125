"""A law with a mistake in it is noticed by a plan whose verdict is known, or is the law itself."""

from __future__ import annotations

from itertools import groupby

import pytest

from shardproof.executor.run.verdict.search import counterexample
from shardproof.fuzzing.plans import random_plan
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.domains import base_domains
from shardproof.spec.law.formula import Lookup, Value, evaluate, formula, text
from shardproof.spec.law.judge import judge, views
from shardproof.spec.law.view import View
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.executor.run.cases import CASES, load
from tests.spec.mutation.always import ALWAYS
from tests.spec.mutation.family import families, members
from tests.spec.mutation.held import broken, cases, files, held, noticed
from tests.spec.mutation.kinds import of_kinds
from tests.spec.mutation.mutants import Mutant, all_mutants, deleted
from tests.spec.mutation.outcome import SOLVED, everything, outcome, reasons
from tests.spec.mutation.plans import Kept, kept, kept_plans
from tests.spec.mutation.published import TABLE, published, read
from tests.tiers import sampled

DELETED = [deleted(clause) for clause in LAW]
PARTS = 240
"""Of the weakenings, one part in so many is made for `make test`."""
OPEN = 0
"""No more may be neither noticed nor proved to be the law; to be lowered, never raised."""


def name(mutant: Mutant) -> str:
    return mutant.name


def weakened() -> list[Mutant]:
    """Found when they are needed: to make them all takes seconds."""
    return [mutant for mutant in all_mutants() if mutant.kind != "delete"]


def test_each_clause_is_deleted_and_there_are_enough_others() -> None:
    assert [mutant for mutant in all_mutants() if mutant.kind == "delete"] == DELETED
    assert len(weakened()) >= 200
    assert len({mutant.name for mutant in all_mutants()}) == len(all_mutants())


def test_a_mutant_is_another_law() -> None:
    for mutant in all_mutants():
        assert mutant.clauses or mutant.values, mutant.name


def test_the_law_stays_the_laws_where_a_mutant_was_asked_first() -> None:
    """Of a module over ranks of its own too, whose values are kept beside those of the plan."""
    plan = load(CASES / "near_misses" / "LM-GROUP--attention-group.yaml")
    some = [each for each in all_mutants() if "lm_head.joins" in {of for of, _ in each.values}]
    assert some
    for mutant in some:
        one = held("", ["LM-GROUP"], *plan)
        one.parts(mutant)
        assert broken(None, one.seen) == one.expected, mutant.name


@pytest.mark.parametrize("mutant", DELETED, ids=name)
def test_a_deleted_clause_is_noticed(mutant: Mutant) -> None:
    assert noticed(mutant) is not None


def test_the_published_table_is_of_these_mutants() -> None:
    assert TABLE.read_text(encoding="utf-8") == published(read())


@pytest.mark.parametrize("rest", sampled(range(PARTS), every=PARTS))
def test_every_weakening_becomes_what_is_published(rest: int) -> None:
    said, some = read(), weakened()[rest::PARTS]
    assert len(some) >= 8
    wrong = [mutant.name for mutant in some if outcome(mutant) != said[mutant]]
    assert wrong == [], "run `make mutate-law`"


def test_few_are_left_open_and_none_of_the_deleted() -> None:
    said = read()
    left = [mutant for mutant in all_mutants() if said[mutant].column == "open"]
    assert len(left) <= OPEN
    assert not set(left) & set(DELETED)


def test_a_reason_is_for_a_mutant_that_nothing_notices() -> None:
    by_name = {mutant.name: mutant for mutant in all_mutants()}
    assert [each for each in reasons() if each not in by_name] == []
    assert [each for each in reasons() if noticed(by_name[each], everything())] == []
    assert SOLVED not in reasons().values()


# --- the plans that are kept ---


@pytest.mark.parametrize("each", sampled(kept(), every=20), ids=lambda each: each.name)
def test_a_kept_plan_gets_the_verdict_that_a_run_confirms(each: Kept) -> None:
    model, plan = each.load()
    found = judge(model, plan)
    assert sorted(reason.clause.code for reason in found.reasons) == sorted(each.breaks)
    assert found.undecided == ()
    assert (counterexample(model, plan) is None) == (not each.breaks)


def test_every_kept_plan_breaks_what_it_says() -> None:
    assert [each.name for each in kept_plans() if broken(None, each.seen) != each.expected] == []


def test_a_kept_plan_is_needed() -> None:
    """It is the first to tell some mutant from the law."""
    used = {each.by for each in read().values()}
    assert [each.name for each in kept() if each.name not in used] == []


# --- the machinery ---


@pytest.mark.parametrize("folder", ["near_misses", "accepted"])
def test_plans_are_held_against_the_law_as_judge_does(folder: str) -> None:
    for file in [file for file in files() if file.parent.name == folder][::10]:
        model, plan = load(file)
        codes = {reason.clause.code for reason in judge(model, plan).reasons}
        assert broken(None, views(model, plan)) == codes


def test_the_law_itself_is_not_noticed() -> None:
    same = Mutant("law", "delete", LAW[0].code, "", (LAW[0],))
    assert noticed(same) is None


def test_cases_are_those_of_the_law() -> None:
    assert {each.name.partition("/")[0] for each in cases()} == {
        "accepted", "bugs", "near_misses", "synthetic", "unusual",
    }  # fmt: skip
    assert len(cases()) == len({each.name for each in cases()})
    assert (CASES / cases()[0].name).is_file()


def test_a_changed_formula_reads_back() -> None:
    for _, some in groupby(all_mutants(), lambda mutant: mutant.where):
        mutant = next(some)
        for clause in mutant.clauses:
            assert formula(text(clause.formula)) == clause.formula


def test_members_of_a_family_are_told_apart() -> None:
    listed = [each for family in families() for each in family.members]
    assert len(listed) == len(members())


@pytest.mark.parametrize("seed", range(0, 80, 40))
def test_what_the_solver_is_told_holds_in_every_view(seed: int) -> None:
    for each in range(seed, seed + 40):
        assert untrue(*random_plan(each, 12)) == [], f"random_plan({each}, 12)"


def test_it_holds_where_queries_lie_over_ranks_that_share_keys() -> None:
    """Plans at random have none; what is said of both phases is so in decode alone."""
    said = "{sp: 4, sequence: {layout: keys}, attention: {over: [sp]}}"
    model, plan = Kept("apart", (), "llama", said).load()
    seen = views(model, plan)
    assert [view("attention.apart") for view in seen["decode"]] == [True]
    assert untrue(model, plan) == []


def untrue(model: Model, plan: Plan) -> list[str]:
    """What the solver is told and is not so in some view of this plan."""
    return [
        f"{phase}: {said}"
        for phase, some in views(model, plan).items()
        if phase == "prefill" or plan.workload.steps != 0
        for view in filter(of_two_blocks, some)
        for said in ALWAYS
        if not evaluate(formula(said), of(view))
    ]


def test_kinds_of_layers_differ_in_nothing_else() -> None:
    shared = base_domains().keys() - of_kinds()
    several = [plan for seed in range(200) if len((plan := random_plan(seed, 12))[0].kinds) > 1]
    assert len(several) >= 30
    for model, plan in several:
        seen = views(model, plan)
        for some in seen.values():
            of_both = [*filter(of_two_blocks, some)]
            first: dict[int | None, View] = {}  # each sequence of a row is decoded by itself
            wrong = [
                name
                for view in of_both
                for beside in [first.setdefault(view.ctx.plan.workload.prompt, view)]
                for name in sorted(shared)
                if of(view)(name) != of(beside)(name)
            ]
            assert wrong == []


def of_two_blocks(view: View) -> bool:
    """Whether it is of a layer that the solver is told of: it attends, and has an FFN.

    Of one that lacks either, clauses about it are not read.
    """
    return view.ctx.layer.attends and view.ctx.layer.feeds


def of(view: View) -> Lookup:
    """The view; of prefill, which takes nothing over, nothing is lacking."""

    def lookup(name: str) -> Value:
        lacking = name.startswith(("handoff.lacks_", "handoff.unpaired", "handoff.mixed"))
        return False if lacking and view.handoff is None else view(name)

    return lookup
