"""What only passes a tensor on, or changes one that an edit gives it."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.words import ANY, Dim, Part, Places, Ratio


class Send(Operator):
    kind = "send"
    says = "gives a part of the stream to the next visit"
    operands = (ANY,)

    part: Part
    buffer: Literal["each", "one"] = "each"


class Receive(Operator):
    kind = "receive"
    says = "takes a part of the stream from the visit before"

    part: Part


class Permute(Operator):
    kind = "permute"
    says = "the indices of a dimension in another order; -1 is zero"
    operands = (ANY,)
    line = "([..])->([..])"

    dim: Dim
    order: Places


class Same(Operator):
    kind = "same"
    says = "its operand"
    operands = (ANY,)
    line = "([..])->([..])"


class Zeros(Operator):
    kind = "zeros"
    says = "zeros, as many as its operand: a buffer that nobody filled"
    operands = (ANY,)
    line = "([..])->([..])"


class Junk(Operator):
    kind = "junk"
    says = "other values on every rank: a buffer that nobody cleared"
    operands = (ANY,)
    line = "([..])->([..])"


class Previous(Operator):
    kind = "previous"
    says = "what its operand was the last time: a buffer that was not renewed"
    operands = (ANY,)
    line = "([..])->([..])"


class Times(Operator):
    kind = "times"
    says = "a fraction of its operand, [over, below]"
    operands = (ANY,)
    line = "([..])->([..])"

    by: Ratio


Passing = Send | Receive | Permute | Same | Zeros | Junk | Previous | Times
