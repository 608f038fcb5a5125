"""What a search tries: what an edit may lose or let in is met, whatever is drawn."""

from __future__ import annotations

import pytest

from shardproof.executor.run.verdict.search import SEED, search, tries
from shardproof.spec.record import replace
from tests.executor.run.cases import written

ALONE = """
tp: 2
workload: {batch: 1, prompt: 1, steps: 2}
edits: [{change: head.token, pads: zero, ranks: {tp: [1]}}]
"""
MOVED = """
tp: 1
workload: {batch: 1, prompt: 1, steps: 2}
edits:
- {insert: permute, of: head.logits, as: moved, phase: decode, dim: vocab, order: ORDER}
"""
PADDED, EVEN = 15, 16
"""Sizes of a vocabulary on two ranks."""


@pytest.mark.parametrize(("vocab", "planted"), [(PADDED, ["everything", "zeros"]),
                                                (EVEN, ["everything"])])  # fmt: skip
def test_pads_are_tried_once_more_where_there_are_some(vocab: int, planted: list[str]) -> None:
    model, plan = written("llama", ALONE)
    model = replace(model, vocab=vocab)
    assert [tried.plant for tried in tries(model, plan)] == planted
    assert [tried.plant for tried in tries(model, plan.with_(edits=()))] == ["everything"]
    assert [tried.plant for tried in tries(model, plan, trials=4)] == ["everything"]


def test_not_where_no_token_is_read() -> None:
    model, plan = written("llama", ALONE.replace("steps: 2", "steps: 0"))
    assert [tried.plant for tried in tries(replace(model, vocab=PADDED), plan)] == ["everything"]


@pytest.mark.parametrize("lost", [0, 6, 15])
def test_an_id_that_an_edit_loses_is_found_whatever_is_drawn(lost: int) -> None:
    """In the only choice that decode makes: each id wins one."""
    order = [i if i != lost else (i + 1) % EVEN for i in range(EVEN)]
    model, plan = written("llama", MOVED.replace("ORDER", str(order)))
    for seed in range(SEED, SEED + 4):
        assert search(model, plan, seed=seed).found is not None


def test_a_pad_is_found_whatever_is_drawn() -> None:
    """Where it is the best, every other token is one of the other rank's rows."""
    model, plan = written("llama", ALONE)
    model = replace(model, vocab=PADDED)
    for seed in range(SEED, SEED + 8):
        assert search(model, plan, seed=seed).found is not None
