"""The KV cache in decode."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

CACHE = (
    Clause(
        code="CACHE-UPDATE",
        sentence="A decode step writes its token's entry before it attends.",
        documents=("attention.md:75", "tensor_parallelism.md:170"),
        modules=("cache", "attention"),
        phases=("decode",),
        text="cache.update in ('append', 'recompute') or work.steps == 0",
        say="a decode step {update:cache.update}",
        at=("cache.update",),
        fix="cache: {update: append}",
        exempt="no decode step",
    ),
    Clause(
        code="CACHE-SLOT",
        sentence="An entry stands at its token's place in the sequence.",
        documents=("attention.md:74", "tensor_parallelism.md:99"),
        modules=("cache", "attention"),
        phases=("decode",),
        text="cache.slots == 'global' or work.steps == 0",
        say="decode counts slots from its own first step, and overwrites the prompt's entries",
        at=("cache.slots",),
        fix="cache: {slots: global}",
        exempt="no decode step",
    ),
)
