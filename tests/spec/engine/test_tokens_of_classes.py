"""Tokens of ranks that do the same are written with a shift, and are no drafts for that."""

from __future__ import annotations

from shardproof.spec.engine.by_value import by_value
from shardproof.spec.engine.ranks import TAKEN_BACK, counting
from shardproof.spec.engine.shifts import shift
from tests.executor.run.cases import written

GATHERED_OVER_DP = """
{dp: 2, tp: 2, stream: tokens, workload: {batch: 2, prompt: 2, steps: 1},
 attention: {qkv: {gather: {group: [dp]}, split: none}, out: {collective: all_reduce}}}
"""


def test_drafts_that_are_taken_back_do_not_count_and_shifted_tokens_do() -> None:
    by = shift((0, 1))
    assert counting((range(3), range(TAKEN_BACK, TAKEN_BACK + 2))) == (range(3),)
    assert counting((range(by, by + 1),)) == (range(by, by + 1),)
    assert counting((range(by + TAKEN_BACK, by + TAKEN_BACK + 1),)) == ()


def test_ranks_that_attend_from_tokens_of_their_own_are_decided() -> None:
    """Over dp each rank of tp gathers its own tokens of sequences of other replicas."""
    model, plan = written("llama", GATHERED_OVER_DP)
    assert by_value(model, plan).word == "illegal"
