"""Makes every mutant of the law, and writes what became of each.

`python -m tests.spec.mutation`, or `make mutate-law`. With `--new` only those whose formula has
changed since the table was made, with `--open` these and those that are open in it; a test remakes
a sample of the others. A plan that is kept anew may come before another that was the first to
notice some mutant: after `--open`, make the table once from the beginning. That drops the kept
plans that are not the first to notice any.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.digests import publish
from tests.mutation.remake import remake, score, stands
from tests.spec.mutation.held import broken
from tests.spec.mutation.mutants import Mutant, all_mutants
from tests.spec.mutation.outcome import Outcome, everything, outcome
from tests.spec.mutation.plans import drop_unneeded
from tests.spec.mutation.published import COLUMNS, DATA, TABLE, as_json, known, published


def main(words: Sequence[str]) -> int:
    wrong = [each.name for each in everything() if broken(None, each.seen) != each.expected]
    if wrong:
        sys.stderr.write(f"these break other clauses than they say: {', '.join(wrong)}\n")
        return 1
    found = stands(known(), words)
    made = remake(all_mutants(), found, outcome, write)
    TABLE.write_text(published(made), encoding="utf-8")
    dropped = [] if words else drop_unneeded({each.by for each in made.values()})
    sys.stderr.write(f"\r{score(made, COLUMNS)}; {len(dropped)} kept plans dropped\n")
    return 0


def write(made: dict[Mutant, Outcome]) -> None:
    publish(DATA, as_json(made))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
