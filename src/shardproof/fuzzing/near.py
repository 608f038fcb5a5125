"""Whole plans near a legal one, at random: a few of its fields changed, whatever they are.

`near_plan(seed)` gives the same model and plan for the same seed. It draws a plan with both phases,
their handoff and their workload, against which the law has no reason; then it changes one to three
fields of that: any field of either phase, degrees and workload too.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from shardproof.fuzzing.chooser import Chooser
from shardproof.fuzzing.cuts import regular_cut
from shardproof.fuzzing.features import featured
from shardproof.fuzzing.plans import DEGREES, FIELDS, NOWHERE, Written, build, change, fits, suiting
from shardproof.fuzzing.themes import themed
from shardproof.spec.law.judge import keeps_all
from shardproof.spec.layout.of_layers import wrong_layers
from shardproof.spec.model.model import Model, Moe
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.shape import shape_errors

MOST = 8
"""Ranks of a phase, so that the plan can be run."""
LAYERS = (1, 1, 2, 2, 2, 3)
"""Of a model, at most: mostly few, for each further one costs as much to run and says little."""
DRAWS = 12
"""Changes that are tried at a legal plan, and kept where it stays legal."""
HANDOFF = {
    "cache": ("logical", "by_rank", "stays", "first"),
    "storage": ("same", "converted", "raw"),
    "slice": ("memory", "index"),
}
WORKLOAD = {"batch": (1, 6), "prompt": (1, 7), "steps": (0, 4)}


def near_plan(seed: int) -> tuple[Model, Plan]:
    """A plan near a legal one; legal itself now and then."""
    return near(Random(f"near {seed}"))


def near(rng: Chooser, most: int = MOST, model: Model | None = None) -> tuple[Model, Plan]:
    """The same by somebody's choices."""
    of, written = legal(rng, most, model)
    return of, beside(rng, of, written, most)


def beside(rng: Chooser, model: Model, written: Written, most: int = MOST) -> Plan:
    """A plan with one to three fields changed."""
    while True:
        further = dict(written)
        for _ in range(rng.choice((1, 2, 2, 3, 3))):
            changed(rng, model, further)
        plan = build(Plan, further)
        if is_plan(plan, most, model):
            return plan


def is_plan(plan: Plan, most: int = MOST, model: Model | None = None) -> bool:
    """Whether it has a shape at all, few enough ranks, and names layers that the model has."""
    if not fits(plan, most) or any(shape_errors(plan, NOWHERE)):
        return False
    if model is None or not any(plan.phase(name).layers for name in PHASES):
        return True
    return not any(wrong_layers(model, plan))


def legal(rng: Chooser, most: int = MOST, model: Model | None = None) -> tuple[Model, Written]:
    """What a legal plan writes, with a few choices of its own."""
    of, written = divided(rng, most, model)
    for _ in range(rng.randrange(DRAWS)):
        written = stepped(rng, of, written, most) or written
    return of, written


def stepped(rng: Chooser, model: Model, written: Written, most: int = MOST) -> Written | None:
    """A legal plan with one field changed, if it is legal still."""
    further = dict(written)
    changed(rng, model, further)
    plan = build(Plan, further)
    return further if is_plan(plan, most, model) and keeps_all(model, plan) else None


def divided(
    rng: Chooser, most: int, model: Model | None, *, asked: Callable[[Model], bool] | None = None
) -> tuple[Model, Written]:
    """Degrees by which a model is divided; of a given one, those that are left when none is not.

    `asked`: of a model that is drawn, whether it will do.
    """
    while True:
        written = _degrees(rng, "")
        if rng.random() < 0.6:
            written |= _degrees(rng, "decode.")
        for _ in range(rng.choice((0, 0, 1, 3))):
            _sized(rng, written)
        plan = build(Plan, written)
        if not is_plan(plan, most):
            continue
        found = model or suiting(rng, plan, rng.choice(LAYERS))
        if asked is not None and not asked(found):
            continue
        if model is None and rng.random() < 0.5:
            found = featured(found, rng)
        while model is not None and not keeps_all(found, build(Plan, written)):
            del written[rng.choice(list(written))]
        plan = build(Plan, written)
        if is_plan(plan, most) and keeps_all(found, plan):
            return found, written


def _degrees(rng: Chooser, phase: str) -> Written:
    found: Written = {}
    for axis in rng.sample(DEGREES, rng.randrange(1, 4)):
        if phase == "" or axis != "sp" or rng.random() < 0.3:
            found[f"{phase}{axis}"] = rng.choice((1, 2, 2, 3, 4))
    return found


def changed(rng: Chooser, model: Model, written: Written) -> None:
    """One field written otherwise, or no longer; or several that mean something together."""
    match rng.randrange(16):
        case 0:
            axis = rng.choice(DEGREES)
            written[rng.choice(("", "", "decode.")) + axis] = rng.choice((1, 2, 3, 4))
        case 1:
            _sized(rng, written)
        case 2:
            name = rng.choice(list(HANDOFF))
            written[f"handoff.{name}"] = rng.choice(HANDOFF[name])
        case 3 if written:
            path = rng.choice(list(written))
            if path not in DEGREES:
                del written[path]
        case 4:
            cuts = ("sequence.cut", "sequence.keys", "batch.sequences", "stream_tokens")
            phase = rng.choice(("", "prefill.", "decode."))
            written[phase + rng.choice(cuts)] = regular_cut(rng)
        case 5 | 6 | 7:
            parts = ("sequence", "cache", "stages", "schedule", "batch", "mesh")
            path = rng.choice([path for path in FIELDS if path.partition(".")[0] in parts])
            if path == "schedule.ticks":  # which says when each step of each sequence runs
                written["workload.batch"] = rng.randint(1, 3)
                written["workload.steps"] = rng.randint(1, 3)
            change(rng, model, written, path)
        case 8 | 9:
            themed(rng, written)
        case 10 | 11:
            _together(rng, model, written)
        case _:
            change(rng, model, written, rng.choice(spoken(model)))


def _sized(rng: Chooser, written: Written) -> None:
    """A size of the workload, or one left open."""
    name = rng.choice(list(WORKLOAD))
    low, high = WORKLOAD[name]
    value = rng.choice((None, rng.randint(low, high), rng.randint(low, high)))
    written[f"workload.{name}"] = value


def _together(rng: Chooser, model: Model, written: Written) -> None:
    """Two or three fields of one module."""
    module = rng.choice(spoken(model)).partition(".")[0]
    paths = [path for path in FIELDS if path.partition(".")[0] == module]
    for path in rng.sample(paths, min(len(paths), rng.randint(2, 3))):
        change(rng, model, written, path)


def spoken(model: Model) -> list[str]:
    """The fields that say something of such a model."""
    dense = any(kind.dense for kind in model.kinds)
    moe = any(isinstance(kind.ffn, Moe) for kind in model.kinds)
    silent = {*([] if dense else ["ffn"]), *([] if moe else ["moe"])}
    return [path for path in FIELDS if path.partition(".")[0] not in silent]
