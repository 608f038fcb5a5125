"""The LM head."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.words import STREAM, VOCAB, Map, PadLogits


class HeadLinear(Operator):
    kind = "head_linear"
    says = "the stream times the LM head"
    operands = (STREAM,)
    line = "([s,t,i],[i,v])->([s,t,v]) reduction={i}"

    rows: Map
    columns: Map
    tied: Literal["copied", "shared", "missing"]
    stored_rows: Map
    stored_columns: Map


class Pads(Operator):
    kind = "pads"
    says = "what the logits of pads are"
    operands = (VOCAB,)
    line = "([s,t,v])->([s,t,v])"

    split: Map
    how: PadLogits


class FinishLogits(Operator):
    kind = "finish_logits"
    says = "scale and soft cap of the logits"
    operands = (VOCAB,)
    line = "([s,t,v])->([s,t,v])"


OfHead = HeadLinear | Pads | FinishLogits
