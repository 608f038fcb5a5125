"""The clauses of the law, a file a module; the order here is the order of reasons."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause
from shardproof.spec.law.clauses.attention import ATTENTION
from shardproof.spec.law.clauses.batch import BATCH
from shardproof.spec.law.clauses.cache import CACHE
from shardproof.spec.law.clauses.chunks import CHUNKS
from shardproof.spec.law.clauses.drafts import DRAFTS
from shardproof.spec.law.clauses.embedding import EMBEDDING
from shardproof.spec.law.clauses.ffn import FFN
from shardproof.spec.law.clauses.handoff import HANDOFF
from shardproof.spec.law.clauses.index import INDEX
from shardproof.spec.law.clauses.lm_head import LM_HEAD
from shardproof.spec.law.clauses.moe import MOE
from shardproof.spec.law.clauses.packed import PACKED
from shardproof.spec.law.clauses.schedule import SCHEDULE
from shardproof.spec.law.clauses.sequence import SEQUENCE
from shardproof.spec.law.clauses.stages import STAGES
from shardproof.spec.law.clauses.state import STATE
from shardproof.spec.law.clauses.stream import STREAM

LAW: tuple[Clause, ...] = (
    *STREAM,
    *EMBEDDING,
    *ATTENTION,
    *STATE,
    *INDEX,
    *FFN,
    *MOE,
    *LM_HEAD,
    *SEQUENCE,
    *CHUNKS,
    *PACKED,
    *STAGES,
    *BATCH,
    *CACHE,
    *DRAFTS,
    *HANDOFF,
    *SCHEDULE,
)

BY_CODE: dict[str, Clause] = {clause.code: clause for clause in LAW}
