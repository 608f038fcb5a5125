"""Token and position embeddings."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

EMBEDDING = (
    Clause(
        code="EMB-VOCAB-OWNED",
        sentence="A table that is split over the vocabulary has every row on exactly one rank.",
        documents=("embedding_lm_head.md:36", "tensor_parallelism.md:33-36"),
        modules=("embedding",),
        text="embedding.split != 'vocab' or embedding.cut.owned_once",
        say="{cut:embedding.cut}{twice:embedding.cut}",
        at=("embedding.cut", "tp"),
        fix="embedding: {cut: padded}",
    ),
    Clause(
        code="EMB-MASK",
        sentence="Tokens outside a rank's vocabulary shard are looked up as zero.",
        documents=("embedding_lm_head.md:82", "tensor_parallelism.md:33-36"),
        modules=("embedding",),
        text="embedding.split != 'vocab' or embedding.mask",
        say="the vocabulary is cut over {tp} ranks, and a rank looks a token whose row it does "
        "not have up as another row, not as zero: the sum has both",
        at=("embedding.mask", "embedding"),
        fix="embedding: {mask: true}",
    ),
    Clause(
        code="EMB-OUT-WHOLE",
        sentence=(
            "The embedding's shards or partial sums are joined before the stream: it arrives "
            "whole, or split as the stream is."
        ),
        documents=("embedding_lm_head.md:38", "tensor_parallelism.md:105-114"),
        modules=("embedding",),
        text="embedding.arrives in ('whole', stream)",
        say="the embedding (split: {embedding.split}, collective: {embedding.collective}) over "
        "{tp} ranks: {arrives:embedding}",
        at=("embedding.collective", "embedding.split", "embedding"),
        fix="embedding: {collective: auto}",
    ),
    Clause(
        code="EMB-GROUP",
        sentence="The embedding's collective runs over the ranks of tp and no others.",
        documents=("tensor_parallelism.md:105-114",),
        modules=("embedding",),
        text="not embedding.joins or embedding.group == 'tp'",
        say="the embedding's collective runs over {group:embedding.group}",
        at=("embedding.group",),
        fix="embedding: {group: [tp]}",
    ),
    Clause(
        code="EMB-POSITIONS-ONCE",
        sentence="Learned positions are added exactly once.",
        documents=("embedding_lm_head.md:24", "embedding_lm_head.md:82"),
        modules=("embedding",),
        scope="layer",
        text="model.positions != 'learned' or embedding.positions_once",
        say="a token's learned position is added {once:embedding.positions}, "
        "{added:embedding.positions}",
        at=("embedding.positions",),
        fix="embedding: {positions: after}",
    ),
)
