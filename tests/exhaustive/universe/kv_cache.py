"""The KV cache and its handoff: who keeps which entries, how steps write, how pools pass it on."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from itertools import product

from shardproof.fuzzing.plans import Written
from shardproof.spec.model.model import Attention, Model, Rope
from shardproof.spec.plan.cuts import CutSpec
from tests.exhaustive.universe.cuts import PLAIN, cut, every, hand
from tests.exhaustive.universe.small import HEAD, alone, small, work
from tests.exhaustive.universe.universe import (
    Axis,
    Family,
    Setting,
    Universe,
    crossed,
    one_of,
    together,
)

TWO = replace(HEAD, heads=2, kv_heads=2)
SHARED = replace(TWO, kv_heads=1)
GROUPED = replace(HEAD, heads=4, kv_heads=2, head_dim=1, value_dim=1)
ROTATED = replace(TWO, positions="rope", rope=Rope(2, "half"))
SINKS = replace(TWO, sinks=True)
NEAR = replace(TWO, window=2)
HANDOFF = ("logical", "by_rank", "stays", "first")
STORAGE = ("same", "converted", "raw")
UPDATES = ("append", "recompute", "late", "skip")
LAYOUTS = ("auto", "repeat", "deal", "keys", "alternate")
POOLS: tuple[Mapping[str, int], ...] = (
    {}, {"dp": 2}, {"sp": 2}, {"tp": 2}, {"pp": 2}, {"tp": 2, "dp": 2},
)  # fmt: skip
OURS: Written = alone("attention", "moe") | {"hidden": CutSpec("balanced")}


def of(attention: Attention, layers: int = 1) -> Model:
    return small(attention=attention, hidden=2, layers=layers)


def at(model: Model, *size: int, **written: object) -> Setting:
    return Setting(model, OURS | (work(*size) if size else {})).having(**written)


def layouts(setting: Setting) -> Sequence[Axis]:
    """What the ranks of sp do in decode, which keys each has, and how results are merged."""
    prompt, steps = (setting.written.get(f"workload.{name}") for name in ("prompt", "steps"))
    keys = (
        every(prompt + steps, setting.degree("sp"))
        if isinstance(prompt, int) and isinstance(steps, int)
        else (*PLAIN, CutSpec("strided", block=2))
    )
    return (
        (
            *crossed(
                one_of("decode.sequence.layout", "auto", "repeat", "deal", "alternate"),
                one_of("decode.cache.turns", "shared", "own"),
            ),
            *crossed(
                one_of("decode.sequence.layout", "keys"),
                one_of("decode.sequence.merge", "quotient", "divided", "none"),
                one_of("decode.sequence.base", "same", "mixed"),
                one_of("decode.sequence.keys", *keys),
            ),
        ),
        one_of("cache.update", *UPDATES),
        one_of("cache.slots", "global", "local"),
        one_of("cache.pads", "nowhere", "first", "last"),
        one_of("sequence.keep", "auto", "all", "own"),
        one_of("handoff.cache", *HANDOFF),
        one_of("sequence.positions", "global", "local"),
    )


def pool(phase: str, *degrees: Mapping[str, int]) -> Axis:
    """The degrees of a phase's own pool of ranks."""
    return together(*({f"{phase}.{axis}": n for axis, n in row.items()} for row in degrees))


def passing(setting: Setting) -> Sequence[Axis]:
    """Pools of other degrees, in another order of ranks."""
    del setting
    meshes = (("pp", "dp", "sp", "tp"), ("tp", "sp", "dp", "pp"), ("dp", "tp", "pp", "sp"))
    return (
        pool("prefill", *POOLS),
        pool("decode", *POOLS),
        one_of("handoff.cache", *HANDOFF),
        one_of("handoff.storage", *STORAGE),
        one_of("mesh", *meshes, where="prefill."),
        one_of("mesh", *meshes[:2], where="decode."),
        one_of("decode.sequence.layout", "repeat", "keys", "alternate"),
        one_of("sequence.keep", "auto", "own"),
        one_of("prefill.batch.sequences", CutSpec("balanced"), CutSpec("strided")),
    )


def heads(setting: Setting) -> Sequence[Axis]:
    """Heads that lie elsewhere in decode."""
    attention, tp = setting.model.kinds[0].attention, setting.degree("tp")
    return (
        one_of("prefill.attention.heads", *hand(attention.heads, tp)),
        one_of("decode.attention.heads", *hand(attention.heads, tp)),
        one_of("prefill.attention.qkv.split", "heads", "head_dim", "in", "none"),
        one_of("decode.attention.qkv.split", "heads", "head_dim", "in", "none"),
        one_of("prefill.attention.kv_heads", CutSpec("needed"), CutSpec("whole")),
        one_of("handoff.cache", *HANDOFF),
        one_of("handoff.storage", "same", "raw"),
    )


def sums(setting: Setting) -> Sequence[Axis]:
    """Entries that are shares of a sum."""
    del setting
    where = ("boundary", "scores")
    return (
        one_of("attention.qkv.split", "in"),
        one_of("prefill.attention.qkv.k_sum", *where),
        one_of("prefill.attention.qkv.v_sum", "boundary", "output"),
        one_of("prefill.attention.qkv.collective", "auto", "none", "all_gather"),
        one_of("decode.attention.qkv.q_sum", *where),
        one_of("decode.attention.qkv.k_sum", *where),
        one_of("decode.attention.qkv.v_sum", "boundary", "output"),
        one_of("decode.attention.qkv.collective", "auto", "none"),
        one_of("handoff.cache", *HANDOFF),
        one_of("handoff.storage", "same", "raw"),
        one_of("cache.update", *UPDATES),
        one_of("attention.out.split", "in", "none"),
    )


def layers(setting: Setting) -> Sequence[Axis]:
    """Layers, sequences and tokens that lie elsewhere in decode."""
    count, batch = len(setting.model.layers), setting.written["workload.batch"]
    assert isinstance(batch, int)
    pp, dp = setting.degree("pp"), setting.degree("dp")
    stages = hand(count, pp) if pp > 1 else (CutSpec("balanced"),)
    replicas = (CutSpec("balanced"),)
    if dp > 1:
        replicas = every(batch, dp) if pp == 1 else (*PLAIN, CutSpec("sizes", sizes=(batch, 0)))
    return (
        one_of("prefill.stages.layers", *stages),
        one_of("decode.stages.layers", *stages),
        one_of("prefill.batch.sequences", *replicas),
        one_of("decode.batch.sequences", *replicas),
        one_of("handoff.cache", *HANDOFF),
        one_of("handoff.storage", "same", "raw"),
        one_of("stages.order", "stage", "layer"),
        one_of("cache.update", "append", "recompute", "skip"),
    )


def shared_out(n: int, parts: int) -> tuple[CutSpec, ...]:
    """Ways to give every index to one rank: most of what follows from them is right."""
    regular = tuple(CutSpec(kind) for kind in ("chunk", "balanced", "strided", "zigzag"))
    dealt = product(range(parts), repeat=n)
    return (*regular, *(cut([[i for i in range(n) if owners[i] == rank] for rank in range(parts)])
                        for owners in dealt))  # fmt: skip


def kept(setting: Setting) -> Sequence[Axis]:
    """Tokens dealt out in any way, kept by all or by their owner, and read in any way in decode."""
    prompt, steps = (setting.written[f"workload.{name}"] for name in ("prompt", "steps"))
    assert isinstance(prompt, int)
    assert isinstance(steps, int)
    sp = setting.degree("sp")
    return (
        one_of("prefill.sequence.cut", *shared_out(prompt, sp), CutSpec("whole")),
        one_of("prefill.sequence.exchange", "gather", "ring"),
        one_of("prefill.sequence.rotate", "before", "after"),
        one_of("prefill.sequence.keep", "auto", "all", "own"),
        (
            *one_of("decode.sequence.layout", "repeat", "alternate"),
            *crossed(
                one_of("decode.sequence.layout", "keys"),
                one_of("decode.sequence.keys", *shared_out(prompt + steps, sp)),
            ),
        ),
        one_of("cache.update", "append", "recompute"),
        one_of("handoff.cache", "logical", "by_rank"),
        one_of("handoff.storage", "same", "converted"),
    )


def owners(setting: Setting) -> Sequence[Axis]:
    """Heads shared out in any way in both phases, their entries where they are needed or all."""
    attention, tp = setting.model.kinds[0].attention, setting.degree("tp")
    cuts = shared_out(attention.heads, tp)
    return (
        one_of("prefill.attention.heads", *cuts),
        one_of("decode.attention.heads", *cuts),
        one_of("prefill.attention.kv_heads", CutSpec("needed"), CutSpec("whole")),
        one_of("decode.attention.kv_heads", CutSpec("needed"), CutSpec("whole")),
        one_of("prefill.attention.qkv.split", "heads", "none"),
        one_of("decode.attention.qkv.split", "heads", "none"),
        one_of("cache.update", "append", "recompute"),
        one_of("handoff.cache", "logical", "by_rank"),
        one_of("handoff.storage", "same", "converted"),
    )


UNIVERSE = Universe(
    "kv_cache",
    (
        Family("layouts", (
            *(at(of(x), 1, 2, 2, sp=2, attention__qkv__split="none", attention__out__split="none")
              for x in (TWO, ROTATED, SINKS, NEAR)),
            at(of(ROTATED), 1, 1, 1, sp=2, attention__qkv__split="none",
               attention__out__split="none"),
            at(of(ROTATED), 1, 1, 2, sp=3, attention__qkv__split="none",
               attention__out__split="none"),
            at(of(ROTATED), sp=2, attention__qkv__split="none", attention__out__split="none"),
            at(of(ROTATED), 1, 2, 1, sp=1, attention__qkv__split="none",
               attention__out__split="none"),
            *(at(of(x), *size, sp=2, attention__qkv__split="none", attention__out__split="none")
              for x, *size in (
                  (SHARED, 1, 2, 2), (GROUPED, 1, 2, 2), (NEAR, 1, 3, 1), (TWO, 1, 3, 2),
                  (ROTATED, 2, 1, 2), (SINKS, 1, 1, 3),
              )),
        ), layouts),
        Family("passing", (
            Setting(of(TWO, layers=2), OURS | work(2, 2, 1)),
            Setting(of(SHARED, layers=2), OURS | work(1, 2, 1)),
            Setting(of(TWO, layers=2), OURS | work(1, 1, 1)),
        ), passing),
        Family("heads", (
            *(at(of(x), 1, 2, 1, tp=2) for x in (TWO, SHARED, GROUPED)),
            at(of(GROUPED), 1, 2, 1, tp=3),
        ), heads),
        Family("sums", (
            at(of(TWO), 1, 2, 1, tp=2), at(of(ROTATED), 1, 2, 1, tp=2), at(of(TWO), 1, 2, 0, tp=2),
        ), sums),
        Family("layers", (
            at(of(TWO, layers=3), 1, 2, 1, pp=2), at(of(TWO), 2, 1, 1, dp=2),
            at(of(TWO, layers=2), 2, 1, 1, pp=2, dp=2),
        ), layers),
        Family("kept", tuple(
            at(of(x), 1, prompt, 2, sp=2, attention__qkv__split="none",
               attention__out__split="none")
            for x in (ROTATED, NEAR, SINKS) for prompt in (2, 3)
        ), kept),
        Family("owners", (
            *(at(of(x), 1, 2, 1, tp=2) for x in (TWO, SHARED, GROUPED)),
            at(of(TWO), 1, 2, 1, tp=3),
        ), owners),
    ),
)  # fmt: skip
