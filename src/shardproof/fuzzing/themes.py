"""Fields that mean something together, which changes one by one seldom bring about.

Each theme is a layout that engines have. It is written whole, with one of each field's values; what
is wrong for the degrees or the model at hand is what deciders are asked about.
"""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.fuzzing.chooser import Chooser
from shardproof.fuzzing.plans import Written, as_long
from shardproof.spec.plan.cuts import CutSpec

STRIDED, BALANCED = CutSpec("strided"), CutSpec("balanced")
CUTS = (STRIDED, CutSpec("strided", block=2), BALANCED, CutSpec("chunk"), CutSpec("zigzag"))
SPLITS = (1, 2, 2, 3, 4)
OVER = (("dp", "tp"), ("dp", "tp"), ("tp", "dp"), ("dp",), ("sp", "tp"), ("dp", "sp", "tp"), ())
"""Axes that a module may lie over."""

ROWS = tuple(
    CutSpec("sizes", sizes=sizes)
    for sizes in ((2, 3), (3, 1, 2), (4, 4), (1, 5), (1, 2, 1), (2, 2, 3), (5, 2), (4, 2, 2), (7,))
)
"""Sequences that lie one after another."""
PADDED = tuple(
    CutSpec("sizes", sizes=sizes)
    for sizes in ((2, 3), (3, 2), (4, 4), (1, 5), (5, 1), (3, 1), (6, 2), (2, 2, 3), (3, 2, 2))
)
"""A prompt and pads, on either side."""
GATHERS = (("tp",), ("tp",), ("tp",), ("tp", "dp"), ("dp",), ("sp", "tp"), ("pp", "tp"), ())
"""Axes over which a stream may be gathered."""

THEMES: tuple[Mapping[str, tuple[object, ...]], ...] = (
    {  # ring attention over the prompt
        "sp": (2, 2, 3),
        "sequence.exchange": ("ring",),
        "sequence.cut": CUTS,
        "sequence.keep": ("auto", "own", "all"),
        "sequence.merge": ("quotient", "quotient", "divided"),
    },
    {  # heads for tokens over the prompt
        "sp": (2, 2, 3),
        "tp": (1, 1, 2),
        "sequence.exchange": ("heads",),
        "sequence.cut": CUTS,
        "sequence.heads": (BALANCED, BALANCED, CutSpec("even"), CutSpec("padded"), STRIDED),
        "sequence.kv_heads": (CutSpec("needed"), CutSpec("needed"), CutSpec("even")),
        "sequence.order": ("ranks", "turns", "sequence"),
        "sequence.rotate": ("before", "after"),
        "sequence.keep": ("auto", "own"),
    },
    {  # a prompt in chunks, or behind a prefix
        "sp": (1, 2, 2, 3),
        "tp": (1, 1, 2),
        "chunks.tokens": (1, 2, 3, 4, 5, None),
        "chunks.prefix": (None, None, 1, 2, 3),
        "chunks.keys": ("all", "all", "all", "own"),
        "chunks.positions": ("global", "global", "global", "local"),
        "chunks.mask": ("global", "global", "global", "local"),
        "chunks.state": ("carried", "carried", "dropped"),
        "sequence.exchange": ("gather", "ring", "heads"),
        "sequence.cut": CUTS,
        "sequence.keep": ("auto", "auto", "own", "all"),
        "sequence.mask": ("global", "global", "local"),
        "stream": ("whole", "whole", "tokens"),
        "handoff.cache": ("logical", "logical", "stays"),
    },
    {  # several sequences in a row of tokens
        "prefill.packed.sequences": (*ROWS, CutSpec("whole")),
        "prefill.packed.pads": ("none", "none", "left", "right"),
        "prefill.packed.positions": ("sequence",) * 6 + ("row",),
        "prefill.packed.mask": ("sequence",) * 6 + ("row",),
        "prefill.packed.state": ("own", "own", "own", "carried"),
        "prefill.packed.token": ("own",) * 6 + ("previous", "row"),
        "prefill.packed.entries": ("own",) * 6 + ("row",),
        "sp": (1, 2, 2, 3),
        "tp": (1, 1, 2),
        "chunks.tokens": (None, None, 2, 3, 4),
        "sequence.exchange": ("gather", "ring", "heads"),
        "sequence.cut": CUTS,
        "sequence.keep": ("auto", "auto", "all"),
        "sequence.positions": ("global",) * 5 + ("local",),
        "stream": ("whole", "whole", "tokens"),
        "decode.sp": (1, 2),
        "decode.sequence.layout": ("keys", "repeat"),
        "decode.draft.tokens": (None, None, None, 1, 2),
    },
    {  # prompts that are filled up
        "prefill.packed.sequences": PADDED,
        "prefill.packed.pads": ("left", "right"),
        "prefill.packed.positions": ("sequence", "sequence", "row"),
        "prefill.packed.mask": ("sequence", "sequence", "row"),
        "prefill.packed.state": ("own", "own", "own", "carried"),
        "prefill.packed.token": ("own", "own", "row", "row", "previous"),
        "prefill.packed.entries": ("own", "own", "row"),
        "sp": (1, 1, 2, 3),
        "tp": (1, 1, 2, 3),
        "dp": (1, 1, 2),
        "ep": (1, 1, 2),
        "chunks.tokens": (None, None, 2, 3, 4),
        "sequence.exchange": ("gather", "ring", "heads"),
        "sequence.cut": CUTS,
        "stream": ("whole", "whole", "tokens"),
        "decode.sp": (1, 1, 2),
        "decode.sequence.layout": ("keys", "repeat"),
        "decode.draft.tokens": (None, None, None, 1, 2),
    },
    {  # several new tokens a step
        "tp": (1, 2, 2, 3),
        "sp": (1, 1, 2),
        "decode.sp": (1, 1, 2, 3),
        "decode.sequence.layout": ("keys", "keys", "repeat"),
        "decode.sequence.keys": CUTS,
        "decode.draft.tokens": (1, 2, 3, 4),
        "decode.draft.accepted": (None, None, 0, 1),
        "decode.draft.positions": ("global", "global", "global", "global", "first", "drafted"),
        "decode.draft.mask": ("global", "global", "global", "global", "local", "none"),
        "decode.draft.rejected": ("overwritten", "overwritten", "overwritten", "kept"),
        "decode.draft.state": ("rolled_back", "rolled_back", "kept"),
        "decode.draft.token": ("kept", "kept", "kept", "kept", "last"),
        "stream": ("whole", "whole", "tokens"),
        "stream_tokens": CUTS,
        "moe.input": ("gathered", "gathered", "own", "part"),
        "ep": (1, 1, 2),
    },
    {  # decode splits the cached keys
        "sp": (2, 3),
        "decode.sp": (2, 3),
        "decode.sequence.layout": ("keys",),
        "decode.sequence.keys": CUTS,
        "sequence.cut": CUTS,
        "sequence.keep": ("auto", "own", "own"),
        "handoff.cache": ("logical", "by_rank", "stays"),
    },
    {  # ranks take turns
        "decode.sp": (2, 3),
        "decode.sequence.layout": ("alternate",),
        "cache.turns": ("shared", "shared", "own"),
    },
    {  # token numbers, and batches, that are filled up
        "tp": (1, 2, 3),
        "dp": (1, 2),
        "sp": (1, 1, 2),
        "stream": ("whole", "tokens"),
        "stream_tokens": (CutSpec("padded"), CutSpec("padded", multiple=4)),
        "sequence.cut": (CutSpec("padded"), CutSpec("padded"), BALANCED),
        "sequence.exchange": ("gather", "ring", "heads"),
        "batch.sequences": (CutSpec("padded"), BALANCED),
        "moe.input": ("gathered", "own", "part"),
        "cache.pads": ("nowhere", "nowhere", "nowhere", "first", "last"),
    },
    {  # the stream split over tokens between blocks
        "tp": (2, 3),
        "stream": ("tokens",),
        "stream_tokens": CUTS,
        "embedding.collective": ("auto", "reduce_scatter"),
        "attention.out.collective": ("auto", "reduce_scatter"),
    },
    {  # or over the hidden dimension
        "tp": (2, 3),
        "stream": ("hidden",),
        "hidden": (BALANCED, CutSpec("even"), STRIDED),
        "attention.qkv.input": ("auto", "gathered"),
    },
    {  # gathered before projections, over tp or over other axes
        "dp": (1, 1, 2),
        "tp": (1, 2, 2, 3),
        "stream": ("tokens", "tokens", "hidden", "whole"),
        "attention.qkv.split": ("heads", "in", "none"),
        "attention.qkv.gather.group": GATHERS,
        "ffn.up.gather.group": GATHERS,
        "ffn.gate.gather.group": GATHERS,
    },
    {  # fused weights in blocks, in an order of their own
        "tp": (1, 2, 2, 3),
        "attention.heads": (BALANCED, CutSpec("even")),
        "attention.qkv.fused": ("blocks", "blocks", "grouped"),
        "attention.qkv.stored": ("groups", "groups", "parts"),
        "attention.qkv.read": ("auto", "auto", "parts", "groups"),
        "ffn.width": (BALANCED, CutSpec("chunk"), STRIDED),
        "ffn.fused": ("blocks", "blocks", "grouped"),
        "ffn.stored": ("interleaved", "swapped", "parts"),
        "ffn.read": ("auto", "auto", "parts", "interleaved"),
    },
    {  # scales of quantised weights, where the model has such
        "tp": (1, 2, 2, 3, 4),
        "ffn.width": (BALANCED, CutSpec("chunk"), STRIDED, CutSpec("even")),
        "moe.width": (BALANCED, CutSpec("chunk"), CutSpec("even")),
        **{
            f"{module}.scales.{word}": words
            for module in ("attention", "ffn", "moe", "moe.shared")
            for word, words in (
                ("cut", ("own", "own", "even", "whole")),
                ("index", ("own", "local", "local", "global")),
            )
        },
    },
    {  # experts and shared experts, each with gate and up in one weight
        "tp": (1, 2, 2, 4),
        "ep": (1, 1, 2),
        "moe.width": (BALANCED, CutSpec("chunk"), STRIDED),
        "moe.fused": ("blocks", "blocks", "grouped"),
        "moe.stored": ("interleaved", "interleaved", "swapped", "parts"),
        "moe.read": ("auto", "auto", "parts", "interleaved"),
        "moe.shared.width": (BALANCED, CutSpec("chunk"), STRIDED),
        "moe.shared.fused": ("blocks", "blocks", "grouped"),
        "moe.shared.stored": ("interleaved", "interleaved", "swapped", "parts"),
        "moe.shared.read": ("auto", "auto", "parts", "interleaved"),
    },
    {  # experts that tokens are sent to
        "dp": (2,),
        "ep": (2, 4),
        "moe.dispatch": ("all_to_all", "gather", "auto"),
        "moe.combine": ("auto", "all_to_all", "reduce_scatter"),
        "moe.experts": (CutSpec("even"), BALANCED, STRIDED),
    },
    {  # experts that change their places
        "dp": (1, 2),
        "tp": (1, 2),
        "ep": (2, 2, 4),
        "moe.copies": ("all", "one"),
        "moe.experts": (CutSpec("even"), BALANCED, STRIDED),
        "moe.rebalance.step": (1, 2, 3),
        "moe.rebalance.experts": (BALANCED, STRIDED, STRIDED, CutSpec("whole"), CutSpec("chunk")),
        "moe.rebalance.follows": ("all", "all", "routing", "weights", "first"),
        "moe.index": ("own", "own", "global"),
    },
    {  # experts that are all on each rank, and tokens are sent to all the same
        "tp": (1,),
        "ep": (1,),
        "moe.dispatch": ("all_to_all", "gather"),
        "moe.combine": ("none", "none", "all_to_all", "reduce_scatter"),
    },
    {  # shared experts summed with the routed ones
        "tp": (2,),
        "ep": (1, 2),
        "moe.shared.split": ("width", "none", "first"),
        "moe.shared.sum": ("own", "routed"),
        "moe.shared.scale": ("one", "divided"),
        "moe.combine": ("auto", "all_reduce"),
    },
    {  # sums that are left to the next norm
        "tp": (2, 2, 3, 4),
        "ep": (1, 1, 2, 4),
        "pp": (1, 1, 2),
        "attention.out.sum": ("boundary", "norm", "norm", "both"),
        "ffn.down.sum": ("boundary", "norm", "norm", "both"),
        "moe.sum": ("norm", "norm", "norm", "both"),
        "norm.completes": ("all", "all", "layers", "kind", "stage", "none"),
        "stages.stream": ("merged", "separate", "partial", "partial"),
        "stream": ("whole", "whole", "tokens", "hidden"),
        "moe.shared.sum": ("own", "routed"),
        "moe.shared.split": ("width", "width", "none"),
        "moe.dispatch": ("auto", "auto", "auto", "local", "gather"),
        "moe.group": (("ep", "tp"), ("ep", "tp"), ("ep", "tp"), ("ep",), ("tp",)),
        "ffn.down.residual": ("after", "after", "first", "every"),
    },
    {  # an expert on several ranks
        "tp": (2, 4),
        "ep": (2, 4),
        "moe.tp": (1, 2),
        "moe.copies": ("all", "one"),
        "moe.bias": ("first", "divided", "every"),
    },
    {  # pools whose ranks store the cache otherwise
        "tp": (1, 2, 4),
        "decode.tp": (1, 2, 4),
        "handoff.cache": ("logical", "by_rank", "stays"),
        "handoff.storage": ("raw", "raw", "converted"),
        "handoff.slice": ("memory", "index"),
    },
    {
        "sp": (2, 3),
        "decode.sp": (1, 2),
        "decode.sequence.layout": ("keys", "auto"),
        "decode.sequence.keys": CUTS,
        "sequence.cut": CUTS,
        "handoff.storage": ("raw",),
        "handoff.slice": ("memory", "index"),
    },
    {  # stages that hold what others do elsewhere
        "pp": (2, 3),
        "stages.embedding": (0, 0, 1),
        "stages.head": (None, 0, 1),
        "stages.order": ("stage", "layer"),
        "stages.stream": ("merged", "separate", "partial"),
        "stages.send": ("auto", "hidden", "both"),
    },
    {  # steps in ticks
        "pp": (1, 2),
        "schedule.microbatches": (1, 2, 3),
        "schedule.period": (None, 0, 1, 2, 3, 4),
    },
    {  # attention over one group of ranks, other modules over all: DP attention
        "dp": (2, 2, 3, 4),
        "tp": (1, 1, 2),
        "ffn.over": OVER,
        "lm_head.over": OVER,
        "moe.shared.over": OVER,
        "ffn.width": (BALANCED, CutSpec("even")),
        "lm_head.greedy": ("logits", "logits", "merged"),
        "batch.sequences": CUTS,
        "batch.idle": ("join", "join", "join", "skip"),
    },
    {  # the same over the ranks of a sequence
        "sp": (2, 2, 3),
        "tp": (1, 2),
        "ffn.over": (("sp", "tp"), ("tp", "sp"), ("sp",)),
        "lm_head.over": (("sp", "tp"), ("sp",), ("tp",)),
        "ffn.width": (BALANCED,),
        "sequence.cut": CUTS,
        "decode.sequence.layout": ("keys", "repeat", "alternate"),
    },
    {  # each rank of tp routes and sends its own tokens
        "tp": (2, 2, 3),
        "ep": (1, 2, 3, 4),
        "moe.input": ("own", "part"),
        "stream": ("tokens", "tokens", "whole", "hidden"),
        "stream_tokens": CUTS,
        "moe.dispatch": ("auto", "auto", "all_to_all", "gather"),
        "moe.combine": ("auto", "auto", "all_to_all", "reduce_scatter"),
        "moe.shared.split": ("width", "none"),
        "moe.shared.sum": ("own", "none", "routed"),
    },
    {  # replicas, some of which have nothing to do
        "dp": (2, 3, 4),
        "batch.sequences": CUTS,
        "batch.idle": ("join", "skip"),
        "workload.batch": (None, 1, 2, 3),
    },
    {"mesh": (("tp", "sp", "dp", "pp"), ("dp", "pp", "tp", "sp"), ("sp", "tp", "pp", "dp"))},
    {  # scores over split heads
        "tp": (2,),
        "attention.qkv.split": ("head_dim",),
        "attention.out.split": ("in", "none", "out"),
        "attention.pairs": ("kept", "apart"),
        "attention.scores.sum": ("softmax", "softmax", "after", "none"),
    },
    {  # the newest token chosen without all logits
        "tp": (2, 3),
        "lm_head.split": ("vocab", "in", "none"),
        "lm_head.greedy": ("logits", "merged", "own"),
        "lm_head.pads": ("masked", "zero"),
        "lm_head.cut": (CutSpec("padded"), BALANCED, CutSpec("padded", multiple=4)),
    },
)


Theme = Mapping[str, tuple[object, ...]]


def themed(rng: Chooser, written: Written, theme: Theme | None = None) -> None:
    """One theme, this one or any, or most of it, for both phases or for one."""
    theme = theme or rng.choice(THEMES)
    phase = rng.choice(("", "", "", "prefill.", "decode."))
    for path, values in theme.items():
        if rng.random() < 0.85:
            whole = path.startswith(("prefill.", "decode.", "handoff.", "workload."))
            written[path if whole else phase + path] = rng.choice(values)
    as_long(written)
