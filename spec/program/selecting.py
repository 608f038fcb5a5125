"""Which ranks and steps an edit is for, and whether there are any."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import product

from shardproof.spec.plan.edits import AXES, Edit
from shardproof.spec.plan.plan import PhaseName, Plan
from shardproof.spec.program.about import NoEdit
from shardproof.spec.program.edit import where_of
from shardproof.spec.program.op import Op, Where
from shardproof.spec.record import dataclass


@dataclass(frozen=True, slots=True)
class Site:
    """An operator that an edit speaks of, where it stands."""

    op: Op
    phase: PhaseName
    stage: int | None
    """None for the handoff, which all ranks of decode have."""


def check_selection(plan: Plan, edit: Edit, sites: Sequence[Site]) -> None:
    """Ask that an edit names ranks and steps that there are, and is for one of them at least."""
    phases: list[PhaseName] = list(dict.fromkeys(site.phase for site in sites))
    for field, places in (("ranks", edit.ranks), ("but", edit.but)):
        for axis, those in places:
            degrees: list[tuple[PhaseName, int]] = [
                (name, _degree(plan, name, axis)) for name in phases
            ]
            most = max(degree for _, degree in degrees)
            for at in those:
                if at >= most:
                    raise NoEdit(
                        f"there is no rank {axis} {at}", _ranks(axis, degrees), f"{field}.{axis}"
                    )
    if edit.steps:
        _check_steps(plan, edit, sites)
    if not any(_reached(plan, edit, site) for site in sites):
        raise _nobody(edit, sites)


def _degree(plan: Plan, name: PhaseName, axis: str) -> int:
    degree: int = getattr(plan.phase(name), axis)
    return degree


def _ranks(axis: str, degrees: Sequence[tuple[PhaseName, int]]) -> str:
    alike = len({degree for _, degree in degrees}) == 1
    told = (
        (f"{axis} is {degree}" if alike else f"{axis} is {degree} in {name}") + f": {_span(degree)}"
        for name, degree in degrees[: 1 if alike else 2]
    )
    return "; ".join(told)


def _span(degree: int) -> str:
    return "rank 0 alone" if degree == 1 else f"ranks 0 to {degree - 1}"


def _check_steps(plan: Plan, edit: Edit, sites: Sequence[Site]) -> None:
    last = plan.workload.steps
    if all(site.phase == "prefill" for site in sites):
        raise NoEdit("prefill has no steps", "leave `steps` out: they are decode's", "steps")
    for step in edit.steps:
        if step == 0 or (last is not None and step > last):
            here = f"the workload has steps 1 to {last}" if last else "step 1 is the first"
            raise NoEdit(f"decode has no step {step}", here, "steps")


def _reached(plan: Plan, edit: Edit, site: Site) -> bool:
    """Whether some rank in some step runs the operator, and the edit is for it."""
    where = where_of(edit)
    # What is inserted does not stand where its operand is, but where the edit says.
    on = () if edit.action == "insert" else site.op.where
    wheres = (*on, *(() if where is None else (where,)))
    return any(all(w.holds(at) for w in wheres) for at in _coordinates(plan, site, wheres))


def _coordinates(plan: Plan, site: Site, wheres: Sequence[Where]) -> Iterator[Mapping[str, int]]:
    """Ranks and steps, of those that nothing tells apart one."""
    named: dict[str, set[int]] = {axis: set() for axis in (*AXES, "step")}
    for where in wheres:
        for axis, those in (*where.at, *where.but):
            named[axis].update(those)
    spread = {axis: _some(range(_degree(plan, site.phase, axis)), named[axis]) for axis in AXES}
    if site.stage is not None:
        spread["pp"] = [site.stage]
    last, most = plan.workload.steps, max(named["step"], default=0) + 1
    every = range(1, 1 + (most if last is None else min(last, most)))
    steps = [0] if site.phase == "prefill" else _some(every, named["step"])
    for pp, dp, sp, tp, step in product(*(spread[axis] for axis in AXES), steps):
        yield {"pp": pp, "dp": dp, "sp": sp, "tp": tp, "step": step}


def _some(every: range, named: set[int]) -> list[int]:
    """The coordinates that something names, and one that nothing does."""
    rest = next((at for at in every if at not in named), None)
    return [*sorted(named & {*every}), *([] if rest is None else [rest])]


def _nobody(edit: Edit, sites: Sequence[Site]) -> NoEdit:
    """What to say of an edit that is for nobody."""
    stages = sorted({site.stage for site in sites if site.stage is not None})
    named, name = dict(edit.ranks), sites[0].op.out
    field = next((f for f, said in (("ranks", edit.ranks), ("but", edit.but)) if said), "steps")
    if "pp" in named and stages and not {*named["pp"]} & {*stages}:
        told = "stage" if len(stages) == 1 else "stages"
        right = f"{name} is on {told} {', '.join(map(str, stages))}"
    elif edit.but:
        right = "`but` takes out all ranks that there are"
    else:
        right = f"`shardproof run PLAN --program both` says who runs {name}"
    return NoEdit("the edit is for nobody", right, field)
