"""One replica for those that have the same by the same steps: nothing changes by it.

The law is stated in `spec/engine/replicas.py`. Here plans try to break it: replicas that are other
ones by their sequences, by edits, by experts that they own, by what they are handed, or by others
that they meet.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace
from pathlib import Path
from random import Random

import pytest

from shardproof.executor.run.verdict.search import search
from shardproof.fuzzing.plans import Written, build
from shardproof.spec.engine import again, replicas
from shardproof.spec.engine import decide as engine
from shardproof.spec.engine.classwise import added_up
from shardproof.spec.engine.indices import cover, whole
from shardproof.spec.engine.ranks import Classes, Rank, Uncovered, Unlike, rank_by_rank, stage_of
from shardproof.spec.engine.replicas import Replicas
from shardproof.spec.engine.shifts import family
from shardproof.spec.engine.values import Held, Rows, Term, World
from shardproof.spec.model.model import Model
from shardproof.spec.plan.cuts import CutSpec
from shardproof.spec.plan.edits import Edit
from shardproof.spec.plan.plan import PHASES, PhaseName, Plan
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.program.check_edits import wrong_edits
from shardproof.spec.program.lower.phase import lower
from tests.exhaustive.universe import moe
from tests.exhaustive.universe.moe import OURS, of
from tests.exhaustive.work import NOWHERE
from tests.tiers import sampled

MODELS = Path(__file__).parents[3] / "examples" / "models"
SMALL = {
    "two experts": of(moe.ONE_OF_TWO),
    "two of three": of(moe.TWO_OF_THREE),
    "two of four": of(replace(moe.TWO_OF_THREE, experts=4)),
    "groups": of(moe.GROUPED),
    "shared": of(moe.WITH_SHARED),
}
SECOND = (("dp", (1,)),)
ATTENDED, NORMED = "layers.0.attention.all_reduce", "layers.0.ffn.norm"
TURNED = Edit(
    "insert", "permute", of=(NORMED,), to="turned",
    about=(("dim", "sequence"), ("order", (1, 0))),
)  # fmt: skip
EDITS: tuple[tuple[Edit, ...], ...] = (
    (), (), (),
    (Edit("insert", "same", of=(NORMED,), to="copy", ranks=SECOND),),
    (Edit("insert", "times", of=(NORMED,), to="half", about=(("by", (1, 2)),), ranks=SECOND),),
    (Edit("drop", "layers.1.ffn.norm", ranks=SECOND),),
    (Edit("drop", "layers.0.attention.cache_write", ranks=SECOND),),
    (Edit("insert", "junk", of=(NORMED,), to="any", ranks=SECOND),),
    (Edit("insert", "all_reduce", of=(NORMED,), to="all", about=(("group", ("dp",)),)),),
    (TURNED,),
)  # fmt: skip
CUTS = tuple(CutSpec(k) for k in ("balanced", "balanced", "even", "chunk", "strided", "whole"))
LISTED = (
    CutSpec("listed", listed=((range(2),), (range(2, 3),), ())),
    CutSpec("listed", listed=((range(1),), (range(1),), (range(1, 3),))),
    CutSpec("listed", listed=((range(2, 3), range(1)), (), (range(1, 2),))),
)
MESH: dict[str, tuple[object, ...]] = {
    "dp": (2, 3, 4, 4, 6),
    "tp": (1, 1, 2),
    "sp": (1, 1, 1, 2),
    "pp": (1, 1, 2),
    "ep": (1, 2, 3, 4, 6, 8),
    "workload.batch": (None, 1, 2, 3, 5),
    "workload.prompt": (1, 2),
    "workload.steps": (None, 2, 3),
}
WORDS: dict[str, tuple[object, ...]] = {
    "stream": ("whole", "hidden", "tokens"),
    "moe.dispatch": ("auto", "local", "gather", "all_to_all"),
    "moe.combine": ("auto", "auto", "none", "all_reduce", "all_to_all"),
    "moe.group": ((), (), ("ep",), ("ep", "tp"), ("dp",), ("ep", "tp", "dp"), ("ep", "sp")),
    "moe.experts": (CutSpec("balanced"), CutSpec("balanced"), CutSpec("whole"), CutSpec("strided")),
    "lm_head.split": ("vocab",),
    "lm_head.greedy": ("logits", "own", "merged"),
    "moe.copies": ("all", "one"),
    "moe.index": ("own", "own", "own", "global"),
    "moe.tp": (None, None, 1, 2),
    "moe.router.renormalise": ("all", "all", "all", "own"),
    "moe.router.choose": ("all", "all", "all", "own"),
    "batch.idle": ("join", "join", "skip"),
    "batch.sequences": CUTS,
    "decode.dp": (None, None, None, 2, 3),
    "decode.schedule.microbatches": (1, 1, 2),
    "handoff.cache": ("logical", "logical", "logical", "stays", "first"),
}


def drawn(rng: Random, model: Model) -> Plan | None:
    some = rng.sample([*WORDS], rng.randint(0, 4))
    every = MESH | {path: WORDS[path] for path in some}
    written: Written = {path: rng.choice(words) for path, words in every.items()}
    written = {path: word for path, word in written.items() if word is not None}
    if written["dp"] == 3 and written.get("workload.batch") == 3 and rng.random() < 0.7:
        written["batch.sequences"] = rng.choice(LISTED)
    plan = build(Plan, OURS | written | {"hidden": CutSpec("balanced")})
    if next(iter(shape_errors(plan, NOWHERE)), None) is not None:
        return None
    edited = plan.with_(edits=rng.choice(EDITS))
    try:
        return plan if [*wrong_edits(model, edited)] else edited
    except Exception:  # noqa: BLE001  (an edit of what is not there)
        return plan


def alone(plan: Plan) -> dict[PhaseName, Classes]:
    return {name: rank_by_rank(plan.phase(name)) for name in PHASES}


def folds(model: Model, plan: Plan, batch: int) -> bool:
    """Whether a replica of prefill stands for others."""
    program = lower(model, plan, "prefill")
    ops = (op for visit in program.visits for op in visit.ops)
    return len(replicas.alike(ops, program.contexts, batch)) < program.phase.dp


@pytest.mark.parametrize("layers", [pytest.param(2, marks=pytest.mark.long), 3])
@pytest.mark.parametrize("name", sampled(SMALL, every=4))
def test_a_class_of_replicas_says_nothing_that_each_of_them_does_not(
    name: str, layers: int
) -> None:
    model = replace(SMALL[name], layers=(0,) * layers)
    rng = Random(f"replicas {name} {layers}")
    said, folded = {True: 0, False: 0}, {True: 0, False: 0}
    for _ in range(70):
        plan = drawn(rng, model)
        if plan is None:
            continue
        for size in engine.sizes(plan):
            try:
                every = engine.layer_by_layer(model, plan, size, alone(plan)) is None
                found = engine.at_size(model, plan, size) is None
            except Uncovered:
                continue
            assert found == every, (plan, size)
            said[every] += 1
            folded[every] += folds(model, plan, size.batch)
    assert min(said.values()) >= 6, said
    assert min(folded.values()) >= 4, folded


SHORT: Written = {"workload.batch": 3, "workload.prompt": 2, "workload.steps": 2}
BALANCED = CutSpec("balanced")
SPREAD: Written = {**OURS, **SHORT, "dp": 3, "ep": 3, "hidden": BALANCED, "moe.experts": BALANCED}
FOUR: Written = {**SPREAD, "dp": 4, "ep": 2, "workload.batch": 4}
BREAKING: dict[str, tuple[bool, Written]] = {
    "each has its sequence and its experts": (True, SPREAD),
    "one has none and joins": (True, SPREAD | {"workload.batch": 2}),
    "one has none and stays away": (
        False, SPREAD | {"workload.batch": 2, "batch.idle": "skip"},
    ),
    "one stays away in one microbatch alone": (
        False, SPREAD | {"workload.batch": 5, "batch.idle": "skip",
                         "decode.schedule.microbatches": 2},
    ),
    "each sums over its own experts": (False, SPREAD | {"moe.combine": "none"}),
    "tokens stay where they are": (False, SPREAD | {"moe.dispatch": "local"}),
    "nobody owns the last expert": (
        False,
        SPREAD | {"moe.experts": CutSpec("listed", listed=((range(1),), (range(1, 2),), ()))},
    ),
    "the last replica owns two": (
        True,
        SPREAD | {"moe.experts": CutSpec("listed", listed=((), (range(1),), (range(1, 3),)))},
    ),
    "two have one expert, and both count": (
        False,
        SPREAD | {"moe.experts": CutSpec("listed", listed=((range(2),), (range(1, 3),), ()))},
    ),
    "two have one expert, and the first counts": (
        True,
        SPREAD | {"moe.experts": CutSpec("listed", listed=((range(2),), (range(1, 3),), ())),
                  "moe.copies": "one"},
    ),
    "weights add up to one on each": (False, SPREAD | {"moe.router.renormalise": "own"}),
    "a sequence on two of them": (
        True,
        SPREAD | {"batch.sequences": CutSpec("listed", listed=(
            (range(2),), (range(1, 2),), (range(2, 3),)))},
    ),
    "a sequence on none": (
        False,
        SPREAD | {"batch.sequences": CutSpec("listed", listed=(
            (range(1),), (range(1, 2),), (range(1),)))},
    ),
    "blocks of two": (True, FOUR),
    "blocks of two, of which one has other sequences": (
        True, FOUR | {"batch.sequences": CutSpec("listed", listed=(
            (range(2),), (), (range(2, 3),), (range(3, 4),)))},
    ),
    "blocks of two, of replicas without any, that stay away": (
        True, FOUR | {"workload.batch": 2, "batch.idle": "skip"},
    ),
    "one of each block stays away": (
        False, FOUR | {"workload.batch": 2, "batch.idle": "skip",
                       "batch.sequences": CutSpec("listed", listed=(
                           (range(1),), (), (range(1, 2),), ()))},
    ),
    "the middle one has none, in steps as far apart as stages": (
        True,
        SPREAD | {"ep": 1, "pp": 2, "workload.batch": 2, "decode.schedule.period": 3,
                  "batch.sequences": CutSpec("listed", listed=((range(1),), (), (range(1, 2),)))},
    ),
    "one halves what it has": (
        False, SPREAD | {"edits": (Edit("insert", "times", of=(NORMED,), to="half",
                                        about=(("by", (1, 2)),), ranks=SECOND),)},
    ),
    "rows are turned where there are two": (
        False, SPREAD | {
            "dp": 2, "ep": 2, "edits": (TURNED,),
            "batch.sequences": CutSpec("listed", listed=((range(1),), (range(1, 3),))),
        },
    ),
    "one copies what it has": (
        True, SPREAD | {"edits": (Edit("insert", "same", of=(NORMED,), to="copy", ranks=SECOND),)},
    ),
    "one writes no cache": (
        False,
        SPREAD | {"edits": (Edit("drop", "layers.0.attention.cache_write", ranks=SECOND),)},
    ),
    "all but one write no cache": (
        False,
        SPREAD | {"edits": (Edit("drop", "layers.0.attention.cache_write", but=SECOND),)},
    ),
    "rows of all are added": (
        False, SPREAD | {"edits": (Edit("insert", "all_reduce", of=(NORMED,), to="all",
                                        about=(("group", ("dp",)),)),)},
    ),
    "decode has fewer replicas": (True, SPREAD | {"decode.dp": 1, "decode.ep": 1}),
    "decode has more replicas": (True, SPREAD | {"dp": 1, "ep": 1, "decode.dp": 2, "decode.ep": 2}),
    "a cache that stays where it is": (True, SPREAD | {"handoff.cache": "stays"}),
    "a cache that stays where another's sequences are": (
        False, SPREAD | {"handoff.cache": "stays", "decode.batch.sequences": CutSpec(
            "listed", listed=((range(1, 2),), (range(1),), (range(2, 3),)))},
    ),
    "the first replica alone is given a cache": (True, SPREAD | {"handoff.cache": "first"}),
}  # fmt: skip


@pytest.mark.parametrize("name", BREAKING)
def test_replicas_that_are_other_ones_are_told_apart(name: str) -> None:
    model = replace(of(moe.TWO_OF_THREE), layers=(0, 0))
    legal, written = BREAKING[name]
    plan = build(Plan, written)
    assert (search(model, plan).found is None) == legal
    found = engine.decide(model, plan)
    assert (found is None) == legal, found


def test_which_replicas_are_one() -> None:
    def classes(written: Written, batch: int = 4) -> Replicas:
        plan = build(Plan, FOUR | written)
        program = lower(of(moe.TWO_OF_THREE), plan, "prefill")
        ops = (op for visit in program.visits for op in visit.ops)
        return replicas.alike(ops, program.contexts, batch)

    first = CutSpec("listed", listed=((range(2),), (), (range(2, 3),), (range(3, 4),)))
    assert classes({}) == ((0, 1, 2, 3),)
    assert classes({}, 5) == ((0, 1, 2, 3),)
    assert classes({}, 3) == ((0, 1), (2,), (3,))
    assert classes({"ep": 4}, 3) == ((0, 1, 2), (3,))
    assert classes({"ep": 1}, 3) == ((0, 1, 2), (3,))
    assert classes({"batch.sequences": first}) == ((0,), (1,), (2, 3))
    edit = Edit("insert", "same", of=(NORMED,), to="copy", ranks=SECOND)
    assert classes({"ep": 1, "edits": (edit,)}) == ((0, 2, 3), (1,))
    assert classes({"edits": (edit,)}) == ((0,), (1,), (2, 3))
    every = ((0,), (1,), (2,), (3,))
    assert classes({"moe.group": ("dp",)}) == every
    assert classes({"edits": (Edit("insert", "junk", of=(NORMED,), to="any"),)}) == every
    both = CutSpec("listed", listed=((range(2),), (range(1, 3),), (range(3, 4),), ()))
    assert classes({"batch.sequences": both}) == every
    three = CutSpec("listed", listed=((range(1),), (range(1, 2),), (range(2, 4),), ()))
    assert classes({"ep": 1, "batch.sequences": three}) == ((0, 1, 2), (3,))
    assert classes({"ep": 1, "batch.sequences": three, "edits": (TURNED,)}) == (
        (0, 1), (2,), (3,),
    )  # fmt: skip


def test_what_is_another_index_on_each_replica_is_no_sum_over_tp() -> None:
    world = World()
    value, rows = world.value("stream", extent=4), Rows(whole(1), whole(1))
    own = [family([(range(at, at + 1),) for at in order]) for order in ((0, 1, 0, 1), range(4))]
    same, other = (
        world.held(rows, (2,), (Term(1, value, (whole(2),), ((value, cover(runs)),)),))
        for runs in own
    )
    rank = Rank(0, 0, 0, 0, rows, (0, 1), (0, 1))
    alike = added_up(world, [(rank, same)])
    assert alike is not None
    assert alike.terms == (Term(1, value, (whole(2),), ((value, ((0, 2, 1),)),)),)
    with pytest.raises(Unlike):
        added_up(world, [(rank, other)])
    block, twice = (added_up(world, [(rank, x)], [4]) for x in (other, same))
    assert block is not None
    assert twice is not None
    assert block.terms == (Term(1, value, (whole(2),)),)
    assert twice.terms == (Term(1, value, (whole(2),), ((value, ((0, 2, 2),)),)),)


def test_a_group_of_replicas_is_none_of_classes() -> None:
    program = lower(of(moe.TWO_OF_THREE), build(Plan, FOUR), "prefill")
    classes = Classes(((0,),), ((0, 1, 2, 3),))
    stage = stage_of(World(), program.contexts[0], 4, 2, 2, classes)
    assert stage.groups(("tp",)) == [[0]]
    with pytest.raises(Unlike):
        stage.groups(("dp",))


def work_of(model: Model, written: Written, monkeypatch: pytest.MonkeyPatch) -> int:
    """How many tensors a decision makes."""
    made, held = 0, World.held

    def counted(world: World, rows: Rows, sizes: tuple[int, ...], terms: Iterable[Term]) -> Held:
        nonlocal made
        made += 1
        return held(world, rows, sizes, terms)

    plan = build(Plan, written)
    assert engine.decide(model, plan) is None  # one device is run once
    again.forget()
    with monkeypatch.context() as patch:
        patch.setattr(World, "held", counted)
        assert engine.decide(model, plan) is None
    return made


LARGE: dict[str, tuple[str, Written, Written]] = {
    "replicas": ("llama-3.1-70b", {"dp": 2}, {"dp": 64}),
    "replicas, stages and ranks of tp": (
        "llama-3.1-405b", {"dp": 2, "pp": 16, "tp": 2}, {"dp": 64, "pp": 16, "tp": 8},
    ),
    "experts over all replicas": ("deepseek-v3", {"dp": 2, "ep": 2}, {"dp": 64, "ep": 64}),
    "experts over eight replicas": ("deepseek-v3", {"dp": 8, "ep": 4}, {"dp": 64, "ep": 8}),
    "experts over replicas and ranks of tp": (
        "deepseek-v3", {"dp": 2, "tp": 2, "ep": 4}, {"dp": 32, "tp": 8, "ep": 256},
    ),
}  # fmt: skip


@pytest.mark.parametrize("name", LARGE)
def test_more_replicas_cost_no_more(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    file, few, many = LARGE[name]
    model = Model.from_config(MODELS / f"{file}.json")
    less, more = (work_of(model, written, monkeypatch) for written in (few, many))
    assert 50 < more <= 1.2 * less
