"""Faults of those who judge a run: comparison, coverage, planting, and the look inside."""

from __future__ import annotations

from tests.executor.mutants.fault import Fault

COVERAGE, PLANTING = "run/test_coverage.py::", "run/test_planting.py::"

FAULTS = (
    Fault(
        "Logits of the first rank of tp alone are compared.",
        "run/compare.py",
        "given.add((sequence, token))\n",
        "given.add((sequence, token))\n        if rank[3]:\n            continue\n",
        "near_misses/LM-OUT-WHOLE",
    ),
    Fault(
        "The last token's logits are not compared.",
        "run/compare.py",
        "given.add((sequence, token))\n",
        "given.add((sequence, token))\n"
        "        if token + 1 == trace.sequences[sequence].logits.shape[0]:\n            continue\n",
        "near_misses/SP-DECODE",
    ),
    Fault(
        "Logits that nobody gives are not missed.",
        "run/compare.py",
        "if (sequence, token) not in given:",
        "if (sequence, token) in ():",
        "near_misses/DP-SEQUENCES-OWNED",
    ),
    Fault(
        "Values in a cache are not compared.",
        "run/compare.py",
        "yield from of_entries(run, each, whole, mine, defined)",
        "list(of_entries(run, each, whole, mine, defined))",
        "near_misses/CACHE-UPDATE",
    ),
    Fault(
        "An entry that no rank holds is not missed.",
        "run/compare.py",
        "if mine is None or not mine.all():",
        "if mine is None:",
        "near_misses/CACHE-UPDATE--skipped",
    ),
    Fault(
        "Only trials that are undefined are compared.",
        "run/compare.py",
        "wrong = (found != expected) & defined",
        "wrong = (found != expected) & ~defined",
        "near_misses/FFN-OUT-WHOLE",
    ),
    Fault(
        "Trials that are undefined are compared too.",
        "run/compare.py",
        "wrong = (found != expected) & defined.reshape(-1, *(1,) * (expected.ndim - 1))",
        "wrong = found != expected",
        "run/test_compare.py::TestDefined",
    ),
    Fault(
        "A cache's heads are compared with those of the first rank.",
        "run/compare.py",
        "there = [[axis[i] for i in places] for axis, places in zip(axes, here, strict=True)]",
        "there = [list(range(len(places))) for places in here]",
        "accepted/defaults",
    ),
    Fault(
        "Rows that stand for no id are never offered as winner.",
        "run/planting.py",
        "return Roles(range(zeros), range(zeros, ties), range(ties, trials))",
        "return Roles(range(ties), range(ties, ties), range(ties, trials))",
        "near_misses/LM-PADS",
    ),
    Fault(
        "No trial plants ties.",
        "run/planting.py",
        "return Roles(range(zeros), range(zeros, ties), range(ties, trials))",
        "return Roles(range(zeros), range(zeros, trials), range(trials, trials))",
        "near_misses/LM-ORDER",
    ),
    Fault(
        "A planted expert is wanted again and again.",
        "run/planting.py",
        "if (value := int(bits[place])) not in seen:",
        "if (value := int(bits[place])) in seen:",
        f"{PLANTING}TestIndices::test_everything_is_met",
    ),
    Fault(
        "The choice of the last step counts as one that is read.",
        "run/coverage.py",
        "else range(prompt + 1, last)",
        "else range(prompt + 1, last + 1)",
        f"{COVERAGE}TestWhatCanBeMet::test_the_choice_of_the_last_step_is_read_by_nobody",
    ),
    Fault(
        "Slots behind a window count as read.",
        "run/coverage.py",
        "max(0, place - window + 1)",
        "max(0, place - window)",
        f"{COVERAGE}TestWhatCanBeMet::test_a_window_hides_the_slots_before_it",
    ),
    Fault(
        "What an undefined trial meets counts as met.",
        "run/coverage.py",
        "each.tokens[self.defined][:, places]",
        "each.tokens[:, places]",
        f"{COVERAGE}TestWhatIsMissing::test_a_trial_that_is_undefined_meets_nothing",
    ),
    Fault(
        "A share of a sum is never looked for within a block of experts.",
        "run/matching.py",
        'if not record.twin.endswith((".routed", ".shared", ".joined")):',
        'if record.twin.endswith((".routed", ".shared", ".joined")):',
        "run/test_inner.py::test_every_inner_tensor_of_an_accepted_plan_is_right",
    ),
    Fault(
        "Each rank of a scattered sum is looked at as if it had the first part.",
        "run/layouts.py",
        "parts[mine]) if mine < len(parts) else x",
        "parts[0]) if mine < len(parts) else x",
        "run/test_inner.py::test_every_inner_tensor_of_an_accepted_plan_is_right[stream-over-hidden]",
    ),
)
