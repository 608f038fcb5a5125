"""How many cases a second the example executors decide, against a process for each case.

    python tests/benchmarks/executors.py [--examples 20] [ENGINE …]

A case is drawn until it has power, run twice and judged. Everything is warm: the engine has its
workers and has answered once, and what JAX compiles it has compiled. Beside seconds by the clock
stands what harness and engine took of processors, which says more where others use them too.
"""

from __future__ import annotations

import argparse
import importlib.util
import os
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from shardproof.harness.case import Case
from shardproof.harness.executors import Asker
from shardproof.harness.hosting import Hosted
from shardproof.harness.power import powered
from shardproof.harness.processes import descendants
from shardproof.harness.run import Run
from shardproof.harness.space import Shape, shapes_of, space_of

EXECUTORS = Path(__file__).parents[2] / "examples" / "executors"
FAMILIES = ("llama", "mistral", "qwen2", "qwen3")
ENGINES = {"torch_tp": "torch", "jax_tp": "jax", "transformers_tp": "accelerate"}
"""By what they need, besides what is in the lock."""
SHAPES = 6
ALONE = 3
"""Cases that are given a process each."""


@dataclass(slots=True)
class Taken:
    cases: int
    seconds: float

    def __str__(self) -> str:
        return f"{self.cases / self.seconds:.2f} cases a second"


def used(root: int) -> float:
    """Seconds of processors, of this process and of those below another."""
    tick = os.sysconf("SC_CLK_TCK")
    stats = [Path(f"/proc/{pid}/stat").read_text("ascii") for pid in (root, *descendants(root))]
    ticks = (each.rpartition(")")[2].split()[11:13] for each in stats)
    return time.process_time() + sum(sum(map(int, each)) for each in ticks) / tick


def shapes(tp: int) -> list[Shape]:
    models = {"families": FAMILIES, "layers": (1, 2), "kv_heads": 4, "vocab": (8, 16)}
    return shapes_of(space_of(models, {"tp": tp, "fits": True}), SHAPES, 1, lambda _: True)


def cases(tp: int, count: int) -> Iterator[Case]:
    """The same for whoever is measured: of few shapes, in turn, with other weights in each."""
    few = shapes(tp)
    for seed in range(count):
        yield powered(few[seed % len(few)].case("float32", seed))


def judged(asker: Asker, given: Iterator[Case]) -> int:
    run = Run(space_of(), "float32", supports=asker.supports, time_limit=0.0)
    for case in given:
        run.judged(case, lambda asked: asked.check(asker.run(asked)))
    if run.tally.words.keys() != {"right"}:
        raise SystemExit(f"these are not all right: {run.tally}")
    return run.tally.cases


def alive(engine: str, tp: int, count: int) -> tuple[Taken, float]:
    """Cases through workers that stay, and processors for each; starting them is not counted."""
    with Hosted(engine, 300) as hosted:
        judged(hosted, cases(tp, SHAPES))
        if hosted.process is None:
            raise SystemExit("the engine has ended")
        root = hosted.process.pid
        began, before = time.perf_counter(), used(root)
        judged(hosted, cases(tp, count))
        return Taken(count, time.perf_counter() - began), (used(root) - before) / count


def alone(engine: str, tp: int) -> Taken:
    """A process, its workers and its imports for each case, which is run once."""
    began = time.perf_counter()
    for case in cases(tp, ALONE):
        with Hosted(engine, 300) as hosted:
            case.check(hosted.run(case))
    return Taken(ALONE, time.perf_counter() - began)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("engines", nargs="*", default=list(ENGINES))
    parser.add_argument("--examples", type=int, default=20)
    asked = parser.parse_args()
    for name in asked.engines:
        if importlib.util.find_spec(ENGINES[name]) is None:
            print(f"{name}: left out, for want of {ENGINES[name]}")
            continue
        engine = f"{EXECUTORS / name / 'engine.py'}:Engine"
        for tp in (2, 4):
            (kept, each), fresh = alive(engine, tp, asked.examples), alone(engine, tp)
            ratio = (fresh.seconds / fresh.cases) / (kept.seconds / kept.cases)
            print(
                f"{name}, tp {tp}: {kept}, {each:.2f} s of processors each; "
                f"with a process per case {fresh}, {ratio:.0f} times as long",
                flush=True,
            )


if __name__ == "__main__":
    main()
