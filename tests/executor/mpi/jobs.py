"""Jobs that mpiexec starts, and the plans that they run."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from shardproof.executor.run.trials.workloads import workloads
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.write import plain_section
from shardproof.verdict.shrink import shrink
from tests.executor.canonical import ALL, ARCHITECTURES, MODELS
from tests.executor.run.cases import load

ROOT = Path(__file__).resolve().parents[3]
MPIEXEC = Path(sysconfig.get_path("scripts")) / "mpiexec"
Done = subprocess.CompletedProcess[str]


def mpiexec(size: int, *words: str | Path, spoil: str = "", seconds: int = 60) -> Done:
    """A Python module in so many processes. Whatever hangs here fails the test."""
    command = [MPIEXEC, "-n", str(size), sys.executable, "-m", *words]
    env = {**os.environ, "PYTHONUTF8": "1", **({"SPOIL": spoil} if spoil else {})}
    return subprocess.run(
        command, cwd=ROOT, env=env, capture_output=True, text=True, check=False, timeout=seconds
    )


@dataclass(frozen=True, slots=True)
class Task:
    """A plan and the workload that it is run under."""

    name: str
    model: Path
    plan: str
    workload: Sequence[int | None]
    shrunk: bool = False
    trials: int = 2


def world(plan: Plan) -> int:
    """The processes that a plan takes."""
    phases = [plan.phase(name) for name in PHASES]
    prefill, decode = (p.dp * p.pp * p.sp * p.tp for p in phases)
    return prefill if prefill == decode else prefill + decode


Tasks = Mapping[int, Sequence[Task]]
"""By the processes that they take."""


def of_cases(files: Iterable[Path], most: int) -> Tasks:
    """Plans of tests/cases under the first few workloads that a search tries."""
    found: dict[int, list[Task]] = defaultdict(list)
    for file in files:
        _, plan = load(file)
        text = file.read_text("utf-8")
        for each in workloads(plan)[:most]:
            size = each.batch, each.prompt, each.steps
            name = f"{file.parent.name}/{file.stem} {size}"
            found[world(plan)].append(Task(name, file.parent / str(plan.model), text, size))
    return found


def canonical(size: int, stride: int) -> Iterator[Task]:
    """The canonical plans of so many ranks, or some of them, on every architecture."""
    plans = [(name, plan) for name, plan in ALL if world(plan) == size]
    for offset, architecture in enumerate(ARCHITECTURES):
        file = MODELS / f"{architecture}.json"
        for name, plan in plans[offset % stride :: stride]:
            if not shrink(Model.from_config(file), plan).obstacle:
                text = json.dumps(plain_section(plan))
                yield Task(f"{architecture} {name}", file, text, (3, 5, 2), shrunk=True, trials=1)


def both(folder: Path, size: int, tasks: Sequence[Task]) -> dict[str, tuple[Any, Any]]:
    """By name, what each plan gives in one process, and in so many."""
    given, found = folder / "tasks.json", folder / "answers.json"
    listed = [
        {
            "name": task.name,
            "model": str(task.model),
            "plan": task.plan,
            "workload": task.workload,
            "shrunk": task.shrunk,
            "trials": task.trials,
        }
        for task in tasks
    ]
    given.write_text(json.dumps(listed), encoding="utf-8")
    done = mpiexec(size, "tests.executor.mpi.driver", given, found, seconds=3000)
    assert (done.returncode, done.stdout, done.stderr) == (0, "", "")
    lines = map(json.loads, found.read_text("utf-8").splitlines())
    answers = {line["name"]: (line["one"], line["all"]) for line in lines}
    assert answers.keys() == {task.name for task in tasks}
    return answers
