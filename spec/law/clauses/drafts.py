"""Decode with several new tokens a step, of which some are taken back (speculative decoding)."""

from __future__ import annotations

from functools import partial

from shardproof.spec.law.clause import Clause

drafted = partial(Clause, phases=("decode",))

DRAFTS = (
    drafted(
        code="DRAFT-POSITIONS",
        scope="layer",
        sentence="Each new token of a step has a position of its own, counted on from the last "
        "token that was kept.",
        documents=("attention.md:47", "embedding_lm_head.md:44"),
        modules=("embedding", "attention"),
        text="""draft.positions == 'global'
            or (model.positions in ('none', 'alibi') and not model.position_scale)""",
        say="a step reads several new tokens, and {placed:draft.positions}",
        at=("draft.positions",),
        fix="draft: {positions: global}",
    ),
    drafted(
        code="DRAFT-MASK",
        scope="layer",
        sentence="Of the new tokens of its own step a query sees those up to itself.",
        documents=("attention.md:47", "attention.md:96"),
        modules=("attention",),
        text="draft.mask == 'global' or model.delta",
        say="a step reads several new tokens, and {masked:draft.mask}",
        at=("draft.mask",),
        fix="draft: {mask: global}",
    ),
    drafted(
        code="DRAFT-ENTRIES",
        scope="layer",
        sentence="Cache entries of drafts that were taken back are overwritten before any query "
        "sees them.",
        documents=("attention.md:74", "attention.md:75"),
        modules=("cache", "attention"),
        text="draft.rejected == 'overwritten' or model.delta",
        say="entries of drafts that were taken back stay where they are, and the next step's stand "
        "behind them",
        at=("draft.rejected",),
        fix="draft: {rejected: overwritten}",
    ),
    drafted(
        code="DRAFT-STATE",
        scope="layer",
        sentence="A layer with a state goes on from the state that the last kept token left.",
        documents=("attention.md:75", "attention.md:98"),
        modules=("cache", "attention"),
        text="draft.state == 'rolled_back' or not model.delta",
        say="a layer's state goes on from drafts that were taken back, as if they were kept",
        at=("draft.state",),
        fix="draft: {state: rolled_back}",
    ),
    drafted(
        code="DRAFT-TOKEN",
        sentence="The next step begins with the token that was chosen behind the last kept token.",
        documents=("embedding_lm_head.md:50", "attention.md:97"),
        modules=("lm_head",),
        text="draft.token == 'kept'",
        say="the next step begins with the token behind the last draft, as if that were kept",
        at=("draft.token",),
        fix="draft: {token: kept}",
    ),
)
