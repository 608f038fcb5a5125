"""Faults of those who judge a run: comparison, coverage, planting, and the look inside."""

from __future__ import annotations

from tests.executor.mutants.fault import Fault

COMPARE, INNER = "run/test_compare.py::", "run/test_inner.py::"
COVERAGE, PLANTING = "run/test_coverage.py::", "run/test_planting.py::"

FAULTS = (
    Fault(
        "Logits of the first rank of tp alone are compared.",
        "run/outcome/compare.py",
        "given.add((sequence, token))\n",
        "given.add((sequence, token))\n        if rank[3]:\n            continue\n",
        "spoiled/logits-of-the-second-rank",
    ),
    Fault(
        "The last token's logits are not compared.",
        "run/outcome/compare.py",
        "given.add((sequence, token))\n",
        "given.add((sequence, token))\n"
        "        if token == len(trace.sequences[sequence].logits.values[0]) - 1:\n"
        "            continue\n",
        "spoiled/logits-of-the-last-step",
    ),
    Fault(
        "Logits that nobody gives are not missed.",
        "run/outcome/compare.py",
        "if (sequence, token) not in given:",
        "if (sequence, token) in ():",
        f"{COMPARE}test_logits_that_nobody_gives_are_missed",
    ),
    Fault(
        "Values in a cache are not compared.",
        "run/outcome/compare.py",
        "yield from of_entries(run, each, whole, mine, defined)",
        "list(of_entries(run, each, whole, mine, defined))",
        f"{COMPARE}test_every_half_of_every_cache_is_looked_at",
    ),
    Fault(
        "An entry that no rank holds is not missed.",
        "run/outcome/compare.py",
        "if mine is None or not mine.all():",
        "if mine is None:",
        f"{COMPARE}test_an_entry_that_no_rank_holds_is_missed",
    ),
    Fault(
        "Only trials that are undefined are compared.",
        "run/outcome/compare.py",
        "wrong = (found != expected) & defined",
        "wrong = (found != expected) & ~defined",
        "near_misses/FFN-OUT-WHOLE",
    ),
    Fault(
        "Trials that are undefined are compared too.",
        "run/outcome/compare.py",
        "wrong = (found != expected) & defined.reshape(-1, *(1,) * (expected.ndim - 1))",
        "wrong = found != expected",
        f"{COMPARE}test_a_trial_counts_if_and_only_if_it_is_defined",
    ),
    Fault(
        "A cache's heads are compared with those of the first rank.",
        "run/outcome/compare.py",
        "there = [[axis[i] for i in places] for axis, places in zip(axes, here, strict=True)]",
        "there = [list(range(len(places))) for places in here]",
        "accepted/defaults",
    ),
    Fault(
        "Rows that stand for no id are never offered as winner.",
        "run/trials/planting.py",
        "return Roles(range(zeros), range(zeros, ties), range(ties, trials))",
        "return Roles(range(ties), range(ties, ties), range(ties, trials))",
        f"{PLANTING}TestNumbers::test_every_trial_has_one_part",
    ),
    Fault(
        "No trial plants ties.",
        "run/trials/planting.py",
        "return Roles(range(zeros), range(zeros, ties), range(ties, trials))",
        "return Roles(range(zeros), range(zeros, trials), range(trials, trials))",
        f"{PLANTING}TestTies::test_in_that_trial_there_are_two_ranks",
    ),
    Fault(
        "What was planted is planted again, and nothing else is.",
        "run/trials/planting.py",
        "queue.planted(what)",
        "pass",
        f"{PLANTING}TestIndices::test_everything_is_met",
    ),
    Fault(
        "A plan is run without the winners that were planted for the reference.",
        "run/trials/planting.py",
        "return Settled(dict(self.known))",
        "return Settled({})",
        "accepted/one-rank",
    ),
    Fault(
        "A search tries one token of one sequence alone.",
        "run/trials/workloads.py",
        "return _filled(plan, (*SIZES, *parting(plan)))",
        "return _filled(plan, SIZES[2:3])",
        "near_misses/SP-KV-EXCHANGE",
    ),
    Fault(
        "The choice of the last step counts as one that is read.",
        "run/outcome/coverage.py",
        "else range(prompt + 1, last)",
        "else range(prompt + 1, last + 1)",
        f"{COVERAGE}TestWhatCanBeMet::test_the_choice_of_the_last_step_is_read_by_nobody",
    ),
    Fault(
        "Slots behind a window count as read.",
        "run/outcome/coverage.py",
        "range(attention.first_seen(place), place + 1)",
        "range(max(0, attention.first_seen(place) - 1), place + 1)",
        f"{COVERAGE}TestWhatCanBeMet::test_a_window_hides_the_slots_before_it",
    ),
    Fault(
        "What an undefined trial meets counts as met.",
        "run/outcome/coverage.py",
        "each.tokens[self.defined][:, at]",
        "each.tokens[:, at]",
        f"{COVERAGE}TestWhatIsMissing::test_a_trial_that_is_undefined_meets_nothing",
    ),
    Fault(
        "A token that is like another in every trial counts as told from it.",
        "run/outcome/coverage.py",
        "np.nonzero(alike[which] == 1)",
        "np.nonzero(alike[which])",
        f"{COVERAGE}TestTokensThatAreAlike::test_a_run_that_cannot_show_it_says_so",
    ),
    Fault(
        "Places of the prompts are alike where chance has it so.",
        "run/trials/planting.py",
        "if row.tobytes() not in seen:",
        "if row.tobytes():",
        f"{PLANTING}TestNumbers::test_no_two_places_of_the_prompts_are_alike",
    ),
    Fault(
        "One run is all, whatever was alike in it.",
        "run/verdict/search.py",
        "for draw in range(SEEDS):",
        "for draw in range(1):",
        f"{COVERAGE}TestTokensThatAreAlike::test_other_seeds_are_tried_until_none_are_alike",
    ),
    Fault(
        "A share of a sum is never looked for within a block of experts.",
        "run/divergence/matching.py",
        'if not record.twin.endswith((".routed", ".shared", ".joined")):',
        'if record.twin.endswith((".routed", ".shared", ".joined")):',
        f"{INNER}test_every_inner_tensor_of_an_accepted_plan_is_right[moe-over-replicas]",
    ),
    Fault(
        "Each rank of a scattered sum is looked at as if it had the first part.",
        "run/divergence/layouts.py",
        "parts[mine]) if mine < len(parts) else x",
        "parts[0]) if mine < len(parts) else x",
        f"{INNER}test_every_inner_tensor_of_an_accepted_plan_is_right[stream-over-hidden]",
    ),
)
