"""Makes mutants in several processes, and goes on where it was killed."""

from __future__ import annotations

import os
import sys
from collections import Counter
from collections.abc import Callable, Collection, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import TypeVar

from tests.mutation.published import Named, Told

Made = TypeVar("Made", bound=Named)
Became = TypeVar("Became", bound=Told)

KEPT_EVERY = 200
"""Mutants after which what is known is written."""


def stands(known: Mapping[Made, Became], words: Collection[str]) -> dict[Made, Became]:
    """What is not made again: nothing by default.

    With `--new` all that is known of mutants of today, with `--open` of that what is not open.
    """
    if not {"--new", "--open"} & {*words}:
        return {}
    left = [mutant for mutant, each in known.items() if each.column == "open"]
    again = frozenset(m.name for m in left) if "--open" in words else frozenset[str]()
    return {mutant: each for mutant, each in known.items() if mutant.name not in again}


def remake(
    every: Sequence[Made],
    found: dict[Made, Became],
    become: Callable[[Made], Became],
    write: Callable[[dict[Made, Became]], None],
    kept_every: int = KEPT_EVERY,
) -> dict[Made, Became]:
    """What became of every mutant, in their order; `found` is not asked for again."""
    due = [mutant for mutant in every if mutant not in found]
    with ProcessPoolExecutor(os.cpu_count() or 1) as pool:
        chunk = min(4, kept_every)
        for mutant, each in zip(due, pool.map(become, due, chunksize=chunk), strict=True):
            found[mutant] = each
            if len(found) % kept_every == 0:
                write(found)
            if sys.stderr.isatty():
                sys.stderr.write(f"\r{len(found)} of {len(every)} ")
                sys.stderr.flush()
    made = {mutant: found[mutant] for mutant in every}
    write(made)
    return made


def score(made: Mapping[Made, Told], columns: Sequence[str]) -> str:
    counts = Counter(each.column for each in made.values())
    told = ", ".join(f"{counts[column]} {column}" for column in columns)
    return f"{len(made)} mutants: {told}"
