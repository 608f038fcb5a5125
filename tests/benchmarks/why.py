"""How long whole `shardproof why` and `plans` commands take, against importing what solvers need.

Each row is a ratio of medians within one run, the commands taken in turn, so that it holds when
the machine's speed drifts. `make bench` runs it.
"""

from __future__ import annotations

import resource
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from shardproof.proofs.open.cores import all_cores
from shardproof.proofs.open.lines import read_open
from shardproof.proofs.open.question import Question
from shardproof.spec.model.model import Model
from shardproof.spec.source.read import read_text

ROUNDS = 5
BASE = [sys.executable, "-c", "import z3, numpy"]
EXAMPLES = Path(__file__).resolve().parents[2] / "examples"

OPEN = """\
devices: 48
dp: ?
tp: {any: [3, 6, 12]}
pp: ?
sp: ?
ep: {any: [3, 6, 12]}
stages: {layers: even}
"""


def seconds(command: list[str]) -> float:
    """Of the processor, so that a busy machine does not count."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    subprocess.run(command, capture_output=True, check=False)
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    return after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime


def cores() -> tuple[float, int]:
    """Every minimal conflict of a plan with five open axes, encoding included."""
    model = Model.from_config(EXAMPLES / "models" / "mixtral-8x7b.json")
    start = time.process_time()
    found = all_cores(Question(read_open(read_text(OPEN, "plan.yaml"), model)))
    return time.process_time() - start, len(found.conflicts)


def main() -> None:
    plans = EXAMPLES / "plans"
    shardproof = [sys.executable, "-m", "shardproof"]
    large = str(EXAMPLES / "models" / "llama-3.1-405b.json")
    with tempfile.TemporaryDirectory() as folder:
        plan = Path(folder, "open.yaml")
        plan.write_text(f"model: {EXAMPLES / 'models' / 'mixtral-8x7b.json'}\n{OPEN}", "utf-8")
        commands = {
            "why: two reasons": [
                *shardproof,
                "why",
                str(plans / "llama-3.1-70b-tp6.yaml"),
            ],
            "why: one reason": [
                *shardproof,
                "why",
                str(plans / "sum-after-activation.yaml"),
            ],
            "why: five open axes": [*shardproof, "why", str(plan)],
            "plans: 405B on 64": [*shardproof, "plans", large, "-n", "64"],
            "plans: 405B on 1,024": [*shardproof, "plans", large, "-n", "1024"],
        }
        times: dict[str, list[float]] = {name: [] for name in (*commands, "base")}
        for _ in range(ROUNDS):
            times["base"].append(seconds(BASE))
            for name, command in commands.items():
                times[name].append(seconds(command))
    base = statistics.median(times.pop("base"))
    print(f"{'import z3, numpy':28} {base * 1e3:7.0f} ms   1.00")
    for name, taken in times.items():
        middle = statistics.median(taken)
        print(f"{name:28} {middle * 1e3:7.0f} ms {middle / base:6.2f}")
    took, conflicts = min(cores() for _ in range(3))
    print(f"{'all cores, five open axes':28} {took * 1e3:7.0f} ms        {conflicts} conflicts")


if __name__ == "__main__":
    main()
