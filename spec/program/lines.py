"""What becomes of the dimensions of an operator's operands, in a line.

s is sequences, t tokens, k keys, h heads, d their dimensions, i and o a weight's inputs and
outputs, r a latent, e experts, v the vocabulary; b is a key head's queries and keys, g a value
head's values and gates, in a layer with a state; `..` is whatever there is. One in `reduction` is
summed over: where ranks have different indices of it, each has a part of the sum.
"""

from __future__ import annotations

from collections.abc import Mapping

LINES: Mapping[str, str] = {
    "lookup": "([s,t],[v,o])->([s,t,o]) reduction={v}",
    "learned": "([s,t,o])->([s,t,o])",
    "linear": "([s,t,i],[i,..])->([s,t,..]) reduction={i}",
    "out_linear": "([s,t,h,d],[h,d,o])->([s,t,o]) reduction={h,d}",
    "bias": "([..])->([..])",
    "slice": "([..])->([..])",
    "add": "([..],[..])->([..])",
    "add_on": "([..],[..])->([..])",
    "mul": "([..],[..])->([..])",
    "act": "([..])->([..])",
    "joint": "([..],[..])->([..])",
    "scale": "([..])->([..])",
    "same": "([..])->([..])",
    "all_reduce": "([..])->([..])",
    "all_gather": "([..])->([..])",
    "reduce_scatter": "([..])->([..])",
    "all_to_all": "([..])->([..])",
    "broadcast": "([..])->([..])",
    "gather_rows": "([..])->([..])",
    "own_rows": "([..])->([..])",
    "permute": "([..])->([..])",
    "times": "([..])->([..])",
    "zeros": "([..])->([..])",
    "junk": "([..])->([..])",
    "previous": "([..])->([..])",
    "norm": "([s,t,i])->([s,t,i])",
    "moments": "([s,t,i])->([s,t]) reduction={i}",
    "norm_with": "([s,t,i],[s,t])->([s,t,i])",
    "head_norm": "([s,t,h,d])->([s,t,h,d])",
    "head_moments": "([s,t,h,d])->([s,t,..]) reduction={d} or {h,d}",
    "rope": "([s,t,h,d])->([s,t,h,d])",
    "exchange": "([s,t,h,d])->([s,k,h,d])",
    "cache_write": "([s,t,h,d],[s,t,h,d])->()",
    "cache_step": "([s,t,h,d],[s,t,h,d])->([s,k,h,d],[s,k,h,d])",
    "one_head": "([s,t,r])->([s,t,h,r])",
    "latent_keys": "([s,k,h,r],[s,k,h,d])->([s,k,h,d]) reduction={r}",
    "latent_values": "([s,k,h,r])->([s,k,h,d]) reduction={r}",
    "delta": "([s,k,h,b],[s,k,h,g])->([s,t,h,d])",
    "scores": "([s,t,h,d],[s,k,h,d])->([s,t,h,k]) reduction={d}",
    "logits": "([s,t,h,k])->([s,t,h,k])",
    "exp_weights": "([s,t,h,k])->([s,t,h,k])",
    "weigh": "([s,t,h,k],[s,k,h,d])->([s,t,h,d],[s,t,h]) reduction={k}",
    "quotient": "([s,t,h,d],[s,t,h])->([s,t,h,d])",
    "merge_blocks": "([s,t,h,d],[s,t,h])->([s,t,h,d])",
    "merge_ranks": "([s,t,h,d],[s,t,h])->([s,t,h,d])",
    "block_gather": "([..])->([..])",
    "block_reduce": "([s,t,o])->([s,t,o])",
    "block_return": "([s,t,o],[s,t,o])->([s,t,o])",
    "block_own": "([s,t,o],[s,t,o])->([s,t,o])",
    "route": "([s,t,e])->([s,t,e])",
    "experts": "([s,t,i],[s,t,e])->([s,t,o]) reduction={e}",
    "shared_expert": "([s,t,i])->([s,t,o])",
    "add_each": "([s,t,o],[s,t,o])->([s,t,o])",
    "head_linear": "([s,t,i],[i,v])->([s,t,v]) reduction={i}",
    "pads": "([s,t,v])->([s,t,v])",
    "gather_logits": "([s,t,v])->([s,t,v])",
    "finish_logits": "([s,t,v])->([s,t,v])",
    "choose": "([s,t,v],[s,t,v])->([s,t])",
}
