"""The five documents that the law comes from: every line that says something, and its fate."""

from __future__ import annotations

from shardproof.spec.law.documents.attention import ATTENTION
from shardproof.spec.law.documents.embedding_lm_head import EMBEDDING_LM_HEAD
from shardproof.spec.law.documents.ffn import FFN
from shardproof.spec.law.documents.line import Document
from shardproof.spec.law.documents.moe import MOE
from shardproof.spec.law.documents.tensor_parallelism import TENSOR_PARALLELISM

DOCUMENTS: tuple[Document, ...] = (TENSOR_PARALLELISM, EMBEDDING_LM_HEAD, ATTENTION, FFN, MOE)
