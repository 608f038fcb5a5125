"""A prompt that is read in several passes: chunked prefill, and a prefix that is there already."""

from __future__ import annotations

from functools import partial

from shardproof.spec.law.clause import Clause

chunked = partial(Clause, scope="layer", phases=("prefill",))

CHUNKS = (
    chunked(
        code="CHUNK-KEYS",
        sentence="A chunk's tokens attend to the keys and values of all earlier chunks.",
        documents=("attention.md:76", "attention.md:98", "tensor_parallelism.md:170"),
        modules=("attention", "cache"),
        text="chunks.keys == 'all' or model.delta",
        say="a prompt is read in several passes, and a pass goes without the keys of "
        "those before it",
        at=("chunks.keys",),
        fix="chunks: {keys: all}",
    ),
    chunked(
        code="CHUNK-POSITIONS",
        sentence="Positions are counted on from chunk to chunk.",
        documents=("attention.md:47", "embedding_lm_head.md:44"),
        modules=("embedding", "attention"),
        text="""chunks.positions == 'global'
            or (model.positions in ('none', 'alibi') and not model.position_scale)""",
        say="a prompt is read in several passes, and each counts positions as if it were the first",
        at=("chunks.positions",),
        fix="chunks: {positions: global}",
    ),
    chunked(
        code="CHUNK-MASK",
        sentence="The causal mask of a chunk is aligned with the last of its keys, which are those "
        "of earlier chunks too.",
        documents=("attention.md:47", "attention.md:96"),
        modules=("attention",),
        text="chunks.mask == 'global' or chunks.keys == 'own' or model.delta",
        say="a prompt is read in several passes, and the mask compares a query's place "
        "in its own pass with that of a key among those of another pass",
        at=("chunks.mask",),
        fix="chunks: {mask: global}",
    ),
    chunked(
        code="CHUNK-STATE",
        sentence="A layer with a state goes on from the state that the chunk before has left.",
        documents=("attention.md:76", "attention.md:98"),
        modules=("attention", "cache"),
        text="chunks.state == 'carried' or not model.delta",
        say="a prompt is read in several passes, and each begins without the state of "
        "the one before",
        at=("chunks.state",),
        fix="chunks: {state: carried}",
    ),
)
