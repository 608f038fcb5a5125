"""Whether the law and the execution of a random plan say the same."""

from __future__ import annotations

from shardproof.executor.run.verdict.search import counterexample
from shardproof.fuzzing.plans import random_plan
from shardproof.spec.law.judge import judge


def disagreement(seed: int, most: int) -> str:
    """What the two say where they differ; empty where they agree."""
    model, plan = random_plan(seed, most)
    codes = [reason.clause.code for reason in judge(model, plan).reasons]
    found = counterexample(model, plan)
    if not codes and found is not None:
        return f"random_plan({seed}, {most}) breaks no clause, and with {found.tried}: {found}"
    if codes and found is None:
        return f"random_plan({seed}, {most}) breaks {', '.join(codes)}, and always runs right"
    return ""
