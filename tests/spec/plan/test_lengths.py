"""Two cuts that are alike at the lengths that are tried are alike at every length."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from itertools import product

import pytest

from shardproof.executor.run.trials.workloads import workloads
from shardproof.executor.run.verdict.search import counterexample
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.plan.lengths import ever, telling
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.plan.read import plan_of
from tests.certificates.agreement import words
from tests.executor.run.cases import CASES
from tests.executor.run.cases import written as case
from tests.exhaustive.execution import workloads_of
from tests.spec.engine.parted import LEARNED
from tests.tiers import sampled

SPECS = (
    *(CutSpec("strided", block=block) for block in (1, 2, 3, 5)),
    *(CutSpec("padded", multiple=multiple) for multiple in (0, 4, 7)),
    *(CutSpec(kind) for kind in ("even", "chunk", "balanced", "zigzag", "whole")),
)
RANKS = (2, 3, 4)
LONGEST = 60


def part_at(one: Cut, other: Cut) -> bool:
    """Whether a rank of the one has something else than that of the other."""
    return any(
        sorted(i for run in one.indices(rank) for i in run if i < one.n)
        != sorted(i for run in other.indices(rank) for i in run if i < other.n)
        for rank in range(one.parts)
    )


@pytest.mark.parametrize("ranks", RANKS)
def test_no_longer_axis_parts_what_these_lengths_do_not(ranks: int) -> None:
    met = {True: 0, False: 0}
    for one, other in product(SPECS, repeat=2):
        tried = telling(one, ranks, other, ranks)
        parts = any(part_at(Cut(one, n, ranks), Cut(other, n, ranks)) for n in tried)
        longer = range(1, LONGEST)
        assert parts == any(part_at(Cut(one, n, ranks), Cut(other, n, ranks)) for n in longer), (
            f"{one} and {other}"
        )
        met[parts] += 1
    assert min(met.values()) > 0


@pytest.mark.parametrize("ranks", [1, 2, 3, 5])
@pytest.mark.parametrize("spec", [*SPECS, CutSpec("padded", multiple=15)], ids=str)
def test_what_a_rank_ever_has_is_what_it_has_at_some_length(spec: CutSpec, ranks: int) -> None:
    # An even cut is none of an axis that does not divide.
    unit = ranks if spec.kind == "even" else spec.multiple
    for n, rank in product(range(1, 17), range(ranks)):
        longer = range(n + 1, 2 * n * max(ranks, unit) + 2 * ranks + unit)
        cuts = [
            Cut(spec, more, ranks) for more in longer if spec.kind != "even" or not more % ranks
        ]
        found = {i for cut in cuts for run in cut.indices(rank) for i in run if i < n}
        assert {i for run in ever(spec, n, ranks, rank) for i in run} == found


def broken(model: Model, plan: Plan) -> set[str]:
    """The clauses of the law that it breaks."""
    return {reason.clause.code for reason in judge(model, plan).reasons}


def refused_and_shown(model: Model, plan: Plan, code: str, *unusual: str) -> None:
    """Law and engine refuse it, the law for one reason beside what is unusual, and it is run."""
    assert broken(model, plan) == {code, *unusual}
    assert by_value(model, plan).word == "illegal"
    assert counterexample(model, plan) is not None


BY_RANK = {"handoff": {"cache": "by_rank"}}
KEYS = {"decode": {"sequence": {"layout": "keys"}}}
WHOLE_HEADS = {"qkv": {"split": "none"}, "out": {"split": "none"}}
STREAM = {"tp": 2, "stream": "tokens", "attention": WHOLE_HEADS}
PADDED_KEYS = {"keys": {"padded": 11}}


@pytest.mark.parametrize(
    ("dp", "prefill", "decode"),
    [
        (2, {"strided": 5}, {"strided": 6}),
        (3, {"strided": 2}, {"strided": 4}),
        (4, "strided", "balanced"),
        (2, {"strided": 4}, "balanced"),
        (2, {"padded": 8}, {"strided": 4}),
        (2, {"padded": 12}, {"padded": 20}),
    ],
)
def test_replicas_that_part_late_are_refused_and_shown(
    dp: int, prefill: object, decode: object
) -> None:
    model = Model.from_config(CASES / "models" / "llama.json")
    batches = {"batch": {"sequences": prefill}, "decode": {"batch": {"sequences": decode}}}
    plan = plan_of({"dp": dp, **batches, **BY_RANK})
    refused_and_shown(model, plan, "HANDOFF-SEQUENCES")


@pytest.mark.parametrize(
    ("code", "written"),
    [
        ("STREAM-TOKENS-OWNED", {**STREAM, "stream_tokens": {"padded": 11}}),
        ("SP-TOKENS-OWNED", {"sp": 2, "sequence": {"cut": {"padded": 11}}}),
        ("SP-KEYS-OWNED", {"sp": 2, "workload": {"prompt": 2}, **KEYS, "sequence": PADDED_KEYS}),
        ("SP-KEYS-OWNED", {"sp": 2, "workload": {"prompt": 12}, **KEYS, "sequence": PADDED_KEYS}),
        ("EMB-POSITIONS-ONCE", {**STREAM, "stream_tokens": {"strided": 20},
                                 "embedding": {"split": "none", "positions": "first"}}),
    ],
)  # fmt: skip
def test_what_a_few_tokens_do_not_show_is_shown(code: str, written: dict[str, object]) -> None:
    learned = replace(LEARNED, max_positions=64)
    plan = plan_of(written)
    refused_and_shown(learned, plan, code)


@pytest.mark.parametrize(
    ("code", "written"),
    [
        ("SP-KV-EXCHANGE", {"sp": 2, "sequence": {"cut": {"strided": 8}, "exchange": "none"}}),
        ("SP-KV-EXCHANGE", {"sp": 3, "sequence": {"cut": {"strided": 70}, "exchange": "none"}}),
        ("SP-KV-EXCHANGE", {"sp": 2, "sequence": {"cut": {"strided": 300}, "exchange": "none"}}),
        ("SP-POSITIONS", {"sp": 2, "sequence": {"cut": {"strided": 40}, "positions": "local"}}),
        ("SP-MASK", {"sp": 4, "sequence": {"cut": {"strided": 9}, "mask": "local"}}),
        ("SP-TOKENS-OWNED", {"sp": 2, "sequence": {"cut": {"padded": 257}}}),
        ("SP-KEYS-OWNED", {"sp": 2, "sequence": {"layout": "keys", "keys": {"padded": 9}}}),
        ("SP-KEYS-OWNED", {"sp": 2, "sequence": {"layout": "keys", "keys": {"padded": 31}}}),
        ("SP-KEYS-MERGE", {"sp": 2, "sequence": {"layout": "keys", "keys": {"strided": 30},
                                                 "merge": "none", "exchange": "gather"}}),
        ("DP-SEQUENCES-OWNED", {"dp": 2, "batch": {"sequences": {"padded": 129}}}),
    ],
)  # fmt: skip
def test_what_only_an_axis_beyond_a_block_shows_is_shown(
    code: str, written: dict[str, object]
) -> None:
    model = Model.from_config(CASES / "models" / "llama.json")
    refused_and_shown(model, plan_of(written), code)


OF_RANKS = "{insert: times, of: layers.0.out, by: [2, 1], phase: decode, ranks: {sp: [%d]}}"
LATE_EDITS = {
    "a step that few runs have": ("tp: 2", "{drop: layers.0.ffn.all_reduce, steps: [9]}"),
    "a cache that ends late": ("tp: 2", "{change: handoff, length: 20}"),
    "a rank that takes the fifth turn": (
        "sp: 5\ndecode: {sp: 5, sequence: {layout: alternate}}",
        OF_RANKS % 4,
    ),
}


@pytest.mark.parametrize("name", LATE_EDITS)
def test_what_an_edit_names_is_there(name: str) -> None:
    plan, edit = LATE_EDITS[name]
    model, edited = case("llama", f"{plan}\nedits:\n  - {edit}")
    assert counterexample(model, edited) is not None


@pytest.mark.parametrize("groups", [3, 4, 6])
def test_each_group_of_a_schedule_has_a_sequence(groups: int) -> None:
    plan = plan_of({"pp": 2, "schedule": {"microbatches": groups}})
    assert max(work.batch or 0 for work in workloads(plan)) >= groups


@pytest.mark.parametrize("ranks", [6, 8, 16])
def test_each_rank_has_some(ranks: int) -> None:
    found = workloads(plan_of({"sp": ranks, "decode": {"sequence": {"layout": "keys"}}}))
    assert any((work.prompt or 0) >= ranks for work in found)
    assert any((work.batch or 0) >= ranks for work in workloads(plan_of({"dp": ranks})))


@pytest.mark.parametrize("steps", [None, 1, 2])
@pytest.mark.parametrize("multiple", [3, 5, 7])
def test_a_length_that_leaves_a_key_out_is_run(multiple: int, steps: int | None) -> None:
    keys = {"keys": {"padded": multiple}, "layout": "keys"}
    work = {} if steps is None else {"steps": steps}
    plan = plan_of({"sp": 2, "workload": work, "decode": {"sequence": keys}})
    each = ((run.prompt or 0) + (run.steps or 0) for run in workloads(plan) if run.steps)
    assert any(Cut(plan.phase("decode").sequence.keys, n, 2).unowned() for n in each)


@pytest.mark.parametrize("mask", ["global", "local"])
@pytest.mark.parametrize("cut", sampled(["balanced", "zigzag", "padded", {"strided": 7}], every=2))
def test_a_ring_under_a_window_of_one_token_needs_no_merge(cut: object, mask: str) -> None:
    """Of any prompt each token's own key is in its rank's block: unusual, and right by value."""
    model = Model.from_config(CASES / "models" / "window-of-one.json")
    ring = {"exchange": "ring", "merge": "none", "mask": mask, "cut": cut}
    right = plan_of({"sp": 2, "sequence": ring})
    unusual = {"SP-KEYS-MERGE", *(["SP-MASK"] if mask == "local" else [])}
    assert broken(model, right) == unusual
    assert words(model, right)[:2] == ("legal", "legal")
    assert counterexample(model, right) is None
    uneven = plan_of({"sp": 2, "sequence": {**ring, "cut": "even"}})
    refused_and_shown(model, uneven, "SP-TOKENS-OWNED", *unusual)


@pytest.mark.parametrize(
    ("prompt", "dealt", "keys"),
    [
        (3, "balanced", "balanced"),
        (8, "chunk", "padded"),
        (4, {"listed": [[0, 1, 3], [1, 2, 3], [2], [3], [], []]}, "chunk"),
    ],
)
def test_a_key_that_only_more_steps_bring_is_refused_and_shown(
    prompt: int, dealt: object, keys: object
) -> None:
    model = Model.from_config(CASES / "models" / "llama.json")
    sequence = {"keep": "own", "cut": dealt, "keys": keys}
    written = {"sp": 6, "workload": {"prompt": prompt}, "sequence": sequence, **KEYS, **BY_RANK}
    plan = plan_of({**written, "cache": {"update": "recompute"}})
    refused_and_shown(model, plan, "HANDOFF-TOKENS")


@pytest.mark.parametrize("keys", ["balanced", "zigzag", "chunk", "padded"])
def test_a_second_key_that_more_steps_bring_is_refused_and_shown(keys: str) -> None:
    model = Model.from_config(CASES / "models" / "llama.json")
    sequence = {"keys": keys, "cut": "chunk"}
    written = {"sp": 6, "workload": {"prompt": 2}, "sequence": sequence, **KEYS}
    plan = plan_of({**written, "handoff": {"storage": "raw"}, "cache": {"update": "recompute"}})
    refused_and_shown(model, plan, "HANDOFF-STORAGE")


def test_what_is_said_of_the_workload_stays() -> None:
    batches = {"batch": {"sequences": {"strided": 5}}, "decode": {"batch": {"sequences": "even"}}}
    plan = plan_of({"dp": 2, "workload": {"batch": 6}, **batches, **BY_RANK})
    assert {workload.batch for workload in workloads(plan)} == {6}


@pytest.mark.parametrize("tried", [workloads, workloads_of])
@pytest.mark.parametrize("declared", [{}, {"prompt": 4}, {"prompt": 5}, {"steps": 1}, {"steps": 2}])
def test_no_degree_divides_all_lengths_that_are_open(
    tried: Callable[[Plan], list[Workload]], declared: dict[str, int]
) -> None:
    found = tried(plan_of({"workload": declared}))
    batches = {work.batch or 0 for work in found}
    prompts = {work.prompt or 0 for work in found}
    caches = {(work.prompt or 0) + work.steps for work in found if work.steps}
    for degree in range(2, 65):
        assert any(n % degree for n in batches)
        assert "prompt" in declared or any(n % degree for n in prompts)
        assert any(n % degree for n in caches)
