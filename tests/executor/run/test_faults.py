"""A run that cannot go on names the operator, the rank, and who waits for whom."""

from __future__ import annotations

import pickle

import pytest

from shardproof.executor.run.outcome.outcome import CannotRun, Different, Hangs, Outcome
from shardproof.executor.run.state.faults import Refused, Stuck, named, shortened, waits
from shardproof.executor.run.verdict.beside_reference import run_plan
from shardproof.spec.plan.plan import Workload
from tests.executor.run.cases import written

WORK = Workload(batch=2, prompt=4, steps=2)


def ran(model: str, plan: str, work: Workload = WORK) -> Outcome:
    return run_plan(*written(model, plan), work)


@pytest.mark.parametrize(
    ("model", "plan", "op", "rank", "words"),
    [
        (
            "llama",
            "tp: 2\nattention: {kv_heads: {listed: [[0, 1], [0]]}}",
            "layers.0.attention.scores",
            (0, 0, 0, 1),
            "query head 2 reads KV head 1, which is not on this rank",
        ),
        (
            "llama",
            "tp: 2\nattention: {out: {split: out, residual: every}}",
            "layers.0.attention.add_on",
            (0, 0, 0, 0),
            "hidden is 8 and 16",
        ),
        (
            "llama",
            "tp: 2\nlm_head: {cut: [7, 8]}",
            "head.gather_logits",
            None,
            "vocab 15 of 16 is on no rank",
        ),
        (
            "llama",
            "dp: 2\nbatch: {sequences: [1, 2]}\nworkload: {batch: 2}",
            "tokens",
            (0, 1, 0, 0),
            "there is no sequence 2",
        ),
        (
            "llama",
            "tp: 2\nembedding: {mask: false}",
            "embedding.lookup",
            (0, 0, 0, 0),
            "a token's row is on another rank",
        ),
        (
            "llama",
            "pp: 2\nstages: {send: nothing}",
            "received.1",
            None,
            "the operand is absent",
        ),
        (
            "llama",
            "pp: 2\nstages: {token: kept}",
            "tokens",
            None,
            "sequence 0 has no token to read",
        ),
    ],
)
def test_what_cannot_run_is_named(
    model: str, plan: str, op: str, rank: tuple[int, ...] | None, words: str
) -> None:
    outcome = ran(model, plan)
    assert isinstance(outcome, CannotRun)
    assert words in outcome.why
    assert outcome.op == op or op in outcome.why
    assert rank is None or outcome.rank == rank


def test_an_idle_replica_is_waited_for() -> None:
    outcome = ran(
        "mixtral", "dp: 2\nep: 2\nbatch: {idle: skip}", Workload(batch=1, prompt=3, steps=1)
    )
    assert isinstance(outcome, Hangs)
    assert outcome.waiting == ((0, 0, 0, 0),)
    assert outcome.absent == "rank pp 0 dp 1 sp 0 tp 0, which has no sequence and skips"
    assert str(outcome).startswith("layers.0.")
    assert str(outcome).endswith("rank dp 0 waits for rank dp 1, which has no sequence and skips")


def test_a_group_over_stages_waits_for_the_other_stages() -> None:
    outcome = ran("llama", "pp: 2\ntp: 2\nattention: {out: {group: [tp, pp]}}")
    assert isinstance(outcome, Hangs)
    assert outcome.absent == "the ranks of other stages, which do not run this"
    assert outcome.waiting == ((0, 0, 0, 0), (0, 0, 0, 1))


def test_pools_of_different_sizes_have_no_partners() -> None:
    outcome = ran("llama", "tp: 2\ndecode: {tp: 1}\nhandoff: {cache: by_rank}")
    assert isinstance(outcome, Hangs)
    assert "the pools have different sizes" in outcome.absent


def test_a_difference_says_where_and_both_values() -> None:
    outcome = ran("llama", "tp: 2\nattention: {out: {collective: none}}")
    assert isinstance(outcome, Different)
    at = outcome.at
    assert (at.place.phase, at.place.what, at.rank) == ("prefill", "logits", (0, 0, 0, 0))
    assert at.found is not None
    assert at.found != at.expected
    assert f"{at.expected:,}" in str(outcome)
    assert f"{at.found:,}" in str(outcome)


def test_a_wrong_cache_entry_differs_where_the_logits_do_not() -> None:
    """A token that sees itself alone is given the same logits wherever it is; its key is not."""
    outcome = ran(
        "window-of-one", "prefill: {sp: 2, sequence: {positions: local}}",
        Workload(batch=1, prompt=4, steps=0),
    )  # fmt: skip
    assert isinstance(outcome, Different)
    assert outcome.at.place.what == "keys"
    assert outcome.at.place.layer == 0
    assert outcome.at.place.token == 2
    assert len(outcome.at.index) == 2


@pytest.mark.parametrize(
    ("model", "plan", "told"),
    [
        (
            "llama",
            "tp: 2\nattention: {kv_heads: {listed: [[0, 1], [0]]}}",
            "scores on rank tp 1: query head 2 reads KV head 1, which is not on this rank",
        ),
        (
            "llama",
            "tp: 2\nattention: {out: {split: out, residual: every}}",
            "add_on on rank tp 0: adds [sequence 2, token 4, hidden 8] and [sequence",
        ),
        ("llama-odd", "tp: 2\nffn: {width: balanced}", "handoff: token 0, KV head 6"),
        (
            "llama",
            "pp: 2\nstages: {send: nothing}",
            "the operand is absent on this rank",
        ),
    ],
)
def test_a_sentence_names_the_operator_once_and_the_axes_that_matter(
    model: str, plan: str, told: str
) -> None:
    outcome = ran(model, plan)
    assert isinstance(outcome, CannotRun)
    assert told in str(outcome)
    assert str(outcome).count(outcome.op) == 1
    assert "dp" not in str(outcome)


def test_a_rank_is_named_by_what_tells_it_apart() -> None:
    assert named((0, 1, 0, 3), (1, 2, 1, 4)) == "rank dp 1 tp 3"
    assert named((0, 0, 0, 0), (1, 1, 1, 1)) == "the only rank"
    assert named((1, 0, 0, 3)) == "rank pp 1 dp 0 sp 0 tp 3"
    assert shortened(f"{named((0, 12, 0, 3))}, which waits", (1, 16, 1, 4)) == (
        "rank dp 12 tp 3, which waits"
    )


def test_many_ranks_that_wait_are_counted() -> None:
    ranks = [(0, 0, 0, tp) for tp in range(8)]
    assert waits(ranks[:1], (1, 1, 1, 8)) == "rank tp 0 waits"
    assert waits(ranks[:3], (1, 1, 1, 8)) == "ranks tp 0, tp 1 and tp 2 wait"
    assert waits(ranks, (1, 1, 1, 8)) == "ranks tp 0, tp 1, tp 2, tp 3 and 4 more wait"


@pytest.mark.parametrize(
    "fault",
    [
        Refused("op", (0, 0, 0, 1), "why"),
        Refused("op", None, "why"),
        Stuck("op", [(0, 0, 0, 0)], "x"),
    ],
)
def test_a_fault_crosses_processes(fault: Refused | Stuck) -> None:
    copy = pickle.loads(pickle.dumps(fault))  # noqa: S301 – our own bytes
    assert str(copy) == str(fault)
