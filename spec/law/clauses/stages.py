"""Pipeline stages: layers, order, payloads."""

from __future__ import annotations

from functools import partial

from shardproof.spec.law.clause import Clause

stage = partial(Clause, modules=("embedding", "attention", "ffn", "moe", "lm_head"))

STAGES = (
    stage(
        code="PP-LAYERS-OWNED",
        sentence="Every layer is on exactly one stage.",
        documents=(
            "attention.md:51",
            "attention.md:107",
            "ffn.md:48",
            "ffn.md:94",
            "moe.md:47",
            "moe.md:104",
        ),
        text="stages.layers.owned_once",
        say="{cut:stages.layers}{again:stages.layers}",
        at=("stages.layers", "pp"),
        fix="stages: {layers: balanced}",
    ),
    stage(
        code="PP-ORDER",
        sentence="The stream passes the layers in their order.",
        documents=("attention.md:87", "ffn.md:74", "tensor_parallelism.md:27", "moe.md:74"),
        text="stages.order == 'layer' or stages.in_order",
        say="stages run one after the other, and meet the layers in the order "
        "{visited:stages.layers}: {cut:stages.layers}",
        at=("stages.layers", "stages.order"),
        fix="stages: {order: layer}",
    ),
    stage(
        code="PP-OFFSET",
        sentence="A stage's layers are the model's layers of those numbers.",
        documents=("attention.md:51", "attention.md:87"),
        text="stages.offset == 'sum' or stages.equal_before",
        say="a stage takes its layers in a row, from its number times its own size on: "
        "{taken:stages.layers} ({cut:stages.layers})",
        at=("stages.offset", "stages.layers"),
        fix="stages: {offset: sum}",
    ),
    stage(
        code="PP-PAYLOAD",
        sentence="A stage sends all that the next one reads.",
        documents=(
            "attention.md:52",
            "attention.md:77",
            "attention.md:107",
            "ffn.md:49",
            "ffn.md:94",
            "moe.md:48",
            "moe.md:74",
            "moe.md:85",
            "embedding_lm_head.md:50",
            "tensor_parallelism.md:183",
        ),
        scope="layer",
        text="""stages.visits == 1 or stages.send == 'auto'
            or (not stages.index_shared
                and (stages.send == 'both' or (stages.send == 'hidden' and stages.one_part)))""",
        say="a stage sends {sent:stages.send}",
        at=("stages.send", "stages.stream"),
        fix="stages: {send: auto}",
    ),
    stage(
        code="PP-RECEIVERS",
        sentence="Every rank of the next stage receives what it reads.",
        documents=("attention.md:52", "ffn.md:49", "moe.md:85"),
        text="stages.receivers == 'all' or stages.visits == 1",
        say="of {tp} ranks of the next stage only the first receives the stream: the others run "
        "without",
        at=("stages.receivers",),
        fix="stages: {receivers: all}",
    ),
    stage(
        code="PP-TOKEN",
        sentence="The next token is sent to the stage of the embedding.",
        documents=("embedding_lm_head.md:28", "embedding_lm_head.md:50", "attention.md:97"),
        text="stages.token == 'returned' or stages.first == stages.last",
        say="the token is made on stage {stages.last} and stays there, where stage "
        "{stages.first} embeds it",
        at=("stages.token",),
        fix="stages: {token: returned}",
    ),
)
