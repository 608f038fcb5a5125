"""The KV cache in decode."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

CACHE = (
    Clause(
        code="CACHE-UPDATE",
        sentence="A decode step writes its token's cache entry before it attends.",
        documents=("attention.md:75", "tensor_parallelism.md:170"),
        modules=("cache", "attention"),
        phases=("decode",),
        text="cache.update in ('append', 'recompute')",
        say="a decode step {update:cache.update}",
        at=("cache.update",),
        fix="cache: {update: append}",
    ),
    Clause(
        code="CACHE-SLOT",
        sentence="A cache entry is at its token's position in the sequence.",
        documents=("attention.md:74", "tensor_parallelism.md:99"),
        modules=("cache", "attention"),
        phases=("decode",),
        text="cache.slots == 'global'",
        say="decode counts slots from its own first step, and overwrites the prompt's entries",
        at=("cache.slots",),
        fix="cache: {slots: global}",
    ),
    Clause(
        code="CACHE-PADS",
        sentence="What rows that fill up a batch make is written over no sequence's entry.",
        documents=("attention.md:74-75", "tensor_parallelism.md:99"),
        modules=("cache", "attention"),
        phases=("decode",),
        text="cache.pads == 'nowhere'",
        say="what rows make that fill up the batch of a step stands in place of the {cache.pads} "
        "entry of a sequence",
        at=("cache.pads",),
        fix="cache: {pads: nowhere}",
    ),
)
