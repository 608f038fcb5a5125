"""From prefill's cache to decode's."""

from __future__ import annotations

from functools import partial

from shardproof.spec.law.clause import Clause

handoff = partial(Clause, modules=("cache",), scope="plan", phases=("decode",))


def _axis(code: str, axis: str, sentence: str, documents: tuple[str, ...], at: str) -> Clause:
    return handoff(
        code=code,
        sentence=sentence,
        documents=documents,
        text=f"not handoff.lacks_{axis}",
        say=f"the cache is transferred {{cache:handoff.cache}}: {{lack:{axis}}}",
        at=(at, "handoff.cache"),
        fix="handoff: {cache: logical}",
    )


HANDOFF = (
    handoff(
        code="HANDOFF-RANKS",
        sentence="A KV transfer from rank to rank is between pools of equally many ranks.",
        documents=("attention.md:74", "tensor_parallelism.md:99"),
        text="not handoff.unpaired",
        say="prefill has {world:prefill} ranks and decode {world:decode}, and the cache is "
        "transferred {cache:handoff.cache}: some ranks are paired with none",
        at=("handoff.cache", "handoff"),
        fix="handoff: {cache: logical}",
    ),
    _axis(
        "HANDOFF-HEADS",
        "heads",
        "A decode rank gets the entries of every KV head that it is to have.",
        ("attention.md:74", "tensor_parallelism.md:99"),
        "attention",
    ),
    _axis(
        "HANDOFF-LAYERS",
        "layers",
        "A decode stage has the cache of its own layers.",
        ("attention.md:73", "moe.md:83"),
        "stages",
    ),
    _axis(
        "HANDOFF-SEQUENCES",
        "sequences",
        "A sequence is decoded where its cache is.",
        ("attention.md:67", "ffn.md:64", "moe.md:64"),
        "batch",
    ),
    _axis(
        "HANDOFF-TOKENS",
        "tokens",
        "A decode rank has the entries of all tokens that it attends to.",
        ("attention.md:76", "attention.md:98", "moe.md:84"),
        "sequence",
    ),
    handoff(
        code="HANDOFF-FIRST",
        sentence="Every rank of decode that has KV heads gets their entries.",
        documents=("attention.md:74", "tensor_parallelism.md:99"),
        scope="layer",
        text="handoff.cache != 'first' or tp == 1",
        say="only the first of {tp} ranks of tp gets the cache: the others have KV heads too, and "
        "no entries of them",
        at=("handoff.cache",),
        fix="handoff: {cache: logical}",
    ),
    handoff(
        code="HANDOFF-STORAGE",
        sentence="Cache entries are read in the layout in which they were stored.",
        documents=("attention.md:74", "tensor_parallelism.md:99"),
        scope="layer",
        text="""handoff.storage != 'raw' or model.delta
            or (handoff.slice == 'memory' and not handoff.mixed)""",
        say="prefill stores entries as (token, head) and decode reads {raw:handoff.slice} as "
        "(head, token), unconverted",
        at=("handoff.storage",),
        fix="handoff: {storage: converted}",
    ),
)
