"""Sparse attention: among which keys an index chooses."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

INDEX = (
    Clause(
        code="INDEX-KEYS",
        sentence="The keys that a query attends to are chosen among those of all earlier tokens, "
        "on every rank that attends.",
        documents=("attention.md:74", "attention.md:98"),
        modules=("attention", "cache"),
        scope="layer",
        phases=("decode",),
        text="not model.index or sequence.layout != 'keys'",
        say="each of {sp} ranks has some of the cached keys (layout: {sequence.layout}), and "
        "chooses the best of its own, without those of other ranks",
        at=("sequence.layout", "sequence.keys", "sp"),
        fix="decode: {sequence: {layout: repeat}}",
    ),
)
