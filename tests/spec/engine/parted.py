"""Plans over which law, values and runs once parted, each the smallest of its class."""

from __future__ import annotations

from dataclasses import replace

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Attention, Dense, Model, Router, Scales
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.attention import (
    LATENT,
    NEAR,
    NORMED,
    ROTATED,
    SINKS,
    TWO,
    WIDE_NORMED,
    of,
)
from tests.exhaustive.universe.cuts import cut
from tests.exhaustive.universe.small import ALONE, BLIND, EXPERTS, small, work

PADDED = {n: CutSpec("padded", multiple=n) for n in (2, 4, 6, 8)}
FOURS = CutSpec("strided", block=4)
BOTH_ORDERS = cut([[1, 0], [0, 1]])
DIMS: Written = {"attention.qkv.split": "head_dim", "attention.pairs": "apart"}
BY_HEADS: Written = {"tp": 1, "sp": 2, "sequence.exchange": "heads"}
COPIES: Written = {**BY_HEADS, "sequence.cut": CutSpec("whole")}
LEARNED = replace(small(attention=replace(BLIND, positions="learned")), max_positions=8)
GATED = small(ffn=Dense(width=2), hidden=2)
BIASED = small(ffn=Dense(width=2, up_bias=True), hidden=2)
NORMED_NEAR = replace(NEAR, qk_norm="head")
WHOLE_TWICE = cut([[0, 1, 2], [0, 1, 2], []])

OPEN: Written = {"workload.prompt": None, "workload.steps": None}
BY_ANOTHER: Written = {
    "attention.qkv.split": "heads", "attention.scales.cut": "whole",
    "attention.scales.index": "local",
}  # fmt: skip
"""Rank 1 finds the scale of the first head for its own."""
NOPE = 0 if LATENT.latent is None else LATENT.latent.nope
ALL_TOKENS: Written = {"stream": "tokens", "stream_tokens": CutSpec("whole")}

TIED = replace(small(hidden=2), tied=True)
PAST_THE_END: Written = {
    "embedding.split": "vocab", "embedding.cut": CutSpec("padded"),
    "lm_head.split": "vocab", "lm_head.cut": cut([[0, 1], [2, 3]]), "lm_head.tied": "shared",
}  # fmt: skip

PASSED_BY_RANK: Written = {
    "tp": 1, "workload.steps": None, "sequence.keep": "own", "decode.sequence.layout": "keys",
    "handoff.cache": "by_rank", "cache.update": "recompute",
}  # fmt: skip
THREE_PASS: Written = {**PASSED_BY_RANK, "sp": 3}
SIX_PASS: Written = {
    **PASSED_BY_RANK, "sp": 6, **work(1, 10, None), "decode.sequence.keys": CutSpec("chunk"),
}  # fmt: skip


def passed_by_six(fourth: list[int]) -> CutSpec:
    """Ten tokens on six ranks, and what the fourth of them has."""
    ends = [list(range(first, 10)) for first in (0, 2, 4)]
    return cut([*ends, fourth, [8, 9], []])


SHARED = small(ffn=replace(EXPERTS, shared=Dense(width=2)))
UNSUMMED: Written = {
    "ep": 2, "stream": "tokens", **work(1, 1, 0), "moe.dispatch": "all_to_all",
    "moe.combine": "all_to_all", "moe.experts": CutSpec("even"), "moe.shared.sum": "routed",
}  # fmt: skip

BY_DISTANCE = replace(TWO, positions="alibi")
RUN_ON: Written = {
    "tp": 1, **work(1, 4, 1), "prefill.packed.sequences": CutSpec("sizes", (2, 1, 1)),
    "packed.positions": "row",
}  # fmt: skip
"""Positions run on from a sequence of a row to two of one token each."""

RIGHT: dict[str, tuple[Model | Attention, Written]] = {
    "distances of tokens that see themselves alone in a row": (BY_DISTANCE, RUN_ON),
    "distances of tokens counted among all that came with heads, themselves alone in a row": (
        BY_DISTANCE,
        {**RUN_ON, **BY_HEADS, "prefill.packed.sequences": CutSpec("sizes", (3, 1)),
         "packed.positions": "sequence", "sequence.positions": "local"},
    ),
    "scores scaled by positions of first tokens, which see themselves alone in a row": (
        replace(TWO, position_scale=True),
        {**RUN_ON, **BY_HEADS, "prefill.packed.sequences": CutSpec("sizes", (1, 2, 1)),
         "packed.positions": "sequence", "sequence.positions": "local",
         "sequence.cut": CutSpec("strided")},
    ),
    "scores scaled by positions of tokens that see themselves alone in a row": (
        replace(TWO, position_scale=True), {**RUN_ON, "sp": 2},
    ),
    "scores scaled by the positions of tokens that came with heads": (
        replace(TWO, position_scale=True), BY_HEADS,
    ),
    "tokens twice, exchanged for heads and all counted as often": (TWO, COPIES),
    "queries without weights of a norm, rotated behind an exchange for heads": (
        replace(ROTATED, qk_norm="bare"), {**BY_HEADS, "sequence.rotate": "after"},
    ),
    "all heads on one rank of sp, and more ranks of tp than of sp": (
        TWO, {**BY_HEADS, "tp": 3, "sequence.heads": cut([[0, 1], []])},
    ),
    "a row named where the embedding's table has a pad": (TIED, PAST_THE_END),
    "a residual that every rank adds, of which all but the first have pads": (
        small(hidden=2),
        {"stream": "hidden", "hidden": PADDED[4], "ffn.down.residual": "every"},
    ),
    "a residual that the first rank adds alone, and has alone": (
        small(hidden=2),
        {"stream": "hidden", "hidden": cut([[0, 1], []]), "ffn.down.residual": "first"},
    ),
    "pads of any names, all of them on one rank, and summed": (
        TIED,
        {**PAST_THE_END, "embedding.cut": PADDED[6], "lm_head.cut": cut([[0, 1, 2], [3, 5, 3]]),
         "lm_head.collective": "all_reduce"},
    ),
    "a stream over tokens that every rank has, read by each": (
        TWO, {**ALL_TOKENS, "attention.qkv.input": "own"},
    ),
    "a token that a list gives to every rank": (
        TWO,
        {"stream": "tokens", **work(1, 1, 1), "stream_tokens": cut([[0], [0]]),
         "attention.qkv.input": "own"},
    ),
    "a residual that each rank adds to all tokens": (
        GATED, {**ALL_TOKENS, "ffn.down.residual": "every"},
    ),
    "columns that every rank has, of all tokens": (
        GATED,
        {**ALL_TOKENS, "hidden": CutSpec("whole"), "ffn.down.split": "out",
         "ffn.down.collective": "auto", "ffn.down.group": ()},
    ),
    "learned positions of tokens that every rank has": (
        LEARNED, {**ALL_TOKENS, "embedding.positions": "every"},
    ),
    "a block on the one rank that has the token": (
        GATED,
        {"stream": "tokens", **work(1, 1, 1), "ffn.width": PADDED[4], "ffn.gate.split": "out",
         "ffn.gate.input": "own", "ffn.up.input": "own", "ffn.down.input": "own"},
    ),
    "a sum over nobody of what the first rank has": (
        LEARNED,
        {"sp": 2, "stream": "tokens", "embedding.positions": "first",
         "embedding.collective": "all_reduce", "embedding.group": ("dp",)},
    ),
    "a gather over nobody of what the first rank has": (
        LEARNED,
        {"sp": 2, "stream": "tokens", "embedding.positions": "first",
         "embedding.collective": "all_gather", "embedding.group": ()},
    ),
    "all dimensions of a head on one rank, with a pad beside": (
        TWO, {**DIMS, "attention.head_dim": PADDED[6], "attention.scores.sum": "none"},
    ),
    "exponentials and their sinks so many times": (
        SINKS,
        {**DIMS, "attention.head_dim": CutSpec("whole"), "attention.scores.sum": "after"},
    ),
    "dimensions on every rank, in two orders": (
        TWO, {**DIMS, "attention.head_dim": BOTH_ORDERS, "attention.scores.sum": "none"},
    ),
    "dimensions on two ranks of three": (
        TWO,
        {**DIMS, "tp": 3, "attention.head_dim": cut([[0, 1], [0, 1], []]),
         "attention.scores.sum": "none"},
    ),
    "a local scale where one rank has as many dimensions as there are": (
        ROTATED,
        {"tp": 3, "attention.qkv.split": "head_dim", "attention.head_dim": PADDED[6],
         "attention.scores.scale": "local", "attention.scores.statistic": "local"},
    ),
    "scores of one key, summed though every rank has them": (
        NEAR, {**DIMS, "attention.head_dim": CutSpec("whole")},
    ),
    "scores of one key that nobody sums": (
        NEAR, {**DIMS, "attention.head_dim": CutSpec("balanced"), "attention.scores.group": ()},
    ),
    "a norm of shares of queries, which one key leaves unread": (
        replace(NORMED_NEAR, qk_norm="width"),
        {"attention.heads": cut([[0], [1]]), "attention.kv_heads": CutSpec("whole"),
         "attention.qkv.split": "heads", "attention.scores.statistic": "local"},
    ),
    "dimensions of keys from a latent, which one key leaves unread": (
        replace(LATENT, window=1), {"attention.qkv.split": "head_dim",
                                    "attention.head_dim": CutSpec("even")},
    ),
    "heads on every rank, in two orders": (
        TWO,
        {"attention.qkv.split": "heads", "attention.heads": BOTH_ORDERS,
         "attention.out.split": "in", "attention.out.collective": "none"},
    ),
    "heads of a latent on one rank, summed with pads": (
        LATENT,
        {"attention.qkv.split": "heads", "attention.heads": PADDED[4],
         "attention.qkv.collective": "all_reduce"},
    ),
    "all heads on the one rank that keeps the stream": (
        TWO,
        {"workload.prompt": 1, "stream": "tokens", "attention.qkv.split": "heads",
         "attention.heads": cut([[0, 1], []]), "attention.out.split": "in",
         "attention.out.collective": "none"},
    ),
    "a piece that is all of the width, scattered and sliced again": (
        GATED,
        {"ffn.width": PADDED[4], "ffn.up.split": "out", "ffn.up.collective": "reduce_scatter",
         "ffn.down.split": "in"},
    ),
    "a piece that begins with all of the width, scattered": (
        GATED,
        {"ffn.width": PADDED[8], "ffn.gate.split": "out", "ffn.up.split": "out",
         "ffn.gate.collective": "reduce_scatter", "ffn.down.split": "in"},
    ),
    "a sum scattered to one rank": (
        small(hidden=2),
        {"ffn.width": PADDED[4], "ffn.up.split": "in", "ffn.up.collective": "reduce_scatter",
         "ffn.down.split": "in"},
    ),
    "a bias of the first rank, which alone has the width": (
        BIASED,
        {"ffn.width": cut([[0, 1], []]), "ffn.up.bias": "first", "ffn.down.split": "in"},
    ),
    "shares of up over a width that every rank has": (
        GATED,
        {"ffn.width": CutSpec("whole"), "ffn.up.split": "in", "ffn.up.sum": "down",
         "ffn.down.split": "in"},
    ),
    "tokens up to a multiple, of which each rank of sp has one": (
        small(hidden=2),
        {"sp": 2, "stream": "tokens", "stream_tokens": CutSpec("padded", multiple=3)},
    ),
    "tokens up to a multiple below the degree": (
        small(hidden=2),
        {"tp": 3, **work(1, 3, 0), "stream": "tokens", "stream_tokens": PADDED[2]},
    ),
    "tokens of any number, padded to the degree": (
        TWO, {"sp": 2, "sequence.cut": CutSpec("padded"), **OPEN},
    ),
    "a stream of any number of tokens, padded to the degree": (
        TWO, {"stream": "tokens", "prefill.stream_tokens": CutSpec("padded"), **OPEN},
    ),
    "keys of a declared prompt dealt in turns, in any number of steps": (
        TWO,
        {"tp": 1, "sp": 2, "workload.steps": None, "sequence.keep": "own",
         "decode.sequence.layout": "keys", "handoff.cache": "stays"},
    ),
    "keys of a declared prompt on every rank, in any number of steps": (
        TWO,
        {"tp": 1, "sp": 2, "workload.steps": None, "sequence.keep": "own",
         "sequence.cut": cut([[0, 1], [0, 1]]), "decode.sequence.layout": "keys",
         "decode.sequence.keys": CutSpec("whole"), "handoff.cache": "stays"},
    ),
    "keys in pieces that move by less than their length, as steps are added": (
        TWO,
        {**THREE_PASS, **work(1, 5, None), "decode.sequence.keys": CutSpec("balanced"),
         "sequence.cut": cut([[0, 1, 2, 3, 4], [2, 3, 4], [4]])},
    ),
    "a key that pieces move over and that none of their ranks ever reads": (
        TWO, {**SIX_PASS, "sequence.cut": passed_by_six([6, 7, 9])},
    ),
    "one key a rank, stored otherwise than read, in any number of steps": (
        TWO,
        {**PASSED_BY_RANK, "sp": 2, **work(1, 2, None), "sequence.keep": "all",
         "handoff.storage": "raw", "handoff.slice": "index"},
    ),
    "one token, dealt in turns of another length than the keys": (
        TWO,
        {**THREE_PASS, **work(1, 1, None), "sequence.cut": CutSpec("strided"),
         "decode.sequence.keys": CutSpec("strided", block=2)},
    ),
    "keys in padded pieces, of which all of a prompt are in the first": (
        TWO,
        {**PASSED_BY_RANK, "sp": 2, **work(1, 2, None), "sequence.cut": PADDED[6],
         "decode.sequence.keys": PADDED[6]},
    ),
    "keys in two pieces each that move apart, as steps are added": (
        TWO,
        {**PASSED_BY_RANK, "sp": 2, **work(1, 3, None),
         "decode.sequence.keys": CutSpec("zigzag"), "sequence.cut": cut([[0, 1, 2], [1, 2]])},
    ),
    "a shared expert on the rank that alone has tokens": (
        SHARED, {**UNSUMMED, "moe.shared.split": "first"},
    ),
    "all of a shared expert's width on the rank that alone has tokens": (
        SHARED, {**UNSUMMED, "moe.shared.split": "width", "moe.shared.width": cut([[0, 1], []])},
    ),
    "all of a shared expert's width on the second rank, which alone has tokens": (
        SHARED,
        {**UNSUMMED, "stream_tokens": cut([[], [0]]), "moe.shared.split": "width",
         "moe.shared.width": cut([[], [0, 1]])},
    ),
    "a stage without layers, to which a replica without sequences passes nothing": (
        TWO,
        {"tp": 1, "prefill.dp": 2, "decode.pp": 2, **work(1, 1, 1), "handoff.cache": "by_rank"},
    ),
    "sinks of the rank's own heads, beside more pads than there are heads": (
        SINKS, {"tp": 1, "attention.qkv.split": "heads", "attention.heads": PADDED[6]},
    ),
    "a token that sees itself and a sink, on its own rank": (
        replace(SINKS, window=1),
        {"tp": 1, "sp": 2, **work(1, 3, 1), "sequence.exchange": "none", "sequence.keep": "own"},
    ),
    "the score of the one expert, a bias on each of its shares": (
        small(ffn=replace(EXPERTS, experts=1, router=Router("softmax", top_k=1, bias=True))),
        {"moe.router.split": "hidden", "moe.router.sum": "after"},
    ),
    "what one rank of two is given of the one expert, and a shared one": (
        small(ffn=replace(EXPERTS, experts=1, shared=Dense(width=2))),
        {"ep": 2, "stream": "tokens", **work(1, 1, 1), "moe.dispatch": "all_to_all",
         "moe.group": ("dp",), "moe.experts": CutSpec("balanced"), "moe.copies": "one"},
    ),
    "scores of experts cut otherwise than the experts": (
        small(ffn=replace(EXPERTS, experts=9)),
        {"ep": 2, "moe.router.split": "experts",
         "moe.experts": cut([[0, 1, 2, 3, 4, 5, 6], [7, 8]])},
    ),
    "a sum over one rank, kept as its share and read as the whole": (
        TWO,
        {"tp": 1, "attention.qkv.split": "in", "decode.attention.qkv.k_sum": "scores",
         "handoff.cache": "stays"},
    ),
    "a statistic of what seven ranks of eight have": (
        small(hidden=2),
        {"tp": 8, "stream": "hidden", "hidden": cut([[0]] * 7 + [[1]])},
    ),
    "a row twice on a rank, chosen by its place": (
        small(vocab=2),
        {"lm_head.split": "vocab", "lm_head.cut": cut([[0, 1], [1, 1]]),
         "lm_head.greedy": "ids_summed"},
    ),
    "rows up to a multiple that no rank has pads of": (
        small(hidden=2),
        {"tp": 3, "workload.steps": 2, "lm_head.split": "vocab", "lm_head.cut": PADDED[2],
         "lm_head.greedy": "merged", "lm_head.pads": "zero"},
    ),
    "a choice of which a rank without any stream makes nothing": (
        small(hidden=2),
        {"tp": 3, "workload.steps": 2, "lm_head.split": "vocab", "lm_head.cut": WHOLE_TWICE,
         "lm_head.greedy": "own", "stream": "hidden"},
    ),
    "a query that sees itself alone, by the scale of another head": (
        replace(TWO, window=1, scales=Scales(TWO.head_dim, 0, ("q",))), BY_ANOTHER,
    ),
    "keys of a latent that are seen by themselves, by the scale of another head": (
        replace(LATENT, window=1, scales=Scales(NOPE, 0, ("k",))), BY_ANOTHER,
    ),
}  # fmt: skip

WRONG: dict[str, tuple[Model | Attention, Written]] = {
    "a piece with a pad that one rank gathers, beside a gate without": (
        small(ffn=Dense(width=2)),
        {"tp": 1, "ffn.width": CutSpec("padded", multiple=3), "ffn.gate.split": "none",
         "ffn.up.split": "out", "ffn.up.collective": "all_gather"},
    ),
    "pieces with a pad that one rank gathers, multiplied by all columns": (
        small(ffn=Dense(width=2, gated=False)),
        {"tp": 1, "ffn.width": CutSpec("padded", multiple=3), "ffn.up.split": "out",
         "ffn.up.collective": "all_gather", "ffn.down.split": "out", "ffn.down.input": "own"},
    ),
    "heads of several tokens in another order, on a rank before those that have one each": (
        replace(BLIND, heads=4, kv_heads=2),
        {"tp": 3, "prefill.attention.heads": CutSpec("strided"),
         "prefill.attention.qkv.split": "heads", "prefill.attention.kv_heads": CutSpec("needed"),
         "handoff.storage": "raw", **work(1, 2, 1)},
    ),
    "as many keys as one rank is said to have, of which there are more": (
        TWO,
        {"tp": 1, **work(1, 2, 1), "decode.sequence.layout": "keys",
         "decode.sequence.keys": CutSpec("sizes", (2,))},
    ),
    "distances of tokens in a row that see a sink beside themselves": (
        replace(BY_DISTANCE, sinks=True), RUN_ON,
    ),
    "tokens twice, exchanged for heads beside a sink that counts once": (SINKS, COPIES),
    "tokens twice, exchanged for heads under a mask by places": (
        TWO, {**COPIES, "sequence.order": "sequence", "sequence.mask": "local"},
    ),
    "a row that is missing where the last token is looked up": (
        small(vocab=3),
        {"stream": "tokens", **work(1, 3, 0), "embedding.split": "vocab",
         "embedding.cut": cut([[0, 1, 2], [1, 2]]), "embedding.collective": "none"},
    ),
    "one share of a sum, in a piece with pads": (
        replace(of(TWO), hidden=3),
        {"tp": 1, **ALL_TOKENS, "hidden": PADDED[8], "attention.qkv.split": "in",
         "attention.qkv.collective": "none", "attention.out.split": "out",
         "attention.out.collective": "all_reduce"},
    ),
    "keys of a stream that one rank has, cached by all": (
        replace(of(TWO), hidden=3),
        {"stream": "hidden", "hidden": PADDED[6], "attention.heads": cut([[0, 1], [0, 1]]),
         "attention.qkv.split": "in", "attention.qkv.group": ()},
    ),
    "a statistic of dimensions and a pad": (
        NORMED, {**DIMS, "attention.head_dim": PADDED[6], "attention.scores.statistic": "local"},
    ),
    "a statistic of heads and a pad": (
        WIDE_NORMED,
        {"attention.qkv.split": "heads", "attention.heads": PADDED[6],
         "attention.scores.statistic": "local"},
    ),
    "a statistic of one rank's dimensions and pads": (
        NORMED,
        {**DIMS, "tp": 1, "attention.head_dim": PADDED[6], "attention.scores.statistic": "local"},
    ),
    "a statistic of some KV heads on a rank whose queries are whole": (
        WIDE_NORMED,
        {"attention.qkv.split": "heads", "attention.heads": cut([[0, 1], []]),
         "attention.kv_heads": cut([[0, 1], [0]]), "attention.scores.statistic": "local"},
    ),
    "a unit beyond those of a latent's head": (
        LATENT,
        {"attention.qkv.split": "head_dim", "attention.qkv.collective": "all_gather",
         "attention.head_dim": CutSpec("sizes", sizes=(3, 1))},
    ),
    "dimensions of pairs apart, gathered over nobody": (
        ROTATED,
        {**DIMS, "attention.head_dim": CutSpec("balanced"),
         "attention.qkv.collective": "all_gather", "attention.qkv.group": ("dp",)},
    ),
    "keys that are cached as whole, and are shares": (
        NEAR,
        {"attention.qkv.split": "in", "attention.qkv.q_sum": "scores",
         "attention.qkv.v_sum": "output", "attention.qkv.group": ("dp",)},
    ),
    "heads of shares on no rank": (
        TWO,
        {"tp": 1, "attention.qkv.split": "in", "attention.qkv.v_sum": "output",
         "attention.heads": cut([[]]), "attention.out.split": "in"},
    ),
    "slopes for more heads than there are": (
        replace(NEAR, positions="alibi"),
        {"tp": 1, "attention.qkv.split": "heads", "attention.heads": PADDED[4],
         "attention.scores.per_head": "first"},
    ),
    "a residual in another order on one rank": (
        small(),
        {"tp": 1, "stream": "hidden", "hidden": cut([[2, 1, 0]]), "ffn.down.residual": "first"},
    ),
    "one rank that takes its piece of what it has": (
        small(hidden=2),
        {"tp": 1, "ffn.width": cut([[1, 0]]), "ffn.up.split": "in",
         "ffn.up.collective": "reduce_scatter", "ffn.down.split": "in"},
    ),
    "a piece of gate that is all of it, times shares of up": (
        GATED,
        {"ffn.width": PADDED[4], "ffn.gate.split": "out", "ffn.up.split": "in",
         "ffn.up.sum": "down"},
    ),
    "a row named where the embedding's table has a pad, and chosen": (
        TIED, {**PAST_THE_END, "lm_head.greedy": "merged"},
    ),
    "a row named where the embedding's table has a pad, and chosen by its place": (
        TIED,
        {**PAST_THE_END, "tp": 1, "embedding.cut": PADDED[6],
         "lm_head.cut": cut([[0, 1, 2, 3, 4, 5]]), "lm_head.greedy": "ids_summed"},
    ),
    "a block of experts across two replicas, of which one stays away": (
        small(ffn=EXPERTS),
        {"tp": 1, "dp": 2, "sp": 3, "ep": 2, "workload.batch": None, **OPEN,
         "moe.experts": CutSpec("even"), "moe.dispatch": "all_to_all",
         "prefill.batch.idle": "skip"},
    ),
    "all of a shared expert's width on the second rank, and its bias on the first": (
        small(ffn=replace(EXPERTS, shared=Dense(width=2, down_bias=True))),
        {**UNSUMMED, "stream_tokens": cut([[], [0]]), "moe.shared.split": "width",
         "moe.shared.width": cut([[], [0, 1]])},
    ),
    "some of a shared expert's width on the rank that alone has tokens": (
        SHARED, {**UNSUMMED, "moe.shared.split": "width", "moe.shared.width": cut([[0], [1]])},
    ),
    "a key that a later number of steps brings to a rank which does not have it": (
        TWO,
        {**THREE_PASS, **work(1, 5, None), "decode.sequence.keys": CutSpec("balanced"),
         "sequence.cut": cut([[0, 1, 2, 3, 4], [2, 3], [4]])},
    ),
    "a key that pieces move over, which a later number of steps brings back": (
        TWO, {**SIX_PASS, "sequence.cut": passed_by_six([6, 7, 8])},
    ),
    "one key a rank at first, stored otherwise than read, and two of them later": (
        TWO,
        {**PASSED_BY_RANK, "sp": 2, **work(1, 2, None), "sequence.keep": "all",
         "decode.sequence.keys": CutSpec("balanced"), "handoff.storage": "raw",
         "handoff.slice": "index"},
    ),
    "a rank that takes turns, to which a stage without layers passes nothing": (
        TWO,
        {"tp": 1, "prefill.pp": 2, "decode.sp": 2, **work(1, 3, 2),
         "decode.sequence.layout": "alternate", "handoff.cache": "by_rank"},
    ),
    "a rank that takes turns, to which a replica without sequences passes nothing": (
        replace(TWO, window=2),
        {"tp": 1, "prefill.dp": 2, "decode.sp": 2, **work(1, 1, 3),
         "decode.sequence.layout": "alternate", "handoff.cache": "by_rank"},
    ),
    "sinks of the first heads, where there are fewer than the rank has with its pads": (
        SINKS,
        {"tp": 1, "attention.qkv.split": "heads", "attention.heads": PADDED[6],
         "attention.scores.per_head": "first"},
    ),
    "a key of the second of two pieces, which later steps bring to the first": (
        TWO,
        {**PASSED_BY_RANK, "sp": 2, **work(1, 4, None),
         "decode.sequence.keys": CutSpec("zigzag"), "sequence.cut": cut([[0, 1, 2, 3], [2]])},
    ),
    "positions of the first rank, of a prompt that others have the end of": (
        LEARNED,
        {"stream": "tokens", "stream_tokens": FOURS, "embedding.positions": "first", **OPEN},
    ),
    "sequences of any number, cut in two ways that a few do not tell apart": (
        TWO,
        {"tp": 1, "dp": 2, "prefill.batch.sequences": PADDED[8], "decode.batch.sequences": FOURS,
         "handoff.cache": "by_rank", "workload.batch": None},
    ),
    "rows of one rank in another order, chosen by their places": (
        small(vocab=2),
        {"tp": 1, "lm_head.split": "vocab", "lm_head.cut": cut([[1, 0]]),
         "lm_head.greedy": "ids_summed"},
    ),
    "a row named where the embedding's table has another": (
        TIED, {**PAST_THE_END, "lm_head.cut": cut([[0, 1], [3, 2]])},
    ),
    "a row named beyond a head that has a table of its own": (
        TIED, {**PAST_THE_END, "lm_head.tied": "copied"},
    ),
    "a bias for a row that is none": (replace(TIED, head_bias=True), PAST_THE_END),
    "keys dealt evenly, however many there are": (
        TWO,
        {"tp": 1, "sp": 2, "workload.prompt": None, "workload.steps": None,
         "decode.sequence.layout": "keys", "decode.sequence.keys": CutSpec("even"),
         "handoff.cache": "by_rank", "cache.update": "recompute"},
    ),
    "sequences of which a replica is handed some alone, in steps that run one by one": (
        TWO,
        {"dp": 2, **work(4, 1, 2), "prefill.mesh": ("pp", "tp", "dp", "sp"),
         "prefill.batch.sequences": CutSpec("balanced"),
         "decode.batch.sequences": CutSpec("zigzag"),
         "decode.tp": 1, "decode.sp": 2, "decode.mesh": ("pp", "sp", "dp", "tp"),
         "decode.sequence.layout": "keys", "handoff.cache": "by_rank"},
    ),
    "a value that is seen by itself, by the scale of another head": (
        replace(TWO, window=1, scales=Scales(TWO.value_dim, 0, ("q", "v"))), BY_ANOTHER,
    ),
    "a shared expert that a rank has the whole of, the last first, by scales as it stands": (
        small(ffn=replace(EXPERTS, shared=Dense(width=2, scales=Scales(1, 0)))),
        {"tp": 1, "moe.shared.width": cut([[1, 0]]), "moe.shared.scales.cut": "whole",
         "moe.shared.scales.index": "local"},
    ),
}  # fmt: skip


def made(what: tuple[Model | Attention, Written]) -> tuple[Model, Written]:
    module, written = what
    model = of(module) if isinstance(module, Attention) else module
    ours = {"tp": 2, "hidden": CutSpec("balanced")} | work(1, 2, 1)
    return model, {**ALONE, **ours, **written}
