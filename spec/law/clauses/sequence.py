"""Tokens over the ranks of sp: prefill, and what those ranks do in decode."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

_SP = ("attention.md:45-47",)

SEQUENCE = (
    Clause(
        code="SP-TOKENS-OWNED",
        sentence="Every token of a prompt is on a rank of sp; on exactly one in a ring, where "
        "heads are exchanged, and where passes gather cached keys beside a sink.",
        documents=(
            "attention.md:45",
            "attention.md:106",
            "ffn.md:42",
            "ffn.md:93",
            "moe.md:41",
            "moe.md:103",
            "embedding_lm_head.md:42",
            "embedding_lm_head.md:92",
        ),
        modules=("embedding", "attention", "ffn", "moe", "lm_head"),
        phases=("prefill",),
        scope="layer",
        text="""sequence.cut.owned
            and (sequence.cut.owned_once or sequence.exchange == 'none'
                or (sequence.exchange == 'gather'
                    and not (model.sinks and sequence.gathers_cached)))""",
        say="{cut:sequence.cut}{ring:sequence.cut}",
        at=("sequence.cut", "sp"),
        fix="sequence: {cut: balanced}",
    ),
    Clause(
        code="SP-POSITIONS",
        sentence="A token's position is its index in the sequence, not among the rank's own "
        "tokens.",
        documents=("attention.md:47", "embedding_lm_head.md:44"),
        modules=("embedding", "attention"),
        scope="layer",
        text="""sequence.positions == 'global'
            or (model.positions == 'none' and not model.position_scale)""",
        say="tokens are split over {sp} ranks, and each counts positions among its own tokens, "
        "from zero: {first:sequence.cut}",
        at=("sequence.positions",),
        fix="sequence: {positions: global}",
    ),
    Clause(
        code="SP-MASK",
        sentence="The causal mask compares positions in the sequence, not on the rank.",
        documents=("attention.md:47", "attention.md:96", "ffn.md:83", "moe.md:92"),
        modules=("attention",),
        scope="layer",
        phases=("prefill",),
        text="""sequence.mask == 'global' or model.delta
            or (sequence.by_heads and sequence.in_order
                and not (chunks.several and chunks.keys == 'all'))""",
        say="tokens are split over {sp} ranks, and the mask compares their places on the rank: "
        "{first:sequence.cut}",
        at=("sequence.mask",),
        fix="sequence: {mask: global}",
    ),
    Clause(
        code="SP-KV-EXCHANGE",
        sentence="A token attends to the keys and values of every earlier token.",
        documents=(
            "attention.md:47",
            "attention.md:76",
            "attention.md:86",
            "attention.md:98",
            "moe.md:73",
            "moe.md:84",
        ),
        modules=("attention", "cache"),
        scope="layer",
        phases=("prefill",),
        text="sequence.exchange != 'none' or model.delta",
        say="tokens are split over {sp} ranks, and keys and values stay where they are: a rank "
        "does not see earlier tokens of the others",
        at=("sequence.exchange",),
        fix="sequence: {exchange: gather}",
    ),
    Clause(
        code="SP-HEADS-DEALT",
        sentence="Where heads are exchanged for tokens, every head of a rank of tp is on a rank of "
        "sp while it attends.",
        documents=("attention.md:36", "attention.md:47"),
        modules=("attention",),
        scope="layer",
        phases=("prefill",),
        text="not sequence.by_heads or sequence.heads_dealt",
        say="{dealt:sequence.heads}",
        at=("sequence.heads", "sequence.exchange", "sp"),
        fix="sequence: {heads: balanced}",
    ),
    Clause(
        code="SP-HEADS-KV",
        sentence="Where heads are exchanged for tokens, a rank is given the KV heads that its "
        "query heads read.",
        documents=("attention.md:47", "attention.md:74", "tensor_parallelism.md:96"),
        modules=("attention", "cache"),
        scope="layer",
        phases=("prefill",),
        text="not sequence.by_heads or not sequence.kv_missing",
        say="{dealt_kv:sequence.kv_heads}",
        at=("sequence.kv_heads", "sequence.heads", "sp"),
        fix="sequence: {kv_heads: needed}",
    ),
    Clause(
        code="SP-DECODE",
        sentence="Consecutive decode steps of a sequence do not run side by side.",
        documents=(
            "attention.md:46",
            "attention.md:86",
            "attention.md:95",
            "attention.md:106",
            "ffn.md:43",
            "ffn.md:73",
            "ffn.md:82",
            "ffn.md:93",
            "moe.md:43",
            "moe.md:73",
            "moe.md:91",
            "moe.md:103",
            "embedding_lm_head.md:43",
            "embedding_lm_head.md:72",
            "embedding_lm_head.md:81",
            "embedding_lm_head.md:92",
        ),
        modules=("embedding", "attention", "ffn", "moe", "lm_head"),
        phases=("decode",),
        text="sequence.layout != 'deal' or schedule.listed",
        say="consecutive decode steps are dealt to {sp} ranks that start together, and a step "
        "reads a token that the one before it has not made yet",
        at=("sp", "sequence.layout"),
        fix="decode: {sequence: {layout: repeat}}",
    ),
    Clause(
        code="SP-KEYS-OWNED",
        sentence="Cached keys that are split over sp are on exactly one rank each.",
        documents=("attention.md:74", "attention.md:98", "tensor_parallelism.md:99"),
        modules=("attention", "cache"),
        scope="layer",
        phases=("decode",),
        text="sequence.layout != 'keys' or model.delta or sequence.keys.owned_once",
        say="{cut:sequence.keys}{keys:sequence.keys}",
        at=("sequence.keys", "sequence.layout"),
        fix="decode: {sequence: {keys: strided}}",
    ),
    Clause(
        code="SP-KEYS-MERGE",
        sentence=(
            "Attention over parts of the keys is merged as numerators and denominators, with the "
            "softmax's own weights (LSE merge)."
        ),
        documents=("attention.md:24", "attention.md:98", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        text="""model.delta
            or (sequence.exchange != 'ring' if prefill else sequence.layout != 'keys')
            or (sequence.merge == 'quotient' and sequence.base == 'same')""",
        say="results over {sp} parts of the keys {merge:sequence.merge}",
        at=("sequence.merge", "sequence.base"),
        fix="sequence: {merge: quotient, base: same}",
    ),
    Clause(
        code="SP-JOINED",
        sentence="Ranks that work on different decode steps share no module.",
        documents=("attention.md:74-75", "tensor_parallelism.md:105-114"),
        modules=("ffn", "moe", "lm_head"),
        scope="layer",
        phases=("decode",),
        text="not sequence.over_turns",
        say="{sp} ranks of sp work on steps of their own (layout: {sequence.layout}), and a module "
        "lies over sp: each of them has its part without the tokens, which another has",
        at=("ffn.over", "lm_head.over", "moe.shared.over", "sequence.layout"),
        fix="decode: {sequence: {layout: repeat}}",
    ),
    Clause(
        code="SP-TURNS",
        sentence="Ranks that take turns all get every step's cache entry.",
        documents=("attention.md:74-75", "attention.md:98"),
        modules=("cache",),
        scope="layer",
        phases=("decode",),
        text="sequence.layout != 'alternate' or cache.turns == 'shared'",
        say="{sp} ranks take turns, and the entry of a step stays on the rank that ran it",
        at=("cache.turns", "sequence.layout"),
        fix="decode: {cache: {turns: shared}}",
    ),
)
