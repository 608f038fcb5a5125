"""What is asked of values where they are used: whole, shares of a sum, or pieces alike."""

from __future__ import annotations

from shardproof.proofs.theorems.asked.condition import Condition

DENSE = ("dense",)
JOINED = (
    "what is summed is no share of a sum, and counts once for each rank",
    "nothing says which piece is which rank's",
    "nothing says which indices are which rank's",
    "each rank has its own piece of …",
    "each rank has a share of its piece, and not the piece",
    "the map is …, and the operand lies as …",
    "some ranks have it, and others something else",
    "… is split already",
    "… over …, and the operand is …",
    "it is right on one rank alone, or for what a rank owns",
    "no rank has it",
    "some ranks have one operand, others the other, and none has both",
    "the plan has … cached that are …, and is given …",
)
SHARES = (
    "… and … are both shares of sums",
    "… is a share of a sum already, and its rows are split",
    "… is applied to each rank's share of a sum",
    "the rotated key is a share of a sum",
    "the latent is split, …",
    "what a token sees is told by its place, and it lies as …",
)
ALIKE = (
    "one operand lies as …, the other as …",
    "one operand has …, the other …",
    "… lies as … in one operand, as … in the other",
    "queries lie as …, keys as …",
    "queries lie as …, keys and values as …",
    "its weight is cut otherwise than …",
    "its map is another than that of …",
)
ADDED = (
    "one operand is a share of a sum, the other is whole, and counts on each rank",
    "what is added is itself a share of a sum",
)
OUTPUTS = ("logits are to be whole on every rank", "a token is chosen (…) from …")
SENTENCES = (*JOINED, *SHARES, *ALIKE, *ADDED)


def _projection(name: str, when: str) -> Condition:
    return Condition(
        ("linear", "all_reduce", "all_gather", "reduce_scatter"),
        f"what {name} gives is joined by what fits it",
        f"not ({when}) or (tp == 1 and ffn.{name}.split != 'in')"
        f" or not ffn.{name}_state in ('counted', 'broken')",
        SENTENCES, r"\S*\.ffn\.", layers=DENSE,
    )  # fmt: skip


def _entering(name: str, when: str) -> Condition:
    return Condition(
        ("linear", "slice"),
        f"what {name} reads is whole, or the rows that it has, or the first rank's alone",
        f"not ({when}) or ffn.{name}_entering == 'whole'"
        f" or ffn.tokenwise"
        f" or (ffn.{name}_entering == 'hidden'"
        f" and (ffn.{name}.split == 'in' or ffn.{name}_on_first))",
        SENTENCES, r"\S*\.ffn\.", layers=DENSE,
    )  # fmt: skip


CONDITIONS = (
    Condition(
        ("all_reduce", "all_gather", "reduce_scatter", "add", "norm"),
        "what the embedding gives is joined by what fits it",
        "embedding.joined in ('whole', stream)"
        " or (tp == 1 and (embedding.split != 'hidden'"
        " or (stream.in_order and not (hidden.moved or hidden.padded))))",
        SENTENCES,
    ),
    Condition(
        ("linear", "slice"), "projections read the whole stream, or the rows that they have",
        "attention.entering == 'whole'"
        " or (attention.entering == 'hidden' and attention.qkv.split == 'in')",
        SENTENCES, r"\S*\.attention\.",
    ),
    Condition(
        ("all_reduce", "all_gather", "reduce_scatter"),
        "queries, keys and values are joined by what fits them",
        "tp == 1 or not (attention.q in ('counted', 'broken')"
        " or attention.k in ('counted', 'broken') or attention.v in ('counted', 'broken'))",
        SENTENCES, r"\S*\.attention\.",
    ),
    Condition(
        ("scores", "head_norm", "rope", "exp_weights", "weigh"),
        "no function is applied to a share of queries, keys or values, and no two are multiplied",
        "tp == 1 or attention.qkv.split != 'in' or ((attention.q != 'sum' or attention.one_key"
        " or (attention.k != 'sum' and model.qk_norm == 'none' and not model.query_latent))"
        " and (attention.k != 'sum' or (model.qk_norm == 'none' and not model.latent))"
        " and ((attention.q != 'sum' and attention.k != 'sum')"
        " or attention.scores.sum == 'softmax' or attention.one_key)"
        " and (attention.v != 'sum' or (not model.latent and (attention.out.split == 'none'"
        " or (attention.out.split == 'in' and attention.heads.undivided)))))",
        SENTENCES, r"\S*\.attention\.",
    ),
    Condition(
        ("exp_weights",), "scores are summed before the softmax",
        "tp == 1 or attention.q != 'head_dim' or attention.scores.sum == 'softmax'"
        " or attention.one_key or attention.scores_whole",
        SENTENCES, r"\S*\.attention\.",
    ),
    Condition(
        ("out_linear",), "the output projection reads the heads that its rows are for",
        "attention.out.split == 'in' or attention.mixed_in in ('whole', 'sum')"
        " or (tp == 1 and not (attention.heads.moved or attention.heads.padded"
        " if attention.mixed_in == 'heads'"
        " else attention.head_dim.moved or attention.value_dim.padded))",
        SENTENCES, r"\S*\.attention\.",
    ),
    Condition(
        ("all_reduce", "all_gather", "reduce_scatter", "add", "norm"),
        "what attention gives is joined by what fits it",
        "attention.arrives in ('whole', stream)"
        " or (tp == 1 and (attention.out.split != 'out'"
        " or (stream.in_order and not (hidden.moved or hidden.padded))))",
        SENTENCES,
    ),
    Condition(
        ("add_on",), "the residual joins attention's output once",
        "attention.out.residual == 'after' or (model.norm == 'pre' and not model.scaled_residual"
        " and attention.residual_once)",
        SENTENCES,
    ),
    _entering("gate", "model.gated"),
    _entering("up", "True"),
    _projection("gate", "model.gated"),
    _projection("up", "True"),
    Condition(
        ("mul", "joint"), "gate and up lie alike where they are multiplied",
        "not model.gated or ffn.gate_piece == ffn.up_piece or ffn.share_of_one or ffn.first_reads"
        " or (ffn.width.filled and (ffn.gate_piece == 'width' or ffn.down.split == 'in'"
        " or (ffn.gathers and ffn.gate.collective == 'all_reduce' and ffn.gate.split == 'out')))"
        " or (tp == 1 and not ffn.width.moved and not ffn.width.padded)",
        SENTENCES, r"\S*\.ffn\.", layers=DENSE,
    ),
    Condition(
        ("linear",), "the second projection reads what its rows are for",
        "(tp == 1 or ffn.down.split == 'none' or (ffn.down.split == 'in'"
        " and ffn.width.undivided)) if ffn.product == 'sum'"
        " else ffn.down.split == 'in' or ffn.product_in == 'whole' or ffn.share_of_one"
        " or (tp == 1 and not ffn.width.moved and not ffn.width.padded)",
        SENTENCES, r"\S*\.ffn\.", layers=DENSE,
    ),
    Condition(
        ("all_reduce", "all_gather", "reduce_scatter", "add", "norm"),
        "what the block gives is joined by what fits it",
        "ffn.arrives in ('whole', stream)"
        " or (tp == 1 and (ffn.down.split != 'out'"
        " or (stream.in_order and not (hidden.moved or hidden.padded))))",
        SENTENCES, layers=DENSE,
    ),
    Condition(
        ("add_on",), "the residual joins the block's output once",
        "model.parallel or ffn.down.residual == 'after' or (model.norm == 'pre'"
        " and not model.scaled_residual and ffn.residual_once)",
        SENTENCES, layers=DENSE,
    ),
    Condition(
        ("gather_logits", "all_reduce", "choose"), "logits are whole where they are given out",
        "lm_head.joined == 'whole'"
        " or (tp == 1 and (lm_head.split != 'vocab'"
        " or not (lm_head.cut.moved or lm_head.cut.padded)))",
        (*SENTENCES, *OUTPUTS), r"head\.",
    ),
    Condition(
        ("add_each", "shared_expert", "add"), "shared experts are counted once",
        "not model.shared or moe.shared_once"
        " or ((moe.shared_summed != 'routed' or moe.over_block or not moe.once)"
        " and ((moe.shared_by == 'none' and (moe.shared.scale == 'divided'"
        " or moe.shared_ranks == 1)) or (moe.shared_by != 'none' and moe.shared.scale == 'one'"
        " and (moe.shared_summed == 'own'"
        " or (moe.shared_summed == 'routed' and moe.block == tp)))))",
        (
            "it is a share of a share", "it is divided by …, and no sum has so many ranks",
            "routed experts are …, the shared one …, and one sum is taken", *SENTENCES,
        ),
        r"\S*\.(moe|ffn|out|attended)", layers=("moe",),
    ),
    Condition(
        ("block_return", "block_own", "block_gather"),
        "experts' results come back as their tokens were sent",
        "moe.once or (moe.reaches and moe.comes_back and moe.group_fits)",
        (
            "it returns what was sent …, and is given …",
            "it keeps of what was sent …, and is given …",
            "results come from other ranks than tokens went to", "what is sent is not whole",
            "tokens and routes are not whole, or not of the same ranks",
        ),
        layers=("moe",),
    ),
    Condition(
        ("receive", "add"), "a stage sends all that the next one reads",
        "stages.visits == 1 or stages.send in ('auto', 'both')"
        " or (stages.send == 'hidden' and stages.one_part)",
        ("… is not there", "it is not there"), r"(received|layers\.\d+\.)",
    ),
    Condition(
        ("send", "receive"), "layers are on stages, run once and in their order",
        "((stages.layers.least >= 1 and not stages.layers.beyond"
        " and (stages.layers.most == 1 or stages.order == 'layer'))"
        " or (stages.offset == 'equal' and stages.taken_in_order))"
        " and (stages.order == 'layer' or stages.in_order"
        " or (stages.offset == 'equal' and stages.taken_in_order))"
        " and (stages.offset == 'sum' or stages.equal_before or stages.taken_in_order)",
        (
            "layer … was written already", "layer … was written by no stage of prefill",
            "there is no layer …", "these are not the model's logits",
            "the … of layer … are not the model's",
        ),
    ),
)  # fmt: skip
