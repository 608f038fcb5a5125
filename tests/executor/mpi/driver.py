"""Started by mpiexec: runs plans of one world size, each in one process and in all of them.

    mpiexec -n 4 python -m tests.executor.mpi.driver TASKS ANSWERS

Reads a list of tasks, and writes for each what the two runs gave. Starting processes takes longer
than running a small plan, so one job runs many.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from hashlib import sha256
from pathlib import Path
from typing import Any

from shardproof.executor.domains import Field, Ids, Tensor
from shardproof.executor.mpi.crew import LEADER, Crew
from shardproof.executor.mpi.joined import joined, left
from shardproof.executor.mpi.launch import keep
from shardproof.executor.run.outcome.outcome import Tried
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.result import Run
from shardproof.executor.run.verdict.beside_reference import Execute, run_again
from shardproof.executor.weights import Weights
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.source.read import read_text
from shardproof.verdict.shrink import shrink

PATIENCE = 5.0
"""The deadline of these runs."""


def digest(run: Run) -> str:
    """Of all logits and all cache entries of all ranks: whose they are, values and degrees."""
    whole = sha256()
    for piece in pieces(run):
        whole.update(piece)
    return whole.hexdigest()


def pieces(run: Run) -> Iterator[bytes]:
    for given, logits in run.logits.items():
        yield repr(given).encode()
        yield from of_tensor(logits)
    for key, rank in sorted(run.ranks.items()):
        for where, entries in sorted(rank.cache.items()):
            yield repr((key, where, entries.slots)).encode()
            yield from of_tensor(entries.keys)
            yield from of_tensor(entries.values)


def of_tensor(x: Tensor) -> Iterator[bytes]:
    yield repr((x.values.shape, x.values.dtype.str)).encode()
    yield repr((x.degree.numerator, x.degree.denominator)).encode()
    yield x.values.tobytes()


def answer(model: Model, plan: Plan, tried: Tried, execute: Execute) -> dict[str, Any]:
    """What a run says, and the digest of what it gave; none where it was refused."""
    digests: list[str] = []

    def recorded(
        model: Model, plan: Plan, weights: Weights, prompts: Ids, steps: int, domain: Field,
        *, drafts: Ids | None = None,
    ) -> Run:  # fmt: skip
        run = execute(model, plan, weights, prompts, steps, domain, drafts=drafts)
        digests.append(digest(run))
        return run

    outcome = run_again(model, plan, tried, recorded)
    return {"outcome": repr(outcome), "says": str(outcome), "digests": digests}


def answers(crew: Crew, tasks: list[dict[str, Any]]) -> Iterator[dict[str, Any]]:
    for task in tasks:
        model = Model.from_config(Path(task["model"]))
        plan = read_plan(read_text(task["plan"], "plan.yaml"))
        small = shrink(model, plan) if task["shrunk"] else None
        model = small.model if small else model
        batch, prompt, steps = task["workload"]
        tried = Tried(batch, prompt, steps, seed=1, trials=task["trials"])
        yield {
            "name": task["name"],
            "one": answer(model, plan, tried, execute),
            "all": answer(model, plan, tried, crew.execute),
        }


def main(tasks: str, found: str) -> None:
    pipe = keep()
    crew = joined(PATIENCE, pipe)
    code = 0
    if crew.me == LEADER:
        try:
            listed = json.loads(Path(tasks).read_text("utf-8"))
            with Path(found).open("w", encoding="utf-8") as file:
                for each in answers(crew, listed):
                    file.write(json.dumps(each) + "\n")
                    file.flush()
        except BaseException:
            crew.broken = True
            crew.leave(1)
            raise
        crew.leave(0)
    else:
        code = crew.serve()
    sys.exit(left(crew, pipe, code))


if __name__ == "__main__":
    main(*sys.argv[1:3])
