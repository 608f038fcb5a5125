"""The embedding, products with weights, and what is done value by value."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.words import (
    ANY,
    HEADS,
    ROWS,
    STREAM,
    TOKENS,
    Axes,
    CountedBy,
    Dim,
    Flag,
    Map,
    Name,
    OnRanks,
    Parts,
    ScaleCut,
    ScaleIndex,
)


class Lookup(Operator):
    kind = "lookup"
    says = "rows of the embedding"
    operands = (TOKENS,)
    line = "([s,t],[v,o])->([s,t,o]) reduction={v}"

    weight: Name
    rows: Map
    columns: Map
    mask: Flag


class Learned(Operator):
    kind = "learned"
    says = "adds learned positions"
    operands = (STREAM,)
    line = "([s,t,o])->([s,t,o])"

    on: OnRanks
    columns: Map
    positions: CountedBy
    tokens: Map = None


class Linear(Operator):
    kind = "linear"
    says = "a product with rows and columns of a weight"
    operands = (ROWS,)
    line = "([s,t,i],[i,..])->([s,t,..]) reduction={i}"
    inner = ("fused", "parts", "stored", "read", "scales", "scale_of")

    weight: Name
    fused: str = ""
    """Which of the weights that lie in one buffer it is; empty for one of its own."""
    parts: Parts | None = None
    """How long each of these is on each rank."""
    stored: str = "parts"
    """The order in which they lie there."""
    read: str = ""
    """The order in which a rank takes its piece apart; empty for the same."""
    heads: Map = None
    dims: Map = None
    rows: Map = None
    columns: Map = None
    scales: ScaleCut = "own"
    """Which scales of a quantised weight a rank has."""
    scale_of: ScaleIndex = "own"
    """How it finds that of a number."""


class OutLinear(Operator):
    kind = "out_linear"
    says = "heads back to the stream"
    operands = (HEADS,)
    line = "([s,t,h,d],[h,d,o])->([s,t,o]) reduction={h,d}"
    inner = ("scales", "scale_of")

    weight: Name
    columns: Map
    heads: Map = None
    dims: Map = None
    scales: ScaleCut = "own"
    scale_of: ScaleIndex = "own"


class Bias(Operator):
    kind = "bias"
    says = "adds a bias"
    operands = (ANY,)
    line = "([..])->([..])"
    inner = ("columns",)

    weight: Name
    on: OnRanks
    heads: Map = None
    dims: Map = None
    split: Map = None
    dim: Dim | None = None
    over: Axes | None = None
    columns: Map = None
    """What of a fused weight is the rank's."""


class Slice(Operator):
    kind = "slice"
    says = "the indices of a dimension that the map gives to the rank"
    operands = (ANY,)
    line = "([..])->([..])"

    dim: Dim
    split: Map


class Add(Operator):
    kind = "add"
    says = "the sum of two tensors"
    operands = (ANY, ANY)
    line = "([..],[..])->([..])"


class Mul(Operator):
    kind = "mul"
    says = "the product of two tensors, value by value"
    operands = (ANY, ANY)
    line = "([..],[..])->([..])"


class AddOn(Operator):
    kind = "add_on"
    says = "a sum on every rank, on the first, or a share on each"
    operands = (ANY, ANY)
    line = "([..],[..])->([..])"

    on: OnRanks
    over: Axes | None = None


class AddEach(Operator):
    kind = "add_each"
    says = "adds to what a rank holds for each source"
    operands = (STREAM, STREAM)
    line = "([s,t,o],[s,t,o])->([s,t,o])"


class Scale(Operator):
    kind = "scale"
    says = "times a factor of the model"
    operands = (ANY,)
    line = "([..])->([..])"

    by: Literal["embedding_scale", "residual_scale", "logit_scale", "layer_scale"]
    name: Name


class Act(Operator):
    kind = "act"
    says = "an activation"
    operands = (ANY,)
    line = "([..])->([..])"

    fn: Name
    key: Name


class Joint(Operator):
    kind = "joint"
    says = "an activation of gate and up together"
    operands = (ANY, ANY)
    line = "([..],[..])->([..])"

    fn: Name
    key: Name


OnStream = (
    Lookup
    | Learned
    | Linear
    | OutLinear
    | Bias
    | Slice
    | Add
    | Mul
    | AddOn
    | AddEach
    | Scale
    | Act
    | Joint
)
