"""What an operator gave before is what it would give again: a key holds all that it reads."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Generator
from contextlib import contextmanager
from dataclasses import fields, is_dataclass, replace
from typing import Any, cast

import pytest

from shardproof.executor.run.trials.workloads import workloads
from shardproof.fuzzing.cases import Kind, batch
from shardproof.fuzzing.plans import build
from shardproof.spec.engine import again, decide, folding, machine
from shardproof.spec.engine.again import key_of, looks_across
from shardproof.spec.engine.by_value import ByValue, by_value
from shardproof.spec.engine.machine import Visit
from shardproof.spec.engine.ranks import Stage, rank_by_rank, stage_of
from shardproof.spec.engine.values import Held, World
from shardproof.spec.layout.context import Context
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.phase import Phase
from shardproof.spec.plan.plan import Plan, Workload
from shardproof.spec.program.op import Op
from shardproof.spec.program.ops.attention import Quotient, Rope, Scores
from shardproof.spec.program.ops.collectives import AllReduce
from shardproof.spec.program.ops.every import BY_KIND
from shardproof.spec.program.ops.head import HeadLinear
from shardproof.spec.program.ops.norms import Norm
from tests.cases.test_cases import HERE as CASES
from tests.cases.test_cases import Case
from tests.exhaustive.universe.ffn import GATED
from tests.tiers import sampled

PLANS = 5
"""Of a batch, all of one model."""
KINDS: tuple[Kind, ...] = ("whole", "near", "legal", "edited", "miss")
NUMBERS = range(1, 13)
IN_A_KEY = ("layout", "expert_tp", "block", "stage_ranks")
"""What a context works out of its plan, and keys hold, or what it is worked out of."""
Make = Callable[[], dict[int, object]]


def words(number: int) -> list[ByValue]:
    """What the engine says of some plans of each kind, those of a model one after the other."""
    return [
        by_value(case.model, case.plan.with_(workload=workloads(case.plan)[0]))
        for kind in KINDS
        for case in batch(kind, 3, number, PLANS)
    ]


@pytest.mark.parametrize("number", sampled(NUMBERS, every=12))
def test_a_verdict_is_the_same_in_a_world_of_its_own(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    together = words(number)
    for module in (decide, folding):
        monkeypatch.setattr(module, "beside", World)
    assert words(number) == together


@pytest.mark.parametrize("number", sampled(NUMBERS, every=12))
def test_what_is_taken_again_is_what_would_be_made(
    number: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    taken = 0
    real = machine.again

    def checked(v: Visit, op: Op, make: Make) -> None:
        nonlocal taken
        known = len(v.stage.world.made)
        real(v, op, make)
        if v.stage.world.remembers and len(v.stage.world.made) == known:
            taken += 1
            found = v.env[op.out]
            for at, value in make().items():
                assert same(found[at], value), f"{op} on rank {at}"

    monkeypatch.setattr(machine, "again", checked)
    decide.forget()
    words(number)
    assert taken > 200


def same(one: object, other: object) -> bool:
    """Equal tensors of a world are one object; what holds some is equal where these are."""
    if one is other:
        return True
    if type(one) is not type(other) or isinstance(one, Held):
        return False
    if is_dataclass(one):
        return all(same(getattr(one, f.name), getattr(other, f.name)) for f in fields(one))
    if isinstance(one, tuple):
        pairs = zip(cast("Any", one), cast("Any", other), strict=True)
        return all(same(a, b) for a, b in pairs)
    return one == other


def test_operators_read_no_more_of_a_plan_than_keys_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    read: dict[tuple[str, bool], set[str]] = defaultdict(set)
    now: list[Op | None] = []

    def noted(self: Phase, name: str) -> object:
        op = now[-1] if now else None
        if op is not None and type(self) is Phase and name in Phase.own_fields:
            read[op.kind, looks_across(op)].add(name)
        return object.__getattribute__(self, name)

    @contextmanager
    def reading(op: Op | None) -> Generator[None]:
        now.append(op)
        try:
            yield
        finally:
            now.pop()

    def known(name: str) -> property:
        found: property = vars(Context)[name]

        def get(self: Context) -> object:
            with reading(None):
                return found.__get__(self)

        return property(get)

    for name in IN_A_KEY:
        monkeypatch.setattr(Context, name, known(name))
    monkeypatch.setattr(Phase, "__getattribute__", noted, raising=False)
    real = machine.again

    def watched(v: Visit, op: Op, make: Make) -> None:
        def made() -> dict[int, object]:
            with reading(op):
                return make()

        with reading(None):
            real(v, op, made)

    monkeypatch.setattr(machine, "again", watched)
    decide.forget()
    words(1)
    assert read["all_reduce", False] >= {"sp", "tp"}
    assert any("pp" in names for names in read.values())
    for (kind, across), names in read.items():
        held = again.DEGREES if BY_KIND.get(kind) in again.ROW_BY_ROW else again.READ
        more = {"schedule"} if kind == "gather_rows" else set[str]()
        assert names <= {*held, *more, *(again.READ_ACROSS if across else ())}, kind


OF_TIME = {"prompt", "steps", "begun", "together", "batch", "drafts", "behind"}
"""Of a stage."""
OF_A_PHASE = {"name", "layout"}
"""Of a context."""


def test_what_is_done_row_by_row_reads_nothing_of_time(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of plans whose ropes count the positions of each rank, and whose softmax ends early."""
    read: dict[type[Op], set[str]] = defaultdict(set)
    now: list[type[Op]] = []

    def noting(names: set[str]) -> Callable[[object, str], object]:
        def noted(self: object, name: str) -> object:
            if now and name in names:
                read[now[-1]].add(name)
            return object.__getattribute__(self, name)

        return noted

    real = machine.again

    def watched(v: Visit, op: Op, make: Make) -> None:
        def made() -> dict[int, object]:
            now.append(type(op))
            try:
                return make()
            finally:
                now.pop()

        real(v, op, made)

    monkeypatch.setattr(Stage, "__getattribute__", noting(OF_TIME))
    monkeypatch.setattr(Context, "__getattribute__", noting(OF_A_PHASE))
    monkeypatch.setattr(machine, "again", watched)
    decide.forget()
    for file in sorted((CASES / "near_misses").glob("SP-POSITIONS*.yaml")):
        each = Case(file, "", "")
        by_value(each.model, each.plan)
    assert read.keys() >= {Rope, Quotient}
    assert {kind: names for kind, names in read.items() if kind in again.ROW_BY_ROW} == {}


def stage(**fields: object) -> Stage:
    plan = build(Plan, {"dp": 2, "tp": 2, **fields})
    ctx = Context(GATED, plan, "prefill", plan.phase("prefill"), GATED.kinds[0])
    return stage_of(WORLD, ctx, 4, 4, 0, rank_by_rank(ctx.phase))


WORLD = World(World(), remembers=True)
NORM = Norm("y", ("x",), weight="v")
SCORES = Scores("y", ("x",), heads=None, kv=None)


@pytest.mark.parametrize("op", [NORM, SCORES], ids=["norm", "scores"])
def test_a_key_differs_where_anything_does_that_is_read(op: Op) -> None:
    here = stage()
    dealt = stage(**{"batch.sequences": CutSpec("strided")})
    other = replace(op, layer=1)
    keys = [
        key_of(here, here.ranks, op, ((1, 2, 3, 4),), ()),
        key_of(here, (), op, ((1, 2, 3, 4),), ()),
        key_of(here, here.ranks[:1], op, ((1, 2, 3, 4),), ()),
        key_of(here, here.ranks, op, ((1, 2, 3, 5),), ()),
        key_of(here, here.ranks, op, ((1, 2, 3, 4),), ((range(2),),)),
        key_of(here, here.ranks, other, ((1, 2, 3, 4),), ()),
        key_of(dealt, here.ranks, op, ((1, 2, 3, 4),), ()),
        key_of(stage(ep=2), here.ranks, op, ((1, 2, 3, 4),), ()),
    ]
    assert len({*keys}) == len(keys)
    for alike in (stage(), stage(pp=2)):
        assert key_of(alike, alike.ranks, op, ((1, 2, 3, 4),), ()) == keys[0]


STORED = HeadLinear(
    "y", ("x",), rows=None, columns=None, tied="shared", stored_rows=None, stored_columns=None
)


@pytest.mark.parametrize("op", [AllReduce("y", ("x",), group=("pp",)), STORED], ids=str)
def test_an_operator_that_asks_for_other_stages_has_them_in_its_key(op: Op) -> None:
    every = stage(), stage(pp=2), stage(pp=2, **{"stages.head": 0})
    keys = [key_of(each, each.ranks, op, ((1, 2, 3, 4),), ()) for each in every]
    assert len({*keys}) == len(keys)


def test_a_replica_may_stay_away_in_one_of_several_microbatches() -> None:
    """Of three sequences the second replica has one: of three microbatches it is idle in two."""
    said: dict[str, Any] = {"dp": 2, "lm_head.over": ("dp",), "batch.idle": "skip"}
    sizes = Workload(batch=3, prompt=2, steps=1)
    whole, parted = (
        build(Plan, {**said, "schedule.microbatches": count}).with_(workload=sizes)
        for count in (1, 3)
    )
    decide.forget()
    assert by_value(GATED, whole).word == "legal"
    found = by_value(GATED, parted)
    assert (found.word, found.op) == ("illegal", "head.gather_rows")
