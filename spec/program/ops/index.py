"""An index that chooses keys."""

from __future__ import annotations

from typing import Literal

from shardproof.spec.program.ops.operator import Operator
from shardproof.spec.program.ops.words import HEADS, ROWS, SCORES, MaskOf, Name, Seen


class IndexKeys(Operator):
    kind = "index_keys"
    says = "an index's key of each token, under its norm, turned by its position"
    operands = (ROWS,)
    line = "([s,t,i])->([s,t,h,i])"

    weight: Name


class Beside(Operator):
    kind = "beside"
    says = "two tensors, one's dimensions behind the other's"
    operands = (HEADS, HEADS)
    line = "([s,t,h,..],[s,t,h,..])->([s,t,h,..])"


class KeyPart(Operator):
    kind = "key_part"
    says = "of cached keys the rotated part, or the index's"
    operands = (HEADS,)
    line = "([s,k,h,..])->([s,k,h,..])"

    part: Literal["rotated", "index"]


class IndexScores(Operator):
    kind = "index_scores"
    says = "an index's scores of keys, summed over its heads as these count"
    operands = (HEADS, ROWS, HEADS)
    line = "([s,t,h,d],[s,t,h],[s,k,..,d])->([s,t,..,k]) reduction={h}"

    weight: Name
    seen: Seen


class ChooseKeys(Operator):
    kind = "choose_keys"
    says = "the keys that score best, of those that a query sees"
    operands = (SCORES,)
    line = "([s,t,..,k])->([s,t,k])"

    weight: Name
    seen: Seen
    mask: MaskOf


Indexing = IndexKeys | Beside | KeyPart | IndexScores | ChooseKeys
