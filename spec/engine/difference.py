"""How what ranks have differs from the model's, in words."""

from __future__ import annotations

from collections.abc import Iterator
from typing import cast

from shardproof.spec.engine.entries import Weights
from shardproof.spec.engine.ranks import Rank, is_taken_back
from shardproof.spec.engine.shifts import SHIFTED, is_shifted, of_member
from shardproof.spec.engine.spelling import Cover
from shardproof.spec.engine.values import MOVING, Held, Number, Open, Term, Value
from shardproof.spec.engine.watching import (
    SUMS,
    Event,
    Model,
    Sum,
    added,
    other_keys,
    pieces,
    sum_of,
)
from shardproof.spec.program.ops.asked import dim_of
from shardproof.spec.program.runs import Runs
from shardproof.spec.record import dataclass

UNKNOWN, ABSENT, OTHER = 8, 3, 1
"""How far a line is from the model: the nearest sum says best what is wrong."""


@dataclass(frozen=True, slots=True)
class Difference:
    """Of one rank, or of the ranks of its group together."""

    rank: str
    told: tuple[str, ...]
    """What it has too much or too little, each with its coefficient."""
    where: str
    """The indices, along the last axis."""
    together: tuple[str, ...] = ()
    """The axes of the group that adds up."""

    def __str__(self) -> str:
        at = f" on {self.where}" if self.where else ""
        who = f"{self.rank} and its group add up to " if self.together else f"{self.rank} "
        told = "; ".join(f"{each}{at}" for each in self.told)
        return who + (told if self.together or told.startswith("adds") else f"has {told}")


def difference(truth: Model, event: Event) -> Difference | None:
    """Of the first rank whose result is another one; of shares, what they add up to."""
    nearest: tuple[int, Difference] | None = None
    for axes in ((), *SUMS):
        found = added(event, axes) if axes else event.found
        for rank, x in truth.wrong(event, found) if found else ():
            told = _of(truth, event, x, rank, axes)
            if told is not None and (nearest is None or told[0] < nearest[0]):
                nearest = told
            break
        if nearest is not None and not any("partial sum" in each for each in nearest[1].told):
            break
    return None if nearest is None else nearest[1]


def _of(
    truth: Model, event: Event, x: object, rank: Rank, axes: tuple[str, ...]
) -> tuple[int, Difference] | None:
    """The lines of the first piece that is wrong, and how far off they are."""
    wanted = truth.sums(event) if truth.twin(event) else set[Sum]()
    lines: list[tuple[int, str]] = []
    where = ""
    for each in pieces(x):
        lines = [*_lines(truth, each, wanted)]
        if lines:
            where = _where(event, each)
            break
    if isinstance(x, Weights) and other_keys(x):
        lines.append((OTHER, "a query sees other keys, or another head's sink"))
    if not lines:
        lines.append((OTHER, "the model's values at other indices"))
    told = tuple(dict.fromkeys(line for _, line in lines))
    if axes and (again := _again(truth, event, wanted)) is not None:
        rank, told = again
        return 0, Difference(_who(event, rank), told, where)
    return sum(far for far, _ in lines), Difference(_who(event, rank), told, where, axes)


def _again(truth: Model, event: Event, wanted: set[Sum]) -> tuple[Rank, tuple[str, ...]] | None:
    """The first rank that adds in full what those before it have added, and nothing else wrong."""
    due = {value: factor for one in wanted for factor, value, open_ in one if not open_}
    seen: dict[Value, Number] = {}
    first: dict[Value, Rank] = {}
    for rank, found in zip(event.visit.stage.ranks, event.found, strict=True):
        if (rank.dp, rank.sp) != (0, 0):
            continue
        for term in (t for x in pieces(found) for t in x.terms if not t.open):
            before = seen.get(term.value, 0)
            seen[term.value] = before + term.factor * len(rank.members)
            if before and before == due.get(term.value):
                first.setdefault(term.value, rank)
    if len(first) != 1:
        return None
    ((value, rank),) = first.items()
    line = f"adds {name_of(truth, value)} again: coefficient {seen[value]}, not {due[value]}"
    return rank, (line,)


def _where(event: Event, x: Held) -> str:
    """The indices of the last axis."""
    runs = next((t.maps[-1] for t in x.terms if t.maps), ())
    model = event.ctx.model
    axis = ("vocab", model.vocab) if event.op.out.startswith("head.l") else ("hidden", model.hidden)
    dim = dim_of(event.op) or (axis[0] if x.sizes[-1:] == axis[1:] else None)
    named = f"{dim} " if isinstance(dim, str) else ""
    return f"{named}{places}" if (places := _places(runs)) else ""


def _lines(truth: Model, x: Held, wanted: set[Sum]) -> Iterator[tuple[int, str]]:
    if sum_of(x) in wanted:
        return
    model: dict[Value, tuple[Number, Open]] = {}
    if wanted:
        nearest = min(wanted, key=lambda one: len({v for _, v, _ in one}
                                                  ^ {t.value for t in x.terms}))  # fmt: skip
        model = {value: (factor, open_) for factor, value, open_ in nearest}
    for term in x.terms:
        yield from _of_term(truth, term, model.get(term.value))
    for value in model.keys() - {term.value for term in x.terms}:
        yield ABSENT, f"coefficient 0 of {name_of(truth, value)}, not {model[value][0]}"


def _of_term(
    truth: Model, term: Term, wanted: tuple[Number, Open] | None
) -> Iterator[tuple[int, str]]:
    if term.value % MOVING >= truth.last:
        yield UNKNOWN, "a value that the model does not have"
        return
    name, factor = name_of(truth, term.value), 0 if wanted is None else wanted[0]
    if term.open:
        times = f"{term.factor} times " if term.factor != 1 else ""
        parts = " and ".join(_covered(truth, *each) for each in term.open)
        yield OTHER, f"{times}a partial sum of {name}: {parts}"
    elif factor != term.factor:
        yield OTHER, f"coefficient {term.factor} of {name}, not {factor}"


def _covered(truth: Model, value: Value, covered: Cover) -> str:
    size = truth.world.size_of(value)
    said: list[str] = []
    for low, high, count in covered:
        first = low % SHIFTED
        times = "" if count == 1 else f" {count} times"
        said.append(f"{_span(first, first + high - low - 1)}{times}")
    return ", ".join(said) + (f" of {size}" if size is not None else "")


def _span(low: int, high: int) -> str:
    return str(low) if low == high else f"{low}–{high}"


def name_of(truth: Model, value: Value) -> str:
    """What has a value first in the model; of a weight its name."""
    for event in truth.of.events:
        for found in event.found:
            if any(len(x.terms) == 1 and x.terms[0].value == value for x in pieces(found)):
                return event.op.out
    for key, found in truth.world.values.items():
        if found == value and isinstance(key, tuple):
            words = [x for x in cast("tuple[object, ...]", key) if isinstance(x, str)]
            return words[1] if len(words) > 1 else words[0]
    return "a value of the model"


def _places(runs: Runs) -> str:
    """The indices; of drafts that are taken back, whose numbers are ours, how many there are."""
    own = of_member(runs, 0) if is_shifted(runs) else runs
    real = [run for run in own if run and run.start >= 0]
    back = sum(len(run) for run in real if is_taken_back(max(run[0], run[-1])))
    told = ", ".join(_span(min(run[0], run[-1]), max(run[0], run[-1]))
                     for run in real if not is_taken_back(max(run[0], run[-1])))  # fmt: skip
    if not back:
        return told
    drafts = "a draft that is taken back" if back == 1 else f"{back} drafts that are taken back"
    return f"key {told} and on {drafts}" if told else drafts


def _who(event: Event, rank: Rank) -> str:
    phase = event.ctx.phase
    said = [f"{axis} {getattr(rank, axis)}" for axis in ("dp", "sp", "tp")
            if getattr(phase, axis) > 1]  # fmt: skip
    first = f"pp {event.visit.number}" if phase.pp > 1 else ""
    told = " ".join(x for x in (first, *said) if x)
    return f"rank {told}" if told else "the only rank"
