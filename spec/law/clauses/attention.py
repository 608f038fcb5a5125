"""Attention: projections, scores, softmax, output."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

ATTENTION = (
    Clause(
        code="ATTN-HEADS-OWNED",
        sentence="Every query head is on exactly one rank.",
        documents=("tensor_parallelism.md:71-72", "attention.md:36", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="model.delta or not attention.heads_split or attention.heads.owned_once",
        say="{cut:attention.heads}{twice:attention.heads}",
        at=("attention.heads", "tp"),
        fix="attention: {heads: balanced}",
    ),
    Clause(
        code="ATTN-HIDDEN-OWNED",
        sentence=(
            "Queries or an output projection over ranks that share keys, split over the hidden "
            "dimension, have every index of it on exactly one of them."
        ),
        documents=("attention.md:35", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        apart=True,
        text="""(attention.qkv.split != 'in' and attention.out.split != 'out')
            or hidden.owned_once""",
        say="{cut:hidden}{twice:hidden}",
        at=("hidden", "attention.over"),
        fix="hidden: balanced",
    ),
    Clause(
        code="ATTN-KV-LOCAL",
        sentence="A rank holds the KV head that each of its query heads reads.",
        documents=("tensor_parallelism.md:96", "attention.md:74"),
        modules=("attention", "cache"),
        scope="layer",
        text="""model.delta or attention.qkv.split != 'heads'
            or not (attention.kv_missing or attention.kv_beyond)""",
        say="{kv:attention.kv_heads}",
        at=("attention.kv_heads", "attention.heads", "tp"),
        fix="attention: {kv_heads: needed}",
    ),
    Clause(
        code="ATTN-DIM-OWNED",
        sentence=(
            "A split inside the heads gives every dimension of queries, keys and values to "
            "exactly one rank, and no pads to a LayerNorm without weights."
        ),
        documents=("attention.md:36", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="""model.delta or attention.qkv.split != 'head_dim'
            or (attention.head_dim.owned_once and attention.value_dim.owned_once
                and not attention.pads_normed)""",
        say="{dims:attention.head_dim}",
        at=("attention.head_dim", "attention.qkv.split", "tp"),
        fix="attention: {head_dim: balanced}",
    ),
    Clause(
        code="ATTN-ROPE-PAIRS",
        sentence="The two dimensions that RoPE rotates together are on one rank.",
        documents=("attention.md:35-36", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="attention.q != 'head_dim' or not attention.pairs_apart",
        say="head dimensions are cut over {tp} ranks as they stand: {pairs:attention.pairs}",
        at=("attention.pairs", "attention.qkv.split"),
        fix="attention: {pairs: kept}",
    ),
    Clause(
        code="ATTN-INPUT",
        sentence="The projections read the whole stream, or the rows of their own hidden "
        "dimensions.",
        documents=("attention.md:35", "tensor_parallelism.md:48-63"),
        modules=("attention",),
        scope="layer",
        text="""attention.qkv.reads == 'whole'
            or (attention.qkv.reads == 'hidden' and attention.qkv.split == 'in'
                and (attention.qkv.input == 'auto' or not attention.apart))""",
        say="the projections (split: {attention.qkv.split}) need every token with all of its "
        "hidden dimensions, and the stream is split over {stream}: a rank reads "
        "{input:attention.qkv}",
        at=("attention.qkv.gather.group", "attention.qkv.input", "stream"),
        fix="attention: {qkv: {input: auto, gather: {group: [tp]}}}",
    ),
    Clause(
        code="ATTN-QKV-JOINED",
        sentence=(
            "Queries, keys and values are joined by the collective that fits them: all-reduce for"
            " partial sums, all-gather for shards."
        ),
        documents=("tensor_parallelism.md:84-85", "tensor_parallelism.md:105-114"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="attention.qkv.gives != 'broken'",
        say="projections with split: {attention.qkv.split} over {tp} ranks: {joins:attention.qkv}",
        at=("attention.qkv.collective", "attention.qkv"),
        fix="attention: {qkv: {collective: auto}}",
    ),
    Clause(
        code="ATTN-QKV-SUM",
        sentence="Queries, keys and values that are partial sums are all-reduced before attention.",
        documents=("attention.md:39-41", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="""attention.q != 'partial'
            and attention.k != 'partial' and attention.v != 'partial'""",
        say="the projections are split over their inputs on {tp} ranks: {unsummed:attention.qkv}",
        at=(
            "attention.qkv.q_sum",
            "attention.qkv.k_sum",
            "attention.qkv.v_sum",
            "attention.qkv.collective",
            "attention.qkv.split",
        ),
        fix="attention: {qkv: {q_sum: boundary, k_sum: boundary, v_sum: boundary}}",
    ),
    Clause(
        code="ATTN-QKV-GROUP",
        sentence="The projections' collective runs over their own ranks and no others.",
        documents=("tensor_parallelism.md:105-114",),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="not attention.qkv.joins or attention.qkv.group == 'tp'",
        say="the projections' collective runs over {group:attention.qkv.group}",
        at=("attention.qkv.group",),
        fix="attention: {qkv: {group: null}}",
    ),
    Clause(
        code="ATTN-QKV-BIAS",
        sentence="The bias of a projection is added exactly once.",
        documents=("attention.md:40", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="""not (model.q_bias or model.k_bias or model.v_bias)
            or (attention.qkv.bias in ('after', 'every') if attention.qkv.split != 'in'
                else attention.qkv.bias in ('first', 'divided')
                or (attention.qkv.bias == 'after' and not attention.partial_bias))""",
        say="the projections' bias (split: {attention.qkv.split}) is added "
        "{once:attention.qkv.bias}, {bias:attention.qkv}",
        at=("attention.qkv.bias", "attention.qkv.split"),
        fix="attention: {qkv: {bias: after, q_sum: boundary, k_sum: boundary, v_sum: boundary}}",
    ),
    Clause(
        code="ATTN-FUSED",
        sentence="A fused QKV weight is split so that each rank gets its own queries, keys and "
        "values.",
        documents=("tensor_parallelism.md:71-72", "attention.md:35"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="""attention.qkv.fused == 'grouped' or model.latent or model.delta
            or attention.qkv.split in ('in', 'none') or attention.blocks_fit""",
        say="the fused weight [Q|K|V] is cut in {tp} contiguous blocks, so that ranks get parts "
        "of other ranks' heads",
        at=("attention.qkv.fused",),
        fix="attention: {qkv: {fused: grouped}}",
    ),
    Clause(
        code="ATTN-FUSED-ORDER",
        sentence="A fused QKV weight is taken apart in the order in which it is stored.",
        documents=("tensor_parallelism.md:71-72", "attention.md:35"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="not attention.misread",
        say="[Q|K|V] is stored by {attention.qkv.stored}, and taken apart by {attention.qkv.read}: "
        "rows of keys are taken for those of queries, and others in place of these",
        at=("attention.qkv.read", "attention.qkv.stored"),
        fix="attention: {qkv: {read: auto}}",
    ),
    Clause(
        code="ATTN-SCALES",
        sentence="Each number of a projection's quantised weight is multiplied with the scale of "
        "its own block.",
        documents=("tensor_parallelism.md:71-72", "attention.md:35"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="attention.scales_fit",
        say="{scales:attention} (scales: cut {attention.scales.cut}, index "
        "{attention.scales.index})",
        at=("attention.scales.index", "attention.scales.cut", "attention.scales"),
        fix="attention: {scales: {cut: own, index: own}}",
    ),
    Clause(
        code="ATTN-SCORES-SUM",
        sentence="Scores that are partial sums over head dimensions are all-reduced before the "
        "softmax.",
        documents=("attention.md:36", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        text="attention.q != 'head_dim' or attention.scores.sum == 'softmax'",
        say="head dimensions are split over {tp} ranks, and the softmax reads each rank's partial "
        "sum of the scores, which are summed {when:attention.scores.sum}",
        at=("attention.scores.sum", "attention.qkv.split"),
        fix="attention: {scores: {sum: softmax}}",
    ),
    Clause(
        code="ATTN-SCORES-GROUP",
        sentence="The all-reduce of the scores runs over the ranks of tp and no others.",
        documents=("tensor_parallelism.md:105-114",),
        modules=("attention",),
        scope="layer",
        text="""attention.q != 'head_dim' or attention.scores.sum == 'none'
            or attention.scores.group == 'tp'""",
        say="the scores are summed over {group:attention.scores.group}",
        at=("attention.scores.group",),
        fix="attention: {scores: {group: [tp]}}",
    ),
    Clause(
        code="ATTN-SCALE",
        sentence="Scores are scaled by the model's head dimension, not by the part of it on a "
        "rank.",
        documents=("attention.md:40",),
        modules=("attention",),
        scope="layer",
        text="""attention.q != 'head_dim' or attention.scores.scale == 'full' or model.set_scale""",
        say="a rank scales the scores by {scale:attention.head_dim}",
        at=("attention.scores.scale",),
        fix="attention: {scores: {scale: full}}",
    ),
    Clause(
        code="ATTN-NORM-STATISTIC",
        sentence="A norm over queries, keys or values sums its statistic over the ranks that it "
        "is split over.",
        documents=("tensor_parallelism.md:33-36", "attention.md:40"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="""(model.qk_norm == 'none' and not model.value_norm)
            or attention.scores.statistic == 'summed' or not attention.norm_split""",
        say="{normed:model.qk_norm}, and every rank takes the mean square of its own shard in "
        "place of all of it",
        at=("attention.scores.statistic",),
        fix="attention: {scores: {statistic: summed}}",
    ),
    Clause(
        code="ATTN-PER-HEAD",
        sentence="What belongs to a head (an ALiBi slope, a sink) is that of the rank's own heads.",
        documents=("tensor_parallelism.md:71-72", "attention.md:40"),
        modules=("attention",),
        scope="layer",
        text="""not (model.positions == 'alibi' or model.sinks)
            or not (attention.q == 'heads' or sequence.by_heads)
            or attention.scores.per_head == 'own'""",
        say="every rank takes the first entries of a table that has one for every head: "
        "{heads:attention.heads}",
        at=("attention.scores.per_head",),
        fix="attention: {scores: {per_head: own}}",
    ),
    Clause(
        code="ATTN-OUT-INPUT",
        sentence="The output projection reads the heads that its rows are for, or all of them.",
        documents=("attention.md:37", "tensor_parallelism.md:95-97"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="""attention.out.split == 'in' or not attention.out.reads in ('heads', 'head_dim')""",
        say="the output projection (split: {attention.out.split}) reads all heads, and its rank "
        "has only its own: nobody gathers them",
        at=("attention.out.input", "attention.out.split"),
        fix="attention: {out: {input: auto}}",
    ),
    Clause(
        code="ATTN-OUT-WHOLE",
        sentence=(
            "Attention's shards or partial sums are joined before the stream: it arrives whole, "
            "or split as the stream is."
        ),
        documents=("tensor_parallelism.md:97", "attention.md:37", "attention.md:41"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="attention.arrives in ('whole', stream)",
        say="the output projection (split: {attention.out.split}, collective: "
        "{attention.out.collective}) over {tp} ranks: {arrives:attention.out}",
        at=("attention.out.collective", "attention.out.split", "attention.out"),
        fix="attention: {out: {collective: auto}}",
    ),
    Clause(
        code="ATTN-OUT-GROUP",
        sentence="The output projection's collective runs over its own ranks and no others.",
        documents=("tensor_parallelism.md:105-114",),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="not attention.out.joins or attention.out.group == 'tp'",
        say="the output projection's collective runs over {group:attention.out.group}",
        at=("attention.out.group",),
        fix="attention: {out: {group: null}}",
    ),
    Clause(
        code="ATTN-OUT-BIAS",
        sentence="The output projection's bias is added exactly once.",
        documents=("tensor_parallelism.md:33-36", "attention.md:40"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="not model.out_bias or attention.out.bias_once",
        say="the output projection's bias is added {once:attention.out.bias}, "
        "{added:attention.out.bias}",
        at=("attention.out.bias",),
        fix="attention: {out: {bias: after}}",
    ),
    Clause(
        code="ATTN-OUT-RESIDUAL",
        sentence="The residual is added to attention's output exactly once, where the model adds "
        "it.",
        documents=("tensor_parallelism.md:33-36", "attention.md:40"),
        modules=("attention",),
        scope="layer",
        lies="attention",
        text="""attention.out.residual == 'after'
            or (model.norm == 'pre' and not model.scaled_residual
                and attention.out.residual_once)""",
        say="the residual is added {once:attention.out.residual}, {residual:attention.out}",
        at=("attention.out.residual",),
        fix="attention: {out: {residual: after}}",
    ),
)
