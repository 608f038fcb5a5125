"""Makes every mutant of the law, and writes what became of each.

`python -m tests.spec.mutation`, or `make mutate-law`. With `--new` only those whose formula has
changed since the table was made, with `--open` these and those that are open in it; a test remakes
a sample of the others. A plan that is kept anew may come before another that was the first to
notice some mutant: after `--open`, make the table once from the beginning.
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
    rows = published_rows() if {"--new", "--open"} & {*words} else {}
    found = {mutant: Outcome(**rows[mutant.name]) for mutant in every if mutant.name in rows}
    if "--open" in words:
        found = {mutant: each for mutant, each in found.items() if each.column != "open"}
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
