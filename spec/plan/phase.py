"""What a plan says for one phase, prefill or decode: degrees and layouts."""

from __future__ import annotations

from typing import Any, Literal

from shardproof.spec.plan.cuts import CutSpec, named_cut
from shardproof.spec.plan.layers import Layers
from shardproof.spec.plan.linear import (
    Axis,
    Joined,
    Lies,
    Linear,
    Once,
    OutLinear,
    QkvLinear,
    UpLinear,
)
from shardproof.spec.plan.section import (
    Section,
    a_cut,
    a_flag,
    a_group,
    a_number,
    a_part,
    a_rows,
    a_word,
    of_layers,
)

EVEN, BALANCED, PADDED = named_cut("even"), named_cut("balanced"), named_cut("padded")
NEEDED = named_cut("needed")
MOST = 2**20
"""The largest degree."""
MOST_DRAFTS = 16
"""The most drafts that a step of decode reads."""
MOST_STEP = 16
"""The last step of decode at which experts may change their places."""


_FUSED = (
    "how a fused weight [gate|up] is cut: each half by its own map, or the concatenation in one "
    "piece per rank"
)
_STORED = (
    "fused blocks: the order of the weight; gate, then up; one row of each in turn; or up, then "
    "gate"
)
_READ = "fused blocks: how a rank takes its piece apart; auto is as the weight is stored"


def lies(what: str) -> Any:  # noqa: ANN401 – a field, which stands for its value
    """The axes of a stage that a module lies over."""
    return a_group(
        ("tp",),
        f"the mesh axes that {what} lies over, the slowest first; tokens of ranks that have other "
        "ones are gathered before it, and each rank takes its own of what it gives",
    )


class Scales(Section):
    """The scales of quantised weights, of models that have such (`weight_block_size`)."""

    cut: Literal["own", "even", "whole"] = a_word(
        "own",
        "which scales a rank has: those of its own numbers' blocks; an even part of each weight's "
        "scales, along the dimension that the weight is split along; or all of them",
    )
    index: Literal["own", "local", "global"] = a_word(
        "own",
        "how a rank finds a number's scale: by the block that the number is in, wherever it has "
        "that block's; by blocks counted from the rank's first number; or by the block's number "
        "in the whole weight, taken for a place among the scales that the rank has",
    )


class Embedding(Joined):
    """The token table, and the learned positions where the model has them."""

    split: Literal["vocab", "hidden", "none"] = a_word(
        "vocab", "over the vocabulary, over the hidden dimension, or not"
    )
    cut: CutSpec = a_cut(PADDED, "how the vocabulary is cut")
    mask: bool = a_flag(True, "a token of another rank's piece is looked up as zero")
    positions: Once = a_word(
        "after",
        "where learned positions are added: after the sum; or before it on the "
        "first rank, divided by the number of ranks, or on every rank",
    )


class Scores(Section):
    """Scores and softmax."""

    sum: Literal["softmax", "after", "none"] = a_word(
        "softmax",
        "scores that are a partial sum (head_dim) are summed before the softmax, "
        "after it, or not at all",
    )
    group: tuple[Axis, ...] = a_group(
        None, "the mesh axes of that sum; default those that keys lie over, which is tp"
    )
    scale: Literal["full", "local"] = a_word(
        "full", "1/sqrt(d) of the whole head dimension, or of what the rank holds"
    )
    per_head: Literal["own", "first"] = a_word(
        "own",
        "ALiBi slopes and sinks are those of the rank's own heads, or the first ones of the table",
    )
    statistic: Literal["summed", "local"] = a_word(
        "summed",
        "a norm over queries and keys that are split sums its statistic over the "
        "ranks, or takes its own piece's",
    )


class Attention(Section):
    """Attention: how heads are cut, and each of its projections."""

    over: tuple[Literal["sp", "tp"], ...] = a_group(
        ("tp",),
        "decode, layout keys: the mesh axes that queries and the output projection lie over, the "
        "slowest first; with sp among them queries are gathered over sp before they look at keys, "
        "and each rank takes its own heads of the merged result; keys and values lie over tp",
    )
    heads: CutSpec = a_cut(EVEN, "how query heads are cut over them")
    kv_heads: CutSpec = a_cut(
        NEEDED,
        "how KV heads are cut; needed gives each rank exactly those that its query heads read",
        needed=True,
    )
    head_dim: CutSpec = a_cut(EVEN, "how each head's dimensions are cut (split: head_dim)")
    pairs: Literal["kept", "apart"] = a_word(
        "kept",
        "a cut of head dimensions keeps the pairs that RoPE rotates together, or "
        "cuts the dimensions as they stand",
    )
    qkv: QkvLinear = a_part(QkvLinear, "query, key and value")
    scores: Scores = a_part(Scores, "scores and softmax")
    out: OutLinear = a_part(OutLinear, "the output projection")
    scales: Scales = a_part(Scales, "scales of quantised weights")


class Ffn(Section):
    """The dense feed-forward block."""

    over: tuple[Lies, ...] = lies("the block")
    width: CutSpec = a_cut(EVEN, "how the intermediate dimension is cut over them")
    gate: UpLinear = a_part(UpLinear, "the gate, where there is one")
    up: UpLinear = a_part(UpLinear, "the first projection")
    fused: Literal["grouped", "blocks"] = a_word("grouped", _FUSED)
    stored: Literal["parts", "interleaved", "swapped"] = a_word("parts", _STORED)
    read: Literal["auto", "parts", "interleaved", "swapped"] = a_word("auto", _READ)
    down: OutLinear = a_part(OutLinear, "the second projection")
    scales: Scales = a_part(Scales, "scales of quantised weights")


class RouterPlan(Section):
    """The gating function."""

    split: Literal["none", "hidden", "experts"] = a_word(
        "none", "every rank in full, over input features, or over the experts' logits"
    )
    sum: Literal["before", "after", "none"] = a_word(
        "before",
        "a split router's logits are joined before the choice of experts, after it, or not at all",
    )
    choose: Literal["all", "own"] = a_word(
        "all", "experts are chosen among all, or among the rank's own"
    )
    renormalise: Literal["all", "own"] = a_word(
        "all",
        "chosen weights are renormalised over all that were chosen, or over those "
        "of the rank's own experts",
    )


class Shared(Section):
    """The shared experts."""

    split: Literal["width", "none", "first"] = a_word(
        "width", "over the intermediate dimension, every rank in full, or on the first rank"
    )
    over: tuple[Lies, ...] = lies("the block")
    width: CutSpec = a_cut(EVEN, "how the intermediate dimension is cut over them")
    fused: Literal["grouped", "blocks"] = a_word("grouped", _FUSED)
    stored: Literal["parts", "interleaved", "swapped"] = a_word("parts", _STORED)
    read: Literal["auto", "parts", "interleaved", "swapped"] = a_word("auto", _READ)
    sum: Literal["own", "routed", "none"] = a_word(
        "own",
        "summed over its own ranks by itself, together with the routed experts, or not at all",
    )
    scale: Literal["one", "divided"] = a_word(
        "one", "as it is, or divided by the number of ranks that are summed"
    )
    scales: Scales = a_part(Scales, "scales of quantised weights")


class Rebalance(Section):
    """A placement of experts that changes while decode runs (EPLB)."""

    step: int | None = a_number(
        None,
        1,
        MOST_STEP,
        "the step of decode from which on experts lie otherwise, the first is 1; a later change is "
        "as this one",
    )
    experts: CutSpec = a_cut(
        EVEN, "which ranks of ep own which experts from then on, slot by slot", slots=True
    )
    follows: Literal["all", "routing", "weights", "first"] = a_word(
        "all",
        "what follows the new placement: weights and routing; the routing alone, while weights "
        "stay in their slots; the weights alone; or both, on the first rank of ep, while the "
        "others go on as before",
    )


class MoePlan(Section):
    """Experts: who owns which, how tokens reach them, how outputs come back."""

    input: Literal["gathered", "own", "part"] = a_word(
        "gathered",
        "a split stream is gathered before the router; or each rank routes and sends what it holds "
        "of a stream that is split over tokens; or, of any stream, the part of its tokens that "
        "stream_tokens gives it, around the experts alone",
    )
    experts: CutSpec = a_cut(
        EVEN, "which ranks of ep own which experts, slot by slot where they are listed", slots=True
    )
    copies: Literal["all", "one"] = a_word(
        "all", "an expert that is in several slots is computed in all of them, or in one"
    )
    rebalance: Rebalance = a_part(Rebalance, "decode: experts that change their places")
    tp: int | None = a_number(
        None, 1, MOST, "ranks over which each expert is split; default tp / gcd(tp, ep)"
    )
    width: CutSpec = a_cut(EVEN, "how an expert's intermediate dimension is cut")
    fused: Literal["grouped", "blocks"] = a_word("grouped", _FUSED)
    stored: Literal["parts", "interleaved", "swapped"] = a_word("parts", _STORED)
    read: Literal["auto", "parts", "interleaved", "swapped"] = a_word("auto", _READ)
    index: Literal["own", "global"] = a_word(
        "own",
        "a rank finds its experts' weights by their place on the rank, or by the "
        "expert's global number",
    )
    router: RouterPlan = a_part(RouterPlan, "the gating function")
    dispatch: Literal["auto", "local", "gather", "all_to_all"] = a_word(
        "auto",
        "how tokens reach their experts: they are there, all ranks gather all, or "
        "each is sent; auto is local where the ranks of a block hold the same tokens, else "
        "all_to_all",
    )
    combine: Literal["auto", "none", "all_reduce", "reduce_scatter", "all_to_all"] = a_word(
        "auto", "how the experts' outputs come back and are summed"
    )
    group: tuple[Literal["ep", "tp", "dp", "sp"], ...] = a_group(
        ("ep", "tp"),
        "the axes over which the outputs are combined; ep and tp are here those of the experts",
    )
    sum: Literal["boundary", "norm", "both"] = a_word(
        "boundary",
        "an all-reduce of the outputs is where they are combined, at the norm that reads the "
        "stream next, or at both; outputs that are scattered or sent back are summed there alone",
    )
    weight: Literal["auto", "output", "hidden", "input"] = a_word(
        "auto",
        "where the routing weight multiplies: the expert's output, its hidden "
        "activation (before the down bias), or its input; auto is where the model does",
    )
    bias: Literal["first", "divided", "every"] = a_word(
        "first",
        "an expert split over tp has its down bias added by its first rank, "
        "divided by their number, or by every one",
    )
    scales: Scales = a_part(Scales, "scales of quantised weights, each expert's own")
    shared: Shared = a_part(Shared, "the shared experts")


class OfLayers(Section):
    """What some layers have of their own, in place of what the plan says of all."""

    attention: Attention = a_part(Attention, "their attention block")
    ffn: Ffn = a_part(Ffn, "their dense feed-forward block")
    moe: MoePlan = a_part(MoePlan, "their experts")


class Norm(Section):
    """Norms over the residual stream."""

    statistic: Literal["summed", "local"] = a_word(
        "summed",
        "over a stream split along hidden, the statistic is summed over the ranks, "
        "or is each piece's own",
    )
    completes: Literal["all", "layers", "kind", "stage", "none"] = a_word(
        "all",
        "which norms complete a partial sum that a block has left to them: all; those of layers, "
        "and not the final one; the final one and those of layers of the block's own kind; those "
        "on the block's own stage; or none",
    )


class Head(Linear):
    """The LM head, and the greedy choice of the next token."""

    split: Literal["vocab", "in", "none"] = a_word(
        "vocab", "over the vocabulary, over input features, or not"
    )
    cut: CutSpec = a_cut(PADDED, "how the vocabulary is cut")
    over: tuple[Lies, ...] = lies("the head")
    input: Literal["gathered", "own"] = a_word(
        "gathered",
        "the tokens of the head's other ranks are gathered before it, or the rank's own are used",
    )
    pads: Literal["masked", "zero"] = a_word("masked", "what stands in the logits of padded rows")
    order: Literal["owner", "reversed"] = a_word(
        "owner", "the order in which gathered pieces are put together"
    )
    greedy: Literal["logits", "merged", "ids_summed", "own"] = a_word(
        "logits",
        "the next token: from the joined logits, by merging each rank's best "
        "(value, id), by summing the ranks' local ids, or each rank's own best",
    )
    tied: Literal["copied", "shared", "missing"] = a_word(
        "copied",
        "a head tied to the embedding has its own copy, uses the embedding's "
        "storage on its rank, or was given nothing",
    )


class Stages(Section):
    """Pipeline stages."""

    layers: CutSpec = a_cut(BALANCED, "which stage holds which layers")
    order: Literal["stage", "layer"] = a_word(
        "stage",
        "a stage runs all its layers in one visit, or the stream visits the layers "
        "in their own order",
    )
    offset: Literal["sum", "equal"] = a_word(
        "sum",
        "a stage's first layer is counted from the sizes before it, or as stage x its own size",
    )
    embedding: int = a_number(0, 0, 2**20, "the stage of the embedding")
    head: int | None = a_number(None, 0, 2**20, "the stage of the LM head; default the last")
    stream: Literal["merged", "separate", "partial"] = a_word(
        "merged",
        "the stream crosses to the next stage as one tensor; as a block's output and the residual "
        "that it has not joined yet; or as these two, with the output still a partial sum where "
        "its sum is left to the next norm",
    )
    send: Literal["auto", "hidden", "residual", "both", "nothing"] = a_word(
        "auto", "what a stage sends to the next; auto is what that needs"
    )
    receivers: Literal["all", "first"] = a_word("all", "which ranks of the next stage receive it")
    token: Literal["returned", "kept"] = a_word(
        "returned", "the next token goes back to the stage of the embedding, or stays"
    )


class Sequence(Section):
    """How the ranks of sp share the tokens of a sequence."""

    cut: CutSpec = a_cut(BALANCED, "which rank holds which prompt tokens")
    positions: Literal["global", "local"] = a_word(
        "global", "positions are counted in the sequence, or by each rank among its own tokens"
    )
    mask: Literal["global", "local"] = a_word(
        "global", "the causal mask compares places in the sequence, or on each rank"
    )
    exchange: Literal["gather", "ring", "heads", "none"] = a_word(
        "gather",
        "how keys and values of other ranks' tokens are reached; heads: an all-to-all gives each "
        "rank a part of the heads of all tokens, and another behind attention brings its own "
        "tokens back (Ulysses)",
    )
    heads: CutSpec = a_cut(
        EVEN, "exchange heads: how the query heads of a rank of tp are cut over sp"
    )
    kv_heads: CutSpec = a_cut(
        NEEDED,
        "exchange heads: how the KV heads of a rank of tp are cut over sp; needed sends each rank "
        "exactly those that its query heads read",
        needed=True,
    )
    order: Literal["ranks", "turns", "sequence"] = a_word(
        "ranks",
        "exchange heads: the tokens of all ranks stand rank behind rank, one of each rank in turn, "
        "or as in the sequence",
    )
    rotate: Literal["before", "after"] = a_word(
        "before", "keys are rotated before the exchange, or after it"
    )
    keep: Literal["auto", "all", "own"] = a_word(
        "auto",
        "prefill: each rank keeps the cache entries of all tokens, which after an exchange of "
        "heads are of its part of these, or of its own tokens; auto is own after a ring or no "
        "exchange, else all",
    )
    layout: Literal["auto", "repeat", "deal", "keys", "alternate"] = a_word(
        "auto",
        "decode: the ranks repeat the work, take consecutive steps at the same time, "
        "split the cached keys, or take turns; auto is deal where decode itself says sp, else "
        "repeat",
    )
    keys: CutSpec = a_cut(named_cut("strided"), "layout keys: which rank holds which cached token")
    merge: Literal["quotient", "divided", "none"] = a_word(
        "quotient",
        "results over split keys are merged as (numerator, denominator), divided "
        "first and then averaged, or not",
    )
    base: Literal["same", "mixed"] = a_word(
        "same", "the merge weighs with the softmax's own base, or another"
    )

    @property
    def keep_all(self) -> bool:
        """Whether after prefill every rank of sp holds the entries of all tokens."""
        return self.exchange != "none" and (
            self.keep == "all" or (self.keep == "auto" and self.exchange in ("gather", "heads"))
        )


class Chunks(Section):
    """Prefill in several passes: chunks of a prompt, and a prefix that is there already."""

    tokens: int | None = a_number(
        None,
        1,
        2**24,
        "a prompt is read so many tokens at a time, each chunk after the one before it (chunked "
        "prefill); default all in one pass",
    )
    prefix: int | None = a_number(
        None,
        1,
        2**24,
        "the entries of so many first tokens are there from an earlier prompt that begins alike, "
        "and the first chunk begins behind them (prefix reuse)",
    )
    keys: Literal["all", "own"] = a_word(
        "all",
        "queries see the cached keys of earlier chunks and those of their own, or these alone",
    )
    positions: Literal["global", "local"] = a_word(
        "global", "positions are counted from the sequence's start, or from the chunk's"
    )
    mask: Literal["global", "local"] = a_word(
        "global",
        "the causal mask compares places in the sequence, or a query's place in its chunk with a "
        "key's place among all that are read (aligned at the first of both)",
    )
    state: Literal["carried", "dropped"] = a_word(
        "carried",
        "a layer with a state goes on from what earlier chunks left, or from nothing",
    )

    @property
    def several(self) -> bool:
        """Whether a prompt may take more than one pass."""
        return self.tokens is not None or self.prefix is not None


class Packed(Section):
    """Prefill of several sequences that lie one after another in a row of tokens."""

    sequences: CutSpec = a_cut(
        named_cut("whole"),
        "how many tokens each sequence has of those that lie one after another in a row (packed, "
        "varlen, cu_seqlens, THD); the prompt of the workload is the row; whole is one sequence",
    )
    pads: Literal["none", "left", "right"] = a_word(
        "none",
        "which of these are pads, tokens of nobody that fill a prompt up: none, the first of the "
        "row, or the last",
    )
    positions: Literal["sequence", "row"] = a_word(
        "sequence", "positions are counted from the sequence's first token, or from the row's"
    )
    mask: Literal["sequence", "row"] = a_word(
        "sequence",
        "a query sees keys of its own sequence (a block-diagonal mask), or all before it in the "
        "row",
    )
    state: Literal["own", "carried"] = a_word(
        "own",
        "a layer with a state, and its short convolution, begin anew with each sequence, or go on "
        "from the one before",
    )
    token: Literal["own", "previous", "row"] = a_word(
        "own",
        "decode of a sequence begins with what was chosen behind its own last token, behind that "
        "of the sequence before it in the row (of the first behind the last), or behind the row's "
        "last one",
    )
    entries: Literal["own", "row"] = a_word(
        "own",
        "decode of a sequence finds the entries of its own tokens, or as many from the row's "
        "first on",
    )

    @property
    def lengths(self) -> tuple[int, ...]:
        """Tokens of each sequence, where the plan says them."""
        return self.sequences.sizes

    @property
    def several(self) -> bool:
        """Whether a row has more than one sequence, or one and pads."""
        return len(self.sequences.sizes) > 1

    @property
    def own(self) -> slice:
        """Which parts of the row are sequences, and no pads."""
        return slice(self.pads == "left", -1 if self.pads == "right" else None)

    @property
    def leads(self) -> bool:
        """Whether the row is one sequence, with pads behind it at most."""
        return len(self.lengths[self.own]) == 1 and self.pads != "left"

    @property
    def trails(self) -> bool:
        """Whether the row is one sequence, with pads before it at most."""
        return len(self.lengths[self.own]) == 1 and self.pads != "right"


class Draft(Section):
    """Decode with several new tokens a step: the last one, and drafts of those behind it."""

    tokens: int | None = a_number(
        None,
        1,
        MOST_DRAFTS,
        "a step of decode reads the last token and so many drafts of those behind it, fewer where "
        "fewer tokens are left (speculative decoding, MTP); default none",
    )
    accepted: int | None = a_number(
        None,
        0,
        MOST_DRAFTS,
        "how many of its drafts a step keeps; default none, all, and all but one, step by step",
    )
    positions: Literal["global", "first", "drafted"] = a_word(
        "global",
        "positions are counted in the sequence; all tokens of a step have that of its first; or "
        "steps count on behind all drafts, those taken back too",
    )
    mask: Literal["global", "local", "none"] = a_word(
        "global",
        "the causal mask compares places in the sequence; a query's place in its step with a key's "
        "place among all that are read (aligned at the first of both); or a query sees all drafts "
        "of its step",
    )
    rejected: Literal["overwritten", "kept"] = a_word(
        "overwritten",
        "the entries of drafts that are taken back are overwritten by the next step's, or stay, "
        "and those of the next step stand behind them",
    )
    state: Literal["rolled_back", "kept"] = a_word(
        "rolled_back",
        "a layer with a state goes on from what the last token that was kept left, or from what "
        "all drafts left",
    )
    token: Literal["kept", "last"] = a_word(
        "kept",
        "the next step's first token is read from the logits of the last token that was kept, or "
        "from those of the last draft",
    )

    @property
    def reads_last(self) -> bool:
        """Whether a step begins with what was chosen behind the last draft, kept or not."""
        return self.token != "kept"  # noqa: S105 – a token of the vocabulary


class Cache(Section):
    """The KV cache."""

    update: Literal["append", "recompute", "late", "skip"] = a_word(
        "append",
        "decode writes the new token before it attends, rewrites every entry, "
        "writes after it attended, or writes nothing",
    )
    slots: Literal["global", "local"] = a_word(
        "global",
        "the new token's slot counts from the sequence's start, or from the first decode step",
    )
    pads: Literal["nowhere", "first", "last"] = a_word(
        "nowhere",
        "decode: rows that fill up a batch, to a captured size or to as many as another replica "
        "has, write their entries nowhere, or over a sequence's first or last one",
    )
    turns: Literal["shared", "own"] = a_word(
        "shared", "layout alternate: a step's entry reaches every rank, or the one that ran it"
    )


class Batch(Section):
    """Which replica serves which sequences."""

    sequences: CutSpec = a_cut(BALANCED, "which rank of dp holds which sequences")
    idle: Literal["join", "skip"] = a_word(
        "join",
        "a replica that has no sequence in a tick joins the collectives of its groups, or not",
    )


TickRow = tuple[int, int, int, int]


class Schedule(Section):
    """When the steps of decode run, in ticks."""

    microbatches: int = a_number(1, 1, 65_536, "groups of sequences that follow each other")
    period: int | None = a_number(
        None,
        0,
        2**30,
        "ticks from one step of a sequence to its next; default enough for the token to be there",
    )
    ticks: tuple[TickRow, ...] | None = a_rows(
        65_536, "the whole schedule, as rows of [tick, stage, sequence, step]"
    )


class Phase(Section):
    """Every choice that may differ between prefill and decode."""

    dp: int = a_number(1, 1, MOST, "data parallel: replicas, each with its sequences")
    pp: int = a_number(1, 1, MOST, "pipeline parallel: stages of layers")
    sp: int = a_number(
        1,
        1,
        MOST,
        "sequence parallel: ranks that share a prompt's tokens; set for decode it deals out steps",
    )
    tp: int = a_number(1, 1, MOST, "tensor parallel: ranks that share every layer")
    ep: int = a_number(1, 1, MOST, "expert parallel: ranks of a stage that share the experts")
    mesh: tuple[Axis, ...] = a_group(
        ("pp", "dp", "sp", "tp"), "the axes in rank order, slowest first"
    )
    stream: Literal["whole", "tokens", "hidden"] = a_word(
        "whole",
        "between blocks the ranks of tp all hold the residual stream, or split it "
        "over tokens or over the hidden dimension",
    )
    hidden: CutSpec = a_cut(EVEN, "how the hidden dimension is cut, where something splits it")
    stream_tokens: CutSpec = a_cut(BALANCED, "stream tokens: how they are cut over tp")
    embedding: Embedding = a_part(Embedding, "the embedding")
    attention: Attention = a_part(Attention, "the attention block")
    ffn: Ffn = a_part(Ffn, "the dense feed-forward block")
    moe: MoePlan = a_part(MoePlan, "the mixture of experts")
    layers: Layers = of_layers(
        Layers(),
        "what some layers have of their own, each a mapping with any of `attention`, `ffn` and "
        "`moe`, by number (`3`), range (`0-2`), several (`0-2,5`) or kind (`dense`, `experts`, "
        "`full`, `sliding`, `state`)",
    )
    norm: Norm = a_part(Norm, "the norms between the blocks")
    lm_head: Head = a_part(Head, "the LM head")
    stages: Stages = a_part(Stages, "pipeline stages")
    sequence: Sequence = a_part(Sequence, "tokens over sp")
    chunks: Chunks = a_part(Chunks, "prefill in several passes")
    packed: Packed = a_part(Packed, "prefill of several sequences in one row of tokens")
    draft: Draft = a_part(Draft, "decode with several new tokens a step")
    cache: Cache = a_part(Cache, "the KV cache")
    batch: Batch = a_part(Batch, "sequences over dp")
    schedule: Schedule = a_part(Schedule, "decode in ticks")

    @property
    def deals_tokens(self) -> bool:
        """Whether ranks of tp may have other tokens than each other: of the stream, or to send."""
        return self.stream == "tokens" or self.moe.input == "part"
