"""What a decoder-only model computes, as far as a plan can break it.

A `Model` is a value: the numbers and the choices that change the function, no
names of any framework. Layers of the same kind share one `Layer` value, so that
whatever is decided about a kind is decided for all of its layers at once.
"""

from __future__ import annotations

import os
from collections.abc import Mapping
from typing import Literal, cast

from shardproof.spec.record import HashedOnce, dataclass

Positions = Literal["rope", "learned", "alibi", "none"]


@dataclass(frozen=True, slots=True)
class Rope:
    """Rotary positions on the first `dim` of each head's dimensions.

    `half` pairs dimension i with i + dim/2, `interleaved` pairs 2i with 2i + 1.
    The angles are a table that the plan cannot change, so they are not here.
    """

    dim: int
    pairs: Literal["half", "interleaved"] = "half"


@dataclass(frozen=True, slots=True)
class Latent:
    """Multi-head latent attention: K and V are read from one cached latent.

    A head's query and key are `nope` dimensions without position and `rope`
    rotated ones; the rotated key is shared by all heads. `q_rank` is None where
    queries are projected straight from the hidden state.
    """

    kv_rank: int
    nope: int
    rope: int
    q_rank: int | None = None


@dataclass(frozen=True, slots=True)
class Delta:
    """A state in place of softmax: every head carries one along the tokens.

    The layer's `heads` are those of values, each with a state of `head_dim` x `value_dim` numbers;
    its `kv_heads` are those of queries and keys, of which each serves equally many value heads. Of
    Mamba-2 a group's C is a query, its B a key, and what a head's x is a value.
    """

    kernel: int
    """Tokens that the short convolution over queries, keys and values sees, with its own."""
    rule: Literal["delta", "mamba", "channel"] = "delta"
    """How a token rewrites a state: `delta` corrects what its key holds, `mamba` adds to it;
    `channel` is `delta` where each dimension of a key fades by itself."""
    norm: Literal["head", "group", "width"] = "head"
    """What is normalised together: a head, those of a key head, or all of them."""

    gate_rank: int | None = None
    """Of a `channel`: the numbers of a token by way of which its fading, and by way of others its
    output's gate, are made. Two linear maps are one, so that memory alone knows of it."""

    def gates(self, head_dim: int) -> int:
        """Numbers of a head and token that are no value: of what is taken in, and of what fades."""
        return {"delta": 2, "mamba": 1, "channel": 1 + head_dim}[self.rule]

    @property
    def gate(self) -> Literal["silu", "sigmoid"]:
        """The function of what the output is multiplied by."""
        return "sigmoid" if self.rule == "channel" else "silu"

    @property
    def gated_first(self) -> bool:
        """Whether what is read of a state is gated before it is normalised."""
        return self.rule == "mamba"


@dataclass(frozen=True, slots=True)
class Indexer:
    """Sparse attention: a query attends to those keys alone that score best by an index.

    The index has heads of its own, whose queries come from the query's latent, and one key a token,
    under a LayerNorm of its own. A head's score is the ReLU of their product; those of all heads
    are summed, each times a weight that the query's token gives it.
    """

    heads: int
    head_dim: int
    top_k: int
    """So many keys are attended to; where fewer are seen, all of them."""
    rope: Rope | None = None
    """On the first of a head's dimensions, by the angles of the layer's own rotation."""


@dataclass(frozen=True, slots=True)
class Scales:
    """A weight is numbers of few bits, and a scale for each block of `rows` by `columns` of them.

    Rows are output features, columns input features; a weight's last block may be smaller. Zero is
    all there are: a scale for each row has no end of columns.
    """

    rows: int
    columns: int
    of: tuple[str, ...] = ()
    """The linear weights that are stored so, by name; none named is all of the module."""


@dataclass(frozen=True, slots=True)
class Attention:
    heads: int
    kv_heads: int
    head_dim: int
    """Dimensions of a query and of a key (with MLA: `nope + rope`)."""
    value_dim: int
    positions: Positions = "rope"
    rope: Rope | None = None
    latent: Latent | None = None
    window: int | None = None
    """A token sees itself and the `window - 1` before it; None sees all."""
    chunk: int | None = None
    """A token sees those up to itself in its own stretch of so many tokens; None sees all."""
    sinks: bool = False
    """A learned logit per head joins the softmax's denominator."""
    softcap: float | None = None
    scale: float | None = None
    """What scores are multiplied by; None is 1/sqrt(head_dim)."""
    q_bias: bool = False
    k_bias: bool = False
    v_bias: bool = False
    out_bias: bool = False
    qk_norm: Literal["none", "head", "width", "bare"] = "none"
    """A norm of queries and keys over each head, or over the whole width; `bare`: over each head,
    without weights, after the rotation."""
    output_gate: bool = False
    """What a head gives is multiplied by a sigmoid of a projection of x, before the output's."""
    delta: Delta | None = None
    indexer: Indexer | None = None
    shares_index: bool = False
    """It attends to the keys that the nearest layer before it with an indexer has chosen."""
    position_scale: bool = False
    """The scores of a query are multiplied by a number that its position has in a table."""
    keys_as_values: bool = False
    """Values are what keys are before their norm and their rotation: no weights make them."""
    value_norm: bool = False
    """A norm of values over each head, without weights."""
    scales: Scales | None = None
    """Of the projections, the gate's and the index's among them; of a state no more than that some
    of its projections have scales."""

    def first_seen(self, token: int) -> int:
        """The first token that one sees."""
        first = 0 if self.window is None else max(0, token - self.window + 1)
        return first if self.chunk is None else max(first, token // self.chunk * self.chunk)

    @property
    def bounded(self) -> bool:
        """Whether a token does not see all before it."""
        return self.window is not None or self.chunk is not None

    @property
    def sees_itself_alone(self) -> bool:
        return self.window == 1 or self.chunk == 1

    @property
    def entry(self) -> int:
        """Of a layer with a state, what the program keeps of a token and value head."""
        return self.value_dim + (0 if self.delta is None else self.delta.gates(self.head_dim))

    @property
    def values_alike(self) -> bool:
        """Whether a head's values are as long as its keys, so that one cut serves both."""
        return self.latent is None and self.value_dim == self.head_dim


@dataclass(frozen=True, slots=True)
class Dense:
    """A feed-forward block: `down(act(up x))`, or gated `down(act(gate x) * up x)`."""

    width: int
    gated: bool = True
    activation: str = "silu"
    up_bias: bool = False
    """Of `up`, and of `gate` where there is one."""
    down_bias: bool = False
    joint: bool = False
    """The activation takes both at once, `down(act(gate x, up x))`: linear in neither."""
    scales: Scales | None = None
    """Of its linear weights; of experts each has its own."""


@dataclass(frozen=True, slots=True)
class Router:
    score: Literal["softmax", "sigmoid", "topk_softmax"]
    """`topk_softmax` takes the softmax over the chosen logits alone."""
    top_k: int
    renormalise: bool = False
    groups: int = 1
    top_groups: int = 1
    """Experts are chosen within the best `top_groups` of `groups` groups."""
    group_score: Literal["max", "top2"] = "max"
    bias: bool = False
    """A bias of the router's linear layer."""
    correction: bool = False
    """A bias that takes part in the choice, not in the weight."""
    scale: float | None = None


@dataclass(frozen=True, slots=True)
class Moe:
    experts: int
    router: Router
    expert: Dense
    shared: Dense | None = None
    """One block of the summed width of all shared experts."""
    shared_gate: bool = False
    """The shared output is multiplied by a sigmoid of a projection of x."""
    input_weighted: bool = False
    """The routing weight multiplies an expert's input, not its output."""
    latent: int | None = None
    """Routed experts read the stream by way of a linear map to so many numbers, and what they give
    together comes back by another; the router and shared experts read the stream itself."""
    own_norms: bool = False
    """Router and routed experts read the stream under norms of their own, the shared one alone that
    of the block; what routed experts and what the shared one gives is normalised, each by itself,
    before the two are summed."""


NO_ATTENTION = Attention(heads=0, kv_heads=1, head_dim=1, value_dim=1, positions="none")
"""Of a layer that has none: a sum over no heads."""
NO_FFN = Dense(width=0)
"""Of a layer that has none: a sum over no width."""


@dataclass(frozen=True, slots=True)
class Layer:
    """One kind of layer: attention and an FFN, or one of the two alone.

    `pre`: norms before attention and before the FFN. `post`: norms after them,
    before the residual sum. `sandwich`: both. A `parallel` block feeds the same
    residual stream to both and sums them, with `norms` one or two.
    """

    attention: Attention = NO_ATTENTION
    ffn: Dense | Moe = NO_FFN
    norm: Literal["pre", "post", "sandwich"] = "pre"
    parallel: bool = False
    norms: Literal[1, 2] = 2
    """How many input norms: a parallel block may share one."""
    own: tuple[str, ...] = ()
    """The names by which a plan speaks of these layers, where it says of them what it says of no
    other (`layout/of_layers.py`)."""

    @property
    def attends(self) -> bool:
        return self.attention.heads > 0

    @property
    def feeds(self) -> bool:
        """Whether there is an FFN, dense or of experts."""
        return not isinstance(self.ffn, Dense) or self.ffn.width > 0

    @property
    def dense(self) -> bool:
        return isinstance(self.ffn, Dense) and self.ffn.width > 0


@dataclass(frozen=True, slots=True)
class Stored:
    """Bits of a number in memory, by what it is of; those of a block's scale are counted in."""

    plain: float = 16
    """Of embeddings, head, norms, routers: what nobody quantises."""
    attention: float = 16
    dense: float = 16
    experts: float = 16
    shared: float = 16
    cache: float = 16
    activations: float = 16
    said: str = ""
    """What the config says of it, in words; empty where it says nothing, and 16 is assumed."""


@dataclass(frozen=True, slots=True)
class Unmodelled:
    """A field that changes the function, or may, and that nothing here models."""

    field: str
    value: str
    why: str
    whole: bool = False
    """Nothing of the model is known: there is no reader of its family."""


@dataclass(frozen=True, slots=True)
class Model(HashedOnce):
    """A decoder-only model, as far as a plan can break what it computes."""

    name: str
    family: str
    """The published `model_type`."""
    hidden: int
    vocab: int
    kinds: tuple[Layer, ...]
    layers: tuple[int, ...]
    """For each layer, its place in `kinds`."""
    norm: Literal["rms", "layer"] = "rms"
    norm_bias: bool = False
    tied: bool = False
    head_bias: bool = False
    max_positions: int | None = None
    """Rows of the learned position table; None where positions are not learned."""
    embedding_scale: float | None = None
    embedding_norm: bool = False
    """A norm right after the embedding."""
    residual_scale: float | None = None
    """What a block's output is multiplied by before the residual sum."""
    layer_scale: bool = False
    """Behind each layer the stream is multiplied by a number, which is a weight of the layer."""
    logit_scale: float | None = None
    logit_softcap: float | None = None
    final_norm: bool = True
    unmodelled: tuple[Unmodelled, ...] = ()
    notes: tuple[str, ...] = ()
    stored: Stored = Stored()
    """Of no concern to a verdict: what memory is counted by."""

    @property
    def layer_scales(self) -> frozenset[str]:
        """The numbers that layers multiply the stream by, by the names of these weights."""
        layers = range(len(self.layers) if self.layer_scale else 0)
        return frozenset(f"layers.{layer}.scale" for layer in layers)

    @property
    def unread(self) -> bool:
        """Whether the sizes say nothing, since there is no reader of the family."""
        return any(gap.whole for gap in self.unmodelled)

    @staticmethod
    def from_config(
        source: str | os.PathLike[str] | Mapping[str, object], read_as: str | None = None
    ) -> Model:
        """Read a published `config.json`: a path, or its content as a mapping.

        `read_as` names the family of a config whose own family nobody knows.
        """
        from shardproof.spec.model.config import model_from_config  # it builds this class

        # A type checker that meets this file by two names takes its class for two.
        return cast("Model", model_from_config(source, read_as))
