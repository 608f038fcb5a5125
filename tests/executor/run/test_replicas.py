"""Replicas that repeat a visit run it once; what tells them apart keeps them apart."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import numpy as np
import pytest

from shardproof.executor.domains import Field
from shardproof.executor.reference import Trace
from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.runtime.replicas import is_repeatable, repeated
from shardproof.executor.run.state.forced_choices import Fed
from shardproof.executor.run.state.rank import Entries, Rank, Work
from shardproof.executor.run.state.registers import Machine, machine
from shardproof.executor.run.verdict.beside_reference import prompts_for
from shardproof.executor.run.verdict.search import search
from shardproof.executor.weights import random_weights
from shardproof.spec.plan.cuts import Cut, CutSpec
from shardproof.spec.plan.plan import Workload
from shardproof.spec.plan.read import plan_of
from shardproof.spec.program.lower.phase import Visit, lower
from shardproof.spec.program.op import split_of
from shardproof.spec.program.ops.every import BY_KIND
from shardproof.spec.program.vocabulary import KINDS
from shardproof.spec.record import replace
from tests.executor.run.calls import calls_of
from tests.executor.run.cases import written

BATCH, PROMPT, STEPS = 2, 4, 2


def norms_made(monkeypatch: pytest.MonkeyPatch, degrees: Mapping[str, object]) -> Counter[str]:
    """How often a norm is made, by phase."""
    made = calls_of("norm", monkeypatch)
    model, _ = written("llama", "tp: 1\n")
    plan = plan_of(degrees).with_(workload=Workload(batch=BATCH, prompt=PROMPT, steps=STEPS))
    domain = Field(trials=1)
    tried = Tried(BATCH, PROMPT, STEPS, seed=0, trials=1, plant="nothing")
    execute(
        model, plan, random_weights(model, domain), prompts_for(model, tried), STEPS, domain
    )  # fmt: skip
    return made


def test_ranks_of_sp_that_repeat_a_step_make_it_once(monkeypatch: pytest.MonkeyPatch) -> None:
    one = norms_made(monkeypatch, {"tp": 2})
    monkeypatch.undo()
    both = norms_made(monkeypatch, {"tp": 2, "sp": 2})
    assert both["decode"] == one["decode"]
    assert both["prefill"] == 2 * one["prefill"]


def test_ranks_with_other_sequences_make_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    one = norms_made(monkeypatch, {"tp": 2})
    monkeypatch.undo()
    assert norms_made(monkeypatch, {"tp": 2, "dp": 2})["decode"] == 2 * one["decode"]


def decode(degrees: Mapping[str, object]) -> Machine:
    """Ranks in the first step, before anything differs between those of sp."""
    model, _ = written("llama", "tp: 1\n")
    plan = plan_of(degrees).with_(workload=Workload(batch=BATCH, prompt=PROMPT, steps=STEPS))
    domain = Field(trials=1)
    m = machine(lower(model, plan, "decode"), domain, random_weights(model, domain))
    for rank in m.ranks.values():
        rank.work = Work((0, 1), (PROMPT,), np.zeros((1, 2, 1), np.int64), PROMPT, 1)
    return m


def looking_on(m: Machine) -> int:
    """How many ranks look on, and that each shares what its partner is left with."""
    running, pairs = repeated(m.program.visits[0], list(m.ranks.values()))
    assert len(running) + len(pairs) == len(m.ranks)
    assert all(one.env is other.env and one.outbox is other.outbox for one, other in pairs)
    return len(pairs)


def with_a_cache(rank: Rank) -> None:
    nothing = rank.domain.zeros((0, 1, 1))
    rank.cache[0, 0] = Entries([], nothing, nothing)


def with_other_tokens(rank: Rank) -> None:
    rank.work.ids = rank.work.ids + 1


def with_other_places(rank: Rank) -> None:
    rank.work.places = (PROMPT + 1,)


def with_other_sequences(rank: Rank) -> None:
    rank.work.sequences = (0, 2)


def with_another_count(rank: Rank) -> None:
    rank.work.counted_from = 0


def with_another_step(rank: Rank) -> None:
    rank.work.step = 2


def with_exchanged_keys(rank: Rank) -> None:
    rank.exchanged = ((0,),)


def with_keys_seen(rank: Rank) -> None:
    rank.seen_slots[0] = [0]


def with_something_sent(rank: Rank) -> None:
    rank.inbox = {"value": rank.domain.zeros(())}


def with_something_promised(rank: Rank) -> None:
    rank.promised = frozenset({"value"})


@pytest.mark.parametrize(
    "change",
    [
        with_a_cache, with_other_tokens, with_other_places, with_other_sequences,
        with_another_count, with_another_step, with_exchanged_keys, with_keys_seen,
        with_something_sent, with_something_promised,
    ],
)  # fmt: skip
def test_whatever_one_rank_finds_keeps_its_replica_apart(change: Callable[[Rank], None]) -> None:
    m = decode({"tp": 2, "sp": 2})
    assert looking_on(m) == 2
    change(m.ranks[0, 0, 1, 1])
    assert looking_on(m) == 0


@pytest.mark.parametrize(
    "degrees",
    [
        {"tp": 2},
        {"tp": 2, "sp": 2, "sequence": {"layout": "keys"}},
        {"tp": 1, "sp": 2, "moe": {"tp": 2}},
        {"tp": 2, "sp": 2, "edits": [{"change": "layers.0.attention.scores", "kv": None}]},
    ],
    ids=["one replica", "keys of its own", "a block over both", "an edit"],
)
def test_a_visit_may_tell_replicas_apart(degrees: Mapping[str, object]) -> None:
    assert looking_on(decode(degrees)) == 0


TP = split_of("tp", Cut(CutSpec("even"), 4, 2))
SP = split_of("sp", Cut(CutSpec("even"), 4, 2))
BOTH = split_of("sp+tp", Cut(CutSpec("even"), 4, 4))
BLOCK = ("ep", "tp")


@pytest.mark.parametrize(
    ("degrees", "kind", "about", "may"),
    [
        ({"tp": 2}, "slice", {"split": TP}, True),
        ({"tp": 2}, "slice", {"split": SP}, False),
        ({"tp": 2}, "slice", {"split": BOTH}, False),
        ({"tp": 2}, "bias", {"over": ("tp",)}, True),
        ({"tp": 2}, "bias", {"over": ("sp", "tp")}, False),
        ({"tp": 2}, "weigh", {"sink_once": False}, True),
        ({"tp": 2}, "weigh", {"sink_once": True}, False),
        ({"tp": 2}, "cache_step", {}, True),
        ({"tp": 2}, "cache_step", {"length": "whole"}, False),
        ({"tp": 2, "sequence": {"layout": "keys"}}, "cache_step", {}, False),
        ({"tp": 2}, "all_reduce", {"group": ("tp",)}, True),
        ({"tp": 2}, "all_reduce", {"group": ("sp", "tp")}, False),
        ({"tp": 2, "moe": {"tp": 2}}, "block_reduce", {"group": BLOCK}, True),
        ({"tp": 2, "moe": {"tp": 2}}, "block_reduce", {"group": ("tp", "sp")}, False),
        ({"tp": 1, "moe": {"tp": 2}}, "block_reduce", {"group": BLOCK}, False),
        ({"tp": 2}, "junk", {}, False),
    ],
)
def test_what_an_operator_looks_at_says_whether_replicas_repeat_it(
    degrees: Mapping[str, object], kind: str, about: dict[str, object], *, may: bool
) -> None:
    rank = decode({**degrees, "sp": 2}).ranks[0, 0, 0, 0]
    usual = {name: value.default for name, value in KINDS[kind].about.items()}
    made: Any = BY_KIND[kind]
    op = made("out", ("in",), **(usual | about))
    visit = Visit(0, (op,), has_head=False, has_embedding=False)
    assert is_repeatable(visit, rank) == may


def test_ranks_that_are_told_choices_note_their_own() -> None:
    rank = decode({"tp": 2, "sp": 2}).ranks[0, 0, 0, 0]
    rank.fed = Fed(Trace(()))
    assert not is_repeatable(Visit(0, (), has_head=False, has_embedding=False), rank)


def test_a_block_over_ranks_that_repeat_a_step_is_on_each_what_it_has() -> None:
    """Two of its four ranks have no dimension, and take nobody else's sum."""
    model, _ = written("llama", "tp: 1\n")
    few = replace(model.kinds[0].ffn, width=2)
    model = replace(model, kinds=(replace(model.kinds[0], ffn=few),))
    plan = plan_of(
        {
            "tp": 2, "sp": 2, "workload": {"batch": 1, "prompt": 3, "steps": 1},
            "prefill": {"ffn": {"over": ["tp"]}},
            "decode": {"ffn": {"over": ["sp", "tp"], "width": "balanced",
                               "down": {"group": ["tp"]}}},
        }
    )  # fmt: skip
    found = search(model, plan).found
    assert found is not None
    assert "on rank sp 1 tp 0" in str(found)
