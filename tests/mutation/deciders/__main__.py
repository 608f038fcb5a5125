"""Makes mistakes in layout, lowering, engine and checker, and writes what notices each.

`python -m tests.mutation.deciders`, or `make mutate-deciders`. What was written before it was
stopped is not made again with `--new`; with `--open` those are made again that nobody noticed.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from functools import partial

from tests.digests import publish
from tests.mutation.deciders.cases import DECIDERS, names
from tests.mutation.deciders.changes import Mistake
from tests.mutation.deciders.outcome import Outcome, as_it_stands, outcome
from tests.mutation.deciders.published import COLUMNS, DATA, TABLE, known, published, text_of
from tests.mutation.deciders.rooms import all_mistakes
from tests.mutation.remake import remake, score, stands


def main(words: Sequence[str]) -> int:
    every = names()
    right = as_it_stands([*DECIDERS], every)
    become = partial(outcome, names=every, words=right)
    made = remake(all_mistakes(), stands(known(), words), become, write, kept_every=1)
    TABLE.write_text(published(made), encoding="utf-8")
    sys.stderr.write(f"\r{score(made, COLUMNS)}\n")
    return int(any(each.column == "open" for each in made.values()))


def write(made: dict[Mistake, Outcome]) -> None:
    publish(DATA, text_of(made))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
