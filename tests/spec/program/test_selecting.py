"""An edit that is for nobody is an error of input, at the field that makes it so."""

from __future__ import annotations

import pytest

from shardproof.spec.program.check_edits import wrong_edits
from tests.executor.run.cases import written

DROP = "drop: layers.0.ffn.all_reduce"
NOBODY = [
    ("tp: 2", f"{{{DROP}, ranks: {{tp: [7]}}}}", "ranks.tp", "there is no rank tp 7"),
    ("tp: 2", f"{{{DROP}, ranks: {{tp: [1, 2]}}}}", "ranks.tp", "there is no rank tp 2"),
    ("tp: 2", f"{{{DROP}, ranks: {{pp: [3]}}}}", "ranks.pp", "there is no rank pp 3"),
    ("tp: 2", f"{{{DROP}, ranks: {{sp: [1]}}}}", "ranks.sp", "there is no rank sp 1"),
    ("tp: 2", f"{{{DROP}, ranks: {{dp: [1]}}}}", "ranks.dp", "there is no rank dp 1"),
    ("tp: 2", f"{{{DROP}, but: {{tp: [2]}}}}", "but.tp", "there is no rank tp 2"),
    ("tp: 2", f"{{{DROP}, but: {{tp: [0, 1]}}}}", "but", "the edit is for nobody"),
    ("tp: 2", f"{{{DROP}, but: {{sp: [0]}}}}", "but", "the edit is for nobody"),
    ("tp: 2", f"{{{DROP}, ranks: {{tp: [0]}}, but: {{tp: [0]}}}}", "ranks", "is for nobody"),
    ("tp: 2", f"{{{DROP}, phase: prefill, steps: [1]}}", "steps", "prefill has no steps"),
    ("tp: 2", f"{{{DROP}, steps: [0]}}", "steps", "decode has no step 0"),
    ("workload: {steps: 4}\ntp: 2", f"{{{DROP}, steps: [5]}}", "steps", "decode has no step 5"),
    ("workload: {steps: 4}\ntp: 2", f"{{{DROP}, steps: [4, 5]}}", "steps", "has no step 5"),
    ("workload: {steps: 0}\ntp: 2", f"{{{DROP}, phase: decode}}", "", "has no decode step"),
    ("workload: {steps: 0}\ntp: 2", "{drop: handoff}", "", "has no decode step"),
    ("pp: 2", "{drop: layers.0.ffn.down, stage: 1}", "stage", "is not on stage 1"),
    ("pp: 2", "{drop: layers.0.ffn.down, stage: 2}", "stage", "there is no stage 2"),
    ("pp: 2", "{drop: layers.0.ffn.down, ranks: {pp: [1]}}", "ranks", "is for nobody"),
    ("pp: 2", "{drop: layers.0.ffn.down, but: {pp: [0]}}", "but", "is for nobody"),
    ("pp: 2", "{drop: layers.0.ffn.down, stage: 0, but: {pp: [0]}}", "but", "is for nobody"),
    ("tp: 2", "{drop: layers.0.attention.cache_step, phase: prefill}", "phase", "not in prefill"),
    ("tp: 2", "{drop: layers.7.*}", "drop", "no operator is called layers.7.*"),
    ("tp: 2", "{insert: same, of: layers.0.ffn.dwon}", "of", "no operator is called"),
    ("tp: 2", "{drop: handoff, stage: 0}", "stage", "the handoff is on no stage"),
    ("tp: 2", "{drop: handoff, phase: prefill}", "phase", "the handoff is not in prefill"),
    ("tp: 2", "{drop: handoff, steps: [1]}", "steps", "the handoff is of no step"),
    ("tp: 2", "{move: handoff, after: layers.0.out}", "", "cannot be edited by move"),
    ("tp: 2\ndecode: {tp: 1}", "{drop: handoff, ranks: {tp: [1]}}", "ranks.tp", "no rank tp 1"),
    ("tp: 2\ndecode: {tp: 1}", f"{{{DROP}, phase: decode, ranks: {{tp: [1]}}}}", "ranks.tp",
     "there is no rank tp 1"),
    ("tp: 2\ndecode: {tp: 1}", f"{{{DROP}, ranks: {{tp: [1]}}, steps: [1]}}", "ranks",
     "the edit is for nobody"),
]  # fmt: skip
SOMEBODY = [
    ("tp: 2", f"{{{DROP}, ranks: {{tp: [1]}}}}"),
    ("tp: 2", f"{{{DROP}, ranks: {{sp: [0]}}}}"),
    ("tp: 2", f"{{{DROP}, but: {{tp: [0]}}}}"),
    ("tp: 2", f"{{{DROP}, steps: [1]}}"),
    ("tp: 2", f"{{{DROP}, steps: [1000]}}"),
    ("workload: {steps: 4}\ntp: 2", f"{{{DROP}, steps: [4]}}"),
    ("workload: {steps: 0}\ntp: 2", f"{{{DROP}}}"),
    ("tp: 2\ndecode: {tp: 1}", f"{{{DROP}, ranks: {{tp: [1]}}}}"),
    ("tp: 1\ndecode: {tp: 2}", "{change: handoff, length: 1, ranks: {tp: [1]}}"),
    ("tp: 1\ndecode: {tp: 2}", f"{{{DROP}, ranks: {{tp: [1]}}}}"),
    ("pp: 2", "{drop: layers.*.ffn.down, ranks: {pp: [1]}}"),
    ("pp: 2", "{drop: layers.1.ffn.down, stage: 1}"),
    ("tp: 2", "{drop: '*', phase: prefill}"),
]


@pytest.mark.parametrize(("top", "edit", "field", "message"), NOBODY)
def test_an_edit_for_nobody_is_an_error(top: str, edit: str, field: str, message: str) -> None:
    [(number, wrong)] = wrong_edits(*written("llama", f"{top}\nedits:\n  - {edit}"))
    assert (number, wrong.field) == (0, field)
    assert message in wrong.message
    assert wrong.help


@pytest.mark.parametrize(("top", "edit"), SOMEBODY)
def test_an_edit_for_somebody_is_none(top: str, edit: str) -> None:
    assert list(wrong_edits(*written("llama", f"{top}\nedits:\n  - {edit}"))) == []


def test_what_an_edit_before_it_took_away_is_not_there() -> None:
    """The first leaves the send to rank 0, so the second has nobody on rank 1."""
    edits = (
        "{drop: head.token.sent, ranks: {tp: [1]}}\n  - {drop: head.token.sent, ranks: {tp: [1]}}"
    )
    [(number, wrong)] = wrong_edits(*written("llama", f"tp: 2\nedits:\n  - {edits}"))
    assert (number, wrong.message) == (1, "the edit is for nobody")


def test_the_star_does_not_reach_the_handoff_from_within_a_phase() -> None:
    from shardproof.spec.program.lower.handoff import handoff

    _, plan = written("llama", "tp: 2\nedits:\n  - {drop: '*', phase: prefill}")
    assert len(handoff(plan)) == 1
