"""Every mutant of every collective in the four executors: found and made small, or equivalent.

What is long runs with `make test-long`, or, in PyTorch and JAX, with `make agree-executors`.
"""

from __future__ import annotations

import sys
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

import shardproof
from shardproof.executor.domains import CannotRun
from shardproof.executor.run.state.faults import Refused as CannotBeRun
from shardproof.executor.run.state.faults import Stuck
from shardproof.harness.answers import Answer, Refused
from shardproof.harness.case import Case
from shardproof.harness.executors import fuzz_executor
from shardproof.harness.http import HttpExecutor
from shardproof.harness.ours import run_case
from shardproof.harness.space import Space, case_of
from shardproof.spec.plan.edits import Edit
from tests.harness.executor_mutants import Came, judged, mutants
from tests.harness.own_mutants import COLLECTIVES, WHERE, edits, named, there
from tests.tiers import sampled

EXECUTORS = Path(__file__).parents[2] / "examples" / "executors"
REASON = "outside the lock: pip install torch==2.13.0 jax safetensors"
OWN = [f"{name} {kind}" for name, choices in WHERE.items() for kind in choices.kinds]


def example(name: str, kind: str) -> Case:
    """The first case that has it."""
    space = WHERE[name].space(kind)
    cases = (case_of(space, Random(seed).choice, "float32", seed) for seed in range(100))
    return next(case for case in cases if case.legal and name in named(case))


def test_no_collective_of_ours_is_left_out() -> None:
    space = Space(fits=(True,), sp=(1, 2), decode_tp=(None, None, 1, 2, 4))
    found: set[str] = set()
    kinds: set[str] = set()
    for seed in range(75):
        case = case_of(space, Random(seed).choice, "float32", seed)
        if case.legal:
            found |= set(named(case))
            kinds |= {op.kind for op in named(case).values()}
    assert found == set(WHERE)
    assert kinds < COLLECTIVES


@pytest.mark.parametrize("mutant", sampled(OWN, every=12))
def test_each_of_ours_is_found_or_equivalent(mutant: str) -> None:
    name, _, kind = mutant.partition(" ")
    given = edits(named(example(name, kind))[name], name)
    assert set(given) == set(WHERE[name].kinds)
    came = own(name, kind, given[kind])
    print(came)  # noqa: T201
    assert came.wrong == ""


def own(name: str, kind: str, edit: Edit) -> Came:
    """Our executor with one collective wrong, wherever it is there."""
    run: list[Case] = []

    def test(case: Case) -> None:
        if not case.legal:
            raise Refused("it is not legal")
        if there(case, edit):
            run.append(case)
        case.check(answer(case, edit))

    def fuzz() -> None:
        shardproof.fuzz(test, examples=40, seed=1, models=WHERE[name].space(kind))()

    came = judged(f"{name} {kind}", fuzz)
    if came.word == "survived" and run and all(equivalent(case, edit) for case in run):
        return replace(came, word="equivalent", what=f"derived so, for all of {len(run)} cases")
    return came


def answer(case: Case, edit: Edit) -> Answer:
    try:
        return Answer.logits(run_case(case, (edit,) if there(case, edit) else ()))
    except (CannotRun, CannotBeRun, Stuck) as fault:
        raise Refused(str(fault)) from None


def equivalent(case: Case, edit: Edit) -> bool:
    """Whether the derivation accepts the changed program: it is right for all numbers."""
    return shardproof.check(case.model, case.plan.with_(edits=(edit,))).word == "legal"


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("tp", [2, 4])
def test_each_of_live_workers_of_pytorch_is_found(tp: int) -> None:
    pytest.importorskip("torch", reason=REASON)
    came = mutants(
        EXECUTORS / "torch_tp" / "engine.py", 2, {"tp": tp, "fits": True}, examples=16, seed=3,
        models={"families": ("llama", "qwen2", "qwen3"), "layers": (1, 2)},
    )  # fmt: skip
    assert len(came) == {2: 13, 4: 18}[tp]
    assert [each.wrong for each in came if each.wrong] == []


@pytest.mark.long
@pytest.mark.filterwarnings("ignore")
@pytest.mark.parametrize("tp", [2, 4])
def test_each_of_shard_map_of_jax_is_found(tp: int) -> None:
    pytest.importorskip("jax", reason=REASON)
    came = mutants(
        EXECUTORS / "jax_tp" / "engine.py", 2, {"tp": tp, "fits": True}, examples=6, seed=3,
        repeats="no", models={"families": ("llama", "qwen2", "qwen3"), "layers": 1},
    )  # fmt: skip
    assert len(came) == {2: 6, 4: 8}[tp]
    assert [each.wrong for each in came if each.wrong] == []


SUM = "np.sum(parts, axis=0, dtype=np.float32)"
HALF = "np.sum(parts[: (len(parts) + 1) // 2], axis=0, dtype=np.float32)"
OF_THE_SERVER = {
    "drop": "parts[0]",
    "twice": f"self.tp * {SUM}",
    "op": "np.max(parts, axis=0)",
    "group": HALF,
}
"""Its all-reduce is a function of its own, so the text is changed at each of its two calls."""


@pytest.mark.long
@pytest.mark.parametrize("kind", OF_THE_SERVER)
@pytest.mark.parametrize("parts", ["parts", 'self.ffn(read, f"{name}mlp.")'])
def test_each_of_the_server_is_found(kind: str, parts: str, tmp_path: Path) -> None:
    text = (EXECUTORS / "http_server" / "serve.py").read_text("utf-8")
    call = f"self.all_reduce({parts})"
    assert text.count(call) == 1
    head = "    def all_reduce("
    function = f"    def wrong(self, parts):\n        return {OF_THE_SERVER[kind]}\n\n"
    wrong = text.replace(call, f"self.wrong({parts})").replace(head, function + head)
    (tmp_path / "serve.py").write_text(wrong)
    command = f"{sys.executable} {tmp_path / 'serve.py'} {{checkpoint}} --tp {{tp}} --port {{port}}"

    def fuzz() -> None:
        plans = {"tp": (4,) if kind == "group" else (2, 4), "fits": True}
        fuzz_executor(HttpExecutor(command), plans=plans, models=["llama", "qwen2"], examples=12,
                      seed=3, folder=str(tmp_path))  # fmt: skip

    came = judged(f"serve.py {parts} {kind}", fuzz)
    print(came)  # noqa: T201
    assert came.wrong == ""
    assert came.word == "found"
