"""Edited programs, schedules, layouts of decode and handoffs by value, beside what runs show."""

from __future__ import annotations

from dataclasses import replace

import pytest

from shardproof.executor.run.verdict.search import search
from shardproof.fuzzing.plans import Written, build
from shardproof.spec.engine.decide import decide
from shardproof.spec.engine.ranks import Uncovered
from shardproof.spec.model.model import Delta, Dense, Latent, Model, Scales
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.edits import Edit, Table
from shardproof.spec.plan.plan import Plan
from tests.exhaustive.universe import index, moe, state
from tests.exhaustive.universe.attention import GROUPED, LATENT, ROTATED, of

TWO_LAYERS = replace(of(ROTATED), layers=(0, 0))
UNTURNED = replace(of(replace(ROTATED, positions="none", rope=None)), layers=(0, 0))
EXPERTS = replace(moe.of(moe.ONE_OF_TWO), layers=(0, 0))
NORMED = replace(
    of(replace(ROTATED, qk_norm="head", heads=2, kv_heads=2)), norm="layer", norm_bias=True
)
GROUPS = of(replace(
    state.STATE.attention, head_dim=1, delta=Delta(2, rule="mamba", norm="group")
))  # fmt: skip
STATE_NORM = "layers.0.attention.state.norm"
VALUES = "layers.0.attention.latent_values"
SCORES, LOGITS = "layers.0.attention.scores", "layers.0.attention.logits"
BY_POSITION = of(replace(ROTATED, position_scale=True))
GATED = of(replace(ROTATED, heads=4, kv_heads=2, output_gate=True, window=1))
TURNED = (("dim", "head"), ("order", (1, 0)))
A_ROW: Written = {
    "prefill.packed.sequences": CutSpec("sizes", (2, 3)),
    "workload.batch": 2, "workload.prompt": 5, "workload.steps": 2,
}  # fmt: skip
ALL_OF_A_ROW = Edit(
    "insert", "all_gather", of=("layers.0.ffn.norm",), to="all", phase="prefill",
    about=(("dim", "token"), ("split", ((0, 1, 2, 3, 4),))),
)  # fmt: skip
TO_EACH = (("dim", "head_dim"), ("split", ((0, 1), (2, 3))))
FOUR: Written = {"tp": 4, "attention.kv_heads": CutSpec("needed"), "ffn.width": CutSpec("balanced")}
SHORT: Written = {"workload.batch": 2, "workload.prompt": 2, "workload.steps": 3}
FIRST = (("tp", (0,)),)
SECOND = (("tp", (1,)),)


def on(*edits: Edit, **written: object) -> Written:
    return {"tp": 2, **SHORT, "edits": edits, **written}


def open_(*edits: Edit, **written: object) -> Written:
    """Of any batch, prompt and number of steps."""
    return {"tp": 2, "edits": edits, **written}


def layout(name: str, **more: object) -> Written:
    own = {f"decode.sequence.{key}": value for key, value in more.items()}
    return {**SHORT, "decode.sp": 2, "decode.sequence.layout": name, **own}


LEGAL: dict[str, tuple[Model, Written]] = {
    "nothing is edited": (TWO_LAYERS, on()),
    "a copy on one rank": (
        TWO_LAYERS, on(Edit("insert", "same", of=("layers.0.ffn.norm",), to="new", ranks=FIRST)),
    ),
    "half of it, twice": (
        TWO_LAYERS,
        on(Edit("insert", "times", of=("layers.0.ffn.norm",), to="half", about=(("by", (1, 2)),)),
           Edit("insert", "times", of=("half",), to="again", about=(("by", (2, 1)),))),
    ),
    "copies of what is no tensor": (
        TWO_LAYERS,
        on(*(Edit("insert", "same", of=(f"layers.0.attention.{name}",), to=f"copy.{name}")
             for name in ("keys", "scores", "exp_weights", "weigh")),
           Edit("insert", "same", of=("head.token",), to="copy.token", ranks=SECOND)),
    ),
    "what all have, sent to all": (
        TWO_LAYERS,
        on(*(Edit("insert", "broadcast", of=(f"layers.0.attention.{name}",), to=f"sent.{name}",
                  about=(("group", ("dp",)),)) for name in ("keys", "exp_weights", "weigh"))),
    ),
    "experts of some replicas by an operator of their own": (
        EXPERTS,
        {**moe.OURS, **SHORT, "dp": 2,
         "edits": (Edit("change", "layers.0.moe.block_reduce", of=("layers.0.moe.experts",),
                        ranks=(("dp", (1,)),)),)},
    ),
    "one slot for itself, of any prompt": (
        TWO_LAYERS, open_(Edit("change", "handoff", about=(("slots", Table(((1, 1),))),))),
    ),
    "a bias of every head's norm": (NORMED, {**SHORT, "tp": 2, "decode.tp": 1}),
    "keys of all ranks": (TWO_LAYERS, layout("keys", keys=CutSpec("strided"))),
    "every key on both ranks": (TWO_LAYERS, layout("keys", keys=CutSpec("whole"))),
    "ranks that take turns": (TWO_LAYERS, layout("alternate")),
    "steps as far apart as stages": (TWO_LAYERS, {**SHORT, "pp": 2, "decode.schedule.period": 2}),
    "a cache that stays where it is": (TWO_LAYERS, {**SHORT, "tp": 2, "handoff.cache": "stays"}),
    "one KV head read in another order": (
        of(replace(ROTATED, kv_heads=1)),
        {**SHORT, "handoff.storage": "raw", "handoff.slice": "memory"},
    ),
    "queries scaled in place of their scores, each by its position": (
        BY_POSITION, on(Edit("move", LOGITS, after="layers.0.attention.q")),
    ),
    "experts of what was sent for all ranks, kept by each where it says its own tokens": (
        EXPERTS,
        {**moe.OURS, **SHORT, "tp": 2, "ep": 2, "moe.experts": CutSpec("whole"),
         "moe.dispatch": "all_to_all", "moe.combine": "none",
         "edits": (Edit("change", "layers.0.moe.block_own", about=(("tokens", ((), ())),)),)},
    ),
    "values in place of the mean of each query's one key": (
        of(replace(ROTATED, heads=2, kv_heads=2, window=1)),
        on(Edit("change", "layers.0.attention.out", of=("layers.0.attention.v",), ranks=FIRST)),
    ),
    "scores of one key under other heads, whose values are gated": (
        GATED, on(Edit("insert", "permute", of=(LOGITS,), to="turned", ranks=FIRST, about=TURNED)),
    ),
    "tokens of a row gathered, which none of its sequences has as many of": (
        TWO_LAYERS, {**A_ROW, "edits": (ALL_OF_A_ROW,)},
    ),
    "groups of heads that are called queries, and keys": (
        GROUPS,
        on(Edit("change", STATE_NORM, phase="prefill", about=(("which", "q"),)),
           Edit("change", STATE_NORM, phase="decode", about=(("which", "k"),)), **FOUR),
    ),
}  # fmt: skip
ILLEGAL: dict[str, tuple[Model, Written]] = {
    "keys scaled in place of scores, each by its own position": (
        BY_POSITION,
        on(Edit("swap", LOGITS, other=SCORES),
           Edit("change", LOGITS, of=("layers.0.attention.k.rope",)),
           Edit("change", SCORES, of=("layers.0.attention.q.rope", LOGITS)),
           Edit("change", "layers.0.attention.exp_weights", of=(SCORES,)),
           **{"workload.steps": 0}),
    ),
    "means of one key each under heads of another group, which are gated": (
        replace(GATED, kinds=of(replace(GATED.kinds[0].attention, kv_heads=4)).kinds),
        on(Edit("insert", "permute", of=("layers.0.attention.quotient",), to="turned",
                ranks=FIRST, about=TURNED)),
    ),
    "tokens of a row gathered, and no norm in the steps behind it": (
        TWO_LAYERS,
        {**A_ROW, "edits": (ALL_OF_A_ROW, Edit("drop", "layers.0.ffn.norm", phase="decode"))},
    ),
    "values of a weight that makes no heads, which has scales": (
        replace(of(LATENT), kinds=(replace(
            of(LATENT).kinds[0], ffn=Dense(width=2, gated=False, scales=Scales(1, 0))),)),
        {**SHORT, "edits": (
            Edit("insert", "latent_values", of=(VALUES,), to="new",
                 about=(("weight", "layers.0.ffn.down"),)),)},
    ),
    "a latent of another size, on a replica that has no sequence": (
        of(replace(LATENT, latent=Latent(kv_rank=3, nope=2, rope=2))),
        {"dp": 2, "workload.batch": 1, "workload.prompt": 1, "workload.steps": 0,
         "edits": (Edit("change", "layers.0.attention.kv_down.norm", ranks=(("dp", (1,)),),
                        of=("layers.0.attention.norm",), about=(("weight", "norm"),)),)},
    ),
    "heads that are turned as if of one dimension": (
        UNTURNED,
        on(Edit("insert", "rope", of=("layers.0.attention.q",), to="new", ranks=FIRST,
                about=(("dims", ((0,), (0,))),))),
    ),
    "a tensor in place of tokens, which nobody reads": (
        TWO_LAYERS, on(Edit("drop", "head.token"), **{"workload.steps": 0}),
    ),
    "weights brought back as if they were tokens": (
        TWO_LAYERS,
        on(Edit("insert", "block_return",
                of=("layers.0.attention.exp_weights", "layers.0.attention.norm"),
                to="new", ranks=FIRST)),
    ),
    "some tokens of any prompt": (
        TWO_LAYERS, open_(Edit("change", "handoff", about=(("length", 3),))),
    ),
    "two slots for each other, of any prompt": (
        TWO_LAYERS, open_(Edit("change", "handoff", about=(("slots", Table(((3, 4), (4, 3)))),))),
    ),
    "tokens of any prompt in another order": (
        TWO_LAYERS,
        open_(Edit("insert", "permute", of=("layers.0.ffn.norm",), to="turned",
                   about=(("dim", "token"), ("order", (0, 1, 3, 2))))),
    ),
    "a sum that one rank leaves out": (
        TWO_LAYERS, on(Edit("drop", "layers.0.ffn.all_reduce", ranks=SECOND)),
    ),
    "a sum of other stages' ranks": (
        TWO_LAYERS,
        on(Edit("change", "layers.0.ffn.all_reduce", about=(("group", ("dp",)),), ranks=SECOND)),
    ),
    "one rank writes no cache": (
        of(GROUPED), on(Edit("drop", "layers.0.attention.cache_write", ranks=SECOND)),
    ),
    "the second step leaves a norm out": (
        TWO_LAYERS, on(Edit("drop", "layers.1.ffn.norm", steps=(2,))),
    ),
    "what a buffer had the last time": (
        TWO_LAYERS, on(Edit("insert", "previous", of=("layers.0.ffn.norm",), to="old")),
    ),
    "another layer's cache": (
        TWO_LAYERS, on(Edit("change", "layers.1.attention.cache_step", about=(("cache", 0),))),
    ),
    "a step behind": (TWO_LAYERS, {**SHORT, "cache.update": "late"}),
    "a slot counted from zero": (TWO_LAYERS, {**SHORT, "cache.slots": "local"}),
    "steps that do not wait for a token": (
        TWO_LAYERS, {**SHORT, "pp": 2, "decode.schedule.period": 1},
    ),
    "steps that are dealt out": (TWO_LAYERS, layout("deal")),
    "turns whose entries nobody shares": (
        TWO_LAYERS, layout("alternate") | {"decode.cache.turns": "own"},
    ),
    "keys on no rank": (TWO_LAYERS, layout("keys", keys=CutSpec("even"))),
    "a step that no tick has": (
        TWO_LAYERS,
        {**SHORT, "workload.steps": 1, "decode.schedule.ticks": ((0, 0, 0, 1),)},
    ),
    "a cache that stays on a rank of other heads": (
        of(GROUPED), {**SHORT, "tp": 2, "decode.dp": 2, "decode.tp": 1, "handoff.cache": "stays"},
    ),
    "the first rank alone is given a cache": (
        of(GROUPED), {**SHORT, "tp": 2, "handoff.cache": "first"},
    ),
    "queries turned as if they had been exchanged": (
        TWO_LAYERS,
        on(Edit("change", "layers.0.attention.q.rope", about=(("which", "exchanged"),))),
    ),
    "an index's queries turned as if they had been exchanged": (
        index.ALONE,
        on(Edit("change", "layers.0.attention.index.scores", about=(("seen", "all"),))),
    ),
    "an index's keys of some tokens, turned by the places of all": (
        index.ALONE,
        on(Edit("insert", "slice", of=("layers.0.attention.index.k",), to="some", phase="prefill",
                about=(("dim", "token"), ("split", ((0,), (1,))))),
           Edit("insert", "all_gather", of=("layers.0.attention.index.keys",), phase="prefill",
                about=(("dim", "token"), ("split", ((0,), (1,)))))),
    ),
    "one of each rotated pair halved before it is turned, and doubled behind it": (
        TWO_LAYERS,
        on(*(edit for name, by in (("q", (1, 2)), ("q.rope", (2, 1))) for edit in (
            Edit("insert", "slice", of=(f"layers.0.attention.{name}",), to=f"{name}.some",
                 about=TO_EACH),
            Edit("insert", "times", of=(f"{name}.some",), to=f"{name}.times", ranks=SECOND,
                 about=(("by", by),)),
            Edit("insert", "all_gather", of=(f"{name}.times",), to=f"{name}.all", about=TO_EACH),
        )), **{"attention.qkv.split": "none"}),
    ),
    "a norm by a matrix": (
        TWO_LAYERS,
        on(Edit("change", "layers.0.ffn.norm", about=(("weight", "layers.0.ffn.up"),))),
    ),
    "two KV heads read in another order": (
        of(GROUPED), {**SHORT, "handoff.storage": "raw", "handoff.slice": "memory"},
    ),
}  # fmt: skip
EVERY = {**LEGAL, **ILLEGAL}


def plan_of(written: Written) -> Plan:
    return build(Plan, {"hidden": CutSpec("balanced"), **written})


@pytest.mark.parametrize("name", EVERY)
def test_what_it_says_is_what_runs_show(name: str) -> None:
    model, written = EVERY[name]
    plan = plan_of(written)
    found = decide(model, plan)
    assert (found is None) == (name in LEGAL), found
    assert (search(model, plan).found is None) == (name in LEGAL)


UNSAID: dict[str, tuple[Edit, str]] = {
    "a token of high number, of any prompt": (
        Edit("change", "handoff", about=(("length", 100_000),)), "names token",
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", UNSAID)
def test_of_what_has_no_meaning_by_value_nothing_is_said(name: str) -> None:
    edit, why = UNSAID[name]
    with pytest.raises(Uncovered, match=why):
        decide(TWO_LAYERS, plan_of(open_(edit)))
