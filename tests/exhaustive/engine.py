"""The engine's word on every plan of a universe, beside what execution says.

    python -m tests.exhaustive.engine --module ffn --jobs 2 --out engine-ffn.jsonl
    python -m tests.exhaustive.engine --module attention --jobs 2 --out engine-attention.jsonl

Each finished chunk is a line of the journal. The same command goes on where the journal ends,
however the run before it was stopped; chunks from before the code was changed are refused.
`--chunks 0:4000:8` takes every eighth. `--executed JOURNAL …` names journals of runs before: of a
plan that is in one and of nothing but the engine or the law changed since, execution is not
asked again. Ends with 1 where the two part, 2 for a journal of other code, else 0.
"""

from __future__ import annotations

import argparse
import os
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from multiprocessing import get_context
from pathlib import Path

from shardproof.proofs.worker import end_with_parent
from shardproof.spec.engine.decide import decide
from shardproof.spec.engine.indices import Beyond
from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.campaign import RENEWED
from tests.exhaustive.collecting import collecting, finished, seldom
from tests.exhaustive.decide import Panel, Said, Word, execution
from tests.exhaustive.execution import Bench
from tests.exhaustive.journal import Journal, Line, line_of, names_in
from tests.exhaustive.sources import MODULES, order_of, stamp_of
from tests.exhaustive.summary import outdated
from tests.exhaustive.universe.universe import executed
from tests.exhaustive.work import WORDS, Office, Result, decided


def engine(model: Model, plan: Plan) -> Said:
    """What the outputs are, by value; unknown where a word of the plan has no meaning there yet."""
    try:
        found = decide(model, plan)
    except Uncovered as why:
        return Said("unknown", str(why), str(why))
    except Beyond:
        return Said("unknown", "too much to go through", "beyond")
    if found is None:
        return Said("legal")
    return Said("illegal", f"{found.op}: {found.why}", found.op.rpartition(".")[2])


_bench, _office = Bench(), Office()
"""Of this process: what plans share."""
_ran: dict[bytes, Said] = {}
"""Of this process: what execution said in journals of runs before."""


def forget() -> None:
    """All that plans share: what was decided of one, and what ran before."""
    _office.memory.products.clear()
    _ran.clear()


def executed_before(journals: Iterable[Path]) -> dict[bytes, Said]:
    """What execution said of plans, by name, as long as what runs them is what it was."""
    found: dict[bytes, Said] = {}
    for path in journals:
        for line in Journal(path).lines():
            if line.get("executed") != executed():
                continue
            for word in WORDS:
                found.update((name, Said(word, "before", "before"))
                             for name in names_in(line["words"][word]))  # fmt: skip
    return found


def chunk_of(asked: tuple[str, int]) -> Result:
    """What a chunk comes to, by its place in the order of its module."""
    module, place = asked
    chunk = order_of(module)[place]
    panel = Panel({"engine": (engine,)}, execution(_bench), ran=_ran)
    found = decided(chunk, panel, _office)
    finished()
    return found


def timed(asked: tuple[str, int]) -> tuple[Result, float]:
    """The same, and the processor's time for it."""
    began = time.process_time()
    return chunk_of(asked), time.process_time() - began


@dataclass(slots=True)
class Count:
    """Distinct plans of all chunks that are done, and what this run took."""

    names: dict[Word, set[bytes]] = field(default_factory=lambda: {word: set() for word in WORDS})
    wrong: Counter[str] = field(default_factory=Counter[str])
    before: int = 0
    seconds: float = 0.0
    began: float = field(default_factory=time.monotonic)

    @property
    def plans(self) -> int:
        return sum(map(len, self.names.values()))

    def add(self, line: Line) -> None:
        for word, names in self.names.items():
            names.update(names_in(line["words"][word]))
        self.wrong.update(line["classes"])

    def __str__(self) -> str:
        told = ", ".join(f"{len(found):,} {word}" for word, found in self.names.items())
        new = self.plans - self.before
        rates = [new / max(x, 1e-9) for x in (self.seconds, time.monotonic() - self.began)]
        return (
            f"{self.plans:,} plans, {told}; {sum(self.wrong.values()):,} parted; "
            f"{rates[0]:,.0f} a second of a processor, {rates[1]:,.0f} a second"
        )


def results(
    module: str, places: Sequence[int], jobs: int, journals: Sequence[Path] = ()
) -> Iterator[tuple[Result, float]]:
    """Chunks in their order; with one job in this process."""
    asked = [(module, place) for place in places]
    if jobs == 1:
        _ran.update(executed_before(journals))
        with collecting():
            yield from map(timed, asked)
        return
    spawn = get_context("spawn")  # workers share no state
    with ProcessPoolExecutor(jobs, spawn, _begin, (journals,), max_tasks_per_child=RENEWED) as pool:
        yield from pool.map(timed, asked)


def _begin(journals: Sequence[Path]) -> None:
    _ran.update(executed_before(journals))
    seldom()
    end_with_parent()


def main(arguments: Sequence[str] | None = None) -> int:
    options = _options(arguments)
    module: str = options.module
    journal = Journal(options.out)
    journal.mend()
    why = outdated(journal.lines(), [module])
    if why is not None:
        sys.stderr.write(f"{options.out} {why}: move it away, or name another with --out\n")
        return 2
    order, stamp, count = order_of(module), stamp_of(module), Count()
    low, high, *step = map(int, str(options.chunks).split(":"))
    places = [*range(low, min(high, len(order)), *step)]
    numbers = {order[place].number for place in places}
    done: set[int] = set()
    for line in journal.lines():
        if line["module"] == module and line["chunk"] in numbers:
            done.add(line["chunk"])
            count.add(line)
    count.before = count.plans
    left = [place for place in places if order[place].number not in done]
    sys.stdout.write(f"{len(done):,} of {len(places):,} chunks are done: {count}\n")
    every = results(module, left, options.jobs, options.executed)
    for place, (result, seconds) in zip(left, every, strict=True):
        if count.plans >= options.plans:
            break
        line = line_of(result, stamp)
        journal.append(line)
        count.add(line)
        count.seconds += seconds
        for each in result.disagreements:
            says = "; ".join(f"{who}: {word}" for who, word in each.says.items())
            sys.stdout.write(f"  {place}/{each.number} {each.about} ({each.count}): {says}\n")
        sys.stdout.write(f"chunk {place}: {count}\n")
        sys.stdout.flush()
    return 1 if count.wrong else 0


def _options(arguments: Sequence[str] | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python -m tests.exhaustive.engine",
        description=__doc__,
        formatter_class=argparse.RawDescriptionHelpFormatter,
    )
    parser.add_argument("--module", choices=list(MODULES), required=True)
    parser.add_argument("--chunks", default="0:1000000", help="from which to which, by how many")
    parser.add_argument(
        "--plans", type=int, default=1 << 30, help="no more once so many are decided"
    )
    parser.add_argument("--jobs", type=int, default=1)
    parser.add_argument("--out", type=Path, required=True, help="the journal, a line a chunk")
    parser.add_argument(
        "--executed",
        type=Path,
        nargs="*",
        default=(),
        help="journals whose runs are not made again",
    )
    return parser.parse_args(arguments)


if __name__ == "__main__":
    # One thread for products: the workers are the parallelism.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    sys.exit(main())
