"""Tokens over the ranks of sp: prefill, and what those ranks do in decode."""

from __future__ import annotations

from shardproof.spec.law.clause import Clause

_SP = ("attention.md:45-47",)

SEQUENCE = (
    Clause(
        code="SP-TOKENS-OWNED",
        sentence="Every token of a prompt is on a rank of sp, and under a ring all of them on "
        "equally many.",
        documents=(
            "attention.md:45",
            "attention.md:106",
            "ffn.md:42",
            "ffn.md:93",
            "moe.md:41",
            "moe.md:103",
            "embedding_lm_head.md:42",
            "embedding_lm_head.md:92",
        ),
        modules=("embedding", "attention", "ffn", "moe", "lm_head"),
        phases=("prefill",),
        scope="layer",
        text="""sequence.cut.least >= 1 and not sequence.cut.beyond
            and (sequence.exchange != 'ring' or (sequence.cut.least == sequence.cut.most
                and (sequence.cut.least == 1 or not model.sinks)) or sequence.ring_fits
                or model.delta)""",
        say="{cut:sequence.cut}{ring:sequence.cut}",
        at=("sequence.cut", "sp"),
        fix="sequence: {cut: balanced}",
    ),
    Clause(
        code="SP-POSITIONS",
        sentence="A token's position is its place in the sequence.",
        documents=("attention.md:47", "embedding_lm_head.md:44"),
        modules=("embedding", "attention"),
        scope="layer",
        text="""sequence.positions == 'global' or model.positions == 'none'
            or (model.positions == 'alibi' and attention.one_key)
            or (prefill and not sequence.cut.moved)
            or (prefill and model.positions == 'alibi' and sequence.exchange != 'none'
                and sequence.givers_in_place)
            or (not prefill and (sp == 1 or sequence.layout != 'keys'
                or not sequence.keys.moved))""",
        say="tokens are split over {sp} ranks, and each counts positions among its own tokens, "
        "from zero: {first:sequence.cut}",
        at=("sequence.positions",),
        fix="sequence: {positions: global}",
        exempt="a declared prompt that lies on the first rank alone; under ALiBi, which only asks "
        "where keys stand, one whose every token is in its place on the first rank that has it",
    ),
    Clause(
        code="SP-MASK",
        sentence="The causal mask compares places in the sequence.",
        documents=("attention.md:47", "attention.md:96", "ffn.md:83", "moe.md:92"),
        modules=("attention",),
        scope="layer",
        phases=("prefill",),
        text="""sequence.mask == 'global' or not sequence.cut.moved or model.delta
            or (sequence.exchange == 'none'
                and (not sequence.reachable or model.window_of_one))
            or (sequence.exchange == 'ring' and sequence.ring_fits)""",
        say="tokens are split over {sp} ranks, and the mask compares their places on the rank: "
        "{first:sequence.cut}",
        at=("sequence.mask",),
        fix="sequence: {mask: global}",
        exempt="a declared prompt that lies on the first rank alone, or a window of one token "
        "and no exchange",
    ),
    Clause(
        code="SP-KV-EXCHANGE",
        sentence="A token's attention reaches the keys and values of every earlier token.",
        documents=(
            "attention.md:47",
            "attention.md:76",
            "attention.md:86",
            "attention.md:98",
            "moe.md:73",
            "moe.md:84",
        ),
        modules=("attention", "cache"),
        scope="layer",
        phases=("prefill",),
        text="sequence.exchange != 'none' or sequence.reachable or model.delta",
        say="tokens are split over {sp} ranks, and keys and values stay where they are: a rank "
        "does not see earlier tokens of the others",
        at=("sequence.exchange",),
        fix="sequence: {exchange: gather}",
        exempt="a declared prompt on one rank, or a window of one token",
    ),
    Clause(
        code="SP-DECODE",
        sentence="Consecutive decode steps of a sequence do not run side by side.",
        documents=(
            "attention.md:46",
            "attention.md:86",
            "attention.md:95",
            "attention.md:106",
            "ffn.md:43",
            "ffn.md:73",
            "ffn.md:82",
            "ffn.md:93",
            "moe.md:43",
            "moe.md:73",
            "moe.md:91",
            "moe.md:103",
            "embedding_lm_head.md:43",
            "embedding_lm_head.md:72",
            "embedding_lm_head.md:81",
            "embedding_lm_head.md:92",
        ),
        modules=("embedding", "attention", "ffn", "moe", "lm_head"),
        phases=("decode",),
        text="""sp == 1 or sequence.layout != 'deal' or schedule.listed
            or work.steps == 0 or work.steps == 1""",
        say="consecutive decode steps are dealt to {sp} ranks that start together, and a step "
        "reads a token that the one before it has not made yet",
        at=("sp", "sequence.layout"),
        fix="decode: {sequence: {layout: repeat}}",
        exempt="a declared single decode step, or a schedule that says when each step runs",
    ),
    Clause(
        code="SP-KEYS-OWNED",
        sentence="Cached keys that are split over ranks are each counted equally often.",
        documents=("attention.md:74", "attention.md:98", "tensor_parallelism.md:99"),
        modules=("attention", "cache"),
        scope="layer",
        phases=("decode",),
        text="""sequence.layout != 'keys' or work.steps == 0 or model.delta
            or (sequence.keys.least >= 1
                and ((sequence.keys.least == sequence.keys.most
                        and (sequence.keys.least == 1 or not model.sinks
                            or sequence.merge != 'quotient'))
                    or sequence.seen_alike))""",
        say="{cut:sequence.keys}{keys:sequence.keys}",
        at=("sequence.keys", "sequence.layout"),
        fix="decode: {sequence: {keys: strided}}",
    ),
    Clause(
        code="SP-KEYS-MERGE",
        sentence="Results over parts of the keys are merged as numerators and denominators, with "
        "the softmax's own weights.",
        documents=("attention.md:24", "attention.md:98", "tensor_parallelism.md:33-36"),
        modules=("attention",),
        scope="layer",
        text="""sp == 1 or model.delta or work.steps == 0 and not prefill
            or (sequence.exchange != 'ring'
                or (sequence.merge == 'quotient' and sequence.base == 'same')
                or sequence.ring_fits
                if prefill
                else sequence.layout != 'keys'
                or ((sequence.keys.everywhere or sequence.seen_by_all) and not model.sinks)
                or (sequence.merge == 'quotient' and sequence.base == 'same'))""",
        say="results over {sp} parts of the keys {merge:sequence.merge}",
        at=("sequence.merge", "sequence.base"),
        fix="sequence: {merge: quotient, base: same}",
    ),
    Clause(
        code="SP-JOINED",
        sentence="Ranks that work on other steps than each other share no module.",
        documents=("attention.md:74-75", "tensor_parallelism.md:105-114"),
        modules=("ffn", "moe", "lm_head"),
        scope="layer",
        phases=("decode",),
        text="not sequence.over_turns",
        say="{sp} ranks of sp work on steps of their own (layout: {sequence.layout}), and a module "
        "lies over sp: each of them has its part without the tokens, which another has",
        at=("ffn.over", "lm_head.over", "moe.shared.over", "sequence.layout"),
        fix="decode: {ffn: {over: [tp]}, lm_head: {over: [tp]}}",
    ),
    Clause(
        code="SP-TURNS",
        sentence="Ranks that take turns all get every step's cache entry.",
        documents=("attention.md:74-75", "attention.md:98"),
        modules=("cache",),
        scope="layer",
        phases=("decode",),
        text="""sp == 1 or sequence.layout != 'alternate' or cache.turns == 'shared'
            or work.steps == 0 or work.steps == 1 or model.window_of_one""",
        say="{sp} ranks take turns, and the entry of a step stays on the rank that ran it",
        at=("cache.turns", "sequence.layout"),
        fix="decode: {cache: {turns: shared}}",
        exempt="a declared single decode step, or a window of one token",
    ),
)
