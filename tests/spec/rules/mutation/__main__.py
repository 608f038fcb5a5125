"""Makes every mutant of the rules, and writes what became of each.

`python -m tests.spec.rules.mutation`, or `make mutate-rules`. With `--new` only those whose line
has changed since the table was made, and those that nothing noticed then.
"""

from __future__ import annotations

import os
import sys
import time
from collections import Counter
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor

from tests.spec.rules.mutation.held import everything, ran
from tests.spec.rules.mutation.mutants import Mutant, all_mutants
from tests.spec.rules.mutation.outcome import Outcome, outcome, remade
from tests.spec.rules.mutation.published import (
    COLUMNS,
    DATA,
    TABLE,
    as_json,
    published,
    published_rows,
)

KEPT_EVERY = 200
"""Mutants after which the data is written, so that `--new` goes on where it was killed."""


def main(words: Sequence[str]) -> int:
    every = all_mutants()
    rows = published_rows() if "--new" in words and DATA.is_file() else {}
    found = {m: rows[m.name] for m in every if m.name in rows and rows[m.name].by}
    wrong = [each.name for each in everything() if not each.rightly()]
    if wrong:
        sys.stderr.write(f"left out, the rules are wrong about these: {', '.join(wrong)}\n")
    due = [mutant for mutant in every if mutant not in found]
    ran()  # before the processes part, so that it is looked at once
    slowest = 0.0
    with ProcessPoolExecutor(os.cpu_count() or 1) as pool:
        for mutant, (each, seconds) in zip(due, pool.map(timed, due, chunksize=4), strict=True):
            found[mutant] = each
            slowest = max(slowest, seconds)
            if len(found) % KEPT_EVERY == 0:
                DATA.write_text(as_json(found), encoding="utf-8")
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{len(found)} of {len(every)} ")
                sys.stderr.flush()
    made = {mutant: found[mutant] for mutant in every}
    TABLE.write_text(published(made), encoding="utf-8")
    DATA.write_text(as_json(made), encoding="utf-8")
    counts = Counter(each.column for each in made.values())
    told = ", ".join(f"{counts[column]} {column}" for column in COLUMNS)
    sys.stderr.write(f"\r{len(every)} mutants: {told}; the slowest slice took {slowest:.1f} s\n")
    return 1 if wrong else 0


def timed(mutant: Mutant) -> tuple[Outcome, float]:
    """What became of a mutant, and the seconds that the plan which notices it takes alone."""
    found = outcome(mutant)
    began = time.process_time()
    remade(mutant, found)
    return found, time.process_time() - began


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
