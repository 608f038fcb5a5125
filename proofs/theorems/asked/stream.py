"""What is asked of the embedding, the stream and the LM head."""

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
    once,
    owned,
)

CONDITIONS = (
    Condition(
        ("lookup",), "a token is looked up as zero where its row is another rank's",
        "tp == 1 or embedding.split != 'vocab' or embedding.mask or embedding.alone",
        ("a token is looked up on a rank that has not its row",),
    ),
    Condition(
        ("lookup",), "every row of the table is on one rank, where lookups are summed",
        "embedding.split != 'vocab' or (not embedding.cut.beyond and (embedding.state == 'whole'"
        " or (embedding.cut.least == 1 and embedding.cut.most == 1)))",
        (MISSING, TWICE, BEYOND), r"embedding\.\S* lookup",
    ),
    Condition(
        ("all_reduce", "all_gather", "reduce_scatter"),
        "what joins the pieces of the embedding runs over tp alone",
        joins("embedding", "embedding.state", "embedding.collective == 'auto'"
              " and embedding.state in ('whole', stream)"),
        WIDE, r"embedding\.\S* (all_reduce|all_gather|reduce_scatter)",
    ),
    Condition(
        ("learned",), "learned positions are counted once",
        "model.positions != 'learned' or embedding.full_though_split or "
        + once("embedding.positions", "embedding.state == 'sum'", FIRST_HAS),
        (ON_EACH, ON_ONE), r"embedding\.\S* learned",
    ),
    Condition(
        ("all_gather", "moments", "slice", "lookup"),
        "every index of a stream that is cut is on a rank",
        "not (hidden.gathered or hidden.summed) or " + owned("hidden"),
        (MISSING, BEYOND, TWICE), r"\S* (all_gather|moments|slice|lookup|linear)\(",
    ),
    Condition(
        ("slice", "all_gather", "reduce_scatter"),
        "every token of a stream that is cut is on a rank of tp",
        "stream != 'tokens' or stream.tokens_covered or " + owned("stream_tokens"),
        ("a cut … leaves … of a rank's tokens on none of tp",),
    ),
    Condition(
        ("norm",), "a norm over a stream that is split knows the whole row",
        "tp == 1 and not hidden.padded or stream != 'hidden' or norm.statistic == 'summed'"
        " or hidden.undivided",
        (OWN_PIECE,), r"\S* norm",
    ),
    Condition(
        ("head_linear",), "every row of a head that is cut by rows is on one rank",
        "lm_head.split != 'in' or lm_head.state == 'whole' or (" + owned("hidden")
        + " and hidden.most == 1)",
        (MISSING, TWICE), r"head\.\S* head_linear",
    ),
    Condition(
        ("head_linear",),
        "a head names no row that is not there, but where it reads the embedding's pads",
        "lm_head.split != 'vocab' or not lm_head.cut.beyond or lm_head.stored",
        (BEYOND,), r"head\.\S* head_linear",
    ),
    Condition(
        ("bias",), "no row that is not there has a bias",
        "lm_head.split != 'vocab' or not lm_head.cut.beyond or not model.head_bias",
        (BEYOND,), r"head\.\S* bias",
    ),
    Condition(
        ("choose", "reduce_scatter"),
        "logits of rows that are not there are left out where the pieces are joined",
        "lm_head.split != 'vocab' or not lm_head.cut.beyond"
        " or lm_head.collective in ('auto', 'all_gather')"
        " or (lm_head.collective == 'all_reduce' and embedding.cut.filled)",
        (BEYOND, "a token is chosen (…) from …"), r"head\.\S* (choose|reduce_scatter)\(",
    ),
    Condition(
        ("choose",), "no token is chosen from rows that are not there",
        "lm_head.split != 'vocab' or not lm_head.cut.beyond or lm_head.greedy == 'logits'"
        " or work.steps == 0 or (work.steps == 1 and not prefill)",
        (BEYOND,), r"head\.\S* choose\(",
    ),
    Condition(
        ("gather_logits",), "every row of the vocabulary has its logit on a rank",
        "lm_head.split != 'vocab' or lm_head.cut.least >= 1",
        (MISSING,), r"head\.\S* gather_logits",
    ),
    Condition(
        ("all_reduce", "gather_logits", "reduce_scatter"),
        "what joins the logits runs over tp alone",
        joins("lm_head", "lm_head.state",
              "lm_head.state == 'whole' and lm_head.collective == 'auto'"),
        WIDE, r"head\.\S* (all_reduce|gather_logits|reduce_scatter)",
    ),
    Condition(
        ("gather_logits",), "logits are put together in the order of ids",
        "tp == 1 or lm_head.state != 'vocab' or lm_head.order == 'owner'"
        " or not lm_head.collective in ('auto', 'all_gather') or lm_head.reversible",
        ("the pieces are put together in another order, …",), r"head\.",
    ),
    Condition(
        ("bias",), "the head's bias is counted once",
        "not model.head_bias or " + once(
            "lm_head.bias", "lm_head.state == 'sum'",
            "lm_head.state == 'vocab' and lm_head.cut.first_alone"),
        (ON_EACH, ON_ONE), r"head\.\S* bias",
    ),
    Condition(
        ("choose",), "no padded row wins the choice of a token",
        "lm_head.pads == 'masked' or lm_head.split != 'vocab' or lm_head.pad_rows == 0"
        " or work.steps == 0 or (work.steps == 1 and not prefill)"
        " or (lm_head.greedy == 'logits' and not lm_head.collective in ('auto', 'all_gather'))"
        " or (lm_head.greedy == 'ids_summed' and lm_head.cut.filled)"
        " or (lm_head.greedy == 'own' and not lm_head.pads_where_read)",
        ("a padded row's logit is zero, and can win",),
    ),
    Condition(
        ("choose",), "ranks' own choices are of the whole vocabulary, or one rank's alone",
        "lm_head.greedy in ('logits', 'merged') or work.steps == 0"
        " or (work.steps == 1 and not prefill)"
        " or (lm_head.greedy == 'own' and (lm_head.split != 'vocab' or lm_head.chooses_alone))"
        " or (lm_head.greedy == 'ids_summed' and (lm_head.one_chooses"
        " if lm_head.split == 'vocab' else tp == 1))",
        ("a token is chosen (…) from …", "ids are named by another map than …"),
        r"head\.\S* choose\(",
    ),
    Condition(
        ("head_linear",), "a tied head has the embedding's weights, where they are stored",
        "not model.tied or lm_head.tied == 'copied' or (lm_head.tied == 'shared'"
        " and stages.first == stages.last"
        " and ((embedding.table == 'whole' and lm_head.table == 'whole')"
        " or (embedding.split == 'hidden' and lm_head.split == 'in')"
        " or (embedding.split == 'vocab' and lm_head.split == 'vocab' and lm_head.same_cut)))",
        (
            "the head was given no weights",
            "the embedding's storage is on another stage",
            "the embedding has …, the head needs …",
        ),
    ),
)  # fmt: skip
