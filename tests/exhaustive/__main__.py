"""Every plan of a bounded universe, decided by everybody: `python -m tests.exhaustive --help`."""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from typing import Any

from tests.exhaustive.campaign import Order, run, save
from tests.exhaustive.execution import SEED
from tests.exhaustive.journal import Journal
from tests.exhaustive.sources import MODULES
from tests.exhaustive.summary import outdated, summary, table
from tests.exhaustive.wanted import Wanted, whole


def main() -> int:
    options = _options()
    journal = Journal(options.out)
    if not options.resume and not options.summarise and options.out.exists():
        sys.stderr.write(f"{options.out} is there already: go on with --resume, or name another\n")
        return 2
    asked: list[str] = options.module or list(MODULES)
    why = outdated(journal.lines(), asked)
    if why is not None:
        sys.stderr.write(
            f"{options.out} {why}: what it says is not of today's sources. "
            "Move it away, or name another with --out.\n"
        )
        return 2
    plans: int | None = options.plans
    wanted = {module: whole(module) if plans is None else Wanted(plans) for module in asked}
    if not options.summarise:
        run(Order(wanted, options.minutes, options.jobs), journal)
    found: dict[str, Any] = summary(journal.lines(), SEED, wanted)
    modules: dict[str, dict[str, int]] = found["modules"]
    sys.stdout.write(table(modules) + "\n")
    bound: float = found["bound"]["whole"]
    sys.stdout.write(f"seed {SEED}; that any plan which differs was missed: at most {bound:.1e}\n")
    if options.publish:
        save(options.publish, found)
    unmet = [name for name, of in found["coverage"].items() if not of["met"]]
    if unmet:
        sys.stdout.write(f"not finished: {', '.join(unmet)}\n")
    wrong = sum(of[k] for of in modules.values() for k in ("claimed_wrong", "unclaimed"))
    unknown = sum(of["unknown"] for of in modules.values())
    return 1 if wrong else 3 if unknown or unmet else 0


def _options() -> argparse.Namespace:
    parser = argparse.ArgumentParser(prog="python -m tests.exhaustive", description=__doc__)
    parser.add_argument("--module", action="append", choices=list(MODULES), help="default: all")
    parser.add_argument(
        "--plans", type=int, help="distinct ones, of each module (default: a table)"
    )
    parser.add_argument("--minutes", type=float, help="begin nothing after so many")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--out", type=Path, required=True, help="the journal, a line a chunk")
    parser.add_argument("--resume", action="store_true", help="go on where the journal ends")
    parser.add_argument("--summarise", action="store_true", help="run nothing")
    parser.add_argument("--publish", type=Path, help="where the table goes as JSON")
    return parser.parse_args()


if __name__ == "__main__":
    # One thread for products: the workers are the parallelism.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    sys.exit(main())
