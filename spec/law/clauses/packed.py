"""Several sequences that lie one after another in a row of tokens (varlen, cu_seqlens, THD)."""

from __future__ import annotations

from functools import partial

from shardproof.spec.law.clause import Clause

packed = partial(Clause, phases=("prefill",))

PACKED = (
    packed(
        code="PACK-POSITIONS",
        scope="layer",
        sentence="Positions in a packed row begin anew with each sequence.",
        documents=("attention.md:47", "embedding_lm_head.md:44"),
        modules=("embedding", "attention"),
        text="""packed.positions == 'sequence'
            or (model.positions == 'none' and not model.position_scale)""",
        say="several sequences lie in a row, and positions run on from one to the next, as if they "
        "were one",
        at=("packed.positions",),
        fix="packed: {positions: sequence}",
    ),
    packed(
        code="PACK-MASK",
        scope="layer",
        sentence="In a packed row a token sees keys of its own sequence alone (the causal mask is "
        "block-diagonal).",
        documents=("attention.md:47", "attention.md:96"),
        modules=("attention",),
        text="packed.mask == 'sequence' or model.delta",
        say="several sequences lie in a row, and a query sees keys of another one before its own",
        at=("packed.mask",),
        fix="packed: {mask: sequence}",
    ),
    packed(
        code="PACK-STATE",
        scope="layer",
        sentence="In a packed row the state of a layer, and its short convolution, begin anew with "
        "each sequence.",
        documents=("attention.md:76", "attention.md:98"),
        modules=("attention", "cache"),
        text="packed.state == 'own' or not model.delta",
        say="several sequences lie in a row, and a layer's state goes on with what another one has "
        "left",
        at=("packed.state",),
        fix="packed: {state: own}",
    ),
    packed(
        code="PACK-TOKEN",
        sentence="Decode of a packed sequence begins with the token that was chosen behind its own "
        "last one.",
        documents=("embedding_lm_head.md:50", "attention.md:97"),
        modules=("lm_head",),
        text="packed.token == 'own' or (packed.token == 'row' and packed.trails)",
        say="several sequences lie in a row, and each goes on with what was chosen behind the last "
        "token of another",
        at=("packed.token",),
        fix="packed: {token: own}",
    ),
    packed(
        code="PACK-ENTRIES",
        scope="layer",
        sentence="Cache entries of a packed sequence are found by their places in that sequence.",
        documents=("attention.md:74", "attention.md:98"),
        modules=("cache", "attention"),
        text="packed.entries == 'own'",
        say="several sequences lie in a row, and each is given the row's first entries in place of "
        "its own",
        at=("packed.entries",),
        fix="packed: {entries: own}",
    ),
)
