"""Sequences over replicas."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

BATCH = (
    Clause(
        code="DP-SEQUENCES-OWNED",
        sentence="Every sequence is on a replica.",
        documents=("attention.md:64", "ffn.md:61", "moe.md:61", "embedding_lm_head.md:60"),
        modules=("embedding", "attention", "ffn", "moe", "lm_head"),
        text="batch.sequences.owned",
        say="{cut:batch.sequences}",
        at=("batch.sequences", "dp"),
        fix="batch: {sequences: balanced}",
    ),
    Clause(
        code="DP-IDLE",
        sentence="A replica without sequences joins each collective in which another waits.",
        documents=("moe.md:63", "moe.md:76", "tensor_parallelism.md:105-114"),
        modules=("moe", "ffn", "lm_head"),
        scope="layer",
        text="""batch.idle == 'join'
            or not (batch.joins_replicas or (layer.moe and batch.idle_beside))""",
        say="{idle:batch} over replicas, and a replica without sequences skips the "
        "collective that the others wait in",
        at=("batch.idle",),
        fix="batch: {idle: join}",
    ),
)
