"""Makes every mutant of the rules, and writes what became of each.

`python -m tests.spec.rules.mutation`, or `make mutate-rules`. With `--new` only those whose line
has changed since the table was made, with `--open` these and those that nothing noticed then, with
`--deleted` only rules and refusals that are left out. It goes on with `--new` where it was killed.
A run from the beginning drops the kept plans that are not the first to notice any.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence

from tests.digests import publish
from tests.mutation.remake import remake, score, stands
from tests.spec.mutation.plans import drop_unneeded
from tests.spec.rules.mutation.held import KEPT, everything, feeling
from tests.spec.rules.mutation.mutants import DELETED, Mutant, all_mutants
from tests.spec.rules.mutation.outcome import Outcome, outcome
from tests.spec.rules.mutation.published import COLUMNS, DATA, TABLE, as_json, known, published


def main(words: Sequence[str]) -> int:
    wrong = [each.name for each in everything() if not each.rightly()]
    if wrong:
        sys.stderr.write(f"left out, the rules are wrong about these: {', '.join(wrong)}\n")
    found = stands(known(), words)
    feeling()  # before the processes part, so that it is looked at once
    every = [each for each in all_mutants() if "--deleted" not in words or each.kind in DELETED]
    made = remake(every, found, outcome, write)
    TABLE.write_text(published(made), encoding="utf-8")
    needed = {each.by for each in made.values()}
    dropped = [] if words else drop_unneeded(needed, KEPT)
    sys.stderr.write(f"\r{score(made, COLUMNS)}; {len(dropped)} kept plans dropped\n")
    return 1 if wrong else 0


def write(made: dict[Mutant, Outcome]) -> None:
    publish(DATA, as_json(made))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
