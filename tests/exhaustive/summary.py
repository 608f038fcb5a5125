"""What the finished chunks come to, module by module: every distinct plan counted once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from math import fsum

import numpy as np

from tests.exhaustive.journal import Line, Names, names_in
from tests.exhaustive.universe.modules import UNIVERSES
from tests.exhaustive.universe.universe import chunks, code, stamp
from tests.exhaustive.work import KINDS, WORDS

ASSUMES = (
    "Exact arithmetic: numbers are drawn from GF(p), four strands to a trial, functions are keyed "
    "hashes of 64 bits taken for random ones. A plan that ran unequal differs, with certainty. A "
    "plan that ran equal differs with at most the bound of its runs, which rests on the degrees "
    "and the counts of arguments of these runs; the bounds of all plans, however they depend on "
    "each other, add up to this one. Every run met all that it could (ids, experts, shards, pads, "
    "cache slots). It speaks of the workloads that were run: those that a plan declares, and "
    "three where it declares none."
)


COVERAGE = (
    "A plan counts as legal by execution only if its runs met all that they could; one that did "
    "not is unknown."
)


def fresh(lines: Iterable[Line]) -> dict[tuple[str, int], Line]:
    """The last line of each chunk that is of today's universe."""
    stamps = {name: stamp(universe) for name, universe in UNIVERSES.items()}
    return {
        (line["module"], line["chunk"]): line
        for line in lines
        if line["universe"] == stamps.get(line["module"])
    }


def summary(lines: Iterable[Line], seed: int) -> dict[str, object]:
    """The published table."""
    found = fresh(lines)
    every = sum(len(chunks(universe)) for universe in UNIVERSES.values())
    out: dict[str, object] = {
        "seed": seed,
        "code": code(),
        "covers": f"{len(found):,} of {every:,} chunks, an even sample of each universe",
        "coverage": COVERAGE,
        "bound": fsum(line["miss"] for line in found.values()),
        "worst_plan": max((line["worst"] for line in found.values()), default=0.0),
        "assumes": ASSUMES,
        "modules": {
            name: of_module([line for (module, _), line in found.items() if module == name], name)
            for name in UNIVERSES
        },
    }
    return out


def of_module(lines: list[Line], name: str) -> dict[str, object]:
    words = {word: distinct(lines, "words", word) for word in WORDS}
    wrong = {kind: distinct(lines, "wrong", kind) for kind in KINDS}
    every = chunks(UNIVERSES[name])
    reasons = Counter[str]()
    for line in lines:
        reasons.update(line["reasons"])
    return {
        "plans": sum(len(names) for names in words.values()),
        **{word: len(words[word]) for word in ("legal", "illegal")},
        **{kind: len(wrong[kind]) for kind in KINDS},
        "written": sum(line["written"] for line in lines),
        "chunks": len(lines),
        "chunks_of_universe": len(every),
        "reasons": dict(sorted(reasons.items())),
    }


def distinct(lines: Iterable[Line], of: str, what: str) -> Names:
    """Canonical forms, each once whatever chunks it was met in."""
    parts = [names_in(line[of][what]) for line in lines]
    return np.unique(np.concatenate(parts)) if parts else np.empty(0, np.uint64)


def table(modules: Mapping[str, Mapping[str, int]]) -> str:
    """The counts as a person reads them."""
    columns = ("plans", "legal", "illegal", "claimed_wrong", "unclaimed", "unknown")
    rows = [("", *columns)]
    rows += [(name, *(f"{of[c]:,}" for c in columns)) for name, of in modules.items()]
    rows.append(("all", *(f"{sum(of[c] for of in modules.values()):,}" for c in columns)))
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    return "\n".join(
        "  ".join(
            cell.rjust(w) if i else cell.ljust(w)
            for i, (cell, w) in enumerate(zip(row, widths, strict=True))
        )
        for row in rows
    )
