"""Token and position embeddings."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause
from shardproof.spec.law.values import fits, idles

EMBEDDING = (
    Clause(
        code="EMB-VOCAB-OWNED",
        sentence="A table that is cut over the vocabulary has every row on exactly one rank, "
        "for the ranks' lookups are summed.",
        documents=("embedding_lm_head.md:36", "tensor_parallelism.md:33-36"),
        modules=("embedding",),
        text="""embedding.split != 'vocab'
            or (not embedding.cut.beyond and (embedding.state == 'whole'
                or (embedding.cut.least == 1 and embedding.cut.most == 1)))""",
        say="{cut:embedding.cut}{twice:embedding.cut}",
        at=("embedding.cut", "tp"),
        fix="embedding: {cut: padded}",
    ),
    Clause(
        code="EMB-MASK",
        sentence="A rank looks a token of another rank's rows up as zero.",
        documents=("embedding_lm_head.md:82", "tensor_parallelism.md:33-36"),
        modules=("embedding",),
        text="""tp == 1 or embedding.split != 'vocab' or embedding.mask or embedding.alone""",
        say="the vocabulary is cut over {tp} ranks, and a rank looks a token whose row it does "
        "not have up as another row, not as zero: the sum has both",
        at=("embedding.mask", "embedding"),
        fix="embedding: {mask: true}",
    ),
    Clause(
        code="EMB-OUT-WHOLE",
        sentence="What the embedding gives reaches the stream whole and counted once.",
        documents=("embedding_lm_head.md:38", "tensor_parallelism.md:105-114"),
        modules=("embedding",),
        text="""embedding.joined in ('whole', stream)
            or (tp == 1 and (embedding.split != 'hidden'
                or (stream.in_order and not (hidden.moved or hidden.padded))))""",
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
        text=f"""(embedding.joined == 'whole' and embedding.state == 'whole')
            or embedding.collective == 'none'
            or (embedding.collective == 'auto' and embedding.state == 'hidden'
                and embedding.joined == 'hidden')
            or {idles("embedding.group", "embedding.state")}
            or ({fits("embedding.group")})""",
        say="the embedding's collective runs over {group:embedding.group}",
        at=("embedding.group",),
        fix="embedding: {group: [tp]}",
    ),
    Clause(
        code="EMB-POSITIONS-ONCE",
        sentence="Learned positions join the embedding exactly once.",
        documents=("embedding_lm_head.md:24", "embedding_lm_head.md:82"),
        modules=("embedding",),
        scope="layer",
        text="""tp == 1 or model.positions != 'learned'
            or (embedding.positions == 'after' and not embedding.full_though_split)
            or (embedding.positions == 'every' and not embedding.full_though_split
                and (embedding.split != 'vocab' or embedding.state != 'sum'))
            or (embedding.positions == 'first' and (embedding.state == 'sum'
                or (embedding.state == 'hidden' and hidden.first_alone)
                or (embedding.state == 'whole' and stream.first_keeps_all)))
            or (embedding.positions == 'divided' and embedding.state == 'sum')""",
        say="a token's learned position is added {once:embedding.positions}, "
        "{added:embedding.positions}",
        at=("embedding.positions",),
        fix="embedding: {positions: after}",
    ),
)
