"""Disagreements, each class once: made small, and saved where it can be decided again."""

from __future__ import annotations

import shlex
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Literal

from shardproof.fuzzing.cases import Kind, case
from shardproof.fuzzing.saved import save
from shardproof.fuzzing.saying import reasons
from shardproof.fuzzing.shrinking import smallest
from shardproof.fuzzing.tally import Parting
from shardproof.spec.amounts import amount
from shardproof.spec.plan.plan import Plan
from shardproof.spec.plan.write import inline, plain_section

MOST = 20
"""Classes that are made small and saved; how many there are beyond is told."""
Fault = Literal["claimed-wrong", "refused-right", "parted", "crashed"]
FAULTS: dict[Fault, tuple[str, str]] = {
    "claimed-wrong": (
        "A plan is called legal, and a run of it differs.",
        "Whoever called it legal is wrong: it lets a wrong plan pass.",
    ),
    "refused-right": (
        "A plan is refused, and every run of it is right.",
        "Whoever refused it is wrong, or the runs do not meet what is wrong with it.",
    ),
    "parted": (
        "Law, engine and checker say different things of a plan.",
        "One of them is wrong; its runs do not tell which, or were not made.",
    ),
    "crashed": ("A decider failed.", "Whatever a plan says, each decider has a word on it."),
}


@dataclass(frozen=True, slots=True)
class Finding:
    """One class of disagreement, by its smallest case."""

    fault: Fault
    kind: Kind
    case: str
    """What draws the first case again."""
    plans: int
    """How many are of the class."""
    says: str
    why: tuple[str, ...]
    """Who says what, and why, a line each; of the small case."""
    plan: str
    model: str
    file: str
    about: str

    @property
    def replay(self) -> str:
        """The command that decides it again."""
        return f"shardproof fuzz --replay {shlex.quote(self.file)}"

    @property
    def example(self) -> str:
        """The line that has a test of Hypothesis try it first."""
        return f'@example(saved("{self.file}"))'


def findings(
    partings: Sequence[Parting], folder: str, watch: Callable[[int, int], None]
) -> Iterator[Finding]:
    """Each class, the first of its cases made small and saved."""
    often = Counter(each.about for each in partings)
    first = {each.about: each for each in reversed(partings)}
    for about in list(often)[:MOST]:
        parting = first[about]
        drawn = case(parting.case)
        model, plan, why = drawn.model, drawn.plan, parting.why
        try:
            smaller = smallest(model, plan, watch)
        except Exception as fault:  # noqa: BLE001  (what was found is not lost for it)
            why = (*why, f"not made smaller: {type(fault).__name__}: {fault}")
        else:
            if smaller[2].parted:  # else it shows only under a workload drawn for its batch
                model, plan, said = smaller
                why = tuple(reasons(said))
        path = save(folder, model, plan, [*why, f"drawn as {parting.case}"])
        layers = amount(len(model.layers), "layer")
        sizes = f"{layers}, hidden {model.hidden}, vocabulary {model.vocab}"
        yield Finding(
            fault_of(parting.says), parting.kind, parting.case, often[about], parting.says, why,
            written(plan), sizes, path, about,
        )  # fmt: skip


def fault_of(says: str) -> Fault:
    """What is wrong, by who says what."""
    words = dict(each.split(": ") for each in says.split("; "))
    if "crashed" in words.values():
        return "crashed"
    ran = words.pop("execution")
    if ran == "illegal" and "legal" in words.values():
        return "claimed-wrong"
    return "refused-right" if ran == "legal" and "illegal" in words.values() else "parted"


def written(plan: Plan) -> str:
    """A plan as YAML on a line."""
    return inline(plain_section(plan))
