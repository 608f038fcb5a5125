"""Makes every mutant of the law, and writes what became of each.

`python -m tests.spec.mutation`, or `make mutate-law`. With `--new` only those whose formula has
changed since the table was made; a test remakes a sample of the others.
"""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from tests.spec.mutation.mutants import all_mutants
from tests.spec.mutation.outcome import Outcome, outcome
from tests.spec.mutation.published import COLUMNS, DATA, TABLE, as_json, published, published_rows


def main(words: Sequence[str]) -> int:
    every = all_mutants()
    rows = published_rows() if "--new" in words else {}
    found = {mutant: Outcome(**rows[mutant.name]) for mutant in every if mutant.name in rows}
    due = [mutant for mutant in every if mutant not in found]
    with ProcessPoolExecutor(os.cpu_count() or 1) as pool:
        for mutant, each in zip(due, pool.map(outcome, due, chunksize=4), strict=True):
            found[mutant] = each
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{len(found)} of {len(every)} ")
                sys.stderr.flush()
    made = {mutant: found[mutant] for mutant in every}
    TABLE.write_text(published(made), encoding="utf-8")
    DATA.write_text(as_json(made), encoding="utf-8")
    counts = Counter(each.column for each in made.values())
    told = ", ".join(f"{counts[column]} {column}" for column in COLUMNS)
    sys.stderr.write(f"\r{len(every)} mutants: {told}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
