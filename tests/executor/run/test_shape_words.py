"""An operator that cannot run names the dimension that does not fit, never an axis by number."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from shardproof.executor.run.outcome.outcome import CannotRun, Outcome
from shardproof.executor.run.verdict.beside_reference import run_plan
from shardproof.fuzzing.plans import random_plan
from shardproof.spec.model.model import Attention, Dense, Layer, Model, Rope
from shardproof.spec.plan.plan import Workload
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.node import plain
from shardproof.spec.source.read import read_file, read_text

SMALL = Model("small", "llama", 8, 8, (Layer(Attention(4, 2, 4, 4, rope=Rope(4)), Dense(8)),), (0,))
CASES = Path(__file__).parents[2] / "cases"
FILES = sorted((CASES / "near_misses").glob("*.yaml")) + sorted((CASES / "bugs").glob("*.yaml"))
UNNAMED = re.compile(r"\baxis \d|\baxes \[|\[\d+(, \d+)*\] and \[|shapes must be equal|\w,\w+->")


def ran(path: Path) -> Outcome:
    plan = read_plan(read_file(str(path)))
    tree = plain(read_file(str(path)))
    assert isinstance(tree, dict)
    named = {str(key): value for key, value in tree.items()}
    asked = plan.workload
    steps = 3 if asked.steps is None else asked.steps
    work = Workload(batch=asked.batch or 3, prompt=asked.prompt or 5, steps=steps)
    return run_plan(Model.from_config(path.parent / str(named["model"])), plan, work)


@pytest.mark.parametrize(("every", "least"), [(8, 6), pytest.param(1, 50, marks=pytest.mark.long)])
def test_of_near_misses_and_bugs_that_cannot_run(every: int, least: int) -> None:
    told = {
        path.stem: str(found)
        for path in FILES[::every]
        if isinstance(found := ran(path), CannotRun)
    }
    assert len(told) > least
    assert {name: text for name, text in told.items() if UNNAMED.search(text)} == {}


def test_of_plans_drawn_at_random() -> None:
    told: dict[int, str] = {}
    for seed in range(100, 125):
        model, plan = random_plan(seed, most=6)
        found = run_plan(model, plan, Workload(batch=2, prompt=4, steps=2))
        if isinstance(found, CannotRun):
            told[seed] = str(found)
    assert told
    assert {seed: text for seed, text in told.items() if UNNAMED.search(text)} == {}


SAYS = {
    "ATTN-INPUT": "token is 3 and 5",
    "ATTN-INPUT--hidden": "hidden is 8 and 16",
    "ATTN-KV-LOCAL--beyond": "has no KV head 2",
    "ATTN-OUT-INPUT": "head is 2 and 4",
    "FFN-PRODUCT-PIECES--gathered-gate": "width is 12 and 6",
    "LM-GROUP": "puts together [sequence 2, token 5, vocab 8] and [sequence 1, token 5, vocab 8]",
    "LM-VOCAB-OWNED": "vocab 15 of 16 is on no rank",
    "EMB-OUT-WHOLE--gathered-sums": "hidden is 32 and 16",
    "ATTN-SCORES-GROUP": "[sequence 2, token 5, head 4, key 5]",
}


@pytest.mark.parametrize(
    ("kind", "of", "said"),
    [
        ("add", "[layers.0.ffn.down, layers.0.attention.q]",
         "adds [sequence 1, token 2, hidden 8] and [sequence 1, token 2, head 2, head_dim 4]: 3"),
        ("mul", "[layers.0.attention.q, layers.0.ffn.act]",
         "multiplies [sequence 1, token 2, head 2, head_dim 4] and [sequence 1, token 2, width 4]"),
    ],
)  # fmt: skip
def test_of_operands_of_other_dimensions(kind: str, of: str, said: str) -> None:
    edit = f"edits: [{{insert: {kind}, of: {of}, after: layers.0.ffn.down, as: layers.0.x}}]"
    plan = read_plan(read_text(f"tp: 2\n{edit}\n", "plan.yaml"))
    found = run_plan(SMALL, plan, Workload(batch=1, prompt=2, steps=1))
    assert isinstance(found, CannotRun)
    assert said in str(found)


@pytest.mark.parametrize(("name", "part"), SAYS.items(), ids=SAYS)
def test_it_is_the_one_that_does_not_fit(name: str, part: str) -> None:
    assert part in str(ran(CASES / "near_misses" / f"{name}.yaml"))
