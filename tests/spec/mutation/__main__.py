"""Makes every mutant of the law, and writes what became of each.

`python -m tests.spec.mutation`, or `make mutate-law`.
"""

from __future__ import annotations

import sys
from collections import Counter

from tests.spec.mutation.mutants import Mutant, all_mutants
from tests.spec.mutation.outcome import Outcome, outcome
from tests.spec.mutation.published import COLUMNS, DATA, TABLE, as_json, published


def main() -> int:
    every = all_mutants()
    made: dict[Mutant, Outcome] = {}
    for number, mutant in enumerate(every, 1):
        made[mutant] = outcome(mutant)
        if sys.stderr.isatty():
            sys.stderr.write(f"\r{number} of {len(every)} ")
            sys.stderr.flush()
    TABLE.write_text(published(made), encoding="utf-8")
    DATA.write_text(as_json(made), encoding="utf-8")
    counts = Counter(each.column for each in made.values())
    told = ", ".join(f"{counts[column]} {column}" for column in COLUMNS)
    sys.stderr.write(f"\r{len(every)} mutants: {told}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
