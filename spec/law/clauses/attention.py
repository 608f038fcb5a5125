"""Attention: projections, scores, softmax, output."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause
from shardproof.spec.law.values import alone, fits, idles, on_all

HEADS_OWNED = f"""(attention.qkv.split != 'heads'
                and not (attention.out.split == 'in' and attention.mixed_in != 'head_dim'))
            or (attention.heads.least >= 1 and not attention.heads.beyond
                and (attention.heads.most == 1 or attention.out.split != 'in'
                    or attention.out_state == 'whole'
                    or (attention.mixed_in == 'sum' and {on_all("attention.heads")})))"""
KV_LOCAL = """attention.qkv.split != 'heads' or not (attention.kv_unowned
            if attention.q == 'whole'
            else attention.kv_missing or attention.kv_beyond)"""

ATTENTION = (
    Clause(
        code="ATTN-HEADS-OWNED",
        sentence="Every query head is on a rank, and on exactly one where the output projection "
        "sums over heads.",
        documents=("tensor_parallelism.md:71-72", "attention.md:36", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        text=f"model.delta or {HEADS_OWNED}",
        say="{cut:attention.heads}{twice:attention.heads}",
        at=("attention.heads", "tp"),
        fix="attention: {heads: balanced}",
    ),
    Clause(
        code="ATTN-KV-LOCAL",
        sentence="A rank holds the KV head that each of its query heads reads.",
        documents=("tensor_parallelism.md:96", "attention.md:74"),
        modules=("attention", "cache"),
        scope="layer",
        text=f"model.delta or {KV_LOCAL}",
        say="{kv:attention.kv_heads}",
        at=("attention.kv_heads", "attention.heads", "tp"),
        fix="attention: {kv_heads: needed}",
    ),
    Clause(
        code="ATTN-DIM-OWNED",
        sentence="A cut inside the heads gives every dimension of queries, keys and values to "
        "exactly one rank.",
        documents=("attention.md:36", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        # One cut serves both: a dimension of the values that two ranks have is one of the queries'
        # that both have, or is none of theirs.
        text="""model.delta or attention.qkv.split != 'head_dim'
            or (not attention.head_dim.beyond
                and (attention.head_dim.least >= 1
                    or (attention.one_key and attention.q != 'whole'))
                and ((attention.value_dim.least >= 1 and not attention.value_dim.beyond)
                    or (model.latent and attention.q == 'whole'))
                and (attention.q == 'whole' or attention.head_dim.most == 1
                    or ((attention.one_key or attention.scores_whole)
                        and (attention.out.split != 'in' or attention.mixed_in == 'whole'
                            or attention.out_state == 'whole'))))""",
        say="{dims:attention.head_dim}",
        at=("attention.head_dim", "attention.qkv.split", "tp"),
        fix="attention: {head_dim: balanced}",
    ),
    Clause(
        code="ATTN-ROPE-PAIRS",
        sentence="The two dimensions that RoPE turns together are on one rank.",
        documents=("attention.md:35-36", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        text="""attention.qkv.split != 'head_dim' or attention.q == 'whole'
            or not attention.pairs_apart""",
        say="head dimensions are cut over {tp} ranks as they stand: {pairs:attention.pairs}",
        at=("attention.pairs", "attention.qkv.split"),
        fix="attention: {pairs: kept}",
    ),
    Clause(
        code="ATTN-INPUT",
        sentence="The projections read the whole stream, or their own rows of it.",
        documents=("attention.md:35", "tensor_parallelism.md:48-63"),
        modules=("attention",),
        text="""attention.entering == 'whole'
            or (attention.entering == 'hidden' and attention.qkv.split == 'in')""",
        say="the projections (split: {attention.qkv.split}) need every token with all of its "
        "hidden dimensions, and the stream is split over {stream}: a rank reads {input:stream}",
        at=("attention.qkv.input", "stream"),
        fix="attention: {qkv: {input: auto}}",
    ),
    Clause(
        code="ATTN-QKV-JOINED",
        sentence="Pieces of queries, keys and values are joined by the collective that fits them.",
        documents=("tensor_parallelism.md:84-85", "tensor_parallelism.md:105-114"),
        modules=("attention",),
        scope="layer",
        text="""tp == 1 or not (attention.q in ('counted', 'broken')
            or attention.k in ('counted', 'broken') or attention.v in ('counted', 'broken'))""",
        say="projections with split: {attention.qkv.split} over {tp} ranks: {joins:attention.qkv}",
        at=("attention.qkv.collective", "attention.qkv"),
        fix="attention: {qkv: {collective: auto}}",
    ),
    Clause(
        code="ATTN-QKV-SUM",
        sentence="Queries, keys and values that are partial sums are summed before anything "
        "that is not linear in them, and no two sums are multiplied.",
        documents=("attention.md:39-41", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        text=f"""tp == 1 or attention.qkv.split != 'in' or (
            (attention.q != 'sum' or attention.one_key
                or (attention.k != 'sum' and model.qk_norm == 'none' and not model.query_latent))
            and (attention.k != 'sum' or (model.qk_norm == 'none' and not model.latent))
            and ((attention.q != 'sum' and attention.k != 'sum')
                or attention.scores.sum == 'softmax' or attention.one_key)
            and (attention.v != 'sum' or (not model.latent and (attention.out.split == 'none'
                or (attention.out.split == 'in' and {on_all("attention.heads")}))))
            and (not model.delta or (attention.k != 'sum' and attention.v != 'sum'))
            and (not model.output_gate or attention.qkv.collective != 'none'))""",
        say="the projections are split over their inputs on {tp} ranks: {unsummed:attention.qkv}",
        at=(
            "attention.qkv.q_sum",
            "attention.qkv.k_sum",
            "attention.qkv.v_sum",
            "attention.qkv.collective",
            "attention.qkv.split",
        ),
        fix="attention: {qkv: {q_sum: boundary, k_sum: boundary, v_sum: boundary}}",
        exempt="a window of one token, or a declared prompt of one: the one key has all the weight",
    ),
    Clause(
        code="ATTN-QKV-GROUP",
        sentence="The projections' collective runs over the ranks of tp and no others.",
        documents=("tensor_parallelism.md:105-114",),
        modules=("attention",),
        scope="layer",
        text=f"""attention.qkv.collective == 'none'
            or (attention.qkv.split != 'in' and (attention.qkv.collective == 'auto'
                or {alone("attention.qkv.group")}))
            or (model.delta and attention.qkv.split == 'head_dim')
            or (not model.output_gate and attention.k == 'sum' and attention.v == 'sum'
                and (attention.q == 'sum'
                    or (attention.one_key and {alone("attention.qkv.group")})))
            or ({fits("attention.qkv.group")})""",
        say="the projections' collective runs over {group:attention.qkv.group}",
        at=("attention.qkv.group",),
        fix="attention: {qkv: {group: [tp]}}",
    ),
    Clause(
        code="ATTN-QKV-BIAS",
        sentence="The bias of a projection is counted once.",
        documents=("attention.md:40", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        text="""tp == 1
            or not ((model.q_bias and not attention.one_key) or model.k_bias or model.v_bias)
            or (attention.qkv.split != 'in' and attention.qkv.bias in ('after', 'every'))
            or (attention.qkv.bias == 'first'
                and ((attention.qkv.split == 'heads' and attention.heads.first_alone
                        and attention.kv_first_alone)
                    or (attention.qkv.split == 'head_dim' and attention.head_dim.first_alone)))
            or (attention.qkv.split == 'in' and (
                attention.qkv.bias in ('first', 'divided')
                or (attention.qkv.bias == 'after'
                    and not (model.q_bias and attention.q == 'sum' and not attention.one_key)
                    and not (model.k_bias and attention.k == 'sum')
                    and not (model.v_bias and attention.v == 'sum'))))""",
        say="the projections' bias (split: {attention.qkv.split}) is added "
        "{once:attention.qkv.bias}, {bias:attention.qkv}",
        at=("attention.qkv.bias", "attention.qkv.split"),
        fix="attention: {qkv: {bias: after, q_sum: boundary, k_sum: boundary, v_sum: boundary}}",
    ),
    Clause(
        code="ATTN-FUSED",
        sentence="A fused weight is cut so that each rank gets its own queries, keys and values.",
        documents=("tensor_parallelism.md:71-72", "attention.md:35"),
        modules=("attention",),
        scope="layer",
        text="""attention.qkv.fused == 'grouped' or model.latent or model.delta
            or (attention.qkv.split == 'heads' and attention.fused_in_place)
            or (attention.qkv.split == 'head_dim' and not attention.head_dim.moved
                and not attention.head_dim.padded
                and (tp == 1 or attention.head_dim.most == 1))
            or attention.qkv.split == 'in' or attention.qkv.split == 'none'""",
        say="the fused weight [Q|K|V] is cut in {tp} contiguous blocks, so that ranks get parts "
        "of other ranks' heads",
        at=("attention.qkv.fused",),
        fix="attention: {qkv: {fused: grouped}}",
    ),
    Clause(
        code="ATTN-SCORES-SUM",
        sentence="Scores that are a partial sum are summed before the softmax.",
        documents=("attention.md:36", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        text="""tp == 1 or attention.q != 'head_dim' or attention.scores.sum == 'softmax'
            or model.delta or attention.one_key or attention.scores_whole""",
        say="head dimensions are split over {tp} ranks, and the softmax reads each rank's partial "
        "sum of the scores, which are summed {when:attention.scores.sum}",
        at=("attention.scores.sum", "attention.qkv.split"),
        fix="attention: {scores: {sum: softmax}}",
        exempt="a window of one token, or a declared prompt of one: the one key has all the weight",
    ),
    Clause(
        code="ATTN-SCORES-GROUP",
        sentence="The sum of the scores runs over the ranks of tp and no others.",
        documents=("tensor_parallelism.md:105-114",),
        modules=("attention",),
        scope="layer",
        text=f"""attention.scores.sum == 'none' or model.delta
            or (attention.scores.sum == 'after' and tp != 1 and not attention.scores_whole
                and not attention.one_key)
            or (attention.q != 'head_dim' and attention.q != 'sum' and attention.k != 'sum')
            or ({fits("attention.scores.group")})
            or ({alone("attention.scores.group")} and (attention.one_key
                or (attention.q == 'head_dim' and attention.scores_whole)))""",
        say="the scores are summed over {group:attention.scores.group}",
        at=("attention.scores.group",),
        fix="attention: {scores: {group: [tp]}}",
    ),
    Clause(
        code="ATTN-SCALE",
        sentence="Scores are scaled by the model's head dimension, not by a rank's part of it.",
        documents=("attention.md:40",),
        modules=("attention",),
        scope="layer",
        text="""attention.q != 'head_dim' or attention.scores.scale == 'full'
            or model.delta or model.set_scale or attention.one_key or attention.head_dim.least < 1
            or attention.head_dim.undivided""",
        say="a rank scales the scores by {scale:attention.head_dim}",
        at=("attention.scores.scale",),
        fix="attention: {scores: {scale: full}}",
        exempt="a window of one token, or a declared prompt of one: the one key has all the weight",
    ),
    Clause(
        code="ATTN-NORM-STATISTIC",
        sentence="A norm over queries and keys takes its statistic over all that it normalises.",
        documents=("tensor_parallelism.md:33-36", "attention.md:40"),
        modules=("attention",),
        scope="layer",
        text="""attention.scores.statistic == 'summed' or model.qk_norm == 'none'
            or not (((attention.k == 'head_dim'
                    or (attention.q == 'head_dim' and not attention.one_key))
                    and not attention.head_dim.undivided)
                or (model.qk_norm == 'width' and ((attention.k == 'heads'
                        and not attention.kv_undivided)
                    or (attention.q == 'heads' and not attention.one_key
                        and not attention.heads.undivided))))""",
        say="queries and keys are normalised {normed:model.qk_norm}, and every rank takes the "
        "mean square of its own shard in place of all of it",
        at=("attention.scores.statistic",),
        fix="attention: {scores: {statistic: summed}}",
    ),
    Clause(
        code="ATTN-PER-HEAD",
        sentence="What belongs to a head (an ALiBi slope, a sink) is that of the rank's own heads.",
        documents=("tensor_parallelism.md:71-72", "attention.md:40"),
        modules=("attention",),
        scope="layer",
        text="""attention.q != 'heads' or attention.scores.per_head == 'own'
            or not (model.positions == 'alibi' or model.sinks)
            or (not attention.heads.moved
                and (not attention.heads.padded or attention.heads.filled))
            or (attention.one_key and not (attention.heads.padded
                and not attention.heads.filled and (attention.heads.leads or tp == 1)))""",
        say="each of {tp} ranks takes the first entries of a table that has one for every head: "
        "{heads:attention.heads}",
        at=("attention.scores.per_head",),
        fix="attention: {scores: {per_head: own}}",
        exempt="a window of one token, or a declared prompt of one: the one key has all the weight",
    ),
    Clause(
        code="ATTN-OUT-INPUT",
        sentence="The output projection reads the heads that its rows are for, or all of them.",
        documents=("attention.md:37", "tensor_parallelism.md:95-97"),
        modules=("attention",),
        scope="layer",
        text="""attention.out.split == 'in' or attention.mixed_in in ('whole', 'sum')
            or (tp == 1 and not (attention.heads.moved or attention.heads.padded
                if attention.mixed_in == 'heads'
                else attention.head_dim.moved or attention.value_dim.padded))""",
        say="the output projection (split: {attention.out.split}) reads all heads, and its rank "
        "has only its own: nobody gathers them",
        at=("attention.out.input", "attention.out.split"),
        fix="attention: {out: {input: auto}}",
    ),
    Clause(
        code="ATTN-OUT-WHOLE",
        sentence="What attention gives reaches the stream whole and counted once.",
        documents=("tensor_parallelism.md:97", "attention.md:37", "attention.md:41"),
        modules=("attention",),
        scope="layer",
        text="""attention.arrives in ('whole', stream)
            or (tp == 1 and (attention.out.split != 'out'
                or (stream.in_order and not (hidden.moved or hidden.padded))))""",
        say="the output projection (split: {attention.out.split}, collective: "
        "{attention.out.collective}) over {tp} ranks: {arrives:attention.out}",
        at=("attention.out.collective", "attention.out.split", "attention.out"),
        fix="attention: {out: {collective: auto}}",
    ),
    Clause(
        code="ATTN-OUT-GROUP",
        sentence="The output projection's collective runs over the ranks of tp and no others.",
        documents=("tensor_parallelism.md:105-114",),
        modules=("attention",),
        scope="layer",
        text=f"""attention.out.collective == 'none'
            or (attention.out.collective == 'auto' and (attention.out_state == 'whole'
                or (attention.out_state == 'hidden' and stream == 'hidden')))
            or {idles("attention.out.group", "attention.out_state")}
            or ({fits("attention.out.group")})""",
        say="the output projection's collective runs over {group:attention.out.group}",
        at=("attention.out.group",),
        fix="attention: {out: {group: [tp]}}",
    ),
    Clause(
        code="ATTN-OUT-BIAS",
        sentence="The output projection's bias is counted once.",
        documents=("tensor_parallelism.md:33-36", "attention.md:40"),
        modules=("attention",),
        scope="layer",
        text="""tp == 1 or not model.out_bias
            or (attention.out_state == 'sum'
                and (attention.out.bias != 'every' or attention.taken_for_whole))
            or (attention.out_state != 'sum' and attention.out.bias in ('after', 'every')
                and not attention.full_though_split)
            or (attention.out.bias == 'first'
                and ((attention.out_state == 'hidden' and hidden.first_alone)
                    or (attention.out_state == 'whole' and stream.first_keeps_all)))""",
        say="the output projection's bias is added {once:attention.out.bias}, "
        "{added:attention.out.bias}",
        at=("attention.out.bias",),
        fix="attention: {out: {bias: after}}",
    ),
    Clause(
        code="ATTN-OUT-RESIDUAL",
        sentence="The residual joins attention's output exactly once, where the model adds it.",
        documents=("tensor_parallelism.md:33-36", "attention.md:40"),
        modules=("attention",),
        scope="layer",
        text="""attention.out.residual == 'after'
            or (model.norm == 'pre' and not model.scaled_residual
                and attention.residual_once)""",
        say="the residual is added {once:attention.out.residual}, {residual:attention.out}",
        at=("attention.out.residual",),
        fix="attention: {out: {residual: after}}",
    ),
)
