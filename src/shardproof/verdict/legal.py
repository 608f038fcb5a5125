"""All legal plans that an open plan leaves, counted, and the best of them by a stated count.

Lines that no clause connects are counted apart, and their numbers multiplied. What is listed
is decided once more, by the law on the plan itself and by value.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from itertools import islice, product
from math import prod

from shardproof.proofs.nearest.counts import Counts, counts
from shardproof.proofs.nearest.memory import Room, memory
from shardproof.proofs.open.budget import Budget
from shardproof.proofs.open.degrees import no_product
from shardproof.proofs.open.lines import OpenPlan
from shardproof.proofs.open.question import Choice, Question, Undecided
from shardproof.reports.legal import Legal, LegalPlan
from shardproof.spec.engine.by_value import by_value
from shardproof.spec.law.judge import judge
from shardproof.spec.plan.plan import PHASES, Plan

MOST_COUNTED = 200_000
"""Choices that are found one by one."""
MOST_SORTED = 4_000
"""Plans whose counts are worked out, to put them in order."""

KEYS: Mapping[str, Callable[[Counts], float]] = {
    "weights": lambda c: max(c.prefill.weights, c.decode.weights),
    "kv": lambda c: max(c.prefill.kv, c.decode.kv),
    "decode-syncs": lambda c: c.decode.syncs,
    "decode-bytes": lambda c: c.decode.bytes,
    "prefill-syncs": lambda c: c.prefill.syncs,
    "prefill-bytes": lambda c: c.prefill.bytes,
}
"""What plans may be put in order by, and the order where nothing is said: first what makes a
model fit at all, then what every token waits for."""


def legal_plans(
    plan: OpenPlan,
    keys: Sequence[str] = (),
    limit: int = 10,
    budget: Budget | None = None,
    room: Room | None = None,
) -> Legal:
    """How many choices are legal, and the first of them in the order of the keys.

    With `room`, none is shown that a device of so much memory cannot hold.
    """
    order = (*keys, *(key for key in KEYS if key not in keys))
    if no_product(plan) is not None:
        return Legal(plan, 0, (), order, 0)
    found: list[list[Choice]] = []
    reached = 0
    try:
        question = Question(plan, budget=budget)
        every = tuple(question.parts)
        groups = _groups(question)
        if question.conflict(every, "whether a choice is legal") is not None:
            return Legal(plan, 0, (), order, 0)
        for paths in groups:
            choices: list[Choice] = []
            for choice in question.every(every, paths, "whether there are more legal plans"):
                choices.append({path: choice[path] for path in paths})
                reached += 1
                if reached > MOST_COUNTED:
                    gave_up = f"whether there are more than {MOST_COUNTED:,} legal plans"
                    return Legal(plan, MOST_COUNTED, (), order, 0, gave_up)
            found.append(choices)
    except Undecided as gave_up:
        return Legal(plan, prod(map(len, found)) if found else 0, (), order, 0, str(gave_up))
    count = prod(map(len, found))
    listed = list(islice(_plans(plan, found), MOST_SORTED))
    ranked = sorted(((each, counts(plan.model, each)) for each in listed), key=_by(order))
    ranked = [each for each in ranked if _fits(plan, each[0], room)]
    shown = tuple(islice(_decided(plan, ranked), limit))
    fitting = None if room is None else len(ranked)
    return Legal(plan, count, shown, order, len(listed), room=room, fitting=fitting)


def by_value_alone(found: Legal, plan: Plan) -> Legal:
    """Where no plan keeps every clause, one that is right all the same."""
    counted = counts(found.plan.model, plan)
    fits = _fits(found.plan, plan, found.room)
    shown = (LegalPlan(plan, counted),) if fits else ()
    fitting = None if found.room is None else len(shown)
    return replace(found, count=1, shown=shown, sorted=1, fitting=fitting)


def _fits(plan: OpenPlan, each: Plan, room: Room | None) -> bool:
    return room is None or memory(plan.model, each, room).fits(room)


def _by(order: Sequence[str]) -> Callable[[tuple[Plan, Counts]], tuple[object, ...]]:
    def key(each: tuple[Plan, Counts]) -> tuple[object, ...]:
        plan, counted = each
        degrees = tuple(
            -int(getattr(plan.phase(name), axis)) for name in PHASES for axis in ("tp", "ep", "pp")
        )
        return *(KEYS[name](counted) for name in order), degrees, repr(plan)

    return key


def _decided(plan: OpenPlan, ranked: Sequence[tuple[Plan, Counts]]) -> Iterator[LegalPlan]:
    for each, counted in ranked:
        if judge(plan.model, each).reasons:
            raise AssertionError(f"solver and evaluation disagree on {each}")
        if by_value(plan.model, each, briefly=True).word != "illegal":
            yield LegalPlan(each, counted)


def _plans(plan: OpenPlan, found: Sequence[Sequence[Choice]]) -> Iterator[Plan]:
    for parts in product(*found):
        choice: dict[str, object] = {}
        for part in parts:
            choice |= part
        yield plan.complete(choice)


def _groups(question: Question) -> list[list[str]]:
    """The open lines, those together that some clause connects."""
    groups: list[set[str]] = [{line.path} for line in question.plan.open]
    for paths in question.connected():
        met = [group for group in groups if group & paths]
        if len(met) > 1:
            groups = [group for group in groups if not group & paths]
            groups.append(set[str]().union(*met))
    return [sorted(group) for group in groups]
