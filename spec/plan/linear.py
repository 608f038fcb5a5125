"""How a plan writes one linear layer: its split, its collective, its bias.

`out` splits the output features (columns), `in` the input features (rows), so
that what comes out is a partial sum. `sum` says where that sum is taken.
"""

from __future__ import annotations

from typing import Literal

from shardproof.spec.plan.section import Section, a_group, a_part, a_word

Split = Literal["out", "in", "none"]
Collective = Literal["auto", "none", "all_reduce", "all_gather", "reduce_scatter"]
Axis = Literal["dp", "pp", "sp", "tp"]
Lies = Literal["dp", "sp", "tp"]
"""The axes that a module of its own ranks may lie over: those of a stage."""
Once = Literal["after", "first", "divided", "every"]


class Joined(Section):
    """How the ranks' results come together."""

    collective: Collective = a_word(
        "auto",
        "what joins the ranks' results; auto is all_reduce (or reduce_scatter onto "
        "a split stream) for a partial sum, all_gather where the whole is needed, else none",
    )
    group: tuple[Axis, ...] = a_group(
        None,
        "the mesh axes over which the collective runs; default those that the module lies over",
    )
    """Of a phase of a plan always known, for the phase puts the module's axes in place of none."""


class Linear(Joined):
    """A linear layer whose output may be a partial sum."""

    bias: Once = a_word(
        "after",
        "where the bias is added: after the sum; or before it on the first rank, "
        "divided by the number of ranks, or on every rank",
    )


class Gather(Section):
    """How a split stream is gathered before a projection."""

    group: tuple[Axis, ...] = a_group(
        ("tp",),
        "the mesh axes over which it is gathered; of a module over other ranks than tp's these are "
        "its own",
    )


class QkvLinear(Linear):
    """The query, key and value projections."""

    split: Literal["heads", "head_dim", "in", "none"] = a_word(
        "heads",
        "over heads, over the dimensions inside each head, over input features, or "
        "every rank in full",
    )
    input: Literal["auto", "own", "gathered"] = a_word(
        "auto", "a split stream is gathered before the projection, or used as it is"
    )
    gather: Gather = a_part(Gather, "the gather before the projection")
    q_sum: Literal["boundary", "scores"] = a_word(
        "boundary", "split in: where the sum of the queries is taken"
    )
    k_sum: Literal["boundary", "scores"] = a_word(
        "boundary", "split in: where the sum of the keys is taken"
    )
    v_sum: Literal["boundary", "output"] = a_word(
        "boundary",
        "split in: where the sum of the values is taken; output is that of the output projection",
    )
    fused: Literal["grouped", "blocks"] = a_word(
        "grouped",
        "how a fused weight [Q|K|V] is cut: each part by its own map, or the "
        "concatenation in one piece per rank",
    )
    stored: Literal["parts", "groups"] = a_word(
        "parts",
        "fused blocks: the order of the weight; all queries, then keys, then values, or group by "
        "group the queries, the key and the value",
    )
    read: Literal["auto", "parts", "groups"] = a_word(
        "auto", "fused blocks: how a rank takes its piece apart; auto is as the weight is stored"
    )


class UpLinear(Linear):
    """A first projection of the feed-forward block (up, or gate)."""

    split: Split = a_word("out", "over outputs, over inputs, or not")
    input: Literal["auto", "own", "gathered"] = a_word(
        "auto",
        "a split stream, and the tokens of the module's other ranks, are gathered before the "
        "projection; or what the rank holds is used as it is",
    )
    gather: Gather = a_part(Gather, "the gather before the projection")
    sum: Literal["boundary", "activation", "product", "down"] = a_word(
        "boundary",
        "split in: the sum is taken at the linear's own boundary, after the "
        "activation, after the product with the gate, or together with that of down",
    )


class OutLinear(Linear):
    """A projection back to the residual stream (attention output, down)."""

    split: Split = a_word("in", "over inputs, over outputs, or not")
    input: Literal["auto", "own", "gathered"] = a_word(
        "auto",
        "a split input is gathered over tp first, or used as it is; auto gathers for a "
        "split over outputs and for none",
    )
    sum: Literal["boundary", "norm", "both"] = a_word(
        "boundary",
        "a partial sum is taken at the linear's own boundary, by the norm that reads the stream "
        "next, or at both; over other axes than tp always at the boundary alone",
    )
    residual: Once = a_word(
        "after",
        "where the residual joins: after the sum; or before it, as the rank holds the stream, on "
        "the first rank, divided by the number of ranks, or on every rank",
    )
