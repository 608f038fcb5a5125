"""The engine's word on every plan of a universe, beside what execution says.

`python -m tests.exhaustive.engine --module ffn --chunks 0:4`
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from shardproof.spec.engine.decide import decide
from shardproof.spec.engine.indices import Beyond
from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.decide import Panel, Said, execution
from tests.exhaustive.execution import Bench
from tests.exhaustive.sources import MODULES, order_of
from tests.exhaustive.work import Office, Result, decided


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


def chunk_of(asked: tuple[str, int]) -> Result:
    module, number = asked
    chunk = order_of(module)[number]
    return decided(chunk, Panel({"engine": (engine,)}, execution(Bench())), Office())


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.exhaustive.engine", description=__doc__)
    parser.add_argument("--module", choices=list(MODULES), required=True)
    parser.add_argument("--chunks", default="0:1000000", help="from which to which, by how many")
    parser.add_argument(
        "--plans", type=int, default=1 << 30, help="no more once so many are decided"
    )
    parser.add_argument("--jobs", type=int, default=1)
    options = parser.parse_args()
    low, high, *step = map(int, str(options.chunks).split(":"))
    numbers = range(low, min(high, len(order_of(options.module))), *step)
    names: dict[str, set[bytes]] = {}
    wrong: Counter[str] = Counter()
    with ProcessPoolExecutor(options.jobs) as pool:
        for number, result in zip(
            numbers, pool.map(chunk_of, [(options.module, n) for n in numbers]), strict=True
        ):
            for word, found in result.words.items():
                names.setdefault(word, set()).update(found)
            for each in result.disagreements:
                wrong[each.kind] += each.count
                says = "; ".join(f"{who}: {word}" for who, word in each.says.items())
                sys.stdout.write(f"  {number}/{each.number} {each.about} ({each.count}): {says}\n")
            total = sum(map(len, names.values()))
            told = ", ".join(f"{len(found):,} {word}" for word, found in names.items())
            sys.stdout.write(f"chunk {number}: {total:,} plans, {told}; {dict(wrong)}\n")
            sys.stdout.flush()
            if total >= options.plans:
                break
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
