"""`shardproof run`: a plan executed on its ranks, beside the single-device model."""

from __future__ import annotations

import shlex
import sys
from contextlib import redirect_stdout
from functools import partial
from typing import TYPE_CHECKING, Literal

from shardproof.api import judged
from shardproof.cli.exits import Exit
from shardproof.cli.output import page, put, put_errors, put_json
from shardproof.cli.unread import tell_unknown
from shardproof.cli.witness import check_target, made, replay, save
from shardproof.executor.domains.floating import Kind
from shardproof.executor.run.divergence.first_divergence import look_inside
from shardproof.executor.run.outcome.outcome import DRAWS, Different, Equal, Outcome, Tried
from shardproof.executor.run.outcome.runnable import obstacle
from shardproof.executor.run.runtime.machine import execute
from shardproof.executor.run.state.faults import Lost, Undefined
from shardproof.executor.run.trials.planting import LEAST
from shardproof.executor.run.verdict.beside_reference import run_again
from shardproof.executor.run.verdict.floats import again
from shardproof.executor.run.verdict.search import SEED, tries, under_seeds
from shardproof.executor.run.witness.reading import is_witness
from shardproof.executor.shrunk import Shrunk
from shardproof.reports.floats import InFloats, floats_data, floats_text
from shardproof.reports.runs import Saved, covered, run_data, run_text
from shardproof.spec.amounts import amount
from shardproof.spec.engine.blame import who_is_to_blame
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.errors import InputError, InputErrors, Place
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.record import dataclass
from shardproof.spec.source.node import Node
from shardproof.spec.source.read import PLAN_LIMIT
from shardproof.spec.verdict import EDITED, Verdict, no_truth
from shardproof.texts.files import STDOUT
from shardproof.texts.inputs import Given, read_input, shown_name
from shardproof.verdict.edited import plan_errors
from shardproof.verdict.shrink import shrink

if TYPE_CHECKING:
    from shardproof.executor.mpi.crew import Crew

NO_ROOM = "the model has fewer positions than any workload that is tried"
_RANGES = {
    "batch": (1, 2**20),
    "prompt": (1, 2**24),
    "steps": (0, 2**24),
    "seed": (0, DRAWS - 1),
    "trials": (1, 2**10),
    "deadline": (0.1, 2**16),
}


@dataclass(frozen=True, slots=True)
class Asked:
    """What the command line says; None is what the plan says, or else what is tried."""

    given: Given = Given()
    batch: int | None = None
    prompt: int | None = None
    steps: int | None = None
    seed: int | None = None
    trials: int | None = None
    witness: str | None = None
    domain: Kind | None = None
    """The floats that the plan is run in after the exact runs."""
    deadline: float | None = None
    """Seconds that one process waits for another."""


def run(path: str, asked: Asked, form: str, crew: Crew | None = None) -> Exit:
    """Run a plan until an outcome is not equal, or replay a witness.

    With a crew, which mpiexec has started, each rank is a process of it.
    """
    try:
        check_options(asked, crew)
        root = read_input(path, PLAN_LIMIT, asked.given.root)
        name = shown_name(path)
        if is_witness(root):
            _check_alone(asked, crew)
            return replay(name, root, form)
        verdict = judged(name, root, asked.given)
        if verdict.model.unread:
            return tell_unknown(name, verdict.model, form)
        return _run(verdict, asked, form, crew)
    except InputErrors as wrong:
        put_errors(wrong, form)
        return Exit.BAD_INPUT


@dataclass(frozen=True, slots=True)
class Ran:
    """What came of running a plan on a small model of the same pattern."""

    plan: Plan
    """With the workload that was asked for."""
    small: Shrunk
    outcomes: tuple[Outcome, ...]
    """Of each workload, until one is not equal."""
    why: str = ""
    """Why nothing is known, where that is so."""
    doubt: str = ""
    """Why runs that came out equal do not settle it, where that is so."""

    @property
    def word(self) -> Literal["equal", "different", "cannot run", "stuck", "unknown"]:
        """What came of it: of all workloads, or of the one that refutes the plan."""
        return "unknown" if self.why or self.doubt or not self.outcomes else self.outcomes[-1].kind

    def __bool__(self) -> bool:
        """Raise `TypeError`: ask for its word."""
        raise no_truth("run", "word")


def ran(verdict: Verdict, asked: Asked, crew: Crew | None = None) -> Ran:
    """Run a plan until an outcome is not equal."""
    plan = _narrowed(verdict.plan, asked)
    root = verdict.source.plan or Node({}, Place(""))
    if wrong := [*shape_errors(plan, root), *plan_errors(verdict.model, plan, root)]:
        raise InputErrors(wrong)  # what was asked for does not go with what the plan says
    # What is asked for is run as it is, or not at all.
    unchanged = plan is verdict.plan
    small = shrink(verdict.model, plan, workload=unchanged)
    plan = small.plan
    seed = SEED if asked.seed is None else asked.seed
    written = plan if unchanged else verdict.plan
    runs = tries(small.model, plan, seed=seed, trials=asked.trials, written=written)
    both = [(each, obstacle(small.model, plan, each)) for each in runs]
    planned, left_out = [each for each, why in both if not why], [why for _, why in both if why]
    why = "; ".join(u for u in verdict.unknown if u != EDITED) or small.obstacle
    why = why or ("" if planned else next(iter(left_out), NO_ROOM))
    outcomes: list[Outcome] = []
    try:
        outcomes = [] if why else _outcomes(small.model, plan, planned, crew, asked)
    except (Lost, Undefined) as nothing:
        why = str(nothing)
    if left_out and not why and all(isinstance(one, Equal) for one in outcomes):
        why = f"equal with {covered(planned)}; and {left_out[0]}"
    return Ran(plan, small, tuple(outcomes), why, "" if why else _doubt(verdict, plan, outcomes))


def _run(verdict: Verdict, asked: Asked, form: str, crew: Crew | None) -> Exit:
    if crew is not None:
        _check_size(verdict, crew.size)
    if asked.witness is not None:
        check_target(asked.witness)
    found = ran(verdict, asked, crew)
    plan, small, outcomes = found.plan, found.small, [*found.outcomes]
    why, doubt = found.why, found.doubt
    saved = None
    if asked.witness is not None and outcomes and not isinstance(outcomes[-1], Equal):
        witness = made(verdict.model, small.model, plan, outcomes[-1])
        save(asked.witness, witness)
        saved = None if asked.witness == STDOUT else Saved(asked.witness, witness)
    floats = None
    if asked.domain is not None and outcomes:
        floated = again(small.model, plan, outcomes, asked.domain)
        floats = InFloats(asked.domain, outcomes, floated)
    # Where the witness goes to standard output, it goes there alone.
    with redirect_stdout(sys.stderr if asked.witness == STDOUT else sys.stdout):
        if form == "json":
            told = None if floats is None else floats_data(floats)
            put_json({**run_data(verdict, small, outcomes, why or doubt, saved), "floating": told})
        else:
            told = _by_value(small.model, plan, outcomes)
            put(run_text(verdict, small, outcomes, why, page(), saved, told))
            if doubt:
                put(page().wrap(f"unknown: {doubt}", "", "  "))
            if floats is not None:
                put(floats_text(floats, page()))
    if why or doubt or (floats is not None and floats.wrong is not None):
        return Exit.UNKNOWN
    return Exit.LEGAL if all(isinstance(one, Equal) for one in outcomes) else Exit.ILLEGAL


def _by_value(model: Model, plan: Plan, outcomes: list[Outcome]) -> str:
    """The operator to blame for a difference, and what ranks have in the place of what it is."""
    if not outcomes or not isinstance(outcomes[-1], Different):
        return ""
    found = who_is_to_blame(model, plan)
    return "" if found is None else f"{found.where}: {found.said}"


def _doubt(verdict: Verdict, plan: Plan, outcomes: list[Outcome]) -> str:
    """Why runs that are all equal do not show the plan to be legal; empty where it is."""
    if not all(isinstance(one, Equal) for one in outcomes):
        return ""
    value = by_value(verdict.model, plan)
    if value.word == "legal":
        return ""
    codes = [] if plan.edits else [each.clause.code for each in judge(verdict.model, plan).reasons]
    if codes:
        return f"the law says illegal ({', '.join(codes)}), and no run of these shows it"
    if value.word == "unknown" and not plan.edits:
        return ""  # the law says legal
    return f"that runs are equal proves nothing of all weights and inputs; by value: {value.why}"


def _outcomes(
    model: Model, plan: Plan, tries: list[Tried], crew: Crew | None, asked: Asked
) -> list[Outcome]:
    """What came of each, until one is not equal; drawn once where trials were asked for."""
    run = partial(run_again, model, plan, execute=execute if crew is None else crew.execute)
    found: list[Outcome] = []
    for tried in tries:
        for outcome in under_seeds(tried, run):
            found.append(look_inside(model, plan, outcome))
            if not isinstance(outcome, Equal):
                return found
            if asked.trials is not None or tried.trials < LEAST:
                break
    return found


def _narrowed(plan: Plan, asked: Asked) -> Plan:
    """The plan under the sizes that were asked for."""
    sizes = {"batch": asked.batch, "prompt": asked.prompt, "steps": asked.steps}
    given = {name: size for name, size in sizes.items() if size is not None}
    return plan.with_(workload=plan.workload.with_(**given)) if given else plan


def _check_size(verdict: Verdict, started: int) -> None:
    """There is a process for each rank."""
    if started == verdict.world:
        return
    prefill, decode = verdict.worlds
    pools = "" if prefill == decode else f", {prefill} for prefill and {decode} for decode"
    ranks = amount(verdict.world, "rank")
    message = f"mpiexec has started {started} processes, and the plan has {ranks}{pools}"
    name = shlex.quote(verdict.source.name or "PLAN")
    right = f"mpiexec -n {verdict.world} shardproof run {name}"
    raise InputErrors(InputError("USAGE", message, help=right))


def check_options(asked: Asked, crew: Crew | None) -> None:
    """The options' numbers."""
    wrong: list[InputError] = []
    if asked.deadline is not None and crew is None:
        message = "--deadline is for processes that mpiexec starts, and this is one alone"
        right = "mpiexec -n RANKS shardproof run PLAN, with shardproof[mpi] installed"
        wrong.append(InputError("USAGE", message, field="--deadline", help=right))
    for name, (low, high) in _RANGES.items():
        value: float | None = getattr(asked, name)
        if value is not None and not low <= value <= high:
            message = f"--{name} {value}"
            right = f"from {low:,} to {high:,}"
            wrong.append(InputError("USAGE", message, field=f"--{name}", help=right))
    if wrong:
        raise InputErrors(wrong)


def _check_alone(asked: Asked, crew: Crew | None) -> None:
    """A witness says by itself what is run."""
    if crew is not None:
        message = "a witness is replayed in one process"
        raise InputErrors(InputError("USAGE", message, help="leave mpiexec out"))
    names = [name for name in Asked.__slots__ if getattr(asked, name) is not None]
    names = [*(["model"] if asked.given.model else []), *(n for n in names if n != "given")]
    if names:
        message = f"a witness is replayed as it is, without --{names[0]}"
        raise InputErrors(InputError("USAGE", message, help="leave the option out"))
