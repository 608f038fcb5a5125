"""The law as clauses of truth values: its models are the legal plans, no more and no fewer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, Protocol

import pytest

from shardproof.proofs.open.cnf import Cnf, cnf_of
from shardproof.proofs.open.lines import OpenPlan, canonical, read_open
from shardproof.proofs.open.trace import TooLarge
from shardproof.spec.errors import Place
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.model.model import Model
from shardproof.spec.source.node import Plain, from_plain
from tests.proofs.open.plans import broken, completions, random_open_plan
from tests.tiers import sampled

MODELS = Path(__file__).parents[3] / "examples" / "models"


class Solver(Protocol):
    """The part of python-sat's that is used here."""

    def solve(self, assumptions: list[int]) -> bool: ...

    def enum_models(self) -> Iterator[list[int]]: ...


def solver_of(cnf: Cnf) -> Solver:
    solvers: Any = import_module("pysat.solvers")
    return solvers.Minisat22(bootstrap_with=[list(row.literals) for row in cnf.rows])


def variables(cnf: Cnf, choice: Mapping[str, object]) -> list[int]:
    """Those that say what was chosen."""
    return [n for n, (path, v) in enumerate(cnf.choices, 1) if choice.get(path, cnf) == v]


@cache
def model_of(name: str) -> Model:
    return Model.from_config(MODELS / f"{name}.json")


def question(name: str, **plan: Plain) -> OpenPlan:
    return read_open(from_plain(plan, Place("plan")), model_of(name)).closed()


def _two_kinds() -> Model:
    """Layers with one KV head, which every rank has, and layers with more."""
    model = model_of("llama-3.1-8b")
    kind = model.kinds[0]
    one = replace(kind, attention=replace(kind.attention, kv_heads=1))
    return replace(model, kinds=(one, kind), layers=(0, 1))


WORDS = question(
    "qwen2-7b",
    devices=2,
    dp=1,
    pp=1,
    tp={"any": [1, 2]},
    sp={"any": [1, 2]},
    ffn={
        "up": {
            "split": "?",
            "collective": {"any": ["auto", "all_gather"]},
            "sum": {"any": ["boundary", "activation"]},
            "input": {"any": ["auto", "own"]},
        },
        "gate": {"split": {"any": ["in", "out"]}},
        "down": {"split": "?", "collective": {"any": ["auto", "none", "all_gather"]}},
    },
)
DEGREES = canonical(model_of("mixtral-8x7b"), 8, apart=False)
APART = canonical(model_of("llama-3.1-8b"), 4, apart=True)
HANDOFF = question(
    "llama-3.1-8b",
    devices=4,
    prefill={"tp": "?", "dp": "?", "sp": "?"},
    decode={"tp": "?", "dp": "?", "pp": "?", "sp": {"any": [1, 2]}},
    handoff={"cache": "?"},
)
BY_HAND = question(
    "gpt2",
    tp={"any": [1, 2, 3]},
    pp={"any": [1, 2]},
    attention={
        "heads": {"any": ["even", {"sizes": [7, 5]}, {"sizes": [4, 4, 4]}, {"listed": [[0], [1]]}]},
        "out": {"collective": "?"},
    },
    ffn={"width": {"any": ["even", {"sizes": [3000, 72]}]}, "down": {"split": "?"}},
)
"""Cuts for other ranks than there are, so that a plan contradicts itself."""
TICKS = question(
    "gpt2",
    pp={"any": [1, 2]},
    workload={"batch": 1, "steps": 2, "prompt": 2},
    stages={"order": "?", "embedding": {"any": [0, 1]}, "layers": "?"},
    decode={"schedule": {"ticks": [[0, 0, 0, 1], [1, 1, 0, 1], [2, 0, 0, 2], [3, 1, 0, 2]]}},
    batch={"idle": "?"},
)
"""A schedule of two stages, where there may be one."""
TWO_KINDS = OpenPlan(_two_kinds(), HANDOFF.base, HANDOFF.lines)
TESTED = {
    "words": WORDS,
    "degrees": DEGREES,
    "apart": APART,
    "handoff": HANDOFF,
    "by hand": BY_HAND,
    "ticks": TICKS,
    "two kinds": TWO_KINDS,
}


def agrees(plan: OpenPlan) -> tuple[int, int]:
    """How many completions are legal and how many are not, by both."""
    cnf = cnf_of(plan)
    solver = solver_of(cnf)
    legal = illegal = 0
    for choice in completions(plan):
        is_legal = broken(plan, choice) == set()
        assert solver.solve(variables(cnf, choice)) == is_legal, (choice, broken(plan, choice))
        legal += is_legal
        illegal += not is_legal
    return legal, illegal


class TestTheModels:
    """A completion is one exactly if `judge` has nothing against it and its numbers agree."""

    @pytest.mark.parametrize("block", sampled(range(8), every=4))
    def test_of_random_plans(self, block: int) -> None:
        found = [agrees(random_open_plan(seed)) for seed in range(block, 160, 8)]
        legal, illegal = map(sum, zip(*found, strict=True))
        assert min(legal, illegal) > 40

    @pytest.mark.parametrize("seed", sampled(range(300, 304), every=2))
    def test_of_larger_random_plans(self, seed: int) -> None:
        assert sum(agrees(random_open_plan(seed, 150))) >= 150

    @pytest.mark.parametrize("name", TESTED)
    def test_of_plans_that_are_hard_to_read(self, name: str) -> None:
        legal, illegal = agrees(TESTED[name])
        assert legal > 5
        assert illegal > 100

    @pytest.mark.parametrize("seed", sampled(range(0, 160, 6), every=3))
    def test_each_is_one_model_and_there_are_no_others(self, seed: int) -> None:
        """Of values that many fields settle nothing is left open either."""
        plan = random_open_plan(seed)
        cnf = cnf_of(plan)
        models = [{n for n in model if n > 0} for model in solver_of(cnf).enum_models()]
        legal = [set(variables(cnf, c)) for c in completions(plan) if broken(plan, c) == set()]
        assert len(models) == len(legal)
        assert all(any(chosen <= model for model in models) for chosen in legal)

    def test_values_that_many_fields_settle_have_variables(self) -> None:
        """Else the tests above would say nothing of them."""
        cnf = cnf_of(WORDS)
        assert any(path not in cnf.fields for path, _ in cnf.choices)
        models = [{n for n in each if n > 0} for each in solver_of(cnf).enum_models()]
        assert len(models) == agrees(WORDS)[0]


class TestEachClause:
    """What is said under the code of a clause follows from that clause."""

    @pytest.mark.parametrize("seed", sampled(range(0, 120, 4), every=3))
    def test_what_it_forbids_breaks_it(self, seed: int) -> None:
        plan = random_open_plan(seed)
        cnf = cnf_of(plan)
        if any(path not in cnf.fields for path, _ in cnf.choices):
            pytest.fail("choose another seed: here a clause speaks of more than fields")
        for choice in completions(plan):
            wrong = broken(plan, choice)
            chosen = {n: n in variables(cnf, choice) for n in range(1, len(cnf.choices) + 1)}
            for row in cnf.rows:
                if row.part in BY_CODE and not any(chosen[abs(n)] == (n > 0) for n in row.literals):
                    assert wrong is None or row.part in wrong, (row, choice)


class TestTheText:
    """The same question gives the same text, in the format that solvers read."""

    def test_it_does_not_hang_on_the_order_of_the_plan(self) -> None:
        fields: dict[str, Plain] = {"devices": 8, "tp": "?", "dp": "?", "pp": 2, "sp": "?"}
        backwards = dict(reversed(fields.items()))
        one, other = (cnf_of(question("gpt2", **each)).text() for each in (fields, backwards))
        assert one == other

    def test_it_is_dimacs(self) -> None:
        cnf = cnf_of(WORDS)
        lines = cnf.text().splitlines()
        rest = [line for line in lines if not line.startswith("c ")]
        assert rest[0] == f"p cnf {len(cnf.choices)} {len(cnf.rows)}"
        read = [tuple(map(int, line.split())) for line in rest[1:]]
        assert read == [(*row.literals, 0) for row in cnf.rows]
        assert f"c 1 {cnf.choices[0][0]} = " in lines[0]

    def test_every_literal_is_of_a_variable(self) -> None:
        cnf = cnf_of(WORDS)
        used = {abs(n) for row in cnf.rows for n in row.literals}
        assert used == set(range(1, len(cnf.choices) + 1))


def test_what_is_too_large_is_not_made() -> None:
    plan = question("gpt2", devices=8, schedule={"period": "1..4096"}, tp="?")
    with pytest.raises(TooLarge, match=r"schedule.period depends on more than 200,000 clauses"):
        cnf_of(plan)
