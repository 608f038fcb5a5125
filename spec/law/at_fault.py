"""Where the breach of a clause shows: operators whose result is the first to differ from the model.

Of a plan that lowering makes, the engine blames an operator (`spec.engine.blame`), and the law
names clauses. Here the two are held together: an operator by its role, with * for any text, a
clause by its code. Of a plan that edits its program no clause is asked; the role of the operator
to blame says which ones are about it.
"""

from __future__ import annotations

from collections.abc import Mapping
from fnmatch import fnmatchcase
from functools import lru_cache

from shardproof.spec.engine.blame import Blamed
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.program.lower.phase import lower
from shardproof.spec.program.op import Op
from shardproof.spec.program.role import role_of

# fmt: off
_QKV = (
    "attention.q*", "attention.k*", "attention.v*", "attention.mixed*", "attention.a*",
    "attention.b*",
)
_STREAM_READERS = (
    "attention.norm", "ffn.norm", "moe.logits", "ffn.up", "ffn.gate", "head.norm",
    "head.linear", "*.add_on", "embedding.learned", "add of *", "send of *",
    "* of attention.norm", "* of ffn.norm", "* of received*", *_QKV,
)
"""Whatever is done first with what a block, or a stage, gives to the stream."""
_ATTENDS = (
    "attention.scores*", "attention.logits", "attention.exp_weights", "attention.weigh",
    "attention.quotient", "attention.merge_blocks", "attention.delta", "merge_ranks of *",
    "slice of attention.*", "exchange of *", "attention.keys", "attention.values",
    "attention.index*",
)
_CACHE = (
    "attention.keys", "attention.values", "attention.cache_step", "attention.cache_read", "handoff",
    "cache",
    "attention.delta", "attention.quotient", "attention.exp_weights", "attention.weigh",
)
"""What reads, writes or hands over the cache, or attends to it."""
_LOGITS = (
    "gather_logits of *", "all_reduce of head.*", "all_gather of head.*",
    "reduce_scatter of head.*", "head.logits", "head.linear", "head.pads", "head.token",
    "head.bias",
)
_CHOICE = ("head.token", "head.chosen", "head.own_logits", "* of head.pads")
_EXPERTS = (
    "moe.experts", "block_* of *", "add of moe.*", "add_each of moe.*", "moe.out",
    "* of moe.experts", "moe.post_norm",
)
_TOKENS = ("tokens", "head.token", "head.logits", "embedding.lookup", "send of *")

AT_FAULT: Mapping[str, tuple[str, ...]] = {
    "STREAM-HIDDEN-OWNED": (
        *_STREAM_READERS, "attention.out", "all_gather of *", "reduce_scatter of *",
        "* of embedding.lookup",
    ),
    "STREAM-TOKENS-OWNED": (*_QKV, "all_gather of *", "reduce_scatter of *", "head.logits"),
    "STREAM-NORM-STATISTIC": ("*norm",),
    "STREAM-SUM-LEFT": (
        *_STREAM_READERS, "head.logits", "attention.out.bias", "ffn.down.bias", "*.post_norm",
        "moe.out", "slice of *",
    ),
    "STREAM-SUM-ONCE": (
        *_STREAM_READERS, "head.logits", "attention.out.bias", "ffn.down.bias", "*.post_norm",
        "moe.out", "* of attention.*", "* of ffn.*", "* of moe.*",
    ),
    "EMB-VOCAB-OWNED": ("embedding.lookup", "* of embedding.lookup"),
    "EMB-MASK": ("embedding.lookup", "* of embedding.lookup"),
    "EMB-OUT-WHOLE": (
        *_STREAM_READERS, "* of embedding.lookup", "* of attention.*", "attention.cache_step",
    ),
    "EMB-GROUP": ("* of embedding.*",),
    "EMB-POSITIONS-ONCE": ("embedding.learned",),
    "ATTN-HEADS-OWNED": (*_QKV, "attention.out", "attention.state.*", "* of attention.*"),
    "ATTN-HIDDEN-OWNED": (*_QKV, "attention.out", "* of attention.*"),
    "ATTN-KV-LOCAL": (
        "attention.k*", "attention.v*", "attention.scores", "attention.weigh", "handoff",
    ),
    "ATTN-DIM-OWNED": (
        *_QKV, "attention.out", "attention.scores", "attention.latent_keys", "* of attention.*",
    ),
    "ATTN-ROPE-PAIRS": ("attention.*rope",),
    "ATTN-INPUT": (*_QKV, "* of attention.*"),
    "ATTN-QKV-JOINED": (*_QKV, "attention.scores", "* of attention.[qkv]*"),
    "ATTN-QKV-SUM": (*_QKV, "attention.scores", "attention.delta", "slice of attention.*"),
    "ATTN-QKV-GROUP": (*_QKV, "attention.scores", "* of attention.[qkv]*"),
    "ATTN-QKV-BIAS": ("attention.*.bias",),
    "ATTN-FUSED": (*_QKV,),
    "ATTN-FUSED-ORDER": (*_QKV,),
    "ATTN-SCALES": (
        *_QKV, "attention.out", "attention.keys", "attention.values", "* of attention.*",
    ),
    "ATTN-SCORES-SUM": (
        "attention.exp_weights", "attention.logits", "* of attention.exp_weights",
        "* of attention.quotient",
    ),
    "ATTN-SCORES-GROUP": ("* of attention.scores", "* of attention.exp_weights"),
    "ATTN-SCALE": ("attention.logits",),
    "ATTN-NORM-STATISTIC": ("attention.*norm",),
    "ATTN-PER-HEAD": (
        "attention.exp_weights", "attention.logits", "attention.quotient", "attention.delta",
    ),
    "ATTN-OUT-INPUT": ("attention.out", "slice of attention.*"),
    "ATTN-OUT-WHOLE": (
        *_STREAM_READERS, "attention.out.bias", "attention.post_norm", "* of attention.out*",
        "* of attention.*",
    ),
    "ATTN-OUT-GROUP": (
        "attention.post_norm", "* of attention.out*", "* of attention.scale",
        "* of attention.add_on",
    ),
    "ATTN-OUT-BIAS": ("attention.out.bias",),
    "ATTN-OUT-RESIDUAL": ("attention.add_on", "* of attention.add_on"),
    "STATE-HEADS": (*_QKV, "attention.out", "attention.state.*", "* of attention.*", "handoff"),
    "STATE-KEYS": ("attention.delta",),
    "STATE-DIMS": ("attention.delta",),
    "STATE-NORM": ("attention.state.norm",),
    "STATE-TOKENS": ("attention.delta", "attention.conv*", "handoff"),
    "INDEX-KEYS": ("attention.exp_weights", "attention.index*"),
    "FFN-TOKENS": ("ffn.up", "ffn.gate", "ffn.down", "ffn.product", "* of ffn.*"),
    "FFN-HIDDEN-OWNED": ("* of ffn.*",),
    "FFN-WIDTH-OWNED": ("ffn.up", "ffn.gate", "ffn.product", "ffn.down", "* of ffn.*"),
    "FFN-GATE-INPUT": (
        "ffn.gate", "ffn.product", "* of ffn.gate*", "* of ffn.norm", "reduce_scatter of ffn.down",
        "slice of ffn.down",
    ),
    "FFN-GATE-JOINED": ("ffn.act", "ffn.product", "* of ffn.gate*"),
    "FFN-GATE-GROUP": ("ffn.act", "ffn.product", "* of ffn.gate*"),
    "FFN-GATE-BIAS": ("ffn.gate.bias",),
    "FFN-UP-INPUT": (
        "ffn.up", "ffn.product", "* of ffn.up*", "* of ffn.norm", "reduce_scatter of ffn.down",
        "slice of ffn.down",
    ),
    "FFN-UP-JOINED": ("ffn.act", "ffn.product", "ffn.joint", "* of ffn.up*", "* of ffn.act"),
    "FFN-UP-GROUP": ("ffn.act", "ffn.product", "* of ffn.up*"),
    "FFN-UP-BIAS": ("ffn.up.bias",),
    "FFN-ACT-SUM": ("ffn.act", "ffn.product", "ffn.*.bias"),
    "FFN-PRODUCT-PIECES": ("ffn.product", "ffn.joint", "* of ffn.act"),
    "FFN-FUSED": ("ffn.up", "ffn.gate", "ffn.down"),
    "FFN-FUSED-ORDER": ("ffn.up", "ffn.gate"),
    "FFN-SCALES": ("ffn.up", "ffn.gate", "ffn.product", "ffn.down", "* of ffn.*"),
    "FFN-DOWN-INPUT": ("ffn.down", "* of ffn.product"),
    "FFN-OUT-WHOLE": (
        *_STREAM_READERS, "ffn.down.bias", "ffn.post_norm", "* of ffn.down*", "* of ffn.*",
    ),
    "FFN-OUT-GROUP": (
        "ffn.down", "ffn.down.bias", "ffn.post_norm", "* of ffn.down*", "* of ffn.scale",
        "* of ffn.add_on",
    ),
    "FFN-OUT-BIAS": ("ffn.down.bias",),
    "FFN-OUT-RESIDUAL": ("ffn.add_on", "* of ffn.add_on"),
    "MOE-MESH": (*_EXPERTS,),
    "MOE-EXPERTS-OWNED": (*_EXPERTS,),
    "MOE-EXPERTS-ONCE": (*_EXPERTS,),
    "MOE-REBALANCE-OWNED": (*_EXPERTS,),
    "MOE-REBALANCE-ONCE": (*_EXPERTS,),
    "MOE-REBALANCE-WEIGHTS": (*_EXPERTS,),
    "MOE-REBALANCE-TOGETHER": (*_EXPERTS,),
    "MOE-WIDTH-OWNED": (*_EXPERTS,),
    "MOE-FUSED": (*_EXPERTS,),
    "MOE-FUSED-ORDER": ("moe.experts",),
    "MOE-SCALES": (*_EXPERTS,),
    "MOE-INDEX": ("moe.experts",),
    "MOE-ROUTER-SUM": ("moe.logits", "moe.route", "moe.experts"),
    "MOE-ROUTER-CHOICE": ("moe.route", "moe.experts"),
    "MOE-ROUTER-RENORMALISE": ("moe.route", "moe.experts"),
    "MOE-INPUT": ("moe.logits", "moe.route", "moe.experts"),
    "MOE-DISPATCH": (*_EXPERTS,),
    "MOE-COMBINE": (*_EXPERTS,),
    "MOE-GROUP": (*_EXPERTS,),
    "MOE-WEIGHT": ("moe.experts",),
    "MOE-BIAS": ("moe.experts",),
    "MOE-SHARED-OWNED": ("moe.shared_expert", "* of moe.shared_expert"),
    "MOE-SHARED-FUSED": ("moe.shared_expert", "* of moe.shared_expert"),
    "MOE-SHARED-FUSED-ORDER": ("moe.shared_expert",),
    "MOE-SHARED-SCALES": ("moe.shared_expert", "* of moe.shared_expert"),
    "MOE-SHARED-ONCE": ("moe.shared*", "* of moe.shared_expert", "* of moe.experts"),
    "LM-TOKENS": (*_LOGITS,),
    "LM-HIDDEN-OWNED": ("head.linear", "* of head.linear"),
    "LM-VOCAB-OWNED": (*_LOGITS,),
    "LM-OUT-WHOLE": (*_LOGITS,),
    "LM-GROUP": (*_LOGITS,),
    "LM-ORDER": ("head.logits", "head.token", "gather_logits of *"),
    "LM-BIAS": ("head.bias",),
    "LM-PADS": (*_CHOICE, "embedding.lookup"),
    "LM-GREEDY": (*_CHOICE,),
    "LM-TIED": ("head.linear", "head.logits", "embedding.lookup"),
    "SP-TOKENS-OWNED": (*_ATTENDS, "head.logits", "tokens"),
    "SP-POSITIONS": ("embedding.learned", "attention.*rope", "attention.logits"),
    "SP-MASK": ("attention.exp_weights",),
    "SP-KV-EXCHANGE": (*_ATTENDS,),
    "SP-HEADS-DEALT": ("to_heads of *", "to_tokens of *", *_ATTENDS),
    "SP-HEADS-KV": ("to_heads of *", *_ATTENDS),
    "SP-DECODE": (*_TOKENS,),
    "SP-KEYS-OWNED": (*_ATTENDS, *_CACHE),
    "SP-KEYS-MERGE": (*_ATTENDS,),
    "SP-JOINED": ("gather_rows of *",),
    "SP-TURNS": (*_CACHE,),
    "CHUNK-KEYS": (*_ATTENDS,),
    "CHUNK-POSITIONS": ("embedding.learned", "attention.*rope", "attention.logits"),
    "CHUNK-MASK": ("attention.exp_weights", "attention.index*"),
    "CHUNK-STATE": ("attention.delta", "attention.conv*"),
    "PACK-POSITIONS": ("embedding.learned", "attention.*rope", "attention.logits"),
    "PACK-MASK": ("attention.exp_weights", "attention.index*"),
    "PACK-STATE": ("attention.delta", "attention.conv*"),
    "PACK-TOKEN": ("embedding.lookup", "tokens", "head.token"),
    "PACK-ENTRIES": (*_CACHE, "attention.index*"),
    "PP-LAYERS-OWNED": (*_STREAM_READERS, "handoff"),
    "PP-ORDER": (*_STREAM_READERS,),
    "PP-OFFSET": (*_STREAM_READERS, "handoff"),
    "PP-PAYLOAD": (*_STREAM_READERS, "attention.exp_weights"),
    "PP-RECEIVERS": (*_STREAM_READERS,),
    "PP-TOKEN": (*_TOKENS,),
    "DP-SEQUENCES-OWNED": ("head.logits", "head.token", "tokens", "handoff"),
    "DP-IDLE": ("gather_rows of *", "block_gather of *", "all_gather of *"),
    "CACHE-UPDATE": (*_CACHE,),
    "CACHE-SLOT": (*_CACHE,),
    "CACHE-PADS": (*_CACHE,),
    "DRAFT-POSITIONS": ("embedding.learned", "attention.*rope", "attention.logits"),
    "DRAFT-MASK": ("attention.exp_weights", "attention.index*"),
    "DRAFT-ENTRIES": (*_CACHE, "attention.index*"),
    "DRAFT-STATE": (*_CACHE, "attention.conv*"),
    "DRAFT-TOKEN": ("embedding.lookup", "tokens"),
    "HANDOFF-RANKS": (*_CACHE,),
    "HANDOFF-HEADS": (*_CACHE,),
    "HANDOFF-LAYERS": (*_CACHE,),
    "HANDOFF-SEQUENCES": (*_CACHE, "tokens"),
    "HANDOFF-TOKENS": (*_CACHE,),
    "HANDOFF-FIRST": (*_CACHE,),
    "HANDOFF-STORAGE": (*_CACHE,),
    "TICK-TOKEN": (*_TOKENS, *_STREAM_READERS),
    "TICK-COMPLETE": (*_TOKENS, *_STREAM_READERS),
}
# fmt: on


def codes_at(role: str) -> tuple[str, ...]:
    """The clauses that are about an operator of this role, in the law's order."""
    return tuple(
        code for code, roles in AT_FAULT.items() if any(fnmatchcase(role, each) for each in roles)
    )


def most_about(role: str) -> tuple[str, ...]:
    """Of these clauses those that name the role most closely."""
    close = {
        code: max(len(each.replace("*", "")) for each in AT_FAULT[code] if fnmatchcase(role, each))
        for code in codes_at(role)
    }
    return tuple(code for code, length in close.items() if length == max(close.values()))


def role_at_fault(model: Model, plan: Plan, blamed: Blamed) -> str:
    """Of the operator to blame: what it was before it was edited, if it was there."""
    phases = PHASES if blamed.phase is None else (blamed.phase,)
    meant = _operators(model, plan.with_(edits=()), phases)
    there = meant if blamed.op in meant else _operators(model, plan, phases)
    return role_of(blamed.op, there)


@lru_cache(maxsize=16)
def _operators(model: Model, plan: Plan, phases: tuple[PhaseName, ...]) -> dict[str, Op]:
    return {
        op.out: op
        for name in phases
        for visit in lower(model, plan, name).visits
        for op in visit.ops
    }
