"""The dimensions that operators read, and the types of what they are about."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal, TypedDict

from shardproof.spec.program.split import Split

Dims = tuple[str, ...]
"""The dimensions of a tensor in order; an empty name is any one, and none at all are any number."""
ANY: Dims = ()
TOKENS: Dims = ("sequence", "token")
ROWS: Dims = (*TOKENS, "")
STREAM: Dims = (*TOKENS, "hidden")
HEADS: Dims = (*TOKENS, "head", "head_dim")
SCORES: Dims = (*TOKENS, "head", "key")
EXPERTS: Dims = (*TOKENS, "experts")
VOCAB: Dims = (*TOKENS, "vocab")

Map = Split | None
Owners = Split
"""Whose experts are whose: no word of it is no layout."""
Name = str
Flag = bool
Number = int
Count = int
Group = tuple[str, ...]
TokenGroup = tuple[str, ...]
Axes = tuple[str, ...]
"""The axes of a module that lies over other ranks than those of tp, all of a stage."""
Places = tuple[int, ...]
Order = Places | Literal["owner", "reversed"]
Table = Mapping[int, int]
Ratio = tuple[int, int]
Parts = Mapping[str, tuple[Map, Map]]

Dim = Literal["sequence", "token", "head", "head_dim", "width", "hidden", "experts", "vocab"]
Counted = Literal["global", "local"]
CountedBy = Literal["global", "local", "chunk", "row", "first", "drafted"]
"""`row`: from the first token of a row of several sequences; `chunk`: from the first token of the
chunk that prefill is at; `first`: all at the first token of a step; `drafted`: behind all drafts of
earlier steps, those that were taken back too."""
PositionsOf = Literal["global", "local", "last", "chunk", "row", "first", "drafted"]
MaskOf = Literal["global", "local", "chunk", "row", "step", "none"]
"""`row`: places in a row of several sequences, all of whose keys before it a query sees; `step`: a
query's place in its step, and a key's among all that are read; `none`: all drafts of a step are
seen by each of its queries."""
Rejected = Literal["overwritten", "kept"]
Seen = Literal["own", "exchanged", "cached", "all"]
OnRanks = Literal["every", "first", "divided"]
Merge = Literal["quotient", "divided", "none"]
Base = Literal["same", "mixed"]
Fused = Literal["", "parts", "interleaved", "swapped"]
"""How gate and up are ordered in one weight, of which each rank has a block; empty for two."""
ScaleCut = Literal["own", "even", "whole"]
ScaleIndex = Literal["own", "local", "global"]


class ScaleWords(TypedDict, total=False):
    """What an operator says of the scales of its weight."""

    scales: ScaleCut
    scale_of: ScaleIndex


Part = Literal["value", "residual", "token", "chosen"]
TokensStand = Literal["ranks", "turns", "sequence"]
Rows = Literal["sequence", "rank"]
How = Literal["each", "once"]
PerHead = Literal["own", "first"]
PadLogits = Literal["masked", "zero"]
