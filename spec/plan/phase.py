"""What a plan says for one phase, prefill or decode: degrees and layouts."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import Field

from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.fields import Axis, CutField, Degree, KvCutField, Section
from shardproof.spec.plan.linear import Joined, Linear, Once, OutLinear, QkvLinear, UpLinear

EVEN, BALANCED, PADDED = CutSpec("even"), CutSpec("balanced"), CutSpec("padded")
NEEDED = CutSpec("needed")


class Embedding(Joined):
    """The token table, and the learned positions where the model has them."""

    split: Literal["vocab", "hidden", "none"] = Field(
        default="vocab", description="over the vocabulary, over the hidden dimension, or not"
    )
    cut: CutField = Field(default=PADDED, description="how the vocabulary is cut")
    mask: bool = Field(
        default=True, description="a token of another rank's piece is looked up as zero"
    )
    positions: Once = Field(
        default="after",
        description="where learned positions are added: after the sum; or before it on the "
        "first rank, divided by the number of ranks, or on every rank",
    )


class Scores(Section):
    """Scores and softmax."""

    sum: Literal["softmax", "after", "none"] = Field(
        default="softmax",
        description="scores that are a sum still due (head_dim) are summed before the softmax, "
        "after it, or not at all",
    )
    group: tuple[Axis, ...] = Field(
        default=("tp",), strict=False, description="the mesh axes of that sum"
    )
    scale: Literal["full", "local"] = Field(
        default="full",
        description="1/sqrt(d) of the whole head dimension, or of what the rank holds",
    )
    per_head: Literal["own", "first"] = Field(
        default="own",
        description="ALiBi slopes and sinks are those of the rank's own heads, or the first "
        "ones of the table",
    )
    statistic: Literal["summed", "local"] = Field(
        default="summed",
        description="a norm over queries and keys that are split sums its statistic over the "
        "ranks, or takes its own piece's",
    )


class Attention(Section):
    heads: CutField = Field(default=EVEN, description="how query heads are cut over tp")
    kv_heads: KvCutField = Field(
        default=NEEDED,
        description="how KV heads are cut; needed gives each rank exactly those that its query "
        "heads read",
    )
    head_dim: CutField = Field(
        default=EVEN, description="how each head's dimensions are cut (split: head_dim)"
    )
    pairs: Literal["kept", "apart"] = Field(
        default="kept",
        description="a cut of head dimensions keeps the pairs that RoPE rotates together, or "
        "cuts the dimensions as they stand",
    )
    qkv: QkvLinear = Field(default_factory=QkvLinear, description="query, key and value")
    scores: Scores = Field(default_factory=Scores, description="scores and softmax")
    out: OutLinear = Field(default_factory=OutLinear, description="the output projection")


class Ffn(Section):
    width: CutField = Field(default=EVEN, description="how the intermediate dimension is cut")
    gate: UpLinear = Field(default_factory=UpLinear, description="the gate, where there is one")
    up: UpLinear = Field(default_factory=UpLinear, description="the first projection")
    fused: Literal["grouped", "blocks"] = Field(
        default="grouped",
        description="how a fused weight [gate|up] is cut: each half by its own map, or the "
        "concatenation in one piece per rank",
    )
    down: OutLinear = Field(default_factory=OutLinear, description="the second projection")


class RouterPlan(Section):
    """The gating function."""

    split: Literal["none", "hidden", "experts"] = Field(
        default="none",
        description="every rank in full, over input features, or over the experts' logits",
    )
    sum: Literal["before", "after", "none"] = Field(
        default="before",
        description="a split router's logits are joined before the choice of experts, after it, "
        "or not at all",
    )
    choose: Literal["all", "own"] = Field(
        default="all", description="experts are chosen among all, or among the rank's own"
    )
    renormalise: Literal["all", "own"] = Field(
        default="all",
        description="chosen weights are renormalised over all that were chosen, or over those "
        "of the rank's own experts",
    )


class Shared(Section):
    """The shared experts."""

    split: Literal["width", "none", "first"] = Field(
        default="width",
        description="over the intermediate dimension, every rank in full, or on the first rank",
    )
    width: CutField = Field(
        default=EVEN, description="how the intermediate dimension is cut over tp"
    )
    sum: Literal["own", "routed", "none"] = Field(
        default="own",
        description="summed over tp by itself, together with the routed experts, or not at all",
    )
    scale: Literal["one", "divided"] = Field(
        default="one", description="as it is, or divided by the number of ranks that are summed"
    )


def _block() -> tuple[Literal["ep", "tp", "dp", "sp"], ...]:
    return ("ep", "tp")


class MoePlan(Section):
    experts: CutField = Field(default=EVEN, description="which ranks of ep own which experts")
    copies: Literal["all", "one"] = Field(
        default="all",
        description="an expert that several ranks own is computed by all of them, or by one",
    )
    tp: Degree | None = Field(
        default=None, description="ranks over which each expert is split; default tp / gcd(tp, ep)"
    )
    width: CutField = Field(
        default=EVEN, description="how an expert's intermediate dimension is cut"
    )
    index: Literal["own", "global"] = Field(
        default="own",
        description="a rank finds its experts' weights by their place on the rank, or by the "
        "expert's global number",
    )
    router: RouterPlan = Field(default_factory=RouterPlan, description="the gating function")
    dispatch: Literal["auto", "local", "gather", "all_to_all"] = Field(
        default="auto",
        description="how tokens reach their experts: they are there, all ranks gather all, or "
        "each is sent; auto is local where the ranks of a block hold the same tokens, else "
        "all_to_all",
    )
    combine: Literal["auto", "none", "all_reduce", "reduce_scatter", "all_to_all"] = Field(
        default="auto", description="how the experts' outputs come back and are summed"
    )
    group: tuple[Literal["ep", "tp", "dp", "sp"], ...] = Field(
        default_factory=_block,
        max_length=4,
        strict=False,
        description="the axes over which the outputs are combined; ep and tp are here those of "
        "the experts",
    )
    weight: Literal["output", "hidden", "input"] = Field(
        default="output",
        description="where the routing weight multiplies: the expert's output, its hidden "
        "activation (before the down bias), or its input",
    )
    bias: Literal["first", "divided", "every"] = Field(
        default="first",
        description="an expert split over tp has its down bias added by its first rank, "
        "divided by their number, or by every one",
    )
    shared: Shared = Field(default_factory=Shared, description="the shared experts")


class Norm(Section):
    statistic: Literal["summed", "local"] = Field(
        default="summed",
        description="over a stream split along hidden, the statistic is summed over the ranks, "
        "or is each piece's own",
    )


class Head(Linear):
    """The LM head, and the greedy choice of the next token."""

    split: Literal["vocab", "in", "none"] = Field(
        default="vocab", description="over the vocabulary, over input features, or not"
    )
    cut: CutField = Field(default=PADDED, description="how the vocabulary is cut")
    pads: Literal["masked", "zero"] = Field(
        default="masked", description="what stands in the logits of padded rows"
    )
    order: Literal["owner", "reversed"] = Field(
        default="owner", description="the order in which gathered pieces are put together"
    )
    greedy: Literal["logits", "merged", "ids_summed", "own"] = Field(
        default="logits",
        description="the next token: from the joined logits, by merging each rank's best "
        "(value, id), by summing the ranks' local ids, or each rank's own best",
    )
    tied: Literal["copied", "shared", "missing"] = Field(
        default="copied",
        description="a head tied to the embedding has its own copy, uses the embedding's "
        "storage on its rank, or was given nothing",
    )


class Stages(Section):
    """Pipeline stages."""

    layers: CutField = Field(default=BALANCED, description="which stage holds which layers")
    order: Literal["stage", "layer"] = Field(
        default="stage",
        description="a stage runs all its layers in one visit, or the stream visits the layers "
        "in their own order",
    )
    offset: Literal["sum", "equal"] = Field(
        default="sum",
        description="a stage's first layer is counted from the sizes before it, or as stage x "
        "its own size",
    )
    embedding: int = Field(default=0, ge=0, le=2**20, description="the stage of the embedding")
    head: int | None = Field(
        default=None, ge=0, le=2**20, description="the stage of the LM head; default the last"
    )
    stream: Literal["merged", "separate"] = Field(
        default="merged",
        description="the stream crosses a layer as one tensor, or as a block's output and the "
        "residual that it has not joined yet",
    )
    send: Literal["auto", "hidden", "residual", "both", "nothing"] = Field(
        default="auto", description="what a stage sends to the next; auto is what that needs"
    )
    receivers: Literal["all", "first"] = Field(
        default="all", description="which ranks of the next stage receive it"
    )
    token: Literal["returned", "kept"] = Field(
        default="returned",
        description="the next token goes back to the stage of the embedding, or stays",
    )


class Sequence(Section):
    """How the ranks of sp share the tokens of a sequence."""

    cut: CutField = Field(default=BALANCED, description="which rank holds which prompt tokens")
    positions: Literal["global", "local"] = Field(
        default="global", description="positions are counted in the sequence, or on each rank"
    )
    mask: Literal["global", "local"] = Field(
        default="global",
        description="the causal mask compares places in the sequence, or on each rank",
    )
    exchange: Literal["gather", "ring", "none"] = Field(
        default="gather", description="how keys and values of other ranks' tokens are reached"
    )
    rotate: Literal["before", "after"] = Field(
        default="before", description="keys are rotated before the exchange, or after it"
    )
    keep: Literal["auto", "all", "own"] = Field(
        default="auto",
        description="prefill: each rank keeps the cache entries of all tokens or of its own; "
        "auto is all after a gather, else own",
    )
    layout: Literal["auto", "repeat", "deal", "keys", "alternate"] = Field(
        default="auto",
        description="decode: the ranks repeat the work, take consecutive steps at the same time, "
        "split the cached keys, or take turns; auto is deal where decode itself says sp, else "
        "repeat",
    )
    keys: CutField = Field(
        default=CutSpec("strided"), description="layout keys: which rank holds which cached token"
    )
    merge: Literal["quotient", "divided", "none"] = Field(
        default="quotient",
        description="results over split keys are merged as (numerator, denominator), divided "
        "first and then averaged, or not",
    )
    base: Literal["same", "mixed"] = Field(
        default="same", description="the merge weighs with the softmax's own base, or another"
    )

    @property
    def keep_all(self) -> bool:
        """Whether after prefill every rank of sp holds the entries of all tokens."""
        return self.exchange != "none" and (
            self.keep == "all" or (self.keep == "auto" and self.exchange == "gather")
        )


class Cache(Section):
    """The KV cache."""

    update: Literal["append", "recompute", "late", "skip"] = Field(
        default="append",
        description="decode writes the new token before it attends, rewrites every entry, "
        "writes after it attended, or writes nothing",
    )
    slots: Literal["global", "local"] = Field(
        default="global",
        description="the new token's slot counts from the sequence's start, or from the first "
        "decode step",
    )
    turns: Literal["shared", "own"] = Field(
        default="shared",
        description="layout alternate: a step's entry reaches every rank, or the one that ran it",
    )


class Batch(Section):
    """Which replica serves which sequences."""

    sequences: CutField = Field(
        default=BALANCED, description="which rank of dp holds which sequences"
    )
    idle: Literal["join", "skip"] = Field(
        default="join",
        description="a replica without sequences joins the collectives of its groups, or not",
    )


class Schedule(Section):
    """When the steps of decode run, in ticks."""

    microbatches: int = Field(
        default=1, ge=1, le=65_536, description="groups of sequences that follow each other"
    )
    period: int | None = Field(
        default=None,
        ge=0,
        le=2**30,
        description="ticks from one step of a sequence to its next; default enough for the "
        "token to be there",
    )
    ticks: tuple[tuple[int, int, int, int], ...] | None = Field(
        default=None,
        max_length=65_536,
        strict=False,
        description="the whole schedule, as rows of [tick, stage, sequence, step]",
    )


MeshOrder = Annotated[tuple[Axis, ...], Field(min_length=4, max_length=4, strict=False)]


class Phase(Section):
    """Every choice that may differ between prefill and decode."""

    dp: Degree = Field(default=1, description="data parallel: replicas, each with its sequences")
    pp: Degree = Field(default=1, description="pipeline parallel: stages of layers")
    sp: Degree = Field(
        default=1,
        description="sequence parallel: ranks that share a prompt's tokens; set for decode it "
        "deals out steps",
    )
    tp: Degree = Field(default=1, description="tensor parallel: ranks that share every layer")
    ep: Degree = Field(
        default=1, description="expert parallel: ranks of a stage that share the experts"
    )
    mesh: MeshOrder = Field(
        default=("pp", "dp", "sp", "tp"), description="the axes in rank order, slowest first"
    )
    stream: Literal["whole", "tokens", "hidden"] = Field(
        default="whole",
        description="between blocks the ranks of tp all hold the residual stream, or split it "
        "over tokens or over the hidden dimension",
    )
    hidden: CutField = Field(
        default=EVEN, description="how the hidden dimension is cut, where something splits it"
    )
    stream_tokens: CutField = Field(
        default=BALANCED, description="stream tokens: how they are cut over tp"
    )
    embedding: Embedding = Field(default_factory=Embedding, description="the embedding")
    attention: Attention = Field(default_factory=Attention, description="the attention block")
    ffn: Ffn = Field(default_factory=Ffn, description="the dense feed-forward block")
    moe: MoePlan = Field(default_factory=MoePlan, description="the mixture of experts")
    norm: Norm = Field(default_factory=Norm, description="the norms between the blocks")
    lm_head: Head = Field(default_factory=Head, description="the LM head")
    stages: Stages = Field(default_factory=Stages, description="pipeline stages")
    sequence: Sequence = Field(default_factory=Sequence, description="tokens over sp")
    cache: Cache = Field(default_factory=Cache, description="the KV cache")
    batch: Batch = Field(default_factory=Batch, description="sequences over dp")
    schedule: Schedule = Field(default_factory=Schedule, description="decode in ticks")
