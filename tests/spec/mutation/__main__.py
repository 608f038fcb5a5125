"""Makes every mutant of the law, and writes what became of each.

`python -m tests.spec.mutation`, or `make mutate-law`.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor

from tests.spec.mutation.mutants import Mutant, all_mutants
from tests.spec.mutation.outcome import Outcome, outcome
from tests.spec.mutation.published import COLUMNS, DATA, TABLE, as_json, published


def main() -> int:
    every = all_mutants()
    made: dict[Mutant, Outcome] = {}
    with ProcessPoolExecutor(os.cpu_count() or 1) as pool:
        for mutant, each in zip(every, pool.map(outcome, every, chunksize=40), strict=True):
            made[mutant] = each
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{len(made)} of {len(every)} ")
                sys.stderr.flush()
    TABLE.write_text(published(made), encoding="utf-8")
    DATA.write_text(as_json(made), encoding="utf-8")
    counts = Counter(each.column for each in made.values())
    told = ", ".join(f"{counts[column]} {column}" for column in COLUMNS)
    sys.stderr.write(f"\r{len(every)} mutants: {told}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
