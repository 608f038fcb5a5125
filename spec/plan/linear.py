"""How a plan writes one linear layer: its split, its collective, its bias.

`out` splits the output features (columns), `in` the input features (rows), so
that what comes out is a sum still due. `sum` says where that sum is taken.
"""

from __future__ import annotations

from typing import Literal

from pydantic import Field

from shardproof.spec.plan.fields import Axes, Section

Split = Literal["out", "in", "none"]
Collective = Literal["auto", "none", "all_reduce", "all_gather", "reduce_scatter"]
Once = Literal["after", "first", "divided", "every"]


def _group() -> Axes:
    return ("tp",)


class Joined(Section):
    """How the ranks' results come together."""

    collective: Collective = Field(
        default="auto",
        description="what joins the ranks' results; auto is all_reduce (or reduce_scatter onto "
        "a split stream) for a sum still due, all_gather where the whole is needed, else none",
    )
    group: Axes = Field(
        default_factory=_group,
        strict=False,
        description="the mesh axes over which the collective runs",
    )


class Linear(Joined):
    """A linear layer whose output may be a sum still due."""

    bias: Once = Field(
        default="after",
        description="where the bias is added: after the sum; or before it on the first rank, "
        "divided by the number of ranks, or on every rank",
    )


class QkvLinear(Linear):
    """The query, key and value projections."""

    split: Literal["heads", "head_dim", "in", "none"] = Field(
        default="heads",
        description="over heads, over the dimensions inside each head, over input features, or "
        "every rank in full",
    )
    input: Literal["auto", "own", "gathered"] = Field(
        default="auto",
        description="a split stream is gathered before the projection, or used as it is",
    )
    q_sum: Literal["boundary", "scores"] = Field(
        default="boundary", description="split in: where the sum of the queries is taken"
    )
    k_sum: Literal["boundary", "scores"] = Field(
        default="boundary", description="split in: where the sum of the keys is taken"
    )
    v_sum: Literal["boundary", "output"] = Field(
        default="boundary",
        description="split in: where the sum of the values is taken; output is that of the "
        "output projection",
    )
    fused: Literal["grouped", "blocks"] = Field(
        default="grouped",
        description="how a fused weight [Q|K|V] is cut: each part by its own map, or the "
        "concatenation in one piece per rank",
    )


class UpLinear(Linear):
    """A first projection of the feed-forward block (up, or gate)."""

    split: Split = Field(default="out", description="over outputs, over inputs, or not")
    input: Literal["auto", "own", "gathered"] = Field(
        default="auto",
        description="a split stream is gathered before the projection, or used as it is",
    )
    sum: Literal["boundary", "activation", "product", "down"] = Field(
        default="boundary",
        description="split in: the sum is taken at the linear's own boundary, after the "
        "activation, after the product with the gate, or together with that of down",
    )


class OutLinear(Linear):
    """A projection back to the residual stream (attention output, down)."""

    split: Split = Field(default="in", description="over inputs, over outputs, or not")
    input: Literal["auto", "own", "gathered"] = Field(
        default="auto",
        description="a split input is gathered first, or used as it is; auto gathers for a "
        "split over outputs and for none",
    )
    sum: Literal["boundary", "norm"] = Field(
        default="boundary",
        description="a sum still due is taken at the linear's own boundary, or by the norm that "
        "reads the stream next",
    )
    residual: Once = Field(
        default="after",
        description="where the residual joins: after the sum; or before it on the first rank, "
        "divided by the number of ranks, or on every rank",
    )
