"""Why nothing is left of an open plan: each minimal conflict between its lines and the law."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import islice
from math import log2
from typing import cast

from shardproof.executor.run.verdict.search import SEED
from shardproof.proofs.nearest.change import Change, Tree, mended, put, read_tree
from shardproof.proofs.nearest.counts import counts
from shardproof.proofs.nearest.distance import EACH_DEVICES, distance, worlds
from shardproof.proofs.nearest.memory import Room, memory
from shardproof.proofs.nearest.search import Near, nearest, order_of
from shardproof.proofs.open.budget import Budget
from shardproof.proofs.open.cores import Core, all_cores, without_restatements
from shardproof.proofs.open.defaults import Defaults
from shardproof.proofs.open.degrees import no_product
from shardproof.proofs.open.lines import (
    AGREES,
    DEVICES,
    Line,
    OpenPlan,
    default_line,
    value_at,
)
from shardproof.proofs.open.question import Choice, Question, Undecided
from shardproof.proofs.z3_typed import Bool
from shardproof.reports.reasons import Because, Broken, Said, WhyOpen
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.errors import Place
from shardproof.spec.law.clauses import BY_CODE
from shardproof.spec.law.judge import judge
from shardproof.spec.model.model import Model
from shardproof.spec.plan.plan import PHASES, Plan
from shardproof.spec.plan.shape import shape_errors
from shardproof.spec.plan.write import plain_section, plain_value
from shardproof.spec.record import replace
from shardproof.spec.source.node import Node, plain
from shardproof.spec.verdict import decide
from shardproof.verdict.config_spots import config_spots
from shardproof.verdict.deciders import decided
from shardproof.verdict.why_illegal import shared, show

MOST_WAYS, MOST_VALUES = 12, 24
"""Sets of lines to give up, and values for each, among which near plans are sought."""


def why_open(
    plan: OpenPlan,
    limit: int = 3,
    config: Node | None = None,
    *,
    every: bool = False,
    run: bool = True,
    budget: Budget | None = None,
    seed: int = SEED,
    room: Room | None = None,
) -> WhyOpen:
    """All reasons why no completion is legal, or one that is; each with a run, if asked for."""
    try:
        question = Question(plan, budget=budget)
        if question.conflict(question.parts, "whether a completion is legal") is None:
            return WhyOpen(plan, plan.complete(question.choice()), (), 0, ())
    except Undecided as gave_up:
        return WhyOpen(plan, None, (), 0, (), str(gave_up))
    cores = all_cores(question)
    clauses = frozenset(question.clauses)
    shown = list(cores.conflicts) if every else without_restatements(cores.conflicts, clauses)
    try:
        broken = {code: BY_CODE[code] for core in shown for code in core if code in clauses}
        defaults = Defaults(question, broken.values())
        because = tuple(
            _because(question, core, config, defaults.of(core), run=run, seed=seed)
            for core in shown
        )
        ways = [way for way, _ in cores.ways]
        if (right := _right(plan, because)) is not None:
            codes = tuple(reason.clause.code for reason in judge(plan.model, right).reasons)
            return WhyOpen(plan, right, (), 0, (), by_value=codes)
        near = tuple(islice(_nearest(question, ways, because, limit, room), limit + 1))
    except Undecided as gave_up:
        return WhyOpen(plan, None, (), 0, (), str(gave_up))
    hidden = len(cores.conflicts) - len(shown)
    more = len(near) > limit
    return WhyOpen(plan, None, because, hidden, near[:limit], cores.undecided, more=more)


def _right(asked: OpenPlan, because: Iterable[Because]) -> Plan | None:
    """A completion that breaks a clause and is legal all the same: by value, and in every run."""
    for each in because:
        if each.clauses and each.shown is None:
            plan = each.plan
            fine = not any(shape_errors(plan, Node({}, Place(""))))
            if fine and keeps_lines(asked, plan) and decided(decide(asked.model, plan)).legal:
                return plan
    return None


def keeps_lines(asked: OpenPlan, plan: Plan) -> bool:
    """Whether all that somebody wrote holds: the example of a conflict keeps its own lines."""
    kept = all(value_at(plan, path) in line.allowed for path, line in asked.lines.items())
    counts = ((asked.devices(name), plan.phase(name)) for name in PHASES)
    return kept and all(
        said is None or said == phase.dp * phase.pp * phase.sp * phase.tp for said, phase in counts
    )


def why_no_product(plan: OpenPlan) -> WhyOpen | None:
    """The lines under which degrees don't multiply to the devices, without a look at the law."""
    if (lines := no_product(plan)) is None:
        return None
    devices = _devices(plan)
    said = (devices, *(Said(line.path, line.text, line.place, line.default) for line in lines))
    return WhyOpen(plan, None, (Because(said, (), (), plan.complete({}), None, ""),), 0, ())


def _because(
    question: Question,
    core: Core,
    config: Node | None,
    defaults: Sequence[str],
    *,
    run: bool,
    seed: int,
) -> Because:
    plan, model = question.plan, question.plan.model
    choice = _completion(question, core)
    example = plan.complete(choice)
    # Lines that contradict each other leave a plan of which no clause says anything.
    fine = not any(shape_errors(example, Node({}, Place(""))))
    judged = judge(model, example).reasons if fine else ()
    reasons = {reason.clause.code: reason for reason in judged}
    codes = [code for code in question.clauses if code in core]
    broken: list[Broken] = []
    for code in codes:
        reason = reasons.get(code)
        spots = config_spots(config, BY_CODE[code], reason.kinds if reason else ())
        broken.append(Broken(BY_CODE[code], _ruled_out(question, core, code), reason, spots))
    shown, obstacle = (None, "")
    if codes and run and fine:
        less, alone = _alone(model, example, set(codes))
        shown, obstacle = show(model, less, alone=alone, seed=seed)
        shown = shown if shown is None or alone else shared(shown, codes)
    parts = [part for part in question.parts if part in core and part not in question.clauses]
    parts += [part for part in defaults if part not in core]
    said = (_said(question, part) for part in parts)
    lines = tuple(sorted(said, key=lambda each: each.place or Place("")))
    open_lines = (line for line in plan.open if line.any)
    whatever = tuple(Said(line.path, line.text, line.place) for line in open_lines)
    return Because(lines, tuple(broken), whatever, example, shown, obstacle)


def _alone(model: Model, plan: Plan, codes: set[str]) -> tuple[Plan, bool]:
    """The plan with everything mended but the conflict's own clauses, if that can be."""
    tree = plain_section(plan)
    for reason in judge(model, plan).reasons:
        if reason.clause.code not in codes:
            tree = mended(tree, reason.clause)
    less = read_tree(tree)
    left = {reason.clause.code for reason in judge(model, less).reasons} if less else None
    if less is not None and left and left <= codes:
        return less, True
    return plan, False


def _devices(plan: OpenPlan) -> Said:
    if plan.pools:
        return Said(DEVICES, f"pools: {plan.pools[0]},{plan.pools[1]}", None)
    return Said(DEVICES, f"devices: {plan.base.devices}", plan.devices_place)


def _said(question: Question, part: str) -> Said:
    plan = question.plan
    if part in plan.lines:
        line = plan.lines[part]
        return Said(part, line.text, line.place)
    if part == DEVICES:
        return _devices(plan)
    if part == AGREES:
        return Said(part, "a cut by hand has an entry for each rank", None)
    line = default_line(plan, part)
    return Said(part, line.text if line else part, None, default=True)


def _completion(question: Question, core: Core) -> Choice:
    """What breaks as little as it can: nothing but this conflict's clauses, if possible."""
    others = [part for part in question.parts if part not in core & question.clauses.keys()]
    what = "a completion to show"
    if question.conflict(others, what) is None:
        return question.choice()
    lines = [part for part in question.parts if part not in question.clauses]
    if question.conflict(lines, what) is None:
        return question.choice()
    # The lines conflict with each other: as many of the conflict's own as can hold.
    kept: list[str] = []
    for part in sorted(core):
        if question.conflict([*kept, part], what) is None:
            kept.append(part)
    question.conflict(kept, what)
    return question.choice()


def _ruled_out(question: Question, core: Core, code: str) -> tuple[str, ...]:
    """What one clause alone takes from an open field, beside the lines of the conflict."""
    found: list[str] = []
    lines = [part for part in core if part not in question.clauses]
    for line in question.plan.open:
        if len(line.allowed) > MOST_VALUES:
            continue
        gone = [value for value in line.allowed if _excludes(question, [*lines, code], line, value)]
        # That all of them are gone is worth saying of what the conflict speaks of alone.
        if gone and (line.path in core or len(gone) < len(line.allowed)):
            values = ", ".join(str(plain_value(value)) for value in gone)
            found.append(f"{line.path} {values}")
    return tuple(found)


def _excludes(question: Question, parts: Iterable[str], line: Line, value: object) -> bool:
    atom = question.law.atom(line.path, value)
    chosen = [atom] if isinstance(atom, Bool) else []
    return question.conflict(parts, f"whether {line.path} can be {value}", chosen) is not None


# --- near plans ---


def _nearest(
    question: Question,
    ways: Iterable[Core],
    because: Iterable[Because],
    limit: int,
    room: Room | None,
) -> Iterator[Near]:
    """Plans that give up as little as can be, decided by law and derivation, that devices hold."""
    model = question.plan.model
    of_lines = [way for way in ways if way and not way & question.clauses.keys()]
    found: list[Near] = []
    for way in sorted(of_lines, key=len)[:MOST_WAYS]:
        paths = [path for path in question.plan.lines if path in way]
        parts = [part for part in question.parts if part not in way]
        choices = islice(question.every(parts, paths, "near plans"), MOST_VALUES)
        found += [near for choice in choices if (near := _near(question, way, choice))]
    found += _remedies(question.plan, because, limit)
    said = (question.plan.devices(name) for name in PHASES)
    devices = tuple(count for count in said if count is not None)
    rows: dict[frozenset[str], list[Near]] = {}
    for near in sorted(found, key=lambda near: _order(devices, near)):
        fields = frozenset(change.path for change in near.changes)
        row = fields if len(fields) == 1 else frozenset(map(str, near.changes))
        rows.setdefault(row, []).append(near)
    for row in rows.values():
        legal = [near for near in row if _fine(model, near.plan, room)]
        if legal:
            yield replace(legal[0], also=tuple(legal[1:]))


def _fine(model: Model, plan: Plan, room: Room | None) -> bool:
    if room is not None and not memory(model, plan, room).fits(room):
        return False
    if judge(model, plan).reasons:
        return False
    return by_value(model, plan, briefly=True).word != "illegal"


def _order(devices: tuple[int, ...], near: Near) -> tuple[bool, bool, float, int, str]:
    """As `nearest` has it, and after that what holds the least weights."""
    other, several, far, *_ = order_of(devices or worlds(near.plan), near)
    told = "; ".join(map(str, near.changes))
    return other, several, far, near.counts.decode.weights, told


def _remedies(plan: OpenPlan, because: Iterable[Because], limit: int) -> Iterator[Near]:
    """What mends a completion that was shown, where it leaves the open lines open."""
    closed = {path for path, line in plan.lines.items() if len(line.allowed) == 1}
    given: set[str] = set()
    for each in because if limit else ():
        rows = nearest(plan.model, plain_section(each.plan), limit)
        for near in (near for row in rows for near in row.each):
            paths = {change.path for change in near.changes}
            told = "; ".join(map(str, near.changes))
            if all(path in closed or path not in plan.lines for path in paths):
                # Lines that the search above gives up are its own.
                if told not in given and not paths <= closed:
                    yield near
                given.add(told)


def _near(question: Question, way: Core, choice: Choice) -> Near | None:
    plan = question.plan
    if DEVICES in way and plan.pools:
        return None  # no file says them
    base = plan if DEVICES not in way else _without_devices(plan)
    new = base.complete(choice)
    if any(shape_errors(new, Node({}, Place("")))):
        return None
    made = [
        Change(path, plain_value(line.allowed[0]), plain_value(choice[path]), absent=False)
        for path, line in plan.lines.items()
        if path in way
    ]
    if DEVICES in way:
        made.append(Change("devices", plan.base.devices, None, absent=False, dropped=True))
    if not made:
        return None
    counted = counts(plan.model, new)
    far = distance(plan.model, (new, new), made, (counted, counted), ())
    if DEVICES in way and plan.base.devices:
        far += EACH_DEVICES * abs(log2(worlds(new)[0] / plan.base.devices))
    return Near({}, new, tuple(made), round(far, 4), counted)


def _without_devices(plan: OpenPlan) -> OpenPlan:
    base = {name: value for name, value in plan.base.__dict__.items() if name != "devices"}
    return OpenPlan(plan.model, Plan(**base), plan.lines)


def tree_after(root: Node, near: Near) -> Tree:
    """The plan's file as data, with the changes of a near plan."""
    tree = cast(Tree, plain(root))
    for change in near.changes:
        if change.dropped:
            tree = {name: value for name, value in tree.items() if name != change.path}
        else:
            tree = put(tree, change.path, change.after)
    return tree
