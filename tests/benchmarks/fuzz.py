"""What it costs to decide a plan, against what the model's own run takes in the same numbers.

Both in processor time of one process, batch by batch: the cases of a batch by all deciders, drawn
and counted, then the model alone once for each of them, under the first of its workloads.
`--examples N` of each seed in `--seeds`; a first batch of each kind is not counted.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Callable
from dataclasses import replace
from functools import partial

from shardproof.executor.domains import Field
from shardproof.executor.reference.generate import generate
from shardproof.executor.run.outcome.outcome import STRANDS
from shardproof.executor.run.verdict.beside_reference import given_for
from shardproof.executor.run.verdict.search import tries
from shardproof.fuzzing.bench import TRIALS
from shardproof.fuzzing.campaign import Order, batches
from shardproof.fuzzing.cases import ALL, Case, batch
from shardproof.fuzzing.tally import decided


def seconds(of: Callable[[], object]) -> float:
    begun = time.process_time()
    of()
    return time.process_time() - begun


def alone(case: Case) -> float:
    """The model's own run of a plan's first workload, in as many trials as a brief run has."""
    for tried in tries(case.model, case.plan):
        brief = replace(tried, trials=min(tried.trials, TRIALS))
        given = given_for(case.model, case.plan, brief)
        prompts = [given.prompts[:, i] for i in range(brief.batch)]
        domain = Field(brief.trials * STRANDS, brief.seed, STRANDS)
        return seconds(partial(generate, case.model, given.weights, prompts, brief.steps, domain))
    return 0.0


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--examples", type=int, default=320)
    parser.add_argument("--seeds", type=int, nargs="+", default=[1, 2, 3])
    asked = parser.parse_args()
    ratios: list[float] = []
    each: list[float] = []
    for seed in asked.seeds:
        whole, model, count = 0.0, 0.0, 0
        for one in batches(Order(ALL, examples=asked.examples + 16 * len(ALL))):
            if one.number:
                whole += seconds(partial(decided, one.kind, seed, one.number, one.count))
                model += sum(map(alone, batch(one.kind, seed, one.number, one.count)))
                count += one.count
            elif seed == asked.seeds[0]:
                decided(one.kind, seed, 1, 1)
        ratios.append(whole / model)
        each.append(1000 * whole / count)
    told = ", ".join(f"{one:.1f}" for one in each)
    print(f"a plan: {statistics.median(ratios):.1f} times the model's own run of one workload")
    print(f"{min(ratios):.1f} to {max(ratios):.1f} by seed; here {told} ms of one core")


if __name__ == "__main__":
    main()
