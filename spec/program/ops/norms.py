"""Norms of the stream, of queries and of keys."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.words import ANY, HEADS, ROWS, Flag, Map, Name


class Norm(Operator):
    kind = "norm"
    says = "a norm of the whole stream, or of the rank's piece alone"
    operands = (ROWS,)
    line = "([s,t,i])->([s,t,i])"

    weight: Name
    split: Map = None
    local: Flag = False


class Moments(Operator):
    kind = "moments"
    says = "what a norm needs to know of the rank's piece"
    operands = (ROWS,)
    line = "([s,t,i])->([s,t]) reduction={i}"

    split: Map


class NormWith(Operator):
    kind = "norm_with"
    says = "a norm of a piece, with the moments of the whole"
    operands = (ROWS, ANY)
    line = "([s,t,i],[s,t])->([s,t,i])"

    weight: Name
    split: Map


class HeadNorm(Operator):
    kind = "head_norm"
    says = "a norm of queries, keys or values"
    operands = (HEADS, ANY)
    may_lack = 1
    line = "([s,t,h,d])->([s,t,h,d])"

    heads: Map
    dims: Map
    over: Literal["head", "width", "group"]
    which: Literal["q", "k", "v", "state"]
    weight: Name


class HeadMoments(Operator):
    kind = "head_moments"
    says = "what such a norm needs to know of the rank's piece"
    operands = (HEADS,)
    line = "([s,t,h,d])->([s,t,..]) reduction={d} or {h,d}"

    heads: Map
    dims: Map
    over: Literal["head", "width"]
    which: Literal["q", "k", "v", "state"]
    weight: Name


Norms = Norm | Moments | NormWith | HeadNorm | HeadMoments
