"""The residual stream and the mesh: what lies between the blocks."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

STREAM = (
    Clause(
        code="STREAM-HIDDEN-OWNED",
        sentence="Where the hidden dimension is split, every index of it is on exactly one rank.",
        documents=(
            "tensor_parallelism.md:33-36",
            "tensor_parallelism.md:58-63",
            "embedding_lm_head.md:36",
        ),
        modules=("embedding", "attention", "ffn", "moe", "lm_head"),
        scope="layer",
        text="not hidden.split or hidden.owned_once",
        say="{cut:hidden}{twice:hidden}",
        at=("hidden", "tp"),
        fix="hidden: balanced",
    ),
    Clause(
        code="STREAM-TOKENS-OWNED",
        sentence="A stream that is split over tokens has every token on a rank of tp.",
        documents=("tensor_parallelism.md:33-36",),
        modules=("stream",),
        text="(stream != 'tokens' and not moe.in_parts) or stream_tokens.owned",
        say="{cut:stream_tokens}",
        at=("stream_tokens", "stream"),
        fix="stream_tokens: balanced",
    ),
    Clause(
        code="STREAM-NORM-STATISTIC",
        sentence=(
            "A norm over a stream that is split along the hidden dimension sums its statistic "
            "over all shards."
        ),
        documents=("tensor_parallelism.md:33-36", "ffn.md:37"),
        modules=("norm",),
        text="stream != 'hidden' or norm.statistic == 'summed'",
        say="the stream is split over {tp} ranks along the hidden dimension, and each takes the "
        "mean square of its own shard in place of all of it",
        at=("norm.statistic", "norm", "stream"),
        fix="norm: {statistic: summed}",
    ),
    Clause(
        code="STREAM-SUM-LEFT",
        sentence="A partial sum that is left to the next norm is completed there.",
        documents=("ffn.md:37-38", "moe.md:37", "tensor_parallelism.md:105-114"),
        modules=("attention", "ffn", "moe"),
        scope="layer",
        text="""not (layer.left and layer.unmet)
            and not (norm.completes == 'none' and (attention.left or ffn.left or moe.left))""",
        say="{unmet:norm.completes}",
        at=("norm.completes", "norm"),
        fix="norm: {completes: all}",
    ),
    Clause(
        code="STREAM-SUM-ONCE",
        sentence="A partial sum that is taken at its boundary is not taken again by the next norm.",
        documents=("ffn.md:37-38", "moe.md:37", "tensor_parallelism.md:105-114"),
        modules=("attention", "ffn", "moe"),
        scope="layer",
        text="""not (attention.left and attention.out.sum == 'both')
            and not (ffn.left and ffn.down.sum == 'both')
            and not (moe.left and moe.sum == 'both')""",
        say="{again_summed:moe.sum}",
        at=("attention.out.sum", "ffn.down.sum", "moe.sum"),
        fix="{attention: {out: {sum: norm}}, ffn: {down: {sum: norm}}, moe: {sum: norm}}",
    ),
)
