"""The residual stream and the mesh: what lies between the blocks."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

STREAM = (
    Clause(
        code="STREAM-HIDDEN-OWNED",
        sentence="Where something splits the hidden dimension, every index of it is on a rank, "
        "and on exactly one where the pieces are summed.",
        documents=(
            "tensor_parallelism.md:33-36",
            "tensor_parallelism.md:58-63",
            "embedding_lm_head.md:36",
        ),
        modules=("embedding", "attention", "ffn", "moe", "lm_head"),
        scope="layer",
        text="""not (hidden.gathered or hidden.summed)
            or (hidden.least >= 1 and not hidden.beyond
                and (hidden.most == 1 or not hidden.summed))""",
        say="{cut:hidden}{twice:hidden}",
        at=("hidden", "tp"),
        fix="hidden: balanced",
    ),
    Clause(
        code="STREAM-TOKENS-OWNED",
        sentence="A stream that is split over tokens, or routed in parts, has every token on a "
        "rank of tp.",
        documents=("tensor_parallelism.md:33-36",),
        modules=("stream",),
        text="""(stream != 'tokens' and not moe.in_parts)
            or (stream_tokens.least >= 1 and not stream_tokens.beyond)
            or stream.tokens_covered""",
        say="{cut:stream_tokens}",
        at=("stream_tokens", "stream"),
        fix="stream_tokens: balanced",
    ),
    Clause(
        code="STREAM-NORM-STATISTIC",
        sentence="A norm over a stream that is split along the hidden dimension takes its "
        "statistic over the whole of it.",
        documents=("tensor_parallelism.md:33-36", "ffn.md:37"),
        modules=("norm",),
        text="""(tp == 1 and not hidden.padded) or stream != 'hidden' or norm.statistic == 'summed'
            or hidden.undivided""",
        say="the stream is split over {tp} ranks along the hidden dimension, and each takes the "
        "mean square of its own shard in place of all of it",
        at=("norm.statistic", "norm", "stream"),
        fix="norm: {statistic: summed}",
    ),
)
