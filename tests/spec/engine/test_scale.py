"""One rank for those that do the same, one layer of a kind: nothing changes by it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from shardproof.fuzzing.plans import Written, build
from shardproof.spec.engine import again
from shardproof.spec.engine import decide as engine
from shardproof.spec.engine.folding import NotFolded, decide_folded
from shardproof.spec.engine.outputs import Size
from shardproof.spec.engine.ranks import Classes, Uncovered
from shardproof.spec.engine.ranks import rank_by_rank as each_rank
from shardproof.spec.engine.values import Held, Rows, Term, World
from shardproof.spec.model.model import NO_ATTENTION, Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.plan import PhaseName, Plan
from tests.exhaustive.universe.attention import GROUPED, ROTATED, SINKS, of
from tests.exhaustive.universe.ffn import GATED
from tests.tiers import sampled

LLAMA = Path(__file__).parents[3] / "examples" / "models" / "llama-3.1-70b.json"
SMALL = {"gated": GATED, "rotated": of(ROTATED), "grouped": of(GROUPED), "sinks": of(SINKS)}
CUTS = tuple(
    CutSpec(kind) for kind in ("balanced", "balanced", "even", "chunk", "padded", "zigzag")
)
WORDS: dict[str, tuple[object, ...]] = {
    "tp": (1, 2, 3, 4),
    "stream": ("whole", "hidden", "tokens"),
    "attention.qkv.split": ("heads", "head_dim", "in", "none"),
    "attention.out.split": ("in", "out", "none"),
    "attention.out.collective": ("auto", "auto", "none"),
    "ffn.gate.split": ("out", "in", "none"),
    "ffn.up.split": ("out", "in", "none"),
    "ffn.down.split": ("in", "out", "none"),
    "ffn.down.sum": ("boundary", "norm"),
    "lm_head.split": ("vocab", "none"),
    "embedding.split": ("vocab", "hidden", "none"),
    "pp": (1, 1, 2),
    **dict.fromkeys(("hidden", "ffn.width", "attention.heads", "lm_head.cut"), CUTS),
}


def drawn(rng: Random) -> Plan:
    written: Written = {path: rng.choice(words) for path, words in WORDS.items()}
    work = {"workload.batch": 1, "workload.prompt": rng.choice((1, 2, 3)), "workload.steps": 2}
    return build(Plan, written | work)


def rank_by_rank(plan: Plan) -> dict[PhaseName, Classes]:
    names: tuple[PhaseName, ...] = ("prefill", "decode")
    return {name: each_rank(plan.phase(name)) for name in names}


@pytest.mark.parametrize("name", sampled(SMALL, every=4))
def test_a_class_of_ranks_and_a_kind_of_layer_say_nothing_that_all_of_them_do_not(
    name: str,
) -> None:
    model = replace(SMALL[name], hidden=6, vocab=8, layers=(0,) * 3)
    rng = Random(f"folding {name}")
    shown = {True: 0, False: 0}
    said = {True: 0, False: 0}
    for _ in range(100):
        plan = drawn(rng)
        size = next(iter(engine.sizes(plan)))
        every = engine.layer_by_layer(model, plan, size, rank_by_rank(plan)) is None
        assert (engine.layer_by_layer(model, plan, size) is None) == every, plan
        try:
            assert (engine.kind_by_kind(model, plan, size) is None) == every, plan
            shown[every] += 1
        except NotFolded:
            assert not every or plan.pp > 1, plan
        said[every] += 1
    assert min(shown.values()) >= 5, shown
    assert min(said.values()) >= 5


KEYS: dict[str, tuple[object, ...]] = {
    "tp": (1, 2),
    "pp": (1, 1, 2),
    "dp": (1, 2),
    "decode.sp": (2, 3),
    "decode.sequence.layout": ("keys",),
    "decode.sequence.keys": tuple(
        CutSpec(kind) for kind in ("strided", "strided", "balanced", "chunk", "even")
    ),
    **dict.fromkeys(("attention.heads", "ffn.width", "lm_head.cut"), (CutSpec("balanced"),)),
    "decode.sequence.merge": ("quotient",) * 5 + ("divided",),
    "decode.cache.update": ("append", "append", "append", "recompute", "late"),
    "decode.attention.over": (("tp",), ("tp", "sp")),
    "handoff.cache": ("logical",) * 5 + ("stays",),
    "lm_head.greedy": ("logits", "logits", "merged", "merged", "own"),
}


@pytest.mark.parametrize("name", sampled(SMALL, every=4))
def test_steps_of_shared_keys_are_run_once_for_each_kind_of_layer(name: str) -> None:
    """A layer that attends to nothing, and so keeps nothing, among them."""
    model = replace(SMALL[name], hidden=6, vocab=8)
    (kind,) = model.kinds
    model = replace(
        model, kinds=(kind, replace(kind, attention=NO_ATTENTION)), layers=(0, 1, 0, 0, 1)
    )
    rng = Random(f"steps {name}")
    shown, said = {True: 0, False: 0}, {True: 0, False: 0}
    for _ in range(16):
        plan = build(Plan, {path: rng.choice(words) for path, words in KEYS.items()})
        size = Size(2, rng.choice((1, 2, 3)), rng.choice((2, 4)))
        every = engine.layer_by_layer(model, plan, size) is None
        said[every] += 1
        try:
            assert (engine.kind_by_kind(model, plan, size) is None) == every, plan
            shown[every] += 1
        except NotFolded:
            pass
    assert shown[True] >= said[True] - 2, (shown, said)
    assert min(said.values()) >= 3


OPEN: dict[str, tuple[object, ...]] = WORDS | {
    "tp": (1, 2, 3, 4),
    "sp": (1, 1, 2, 3),
    "pp": (1,),
    "stream": ("whole", "hidden", "tokens", "tokens"),
    "stream_tokens": tuple(CutSpec(kind) for kind in ("balanced", "even", "chunk", "zigzag")),
    "sequence.cut": tuple(CutSpec(kind) for kind in ("balanced", "even", "chunk", "zigzag")),
    "sequence.exchange": ("gather", "ring", "none"),
    "sequence.mask": ("global", "global", "local"),
    "sequence.positions": ("global", "global", "local"),
    "sequence.base": ("same", "same", "own"),
}


@pytest.mark.parametrize("name", sampled(SMALL, every=4))
def test_few_lengths_of_a_prompt_say_what_all_of_them_do(name: str) -> None:
    rng = Random(f"lengths {name}")
    said = {True: 0, False: 0}
    fewer = 0
    for _ in range(24):
        written: Written = {path: rng.choice(words) for path, words in OPEN.items()}
        plan = build(Plan, written | {"workload.batch": 1, "workload.steps": 2})
        parts = plan.sp * (plan.tp if plan.stream == "tokens" else 1)
        every = range(1, 4 * parts + 4)
        try:
            found = [engine.at_size(SMALL[name], plan, Size(1, n, 2)) is None for n in every]
        except Uncovered:
            continue
        few = [engine.at_size(SMALL[name], plan, Size(1, n, 2)) is None
               for n in engine.prompts(plan)]  # fmt: skip
        assert all(few) == all(found), (plan, [*engine.prompts(plan)], found)
        assert (engine.decide(SMALL[name], plan) is None) == all(found), plan
        fewer += len(few) < len(found) // 2
        said[all(found)] += 1
    assert min(said.values()) >= 3, said
    assert fewer > 3


@pytest.mark.parametrize("stream", ["whole", "hidden"])
@pytest.mark.parametrize("split", ["heads", "head_dim", "in", "none"])
def test_llama_70b_on_64_ranks_is_shown_right_by_one_rank_and_one_layer(
    stream: str, split: str
) -> None:
    model = Model.from_config(LLAMA)
    plan = build(Plan, {"tp": 64, "stream": stream, "attention.qkv.split": split})
    assert decide_folded(model, plan, Size(1, 2, 2)) is None
    assert engine.decide(model, plan) is None


def test_a_sum_that_nobody_takes_is_found_at_64_ranks() -> None:
    model = replace(Model.from_config(LLAMA), layers=(0,))
    plan = build(Plan, {"tp": 64, "ffn.down.collective": "none"})
    found = engine.decide(model, plan)
    assert found is not None
    assert found.op == "head.logits"


BALANCED = {
    path: CutSpec("balanced")
    for path in ("hidden", "attention.heads", "ffn.width", "embedding.cut", "lm_head.cut")
}
COSTLY: dict[str, Written] = {
    **{
        f"{stream} {split}": {"stream": stream, "attention.qkv.split": split}
        for stream in ("whole", "hidden", "tokens")
        for split in ("heads", "head_dim", "in", "none")
    },
    "not as many each": {**BALANCED, "stream": "hidden"},
    "a sum of others": {"ffn.down.group": ("dp",)},
}


def work_of(written: Written, tp: int, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many tensors a decision makes."""
    made = 0
    held = World.held

    def counted(world: World, rows: Rows, sizes: tuple[int, ...], terms: Iterable[Term]) -> Held:
        nonlocal made
        made += 1
        return held(world, rows, sizes, terms)

    model = Model.from_config(LLAMA)
    work = {"workload.batch": 1, "workload.prompt": 4099, "workload.steps": 2}
    plan = build(Plan, {**written, **work, "tp": tp})
    engine.decide(model, plan)  # one device is run once
    again.forget()  # and no result of this plan is taken again
    with monkeypatch.context() as patch:
        patch.setattr(World, "held", counted)
        engine.decide(model, plan)
    return made


@pytest.mark.parametrize("name", COSTLY)
def test_a_plan_costs_no_more_on_more_ranks(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    degrees = (6, 48) if name == "not as many each" else (4, 64)
    few, many = (work_of(COSTLY[name], tp, monkeypatch) for tp in degrees)
    assert 50 < many <= 1.2 * few


MEASURED = """
import resource
import sys
from itertools import product
from pathlib import Path

def peak():
    return resource.getrusage(resource.RUSAGE_SELF).ru_maxrss

bare = peak()
from shardproof.fuzzing.plans import build
from shardproof.spec.engine.decide import decide
from shardproof.spec.model.model import NO_ATTENTION, Model
from shardproof.spec.plan.plan import Plan

model = Model.from_config(Path(sys.argv[1]))
splits = {
    "stream": ("whole", "hidden", "tokens"),
    "attention.qkv.split": ("heads", "head_dim", "in", "none"),
    "attention.out.split": ("in", "out"),
    "ffn.up.split": ("out", "in"),
    "ffn.gate.split": ("out", "in"),
    "ffn.down.split": ("in", "out"),
}
found = [decide(model, build(Plan, {"tp": 64, **dict(zip(splits, each))}))
         for each in product(*splits.values())]
print(len(found), found.count(None), (peak() - bare) // 1024)
"""
MEGABYTES = 100


def test_every_stream_and_split_on_64_ranks_fits_a_hundred_megabytes() -> None:
    ran = subprocess.run(
        [sys.executable, "-c", MEASURED, str(LLAMA)], capture_output=True, text=True, check=True
    )
    plans, right, took = map(int, ran.stdout.split())
    assert plans == 192
    assert right > 60
    assert took < MEGABYTES


TIMES: dict[str, tuple[object, ...]] = {
    "decode.sp": (1, 2, 2, 3),
    "decode.sequence.layout": ("repeat", "deal", "alternate", "alternate", "keys"),
    "decode.sequence.keys": tuple(CutSpec(kind) for kind in ("strided", "strided", "whole")),
    "decode.cache.update": ("append", "append", "append", "recompute", "late", "skip"),
    "decode.cache.slots": ("global", "global", "global", "local"),
    "decode.cache.turns": ("shared", "shared", "own"),
    "decode.schedule.microbatches": (1, 2),
    "decode.schedule.period": (None, None, 0, 1, 2),
    "pp": (1, 1, 2),
    "tp": (1, 2),
}


def all_steps(_plan: Plan, steps: int) -> int:
    return steps


def test_few_steps_say_what_all_of_them_do(monkeypatch: pytest.MonkeyPatch) -> None:
    rng = Random("steps")
    said = {True: 0, False: 0}
    fewer = 0
    for _ in range(120):
        written: Written = {path: rng.choice(words) for path, words in TIMES.items()}
        steps = rng.randrange(1, 13)
        work = {"workload.batch": rng.choice((1, 2)), "workload.prompt": rng.choice((1, 3))}
        plan = build(Plan, written | work | {"workload.steps": steps})
        model = SMALL[rng.choice(tuple(SMALL))]
        few = engine.decide(model, plan) is None
        with monkeypatch.context() as patched:
            patched.setattr(engine, "telling_steps", all_steps)
            every = engine.decide(model, plan) is None
        assert few == every, plan
        said[every] += 1
        fewer += engine.one_by_one(plan) and engine.telling_steps(plan, steps) < steps
    assert min(said.values()) >= 20, said
    assert fewer > 20


def test_a_declared_number_of_steps_costs_nothing() -> None:
    """More steps than anybody could run one by one."""
    for layout, right in (("alternate", True), ("deal", False)):
        written: Written = {"decode.sp": 2, "decode.sequence.layout": layout}
        plan = build(Plan, written | {"workload.steps": 1 << 24})
        assert (engine.decide(SMALL["gated"], plan) is None) is right


def test_keys_shared_anew_by_very_many_steps_are_left_to_the_law() -> None:
    written: Written = {"decode.sp": 2, "decode.sequence.layout": "keys"}
    written |= {"decode.sequence.keys": CutSpec("balanced"), "workload.steps": 1 << 24}
    with pytest.raises(Uncovered, match="steps of decode one by one"):
        engine.decide(SMALL["gated"], build(Plan, written))
