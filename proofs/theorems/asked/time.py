"""What is asked of sequences, tokens, keys, stages, schedules and the handoff."""

from __future__ import annotations

from shardproof.proofs.theorems.asked.condition import LOCAL, Condition

PREFILL, DECODE = ("prefill",), ("decode",)
FEW = "work.steps == 0 or work.steps == 1"
OTHER_KEYS = (
    "token … on rank … of sp is given other keys than it sees, or some more often than others"
)
LATER = r"\S* (rope|learned|logits)\("

CONDITIONS = (
    Condition(
        ("schedule",), "every sequence is on a replica",
        "batch.sequences.least >= 1 and not batch.sequences.beyond",
        ("a cut … leaves some sequence to no replica",),
    ),
    Condition(
        ("exchange", "cache_write"), "every token of a prompt is on a rank of sp",
        "sequence.cut.least >= 1 and not sequence.cut.beyond",
        ("a cut … leaves some token of the prompt on no rank",), phases=PREFILL,
    ),
    Condition(
        ("exp_weights",), "a token's keys reach it",
        "sequence.exchange != 'none' or sequence.reachable",
        ("each token sees the keys of its own rank alone",), phases=PREFILL,
    ),
    Condition(
        ("rope", "learned", "logits"), "a position is a place in the sequence",
        "sequence.positions == 'global' or model.positions == 'none'"
        " or (model.positions == 'alibi' and attention.one_key)"
        " or (prefill and not sequence.cut.moved)"
        " or (prefill and model.positions == 'alibi' and sequence.exchange != 'none'"
        " and sequence.givers_in_place)"
        " or (not prefill and (sp == 1 or sequence.layout != 'keys' or not sequence.keys.moved))",
        (LOCAL,), LATER,
    ),
    Condition(
        ("exp_weights",), "the mask compares places in the sequence",
        "sequence.mask == 'global' or not sequence.cut.moved"
        " or (sequence.exchange == 'none' and (not sequence.reachable or model.window_of_one))"
        " or (sequence.exchange == 'ring' and sequence.ring_fits)",
        (LOCAL,), r"\S* exp_weights\(", PREFILL,
    ),
    Condition(
        ("merge_blocks",), "blocks of a ring give each token the keys that it sees, alike",
        "sp == 1 or sequence.exchange != 'ring' or sequence.ring_fits"
        " or (sequence.merge == 'quotient' and sequence.base == 'same'"
        " and sequence.cut.least == sequence.cut.most"
        " and (sequence.cut.least == 1 or not model.sinks)"
        " and (sequence.mask == 'global' or not sequence.cut.moved))",
        (
            "of an open prompt nobody knows which keys a block has",
            OTHER_KEYS,
        ),
        phases=PREFILL,
    ),
    Condition(
        ("merge_ranks",), "parts of the keys are merged by the softmax's own weights",
        "sp == 1 or work.steps == 0 or sequence.layout != 'keys'"
        " or ((sequence.keys.everywhere or sequence.seen_by_all) and not model.sinks)"
        " or (sequence.merge == 'quotient' and sequence.base == 'same')",
        ("parts are weighed by another function than their own denominators",), phases=DECODE,
    ),
    Condition(
        ("cache_step",), "cached keys are on ranks, each on equally many",
        "sequence.layout != 'keys' or work.steps == 0 or (sequence.keys.least >= 1"
        " and (sequence.keys.least == sequence.keys.most or sequence.seen_alike))",
        (
            "a cut … leaves some key on no rank",
            "a key is on more ranks than another, and counts more often",
        ),
        r"\S* cache_step\(", DECODE,
    ),
    Condition(
        ("cache_step",), "a step's key is there when keys are read, and stands at its place",
        "work.steps == 0 or (cache.update in ('append', 'recompute') and cache.slots == 'global')",
        (
            "the step's own key is not there when keys are read (…)",
            "a slot is counted from the first decode step, where another entry stands",
        ),
        phases=DECODE,
    ),
    Condition(
        ("cache_step",), "no step is run beside the one before it, or keeps its entry to itself",
        f"sp == 1 or {FEW} or ((sequence.layout != 'deal' or schedule.listed)"
        " and (sequence.layout != 'alternate' or cache.turns == 'shared'"
        " or model.window_of_one))",
        (
            "a step is run beside the one before it, whose token it reads",
            "a step's entry stays on the rank that ran it, and another reads it",
        ),
        phases=DECODE,
    ),
    Condition(
        ("cache_step",), "pools that pass entries rank by rank have equally many ranks",
        "work.steps == 0 or not handoff.cache in ('by_rank', 'stays') or not handoff.unpaired",
        ("… ranks pass entries one by one to …",), phases=DECODE,
    ),
    Condition(
        ("cache_step",), "who passes entries on has the heads, and their shares",
        "work.steps == 0 or not handoff.cache in ('by_rank', 'stays') or not handoff.lacks_heads",
        (
            "index … of … is not on the rank that passes its entries on",
            "a share of a sum is read as the whole, or the whole as a share",
            "a rank gets another one's share of a sum",
        ),
        phases=DECODE,
    ),
    Condition(
        ("cache_step",), "who passes entries on has the layers",
        "work.steps == 0 or not handoff.cache in ('by_rank', 'stays') or not handoff.lacks_layers",
        ("layer … is not on the rank that passes its entries on",), phases=DECODE,
    ),
    Condition(
        ("cache_step",), "who passes entries on has the sequences",
        "work.steps == 0 or not handoff.cache in ('by_rank', 'stays')"
        " or not handoff.lacks_sequences",
        ("a replica's sequences are another's in prefill",), phases=DECODE,
    ),
    Condition(
        ("cache_step",), "who passes entries on has the tokens",
        "work.steps == 0 or not handoff.cache in ('by_rank', 'stays') or not handoff.lacks_tokens",
        ("a rank has the entries of its own tokens alone",), phases=DECODE,
    ),
    Condition(
        ("cache_step",), "the first rank of tp alone is to have entries, where it alone gets them",
        "work.steps == 0 or handoff.cache != 'first' or tp == 1"
        " or (attention.q == 'heads' and attention.heads.first_alone)",
        ("rank … of tp gets no entries",), phases=DECODE,
    ),
    Condition(
        ("cache_step",), "entries are read in the order in which they were stored",
        "work.steps == 0 or handoff.storage != 'raw' or (handoff.slice == 'memory'"
        " and not handoff.mixed) or (handoff.slice == 'index'"
        " and (cache.most_heads <= 1 or cache.one_token))",
        (
            "entries are stored by token and head, and read by head and token",
            "prefill stores entries by token and head, and slices are cut by head and token",
        ),
        phases=DECODE,
    ),
    Condition(
        ("schedule",), "a step begins when the one before it is done",
        f"{FEW} or schedule.listed or schedule.period >= stages.visits",
        ("a step begins … ticks after the one before it, which takes …",), phases=DECODE,
    ),
    Condition(
        ("schedule",), "every listed step runs, after what it reads and before that is replaced",
        "work.steps == 0 or not schedule.listed or not (schedule.late or schedule.missing)",
        (
            "step … of sequence … never runs on stage …",
            "step … of sequence … runs on stage … before what it reads is there",
            "step … of sequence … replaces what stage … has not read",
            "a list of ticks names a stage that is visited more than once",
        ),
        phases=DECODE,
    ),
    Condition(
        ("send", "receive"), "all ranks of the next stage get what they read",
        "stages.visits == 1 or tp == 1 or stages.receivers == 'all'",
        ("some ranks alone run it, or some steps",), r"\S* (send|receive)\(",
    ),
    Condition(
        ("choose",), "the token that is chosen reaches the embedding",
        "stages.token == 'returned' or stages.first == stages.last"
        " or work.steps == 0 or (work.steps == 1 and not prefill)",
        ("the chosen token is sent to nobody",),
    ),
)  # fmt: skip
