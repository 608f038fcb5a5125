"""The LM head and the greedy choice."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

LM_HEAD = (
    Clause(
        code="LM-TOKENS",
        sentence="A head over ranks that have different tokens gathers the tokens of all of them.",
        documents=("embedding_lm_head.md:60", "tensor_parallelism.md:48-63"),
        modules=("lm_head",),
        text="not lm_head.of_others or lm_head.input != 'own'",
        say="the head lies over {over:lm_head}, whose ranks have other tokens than each other: "
        "nobody gathers these, and the logits of different tokens are put together",
        at=("lm_head.input", "lm_head.over"),
        fix="lm_head: {input: gathered}",
    ),
    Clause(
        code="LM-HIDDEN-OWNED",
        sentence=(
            "A head over ranks of its own that splits the hidden dimension has every index of it "
            "on exactly one of them."
        ),
        documents=("embedding_lm_head.md:37", "tensor_parallelism.md:33-36"),
        modules=("lm_head",),
        lies="lm_head",
        apart=True,
        text="lm_head.split != 'in' or hidden.owned_once",
        say="{cut:hidden}{twice:hidden}",
        at=("hidden", "lm_head.over"),
        fix="hidden: balanced",
    ),
    Clause(
        code="LM-VOCAB-OWNED",
        sentence="Every row of the vocabulary gets its logit on a rank.",
        documents=("embedding_lm_head.md:37", "tensor_parallelism.md:33-36"),
        modules=("lm_head",),
        lies="lm_head",
        text="lm_head.split != 'vocab' or lm_head.cut.owned",
        say="{cut:lm_head.cut}",
        at=("lm_head.cut", "tp"),
        fix="lm_head: {cut: padded}",
    ),
    Clause(
        code="LM-OUT-WHOLE",
        sentence="Logits are gathered, or summed, before they are given out.",
        documents=("embedding_lm_head.md:37-38", "embedding_lm_head.md:82"),
        modules=("lm_head",),
        lies="lm_head",
        text="lm_head.arrives == 'whole'",
        say="the head (split: {lm_head.split}, collective: {lm_head.collective}) over {tp} ranks: "
        "{arrives:lm_head}",
        at=("lm_head.collective", "lm_head.split", "lm_head"),
        fix="lm_head: {collective: auto}",
    ),
    Clause(
        code="LM-GROUP",
        sentence="The head's collective runs over the head's own ranks and no others.",
        documents=("tensor_parallelism.md:105-114",),
        modules=("lm_head",),
        lies="lm_head",
        text="not lm_head.joins or lm_head.group == 'tp'",
        say="the head's collective runs over {group:lm_head.group}",
        at=("lm_head.group",),
        fix="lm_head: {group: null}",
    ),
    Clause(
        code="LM-ORDER",
        sentence="Gathered logits are in the order of their vocabulary ids.",
        documents=("embedding_lm_head.md:82", "tensor_parallelism.md:84-85"),
        modules=("lm_head",),
        lies="lm_head",
        text="lm_head.split != 'vocab' or lm_head.order == 'owner'",
        say="the logits of {tp} ranks are put together in reverse order: those of the last rank "
        "stand at the ids of the first",
        at=("lm_head.order",),
        fix="lm_head: {order: owner}",
    ),
    Clause(
        code="LM-BIAS",
        sentence="The head's bias is added exactly once.",
        documents=("embedding_lm_head.md:82", "tensor_parallelism.md:33-36"),
        modules=("lm_head",),
        lies="lm_head",
        text="not model.head_bias or lm_head.bias_once",
        say="the head's bias is added {once:lm_head.bias}, {added:lm_head.bias}",
        at=("lm_head.bias",),
        fix="lm_head: {bias: after}",
    ),
    Clause(
        code="LM-PADS",
        sentence="A padded row never wins the choice of the next token.",
        documents=("embedding_lm_head.md:82",),
        modules=("lm_head",),
        lies="lm_head",
        text="""lm_head.split != 'vocab' or lm_head.pad_rows == 0 or lm_head.pads == 'masked'""",
        say="padded rows ({lm_head.pad_rows}) can win the choice: {padded:lm_head.pads}",
        at=("lm_head.pads",),
        fix="lm_head: {pads: masked}",
    ),
    Clause(
        code="LM-GREEDY",
        sentence="The next token is the best of the whole vocabulary, on every rank.",
        documents=("embedding_lm_head.md:82",),
        modules=("lm_head",),
        lies="lm_head",
        text="""lm_head.greedy in ('logits', 'merged')
            or (lm_head.greedy == 'own' and lm_head.split != 'vocab')""",
        say="the choice is made in each rank's own rows of the vocabulary, over "
        "tp {tp}: {ids:lm_head.greedy}",
        at=("lm_head.greedy",),
        fix="lm_head: {greedy: logits}",
    ),
    Clause(
        code="LM-TIED",
        sentence="A head that is tied to the embedding has those weights, split as they are.",
        documents=("embedding_lm_head.md:48-51", "embedding_lm_head.md:82"),
        modules=("lm_head", "embedding"),
        text="""not model.tied or lm_head.tied == 'copied'
            or (lm_head.tied == 'shared' and stages.first == stages.last and not lm_head.apart
                and lm_head.split_as_embedding)""",
        say="the head is tied to the embedding, and {tied:lm_head.tied}",
        at=("lm_head.tied", "lm_head"),
        fix="lm_head: {tied: copied}",
    ),
)
