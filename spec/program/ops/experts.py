"""The router, its experts, and the shared ones."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.words import (
    EXPERTS,
    STREAM,
    Axes,
    Flag,
    Fused,
    Map,
    Number,
    Owners,
    Places,
    ScaleCut,
    ScaleIndex,
)


class Route(Operator):
    kind = "route"
    says = "which experts, and how much each counts"
    operands = (EXPERTS,)
    line = "([s,t,e])->([s,t,e])"

    choose: Literal["all", "own"]
    owners: Owners
    renormalise: Literal["all", "own"]


class Experts(Operator):
    kind = "experts"
    says = "the rank's experts on the tokens that it has"
    operands = (STREAM, EXPERTS)
    line = "([s,t,i],[s,t,e])->([s,t,o]) reduction={e}"
    inner = ("fused", "read", "scales", "scale_of")

    owners: Owners
    held: Map = None
    """Whose weights are in the slots, where these are not those of their owners."""
    before: Map = None
    """The owners as all ranks of ep but the first still have them."""
    width: Map
    copies: Literal["all", "one"]
    index: Literal["own", "global"]
    weight: Literal["auto", "input", "hidden", "output"]
    bias: Literal["first", "every", "divided"]
    stored: Places | None = None
    fused: Fused = ""
    read: Fused = ""
    """The order in which a rank takes its block apart; empty for that of the weight."""
    scales: ScaleCut = "own"
    scale_of: ScaleIndex = "own"


class SharedExpert(Operator):
    kind = "shared_expert"
    says = "the shared experts"
    operands = (STREAM,)
    line = "([s,t,i])->([s,t,o])"
    inner = ("fused", "read", "scales", "scale_of")

    width: Map
    first: Flag
    divide: Number
    over: Axes | None = None
    fused: Fused = ""
    read: Fused = ""
    scales: ScaleCut = "own"
    scale_of: ScaleIndex = "own"


OfExperts = Route | Experts | SharedExpert
