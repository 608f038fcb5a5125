"""Edited programs run, or cannot, or hang; whatever an edit says, nothing else happens."""

from __future__ import annotations

import random

import pytest

from shardproof.api import check
from shardproof.executor.run.outcome.outcome import CannotRun, Different, Hangs, Outcome
from shardproof.executor.run.verdict.search import counterexample
from shardproof.fuzzing.edits import random_edit
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Plan
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.ops.asked import dim_of
from shardproof.spec.program.vocabulary import DIMS, KINDS
from tests.executor.run.cases import ACCEPTED, load, written
from tests.tiers import sampled

TP2 = "tp: 2\nworkload: {batch: 3, prompt: 4, steps: 2}\n"


def ran(edits: str, model: str = "llama", plan: str = TP2) -> Outcome | None:
    whole, edited = written(model, f"{plan}edits:\n  - {edits}")
    assert list(wrong_edits(whole, edited)) == []
    return counterexample(whole, edited)


TIMES = """{insert: times, of: layers.*.ffn.all_reduce, by: [3, 1], as: layers.*.three}
  - {insert: times, of: layers.*.three, by: [1, 3]}"""
SCATTERED = """{replace: layers.*.ffn.all_reduce, with: reduce_scatter, dim: hidden,
     map: [[0, 1, 2, 3, 4, 5, 6, 7], [8, 9, 10, 11, 12, 13, 14, 15]]}
  - {insert: all_gather, of: layers.*.ffn.all_reduce, dim: hidden}"""
PERMUTED = """{insert: permute, of: layers.*.attended, dim: hidden, as: layers.*.p,
     order: [1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]}
  - {insert: permute, of: layers.*.p, dim: hidden,
     order: [1, 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15]}"""


class TestLegalEdits:
    """An edit that changes nothing of the value leaves the plan right."""

    @pytest.mark.parametrize(
        "edits",
        [
            "{swap: layers.*.ffn.up, with: layers.*.ffn.gate}",
            "{insert: same, of: layers.*.attended}",
            "{insert: broadcast, of: layers.*.attended}",
            TIMES,
            "{change: layers.*.ffn.all_reduce, group: [tp, dp]}",
            SCATTERED,
            PERMUTED,
        ],
    )
    def test_runs_equal(self, edits: str) -> None:
        assert str(ran(edits)) == "None"


class TestWrongEdits:
    def test_a_sum_left_out_is_seen_where_it_is_used(self) -> None:
        assert isinstance(ran("{drop: layers.1.ffn.all_reduce}"), Different)

    def test_a_rank_that_leaves_a_collective_out_is_waited_for(self) -> None:
        found = ran("{drop: layers.0.ffn.all_reduce, ranks: {tp: [1]}}", "llama-one-layer")
        assert isinstance(found, Hangs)
        assert found.op == "layers.0.ffn.all_reduce"
        assert [key[3] for key in found.waiting] == [0]
        assert "tp 1" in found.absent
        assert "head.gather_logits" in found.absent

    def test_ranks_pair_collectives_by_order_whatever_they_are_called(self) -> None:
        found = ran("{drop: layers.0.ffn.all_reduce, ranks: {tp: [1]}}")
        assert isinstance(found, Hangs | Different)

    def test_ranks_that_meet_in_different_collectives_hang(self) -> None:
        edit = "{replace: layers.0.ffn.all_reduce, with: broadcast, ranks: {tp: 1}}"
        found = ran(edit)
        assert isinstance(found, Hangs)
        assert "another collective" in found.absent

    def test_two_collectives_in_another_order_on_one_rank_hang(self) -> None:
        plan = "tp: 2\ndp: 2\nworkload: {batch: 4, prompt: 4, steps: 0}\n"
        edit = (
            "{insert: all_reduce, of: layers.0.ffn.down, group: [dp], as: one}\n"
            "  - {insert: broadcast, of: layers.0.ffn.up, group: [dp], after: one, as: two}\n"
            "  - {swap: one, with: two, ranks: {dp: 1, tp: 0}}"
        )
        found = ran(edit, plan=plan)
        assert isinstance(found, Hangs)
        assert "another collective" in found.absent

    def test_who_waits_for_a_stage_that_sends_nothing(self) -> None:
        found = ran("{drop: sent.0, ranks: {tp: 1}}", plan=f"{TP2}pp: 2\n")
        assert isinstance(found, Hangs)
        assert found.op == "received.1"
        assert [key[3] for key in found.waiting] == [1]

    def test_a_step_alone(self) -> None:
        found = ran("{insert: times, of: layers.0.out, by: [2, 1], steps: [2]}")
        assert isinstance(found, Different)
        assert (found.at.place.phase, found.at.place.token) == ("decode", 5)

    def test_a_buffer_that_is_not_renewed(self) -> None:
        found = ran("{insert: previous, of: layers.0.out, phase: decode}")
        assert isinstance(found, Different)
        assert (found.at.place.phase, found.at.place.token) == ("decode", 5)

    def test_of_ranks_that_take_turns_the_last_token_may_be_of_no_sequence(self) -> None:
        turns = "sp: 2\ndecode: {sp: 2, sequence: {layout: alternate}}\n"
        found = ran("{insert: previous, of: head.logits, phase: decode}", plan=turns)
        assert isinstance(found, CannotRun)
        assert found.why == "tokens of 0 sequences are sent, and 3 ran"

    def test_a_token_that_is_not_sent(self) -> None:
        found = ran("{drop: head.token.sent, phase: prefill}")
        assert isinstance(found, CannotRun)
        assert "no token" in found.why

    def test_a_cache_that_is_handed_over_in_part(self) -> None:
        found = ran("{change: handoff, length: 3, ranks: {tp: [1]}}")
        assert isinstance(found, Different)
        assert found.at.place.phase == "decode"


NOTHING_SAID = {
    "mixtral": ("tp: 2", "ep: 2\ndp: 2"),
    "llama": ("sp: 2\ndecode: {sp: 2, sequence: {layout: alternate}}", "pp: 2\ntp: 2"),
}


@pytest.mark.parametrize("name", sampled(NOTHING_SAID, every=2))
def test_a_map_or_an_order_of_nothing_is_refused_or_has_an_outcome(name: str) -> None:
    """Of each kind of operator each field that may be null is null once."""
    tried = 0
    for text in NOTHING_SAID[name]:
        model, plan = written(name, f"{text}\nworkload: {{batch: 3, prompt: 5, steps: 2}}")
        ops = {op.kind: op for visit in lower(model, plan, "decode").visits for op in visit.ops}
        for kind, op in ops.items():
            for key, value in KINDS[kind].about.items():
                if value.kind not in ("map", "order", "number", "table"):
                    continue
                edit = Edit("change", op.out, about=((key, None),), phase="decode")
                edited = plan.with_(edits=(edit,))
                if any(wrong_edits(model, edited)):
                    continue
                tried += 1
                verdict = check(model, edited)
                assert not verdict.disagree, edit
    assert tried > 20


@pytest.mark.parametrize(
    ("edit", "right"),
    [
        ("{change: layers.*.moe.experts, owners: null}", "for each rank the list of its indices"),
        ("{change: layers.*.moe.route, owners: null}", "for each rank the list of its indices"),
        ("{change: layers.*.moe.sent, order: null}", "a list of places, or owner, or reversed"),
    ],
)
def test_what_cannot_be_nothing_is_an_error_in_words(edit: str, right: str) -> None:
    model, plan = written("mixtral", f"ep: 2\ndp: 2\nedits:\n  - {edit}")
    [(_, wrong)] = wrong_edits(model, plan)
    assert (wrong.message.endswith(" cannot be null"), wrong.help) == (True, right)


OUTCOMES = {"refused", "equal", "different", "cannot run", "stuck"}


def edited_plans(seed: int, count: int) -> None:
    """Random edits of accepted plans: every one is refused in words, or has an outcome.

    So many are drawn, and more until each outcome was there: one edit in a hundred hangs.
    """
    rng = random.Random(seed)
    outcomes: set[str] = set()
    for number in range(count + 500):
        if number >= count and outcomes >= OUTCOMES:
            break
        file = rng.choice(ACCEPTED)
        model, plan = load(file)
        phase = rng.choice(("prefill", "decode"))
        ops = {op.out: op for visit in lower(model, plan, phase).visits for op in visit.ops}
        edits = tuple(random_edit(rng, ops, plan.phase(phase)) for _ in range(rng.randrange(1, 3)))
        edited: Plan = plan.with_(edits=edits)
        if any(wrong_edits(model, edited)):
            outcomes.add("refused")
            continue
        try:
            found = counterexample(model, edited)
        except Exception as fault:
            raise AssertionError(f"{file.stem}: {edits}") from fault
        outcomes.add("equal" if found is None else found.kind)
    assert outcomes >= OUTCOMES


def test_random_edits_never_fail_otherwise() -> None:
    edited_plans(1, 90)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2, 42))
def test_many_random_edits_never_fail_otherwise(seed: int) -> None:
    edited_plans(seed, 250)


def test_the_vocabulary_knows_every_field_that_lowering_writes() -> None:
    for file in ACCEPTED:
        model, plan = load(file)
        for phase in ("prefill", "decode"):
            for visit in lower(model, plan, phase).visits:
                for op in visit.ops:
                    known = {*KINDS[op.kind].about, *op.inner}
                    assert set(op.about) <= known, op
                    assert len(op.ins) in KINDS[op.kind].reads, op
                    dim = dim_of(op)
                    assert dim is None or dim in DIMS
