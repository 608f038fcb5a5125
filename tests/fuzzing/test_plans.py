"""The random plans are well-formed, the same for a seed, and near the border of the law."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from functools import cache
from random import Random

from shardproof.fuzzing.models import LARGE, size
from shardproof.fuzzing.plans import FIELDS, Written, build, change, random_plan
from shardproof.spec.errors import Place
from shardproof.spec.law.clauses import LAW
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import NO_ATTENTION
from shardproof.spec.plan.cuts import CutSpec, Kind
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.source.node import Node
from tests.exhaustive.universe.attention import TWO, of

SEEDS = range(1_800)


def test_a_seed_gives_one_plan() -> None:
    for seed in range(100):
        assert random_plan(seed) == random_plan(seed)
    assert len({repr(random_plan(seed)) for seed in range(100)}) == 100


def test_plans_are_well_formed() -> None:
    root = Node({}, Place("plan"))
    for seed in SEEDS:
        _, plan = random_plan(seed)
        assert list(shape_errors(plan, root)) == [], f"random_plan({seed})"


def test_what_only_two_phases_ask_for_is_not_drawn_larger_still() -> None:
    own, of_two = ({size(Random(seed), degree) for seed in SEEDS} for degree in (LARGE, 5 * 4))
    assert own == {*range(1, 13), LARGE, 2 * LARGE, 3 * LARGE}
    assert of_two == {*range(1, 13), 5 * 4}


def test_heads_are_dealt_out_of_a_layer_that_has_some() -> None:
    """A first layer without attention has no heads that could be cut by hand."""
    model = of(TWO)
    one = model.kinds[0]
    model = replace(model, kinds=(replace(one, attention=NO_ATTENTION), one), layers=(0, 1))
    found: set[object] = set()
    for seed in range(40):
        plan: Written = {"tp": 2, "sp": 2, "attention.heads": CutSpec("sizes", sizes=(1, 1))}
        change(Random(seed), model, plan, "sequence.kv_heads")
        found |= {written for path, written in plan.items() if path.endswith("sequence.kv_heads")}
        build(Plan, plan)
    assert any(isinstance(cut, CutSpec) and cut.kind in ("sizes", "listed") for cut in found)


@cache
def codes() -> tuple[frozenset[str], ...]:
    """What each of them breaks."""
    judged = (judge(*random_plan(seed)) for seed in SEEDS)
    return tuple(frozenset(reason.clause.code for reason in each.reasons) for each in judged)


def test_half_are_legal_and_most_others_break_little() -> None:
    broken = Counter(map(len, codes()))
    assert 0.4 <= broken[0] / len(SEEDS) <= 0.65
    assert sum(broken[n] for n in range(1, 5)) >= 0.95 * (len(SEEDS) - broken[0])


def test_nearly_every_clause_is_broken_by_some() -> None:
    broken = frozenset[str]().union(*codes())
    assert len(broken) >= 0.8 * len(LAW)


def test_every_kind_of_field_and_of_cut_is_written() -> None:
    written: set[str] = set()
    kinds: set[Kind] = set()
    for seed in SEEDS:
        _, plan = random_plan(seed)
        for path in FIELDS:
            section: object = plan
            for name in path.split("."):
                section = getattr(section, name)
            if section != FIELDS[path].default:
                written.add(path)
            if isinstance(section, CutSpec):
                kinds.add(section.kind)
    assert written >= {path for path in FIELDS if path != "schedule.ticks"}
    assert kinds >= {"even", "chunk", "balanced", "strided", "zigzag", "padded", "whole"}
