"""What is asked of heads, their dimensions, scores and the output projection."""

from __future__ import annotations

from shardproof.proofs.theorems.asked.condition import (
    BEYOND,
    FIRST_HAS,
    MISSING,
    ON_EACH,
    ON_ONE,
    OWN_PIECE,
    TWICE,
    WIDE,
    Condition,
    joins,
    nobody,
    once,
    over_tp,
    owned,
)

ATTENTION = r"\S*\.attention\."

CONDITIONS = (
    Condition(
        ("out_linear", "head_moments", "all_gather"),
        "every query head is on a rank where all are read",
        "(attention.qkv.split != 'heads' and (attention.out.split != 'in'"
        " or attention.mixed_in == 'head_dim')) or " + owned("attention.heads"),
        (MISSING,), ATTENTION,
    ),
    Condition(
        ("out_linear",), "and on one alone where the output projection sums over heads",
        "attention.out.split != 'in' or attention.mixed_in in ('head_dim', 'sum')"
        " or attention.heads.most == 1 or attention.out_state == 'whole'",
        (TWICE,), ATTENTION,
    ),
    Condition(
        ("linear", "bias"), "no head is named that is not there",
        "attention.qkv.split != 'heads' or not attention.heads.beyond",
        (BEYOND,), ATTENTION,
    ),
    Condition(
        ("scores", "weigh"), "a query head finds the KV head that it reads on its rank",
        "attention.qkv.split != 'heads' or attention.q == 'whole'"
        " or not (attention.kv_missing or attention.kv_beyond)",
        ("head … on rank … reads KV head …, which is not there", BEYOND), ATTENTION,
    ),
    Condition(
        ("all_gather",), "every KV head is on a rank where all are put together",
        "attention.qkv.split != 'heads' or attention.q != 'whole' or not attention.kv_unowned",
        (MISSING,), ATTENTION,
    ),
    Condition(
        ("scores",), "every dimension of queries and keys is on a rank, on one where they are "
        "summed",
        "attention.qkv.split != 'head_dim' or attention.one_key or (attention.head_dim.least >= 1"
        " and (attention.head_dim.most == 1 or attention.scores_whole or attention.one_key"
        " or attention.q == 'whole'))",
        (MISSING, TWICE), ATTENTION,
    ),
    Condition(
        ("linear",), "no dimension of a head is named that is not there",
        "attention.qkv.split != 'head_dim' or (not attention.head_dim.beyond"
        " and (not attention.value_dim.beyond or model.latent))",
        (BEYOND,), ATTENTION,
    ),
    Condition(
        ("rope",), "both of a pair of dimensions are on the rank",
        "attention.qkv.split != 'head_dim' or attention.q == 'whole' or not attention.pairs_apart",
        ("rank … has one of the pair of dimensions … and … alone",),
    ),
    Condition(
        ("linear",), "a block of a fused weight is what its parts' maps say",
        "attention.qkv.fused == 'grouped' or model.latent"
        " or not attention.qkv.split in ('heads', 'head_dim')"
        " or (attention.fused_in_place if attention.qkv.split == 'heads'"
        " else not attention.head_dim.moved and not attention.head_dim.padded"
        " and (tp == 1 or attention.head_dim.most == 1))",
        ("rank …'s block of […] is not what its maps say",), ATTENTION,
    ),
    Condition(
        ("all_reduce", "all_gather"), "what joins queries, keys and values runs over tp alone",
        f"{over_tp('attention.qkv.group')}"
        f" or ({nobody('attention.qkv.group')} and attention.qkv.split != 'in')"
        " or attention.qkv.collective == 'none'"
        " or (attention.qkv.split != 'in' and attention.qkv.collective == 'auto')"
        " or (attention.k == 'sum' and attention.v == 'sum'"
        " and (attention.q == 'sum' or attention.one_key))",
        WIDE, ATTENTION,
    ),
    Condition(
        ("all_reduce",), "what sums scores runs over tp alone",
        f"{over_tp('attention.scores.group')}"
        f" or ({nobody('attention.scores.group')} and (attention.one_key"
        " or (attention.q == 'head_dim' and attention.scores_whole)))"
        " or attention.scores.sum == 'none'"
        " or (attention.scores.sum == 'after' and tp != 1 and not attention.scores_whole)"
        " or (attention.q != 'head_dim' and attention.q != 'sum' and attention.k != 'sum')",
        WIDE, ATTENTION,
    ),
    Condition(
        ("bias",), "the bias of queries, keys and values is counted once",
        "tp == 1 or not ((model.q_bias and not attention.one_key) or model.k_bias or model.v_bias)"
        " or (attention.qkv.split != 'in' and attention.qkv.bias in ('after', 'every'))"
        " or (attention.qkv.bias == 'first' and ((attention.qkv.split == 'heads'"
        " and attention.heads.first_alone and attention.kv_first_alone)"
        " or (attention.qkv.split == 'head_dim' and attention.head_dim.first_alone)))"
        " or (attention.qkv.split == 'in' and attention.qkv.bias != 'every'"
        " and (attention.qkv.bias != 'after' or not ((model.q_bias and attention.q == 'sum'"
        " and not attention.one_key)"
        " or (model.k_bias and attention.k == 'sum')"
        " or (model.v_bias and attention.v == 'sum'))))",
        (ON_EACH, ON_ONE), ATTENTION,
    ),
    Condition(
        ("logits",), "scores are scaled by a whole head's dimensions",
        "attention.q != 'head_dim' or attention.scores.scale == 'full' or model.set_scale"
        " or attention.one_key or attention.head_dim.least < 1 or attention.head_dim.undivided",
        ("the scale is that of the dimensions on the rank, not of a whole head",),
    ),
    Condition(
        ("head_norm",), "a norm of queries or keys knows all that it normalises",
        "attention.scores.statistic == 'summed' or model.qk_norm == 'none'"
        " or not (((attention.k == 'head_dim' or (attention.q == 'head_dim'"
        " and not attention.one_key)) and not attention.head_dim.undivided)"
        " or (model.qk_norm == 'width' and ((attention.k == 'heads'"
        " and not attention.kv_undivided) or (attention.q == 'heads' and not attention.one_key"
        " and not attention.heads.undivided))))",
        (OWN_PIECE,), r"\S* head_norm",
    ),
    Condition(
        ("logits", "exp_weights"), "what a head has of its own is taken for the rank's own heads",
        "attention.q != 'heads' or attention.scores.per_head == 'own' or attention.one_key"
        " or not (model.positions == 'alibi' or model.sinks)"
        " or (not attention.heads.moved"
        " and (not attention.heads.padded or attention.heads.filled))",
        ("a rank takes the first of all heads' constants for its own",),
    ),
    Condition(
        ("all_reduce", "all_gather", "reduce_scatter"),
        "what joins the pieces of attention's output runs over tp alone",
        joins("attention.out", "attention.out_state", "attention.out.collective == 'auto'"
              " and attention.out_state in ('whole', stream)"),
        WIDE, ATTENTION,
    ),
    Condition(
        ("bias",), "the bias of the output projection is counted once",
        "not model.out_bias or attention.full_though_split"
        " or (attention.taken_for_whole and attention.out.bias == 'every') or "
        + once("attention.out.bias", "attention.out_state == 'sum'", FIRST_HAS),
        (ON_EACH, ON_ONE), ATTENTION,
    ),
)  # fmt: skip
