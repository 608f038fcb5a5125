"""What each decider says of a case, in whatever process it is asked."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Literal, NamedTuple

from shardproof.proofs.open.lines import OpenPlan, read_open, told
from shardproof.spec.errors import InputError, InputErrors
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.read import read_plan
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import read_text
from shardproof.spec.verdict import Source, Verdict
from shardproof.spec.verdict import decide as by_law
from shardproof.sweeps.work import MODELS_KEPT, Part, PlanText, Task, read_config
from shardproof.sweeps.work import told as told_error
from shardproof.verdict.deciders import decided
from shardproof.verdict.edited import plan_errors

By = Literal["verdict", "law", "engine", "checker", "runs"]
LONGEST = 500
"""Characters of a reason that are kept."""


class Said(NamedTuple):
    """A decider's word on a case, and why."""

    by: str
    word: str
    """`legal`, `illegal`, `unknown`, or `disagreement`, `not run`, `crashed`."""
    why: str


class Row(NamedTuple):
    """What came of a case."""

    number: int
    model: str
    plan: str
    choice: str
    """What an open plan's lines are in it."""
    error: str
    """Why it is no plan at all; then nobody was asked."""
    said: tuple[Said, ...]


@dataclass(slots=True)
class Case:
    """A plan and its model; what two deciders need is worked out once."""

    name: str
    model: Model
    plan: Plan
    config: Node
    found: list[Verdict] = field(default_factory=list[Verdict])

    def verdict(self) -> Verdict:
        if not self.found:
            law = by_law(self.model, self.plan, Source(self.name, None, self.config))
            self.found.append(decided(law))
        return self.found[0]


def decide(task: Task) -> list[Row]:
    """Every case of a task."""
    return [row for part in task.parts for row in _rows(part, task)]


def crashed(task: Task, why: str) -> list[Row]:
    """What is told of a case that nobody outlives to decide."""
    [part] = task.parts
    said = tuple(Said(by, "crashed", why) for by in task.by)
    name = part.model.name if part.model else ""
    return [Row(part.first, name, part.plan.name, "", "", said)]


def _rows(part: Part, task: Task) -> Iterator[Row]:
    for at in range(part.start, part.stop):
        number = part.first + at - part.start
        name = part.model.name if part.model else ""
        choice, error, said = "", part.error, tuple[Said, ...]()
        if not error and part.model is not None:
            model, config = read_config(part.model)
            plan, choice, errors = _plan(part, model, at, task.devices)
            error = told_error(InputErrors(errors)) if errors else ""
            said = _said(Case(part.plan.name, model, plan, config), task.by) if not errors else ()
        yield Row(number, name, part.plan.name, choice, error, said)


def _plan(
    part: Part, model: Model, at: int, devices: int | None
) -> tuple[Plan, str, list[InputError]]:
    """A plan, what it chose, and why it is none."""
    choice = ""
    try:
        if part.open:
            found, root = _open(part.plan, model, devices)
            chosen = choice_of(found, at)
            choice = ", ".join(f"{path}: {told(value)}" for path, value in chosen.items())
            plan = found.complete(chosen)
            errors = list(shape_errors(plan, root))
        else:
            root = read_text(part.plan.text, part.plan.file, part.plan.line)
            plan, errors = read_plan(root), list[InputError]()
        return plan, choice, errors or list(plan_errors(model, plan, root))
    except InputErrors as wrong:
        return Plan(), choice, list(wrong.errors)


def choice_of(plan: OpenPlan, at: int) -> dict[str, object]:
    """The values of the choice of this number; the last line changes first."""
    found: dict[str, object] = {}
    for line in reversed(plan.open):
        at, which = divmod(at, len(line.allowed))
        found[line.path] = line.allowed[which]
    return dict(reversed(found.items()))


@lru_cache(MODELS_KEPT)
def _open(text: PlanText, model: Model, devices: int | None) -> tuple[OpenPlan, Node]:
    root = read_text(text.text, text.file, text.line)
    return read_open(root, model, devices), root


def _said(case: Case, by: tuple[str, ...]) -> tuple[Said, ...]:
    return tuple(_asked(case, each) for each in by)


def _asked(case: Case, by: str) -> Said:
    """A decider's word; one that fails has said nothing, which is a fault of its own."""
    try:
        word, why = DECIDERS[by](case)
    except Exception as fault:  # noqa: BLE001  (whatever it is, it is counted)
        word, why = "crashed", f"{type(fault).__name__}: {fault}"
    return Said(by, word, why[:LONGEST])


def _verdict(case: Case) -> tuple[str, str]:
    """As `shardproof check` says it."""
    found = case.verdict()
    if found.disagree:
        return "disagreement", found.unknown[0]
    shown = found.shown.says if found.shown is not None else ""
    codes = ", ".join(reason.clause.code for reason in found.reasons)
    return found.word, "; ".join(found.unknown) or codes or shown


def _law(case: Case) -> tuple[str, str]:
    if case.plan.edits:
        return "unknown", "the law says nothing of a plan that edits its program"
    if case.model.unmodelled:
        return "unknown", f"{case.model.unmodelled[0].field} is not modelled"
    found = judge(case.model, case.plan)
    if found.undecided:
        return "unknown", found.undecided[0]
    codes = ", ".join(reason.clause.code for reason in found.reasons)
    return ("illegal", codes) if codes else ("legal", "")


def _engine(case: Case) -> tuple[str, str]:
    """By value, of every size that the plan leaves open."""
    from shardproof.spec.engine.decide import decide as by_value
    from shardproof.spec.engine.indices import Beyond
    from shardproof.spec.engine.ranks import Uncovered

    if case.model.unmodelled:
        return "unknown", f"{case.model.unmodelled[0].field} is not modelled"
    try:
        found = by_value(case.model, case.plan)
    except (Uncovered, Beyond) as why:
        return "unknown", str(why)
    return ("legal", "") if found is None else ("illegal", f"{found.op}: {found.why}")


def _checker(case: Case) -> tuple[str, str]:
    """The checker of certificates, on the certificate of the verdict."""
    from shardproof.certificate.seen import not_verified
    from shardproof.cli.certify import certificate_of

    found = case.verdict()
    if found.word == "unknown":
        return "unknown", found.unknown[0]
    data, obstacle = certificate_of(found, 0)
    if data is None:
        return "unknown", obstacle
    why = not_verified(data, found.word)
    return ("unknown", why) if why else (found.word, "")


def _runs(case: Case) -> tuple[str, str]:
    """Exact runs of the plan beside the model, made smaller where it is large."""
    from shardproof.executor.run.verdict.search import search
    from shardproof.verdict.shrink import shrink

    if case.model.unmodelled:
        return "unknown", f"{case.model.unmodelled[0].field} is not modelled"
    small = shrink(case.model, case.plan)
    if small.obstacle:
        return "not run", small.obstacle
    found = search(small.model, small.plan)
    if found.found is not None:
        return "illegal", f"{found.found.kind}: {found.found}"
    if found.left_out:
        return "not run", found.left_out[0]
    return "legal", ""


DECIDERS: Mapping[str, Callable[[Case], tuple[str, str]]] = {
    "verdict": _verdict,
    "law": _law,
    "engine": _engine,
    "checker": _checker,
    "runs": _runs,
}


def contradict(words: Mapping[str, str]) -> bool:
    """Whether two of them say different things of a case, or one has failed."""
    spoken = set(words.values()) & {"legal", "illegal"}
    return len(spoken) > 1 or bool(set(words.values()) & {"disagreement", "crashed"})
