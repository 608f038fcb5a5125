"""What becomes of the dimensions of an operator's operands, in a line.

s is sequences, t tokens, k keys, h heads, d their dimensions, i and o a weight's inputs and
outputs, r a latent, e experts, v the vocabulary; b is a key head's queries and keys, g a value
head's values and gates, in a layer with a state; `..` is whatever there is. One in `reduction` is
summed over: where ranks have different indices of it, each has a part of the sum.
"""

from __future__ import annotations

from collections.abc import Mapping

from shardproof.spec.program.ops.every import BY_KIND

LINES: Mapping[str, str] = {kind: each.line for kind, each in BY_KIND.items() if each.line}
