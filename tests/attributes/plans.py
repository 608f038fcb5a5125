"""Right plans of small models that together have every kind of operator that a plan lowers to.

A workload is small and uneven: what a rank has of it differs from what its neighbour has.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace

from shardproof.fuzzing.plans import Written, build
from shardproof.spec.model.model import (
    Attention,
    Delta,
    Dense,
    Indexer,
    Latent,
    Layer,
    Model,
    Moe,
    Rope,
    Router,
)
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.universe.cuts import cut
from tests.exhaustive.universe.small import HEAD, small, work

FEW: Written = work(3, 3, 2)
ONE_KEY: Written = work(2, 1, 1)
BALANCED = CutSpec("balanced")


@dataclass(frozen=True, slots=True)
class Base:
    """A plan that is right, with or without edits, and the model that it is for."""

    model: Model
    plan: Plan


def of(model: Model, /, *edits: Edit, size: Written | None = None, **written: object) -> Base:
    """A plan of so much; a field below another is written with two underscores."""
    said = {name.replace("__", "."): value for name, value in written.items()}
    plan = build(Plan, {"hidden": BALANCED, **(FEW if size is None else size), **said})
    return Base(model, plan.with_(edits=edits))


def with_attention(attention: Attention, hidden: int = 4, layers: int = 1) -> Model:
    return small(attention=attention, hidden=hidden, vocab=4, layers=layers)


def with_ffn(ffn: Dense | Moe, heads: int = 2) -> Model:
    attention = replace(HEAD, heads=heads, kv_heads=heads)
    return small(attention=attention, ffn=ffn, hidden=4, vocab=4)


TWO = replace(HEAD, heads=2, kv_heads=2)
GROUPED = replace(HEAD, heads=4, kv_heads=2, head_dim=2, value_dim=2)
TURNED = replace(GROUPED, head_dim=4, value_dim=4, positions="rope", rope=Rope(4, "half"))
BIASED = replace(TURNED, q_bias=True, k_bias=True, v_bias=True, out_bias=True)
LATENT = Attention(
    heads=2, kv_heads=2, head_dim=4, value_dim=2, rope=Rope(2, "interleaved"),
    latent=Latent(kv_rank=2, nope=2, rope=2, q_rank=2),
)  # fmt: skip
INDEXED = replace(LATENT, indexer=Indexer(2, 2, 2, Rope(2)))
STATE = Attention(4, 2, 2, 2, positions="none", delta=Delta(2))
MAMBA = replace(STATE, delta=Delta(2, rule="mamba", norm="group"))
CHANNEL = Attention(2, 2, 2, 2, positions="none", delta=Delta(2, rule="channel", gate_rank=2))
GATED = replace(TURNED, output_gate=True)
WIDE = Dense(width=4, gated=True, up_bias=True, down_bias=True)
PLAIN = Dense(width=4, gated=False)
EXPERT = Dense(width=2, gated=False, down_bias=True)
PICKS = Router("softmax", top_k=2, renormalise=True, bias=True)
EXPERTS = Moe(experts=4, router=PICKS, expert=EXPERT, shared=Dense(width=4, gated=False))
NARROW = replace(EXPERTS, latent=2)
FOUR_LAYERS = small(attention=TWO, hidden=4, vocab=4, layers=2)
TWO_KINDS = replace(
    FOUR_LAYERS,
    kinds=(Layer(TWO, PLAIN), Layer(replace(TWO, window=1), PLAIN)),
    layers=(0, 1),
)
LEARNED = replace(with_attention(replace(TWO, positions="learned")), max_positions=8)
SCALED = replace(
    with_attention(TWO), embedding_scale=2.0, residual_scale=0.5, logit_scale=0.25,
    logit_softcap=3.0,
)  # fmt: skip
TIED = replace(with_attention(TWO), tied=True)
SEEN_ONCE = replace(TURNED, window=1)
LAYERED = replace(with_attention(TURNED), norm="layer", norm_bias=True)

PLANS: Mapping[str, Base] = {
    # attention
    "heads": of(with_attention(BIASED, layers=2), tp=2),
    "heads, any workload": of(with_attention(BIASED), size={}, tp=2),
    "head dimensions": of(
        with_attention(replace(BIASED, qk_norm="head")), tp=2, attention__qkv__split="head_dim"
    ),
    "norms over the width": of(with_attention(replace(TURNED, qk_norm="width")), tp=2),
    "rows of attention": of(with_attention(BIASED), tp=2, attention__qkv__split="in"),
    "rows, summed in the scores": of(
        with_attention(GROUPED), tp=2, attention__qkv__split="in", attention__qkv__q_sum="scores"
    ),
    "slopes": of(with_attention(replace(GROUPED, positions="alibi", softcap=2.0)), tp=2),
    "sinks": of(with_attention(replace(TURNED, sinks=True)), tp=2),
    "one key": of(with_attention(SEEN_ONCE), size=ONE_KEY, tp=2),
    "blocks of one fused weight": of(with_attention(
        replace(HEAD, heads=2, kv_heads=2)), tp=1, attention__qkv__fused="blocks"
    ),
    "heads gathered": of(with_attention(TURNED), tp=2, attention__out__split="none"),
    "columns of the output": of(with_attention(TURNED), tp=2, attention__out__split="out"),
    "latent": of(with_attention(LATENT), tp=2),
    "indexed": of(with_attention(INDEXED), tp=2),
    "indexed, ranks of tokens": of(with_attention(INDEXED), sp=2),
    "latent over dimensions": of(with_attention(LATENT), tp=2, attention__qkv__split="head_dim",
                                 attention__head_dim=BALANCED),
    "states": of(with_attention(STATE, layers=2), tp=2),
    "states of Mamba-2": of(with_attention(MAMBA), tp=2),
    "states that fade by dimension": of(with_attention(CHANNEL), tp=2),
    "a group of Mamba-2 over ranks": of(
        with_attention(replace(MAMBA, kv_heads=2)), tp=4, ffn__width=BALANCED,
    ),
    "one group of Mamba-2": of(with_attention(replace(MAMBA, kv_heads=1)), tp=2),
    "layers of one block": of(replace(
        FOUR_LAYERS, kinds=(Layer(MAMBA), Layer(ffn=NARROW)), layers=(0, 1)), tp=2, ep=2,
    ),
    "states of gathered tokens": of(with_attention(STATE), sp=2),
    "states beside gated attention": of(replace(
        FOUR_LAYERS, kinds=(Layer(STATE, PLAIN), Layer(GATED, PLAIN)), layers=(0, 1)), tp=2
    ),
    # the feed-forward block
    "width": of(with_ffn(WIDE), tp=2),
    "width listed": of(with_ffn(WIDE), tp=2, ffn__width=cut([[3, 0, 1], [2]])),
    "both at once": of(with_ffn(Dense(width=4, joint=True)), tp=2),
    "rows of up": of(with_ffn(WIDE), tp=2, ffn__up__split="in", ffn__gate__split="in",
                     ffn__down__split="none"),
    "scattered": of(with_ffn(PLAIN), tp=2, stream="hidden"),
    "a bias of the first rank": of(with_ffn(WIDE), tp=2, ffn__down__bias="first"),
    "a residual divided": of(with_ffn(PLAIN), tp=2, ffn__down__residual="divided"),
    "width over replicas": of(with_ffn(WIDE), dp=2, tp=2, ffn__over=("dp", "tp")),
    "width over prompts": of(with_ffn(PLAIN), sp=2, ffn__over=("sp",)),
    # the stream
    "tokens over tp": of(with_attention(TURNED), tp=2, stream="tokens"),
    "hidden over tp": of(LAYERED, tp=2, stream="hidden"),
    # the ends
    "vocabulary": of(with_attention(TWO), tp=2),
    "hidden of the embedding": of(with_attention(TWO), tp=2, embedding__split="hidden"),
    "learned positions": of(LEARNED, tp=2),
    "learned positions of the first": of(LEARNED, tp=2, embedding__positions="first"),
    "learned positions over tokens": of(LEARNED, tp=2, stream="tokens"),
    "factors": of(SCALED, tp=2),
    "rows of the head": of(replace(with_attention(TWO), head_bias=True), tp=2, lm_head__split="in"),
    "the head's bias": of(replace(with_attention(TWO), head_bias=True), tp=2),
    "merged choice": of(with_attention(TWO), tp=2, lm_head__greedy="merged"),
    "own choice": of(with_attention(TWO), tp=2, lm_head__split="none", lm_head__greedy="own"),
    "vocabulary over replicas": of(with_attention(TWO), dp=2, lm_head__over=("dp",)),
    "tied": of(TIED, tp=2, lm_head__tied="shared"),
    # experts
    "experts": of(with_ffn(EXPERTS), tp=2, ep=2),
    "experts over replicas": of(with_ffn(EXPERTS), dp=2, ep=2),
    "experts of all tokens": of(with_ffn(EXPERTS), dp=2, ep=2, moe__dispatch="gather"),
    "experts over prompts": of(with_ffn(EXPERTS), sp=2, ep=2),
    "experts in pieces": of(with_ffn(EXPERTS, heads=4), tp=4, ep=2),
    "experts in groups": of(with_ffn(replace(
        EXPERTS, router=Router("sigmoid", top_k=1, groups=2, top_groups=1))),
        tp=2, ep=2, moe__router__choose="own",
    ),
    "shared with the routed": of(with_ffn(EXPERTS), tp=2, ep=2, moe__shared__sum="routed"),
    "shared on the first": of(with_ffn(EXPERTS), tp=2, ep=2, moe__shared__split="first"),
    "experts everywhere": of(with_ffn(EXPERTS), tp=2, ep=2, moe__experts=CutSpec("whole"),
                             moe__copies="one"),
    "experts sent and kept": of(with_ffn(EXPERTS), tp=2, ep=2, moe__experts=CutSpec("whole"),
                                moe__dispatch="all_to_all", moe__combine="none"),
    "gathered experts kept": of(with_ffn(EXPERTS), tp=1, ep=1, dp=2, moe__dispatch="gather",
                       moe__combine="none"),
    "shared over replicas": of(with_ffn(EXPERTS), dp=2, ep=2, moe__shared__over=("dp",)),
    # tokens over sp, caches, handoffs
    "gathered keys": of(with_attention(TURNED), sp=2),
    "gathered keys, any workload": of(with_attention(TURNED), size={}, sp=2),
    "keys turned after": of(with_attention(TURNED), sp=2, sequence__rotate="after"),
    "own keys kept": of(with_attention(TURNED), sp=2, sequence__keep="own"),
    "ring": of(with_attention(TURNED), sp=2, sequence__exchange="ring"),
    "ring with sinks": of(with_attention(replace(TURNED, sinks=True)), sp=2,
                          sequence__exchange="ring"),
    "ring of a zigzag": of(with_attention(TURNED), size=work(2, 5, 2), sp=2,
                           sequence__exchange="ring", sequence__cut=CutSpec("zigzag")),
    "heads for tokens": of(with_attention(TURNED), sp=2, sequence__exchange="heads"),
    "heads for tokens, turned after": of(
        with_attention(replace(TURNED, sinks=True)), size=work(2, 4, 1), sp=2, tp=1,
        sequence__exchange="heads", sequence__rotate="after", sequence__cut=CutSpec("zigzag"),
        sequence__order="sequence",
    ),
    "heads for tokens over both": of(with_attention(GROUPED), sp=2, tp=2,
                                     sequence__exchange="heads", sequence__keep="own"),
    "latents for tokens": of(with_attention(LATENT), sp=2, sequence__exchange="heads"),
    "slopes over sp": of(with_attention(replace(GROUPED, positions="alibi")), sp=2),
    "prompts everywhere": of(with_attention(replace(TURNED, positions="alibi", rope=None)), sp=2,
                             sequence__cut=CutSpec("whole")),
    "keys over sp": of(with_attention(replace(TURNED, sinks=True)), sp=2,
                       decode__sequence__layout="keys"),
    "all keys on each rank of sp": of(with_attention(TURNED), sp=2,
                                      decode__sequence__layout="keys",
                                      decode__sequence__keys=CutSpec("whole")),
    "steps in turn": of(with_attention(TURNED), sp=2, decode__sequence__layout="alternate"),
    "latent over sp": of(with_attention(LATENT), sp=2, tp=2),
    "chunks of prompts": of(with_attention(TURNED, layers=2), tp=2, prefill__chunks__tokens=2),
    "ring of chunks": of(with_attention(TURNED), size=work(2, 4, 1), sp=2,
                         prefill__chunks__tokens=2, prefill__sequence__exchange="ring"),
    "states of chunks": of(with_attention(STATE), tp=2, prefill__chunks__tokens=2),
    "handed on by rank": of(with_attention(TURNED), tp=2, handoff__cache="by_rank"),
    "handed on to other degrees": of(with_attention(TURNED), tp=2, decode__tp=1, decode__dp=2),
    "handed on in heads": of(with_attention(replace(TURNED, kv_heads=1)), tp=2,
                             handoff__storage="converted"),
    # stages, replicas, schedules
    "stages": of(FOUR_LAYERS, pp=2, tp=2),
    "stages in both parts": of(FOUR_LAYERS, pp=2, tp=2, stages__stream="separate"),
    "stages and groups of sequences": of(FOUR_LAYERS, pp=2, schedule__microbatches=3),
    "layers of two kinds": of(TWO_KINDS, tp=2),
    "replicas": of(with_attention(TWO), dp=2, tp=2),
    "handed on between replicas": of(with_attention(TWO), dp=2, handoff__cache="by_rank"),
    "mesh": of(with_attention(TURNED), dp=2, sp=2, tp=2),
    # operators that no strategy has
    "broadcast": of(with_attention(TWO), Edit("insert", "broadcast", of=("layers.*.attended",)),
                    tp=2),
    "a factor and its inverse": of(
        with_attention(TWO), Edit("insert", "times", of=("layers.0.attended",), to="both",
                                  about=(("by", (2, 2)),)), tp=2),
    "an order and its own": of(
        with_attention(TWO), Edit("insert", "permute", of=("layers.0.attended",), to="moved",
                                  about=(("dim", "hidden"), ("order", (0, 1, 2, 3)))), tp=2),
    "pieces exchanged": of(
        with_attention(TWO), Edit("insert", "all_to_all", of=("layers.0.attended",), to="dealt",
                                  about=(("dim", "hidden"), ("to", "hidden"), ("group", ("tp",)),
                                         ("split", ((0, 1, 2, 3),)))), tp=1),
}  # fmt: skip
"""By what is particular to each."""
